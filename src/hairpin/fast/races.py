"""The interface of compiled games: run batches of races and write single races down, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from hairpin.core.errors import WrongValueError
from hairpin.core.kit import AnyGame
from hairpin.fast.batch import Batch
from hairpin.games import kit_of
from hairpin.games.record import Record


class NotCompiledError(WrongValueError):
    """A game whose kit names no compiled engine."""


class Races(Protocol):
    """A compiled game. Race number `n` of a seed is the same race in any batch, on any number of threads."""

    def knows(self, driver: str) -> bool:
        """Say whether a driver of this name is compiled."""

    def run(
        self,
        drivers: Sequence[Any],
        races: int,
        seed: int,
        first: int = 0,
        threads: int = 1,
        on_batch: Callable[[int], object] = ...,
    ) -> Batch:
        """Run `races` races from race number `first` on; call `on_batch` with the number of races just done."""

    def record(self, drivers: Sequence[Any], race: int, seed: int) -> Record:
        """Run one race of a batch again and return its record, which `games` can replay."""


def open_races(game: AnyGame) -> Races:
    """Return the compiled game, or raise `NotCompiledError` if its kit has no engine."""
    engine = kit_of(game).engine
    if engine is None:
        name = game.facts.name
        raise NotCompiledError(f"{name} has no compiled engine; simulate it by its rules", game=name)
    races: Races = engine.load()(game)
    return races
