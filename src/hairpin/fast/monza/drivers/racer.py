"""The racer with tiles: the step that it takes from every place, with every hand and every set of accelerators.

It is the racer of `bots`: the way whose end has the furthest front edge, of these the one with the fewest dice, then
the first in notation, with accelerators where they gain enough or lead home. Ways only lead forward, so one backward
pass finds all.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import SIZES
from hairpin.fast.monza.tables.endings import FREE
from hairpin.fast.monza.tables.steps import (
    ACCELERATORS,
    FIRST_ROLL,
    Steps,
    list_accelerators,
    list_dice,
    unpack_colour,
    unpack_to,
)
from hairpin.games.monza.lengths import count_edges
from hairpin.games.monza.track import Track

_PER_FRONT = 256
_PER_DIE = 16
_PER_ACCELERATOR = 1
_HOME = 1 << 24
PRICE = 3  # of an accelerator in usual spaces, as in `bots`
_TURBO_HANDS = int(np.sum(SIZES <= 2))

NO_STEP = 0


class Plans(NamedTuple):
    """The number of the step to take, counted from 1, by accelerators, place and hand: before and after the turbo roll.

    It is `NO_STEP` where no step can be taken, or none that leads home and none must be. The racer soon runs out of
    accelerators, so what it looks up most lies together.
    """

    drive: NDArray[np.uint8]
    turbo: NDArray[np.uint8]


class StepTables(NamedTuple):
    """What random and racer need to drive a turn with tiles."""

    steps: Steps
    plans: Plans


def make_plans(steps: Steps, board: Board, track: Track) -> Plans:
    """Plan every drive of the racer."""
    most_ways = int(np.diff(steps.start).max())
    kind = np.min_scalar_type(2 * most_ways + 1)
    by_hands = [np.zeros((ACCELERATORS + 1, steps.road, hands), kind) for hands in (len(SIZES), _TURBO_HANDS)]
    for plan, is_turbo in zip(by_hands, (False, True), strict=True):
        _plan(steps, board.reach, board.goal, _PER_FRONT * count_edges(track, PRICE), is_turbo, plan)
    return Plans(*by_hands)


def no_plans() -> Plans:
    """Return empty plans, for races without a racer."""
    return Plans(*np.zeros((2, 1, 1, 1), np.uint8))


@kernel
def _plan(steps: Steps, reach: Ints, goal: Ints, price: int, is_turbo: bool, plan: NDArray[np.uint8]) -> None:
    sets, road, hands = plan.shape
    worth = np.zeros((sets, reach.shape[0], hands), np.int32)
    for place in range(road, reach.shape[0]):
        worth[:, place] = _PER_FRONT * goal[place] + _HOME
    for place in np.argsort(-reach[:road]):
        for tiles in range(sets):
            for hand in range(hands):
                worth[tiles, place, hand], plan[tiles, place, hand] = _plan_step(
                    steps, worth, place, hand, tiles, price, is_turbo, _PER_FRONT * goal[place]
                )


@part
def _plan_step(
    steps: Steps, worth: NDArray[np.int32], place: int, hand: int, tiles: int, price: int, is_turbo: bool, here: int
) -> tuple[int, int]:
    """Return what the best way on is worth, and the number of its step; where there is none, what it is worth here.

    Only who ends without a way into the finish has no worth, and nobody has to do that by a step that is not forced.
    """
    first, dice = list_dice(steps, place, hand, is_turbo)
    best, choice = 0 if is_turbo or steps.mode == FREE else -_PER_FRONT, NO_STEP
    for number in range(dice):
        way = signed(steps.way[first + number])
        left = steps.without[hand, unpack_colour(way)]
        value = signed(worth[tiles, unpack_to(way), left]) - _PER_DIE
        if value > best:
            best, choice = value, number + 1
    if choice == NO_STEP:
        best = here
    first, accelerators = list_accelerators(steps, place, tiles, is_turbo)
    for number in range(accelerators):
        way = signed(steps.way[first + number])
        value = signed(worth[tiles ^ 1 << unpack_colour(way), unpack_to(way), hand])
        value -= _PER_ACCELERATOR if value >= _HOME // 2 else price
        if value > max(best, 0):
            best, choice = value, dice + number + 1
    return best, choice


@part
def choose_by_plan(tables: StepTables, place: int, hand: int, tiles: int, is_turbo: bool, ways: int, parts: int) -> int:
    """Choose as the racer does: the planned step; where there is none, re-roll all dice, the turbo roll or `stop`."""
    plan = tables.plans.turbo if is_turbo else tables.plans.drive
    step = signed(plan[tiles & ACCELERATORS, place, hand]) if ways else NO_STEP
    if step != NO_STEP:
        return step - 1
    return ways + (signed(tables.steps.all_dice[hand - FIRST_ROLL]) if parts else 0)
