"""What each seat remembers of tiles that were turned face down again, and where the cars came in their last turns.

A tile lies in view until it is covered. From then on it is forgotten with the same chance in every turn at the table,
so how long it stays is drawn once, when it is covered; or when a number of others have been covered after it. What is
remembered moves along with every swap: all see them. The racer's memory is that of `bots`: it fades after some rounds.
"""

from __future__ import annotations

from math import log
from typing import Protocol

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.randomness import Luck, draw_bits
from hairpin.fast.memo.seated_drivers import SeatedDrivers
from hairpin.fast.memo.table import (
    BLIND,
    CROSSING,
    NONE,
    PIT,
    ROAD_TILES,
    ROTATE,
    SEATS,
    SPOTS,
    STARTS,
    TRIP,
    UNSEEN,
    Ints,
    Rules,
    Table,
)

NEVER = 1 << 62
ROUNDS_OF_OWN, ROUNDS_OF_DEAD_ENDS, ROUNDS_OF_OTHERS, SHUTTLE_VISITS = 4, 10, 1, 3  # as in `bots`
_ONE, _S11 = np.uint64(1), np.uint64(11)
_UNIT = 2.0**-53


class Memory(Protocol):
    """The memories of all seats: the kind remembered of every cell, until which turn, and how many turns are over.

    lately  the running number of the covering of every tile, 0 for one that was never seen; `covers` is the last one
    turns   the turn in which every tile was covered or moved by somebody who remembered it, and the seat that did it
    cells   where each car came in its last turns, the last one at the end, `NONE` for a turn without a drive
    tiles   the same, but where the tiles that it came onto lie now
    shuttles  how often a car has shuttled
    """

    now: int
    shuttles: int
    covers: int
    lately: Ints
    turns: Ints
    seats: Ints
    cells: Ints
    tiles: Ints
    kinds: Ints
    until: Ints


MEMORY = np.dtype(
    [
        ("now", np.int64),
        ("shuttles", np.int64),
        ("covers", np.int64),
        ("lately", np.int64, STARTS),
        ("turns", np.int64, STARTS),
        ("seats", np.int64, STARTS),
        ("cells", np.int64, (SEATS, TRIP)),
        ("tiles", np.int64, (SEATS, TRIP)),
        ("kinds", np.int64, (SEATS, STARTS)),
        ("until", np.int64, (SEATS, STARTS)),
    ]
)


@inner
def clear(memory: Memory) -> None:
    """Forget everything, before a race."""
    memory.now = memory.covers = memory.shuttles = 0
    memory.lately[:] = 0
    memory.cells[:] = NONE
    memory.tiles[:] = NONE
    memory.kinds[:] = UNSEEN
    memory.until[:] = NONE


@kernel
def know(rules: Rules, memory: Memory, tiles: Ints) -> None:
    """Let every seat know the same tiles permanently."""
    clear(memory)
    for seat in range(rules.players):
        for cell in range(STARTS):
            if tiles[cell] != UNSEEN:
                memory.kinds[seat, cell], memory.until[seat, cell] = tiles[cell], NEVER


@inner
def _stay(keeps: float, luck: Luck) -> int:
    """Draw for how many turns a tile is remembered."""
    if keeps == 0.0:
        return NEVER
    share = float((draw_bits(luck) >> _S11) + _ONE) * _UNIT
    return int(min(log(share) / keeps, 2.0**53))


@inner
def remember(rules: Rules, seated: SeatedDrivers, memory: Memory, luck: Luck, mover: int, cell: int, kind: int) -> None:
    """Add a tile that a car has just left to the memory of every seat that has one."""
    memory.covers += 1
    memory.lately[cell] = memory.covers
    memory.turns[cell], memory.seats[cell] = memory.now, mover
    for seat in range(rules.players):
        if seated.remembers >> seat & 1:
            memory.kinds[seat, cell] = kind
            memory.until[seat, cell] = memory.now + _stay(seated.keeps[seat], luck)


