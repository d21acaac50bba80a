"""Invalid track files: the error has file, lane and place, and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from hairpin.core.datafile import MOST_BYTES
from hairpin.core.errors import TrackFileError, UnknownTrackError
from hairpin.core.game import Oddity
from hairpin.games.monza import Track, load_track, parse_track, shipped_tracks
from hairpin.games.monza.track_file import parse_board

GOOD = """game = "monza"
title = "Small"
edition = "anniversary"
facts = ["None."]
reconstruction = ["All."]

[lanes]
A = "w1.5 r1 b1.5"
B = "#1 g1.5 p1.5"

[start]
exits = ["A", "B"]

[finish]
colour = "white"
"""


def test_a_good_file_is_read() -> None:
    track = parse_track(GOOD, "small.toml")
    assert track.name == "small"
    assert track.title == "Small"
    assert track.exits_from_start == ("A1",)
    assert track.exits["A1"] == ("A2", "B2")


def test_the_title_is_the_name_of_the_file_unless_given() -> None:
    assert parse_track(GOOD.replace('title = "Small"\n', ""), "my-board.toml").title == "my-board"


BAD = {
    "unknown colour": ('A = "w1.5 o1 b1.5"', ["lane A", "space A2", "'o1'", "r (red)", "# for a tire"]),
    "unequal lanes": ('B = "#1 g1.5 p2"', ["lane A", "is 4 long and lane B 4.5", "end together"]),
    "typo in a lane": ('A = "w1.5 r1b1.5"', ["lane A", "space A2", "'r1b1.5'", "like r2, r1.5 or r4/3"]),
    "no length": ('A = "w r1 b3"', ["lane A", "space A1", "'w'", "a color and a length"]),
    "length of nothing": ('A = "w0 r1 b3"', ["lane A", "space A1", "'w0'", "a color and a length"]),
    "divided by nothing": ('A = "w1/0 r1 b3"', ["lane A", "space A1", "'w1/0'", "a color and a length"]),
    "negative length": ('A = "w-1 r1 b3"', ["lane A", "space A1", "'w-1'", "a color and a length"]),
    "endless length": ('A = "w9999 r1 b3"', ["lane A", "space A1", "'w9999'", "up to 100"]),
    "too many spaces": (f'A = "{"r1 " * 301}"', ["more than 300 spaces"]),
    "no lane at all": ('A = ""', ["lane A", 'like "w2 r1 #1 y1.5"']),
    "a lane of numbers": ("A = 3", ["lane A", 'like "w2 r1 #1 y1.5"', "not 3"]),
    "a lane of lists": ('A = ["w1"]', ["lane A", "not ['w1']"]),
    "a gap between lanes": ('D = "w4"', ["lanes B, D", "A, B, C … without a gap"]),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_lane_is_refused_with_its_place(fault: str) -> None:
    line, parts = BAD[fault]
    lane = "B" if line.startswith("B") else "A"
    text = "\n".join(line if row.startswith(f"{lane} =") else row for row in GOOD.splitlines())
    _check_refused(text, *parts)


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ('game = "monza"', 'game = "chess"', ['must say game = "monza"', "'chess'"]),
        ('game = "monza"', "", ['must say game = "monza"', "None"]),
        ('edition = "anniversary"', 'edition = "second"', ["first or anniversary", "'second'"]),
        ('edition = "anniversary"', "edition = []", ["first or anniversary", "[]"]),
        ('edition = "anniversary"', "edition = {a = 1}", ["first or anniversary"]),
        ('title = "Small"', 'titel = "Small"', ["'titel' is not a key", "title"]),
        ('title = "Small"', "title = 3", ["title must be text, not 3"]),
        ('facts = ["None."]', "facts = [1979-05-27]", ["facts must be text"]),
        ('facts = ["None."]', 'facts = ["a\\nb"]', ["facts must be text"]),
        ('exits = ["A", "B"]', 'exits = ["B"]', ["space S", "the start has no exits"]),
        ('exits = ["A", "B"]', "exits = []", ["[start] exits must list lanes like ['A', 'B']"]),
        ('exits = ["A", "B"]', 'exits = ["A", "C"]', ["[start] exits must list lanes like ['A', 'B']"]),
        ('exits = ["A", "B"]', "exits = [[1]]", ["[start] exits must list lanes"]),
        ('exits = ["A", "B"]', 'exit = ["A"]', ["'exit' is not a key of [start]; known are exits"]),
        ('colour = "white"', 'colour = "orange"', ["[finish] must say colour", "red, yellow, green"]),
        ('colour = "white"', "colour = [1]", ["[finish] must say colour"]),
        ('colour = "white"', 'color = "white"', ["'color' is not a key of [finish]; known are colour or targets"]),
        ('colour = "white"', "", ["[finish] must say colour"]),
        ('colour = "white"', 'targets = ["C"]', ["[finish] must say colour"]),
        ('colour = "white"', "targets = {}", ["[finish] must say colour"]),
        ('[finish]\ncolour = "white"', "", ["[finish] must say colour"]),
        ('[start]\nexits = ["A", "B"]', "", None),
    ],
)
def test_a_bad_value_is_refused_with_the_right_ones(old: str, new: str, parts: list[str] | None) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new)
    if parts is None:
        assert parse_track(text, "small.toml").exits_from_start == ("A1",)
    else:
        _check_refused(text, *parts)


def test_a_dead_end_is_read_as_an_oddity() -> None:
    text = GOOD.replace('A = "w1.5 r1 b1.5"', 'A = "w1.5 r1 #1.5"').replace("g1.5 p1.5", "g1 p0.5 y1.5")
    track = parse_track(text, "small.toml")
    assert (track.exits["A2"], track.oddities) == ((), (Oddity("dead-end", "A2"),))


def test_an_unreachable_space_is_read_as_an_oddity() -> None:
    text = GOOD.replace('B = "#1 g1.5 p1.5"', 'B = "g1 #1 p2"').replace('["A", "B"]', '["A"]')
    assert parse_track(text, "small.toml").oddities == (Oddity("unreachable", "B1"),)


def test_a_lane_without_target_ends_in_a_tyre_or_is_a_dead_end() -> None:
    text = GOOD.replace('colour = "white"', 'targets = ["A"]')
    assert parse_track(text, "small.toml").oddities == (Oddity("dead-end", "B3"),)


def test_an_unreachable_finish_is_refused() -> None:
    text = GOOD.replace("r1 b1.5", "r1 #1.5").replace("g1.5 p1.5", "g1.5 #1.5")
    _check_refused(text, "space F", "the finish cannot be reached", "open a way to it")
    _check_refused(text.replace('colour = "white"', 'targets = ["B"]').replace("#1.5", "#1 y0.5"), "space B4", "finish")


def test_oddities_are_not_in_the_text_of_a_board_and_are_derived_from_it() -> None:
    track = parse_track(GOOD.replace("g1.5 p1.5", "g1.5 #1.5"), "small.toml")
    assert track.oddities == (Oddity("dead-end", "B2"),)
    assert "dead-end" not in track.text
    assert parse_board("small", track.text).oddities == track.board_facts().oddities == track.oddities


def test_a_tyre_is_not_a_target() -> None:
    text = GOOD.replace("b1.5", "#1.5").replace('colour = "white"', 'targets = ["A"]')
    _check_refused(text, "lane A", "ends on a tire", "target")


@pytest.mark.parametrize(
    "text", ["{", "game = monza", "A = 'w1", "\x00", "[" * 5000, f"x = {'9' * 5000}", "\ufeff\ufeff"]
)
def test_a_text_that_is_not_toml_is_refused(text: str) -> None:
    _check_refused(text, "is not TOML")


def test_an_empty_or_huge_file_is_refused() -> None:
    _check_refused("", "must say game")
    _check_refused(GOOD + "#" * MOST_BYTES, "larger than 64 kB", "about 2")


def test_an_invalid_name_is_refused() -> None:
    with pytest.raises(TrackFileError, match=r"small letters, digits and hyphens, like my-board\.toml"):
        parse_track(GOOD, "Größer als.toml")


def test_a_file_is_read_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(GOOD, "utf-8")
    assert load_track(str(file)) == parse_track(GOOD, "small.toml")
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())  # as some editors save it
    assert load_track(str(file)) == parse_track(GOOD, "small.toml")


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "is not text"),
        (GOOD.encode("utf-16"), "is not text"),
        (b"\xff" * (MOST_BYTES + 9), "is larger than"),
        (b"\xef\xbb\xbf" + b"#" * (MOST_BYTES + 9), "is larger than"),
    ],
)
def test_a_binary_or_huge_file_is_refused(tmp_path: Path, content: bytes, part: str) -> None:
    file = tmp_path / "small.toml"
    file.write_bytes(content)
    with pytest.raises(TrackFileError, match=f"small.toml: {part}"):
        load_track(str(file))


def test_a_missing_file_and_a_directory_are_refused(tmp_path: Path) -> None:
    for name in (str(tmp_path / "missing.toml"), "a\0b.toml", "x" * 5000 + ".toml"):
        with pytest.raises(TrackFileError, match="cannot be read"):
            load_track(name)
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(TrackFileError, match=r"folder\.toml: cannot be read"):
        load_track(str(tmp_path / "folder.toml"))


def test_an_unknown_name_is_refused_with_the_names() -> None:
    with pytest.raises(UnknownTrackError, match=r"choose first-edition, long, .* or name a \.toml file"):
        load_track("ovall")


@pytest.mark.parametrize("length", ["1.2341", "99.9999", "4/3", "0.0001"])
def test_every_length_survives_the_one_line_text(length: str) -> None:
    text = GOOD.replace('A = "w1.5 r1 b1.5"', f'A = "w{length} r1 b1"').replace(
        'B = "#1 g1.5 p1.5"', f'B = "p1 g{length} r1"'
    )
    track = parse_track(text, "small.toml")
    assert parse_board("small", track.text) == track


CUTS = st.tuples(st.integers(0, 2000), st.integers(0, 12), st.text("rygbwp#0123456789.,=/ ABCDE[]\"'\n", max_size=8))


@settings(max_examples=examples(300), deadline=None)
@given(st.sampled_from(["", *sorted(shipped_tracks())]), st.lists(CUTS, min_size=1, max_size=4))
def test_any_changed_text_is_a_track_or_a_track_file_error(name: str, cuts: list[tuple[int, int, str]]) -> None:
    text = _write(shipped_tracks()[name]) if name else GOOD
    for place, length, patch in cuts:
        cut = place % (len(text) + 1)
        text = text[:cut] + patch + text[cut + length :]
    _check_reads_or_refuses(text)


@settings(max_examples=examples(200), deadline=None)
@given(st.text())
def test_any_text_in_a_lane_is_a_track_or_a_track_file_error(words: str) -> None:
    _check_reads_or_refuses(GOOD.replace("w1.5 r1 b1.5", words))


def _check_reads_or_refuses(text: str) -> None:
    message = ""
    try:
        track = parse_track(text, "small.toml")
    except TrackFileError as error:
        message = error.message
    if message:
        assert message.startswith("small.toml")
        assert len(message) < 500
    else:
        assert parse_board("small", track.text) == track


def _write(track: Track) -> str:
    """Write a track as a file, in full."""
    rows = [f'{lane} = "{" ".join(f"{s.colour}{s.front - s.rear}" for s in row)}"' for lane, row in track.lanes.items()]
    finish = f"targets = {[place[0] for place in track.finish]}" if track.has_targets else 'colour = "white"'
    head = f'game = "monza"\nedition = "{track.edition}"\n'
    return head + "[lanes]\n" + "\n".join(rows) + f"\n[finish]\n{finish}\n"


def _check_refused(text: str, *parts: str) -> None:
    with pytest.raises(TrackFileError) as refusal:
        parse_track(text, "small.toml")
    message = refusal.value.message
    assert message.startswith("small.toml")
    assert refusal.value.fields["file"] == "small.toml"
    for part in parts:
        assert part in message
