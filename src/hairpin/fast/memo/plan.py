"""The plan of a driver with a memory: the fewest expected steps to the pit, then to its finish.

Unknown tiles, never seen or forgotten, are all alike: each leads on with the share of the remaining tiles that do. A
tile is laid anew whenever it is turned up, so only its kind counts, and turning round is always possible. A tile that
does not lead on can be exchanged first, which takes a turn.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.memory import Memory, recall
from hairpin.fast.memo.rules import find_side, list_moves
from hairpin.fast.memo.seated_drivers import SeatedDrivers
from hairpin.fast.memo.table import (
    DISTANCE,
    DRIVE,
    FIXED,
    LAID,
    NEAREST_FIRST,
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

# Costs in hundredths of a turn: a step, an exchange before it, and what follows where an unknown tile does not lead on.
STEP, EXCHANGE, DETOUR = 100, 100, 150
_HOPELESS = 1 << 20

# Whether a kind leads on by the side that lies so many quarters after the one it was entered by.
LEADS: Ints = np.array(
    [[any(ways & 1 and ways >> turned & 1 for ways in row) for turned in range(4)] for row in LAID.tolist()], np.int64
)


class Plan(Protocol):
    """A driver's belief, and the expected cost to the goal when leaving every place by each side.

    known    the kind of every place, or `UNSEEN`
    odds     what going on by a side so many quarters after the one entered by costs, by kind or `UNSEEN`
    best     the same with the best tile there is to exchange it for, the exchange included
    """

    known: Ints
    odds: Ints
    best: Ints
    costs: Ints


PLAN = np.dtype(
    [
        ("known", np.int64, SPOTS),
        ("odds", np.int64, (UNSEEN + 1, 4)),
        ("best", np.int64, 4),
        ("costs", np.int64, (SPOTS, 4)),
    ]
)


@kernel
def choose_by_plan(rules: Rules, seated: SeatedDrivers, table: Table, memory: Memory, plan: Plan, choices: int) -> int:
    """Return the best choices of the driver on turn."""
    if table.phase == PLACE:
        return choices
    recall(seated, table, memory, plan.known)
    weigh_odds(rules, table, plan)
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
def weigh_odds(rules: Rules, table: Table, plan: Plan) -> None:
    """Compute the cost of each kind by the side on which the car leaves, and the best cost after an exchange."""
    unknown = 0
    plan.odds[UNSEEN] = 0
    plan.best[:] = _HOPELESS
    for kind in range(UNSEEN):
        left, spare = rules.counts[kind], 0
        for cell in range(STARTS):
            if plan.known[cell] == kind and cell != PIT:
                left -= 1
                spare |= table.covered >> cell & 1
        unknown += left
        for turned in range(1, 4):
            leads = LEADS[kind, turned]
            plan.odds[kind, turned] = 0 if leads else _HOPELESS
            plan.odds[UNSEEN, turned] += 0 if leads else left
            if spare and leads:
                plan.best[turned] = EXCHANGE
    for turned in range(1, 4):
        if unknown:
            plan.odds[UNSEEN, turned] = DETOUR * plan.odds[UNSEEN, turned] // unknown
            plan.best[turned] = min(plan.best[turned], EXCHANGE + plan.odds[UNSEEN, turned])


@kernel
def find_ways(rules: Rules, plan: Plan, goal: int) -> None:
    """Compute the cost of leaving every place by each side, from the goal outward until nothing improves."""
    costs = plan.costs
    costs[:] = _HOPELESS
    is_cheaper = True
    while is_cheaper:
        is_cheaper = False
        for place in NEAREST_FIRST[goal]:
            for back in range(4):
                before = NEIGHBOUR[place, back]
                if before == NONE:
                    continue
                cost = STEP
                if place != goal:
                    cost += min(_go_on(rules, plan, place, back, plan.known[place]), _exchange(plan, place, back))
                if cost < costs[before, back ^ 2]:
                    costs[before, back ^ 2] = cost
                    is_cheaper = True


@inner
def _go_on(rules: Rules, plan: Plan, place: int, back: int, kind: int) -> int:
    """Return the cost from a place with a tile of this kind, entered from `back`."""
    least = int(plan.costs[place, back])
    for turned in range(1, 4):
        side = (back + turned) & 3
        onto = NEIGHBOUR[place, side]
        if onto != NONE:
            is_free = rules.reveals_any and not FIXED[onto]  # RU-20
            least = min(least, plan.costs[place, side] + (0 if is_free else plan.odds[kind, turned]))
    return least


@inner
def _exchange(plan: Plan, place: int, back: int) -> int:
    """Return the cost from a place if its tile is exchanged first."""
    least = _HOPELESS
    if not FIXED[place]:
        for turned in range(1, 4):
            least = min(least, plan.costs[place, (back + turned) & 3] + plan.best[turned])
    return least


@inner
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
            cost = STEP + find_cheapest(plan, place, table.laid[place])
        if cost < least:
            best, least = 0, cost
        if cost == least:
            best |= move
    return best


@inner
def find_cheapest(plan: Plan, place: int, ways: int) -> int:
    """Return the least that leaving a place by one of these ways costs."""
    least = _HOPELESS
    for side in range(4):
        if ways >> side & 1:
            least = min(least, plan.costs[place, side])
    return least


@inner
def _choose_rotation(table: Table, plan: Plan, rotations: int) -> int:
    """Return the rotations whose best opening costs least."""
    best, least = 0, _HOPELESS
    for rotation in range(4):
        if rotations >> rotation & 1:
            cost = find_cheapest(plan, table.chosen, LAID[plan.known[table.chosen], rotation])
            if cost < least:
                best, least = 0, cost
            if cost == least:
                best |= 1 << rotation
    return best


@inner
def _list_unfit(rules: Rules, table: Table, plan: Plan, best: int) -> int:
    """List the tiles to turn up next that are better exchanged first."""
    unfit = 0
    for side in range(4):
        place = NEIGHBOUR[table.cars[table.turn], side]
        if place != NONE and best >> place & 1 and not table.ban >> place & 1:
            cost = _go_on(rules, plan, place, side ^ 2, plan.known[place])
            if EXCHANGE + _find_best_partner(rules, table, plan, place, side ^ 2) < cost:
                unfit |= 1 << place
    return unfit


@inner
def _find_best_partner(rules: Rules, table: Table, plan: Plan, cell: int, back: int) -> int:
    """Return the cost with the best tile in place of a cell's own."""
    least = _HOPELESS
    partners = table.covered & ~table.ban & ~(1 << cell)
    for other in range(STARTS):
        if partners >> other & 1:
            least = min(least, _go_on(rules, plan, cell, back, plan.known[other]))
    return least


@inner
def _list_partners(rules: Rules, table: Table, plan: Plan, cell: int) -> int:
    """List the tiles to exchange a bordering tile for: those with the least cost."""
    here = table.cars[table.turn]
    if DISTANCE[cell, here] != 1:
        return 0
    back = find_side(cell, here)
    least, best = _find_best_partner(rules, table, plan, cell, back), 0
    partners = table.covered & ~table.ban & ~(1 << cell)
    for other in range(STARTS):
        if partners >> other & 1 and _go_on(rules, plan, cell, back, plan.known[other]) == least:
            best |= 1 << other
    return best
