"""Reasons why a tile cannot be chosen: one test for each reason, then all places of random positions."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from examples import batches
from hairpin.core.reason import Reason
from hairpin.games import explain
from hairpin.games.memo import Drive, Memo, Pick, Start, Turn
from hairpin.games.memo.grid import COLOURS, PLACES
from hairpin.games.memo.why import why_not
from properties.test_memo_hidden import lay_otherwise, open_game, wander
from rules.tables import lay_table, write

ON_B2 = write("b2:NS,red", "b2s")


def ask(position: str, place: str, *words: str, seat: int = 0, **options: object) -> Reason | None:
    game = lay_table(**options)
    return explain(game, game.parse_state(position), seat, words, place)


def test_mc2_a_race_begins_on_a_start_tile() -> None:
    assert ask("place 1 -,- ...../...../..+../...../..... - -,- - 1,2 - -", "a1") == Reason("MC-2", "start-first")


def test_ru28_a_start_tile_takes_one_car() -> None:
    game = lay_table()
    state = game.apply(game.start(), game.parse_action("start:red"))
    assert explain(game, state, 1, (), "red") == Reason("RU-28", "start-taken")
    assert explain(game, state, 1, (), "blue") is None


def test_mc3_the_reason_on_another_seats_turn_is_not_your_turn() -> None:
    assert ask(ON_B2, "b1", seat=1) == Reason("MC-3", "not-your-turn")


def test_mc3_the_reason_while_a_tile_is_being_turned_up_is_wait() -> None:
    assert ask(write("b2:NS,red", "b2s", phase="reveal", chosen="b1"), "b3") == Reason("MC-3", "wait")


def test_mc4_only_an_adjacent_tile_can_be_chosen() -> None:
    for place in ("c1", "e5", "b4", "c3", "blue"):
        assert ask(ON_B2, place) == Reason("MC-4", "not-beside")
    assert ask(ON_B2, "b2") == Reason("MC-4", "here")
    assert ask(ON_B2, "b1") is None


def test_mc4_a_tile_that_is_turned_up_must_be_driven_onto() -> None:
    position = write("b2:NS,red", "b2s b1c", phase="rotate", chosen="b1")
    assert ask(position, "b3") == Reason("MC-4", "turned-up")
    assert ask(position, "b1") is None


def test_mc7_two_roads_must_meet_under_another_car() -> None:
    assert ask(write("b2:NS,b1:EW", "b2s b1s"), "b1") == Reason("MC-7", "roads-apart")
    assert ask(write("b2:EW,b1:NS", "b2s b1s"), "b1") == Reason("MC-7", "roads-apart")
    assert ask(write("b2:NS,b1:NS", "b2s b1s"), "b1") is None


def test_mc8_a_swap_is_of_two_tiles() -> None:
    assert ask(ON_B2, "a1", "swap", "a1") == Reason("MC-8", "same-tile")
    assert ask(ON_B2, "a1", "swap") is None


def test_ru20_the_road_must_lead_to_the_tile() -> None:
    assert ask(ON_B2, "a2") == Reason("RU-20", "no-road")
    assert ask(ON_B2, "a2", reveal="any") is None


def test_ru21_pit_and_start_tiles_are_never_swapped() -> None:
    for place in ("c3", *COLOURS):
        assert ask(ON_B2, place, "swap") == Reason("RU-21", "fixed")


def test_ru22_the_roads_must_meet_at_pit_and_start_tiles_too() -> None:
    assert ask(write("c2:EW,red", "c2s"), "c3") == Reason("RU-22", "roads-apart")
    assert ask(write("c2:NS,red", "c2s"), "c3") is None


def test_ru25_two_tiles_just_swapped_cannot_be_swapped_in_the_next_turn() -> None:
    position = write("b2:NS,red", "b2s", ban="d4,e4")
    assert ask(position, "d4", "swap") == Reason("RU-25", "just-swapped")
    assert ask(position, "d5", "swap", "a1") is None


def test_ru27_a_tile_under_a_car_is_not_swapped() -> None:
    assert ask(ON_B2, "b2", "swap") == Reason("RU-27", "under-car")


def test_ru30_after_the_end_nobody_moves() -> None:
    game = lay_table()
    over = game.apply(game.parse_state(write("a1:NS,blue", "a1s", canisters="red,-")), Drive("red"))
    assert explain(game, over, 0, (), "a1") == Reason("RU-30", "over")


def test_questions_after_turning_a_tile_up_are_refused() -> None:
    """RU-26: the answer would reveal the tile."""
    for words in (("turn:b1",), ("swap", "b2"), ("swap", "a1", "a2"), ("a1",), ("drive:b1",)):
        with pytest.raises(hairpin.HairpinError):
            ask(ON_B2, "a1", *words)
    for place in ("z9", "", "turn:b1"):
        with pytest.raises(hairpin.HairpinError):
            ask(ON_B2, place)


def list_targets(game: Memo, state: object) -> set[str]:
    """Return the places of all legal actions."""
    targets = set()
    for action in game.legal_actions(state):  # type: ignore[arg-type]  # any position of this game
        match action:
            case Turn(place) | Pick(place) | Drive(place) | Start(place):
                targets.add(place)
    return targets


@pytest.mark.parametrize("batch", batches(10))
def test_every_place_without_a_legal_action_has_a_reason(batch: int) -> None:
    random = Random(f"why/{batch}")
    game = open_game(random)
    for state in wander(game, random):
        view = game.view(state, state.turn)
        targets = {view.chosen} if state.phase == "rotate" else list_targets(game, state)
        assert {place for place in PLACES if why_not(game.options, view, place) is None} == targets


@pytest.mark.parametrize("batch", batches(10))
def test_ru26_reasons_do_not_depend_on_face_down_tiles(batch: int) -> None:
    random = Random(f"why-hidden/{batch}")
    game = open_game(random, aid=(0,) if batch % 2 else ())
    seats = range(game.players)
    for state in wander(game, random):
        other = lay_otherwise(game, state, random)
        for place in PLACES:
            answers = [[explain(game, one, seat, (), place) for seat in seats] for one in (state, other)]
            assert answers[0] == answers[1]
