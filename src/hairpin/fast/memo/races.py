"""Memo-Car-Race behind the interface of all compiled games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from hairpin.fast.batch import Batch, open_batch
from hairpin.fast.memo.rally import Rally
from hairpin.fast.memo.seated_drivers import DRIVERS
from hairpin.games.memo import Memo
from hairpin.games.record import Record

_RACES_PER_CALL = 512


class MemoRaces:
    """Memo-Car-Race, compiled: a race has one winner, or none if it was given up."""

    def __init__(self, game: Memo) -> None:
        self.rally = Rally(game)

    def knows(self, driver: str) -> bool:
        """Say whether a driver of this name is compiled; a figure may follow it, as in `forgetful:0.2`."""
        return driver.partition(":")[0] in DRIVERS

    def run(
        self,
        drivers: Sequence[str],
        races: int,
        seed: int,
        first: int = 0,
        threads: int = 1,
        on_batch: Callable[[int], object] = lambda _: None,
    ) -> Batch:
        """Run `races` races from race number `first` on; call `on_batch` with the number of races just done."""
        batch, size = open_batch(first, races), _RACES_PER_CALL * threads
        for begin in range(0, races, size):
            end = min(begin + size, races)
            piece = self.rally.run(drivers, end - begin, _fold(seed), first + begin, threads)
            batch.winners[begin:end] = np.where(piece.winners < 0, 0, 1 << np.maximum(piece.winners, 0))
            batch.turns[begin:end] = piece.turns
            on_batch(end - begin)
        return batch

    def record(self, drivers: Sequence[str], race: int, seed: int) -> Record:
        """Run one race of a batch again and return its record."""
        return self.rally.record(drivers, race, _fold(seed))


def _fold(seed: int) -> int:
    return seed % (1 << 63)
