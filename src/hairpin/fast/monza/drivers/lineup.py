"""From a list of drivers to what the turn loop takes, or a refusal of those who cannot drive this game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from hairpin.core.errors import DriverTableError, OptionValueError, UnknownDriverError, name_choices
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.drivers.alias_table import AliasTables, check_table, make_alias_tables, make_racer_table
from hairpin.fast.monza.drivers.choose import StepDrivers
from hairpin.fast.monza.drivers.kinds import (
    BY_LOT,
    BY_VALUE,
    FURTHEST,
    NAMED,
    AnyDriver,
    StepDriver,
    TableDriver,
    ValueDriver,
)
from hairpin.fast.monza.drivers.learner import Mistakes, make_mistakes
from hairpin.fast.monza.drivers.racer import StepTables, make_plans, no_plans
from hairpin.fast.monza.search.look_ahead import SearchTables, make_search_tables, new_workspace
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.fast.monza.tables.steps import make_steps
from hairpin.fast.monza.tables.values import Values
from hairpin.games.monza import Monza

_KNOWN = name_choices(list(NAMED))


class Lineup(NamedTuple):
    """Who drives a race, in the terms of `loop.race`; seats are counted from the starter."""

    kinds: Ints
    aliases: AliasTables | None = None
    tables: StepTables | None = None
    drivers: StepDrivers | None = None
    values: Values | None = None

    def with_own_memory(self) -> Lineup:
        """Return the same with working memory of its own, for another thread."""
        drivers = self.drivers and self.drivers._replace(work=new_workspace())
        return self._replace(drivers=drivers)


class DriverTables:
    """What the drivers of one game go by; each table is computed when it is first needed."""

    def __init__(self, game: Monza, board: Board) -> None:
        self.game = game
        self.board = board

    @cached_property
    def endings(self) -> Endings:
        """The endings of every turn without tiles, by place and roll."""
        return make_endings(self.board, self.game.options.stopping)

    def line_up(self, *drivers: AnyDriver) -> Lineup:
        """Put one driver on each seat of the table, or refuse who cannot drive this game."""
        starter, players = self.game.options.starter, self.game.players
        _check_number([name_driver(driver) for driver in drivers], players)
        values = self._find_values(drivers)
        seated = [*drivers[starter:], *drivers[:starter]]
        if any(isinstance(driver, StepDriver) for driver in seated):
            return self._line_up_steps([_find_step_driver(driver) for driver in seated], values)
        kinds = np.array([_kind(driver) for driver in seated], np.int64)
        if self.game.options.pro:
            for driver in seated:
                if not isinstance(driver, str):
                    raise DriverTableError(f"{driver.name} drives by a table and knows no tiles; choose {_KNOWN}")
            tables = self._tables if np.any(kinds == FURTHEST) else self._tables_by_lot
            return Lineup(kinds, tables=tables)
        different = list(dict.fromkeys(seated))
        aliases = make_alias_tables(self.endings, list(map(self._table, different)), list(map(different.index, seated)))
        return Lineup(kinds, aliases, values=values)

    def _line_up_steps(self, seated: Sequence[StepDriver], values: Values | None) -> Lineup:
        kinds = np.array([driver.kind for driver in seated], np.int64)
        drivers = StepDrivers(
            np.array([driver.errors for driver in seated], np.uint64),
            np.array([driver.depth for driver in seated], np.int64),
            self._mistakes,
            self._search,
            new_workspace(),
        )
        return Lineup(kinds, None, self._tables, drivers, values)

    def _find_values(self, drivers: Sequence[AnyDriver]) -> Values | None:
        """Return the values that drivers look up, if any does; one race has one set of values."""
        looked_up = [driver.values for driver in drivers if isinstance(driver, ValueDriver | StepDriver)]
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

    def _table(self, driver: AnyDriver) -> Ints:
        if isinstance(driver, TableDriver):
            check_table(self.endings, driver.upto)
            return driver.upto
        return make_racer_table(self.endings) if driver == "racer" else self.endings.upto

    @cached_property
    def _tables_by_lot(self) -> StepTables:
        return StepTables(make_steps(self.game, self.board), no_plans())

    @cached_property
    def _tables(self) -> StepTables:
        steps = self._tables_by_lot.steps
        return StepTables(steps, make_plans(steps, self.board, self.game.track))

    @cached_property
    def _mistakes(self) -> Mistakes:
        return make_mistakes(self._tables.steps, self.board)

    @cached_property
    def _search(self) -> SearchTables:
        return make_search_tables(self.game, self.board)


def name_driver(driver: AnyDriver) -> str:
    """Return a driver's name."""
    return driver if isinstance(driver, str) else driver.name


def _check_number(names: Sequence[str], players: int) -> None:
    if len(names) != players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {players} players; name one for each seat",
            option="drivers",
            value=tuple(names),
        )


def _find_step_driver(driver: AnyDriver) -> StepDriver:
    """Return who decides step by step; others can join such a race only by name."""
    if isinstance(driver, StepDriver):
        return driver
    if not isinstance(driver, str):
        raise DriverTableError(f"{driver.name} drives by a table, not step by step; choose {_KNOWN}")
    _kind(driver)
    return NAMED[driver]


def _kind(driver: AnyDriver) -> int:
    if isinstance(driver, TableDriver):
        return FURTHEST if driver.takes_bonus else BY_LOT
    if isinstance(driver, ValueDriver):
        return BY_VALUE
    if isinstance(driver, StepDriver):
        return driver.kind
    if driver not in NAMED:
        raise UnknownDriverError(f"there is no compiled driver {driver!r:.60}; choose {_KNOWN}", driver=driver)
    return NAMED[driver].kind
