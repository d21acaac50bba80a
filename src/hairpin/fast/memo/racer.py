"""The racer of `bots` inside the kernel: a fading memory, the shortest way over what it knows, and no shuttling."""

from __future__ import annotations

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.memory import Memory, is_fresh, is_worn
from hairpin.fast.memo.plan import LEADS, Plan
from hairpin.fast.memo.rules import find_side, list_moves
from hairpin.fast.memo.table import (
    CHOOSE,
    DRIVE,
    FIXED,
    LAID,
    NEAREST_FIRST,
    NEIGHBOUR,
    NONE,
    PIT,
    ROTATE,
    STARTS,
    SWAP,
    SWAP_FIRST,
    TRIP,
    UNSEEN,
    Rules,
    Table,
)

# As in `bots`, in steps.
FAR, RISK, WORN, WORTH_A_SWAP = 60, 3, 20, 3
_NEXT = TRIP - 1
_ALL = 15


@kernel
def choose_as_racer(rules: Rules, table: Table, memory: Memory, plan: Plan, choices: int, has_whim: bool) -> int:
    """Return the choices of the racer on turn; with a whim, every drive that is no shuttling."""
    _recall(rules, table, memory, plan)
    goal = table.canisters[table.turn]
    _count_steps(rules, plan, PIT if goal == NONE else STARTS + goal)
    if table.phase == CHOOSE:
        return _choose_move(rules, table, memory, plan, has_whim)
    if table.phase == ROTATE:
        return _choose_rotation(rules, table, memory, plan, choices)
    if table.phase == SWAP_FIRST:
        return _choose_swap(rules, table, memory, plan)[1] or _list_ahead(rules, table) & _list_free(table) or choices
    if _list_ahead(rules, table) >> table.chosen & 1:
        return _choose_partner(rules, table, memory, plan, table.chosen, choices)[1]
    return choices


@inner
def _recall(rules: Rules, table: Table, memory: Memory, plan: Plan) -> None:
    """Write what the racer on turn knows of every place: what lies open, what has not faded, else `UNSEEN`."""
    for cell in range(STARTS):
        is_shown = not table.covered >> cell & 1 or (table.phase == ROTATE and cell == table.chosen)
        is_known = is_shown or is_fresh(rules, table, memory, cell, table.turn)
        plan.known[cell] = table.tiles[cell] if is_known else UNSEEN


@inner
def _count_steps(rules: Rules, plan: Plan, goal: int) -> None:
    """Count the fewest steps to the goal after leaving every place by each side."""
    steps = plan.costs
    steps[:] = FAR
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for place in NEAREST_FIRST[goal]:
            for back in range(4):
                before = NEIGHBOUR[place, back]
                if before == NONE:
                    continue
                count = 1 if place == goal else 1 + _leave_at_once(rules, plan, place, back)
                if count < steps[before, back ^ 2]:
                    steps[before, back ^ 2] = count
                    is_shorter = True


@inner
def _leave_at_once(rules: Rules, plan: Plan, place: int, back: int) -> int:
    exits, fewest = _list_exits(place, back, plan.known[place]), FAR
    for side in range(4):
        if _is_way(rules, place, exits, side):
            fewest = min(fewest, plan.costs[place, side])
    return fewest


@inner
def _list_exits(place: int, back: int, kind: int) -> int:
    """Return the sides by which a place can be left that was entered from `back`."""
    if FIXED[place]:
        return int(FIXED[place])
    if kind == UNSEEN:
        return _ALL
    exits = 1 << back
    for turned in range(1, 4):
        exits |= LEADS[kind, turned] << ((back + turned) & 3)
    return exits


@inner
def _is_way(rules: Rules, place: int, ways: int, side: int) -> bool:
    """Say whether one of these ways leads out by a side, or any does (RU-20)."""
    beyond = NEIGHBOUR[place, side]
    return beyond != NONE and bool(ways >> side & 1 or (rules.reveals_any and not FIXED[beyond]))


@inner
def _list_ahead(rules: Rules, table: Table) -> int:
    """List the places to which the car's road leads."""
    here, ahead = table.cars[table.turn], 0
    for side in range(4):
        if NEIGHBOUR[here, side] != NONE and (table.laid[here] >> side & 1 or rules.reveals_any):
            ahead |= 1 << NEIGHBOUR[here, side]
    return ahead


