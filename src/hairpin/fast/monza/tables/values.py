"""Solved values as the kernels read them: what the end of a turn is worth to the mover.

Seats are counted from the starter, and positions from the driver on turn: its own place first, then those of the
seats after it. The tables are filled by `hairpin.solve`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.race.push_back import Behind, push_back

Table = NDArray[np.float64] | NDArray[np.float32]


class Values(NamedTuple):
    """What positions are worth, on one road, for so many seats.

    temperature  0 for the best choice; else that of a softmax choice while nobody is home
    open    rows for every mover and position while nobody is home; a column for each seat from the mover on
    finish  rows for every mover, standing of the others and dice: the values if the mover is the first that comes home
    last    rows of the last round, columns as before
    at      (mover, seats on the board that have moved, leaders, dice of the lead): where its rows begin in `last`
    start, end, used     the endings of every turn, as in `Endings`; `ending` has them packed, as in `alias_table`
    """

    road: int
    seats: int
    temperature: float
    open: Table
    finish: Table
    last: Table
    at: Ints
    start: Ints
    end: NDArray[np.uint16]
    used: NDArray[np.uint8]
    ending: NDArray[np.uint64]
    behind: Behind


@inner
def tie_of(table: Table) -> float:
    """Return by how much values may differ and still count as equal: more than their rounding error."""
    return 1e-12 if table.itemsize == 8 else 1e-6


@kernel
def weigh_end(
    values: Values, mover: int, place: Ints, moved: int, leaders: int, lead: int, end: int, used: int
) -> float:
    """Return the value to the mover of ending its turn on a place with so many dice.

    place    of every seat; the finish is any number from `road` on
    moved    seats that have had their turn this round and are on the board, as bits
    leaders  seats that are home with `lead` dice, fewer than others, as bits
    """
    road, seats = values.road, values.seats
    turn = mover + 1
    if end >= road:
        if leaders == 0:
            row = 0
            for step in range(1, seats):
                row = row * road + place[(mover + step) % seats]
            return float(values.finish[(mover * road ** (seats - 1) + row) * (DICE + 1) + used, seats - 1])
        if used > lead:
            return 0.0
        leaders = leaders | 1 << mover if used == lead else 1 << mover
        return _read_last(values, turn, place, moved, leaders, used, mover)
    after = place.copy()
    after[mover] = end
    push_back(values.behind, road, after, seats, mover)
    if leaders:
        return _read_last(values, turn, after, moved | 1 << mover, leaders, lead, mover)
    row = 0
    for step in range(seats):
        row = row * road + after[(turn + step) % seats]
    return float(values.open[turn % seats * road**seats + row, seats - 1])


@inner
def _read_last(values: Values, turn: int, place: Ints, moved: int, leaders: int, lead: int, seat: int) -> float:
    """Return the value of a position of the last round to a seat, before the seat `turn` moves."""
    seats = values.seats
    if turn == seats:
        if not leaders >> seat & 1:
            return 0.0
        sharers = 0
        for other in range(seats):
            sharers += leaders >> other & 1
        return 1.0 / sharers
    if turn == seats - 1:
        moved = 0  # they block no push-back any more
    row = 0
    for step in range(seats):
        other = (turn + step) % seats
        if other >= turn or moved >> other & 1:
            row = row * values.road + place[other]
    return float(values.last[values.at[turn, moved, leaders, lead] + row, (seat - turn) % seats])
