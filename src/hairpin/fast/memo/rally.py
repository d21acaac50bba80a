"""Batches of Memo-Car-Race: thousands of races by compiled drivers, and any one of them as a record."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.memo.crew import Crew, read_crew
from hairpin.fast.memo.notation import name_action
from hairpin.fast.memo.race import open_desk, run_races
from hairpin.fast.memo.table import Ints, read_rules
from hairpin.games.memo import Memo
from hairpin.games.record import Record

MOST_TURNS = 100_000
_NO_LOG: Ints = np.zeros(0, np.int64)


@dataclass(frozen=True)
class Batch:
    """What came of races, one row each: who won (−1 where it was given up), after how many turns and actions."""

    winners: Ints
    turns: Ints
    actions: Ints


class Rally:
    """One game of Memo-Car-Race, compiled. Race number n of a seed is the same in whatever batch it is run."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self._rules = read_rules(game)

    def run(
        self, drivers: Sequence[str], races: int, seed: int, first: int = 0, threads: int = 1, most: int = MOST_TURNS
    ) -> Batch:
        """Race `races` times from race number `first` on, each until it is won or `most` turns are over."""
        _check("races", races, 1)
        _check("threads", threads, 1)
        crew = read_crew(drivers, self.game.players)
        batch = np.zeros((races, 3), np.int64)
        # More pieces than threads, for races differ in length.
        size = races if threads == 1 else ceil(races / (8 * threads))

        def run_piece(begin: int) -> None:
            self._run(crew, batch[begin : begin + size], seed, first + begin, most, _NO_LOG)

        if threads == 1:
            run_piece(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(run_piece, range(0, races, size)))
        return Batch(*batch.T)

    def record(self, drivers: Sequence[str], race: int, seed: int, most: int = MOST_TURNS) -> Record:
        """Run one race again and write it down, every action checked by the rules."""
        crew = read_crew(drivers, self.game.players)
        batch = np.zeros((1, 3), np.int64)
        self._run(crew, batch, seed, race, most, _NO_LOG)
        log = np.zeros(Batch(*batch.T).actions[0], np.int64)
        self._run(crew, batch, seed, race, most, log)
        state, words = self.game.start(), []
        for number in log.tolist():
            action = name_action(state, number)
            words.append(self.game.format_action(action))
            state = self.game.apply(state, action)
        return Record(self.game, tuple(drivers), tuple(words), f"{seed}/{race}")

    def _run(self, crew: Crew, batch: Ints, seed: int, first: int, most: int, log: Ints) -> None:
        _check("seed", seed, 0)
        _check("first", first, 0)
        _check("most", most, 1)
        run_races(self._rules, crew, open_desk(), seed, first, most, batch, log)


def _check(name: str, value: int, least: int) -> None:
    if not least <= value < 1 << 63:
        raise OptionValueError(
            f"{name}={value} is not possible; choose {least} or more, below 2⁶³", option=name, value=value, least=least
        )
