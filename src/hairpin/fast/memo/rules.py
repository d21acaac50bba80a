"""The rules of Memo-Car-Race compiled: what is legal and what an action does, one action at a time, on one table.

An action is a number within its phase, and what is possible is a set of bits, lowest first in the order of `games`:
a colour, a place (`choose`), a kind, a rotation or a cell.
"""

from __future__ import annotations

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.table import (
    BLIND,
    CANISTER,
    CHOOSE,
    DRIVE,
    FIXED,
    LAID,
    NEIGHBOUR,
    NONE,
    OVER,
    PIT,
    PLACE,
    REVEAL,
    ROAD_CELLS,
    ROTATE,
    SEATS,
    SPOTS,
    STARTS,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    UNSEEN,
    Rules,
    Table,
)

_ALL_COLOURS = (1 << SEATS) - 1


@inner
def lay_table(rules: Rules, table: Table) -> None:
    """Lay the table: all tiles face down, no car placed (MC-2)."""
    table.phase, table.turn, table.chosen = PLACE, rules.starter, NONE
    table.pool, table.fresh, table.ban = 0, (1 << rules.players) - 1, 0
    table.covered = ROAD_CELLS
    table.cars[:] = NONE
    table.canisters[:] = NONE
    table.tiles[:] = UNSEEN
    for place in range(SPOTS):
        table.laid[place] = FIXED[place]
    for kind in range(UNSEEN):
        table.left[kind] = rules.counts[kind]


@kernel
def list_actions(rules: Rules, table: Table) -> int:
    """Return the set of legal actions, or of possible outcomes of chance."""
    phase = table.phase
    if phase == CHOOSE:
        return list_moves(rules, table)
    if phase == ROTATE:
        return _list_ways(table)
    if phase in (SWAP_FIRST, SWAP_SECOND):
        taken = table.ban if table.chosen == NONE else table.ban | 1 << table.chosen
        return table.covered & ~taken  # MC-8, RU-25, RU-27
    if phase == REVEAL:
        kinds = 0
        for kind in range(UNSEEN):
            kinds |= (table.left[kind] > 0) << kind
        return kinds
    if phase == CANISTER:
        return table.pool
    if phase == PLACE:
        free = _ALL_COLOURS
        for seat in range(rules.players):
            if table.cars[seat] != NONE:
                free &= ~(1 << (table.cars[seat] - STARTS))
        return free
    return 0


@inner
def list_moves(rules: Rules, table: Table) -> int:
    """List tiles to turn up (MC-4), open ones to drive onto (MC-7, RU-22), and the swap."""
    here = table.cars[table.turn]
    roads = table.laid[here]
    moves = 1 << SWAP
    for side in range(4):
        place = NEIGHBOUR[here, side]
        if place == NONE:
            continue
        has_road = roads >> side & 1
        there = table.laid[place]
        if there == 0:
            moves |= (has_road | rules.reveals_any) << place  # RU-20
        else:
            moves |= (has_road & there >> (side ^ 2)) << (DRIVE + place)
    return moves


@inner
def find_side(here: int, there: int) -> int:
    """Return the direction in which a bordering place lies."""
    side = 0
    while NEIGHBOUR[here, side] != there:
        side += 1
    return side


@inner
def _list_ways(table: Table) -> int:
    """List the rotations in which the road leads on (MC-4); a dead end may point away at first (MC-6, RU-23)."""
    cell, turn = table.chosen, table.turn
    kind = table.tiles[cell]
    wanted = 1 << find_side(cell, table.cars[turn])
    if kind == BLIND and table.fresh >> turn & 1:
        for side in range(4):
            place = NEIGHBOUR[cell, side]
            if place != NONE and table.laid[place] == 0:  # RU-23
                wanted |= 1 << side
    ways = 0
    for rotation in range(4):
        ways |= (LAID[kind, rotation] & wanted != 0) << rotation
    return ways


@inner
def advance(rules: Rules, table: Table, action: int) -> None:
    """Apply an action, unchecked."""
    phase = table.phase
    if phase == CHOOSE:
        if action == SWAP:
            table.phase = SWAP_FIRST
        elif action < DRIVE:
            table.chosen, table.ban = action, 0
            table.phase = REVEAL if table.tiles[action] == UNSEEN else ROTATE
        else:
            _drive(rules, table, action - DRIVE, table.laid[action - DRIVE])
    elif phase == ROTATE:
        _drive(rules, table, table.chosen, LAID[table.tiles[table.chosen], action])
    elif phase == REVEAL:
        table.tiles[table.chosen] = action
        table.left[action] -= 1
        table.phase = ROTATE
    elif phase == SWAP_FIRST:
        table.chosen, table.phase = action, SWAP_SECOND
    elif phase == SWAP_SECOND:
        one, tiles = table.chosen, table.tiles
        tiles[one], tiles[action] = tiles[action], tiles[one]
        _end_turn(rules, table, 1 << one | 1 << action)  # MC-8
    elif phase == CANISTER:
        _take_canister(rules, table, action)
    else:
        _put_on_start(rules, table, STARTS + action)


@inner
def _take_canister(rules: Rules, table: Table, colour: int) -> None:
    """MC-9, RU-24: one canister a player; after the last no more can come."""
    table.canisters[table.turn] = colour
    table.pool &= ~(1 << colour)
    is_last = True
    for seat in range(rules.players):
        is_last = is_last and table.canisters[seat] != NONE
    if is_last:
        table.pool = 0
    _end_turn(rules, table, 0)


@inner
def _put_on_start(rules: Rules, table: Table, start: int) -> None:
    """RU-28: one car a start-finish tile, in turn order; after the last the race begins."""
    table.cars[table.turn] = start
    table.turn = (table.turn + 1) % rules.players
    if table.turn == rules.starter:
        table.phase, table.pool = CHOOSE, _ALL_COLOURS
        if rules.from_starts:  # RU-24
            table.pool = 0
            for seat in range(rules.players):
                table.pool |= 1 << (table.cars[seat] - STARTS)


@inner
def _drive(rules: Rules, table: Table, place: int, ways: int) -> None:
    """Put the car onto an open tile: a pit stop (MC-9), the finish (MC-10, RU-30), or the end of the turn."""
    turn = table.turn
    left = table.cars[turn]
    table.cars[turn] = place
    _cover(rules, table, left)
    table.laid[place] = ways
    if place < STARTS:
        table.covered &= ~(1 << place)
    table.fresh &= ~(1 << turn)
    goal = table.canisters[turn]
    if place == PIT and goal == NONE:
        table.phase, table.chosen, table.ban = CANISTER, NONE, 0
    elif goal != NONE and place == STARTS + goal:
        table.phase, table.chosen, table.ban, table.pool, table.fresh = OVER, NONE, 0, 0, 0
    else:
        _end_turn(rules, table, 0)


@inner
def _cover(rules: Rules, table: Table, left: int) -> None:
    """MC-5: turn the road tile that was left face down, unless another car still stands on it."""
    if FIXED[left]:
        return
    for seat in range(rules.players):
        if table.cars[seat] == left:
            return
    table.laid[left] = 0
    table.covered |= 1 << left


@inner
def _end_turn(rules: Rules, table: Table, ban: int) -> None:
    if rules.first_round:  # RU-23
        table.fresh &= ~(1 << table.turn)
    following = table.turn + 1
    table.turn = 0 if following == rules.players else following
    table.phase, table.chosen, table.ban = CHOOSE, NONE, ban
