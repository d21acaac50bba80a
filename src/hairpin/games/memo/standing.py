"""The places of all cars at the end of a race: with a canister nearer to the finish, without one nearer to the pit."""

from __future__ import annotations

from hairpin.core.errors import GameOverError
from hairpin.core.standing import Placing, Progress, place_all
from hairpin.games.memo.grid import DISTANCES, PIT
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State

TO_FINISH = "to-finish"
TO_PIT = "to-pit"


def place_cars(game: Memo, state: State) -> tuple[Placing, ...]:
    """Return the winner, then the others by tiles to their goal as if every road led there: roads can be turned."""
    outcome = game.outcome(state)
    if outcome is None:
        raise GameOverError("the race is not over: nobody has a place yet")

    def measure(seat: int) -> Progress | None:
        place, goal = state.cars[seat], state.canisters[seat]
        if seat in outcome.winners:
            return None
        if goal:
            return Progress(1, DISTANCES[goal][place], TO_FINISH)
        return Progress(2, DISTANCES[PIT][place], TO_PIT)

    return place_all(outcome, measure)
