"""The way of a driver that remembers: the quickest to the pit, then to its finish, over what it knows.

It counts half turns. A tile that it knows takes two; one that it does not takes three, for it may lead elsewhere; and
where a known tile does not lead on, exchanging it first takes two more. Tiles are laid anew whenever they are turned
up, so only their kinds count, and turning round is always possible. Where no road leads on at all, it swaps anything.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from hairpin.fast.kernel import kernel
from hairpin.fast.memo.memory import Memory, recall
from hairpin.fast.memo.rules import list_moves
from hairpin.fast.memo.table import (
    DISTANCE,
    DRIVE,
    FIXED,
    LAID,
    NEIGHBOUR,
    NONE,
    PIT,
    PLACE,
    ROTATE,
    SPOTS,
    STARTS,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    UNSEEN,
    Ints,
    Rules,
    Table,
)

STEP, GUESS, EXCHANGE = 2, 3, 2
_HOPELESS = 1 << 20

# Whether a kind leads on by the side that lies so many quarters after the one it was entered by; an unknown tile may.
LEADS: Ints = np.array(
    [[any(ways & 1 and ways >> turned & 1 for ways in row) for turned in range(4)] for row in [*LAID.tolist(), [15]]],
    np.int64,
)
_NEAREST_FIRST: Ints = np.argsort(DISTANCE, axis=1, kind="stable")


class Plan(Protocol):
    """What a driver knows of every place, and what leaving it by each side costs until the goal is reached."""

    known: Ints
    costs: Ints


PLAN = np.dtype([("known", np.int64, SPOTS), ("costs", np.int64, (SPOTS, 4))])


@kernel
def choose_by_plan(rules: Rules, table: Table, memory: Memory, plan: Plan, choices: int) -> int:
    """Return the choices that the driver on turn likes best."""
    if table.phase == PLACE:
        return choices
    recall(table, memory, plan.known)
    goal = table.canisters[table.turn]
    find_ways(rules, plan, PIT if goal == NONE else STARTS + goal)
    if table.phase == ROTATE:
        return _choose_rotation(table, plan, choices)
    if table.phase == SWAP_SECOND:
        return _list_partners(rules, table, plan, table.chosen) or choices
    best = _choose_move(table, plan, list_moves(rules, table))
    unfit = _list_unfit(rules, table, plan, best)
    if table.phase == SWAP_FIRST:
        return unfit or choices
    return best & ~unfit or 1 << SWAP


@kernel
def find_ways(rules: Rules, plan: Plan, goal: int) -> None:
    """Find what leaving every place by each side costs, from the goal outward until nothing gets cheaper."""
    costs, known = plan.costs, plan.known
    costs[:] = _HOPELESS
    is_cheaper = True
    while is_cheaper:
        is_cheaper = False
        for place in _NEAREST_FIRST[goal]:
            for back in range(4):
                before = NEIGHBOUR[place, back]
                if before == NONE:
                    continue
                cost = STEP
                if place != goal:
                    cost = GUESS if known[place] == UNSEEN else STEP
                    onward = _find_onward(rules, plan, place, back)
                    cost += min(onward[0], onward[1] + EXCHANGE)
                if cost < costs[before, back ^ 2]:
                    costs[before, back ^ 2] = cost
                    is_cheaper = True


@kernel
def _find_onward(rules: Rules, plan: Plan, place: int, back: int) -> tuple[int, int]:
    """Return what going on from a place costs, entered from `back`: by its tile, and by another in its stead."""
    fitting, unfit = plan.costs[place, back], _HOPELESS
    for turned in range(1, 4):
        side = (back + turned) & 3
        onto = NEIGHBOUR[place, side]
        if onto == NONE:
            continue
        if LEADS[plan.known[place], turned] or (rules.reveals_any and not FIXED[onto]):  # RU-20
            fitting = min(fitting, plan.costs[place, side])
        else:
            unfit = min(unfit, plan.costs[place, side])
    return fitting, unfit


@kernel
def _choose_move(table: Table, plan: Plan, moves: int) -> int:
    """Return the cheapest drives of those possible; none if the car cannot drive."""
    here = table.cars[table.turn]
    best, least = 0, _HOPELESS
    for side in range(4):
        place = NEIGHBOUR[here, side]
        if place == NONE:
            continue
        move = (1 << place | 1 << (DRIVE + place)) & moves
        if move == 0:
            continue
        cost = plan.costs[here, side]
        if table.laid[place] and not FIXED[place]:  # MC-7: it lies as it lies
            cost = STEP + _find_cheapest(plan, place, table.laid[place])
        if cost < least:
            best, least = 0, cost
        if cost == least:
            best |= move
    return best


@kernel
def _find_cheapest(plan: Plan, place: int, ways: int) -> int:
    least = _HOPELESS
    for side in range(4):
        if ways >> side & 1:
            least = min(least, plan.costs[place, side])
    return least


@kernel
def _choose_rotation(table: Table, plan: Plan, rotations: int) -> int:
    """Return the rotations whose best opening costs least."""
    best, least = 0, _HOPELESS
    for rotation in range(4):
        if rotations >> rotation & 1:
            cost = _find_cheapest(plan, table.chosen, LAID[plan.known[table.chosen], rotation])
            if cost < least:
                best, least = 0, cost
            if cost == least:
                best |= 1 << rotation
    return best


@kernel
def _list_unfit(rules: Rules, table: Table, plan: Plan, best: int) -> int:
    """List, of the tiles that it would turn up next, those that it would rather exchange first."""
    unfit = 0
    for side in range(4):
        place = NEIGHBOUR[table.cars[table.turn], side]
        if place != NONE and best >> place & 1 and not table.ban >> place & 1:
            fitting, other = _find_onward(rules, plan, place, side ^ 2)
            if other + EXCHANGE < fitting and _list_partners(rules, table, plan, place):
                unfit |= 1 << place
    return unfit


@kernel
def _list_partners(rules: Rules, table: Table, plan: Plan, cell: int) -> int:
    """List what to exchange a bordering tile for: those that lead on as wanted, else those that it does not know."""
    back, here = 0, table.cars[table.turn]
    while back < 4 and NEIGHBOUR[cell, back] != here:
        back += 1
    if back == 4:
        return 0
    _, least = _find_onward(rules, plan, cell, back)
    leading, unknown = 0, 0
    for other in range(STARTS):
        if (table.covered & ~table.ban & ~(1 << cell)) >> other & 1:
            if plan.known[other] == UNSEEN:
                unknown |= 1 << other
            elif _leads_on(plan, cell, back, plan.known[other], least):
                leading |= 1 << other
    return leading or unknown


@kernel
def _leads_on(plan: Plan, cell: int, back: int, kind: int, cost: int) -> bool:
    """Say whether a tile of this kind, in this cell, would lead on at this cost."""
    for turned in range(1, 4):
        side = (back + turned) & 3
        if NEIGHBOUR[cell, side] != NONE and LEADS[kind, turned] and plan.costs[cell, side] == cost:
            return True
    return False
