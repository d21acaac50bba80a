"""What drivers remember of the tiles that were turned face down again: each its own, and nothing that it has not seen.

A tile lies in view until it is covered. From then on it is forgotten with the same chance in every turn at the table,
so how long it stays is drawn once, when it is covered. What is remembered moves along with every swap: all see them.
"""

from __future__ import annotations

from math import log
from typing import Protocol

import numpy as np

from hairpin.fast.kernel import kernel
from hairpin.fast.memo.crew import Crew
from hairpin.fast.memo.lots import Luck, roll
from hairpin.fast.memo.table import (
    BLIND,
    CROSSING,
    NONE,
    PIT,
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
    """The heads of all seats: the kind remembered of every cell, through which turn, and how many turns are over."""

    now: int
    kinds: Ints
    until: Ints


MEMORY = np.dtype([("now", np.int64), ("kinds", np.int64, (SEATS, STARTS)), ("until", np.int64, (SEATS, STARTS))])


@kernel
def clear(memory: Memory) -> None:
    """Forget everything, before a race."""
    memory.now = 0
    memory.kinds[:] = UNSEEN
    memory.until[:] = NONE


@kernel
def _stay(keeps: float, luck: Luck) -> int:
    """Draw for how many turns a tile is remembered."""
    if keeps == 0.0:
        return NEVER
    share = float((roll(luck) >> _S11) + _ONE) * _UNIT
    return int(min(log(share) / keeps, 2.0**53))


@kernel
def remember(rules: Rules, crew: Crew, memory: Memory, luck: Luck, cell: int, kind: int) -> None:
    """Let every seat that remembers keep a tile that has just been covered."""
    for seat in range(rules.players):
        if crew.remembers >> seat & 1:
            memory.kinds[seat, cell] = kind
            memory.until[seat, cell] = memory.now + _stay(crew.keeps[seat], luck)


@kernel
def exchange(rules: Rules, memory: Memory, one: int, other: int) -> None:
    """Follow a swap in every head."""
    kinds, until = memory.kinds, memory.until
    for seat in range(rules.players):
        kinds[seat, one], kinds[seat, other] = kinds[seat, other], kinds[seat, one]
        until[seat, one], until[seat, other] = until[seat, other], until[seat, one]


@kernel
def recall(table: Table, memory: Memory, known: Ints) -> None:
    """Write what the seat on turn knows of every place: what lies open, what it remembers, else `UNSEEN`."""
    seat = table.turn
    for cell in range(STARTS):
        if table.laid[cell] or (table.phase == ROTATE and cell == table.chosen):
            known[cell] = table.tiles[cell]
        elif memory.now <= memory.until[seat, cell]:
            known[cell] = memory.kinds[seat, cell]
        else:
            known[cell] = UNSEEN
    known[PIT] = CROSSING
    known[STARTS:SPOTS] = BLIND
