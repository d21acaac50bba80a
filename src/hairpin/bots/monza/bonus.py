"""Choosing by solved values in races with the bonus move: a step of the drive, or a bonus move."""

from __future__ import annotations

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.race.position import Standing
from hairpin.fast.monza.race.push_back import is_taken, push_back
from hairpin.fast.monza.search.leaves import ACTION, END, LAST, USED, Drive, Leaves, list_leaves
from hairpin.fast.monza.tables.finish_times import STOP, FinishTimes
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.solve.bonus_backup import Layout

_NOBODY = -1
_MANY = 1 << 10


@kernel
def look_up_with_bonus(
    lay: Layout, tables: Table, times: FinishTimes, leaves: Leaves, at: Standing, mover: int, drive: Drive
) -> int:
    """Return what to do next, as `choose_step` does."""
    total, best, action = list_leaves(times, False, drive, leaves), -1.0, 0
    place, used = at.place.copy(), at.used.copy()
    for leaf in range(total):
        for seat in range(lay.seats):
            place[seat], used[seat] = min(at.place[seat], lay.road), at.used[seat]
        place[mover], used[mover] = min(leaves.rows[leaf, END], lay.road), leaves.rows[leaf, USED]
        worth = _weigh_end(lay, tables, mover, place, used, leaves.rows[leaf, LAST])
        if worth > best + tie_of(tables):
            best, action = worth, leaves.rows[leaf, ACTION]
    return action


@kernel
def look_up_bonus(lay: Layout, tables: Table, at: Standing, mover: int, last: int) -> int:
    """Return the number of the free place to which the owner of the bonus car takes it, or `STOP`."""
    place = at.place.copy()
    for seat in range(lay.seats):
        place[seat] = min(at.place[seat], lay.road)
    return _choose_bonus(lay, tables, mover, place, at.used, lay.seat_of[last])[0]


@inner
def _weigh_end(lay: Layout, tables: Table, mover: int, place: Ints, used: Ints, last: int) -> float:
    """Return what an end is worth to the mover after push-back and bonus move (RU-15)."""
    push_back(lay.behind, lay.road, place, lay.seats, mover)
    owner = lay.seat_of[last]
    if owner != _NOBODY and place[owner] < lay.road and (lay.own_too or owner != mover):
        place[owner] = _choose_bonus(lay, tables, mover, place, used, owner)[1]
    return _read_value(lay, tables, mover, place, used, mover)


@inner
def _choose_bonus(lay: Layout, tables: Table, mover: int, place: Ints, used: Ints, owner: int) -> tuple[int, int]:
    """Return the number of the owner's best bonus place, and the place; of equals the first, at last staying."""
    here, number, best = place[owner], 0, -1.0
    choice, end = STOP, here
    for way in range(lay.way_start[here], lay.way_start[here + 1] + 1):
        is_stay = way == lay.way_start[here + 1]
        to = here if is_stay else min(lay.way_to[way], lay.road)
        if is_stay or to == lay.road or not is_taken(to, None, place, lay.seats):  # RU-16, RU-9
            place[owner] = to
            worth = _read_value(lay, tables, mover, place, used, owner)
            place[owner] = here
            if worth > best + tie_of(tables):
                best, choice, end = worth, STOP if is_stay else number, to
            number += 1
    return choice, end


@inner
def _read_value(lay: Layout, tables: Table, mover: int, place: Ints, used: Ints, seat: int) -> float:
    """Read what a position is worth to a seat when the mover's turn is over."""
    turn = mover + 1
    while turn < lay.seats and place[turn] == lay.road:
        turn += 1  # RU-7
    if turn == lay.seats:
        homes, fewest = 0, _MANY
        for other in range(lay.seats):
            if place[other] == lay.road and used[other] <= fewest:
                homes = homes + 1 if used[other] == fewest else 1
                fewest = used[other]
        if homes:
            return 1.0 / homes if place[seat] == lay.road and used[seat] == fewest else 0.0
        turn = 0
    row = place[turn]
    for step in range(1, lay.seats):
        other = (turn + step) % lay.seats
        code = lay.code_of[turn, place[other], used[other]] if other < turn else place[other]
        row = row * lay.sizes[turn, other] + code
    return float(tables[lay.starts[turn] + row, (seat - turn) % lay.seats])
