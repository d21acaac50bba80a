"""The log of one race, a row for each turn: what was rolled and decided, and the position after it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import part
from hairpin.fast.monza.race.position import MOST_SEATS, Position
from hairpin.fast.monza.race.rules import RaceRules

Log = NDArray[np.int64]

# The columns. An ending is packed as in `alias_table`; `OFFERED` counts what the bonus car's owner could choose from.
SEAT, ROLL, ENDING, OFFERED, TAKEN, DECISIONS, CARS = range(7)
USED = CARS + MOST_SEATS
TILES = USED + MOST_SEATS
# A turn with tiles: pairs of a choice by number and of how many; of none, what chance brought, as a hand.
TRAIL = TILES + MOST_SEATS
CHANCE = 0
_MOST_DECISIONS = 24  # an extra roll, a turbo roll, eight dice, six accelerators, `stop`, and some more
WIDTH = TRAIL + 2 * _MOST_DECISIONS


def open_log(turns: int) -> Log:
    """Allocate the log of a race of so many turns; one of no turns is never written to."""
    return np.zeros((turns, WIDTH), np.int64)


@part
def is_logged(log: Log) -> bool:
    """Say whether a race is logged: one kernel that can do both compiles in half the time of two."""
    return log.size > 0


@part
def note_decision(log: Log, turn: int, value: int, of: int) -> None:
    """Log one decision of a drive, or what chance brought."""
    column = TRAIL + 2 * log[turn, DECISIONS]
    log[turn, column], log[turn, column + 1] = value, of
    log[turn, DECISIONS] += 1


@part
def note_position(log: Log, turn: int, rules: RaceRules, position: Position) -> None:
    """Log the position after a turn."""
    for seat in range(rules.players):
        log[turn, CARS + seat] = position.place[seat]
        log[turn, USED + seat] = position.used[seat]
        log[turn, TILES + seat] = position.tiles[seat]
