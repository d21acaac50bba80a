"""What each seat remembers of tiles that were turned face down again.

A tile lies in view until it is covered. From then on it is forgotten with the same chance in every turn at the table,
so how long it stays is drawn once, when it is covered; or when a number of others have been covered after it. What is
remembered moves along with every swap: all see them.
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
    UNSEEN,
    Ints,
    Rules,
    Table,
)

NEVER = 1 << 62
_ONE, _S11 = np.uint64(1), np.uint64(11)
_UNIT = 2.0**-53


class Memory(Protocol):
    """The memories of all seats: the kind remembered of every cell, until which turn, and how many turns are over.

    `lately` is the running number of the covering of every tile, 0 for one that was never seen; `covers` the last one.
    """

    now: int
    covers: int
    lately: Ints
    kinds: Ints
    until: Ints


MEMORY = np.dtype(
    [
        ("now", np.int64),
        ("covers", np.int64),
        ("lately", np.int64, STARTS),
        ("kinds", np.int64, (SEATS, STARTS)),
        ("until", np.int64, (SEATS, STARTS)),
    ]
)


@inner
def clear(memory: Memory) -> None:
    """Forget everything, before a race."""
    memory.now = memory.covers = 0
    memory.lately[:] = 0
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
def remember(rules: Rules, seated: SeatedDrivers, memory: Memory, luck: Luck, cell: int, kind: int) -> None:
    """Add a tile that has just been covered to the memory of every seat that has one."""
    memory.covers += 1
    memory.lately[cell] = memory.covers
    for seat in range(rules.players):
        if seated.remembers >> seat & 1:
            memory.kinds[seat, cell] = kind
            memory.until[seat, cell] = memory.now + _stay(seated.keeps[seat], luck)


@inner
def exchange(rules: Rules, memory: Memory, one: int, other: int) -> None:
    """Exchange two cells in every memory."""
    kinds, until, lately = memory.kinds, memory.until, memory.lately
    lately[one], lately[other] = lately[other], lately[one]
    for seat in range(rules.players):
        kinds[seat, one], kinds[seat, other] = kinds[seat, other], kinds[seat, one]
        until[seat, one], until[seat, other] = until[seat, other], until[seat, one]


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
