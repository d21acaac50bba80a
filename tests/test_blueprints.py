"""Blueprints: every board can be written, read and drawn, and all its faults are reported."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, product
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from examples import examples
from hairpin.core.datafile import LONGEST_TITLE, shipped_texts
from hairpin.core.errors import TrackFileError
from hairpin.games.monza import parse_track, shipped_tracks
from hairpin.games.monza.blueprint import FILE, OWN, Bend, Blueprint, Patch, check_size, open_shipped, read_blueprint
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.drawing import Drawing, describe_fault, draw_blueprint
from hairpin.games.monza.faults import FaultKind
from hairpin.games.monza.limits import limits
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.path import PathPiece, format_path, format_piece, parse_path, parse_piece
from hairpin.games.monza.track import OPEN, TYRE, Track
from hairpin.games.monza.track_file import MOST_SPACES, read_track
from words.messages import LANGUAGES, PACKAGE, read

SHIPPED = shipped_texts("monza")


def draft(
    *lanes: str, exits: str = "ABCDEFGHI", line: str = "w", targets: str = "", curve: Bend | None = None
) -> Blueprint:
    """Return a blueprint from a short notation."""
    names = "ABCDEFGHIJ"[: len(lanes)]
    return Blueprint(
        title="Mine",
        edition="anniversary",
        lanes=tuple(tuple(Patch(word[:1], word[1:]) for word in lane.split()) for lane in lanes),
        exits=tuple(name in exits for name in names),
        line="" if targets else line,
        targets=tuple(name in targets for name in names),
        curve=curve,
    )


def bend(path: str, road: float, start: float) -> Bend:
    return Bend(parse_path(path), road, start)


def kinds(board: Blueprint) -> list[str]:
    """Return the kinds of the faults."""
    return [str(fault.fields["fault"]) for fault in board.read().faults]


def spots(board: Blueprint, kind: str) -> list[object]:
    """Return the spaces with a kind of fault, or oddity."""
    reading = board.read()
    wrong = [fault.fields.get("space") for fault in reading.faults if fault.fields["fault"] == kind]
    return wrong + [oddity.place for oddity in reading.oddities if oddity.kind == kind]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_blueprint_of_a_shipped_board_gives_the_same_track(name: str) -> None:
    board = read_blueprint(SHIPPED[name], name)
    track = parse_track(board.text, FILE)
    shipped = shipped_tracks()[name.removesuffix(".toml")]
    assert track == shipped
    assert (track.curve, track.title, track.name) == (shipped.curve, shipped.title, OWN)
    assert read_blueprint(board.text) == board


FAULTY: dict[str, tuple[Blueprint, list[tuple[str, str]]]] = {
    "nothing": (draft("w1 r1", "b1 g1"), []),
    "all of it open": (draft("~2", "~2"), [("open-road", "A1"), ("open-road", "B1")]),
    "two colours nobody knows": (draft("x1 r1", "b1 q1"), [("no-colour", "A1"), ("no-colour", "B2")]),
    "lengths of nothing": (draft("r0 r1 g1", "b1/0 b1 w1"), [("bad-length", "A1"), ("bad-length", "B1")]),
    "a colour and a length": (draft("x1 r0", "b1 b1"), [("no-colour", "A1"), ("bad-length", "A2")]),
    "too short": (draft("r1 g1", "b1", "r1"), [("lane-length", ""), ("lane-length", "")]),
    "an empty lane": (draft("r1 g1", ""), [("empty-lane", "")]),
    "no lane": (draft("", ""), [("empty-lane", ""), ("empty-lane", "")]),
    "one lane": (draft("r1 g1"), [("lane-count", "")]),
    "six lanes": (draft(*["r1"] * 6), [("lane-count", "")]),
    "no way out of the start": (draft("#1 r1", "b1 g1", exits="A"), [("no-exit", "S")]),
    "a start onto nothing": (draft("w1 r1", "b1 g1", exits=""), [("no-exit", "S")]),
    "a wall before open road": (
        draft("r1 #1 ~2", "b1 #1 ~2"),
        [("open-road", "A3"), ("open-road", "B3"), ("cut-off", "F")],
    ),
    "a space that open road may lead to": (draft("r1 #1 w1", "b1.5 ~1.5"), [("open-road", "B2")]),
    "a wall": (draft("r1 #1 g1", "b1 #1 y1"), [("cut-off", "F")]),
    "a wall before the targets": (draft("r1 #1 g1", "b1 #1 y1", targets="AB"), [("cut-off", "A3")]),
    "no finish": (draft("r1", "b1", line="?"), [("no-finish", "F")]),
    "a tyre for a target": (draft("r1 #1", "b1.5 g0.5", targets="AB"), [("tyre-target", "A2")]),
    "no target": (replace(draft("r1", "b1"), line=""), [("no-finish", "F")]),
    "a curve that does not close": (draft("r9", "b9", curve=bend("f8 r90/5", 1, 2)), [("curve-gap", "")]),
    "a curve of nonsense": (draft("r9", "b9", curve=bend("f8 q1 z", 1, 2)), [("curve-word", ""), ("curve-word", "")]),
    "a curve of nothing": (draft("r9", "b9", curve=bend("", 0, -1)), [("curve-size", "")] * 2 + [("curve-path", "")]),
    "a loop": (draft("r9", "b9", curve=bend("r360/5 r360/5", 1, 2)), [("curve-overlap", "")]),
    "a bend that is too tight": (
        draft("r20", "b20", curve=bend("f8 r180/1 f8 r180/1", 3, 4)),
        [("curve-tight", ""), ("curve-tight", "")],
    ),
    "a short start": (draft("r9", "b9", curve=bend("f8 r180/5 f8 r180/5", 2, 0.5)), [("curve-start", "")]),
    "a thin road": (draft("r9", "b9", curve=bend("f8 r180/5 f8 r180/5", 0.01, 3)), [("curve-road", "")]),
    "everything at once": (
        draft("x1 ~3", "#1 #1 r9", exits="B", line="?", curve=bend("f", 1, 1)),
        [
            ("no-colour", "A1"),
            ("open-road", "A2"),
            ("lane-length", ""),
            ("no-exit", "S"),
            ("no-finish", "F"),
            ("curve-word", ""),
        ],
    ),
}


@pytest.mark.parametrize("name", FAULTY)
def test_every_fault_of_a_board_is_reported_at_its_place(name: str) -> None:
    board, wanted = FAULTY[name]
    found = [(str(fault.fields["fault"]), str(fault.fields.get("space", ""))) for fault in board.read().faults]
    assert found == wanted


ODD: dict[str, tuple[Blueprint, list[tuple[str, str]]]] = {
    "nothing": (draft("w1 r1", "b1 g1"), []),
    "two spaces out of reach": (
        draft("r1 #1 w1", "b2 g1", "y1 #1 p1"),
        [("unreachable", "A3"), ("unreachable", "C3")],
    ),
    "a bag": (draft("r1 g1 #1 w1", "b1 g1 y2"), [("dead-end", "A2"), ("unreachable", "A4")]),
    "a wall before open road": (draft("r1 #1 ~2", "b1 #1 ~2"), [("dead-end", "A1"), ("dead-end", "B1")]),
    "open road beside an end": (draft("r1 #1 w1", "b1.5 ~1.5"), []),
    "a wall": (
        draft("r1 #1 g1", "b1 #1 y1"),
        [("dead-end", "A1"), ("dead-end", "B1"), ("unreachable", "A3"), ("unreachable", "B3")],
    ),
    "a target out of reach": (draft("r1 #1 g1", "b1 p1 y1", targets="AB"), [("dead-end", "A1"), ("unreachable", "A3")]),
    "a lane without a target": (draft("r1 g1", "b1 y1", targets="A"), [("dead-end", "B2")]),
    "a tyre for a target": (draft("r1 #1", "b1.5 g0.5", targets="AB"), []),
    "a start that is shut": (draft("r1 #1 w1", "b1 y2", exits=""), [("dead-end", "A1")]),
    "too many": (draft(" ".join(["r1"] * (MOST_SPACES + 1)), "b99 b99 b99 #4"), []),
}


@pytest.mark.parametrize("name", ODD)
def test_every_oddity_of_a_board_is_reported_at_its_place(name: str) -> None:
    board, wanted = ODD[name]
    assert [(oddity.kind, oddity.place) for oddity in board.read().oddities] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_oddity_has_a_message(language: str) -> None:
    kinds = {oddity.kind for board, _ in ODD.values() for oddity in board.read().oddities}
    assert {name.removeprefix("odd-") for name in read(language) if name.startswith("odd-")} == kinds | {"board"}


def test_a_fault_has_the_values_of_its_message() -> None:
    short = draft("r1 g1", "b0.5").read().faults[0]
    assert short.fields == {
        "file": FILE,
        "fault": "lane-length",
        "lane": "B",
        "long": "0.5",
        "longest": "2",
        "missing": "1.5",
    }
    word = draft("r9", "b9", curve=bend("f8 q1 z", 1, 2)).read().faults[1]
    assert (word.fields["word"], word.fields["given"]) == (3, "z")


def test_the_missing_end_of_a_lane_is_drawn_as_open_road() -> None:
    track = draft("r1 g1", "b0.5").read().track
    end = track.spaces["B2"]
    assert (end.colour, end.rear, end.front) == (OPEN, Fraction(1, 2), Fraction(2))
    assert set(draw_board(track).spaces) == {"A1", "A2", "B1", "B2"}


def test_a_curve_that_does_not_close_is_drawn_unchanged() -> None:
    board = draft("r9", "b9", curve=bend("f8 r90/5", 1, 2))
    assert board.read().track.curve
    assert draw_board(board.read().track) != draw_board(replace(board, curve=None).read().track)


def fill(board: Blueprint, random: Random) -> Blueprint:
    """Lay the open road of a board at random, in halves."""

    def lay(lane: tuple[Patch, ...]) -> Iterator[Patch]:
        for is_open, patches in groupby(lane, key=lambda patch: patch.colour == OPEN):
            if not is_open:
                yield from patches
                continue
            halves = int(sum(Fraction(patch.length) for patch in patches) * 2)
            while halves:
                length = random.randint(1, min(3, halves))
                yield Patch(random.choice(LETTERS + TYRE), str(Fraction(length, 2)))
                halves -= length

    return replace(board, lanes=tuple(tuple(lay(lane)) for lane in board.lanes))


def test_a_fault_beside_open_road_stays_however_the_road_is_laid() -> None:
    """A fault that some filling fixes is not reported."""
    random = Random(5)
    words = [f"{colour}{length}" for colour, length in product("rb#~", ("1", "1.5"))] + ["~3"]
    for _ in range(200):
        lanes = [" ".join(random.choice(words) for _ in range(3)) for _ in range(2)]
        board = draft(*lanes, "~2", line=random.choice("w?"))
        longest = max(sum((Fraction(patch.length) for patch in lane), Fraction(0)) for lane in board.lanes)
        board = replace(board, lanes=tuple(pad(lane, longest) for lane in board.lanes), line="w")
        # If a filling blocks the start, no other space is reported as unreachable.
        fillings = [laid for laid in (fill(board, random) for _ in range(12)) if "no-exit" not in kinds(laid)]
        for kind in ("dead-end", "unreachable", "cut-off"):
            for place in map(str, spots(board, kind)):
                at = edges(board.read().track, place)
                assert all(
                    at in [edges(laid.read().track, str(other)) for other in spots(laid, kind)] for laid in fillings
                ), (board.text, kind, place)


def pad(lane: tuple[Patch, ...], longest: Fraction) -> tuple[Patch, ...]:
    missing = longest - sum((Fraction(patch.length) for patch in lane), Fraction(0))
    return (*lane, Patch(OPEN, str(missing))) if missing else lane


def edges(track: Track, place: str) -> tuple[object, ...]:
    """Return the position of a space, which does not depend on its number."""
    space = track.spaces.get(place)
    return (space.lane, space.rear, space.front) if space else (place,)


LENGTHS = st.sampled_from(["1", "1", "1", "1.5", "2", "4/3", "0.5"])
ANY_LENGTH = st.one_of(LENGTHS, st.text(max_size=8), st.sampled_from(["0", "1e9", "9999999/1", "-1", "nan", "1/0"]))
PATCHES = st.builds(Patch, st.sampled_from("rygbwp#"), LENGTHS)
ANY_PATCH = st.one_of(
    PATCHES,
    st.builds(Patch, st.sampled_from("rygbwp#~"), ANY_LENGTH),
    st.builds(Patch, st.text(max_size=3), ANY_LENGTH),
)
SIZES = st.floats(allow_nan=False, allow_infinity=False)  # other values in a file are read as 0
PATHS = st.one_of(st.sampled_from(["f8 r180/5 f8 r180/5", "f3 r90/4 f3", "r360/5 r360/5"]), st.text(max_size=20))
ANY_NUMBER = st.one_of(
    st.integers(0, 400).map(float), st.floats(0, 1e4), st.floats(allow_nan=False, allow_infinity=False)
)
ANY_PIECE = st.builds(
    PathPiece,
    st.sampled_from(["forward", "left", "right", "unknown"]),
    ANY_NUMBER,
    ANY_NUMBER,
    ANY_NUMBER,
    st.text(max_size=9),
)
BENDS = st.builds(
    Bend,
    st.one_of(PATHS.map(parse_path), st.lists(ANY_PIECE, max_size=4).map(tuple)),
    st.one_of(st.sampled_from([1.0, 1.5, 3.3]), SIZES),
    st.one_of(st.sampled_from([2.0, 4.8]), SIZES),
)


@st.composite
def blueprints(draw: st.DrawFn) -> Blueprint:
    """Draw random boards: most of them nearly valid, some nonsense."""
    patches = draw(st.sampled_from([PATCHES, ANY_PATCH]))
    count = draw(st.sampled_from([2, 2, 3, 3, 1, 6]))
    lanes = tuple(tuple(draw(st.lists(patches, min_size=0, max_size=6))) for _ in range(count))
    if draw(st.booleans()) and lanes[0]:
        lanes = (lanes[0],) * count  # lanes that end together
    flags = st.lists(st.booleans(), min_size=count, max_size=count).map(tuple)
    has_line = draw(st.booleans())
    return Blueprint(
        title=draw(st.text(max_size=100)),
        edition=draw(st.sampled_from(["anniversary", "first"])),
        lanes=lanes,
        exits=draw(st.one_of(st.just((True,) * count), flags)),
        line=draw(st.sampled_from([*"rygbwp", "?", "xx"])) if has_line else "",
        targets=(False,) * count if has_line else draw(flags),
        curve=draw(st.one_of(st.none(), BENDS)),
    )


@settings(max_examples=examples(400), deadline=None)
@given(blueprints())
def test_a_board_has_no_faults_if_and_only_if_its_file_can_be_raced_on(board: Blueprint) -> None:
    faults = board.read().faults
    if not faults:
        assert parse_track(board.text, FILE).board_facts().players
        return
    with pytest.raises(TrackFileError) as refusal:
        parse_track(board.text, FILE)
    assert (refusal.value.message, refusal.value.fields) == (faults[0].message, faults[0].fields)


@settings(max_examples=examples(300), deadline=None)
@given(blueprints())
def test_every_board_can_be_drawn_and_every_space_has_its_shape(board: Blueprint) -> None:
    track, faults = board.read()
    road = draw_board(track)
    for name, lane in zip("ABCDEF", board.lanes, strict=False):
        assert {f"{name}{number}" for number in range(1, len(lane) + 1)} <= set(road.spaces)
    assert set(road.spaces) == set(track.spaces)
    assert max(road.view) == pytest.approx(1000)
    for fault in faults:
        assert fault.fields["fault"] in get_args(FaultKind)
        assert fault.fields.get("space", "S") in {"S", "F", *track.spaces}


@settings(max_examples=examples(300), deadline=None)
@given(blueprints())
def test_a_blueprint_and_its_drawing_survive_encoding_and_decoding(board: Blueprint) -> None:
    drawing = draw_blueprint(board)
    try:
        sent = msgspec.json.encode([board, drawing])
    except UnicodeEncodeError:  # a lone surrogate cannot be sent
        return
    assert msgspec.json.decode(sent, type=tuple[Blueprint, Drawing]) == (board, drawing)


@pytest.mark.parametrize("wrong", [{"edition": "third"}, {"lanes": [[{"colour": "r"}]]}, {"curve": "f8"}, {"line": 1}])
def test_an_invalid_blueprint_is_not_decoded(wrong: dict[str, object]) -> None:
    board = msgspec.to_builtins(open_shipped("oval"))
    assert msgspec.convert(board, Blueprint) == open_shipped("oval")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(board | wrong), type=Blueprint)


@pytest.mark.parametrize("name", shipped_tracks())
def test_the_drawing_of_a_shipped_board_has_the_outline_of_the_board(name: str) -> None:
    drawing, track = draw_blueprint(open_shipped(name)), shipped_tracks()[name]
    assert drawing.parts == draw_board(track).parts
    assert (drawing.ways, drawing.faults) == (track.exits, ())


def test_a_fault_names_its_place_and_the_values_of_its_message() -> None:
    (fault,) = draft("r1 x1", "b2").read().faults
    described = describe_fault(fault)
    assert (described.kind, described.lane, described.space, described.word) == ("no-colour", "A", "A2", 0)
    assert described.given == {"given": "x1"}
    assert described.says == fault.message


@pytest.mark.parametrize("name", SHIPPED)
def test_the_pieces_of_a_shipped_board_give_the_same_path(name: str) -> None:
    path = tomllib.loads(SHIPPED[name])["curve"]["path"]
    assert format_path(parse_path(path)) == path
    assert parse_path(path) == open_shipped(name.removesuffix(".toml")).curve.pieces  # type: ignore[union-attr]


def even(length: str) -> Blueprint:
    return draft(f"r{length}", f"b{length}")


def drawn_along(path: str, start: float = 3) -> Blueprint:
    return draft("r9", "b9", curve=bend(path, 1, start))


AT_LIMIT: list[tuple[str, str, Callable[[int], Blueprint]]] = [
    ("most_lanes", "lane-count", lambda most: draft(*["r1"] * most)),
    ("most_spaces", "too-many", lambda most: draft(" ".join(["r1"] * (most - 3)), "b99 b99 b99")),
    ("most_length", "bad-length", lambda most: even(str(most))),
    ("digits", "bad-length", lambda most: even("1".rjust(most, "0"))),
    ("decimals", "bad-length", lambda most: even("1." + "1" * most)),
    ("over_digits", "bad-length", lambda most: even("1".rjust(most, "0") + "/1")),
    ("under_digits", "bad-length", lambda most: even("1/" + "9" * most)),
    ("most_pieces", "curve-path", lambda most: drawn_along("f1 " * most)),
    ("piece_digits", "curve-word", lambda most: drawn_along("f" + "1".rjust(most, "0"))),
    ("piece_decimals", "curve-word", lambda most: drawn_along("f1." + "1" * most)),
    ("most_angle", "curve-word", lambda most: drawn_along(f"r{most}/5")),
    ("most_size", "curve-size", lambda most: drawn_along("f1", most)),
]


@pytest.mark.parametrize(("field", "kind", "build"), AT_LIMIT, ids=[field for field, _, _ in AT_LIMIT])
def test_a_board_at_a_limit_is_accepted_and_one_beyond_it_is_not(
    field: str, kind: str, build: Callable[[int], Blueprint]
) -> None:
    most = getattr(limits(), field)
    assert kind not in kinds(build(most))
    assert kind in kinds(build(most + 1))


@settings(max_examples=examples(500), deadline=None)
@given(ANY_PIECE)
def test_a_piece_is_written_as_one_word_that_is_read_back(piece: PathPiece) -> None:
    word = format_piece(piece)
    assert len(word.split()) == 1
    assert format_piece(parse_piece(word)) == word
    again = parse_piece(word)
    if again.kind != "unknown" != piece.kind:
        assert again.kind == piece.kind
        sizes = (piece.length, 0, 0) if piece.kind == "forward" else (0, piece.angle, piece.radius)
        assert (again.length, again.angle, again.radius) == pytest.approx(sizes, abs=6e-5)


@pytest.mark.parametrize(
    ("piece", "word"),
    [
        (PathPiece("forward", length=-1), "f-1"),
        (PathPiece("forward", length=0.00001), "f0"),
        (PathPiece("forward", length=1e300), "f1000000000000000052"),
        (PathPiece("left", angle=361, radius=2), "l361/2"),
        (PathPiece("right", angle=90), "r90/0"),
        (PathPiece("unknown", text="z 9"), "z?9"),
        (PathPiece("unknown"), "?"),
    ],
)
def test_a_piece_that_cannot_be_written_is_a_fault_at_its_place(piece: PathPiece, word: str) -> None:
    path = (PathPiece("forward", length=8), piece, PathPiece("right", angle=90, radius=5))
    (fault,) = draw_blueprint(draft("r9", "b9", curve=Bend(path, 1, 2))).faults
    assert (fault.kind, fault.word, fault.given) == ("curve-word", 2, {"given": word})


@settings(max_examples=examples(300), deadline=None)
@given(blueprints())
@example(draft("r9", "b9", curve=bend("f8 r180/5 f8 r180/5", -0.0, -0.0)))
def test_a_board_is_read_back_as_it_was_written(board: Blueprint) -> None:
    again = read_blueprint(board.text)
    assert again.text == board.text
    assert read_blueprint(again.text) == again


CUTS = st.tuples(st.integers(0, 2000), st.integers(0, 12), st.text("rygbwp#~0123456789.,=/ ABCDE[]\"'\n", max_size=8))


@settings(max_examples=examples(300), deadline=None)
@given(st.sampled_from(sorted(SHIPPED)), st.lists(CUTS, min_size=1, max_size=4))
def test_a_file_is_read_with_its_faults_or_refused_and_none_is_lost(
    name: str, cuts: list[tuple[int, int, str]]
) -> None:
    text = SHIPPED[name]
    for place, length, patch in cuts:
        cut = place % (len(text) + 1)
        text = text[:cut] + patch + text[cut + length :]
    refused, kept = "", set()
    try:
        kept = set(kinds(read_blueprint(text, name)))
    except TrackFileError as error:
        refused = str(error.fields["fault"])
    if refused:
        assert refused in get_args(FaultKind)
    else:
        assert {fault.fields["fault"] for fault in read_track(text, name).faults} <= kept


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "thousands of spaces": (lambda: check_size([[0] * 2000] * 3), "too-many"),
    "no lanes": (lambda: check_size([]), "lane-count"),
    "forty lanes": (lambda: check_size([[0]] * 40), "lane-count"),
    "a long file": (lambda: read_blueprint("#" * 70_000), "too-large"),
    "deep nesting": (lambda: read_blueprint(f"a = {'[' * 5000}"), "not-toml"),
    "another game": (lambda: read_blueprint('game = "memo"'), "other-game"),
    "a misspelt word": (lambda: read_blueprint(SHIPPED["oval.toml"].replace("title", "titel")), "unknown-word"),
    "a title without end": (
        lambda: read_blueprint(SHIPPED["oval.toml"].replace('"Oval"', f'"{"x" * 999}"')),
        "bad-title",
    ),
    "lanes with a gap": (lambda: read_blueprint(SHIPPED["oval.toml"].replace("\nB =", "\nD =")), "lane-count"),
    "a lane of numbers": (lambda: read_blueprint('game = "monza"\n[lanes]\nA = 3'), "empty-lane"),
    "more spaces than can be drawn": (
        lambda: read_blueprint(SHIPPED["oval.toml"].replace("w1.5", "w1.5 " * 700)),
        "too-many",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_blueprint_that_cannot_be_drawn_is_refused(name: str) -> None:
    read_it, kind = REFUSED[name]
    with pytest.raises(TrackFileError) as refusal:
        read_it()
    assert refusal.value.fields["fault"] == kind


def test_a_few_too_many_spaces_are_a_fault_that_can_be_fixed() -> None:
    board = draft(" ".join(["r1"] * (MOST_SPACES + 1)), f"b{99} b99 b99 b4")
    assert kinds(board) == ["too-many"]
    assert len(draw_board(board.read().track).spaces) == MOST_SPACES + 5


@pytest.mark.parametrize("title", ["<script>alert(1)</script>", 'a "b" \\ c', "\ud800x", "a\nb\x00", "赛道", " " * 200])
def test_any_title_is_kept_as_printable_text(title: str) -> None:
    board = replace(draft("r1", "b1"), title=title)
    track = parse_track(board.text, FILE)
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in title).split())
    assert track.title == (shown or OWN)
    assert len(track.title) <= LONGEST_TITLE
    board.text.encode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fault_has_a_message(language: str) -> None:
    names = {name.removeprefix("fault-") for name in read(language) if name.startswith("fault-")}
    assert names == set(get_args(FaultKind))


def test_every_fault_that_code_names_is_a_kind_of_fault() -> None:
    in_a_terminal = {"other-plan"}
    folders = (PACKAGE / "games" / "monza", PACKAGE / "analysis" / "monza", PACKAGE / "server" / "monza")
    sources = [file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py")]
    named = {kind for source in sources for kind in re.findall(r'\bfault="([^"]+)"', source)}
    assert len(named) > 5
    assert named - set(get_args(FaultKind)) == in_a_terminal


def test_the_message_of_a_fault_has_only_variables_that_the_fault_has() -> None:
    for board, _ in FAULTY.values():
        for fault in board.read().faults:
            asked = read("en")[f"fault-{fault.fields['fault']}"].variables
            assert asked <= set(fault.fields), fault.message