@inner
def _list_free(table: Table) -> int:
    return table.covered & ~table.ban


@inner
def _choose_move(rules: Rules, table: Table, memory: Memory, plan: Plan, has_whim: bool) -> int:
    moves, best, drives, least = list_moves(rules, table), 0, 0, FAR * FAR
    for side in range(4):
        place = NEIGHBOUR[table.cars[table.turn], side]
        if place == NONE or is_worn(memory, table.turn, place, place, TRIP):
            continue
        move = (1 << place | 1 << (DRIVE + place)) & moves
        if move == 0:
            continue
        drives |= move
        cost = _weigh_drive(rules, table, memory, plan, place)
        if cost < least:
            best, least = 0, cost
        if cost == least:
            best |= move
    if drives == 0:
        return 1 << SWAP
    if has_whim:
        return best if least == 1 else drives
    return 1 << SWAP if _choose_swap(rules, table, memory, plan)[0] + WORTH_A_SWAP <= least else best


@inner
def _weigh_drive(rules: Rules, table: Table, memory: Memory, plan: Plan, place: int) -> int:
    """Return the cost of a drive onto a place beside the car."""
    goal = table.canisters[table.turn]
    if place == (PIT if goal == NONE else STARTS + goal):
        return 1
    if table.laid[place]:
        return 1 + _leave(rules, table, memory, plan, place, table.laid[place])
    return _enter(rules, table, memory, plan, place, plan.known[place])


@inner
def _enter(rules: Rules, table: Table, memory: Memory, plan: Plan, cell: int, kind: int) -> int:
    """Return the cost of a drive onto a cell with a tile of this kind."""
    here = table.cars[table.turn]
    risk = RISK if kind == UNSEEN and is_worn(memory, table.turn, here, here, _NEXT) else 0
    return 1 + risk + _leave(rules, table, memory, plan, cell, _list_exits(cell, find_side(cell, here), kind))


@inner
def _leave(rules: Rules, table: Table, memory: Memory, plan: Plan, place: int, ways: int) -> int:
    """Return the least cost of leaving a place by one of these ways in the turn after this one."""
    least = FAR + WORN
    for side in range(4):
        if _is_way(rules, place, ways, side):
            beyond = NEIGHBOUR[place, side]
            worn = WORN if is_worn(memory, table.turn, beyond, beyond, _NEXT) else 0
            least = min(least, plan.costs[place, side] + worn)
    return least


@inner
def _choose_rotation(rules: Rules, table: Table, memory: Memory, plan: Plan, rotations: int) -> int:
    best, least, cell = 0, FAR * FAR, table.chosen
    for rotation in range(4):
        if rotations >> rotation & 1:
            cost = _leave(rules, table, memory, plan, cell, LAID[table.tiles[cell], rotation])
            if cost < least:
                best, least = 0, cost
            if cost == least:
                best |= 1 << rotation
    return best


@inner
def _choose_swap(rules: Rules, table: Table, memory: Memory, plan: Plan) -> tuple[int, int]:
    """Return the cost after the best swap of a cell ahead, and these cells; `FAR` and none if no swap helps."""
    free, least, best = _list_free(table), FAR, 0
    beside = _list_ahead(rules, table) & free
    for cell in range(STARTS):
        if beside >> cell & 1:
            cost = _choose_partner(rules, table, memory, plan, cell, free & ~(1 << cell))[0]
            if cost >= WORN:
                continue
            if cost < least:
                best, least = 0, cost
            if cost == least:
                best |= 1 << cell
    return least, best


@inner
def _choose_partner(
    rules: Rules, table: Table, memory: Memory, plan: Plan, cell: int, partners: int
) -> tuple[int, int]:
    """Return the cost of a cell ahead with the best of some other tiles, and these tiles."""
    least, best = FAR * FAR, 0
    for other in range(STARTS):
        if partners >> other & 1:
            worn = WORN if is_worn(memory, table.turn, cell, other, _NEXT) else 0
            cost = worn + _enter(rules, table, memory, plan, cell, plan.known[other])
            if cost < least:
                best, least = 0, cost
            if cost == least:
                best |= 1 << other
    return least, best
