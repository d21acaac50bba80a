"""What a viewer's page gets of a position of Monza: all of it, and two facts that follow from the rules."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.core.fast_init import fast_init
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State


@fast_init
@dataclass(frozen=True, slots=True)
class View(State):
    """A position as it is shown.

    is_last_round  a car is in the finish, and the round is played to its end (MZ-14)
    is_stuck       no car can reach the finish any more, so that nobody will ever win
    """

    is_last_round: bool
    is_stuck: bool


def show(game: Monza, state: State) -> View:
    """Return a position as it is shown."""
    is_last_round = state.phase != "over" and not game.track.finish.keys().isdisjoint(state.cars)
    return View(
        phase=state.phase,
        turn=state.turn,
        cars=state.cars,
        used=state.used,
        dice=state.dice,
        last=state.last,
        tiles=state.tiles,
        is_last_round=is_last_round,
        is_stuck=game.is_stuck(state),
    )
