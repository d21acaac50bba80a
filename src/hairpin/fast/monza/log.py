"""One race written down by the kernels, a row a turn: what was rolled and decided, and how the race then stood."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import part
from hairpin.fast.monza.course import MOST_SEATS, Course, Position

Log = NDArray[np.int64]

# The columns. An ending is packed as in `odds`; `OFFERED` counts what the bonus car's owner could choose from.
SEAT, ROLL, ENDING, OFFERED, TAKEN, DECISIONS, CARS = range(7)
USED = CARS + MOST_SEATS
TILES = USED + MOST_SEATS
# A turn with tiles: pairs of a choice by number and of how many; of none, what chance brought, as a hand.
TRAIL = TILES + MOST_SEATS
CHANCE = 0
_MOST_DECISIONS = 24  # an extra roll, a turbo roll, eight dice, six accelerators, `stop`, and room to spare
WIDTH = TRAIL + 2 * _MOST_DECISIONS


def open_log(turns: int) -> Log:
    """Return room for a race of so many turns."""
    return np.zeros((turns, WIDTH), np.int64)


@part
def note_decision(log: Log, turn: int, value: int, of: int) -> None:
    """Write down one decision of a walk, or what chance brought."""
    column = TRAIL + 2 * log[turn, DECISIONS]
    log[turn, column], log[turn, column + 1] = value, of
    log[turn, DECISIONS] += 1


@part
def note_position(log: Log, turn: int, course: Course, position: Position) -> None:
    """Write down how the race stands after a turn."""
    for seat in range(course.players):
        log[turn, CARS + seat] = position.cars[seat]
        log[turn, USED + seat] = position.used[seat]
        log[turn, TILES + seat] = position.tiles[seat]
