"""Races of Monza by the million, by drivers given as data, and any one of them as a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache

import numpy as np

from hairpin.fast.batch import Batch, check_number, open_batch, run_blocks
from hairpin.fast.luck import stream
from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.drivers.kinds import NAMED, AnyDriver
from hairpin.fast.monza.drivers.lineup import DriverTables, Lineup, name_driver
from hairpin.fast.monza.race.log import CARS, SEAT, TILES, USED, Log, open_log
from hairpin.fast.monza.race.loop import Results, log_race, race_block
from hairpin.fast.monza.race.position import new_position
from hairpin.fast.monza.race.rules import lay_grid, make_race_rules
from hairpin.fast.monza.record import tell_race
from hairpin.fast.monza.tables.endings import Endings
from hairpin.games.monza import Monza
from hairpin.games.record import Record

PUSH_BACKS = "push_backs"  # the counter of the kit
_BLOCK = 1 << 13
_STEP_BLOCK = 1 << 6  # races of drivers that decide step by step take longer


class MonzaRaces:
    """One game of Monza, compiled. Race number `n` of a seed is the same race in whatever batch it is run."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.board = lay_board(game)
        self.rules = make_race_rules(game, self.board)
        self._tables = DriverTables(game, self.board)
        self._line_up = lru_cache(maxsize=64)(self._tables.line_up)

    def begin_at(self, grid: Sequence[str]) -> MonzaRaces:
        """Return the races of the same game from another grid (RU-31); they share all tables."""
        races = copy(self)
        races.game = Monza(replace(self.game.options, grid=tuple(grid)))
        races.rules = self.rules._replace(grid=lay_grid(races.game, self.board))
        return races

    def knows(self, driver: str) -> bool:
        """Say whether a driver of this name is compiled."""
        return driver in NAMED

    @property
    def endings(self) -> Endings:
        """The endings of every turn without tiles, by place and roll."""
        return self._tables.endings

    def line_up(self, drivers: Sequence[AnyDriver]) -> Lineup:
        """Put one driver on each seat, or refuse who cannot drive this game."""
        return self._line_up(*drivers)

    def run(
        self,
        drivers: Sequence[AnyDriver],
        races: int,
        seed: int,
        first: int = 0,
        threads: int = 1,
        on_batch: Callable[[int], object] = lambda _: None,
    ) -> Batch:
        """Race `races` times from race number `first` on; `on_batch` is called with the size of each finished block."""
        batch, lineup = open_batch(first, races, (PUSH_BACKS,)), self.line_up(drivers)
        by_steps = lineup.drivers is not None

        def run_block(begin: int, end: int) -> None:
            race_block(
                self.rules,
                *lineup.with_own_memory(),
                _fold(seed),
                first + begin,
                self.game.options.starter,
                new_position(self.board),
                open_log(0) if by_steps else None,
                Results(batch.winners[begin:end], batch.turns[begin:end], batch.counts[PUSH_BACKS][begin:end]),
            )

        run_blocks(run_block, races, _STEP_BLOCK if by_steps else _BLOCK, threads, on_batch)
        return batch

    def record(self, drivers: Sequence[AnyDriver], race: int, seed: int) -> Record:
        """Drive one race of a batch again and write it down as `games` replays it."""
        told = tell_race(self.game, self.log(drivers, race, seed))
        words = tuple(self.game.format_action(action) for _, action, _ in told)
        return Record(self.game, tuple(map(name_driver, drivers)), words, f"{_fold(seed)}/{race}")

    def log(self, drivers: Sequence[AnyDriver], number: int, seed: int) -> Log:
        """Drive one race of a batch again and log every turn, by the seats of the table."""
        check_number("race", number, 0)
        log = open_log(int(self.run(drivers, 1, seed, number).turns[0]))
        key = np.uint64(stream(_fold(seed), number))
        log_race(self.rules, *self.line_up(drivers).with_own_memory(), key, new_position(self.board), log)
        starter, players = self.game.options.starter, self.game.players
        log[:, SEAT] = (log[:, SEAT] + starter) % players
        for column in (CARS, USED, TILES):
            log[:, column : column + players] = np.roll(log[:, column : column + players], starter, axis=1)
        return log


def _fold(seed: int) -> np.uint64:
    return np.uint64(seed % (1 << 64))
