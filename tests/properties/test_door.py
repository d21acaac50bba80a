"""The public API: any argument gives a value, or a short `HairpinError`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from itertools import product
from math import inf, nan
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from hairpin.bots import check_driver, dial_of, drivers, make_driver
from hairpin.core.errors import LONGEST_MESSAGE, MOST_FACTS, HairpinError
from hairpin.core.fair import FairSource
from hairpin.core.game import BoardText
from hairpin.games import deal, explain, memo, monza, remake, tell
from hairpin.games.memo import load_tile_set, parse_tile_set
from hairpin.games.memo import tiles as memo_tiles
from hairpin.games.monza import load_track, parse_track, track_file
from hairpin.games.record import Fairness, Record, format_record, parse_record
from hairpin.games.verify import verify
from sampling import AnyGame, play

HUGE = 10**5000
SEED = "0f" * 32
GAMES: dict[str, AnyGame] = {
    "monza": hairpin.make("monza", track="sprint", players=3, pro=True, bonus=True),
    "memo": hairpin.make("memo", players=2, aid=(0,)),
}
PHASES = {"monza": get_args(monza.Phase), "memo": get_args(memo.Phase)}
OTHER = {"monza": "memo", "memo": "monza"}
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
SETTINGS = settings(max_examples=20, derandomize=True, deadline=None)

# Made when they are drawn, so that a failing example does not print them.
ODD: tuple[Callable[[], Any], ...] = (
    lambda: HUGE,
    lambda: -HUGE,
    lambda: nan,
    lambda: inf,
    lambda: b"roll",
    lambda: bytearray(b"x"),
    lambda: "\ud800",
    lambda: "red\udfff",
    lambda: "x" * 100_000,
    lambda: "x" * 100_000 + ".toml",
    lambda: ".toml",
    lambda: "\0.toml",
    lambda: [[]],
    lambda: {1: {}},
    lambda: {"a"},
    lambda: (HUGE, "\ud800"),
    lambda: ["x" * 100_000] * 3,
    object,
    lambda: object,
    lambda: len,
    lambda: BoardText("\ud800", "x" * 100_000),
    lambda: BoardText(None, 3),  # type: ignore[arg-type]
    lambda: ("red",) * 1000,
    lambda: Fairness("x", ()),
    lambda: FairSource("x", ("y",)),
)

plain = st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.text(max_size=6)
json_like = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)
odd = st.integers(0, len(ODD) - 1).map(lambda place: ODD[place]())


@cache
def list_moves(name: str) -> list[tuple[Any, Any, Any]]:
    """Play until every phase has occurred; return one move for each pair of phases."""
    kept: dict[tuple[str, str], tuple[Any, Any, Any]] = {}
    random = Random(name)
    while {*PHASES[name]} - {phase for pair in kept for phase in pair}:
        kept |= {(move[0].phase, move[2].phase): move for move in play(GAMES[name], random)}
    return [*kept.values()]


@cache
def write_records(name: str) -> Record:
    """Return the record of an unfinished race with committed dice."""
    game = GAMES[name]
    return Record(game, ("Ann", "Bob", "Cem")[: game.players], (), fairness=Fairness(SEED, (None,) * game.players))


@cache
def strange(name: str) -> st.SearchStrategy[Any]:
    """Draw any value: JSON-like, odd, an object of another game, or one of this game with an invalid field."""
    other = list_moves(OTHER[name])[0]
    things = [*other, GAMES[OTHER[name]].view(other[0], None), GAMES[OTHER[name]]]
    own = [thing for move in list_moves(name) for thing in move]
    own += [GAMES[name].view(move[0], 0) for move in list_moves(name)]
    return (
        json_like
        | odd
        | st.sampled_from(things)
        | st.builds(spoil, st.sampled_from(own), st.randoms(), json_like | odd)
    )


def spoil(thing: Any, random: Random, value: object) -> Any:
    """Return a position, a view or an action with an invalid value in a random field."""
    return replace(thing, **{random.choice(fields(thing)).name: value})


def list_queries(game: AnyGame) -> list[Callable[[Any], Any]]:
    """List the methods whose only argument is a position."""
    return [
        game.actor,
        game.on_turn,
        game.legal_actions,
        game.legal_words,
        game.chance_outcomes,
        game.outcome,
        game.format_state,
    ]


def list_calls(name: str, random: Random) -> list[tuple[Callable[..., Any], list[Any]]]:
    """List the public functions, each with valid arguments."""
    game = GAMES[name]
    before, action, after = random.choice(list_moves(name))
    word, record = game.format_action(action), write_records(name)
    texts = {option: str(value) for option, value in game.settings.items()}
    place = "A1" if name == "monza" else "a1"
    return [
        *((query, [before]) for query in (*list_queries(game), game.check_state)),
        (game.view, [before, 0]),
        (game.check_seat, [0]),
        (game.apply, [before, action]),
        (game.format_view, [game.view(before, None)]),
        (game.format_action, [action]),
        (game.parse_action, [word]),
        (game.parse_state, [game.format_state(before)]),
        (game.format_settings, [1]),
        (hairpin.make, [name]),
        (remake, [name, texts, game.board]),
        (deal, [game, FairSource(SEED, (None,))]),
        (tell, [game, before, action, after]),
        (explain, [game, before, before.turn, [word], place]),
        (parse_record, [format_record(record)]),
        (format_record, [record]),
        (verify, [record]),
        (load_track, ["sprint"]),
        (parse_track, ["", "small.toml"]),
        (track_file.parse_board, ["oval", GAMES["monza"].board]),
        (load_tile_set, ["road-tiles"]),
        (parse_tile_set, ["", "small.toml"]),
        (memo_tiles.parse_board, ["mine", GAMES["memo"].board]),
        (drivers, [name]),
        (dial_of, [name, "learner"]),
        (check_driver, ["learner:50", name]),
        (make_driver, ["racer", game]),
    ]


def find_error(call: Callable[..., Any], *values: Any, **options: Any) -> HairpinError | None:
    """Call a function; return its `HairpinError`, if any, after a check of the error's size."""
    try:
        call(*values, **options)
    except HairpinError as error:
        refusal = error
    else:
        return None
    assert 0 < len(refusal.message) <= LONGEST_MESSAGE == 400
    assert str(refusal) == refusal.message == refusal.message.encode().decode()
    for fact in refusal.fields.values():
        assert len(fact) <= MOST_FACTS if isinstance(fact, tuple) else len(str(fact)) <= LONGEST_MESSAGE
        assert str(fact).encode().decode() == str(fact)
    return refusal


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_argument_gives_a_value_or_a_short_hairpin_error(name: str, data: st.DataObject) -> None:
    random = data.draw(st.randoms(use_true_random=False))
    for call, right in list_calls(name, random):
        place = data.draw(st.integers(0, len(right) - 1))
        find_error(call, *right[:place], data.draw(strange(name)), *right[place + 1 :])


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_option_value_gives_a_game_or_a_short_hairpin_error(name: str, data: st.DataObject) -> None:
    for option in GAMES[name].facts.options:
        find_error(hairpin.make, name, **{option.name: data.draw(strange(name))})
    find_error(hairpin.make, name, **{data.draw(st.sampled_from(["wings", "\ud800", "x" * 100_000])): True})


