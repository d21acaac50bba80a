"""Compiled drivers as data."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.tables.values import Values

BY_LOT, FURTHEST, BY_VALUE, ERRING, SEARCHING = range(5)
WHOLE = 1 << 32


@dataclass(frozen=True, eq=False)
class TableDriver:
    """A driver without tiles, given as a table.

    upto         for every ending of `MonzaRaces.endings`, the chance of it or one before it in its turn, of 2³² parts
    takes_bonus  whether it takes every bonus move as far as it goes, or draws by lot among all and none
    """

    name: str
    upto: Ints
    takes_bonus: bool = True


@dataclass(frozen=True, eq=False)
class ValueDriver:
    """A driver that looks up the value of every ending of its turn."""

    name: str
    values: Values


@dataclass(frozen=True, eq=False)
class StepDriver:
    """A driver that decides step by step.

    errors   how often a learner errs, in parts of 2³²
    depth    how far a driver that searches looks, as in `search.look_ahead`
    values   the solved values of a driver that goes by them
    """

    name: str
    kind: int
    errors: int = 0
    depth: int = 0
    values: Values | None = None


RANDOM, RACER = StepDriver("random", BY_LOT), StepDriver("racer", FURTHEST)
NAMED = {driver.name: driver for driver in (RANDOM, RACER)}

AnyDriver = str | TableDriver | ValueDriver | StepDriver
