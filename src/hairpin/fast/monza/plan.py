"""The racer with tiles: from every place, with every hand and every set of accelerators, the step that it takes.

It is the racer of `bots`: the way whose end has the furthest front edge, of these the one with the fewest dice, then
with the fewest accelerators, then the first in notation. Ways only lead on, so one pass from the far end finds all.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, signed
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import SIZES
from hairpin.fast.monza.steps import ACCELERATORS, Steps, list_steps

_PER_FRONT = 256
_PER_DIE = 16
_PER_ACCELERATOR = 1
_TURBO_HANDS = int(np.sum(SIZES <= 2))


class Plans(NamedTuple):
    """The number of the step to take, by accelerators, place and hand: before and after the turbo roll.

    The racer soon runs out of accelerators, so what it looks up most lies together.
    """

    drive: NDArray[np.uint8]
    turbo: NDArray[np.uint8]


def make_plans(steps: Steps, reach: Ints) -> Plans:
    """Plan every drive of the racer; `reach` ranks the places by their front edges."""
    most_steps = 2 * int(np.diff(steps.way_start).max())
    kind = np.min_scalar_type(most_steps)
    by_hands = [np.zeros((ACCELERATORS + 1, steps.road, hands), kind) for hands in (len(SIZES), _TURBO_HANDS)]
    for plan, is_turbo in zip(by_hands, (False, True), strict=True):
        _plan(steps, reach, is_turbo, np.zeros(most_steps, np.int64), plan)
    return Plans(*by_hands)


def no_plans() -> Plans:
    """Return what stands for plans where no racer drives."""
    return Plans(*np.zeros((2, 1, 1, 1), np.uint8))


@kernel
def _plan(steps: Steps, reach: Ints, is_turbo: bool, found: Ints, plan: NDArray[np.uint8]) -> None:
    sets, road, hands = plan.shape
    worth = np.zeros((sets, reach.shape[0], hands), np.int32)
    for place in range(road, reach.shape[0]):
        worth[:, place] = _PER_FRONT * reach[place]
    for place in np.argsort(-reach[:road]):
        for tiles in range(sets):
            for hand in range(hands):
                dice, accelerators, _ = list_steps(steps, place, hand, tiles, is_turbo, found)
                best = _PER_FRONT * reach[place]
                for number in range(dice + accelerators):
                    to, colour = steps.way_to[found[number]], signed(steps.way_colour[found[number]])
                    if number < dice:
                        value = signed(worth[tiles, to, steps.without[hand, colour]]) - _PER_DIE
                    else:
                        value = signed(worth[tiles ^ 1 << colour, to, hand]) - _PER_ACCELERATOR
                    if number == 0 or value > best:
                        best, plan[tiles, place, hand] = value, number
                worth[tiles, place, hand] = best
