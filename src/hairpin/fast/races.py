"""The door to the compiled games: one way to run batches and to write races down, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from hairpin.core.errors import UnknownGameError
from hairpin.core.game import Game
from hairpin.fast.batch import Batch, open_batch
from hairpin.fast.memo import Rally
from hairpin.fast.memo.crew import DRIVERS as MEMO_DRIVERS
from hairpin.fast.monza import MonzaRaces
from hairpin.games.memo import Memo
from hairpin.games.monza import Monza
from hairpin.games.record import Record


class Races(Protocol):
    """A compiled game. Race number `n` of a seed is the same race in whatever batch, on however many threads."""

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
        """Race `races` times from race number `first` on; `on_batch` hears how many more are done."""

    def record(self, drivers: Sequence[Any], race: int, seed: int) -> Record:
        """Drive one race of a batch again and write it down as `games` replays it."""


def open_races(game: Game[Any, Any, Any]) -> Races:
    """Compile a game, or load it as it was compiled before."""
    match game:
        case Monza():
            return MonzaRaces(game)
        case Memo():
            return MemoRaces(game)
        case _:
            raise UnknownGameError(f"{game.facts.name} is not compiled; choose monza or memo", game=game.facts.name)


class MemoRaces:
    """Memo-Car-Race behind the common door: a race has one winner, or is given up, and nobody is pushed back."""

    def __init__(self, game: Memo) -> None:
        self.rally = Rally(game)

    def knows(self, driver: str) -> bool:
        """Say whether a driver of this name is compiled; `forgetful:0.2` has a figure of its own."""
        return driver.partition(":")[0] in MEMO_DRIVERS

    def run(
        self,
        drivers: Sequence[str],
        races: int,
        seed: int,
        first: int = 0,
        threads: int = 1,
        on_batch: Callable[[int], object] = lambda _: None,
    ) -> Batch:
        """Race `races` times from race number `first` on; `on_batch` hears how many more are done."""
        batch, size = open_batch(first, races), 512 * threads
        for begin in range(0, races, size):
            end = min(begin + size, races)
            piece = self.rally.run(drivers, end - begin, _fold(seed), first + begin, threads)
            batch.winners[begin:end] = np.where(piece.winners < 0, 0, 1 << np.maximum(piece.winners, 0))
            batch.turns[begin:end] = piece.turns
            on_batch(end - begin)
        return batch

    def record(self, drivers: Sequence[str], race: int, seed: int) -> Record:
        """Drive one race of a batch again and write it down as `games` replays it."""
        return self.rally.record(drivers, race, _fold(seed))


def _fold(seed: int) -> int:
    return seed % (1 << 63)
