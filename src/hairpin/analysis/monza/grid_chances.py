"""Every seat's chance to win from a grid (RU-31): by solved values, or by many compiled races."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Protocol

import numpy as np

from hairpin.analysis.monza.judge import Judge, find_judge
from hairpin.analysis.simulate import Z95
from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.monza.champion import MonzaChampion
from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.driver import CompiledDriver
from hairpin.core.errors import UnknownDriverError, quote
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.drivers.kinds import SEARCHING, StepDriver
from hairpin.fast.monza.drivers.kinds import AnyDriver as Compiled
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE
from hairpin.games.monza import Monza

Grid = tuple[str, ...]

# A seat's share of the win, by the winners as bits.
_SHARES = np.array([[(bits >> seat & 1) / max(1, bits.bit_count()) for seat in range(6)] for bits in range(64)])


@dataclass(frozen=True, slots=True)
class Chances:
    """Every seat's chance to win, half of the widest 95 % confidence interval, and the races; 0 where it is solved."""

    of: tuple[float, ...]
    error: float
    races: int


def join(one: Chances, other: Chances) -> Chances:
    """Return the chances by the races of both; solved ones stay as they are."""
    races = one.races + other.races
    if races == 0:
        return one
    of = tuple((a * one.races + b * other.races) / races for a, b in zip(one.of, other.of, strict=True))
    return Chances(of, max(one.error, other.error) * sqrt(max(one.races, other.races) / races), races)


class GridChances(Protocol):
    """Knows the chances from any grid of one game."""

    @property
    def cost(self) -> int:
        """How long one race takes, roughly, in those of racers; 0 if none is needed."""

    def weigh(self, grid: Grid, first: int, races: int) -> Chances:
        """Return the chances from a grid, if they are simulated by the races numbered from `first` on."""


def open_chances(game: Monza, drivers: Sequence[str], seed: int, threads: int = 1) -> GridChances:
    """Return how the chances of these drivers are found out."""
    if set(drivers) == {"champion"}:
        judge = find_judge(game, LookAhead(game, WHOLE_RACE))
        if judge.certainty != "estimated":
            return SolvedChances(game, judge)
    return SimulatedChances(game, drivers, seed, threads)


class SolvedChances:
    """Chances of drivers by solved values."""

    cost = 0

    def __init__(self, game: Monza, judge: Judge) -> None:
        self._start = game.start()
        self._judge = judge

    def weigh(self, grid: Grid, first: int, races: int) -> Chances:  # noqa: ARG002 - nothing is simulated
        """Return the chances from a grid."""
        return Chances(self._judge.weigh(replace(self._start, cars=grid)), 0.0, 0)


class SimulatedChances:
    """Chances by compiled races; from every grid, race number `n` has the same dice."""

    def __init__(self, game: Monza, drivers: Sequence[str], seed: int, threads: int) -> None:
        self._races = MonzaRaces(game)
        self._seed = seed
        self._threads = threads
        made = {name: self._compile(name, make_driver(name, game)) for name in dict.fromkeys(drivers)}
        self._drivers = [made[name] for name in drivers]
        is_searching = any(isinstance(driver, StepDriver) and driver.kind == SEARCHING for driver in self._drivers)
        self.cost = (32 if game.options.pro else 4) if is_searching else 1

    def _compile(self, name: str, driver: AnyDriver) -> Compiled:
        if self._races.knows(name):
            return name
        compiled = driver.compiled() if isinstance(driver, CompiledDriver) else None
        if compiled is None and isinstance(driver, MonzaChampion):  # values with the bonus move are not compiled
            return StepDriver("champion", SEARCHING, depth=WHOLE_RACE)
        if compiled is None:
            raise UnknownDriverError(f"the races of {quote(name)} are not compiled", driver=name)
        found: Compiled = compiled
        return found

    def weigh(self, grid: Grid, first: int, races: int) -> Chances:
        """Return the chances from a grid, by the races numbered from `first` on."""
        batch = self._races.begin_at(grid).run(self._drivers, races, self._seed, first, self._threads)
        times, shares = np.bincount(batch.winners, minlength=len(_SHARES)), _SHARES[:, : len(grid)]
        mean, squares = times @ shares / races, times @ shares**2 / races
        spread = float(np.sqrt(np.maximum(0.0, squares - mean**2)).max())
        return Chances(tuple(map(float, mean)), Z95 * spread / sqrt(races), races)
