"""Choosing the next step by solved values: towards the end of the turn that is worth most, of equals the first."""

from __future__ import annotations

from hairpin.fast.kernel import kernel
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.leaves import ACTION, END, USED, Drive, Leaves, list_leaves
from hairpin.fast.monza.outlook import Standing
from hairpin.fast.monza.pace import Pace
from hairpin.fast.monza.values import Values, tie_of, weigh_end


@kernel
def look_up(values: Values, pace: Pace, leaves: Leaves, at: Standing, mover: int, drive: Drive) -> int:
    """Return what to do next in a race without tiles and bonus moves, as `think` does."""
    moved, leaders, lead = 0, 0, DICE + 1
    for seat in range(values.seats):
        if at.place[seat] >= values.road:
            if at.used[seat] < lead:
                leaders, lead = 0, at.used[seat]
            if at.used[seat] == lead:
                leaders |= 1 << seat
        elif seat < mover:
            moved |= 1 << seat
    tie = tie_of(values.last) if leaders else tie_of(values.open)
    total, best, action = list_leaves(pace, False, drive, leaves), -1.0, 0
    for leaf in range(total):
        end, used = leaves.rows[leaf, END], leaves.rows[leaf, USED]
        worth = weigh_end(values, mover, at.place[: values.seats], moved, leaders, lead, end, used)
        if worth > best + tie:
            best, action = worth, leaves.rows[leaf, ACTION]
    return action
