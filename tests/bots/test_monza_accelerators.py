"""Accelerators in the professional variant: no driver but random spends them all at once."""

from __future__ import annotations

from random import Random

import pytest

from hairpin.analysis.monza.accelerators import count_left
from hairpin.bots import make_driver
from rules.boards import lay_track, race

pytestmark = pytest.mark.compiled

# The cars start in lane A, and no neighbour's front edge lies ahead, so they stay there.
LANE = lay_track("r1 w1 g1 p1 b1 y1 r1 w1 g1 p1 b1 y1", "y1 b1 p1 g1 w1 r1 y1 b1 p1 g1 w1 r1", exits="A")


FULL = "xrygbwp"


def take_turn(place: str, dice: str) -> list[str]:
    """Return the racer's actions with these dice and all tiles, up to the end of its turn or a new roll."""
    game = race(LANE, pro=True)
    state = game.parse_state(f"drive 1 {place},S 0,0 {dice} - {FULL},{FULL}")
    racer, words = make_driver("racer", game), []
    while state.phase == "drive":
        action = racer.choose(game.view(state, 0), game.legal_actions(state), Random(1))
        words.append(game.format_action(action))
        state = game.apply(state, action)
    return words


def test_the_racer_saves_an_accelerator_that_gains_little() -> None:
    assert take_turn("S", "wwwwww") == ["reroll:wwwwww"], "the red one and a white die would gain two spaces"


def test_the_racer_spends_an_accelerator_that_gains_much() -> None:
    assert take_turn("S", "yygbwp") == ["A1r+", "A2w", "A3g", "A4p", "A5b", "A6y"]


def test_the_racer_spends_as_many_accelerators_as_it_takes_to_finish() -> None:
    assert take_turn("A10", "gggggg") == ["A11b+", "A12y+", "Fw+"]


@pytest.mark.parametrize("name", ["learner", "racer", "tactician", "champion"])
def test_most_accelerators_are_left_after_the_first_turn(name: str) -> None:
    assert count_left("oval", name, 40, 1) > 3.5
