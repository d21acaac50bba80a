"""The table of Memo-Car-Race: a grid of 5 × 5 cells, the pit in its middle, a start-finish tile beside each corner.

Columns are a to e from the left, rows 1 to 5 from the top, directions N, E, S and W.
"""

from __future__ import annotations

from collections.abc import Mapping

DIRECTIONS = "NESW"
OPPOSITE: Mapping[str, str] = dict(zip(DIRECTIONS, "SWNE", strict=True))
_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # columns to the right, rows down

CELLS = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")
PIT = "c3"
ROAD = tuple(cell for cell in CELLS if cell != PIT)

# MC-2, RU-21: each start-finish tile lies on one side of a corner, so that none touches another.
SIDES: Mapping[str, tuple[str, str]] = {
    "red": ("N", "a1"),
    "blue": ("E", "e1"),
    "green": ("S", "e5"),
    "yellow": ("W", "a5"),
}
COLOURS = tuple(SIDES)
PLACES = (*CELLS, *COLOURS)
INDEX: Mapping[str, int] = {place: number for number, place in enumerate(PLACES)}

# RU-21: the tiles that always lie face up, with their openings.
FIXED_WAYS: Mapping[str, str] = {PIT: DIRECTIONS} | {c: OPPOSITE[side] for c, (side, _) in SIDES.items()}


def _find_neighbours(place: str) -> dict[str, str]:
    if place in SIDES:
        side, corner = SIDES[place]
        return {OPPOSITE[side]: corner}
    column, row = INDEX[place] % 5, INDEX[place] // 5
    around = {side: (column + right, row + down) for side, (right, down) in _STEPS.items()}
    cells = {side: CELLS[5 * y + x] for side, (x, y) in around.items() if 0 <= x < 5 and 0 <= y < 5}
    return cells | {side: colour for colour, (side, corner) in SIDES.items() if corner == place}


NEIGHBOURS: Mapping[str, Mapping[str, str]] = {place: _find_neighbours(place) for place in PLACES}


def _measure(goal: str) -> dict[str, int]:
    steps = {goal: 0}
    waiting = [goal]
    for place in waiting:
        for other in NEIGHBOURS[place].values():
            if other not in steps:
                steps[other] = steps[place] + 1
                waiting.append(other)
    return steps


DISTANCES: Mapping[str, Mapping[str, int]] = {goal: _measure(goal) for goal in PLACES}


def side_towards(here: str, there: str) -> str:
    """Return the direction in which a bordering place lies."""
    return next(side for side, place in NEIGHBOURS[here].items() if place == there)


def describe_grid() -> dict[str, object]:
    """Return the table as plain data, for a page that draws it; `spots` are columns and rows from the pit."""
    return {
        "directions": DIRECTIONS,
        "opposite": dict(OPPOSITE),
        "cells": CELLS,
        "pit": PIT,
        "road": ROAD,
        "starts": {colour: {"side": side, "corner": corner} for colour, (side, corner) in SIDES.items()},
        "places": PLACES,
        "spots": {place: _find_spot(place) for place in PLACES},
        "neighbours": {place: dict(around) for place, around in NEIGHBOURS.items()},
        "fixed_ways": dict(FIXED_WAYS),
    }


def _find_spot(place: str) -> tuple[int, int]:
    if place in SIDES:
        side, corner = SIDES[place]
        (x, y), (right, down) = _find_spot(corner), _STEPS[side]
        return x + right, y + down
    return INDEX[place] % 5 - 2, INDEX[place] // 5 - 2
