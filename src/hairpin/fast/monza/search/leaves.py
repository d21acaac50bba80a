"""The leaves of a turn: all ends of the drive without another roll, and the turbo roll, in the order of notation.

With tiles there are very many, so those are pruned with which a one-car race would take clearly more turns.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import WITHOUT
from hairpin.fast.monza.tables.endings import fits
from hairpin.fast.monza.tables.finish_times import STOP, TURBO, FinishTimes
from hairpin.fast.monza.tables.one_car import FAR, Floats, Road, expect_turbo, may_stop
from hairpin.fast.monza.tables.steps import ACCELERATORS, EXTRA

MOST_LEAVES = 256
SLACK = 0.5  # expected turns that a way with tiles may lose
_MOST_OPEN = 1 << 10

_NONE, _OPEN = -9, 0

END, TILES, USED, LAST, IS_TURBO, ACTION = range(6)


class Drive(NamedTuple):
    """How far the mover's turn has got.

    hand   the dice not yet used; `last` the colour last placed, `is_turbo` whether these are turbo dice
    """

    place: int
    tiles: int
    hand: int
    used: int
    last: int
    is_turbo: bool


class Leaves(NamedTuple):
    """Memory for leaves, (leaf, column), with the value of each; `stack` is working memory."""

    rows: Ints
    worth: Floats
    stack: Ints


def new_leaves() -> Leaves:
    """Allocate memory for the leaves of one turn."""
    return Leaves(np.zeros((MOST_LEAVES, 6), np.int64), np.zeros(MOST_LEAVES), np.zeros((_MOST_OPEN, 7), np.int64))


@inner
def list_leaves(times: FinishTimes, counts_tiles: bool, drive: Drive, leaves: Leaves) -> int:
    """Write the leaves of a drive and return how many there are.

    `ACTION` is what leads towards a leaf: the number of a step among all by die and by accelerator, `STOP` or `TURBO`.
    """
    road, stack, is_turbo = times.road, leaves.stack, drive.is_turbo
    limit = FAR
    if times.road.has_turbo:
        limit = SLACK + _expect(times, drive.place, drive.tiles, drive.hand, is_turbo)
    stack[0] = (drive.place, drive.tiles, drive.hand, drive.used, drive.last, _NONE, _OPEN)
    top, total = 1, 0
    while top:
        top -= 1
        place, tiles, hand, used, last, action, kind = stack[top]
        if place >= road.road:  # tiles left over are of no use there
            total = _add_leaf(leaves, total, place, 0, used, last, 0, action)
            continue
        if kind != _OPEN:
            total = _add_leaf(leaves, total, place, tiles, used, last, int(kind == TURBO), action)
            continue
        extra, mask = (tiles & EXTRA) // EXTRA, tiles & ACCELERATORS
        if (is_turbo or may_stop(road, place, hand)) and times.turns[place, extra, mask] <= limit:
            stack[top] = (place, tiles, hand, used, last, STOP if action == _NONE else action, STOP)
            top += 1
        if hand == 0 and road.has_turbo and not is_turbo and expect_turbo(times.turbo[place, extra, mask]) <= limit:
            stack[top] = (place, tiles, hand, used, last, TURBO if action == _NONE else action, TURBO)
            top += 1
        first, number = top, 0
        for is_tile in range(1 if mask == 0 or (is_turbo and not road.turbo_tiles) else 2):
            for way in range(road.way_start[place], road.way_start[place + 1]):
                to, colour = road.way_to[way], road.way_colour[way]
                left, rest = (hand, tiles ^ 1 << colour) if is_tile else (WITHOUT[hand, colour], tiles)
                if not _can_step(road, place, mask, hand, way, is_turbo, is_tile):
                    continue
                if top < _MOST_OPEN - 2 and (to >= road.road or _expect(times, to, rest, left, is_turbo) <= limit):
                    counts = 0 if is_tile and not counts_tiles else 1  # RU-6
                    stack[top] = (to, rest, left, used + counts, colour, number if action == _NONE else action, _OPEN)
                    top += 1
                number += 1
        _turn_round(stack, first, top)
    return total


@inner
def _can_step(road: Road, place: int, mask: int, hand: int, way: int, is_turbo: bool, is_tile: int) -> bool:
    """Say whether a way may be taken by accelerator, by turbo die or by die."""
    if is_tile:
        return bool(mask >> road.way_colour[way] & 1)
    if is_turbo:
        return bool(WITHOUT[hand, road.way_colour[way]] >= 0)
    return fits(road.road, place, hand, way, road.way_to, road.way_colour, road.reach, road.mode)


@inner
def _expect(times: FinishTimes, place: int, tiles: int, hand: int, is_turbo: bool) -> float:
    """Return the expected turns of a one-car race within a drive."""
    extra, mask = (tiles & EXTRA) // EXTRA, tiles & ACCELERATORS
    return float(times.turbo[place, extra, mask, hand] if is_turbo else times.later[place, extra, mask, hand])


@inner
def _turn_round(stack: Ints, first: int, top: int) -> None:
    """Reverse the top of the stack, so that what comes first in notation is followed first."""
    for n in range((top - first) // 2):
        for column in range(stack.shape[1]):
            low, high = first + n, top - 1 - n
            stack[low, column], stack[high, column] = stack[high, column], stack[low, column]


@inner
def _add_leaf(
    leaves: Leaves, total: int, end: int, tiles: int, used: int, last: int, is_turbo: int, action: int
) -> int:
    """Add a leaf unless one like it is there already; return how many there are then."""
    rows = leaves.rows
    for leaf in range(total):
        if (
            rows[leaf, END] == end
            and rows[leaf, TILES] == tiles
            and rows[leaf, USED] == used
            and rows[leaf, LAST] == last
            and rows[leaf, IS_TURBO] == is_turbo
        ):
            return total
    if total == MOST_LEAVES:
        return total
    rows[total] = (end, tiles, used, last, is_turbo, action)
    return total + 1
