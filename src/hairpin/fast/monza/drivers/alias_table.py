"""Drivers without tiles as alias tables: an ending of a turn is drawn in one look-up, by place and roll.

The alias method (Walker, 1977): one random number selects a column and one of the column's two endings. Probabilities
are whole parts of 2³², so they are exactly those that were given.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import DriverTableError
from hairpin.fast.kernel import kernel, part, signed
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.tables.endings import Endings

WHOLE = 1 << 32
_S10, _S13, _S16, _S32 = (np.uint64(bits) for bits in (10, 13, 16, 32))
_END, _USED, _LOW = np.uint64((1 << 10) - 1), np.uint64(7), np.uint64(WHOLE - 1)

Columns = NDArray[np.uint64]


class AliasTables(NamedTuple):
    """The alias tables of all drivers of a race, one after the other.

    start   where the columns of (driver, place, roll) begin
    column  the part of 2³² that is the first ending's, the first ending, the other ending: 32, 16 and 16 bits
    base    where the table of each seat's driver begins in `start`
    """

    start: NDArray[np.uint32]
    column: Columns
    base: Ints


def make_alias_tables(turns: Endings, tables: list[Ints], seats: list[int]) -> AliasTables:
    """Compute alias tables from drivers' tables in the form of `Endings.upto`; `seats` has the table of each seat."""
    endings = pack_endings(turns)
    columns = [_make_columns(turns.start, table, endings) for table in tables]
    starts = [turns.start + number * len(endings) for number in range(len(tables))]
    return AliasTables(
        start=np.concatenate(starts).astype(np.uint32),
        column=np.concatenate(columns),
        base=np.array(seats, np.int64) * len(turns.start),
    )


def check_table(turns: Endings, upto: Ints) -> None:
    """Refuse a driver's table that is no distribution over the endings of every turn."""
    if upto.shape != turns.end.shape or upto.dtype != np.int64:
        raise DriverTableError(
            f"a driver's table has shape {upto.shape} of {upto.dtype}; for this board it is {turns.end.shape} of int64"
        )
    before = np.concatenate((np.zeros(1, np.int64), upto[:-1]))
    before[turns.start[:-1]] = 0
    wrong = np.flatnonzero(upto < before)
    if wrong.size:
        raise DriverTableError(f"a driver's table falls at ending {wrong[0]}; within a turn it must rise to 2³²")
    wrong = np.flatnonzero(upto[turns.start[1:] - 1] != WHOLE)
    if wrong.size:
        place, roll = divmod(int(wrong[0]), turns.rolls)
        raise DriverTableError(f"a driver's table does not end at 2³² for roll {roll} on {turns.board.places[place]}")


def make_racer_table(turns: Endings) -> Ints:
    """Return the racer's table: the furthest front edge, of these the fewest dice, of these the first in notation."""
    worth = turns.board.goal[turns.end] * (DICE + 1) - turns.used
    of_turn = np.repeat(np.arange(len(turns.start) - 1), np.diff(turns.start))
    best = np.maximum.reduceat(worth, turns.start[:-1])
    first = np.full(len(best), len(worth))
    is_best = np.flatnonzero(worth == best[of_turn])
    np.minimum.at(first, of_turn[is_best], is_best)
    return np.where(np.arange(len(worth)) >= first[of_turn], WHOLE, 0)


def pack_endings(turns: Endings) -> NDArray[np.uint64]:
    """Return every ending in one number: place, dice and last colour."""
    end, used, last = (part.astype(np.uint64) for part in (turns.end, turns.used, turns.last))
    return np.asarray(end | used << _S10 | last << _S13, np.uint64)


@kernel
def _make_columns(start: Ints, upto: Ints, endings: Columns) -> Columns:
    """Fill the columns of each turn: one that is not full is filled up by an ending that has too much."""
    columns = np.empty_like(endings)
    weight, poor, rich = np.empty((3, endings.shape[0]), np.int64)
    for turn in range(start.shape[0] - 1):
        first, count = start[turn], start[turn + 1] - start[turn]
        poors, riches, before = 0, 0, np.int64(0)
        for ending in range(first, first + count):
            weight[ending] = (upto[ending] - before) * count
            before = upto[ending]
            columns[ending] = np.uint64(WHOLE - 1) << _S32 | endings[ending] << _S16 | endings[ending]
            if weight[ending] < WHOLE:
                poor[poors] = ending
                poors += 1
            else:
                rich[riches] = ending
                riches += 1
        while poors and riches:
            poors -= 1
            taker, giver = poor[poors], rich[riches - 1]
            columns[taker] = np.uint64(weight[taker]) << _S32 | endings[taker] << _S16 | endings[giver]
            weight[giver] -= WHOLE - weight[taker]
            if weight[giver] < WHOLE:
                riches -= 1
                poor[poors] = giver
                poors += 1
    return columns


@part
def draw_ending(odds: AliasTables, row: int, luck: int) -> np.uint64:
    """Draw an ending of a turn, given as its row in `start`, with 32 bits of luck."""
    at = np.uint64(row)  # an index without a sign is not looked up from the end
    first = np.uint64(odds.start[at])
    share = np.uint64(luck) * (np.uint64(odds.start[at + np.uint64(1)]) - first)
    column = odds.column[first + (share >> _S32)]
    is_first = (share & _LOW) < column >> _S32
    return np.uint64(column >> _S16 if is_first else column)


@kernel
def unpack_end(ending: np.uint64) -> int:
    """Return the place on which a turn ends."""
    return signed(ending & _END)


@kernel
def unpack_used(ending: np.uint64) -> int:
    """Return the dice that a turn took."""
    return signed(ending >> _S10 & _USED)


@kernel
def unpack_last(ending: np.uint64) -> int:
    """Return the colour last placed in a turn."""
    return signed(ending >> _S13 & _USED)
