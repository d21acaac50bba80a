"""Batches of Memo-Car-Race by compiled drivers, and any race of them as a record."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.memo.notation import name_action
from hairpin.fast.memo.race import new_workspace, run_races
from hairpin.fast.memo.seated_drivers import SeatedDrivers, seat_drivers
from hairpin.fast.memo.table import Ints, read_rules
from hairpin.games.memo import Memo
from hairpin.games.record import Record

MOST_TURNS = 100_000
COLUMNS = 4
_NO_LOG: Ints = np.zeros(0, np.int64)


@dataclass(frozen=True)
class Batch:
    """The results of races, one row per race: the winner (−1 if given up), how many turns, actions and shuttles."""

    winners: Ints
    turns: Ints
    actions: Ints
    shuttles: Ints


class Rally:
    """One game of Memo-Car-Race, compiled. Race number `n` of a seed is the same race in any batch."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self._rules = read_rules(game)

    def run(
        self, drivers: Sequence[str], races: int, seed: int, first: int = 0, threads: int = 1, most: int = MOST_TURNS
    ) -> Batch:
        """Run `races` races from race number `first` on, each until it is won or has taken `most` turns."""
        _check("races", races, 1)
        _check("threads", threads, 1)
        seated = seat_drivers(drivers, self.game.players)
        batch = np.zeros((races, COLUMNS), np.int64)
        # More pieces than threads, because races differ in length.
        size = races if threads == 1 else ceil(races / (8 * threads))

        def run_piece(begin: int) -> None:
            self._run(seated, batch[begin : begin + size], seed, first + begin, most, _NO_LOG)

        if threads == 1:
            run_piece(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(run_piece, range(0, races, size)))
        return Batch(*batch.T)

    def record(self, drivers: Sequence[str], race: int, seed: int, most: int = MOST_TURNS) -> Record:
        """Run one race again and return its record, with every action checked by the rules."""
        seated = seat_drivers(drivers, self.game.players)
        batch = np.zeros((1, COLUMNS), np.int64)
        self._run(seated, batch, seed, race, most, _NO_LOG)
        log = np.zeros(Batch(*batch.T).actions[0], np.int64)
        self._run(seated, batch, seed, race, most, log)
        state, words = self.game.start(), []
        for number in log.tolist():
            action = name_action(state, number)
            words.append(self.game.format_action(action))
            state = self.game.apply(state, action)
        return Record(self.game, tuple(drivers), tuple(words), f"{seed}/{race}")

    def _run(self, seated: SeatedDrivers, batch: Ints, seed: int, first: int, most: int, log: Ints) -> None:
        _check("seed", seed, 0)
        _check("first", first, 0)
        _check("most", most, 1)
        run_races(self._rules, seated, new_workspace(), seed, first, most, batch, log)


def _check(name: str, value: int, least: int) -> None:
    if not least <= value < 1 << 63:
        raise OptionValueError(
            f"{name}={value} is not possible; choose {least} or more, below 2⁶³", option=name, value=value, least=least
        )
