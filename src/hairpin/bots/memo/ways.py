"""Steps to a goal of Memo-Car-Race over the tiles that a seat knows. Unknown tiles are taken to lead everywhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from hairpin.games.memo.grid import DIRECTIONS, FIXED_WAYS, NEIGHBOURS, OPPOSITE
from hairpin.games.memo.tiles import ROTATIONS

FAR = 60  # more steps than any way has

Steps = Mapping[tuple[str, str], int]

# The sides by which a tile of a kind can be left, by the side on which it is entered: one can always turn round.
LEADS: Mapping[str, Mapping[str, str]] = {
    kind: {back: "".join(sorted({side for ways in laid if back in ways for side in ways})) for back in DIRECTIONS}
    for kind, laid in ROTATIONS.items()
}


def count_steps(goal: str, known: Mapping[str, str], reveals_any: bool) -> Steps:
    """Return the fewest steps to the goal after leaving a place by a side; a place without a way is not listed."""
    steps: dict[tuple[str, str], int] = {}
    waiting = deque((1, place, OPPOSITE[side]) for side, place in NEIGHBOURS[goal].items())
    while waiting:
        count, place, side = waiting.popleft()
        if (place, side) in steps:
            continue
        steps[place, side] = count
        if place == goal:
            continue
        around = NEIGHBOURS[place]
        for back, before in around.items():
            if side in list_exits(place, back, known.get(place)) or (reveals_any and is_road(around[side])):
                waiting.append((count + 1, before, OPPOSITE[back]))
    return steps


def list_exits(place: str, back: str, kind: str | None) -> str:
    """Return the sides by which a place can be left that was entered from `back`, None for an unknown kind."""
    if place in FIXED_WAYS:
        return FIXED_WAYS[place]
    return DIRECTIONS if kind is None else LEADS[kind][back]


def is_road(place: str) -> bool:
    """Say whether a place has a road tile, which can be turned up from any side with `reveal=any` (RU-20)."""
    return place not in FIXED_WAYS
