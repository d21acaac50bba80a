"""The places of all cars at the end of a race: who is not home stands by the road that is left."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hairpin.core.errors import GameOverError
from hairpin.core.standing import Placing, Progress, place_all
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State
from hairpin.games.monza.track import Track

SPACES = "spaces"
LOST = "lost"  # from there no way leads into the finish


@lru_cache(maxsize=64)
def measure_road(track: Track) -> Mapping[str, int]:
    """Return the fewest steps from each place into the finish, over any colours; places without a way are left out."""
    back: dict[str, list[str]] = {}
    for place, ways in track.exits.items():
        for way in ways:
            back.setdefault(way, []).append(place)
    steps = dict.fromkeys(track.finish, 0)
    for place in (waiting := list(steps)):  # grows as it is walked
        for behind in back.get(place, ()):
            if behind not in steps:
                steps[behind] = steps[place] + 1
                waiting.append(behind)
    return steps


def place_cars(game: Monza, state: State) -> tuple[Placing, ...]:
    """Return the finishers as the rules rank them, then the others by the fewest spaces to the finish."""
    outcome = game.outcome(state)
    if outcome is None:
        raise GameOverError("the race is not over: nobody has a place yet")
    road = measure_road(game.track)

    def measure(seat: int) -> Progress | None:
        place = state.cars[seat]
        if place in game.track.finish:
            return None
        return Progress(1, road[place], SPACES) if place in road else Progress(2, 0, LOST)

    return place_all(outcome, measure)
