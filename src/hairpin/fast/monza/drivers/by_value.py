"""Choosing by solved values: the ending of a turn that is worth most, or the next step towards it."""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import inner, kernel, signed
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import DICE, ORDERS
from hairpin.fast.monza.race.position import Standing
from hairpin.fast.monza.search.leaves import ACTION, END, USED, Drive, Leaves, list_leaves
from hairpin.fast.monza.tables.finish_times import FinishTimes
from hairpin.fast.monza.tables.values import Values, tie_of, weigh_end

_MOST_ENDINGS = 1 << 12
_ROLLS = len(ORDERS)


@inner
def find_leaders(values: Values, place: Ints, used: Ints, mover: int) -> tuple[int, int, int]:
    """Return who has moved and is on the board, who is home with the fewest dice, and that number, as `weigh_end`."""
    moved, leaders, lead = 0, 0, DICE + 1
    for seat in range(values.seats):
        if place[seat] >= values.road:
            if used[seat] < lead:
                leaders, lead = 0, used[seat]
            if used[seat] == lead:
                leaders |= 1 << seat
        elif seat < mover:
            moved |= 1 << seat
    return moved, leaders, lead


@kernel
def choose_step_by_value(
    values: Values, times: FinishTimes, leaves: Leaves, at: Standing, mover: int, drive: Drive
) -> int:
    """Return the next action in a race without tiles and bonus moves, as `look_ahead.choose_step` does.

    It leads to the leaf that is worth most, of equals the first.
    """
    moved, leaders, lead = find_leaders(values, at.place, at.used, mover)
    tie = tie_of(values.last) if leaders else tie_of(values.open)
    total, best, action = list_leaves(times, False, drive, leaves), -1.0, 0
    for leaf in range(total):
        end, used = leaves.rows[leaf, END], leaves.rows[leaf, USED]
        worth = weigh_end(values, mover, at.place, moved, leaders, lead, end, used)
        if worth > best + tie:
            best, action = worth, leaves.rows[leaf, ACTION]
    return action


@kernel
def choose_by_value(
    values: Values, mover: int, place: Ints, moved: int, leaders: int, lead: int, roll: int, luck: int
) -> int:
    """Return the number of the ending that a driver takes; `luck` of 32 bits draws from a softmax choice.

    The rest is as in `weigh_end`.
    """
    turn = place[mover] * _ROLLS + roll
    first, upto = values.start[turn], values.start[turn + 1]
    worth, best, pick = np.empty(_MOST_ENDINGS), -1.0, first
    tie = tie_of(values.last) if leaders else tie_of(values.open)
    for ending in range(first, upto):
        end, used = signed(values.end[ending]), signed(values.used[ending])
        worth[ending - first] = weigh_end(values, mover, place, moved, leaders, lead, end, used)
        if worth[ending - first] > best + tie:
            best, pick = worth[ending - first], ending
    if values.temperature == 0.0 or leaders:
        return int(pick)
    total = 0.0
    for ending in range(first, upto):
        is_new = _is_new(values, first, ending)
        worth[ending - first] = np.exp((worth[ending - first] - best) / values.temperature) if is_new else 0.0
        total += worth[ending - first]
    left = total * luck / 4294967296.0
    for ending in range(first, upto):
        left -= worth[ending - first]
        if left < 0.0:
            return int(ending)
    return int(pick)


@inner
def _is_new(values: Values, first: int, ending: int) -> bool:
    """Say whether an ending leads elsewhere than those before it: dice count only in the finish."""
    for other in range(first, ending):
        if min(values.end[other], values.road) == min(values.end[ending], values.road) and (
            values.end[ending] < values.road or values.used[other] == values.used[ending]
        ):
            return False
    return True