@inner
def exchange(rules: Rules, table: Table, memory: Memory, mover: int, one: int, other: int) -> None:
    """Exchange two cells in every memory, after those on the table; the mover remembers anew what it still knew."""
    kinds, until, lately, turns, seats = memory.kinds, memory.until, memory.lately, memory.turns, memory.seats
    lately[one], lately[other] = lately[other], lately[one]
    turns[one], turns[other] = turns[other], turns[one]
    seats[one], seats[other] = seats[other], seats[one]
    for cell in (one, other):
        if is_fresh(rules, table, memory, cell, mover):
            turns[cell], seats[cell] = memory.now, mover
    for seat in range(rules.players):
        for turn in range(TRIP):
            tile = memory.tiles[seat, turn]
            if tile in (one, other):
                memory.tiles[seat, turn] = one + other - tile
        kinds[seat, one], kinds[seat, other] = kinds[seat, other], kinds[seat, one]
        until[seat, one], until[seat, other] = until[seat, other], until[seat, one]


@inner
def is_fresh(rules: Rules, table: Table, memory: Memory, cell: int, seat: int) -> bool:
    """Say whether the fading memory of a seat still holds the tile of a covered cell."""
    rounds = ROUNDS_OF_OTHERS
    if memory.seats[cell] == seat:
        rounds = ROUNDS_OF_DEAD_ENDS if table.tiles[cell] == BLIND else ROUNDS_OF_OWN
    return bool(memory.lately[cell] and memory.now - memory.turns[cell] <= rounds * rules.players)


@inner
def end_turn(memory: Memory, seat: int, place: int) -> None:
    """Note where a car came in the turn that is over, `NONE` if it did not drive."""
    memory.now += 1
    memory.shuttles += place != NONE and is_worn(memory, seat, place, place, TRIP)
    for turn in range(TRIP - 1):
        memory.cells[seat, turn], memory.tiles[seat, turn] = memory.cells[seat, turn + 1], memory.tiles[seat, turn + 1]
    memory.cells[seat, TRIP - 1] = memory.tiles[seat, TRIP - 1] = place


@inner
def is_worn(memory: Memory, seat: int, cell: int, tile: int, turns: int) -> bool:
    """Say whether a car that comes to a cell shuttles, by its last turns; `tile` is where its tile lies now."""
    cells, tiles = 1, 1
    for turn in range(TRIP - turns, TRIP):
        cells += memory.cells[seat, turn] == cell
        tiles += memory.tiles[seat, turn] == tile
    return bool(max(cells, tiles) >= SHUTTLE_VISITS)


@kernel
def recall(seated: SeatedDrivers, table: Table, memory: Memory, known: Ints) -> None:
    """Write what the seat on turn knows of every place: what lies open, what it remembers, else `UNSEEN`."""
    seat = table.turn
    covered = table.covered
    if table.phase == ROTATE:
        covered &= ~(1 << table.chosen)
    oldest = _find_oldest(memory, covered, seated.spans[seat])
    for cell in range(STARTS):
        if not covered >> cell & 1:
            known[cell] = table.tiles[cell]
        elif memory.now <= memory.until[seat, cell] and memory.lately[cell] >= oldest:
            known[cell] = memory.kinds[seat, cell]
        else:
            known[cell] = UNSEEN
    known[PIT] = CROSSING
    known[STARTS:SPOTS] = BLIND


@inner
def _find_oldest(memory: Memory, covered: int, span: int) -> int:
    """Return the sequence number of the oldest tile that a memory of this size holds."""
    if span == ROAD_TILES:
        return 0
    oldest = memory.covers + 1
    for _ in range(span):
        newest = 0
        for cell in range(STARTS):
            if covered >> cell & 1 and memory.lately[cell] < oldest:
                newest = max(newest, memory.lately[cell])
        if newest == 0:
            return 0
        oldest = newest
    return oldest
