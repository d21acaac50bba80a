"""Races of Monza by the million, by drivers given as data, and any one of them as a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from hairpin.core.errors import DriverTableError, OptionValueError, UnknownDriverError, name_choices
from hairpin.fast.batch import Batch, check_number, open_batch, run_blocks
from hairpin.fast.luck import stream
from hairpin.fast.monza.board import Ints, lay_board
from hairpin.fast.monza.contest import LOT, RACER, Contest, Contestant
from hairpin.fast.monza.course import lay_course, new_position
from hairpin.fast.monza.log import Log, open_log
from hairpin.fast.monza.odds import check_table, lay_odds, no_odds, race_furthest
from hairpin.fast.monza.plan import make_plans, no_plans
from hairpin.fast.monza.race import Crew, log_race, race_block
from hairpin.fast.monza.record import tell_race
from hairpin.fast.monza.steps import lay_steps
from hairpin.fast.monza.turn import BY_LOT, FURTHEST
from hairpin.fast.monza.turns import Turns, list_turns
from hairpin.fast.monza.values import BY_VALUE, ValueDriver, Values, race_block_by_values, race_by_values
from hairpin.fast.monza.walk import Walker
from hairpin.games.monza import Monza
from hairpin.games.record import Record

PUSH_BACKS = "push_backs"  # the counter of the kit
KINDS = {"random": BY_LOT, "racer": FURTHEST}
_KNOWN = name_choices(list(KINDS))
_BLOCK = 1 << 13
_CONTEST_BLOCK = 1 << 6


@dataclass(frozen=True, eq=False)
class TableDriver:
    """A driver without tiles, given as a table.

    upto         for every ending of `MonzaRaces.turns`, the chance of it or one before it in its turn, in parts of 2³²
    takes_bonus  whether it takes every bonus move as far as it goes, or draws by lot among all and none
    """

    name: str
    upto: Ints
    takes_bonus: bool = True


AnyDriver = str | TableDriver | ValueDriver | Contestant


class MonzaRaces:
    """One game of Monza, compiled. Race number `n` of a seed is the same race in whatever batch it is run."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.board = lay_board(game)
        self.course = lay_course(game, self.board)
        self._seat = lru_cache(maxsize=64)(self._make_crew)

    def knows(self, driver: str) -> bool:
        """Say whether a driver of this name is compiled."""
        return driver in KINDS

    @cached_property
    def turns(self) -> Turns:
        """The endings of every turn without tiles, by place and roll."""
        return list_turns(self.board, self.game.options.stopping)

    def run(
        self,
        drivers: Sequence[AnyDriver],
        races: int,
        seed: int,
        first: int = 0,
        threads: int = 1,
        on_batch: Callable[[int], object] = lambda _: None,
    ) -> Batch:
        """Race `races` times from race number `first` on; `on_batch` hears how many more are done."""
        batch = open_batch(first, races, (PUSH_BACKS,))
        contestants = self._find_contestants(drivers)
        if contestants:
            run_blocks(
                lambda begin, end: self._contest.run(
                    contestants,
                    _fold(seed),
                    first + begin,
                    batch.winners[begin:end],
                    batch.turns[begin:end],
                    batch.counts[PUSH_BACKS][begin:end],
                ),
                races,
                _CONTEST_BLOCK,
                threads,
                on_batch,
            )
            return batch
        crew, walker = self._seat(*drivers)
        values = self._find_values(drivers)
        key = _fold(seed)

        def run_block(begin: int, end: int) -> None:
            position = new_position(self.board)
            columns = (batch.winners, batch.turns, batch.counts[PUSH_BACKS])
            rows: list[Any] = [column[begin:end] for column in columns]
            if values is None:
                race_block(self.course, crew, walker, key, first + begin, position, *rows)
            else:
                race_block_by_values(self.course, values, *crew, key, first + begin, position, *rows)

        run_blocks(run_block, races, _BLOCK, threads, on_batch)
        return batch

    def record(self, drivers: Sequence[AnyDriver], race: int, seed: int) -> Record:
        """Drive one race of a batch again and write it down as `games` replays it."""
        told = tell_race(self.game, self.log(drivers, race, seed))
        words = tuple(self.game.format_action(action) for _, action, _ in told)
        return Record(self.game, tuple(map(_name, drivers)), words, f"{_fold(seed)}/{race}")

    def log(self, drivers: Sequence[AnyDriver], number: int, seed: int) -> Log:
        """Drive one race of a batch again and log every turn."""
        check_number("race", number, 0)
        turns = int(self.run(drivers, 1, seed, number).turns[0])
        contestants = self._find_contestants(drivers)
        if contestants:
            return self._contest.log(contestants, np.uint64(stream(_fold(seed), number)), turns)
        crew, walker = self._seat(*drivers)
        log = open_log(turns)
        key, position, values = (
            np.uint64(stream(_fold(seed), number)),
            new_position(self.board),
            self._find_values(drivers),
        )
        if values is None:
            log_race(self.course, crew, walker, key, position, log)
        else:
            race_by_values(self.course, values, *crew, key, position, log)
        return log

    @cached_property
    def _contest(self) -> Contest:
        return Contest(self.game, self.board)

    def _find_contestants(self, drivers: Sequence[AnyDriver]) -> list[Contestant]:
        """Return the drivers as contestants if any of them is one; others can join only by name."""
        if not any(isinstance(driver, Contestant) for driver in drivers):
            return []
        self._find_values(drivers)
        known = {"random": LOT, "racer": RACER}
        _check_crew(tuple(map(_name, drivers)), self.game.players)
        return [driver if isinstance(driver, Contestant) else known[str(driver)] for driver in drivers]

    def _find_values(self, drivers: Sequence[AnyDriver]) -> Values | None:
        """Return the values that drivers look up, if any does; one race has one set of values."""
        looked_up = [driver.values for driver in drivers if isinstance(driver, ValueDriver | Contestant)]
        known = [values for values in looked_up if values is not None]
        if not known:
            return None
        fits = known[0].road == self.board.road and known[0].seats == self.game.players
        options = self.game.options
        is_plain = not (options.bonus or options.push_targets)
        if not is_plain or not fits or any(values is not known[0] for values in known):
            raise DriverTableError(
                "solved values drive the race that they were solved for, without the bonus move and push_targets"
            )
        return known[0]

    def _make_crew(self, *drivers: AnyDriver) -> tuple[Crew, Walker | None]:
        """Put one driver on each seat, or refuse who cannot drive this game."""
        _check_crew(tuple(map(_name, drivers)), self.game.players)
        kinds = np.array([_kind(driver) for driver in drivers], np.int64)
        if self.game.options.pro:
            for driver in drivers:
                if not isinstance(driver, str):
                    raise DriverTableError(f"{driver.name} drives by a table and knows no tiles; choose {_KNOWN}")
            return Crew(kinds, no_odds()), self._walker if np.any(kinds == FURTHEST) else self._walker_by_lot
        different = list(dict.fromkeys(drivers))
        odds = lay_odds(self.turns, list(map(self._table, different)), list(map(different.index, drivers)))
        return Crew(kinds, odds), None

    def _table(self, driver: AnyDriver) -> Ints:
        if isinstance(driver, TableDriver):
            check_table(self.turns, driver.upto)
            return driver.upto
        return race_furthest(self.turns) if driver == "racer" else self.turns.upto

    @cached_property
    def _walker_by_lot(self) -> Walker:
        return Walker(lay_steps(self.game, self.board), no_plans())

    @cached_property
    def _walker(self) -> Walker:
        steps = self._walker_by_lot.steps
        return Walker(steps, make_plans(steps, self.board))


def _check_crew(names: tuple[str, ...], players: int) -> None:
    if len(names) != players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {players} players; name one for each seat",
            option="drivers",
            value=names,
        )


def _name(driver: AnyDriver) -> str:
    return driver if isinstance(driver, str) else driver.name


def _kind(driver: AnyDriver) -> int:
    if isinstance(driver, TableDriver):
        return FURTHEST if driver.takes_bonus else BY_LOT
    if isinstance(driver, ValueDriver):
        return BY_VALUE
    if driver not in KINDS:
        raise UnknownDriverError(f"there is no compiled driver {driver!r:.60}; choose {_KNOWN}", driver=driver)
    return KINDS[driver]


def _fold(seed: int) -> np.uint64:
    return np.uint64(seed % (1 << 64))