@EVERY_GAME
@SETTINGS
@given(data=st.data())
def test_any_record_field_gives_a_text_or_a_short_hairpin_error(name: str, data: st.DataObject) -> None:
    record = write_records(name)
    spoilt = spoil(record, data.draw(st.randoms(use_true_random=False)), data.draw(strange(name)))
    for call in (format_record, verify):
        find_error(call, spoilt)
    lines = format_record(record).split("\n")
    lines[data.draw(st.integers(0, len(lines) - 1))] += str(data.draw(st.text(max_size=9) | st.just("\ud800")))
    find_error(parse_record, "\n".join(lines))


@EVERY_GAME
def test_every_odd_value_is_refused_in_place_of_a_game_object(name: str) -> None:
    game = GAMES[name]
    state = game.start()
    other = list_moves(OTHER[name])[0]
    methods: list[Callable[..., Any]] = [
        *list_queries(game),
        game.format_view,
        game.format_action,
        lambda thing: game.view(thing, 0),
        lambda thing: game.apply(thing, None),
        lambda thing: game.apply(state, thing),
        hairpin.make,
        load_track,
        load_tile_set,
        lambda thing: make_driver(thing, game),
        lambda thing: deal(thing, FairSource(SEED, ())),
    ]
    for thing in (*(make() for make in ODD), None, 0, "", *other):
        for method in methods:
            assert find_error(method, thing), (method, type(thing))


@EVERY_GAME
def test_a_position_with_an_invalid_field_is_refused(name: str) -> None:
    game = GAMES[name]
    for before, action, _ in list_moves(name):
        for field in fields(before):
            for value in (*(make() for make in ODD), None):
                spoilt = replace(before, **{field.name: value})
                with pytest.raises(HairpinError, match="is not a valid position of"):
                    game.check_state(spoilt)
                find_error(game.legal_actions, spoilt)
                find_error(game.apply, spoilt, action)


@pytest.mark.parametrize("seat", [True, False, "0", 0.0, HUGE, -1, 3, b"0", [0]], ids=lambda seat: type(seat).__name__)
def test_a_value_that_is_no_seat_number_is_refused(seat: Any) -> None:
    for game in GAMES.values():
        error = find_error(game.view, game.start(), seat)
        assert error
        assert error.code == "action/illegal"


@pytest.mark.parametrize("cars", [0, False, None, 3.5, {"red"}, b"red", ["red", 1], "red,red", "red,blue,green,yellow"])
def test_invalid_cars_are_refused(cars: Any) -> None:
    error = find_error(hairpin.make, "monza", track="sprint", players=3, cars=cars)
    assert error
    assert error.code == "option/value"


@EVERY_GAME
def test_explain_answers_in_every_phase(name: str) -> None:
    game = GAMES[name]
    asked = set()
    for before, _, after in list_moves(name):
        for state in (before, after):
            asked.add(state.phase)
            words = ("stop", "turbo", "reroll", "swap", "F", "S", "A1", "C3", "a1", "c3", "red", "bonus:no", "")
            for what, seat in product(words, range(game.players)):
                find_error(explain, game, state, seat, (), what)
                for action in game.legal_actions(state)[:3]:
                    find_error(explain, game, state, seat, (game.format_action(action),) * 2, what)
    assert asked == {*PHASES[name]}


def test_an_internal_error_is_not_reported_as_a_bad_argument() -> None:
    class Broken(type(GAMES["monza"])):  # type: ignore[misc]
        def outcome(self, state: Any) -> Any:
            raise ZeroDivisionError(state)

    broken = Broken(GAMES["monza"].options)  # type: ignore[attr-defined]
    with pytest.raises(ZeroDivisionError):
        broken.outcome(broken.start())
    with pytest.raises(HairpinError, match="is not a valid position of Monza"):
        broken.outcome(replace(broken.start(), cars=None))
