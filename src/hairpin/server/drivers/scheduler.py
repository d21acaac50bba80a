"""Computer drivers at the tables: which process a driver runs in, whether it is ready, what its choices are based on.

Light drivers run in the server's process; all others in worker processes, where they cannot block the server.
"""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import catch_up
from hairpin.core.driver import Basis, ObservingDriver
from hairpin.core.errors import HairpinError
from hairpin.core.game import Game
from hairpin.games import find_kit, kit_of
from hairpin.server.drivers.pool import DriverFailedError, NotReadyError, WorkerPool
from hairpin.server.drivers.protocol import Assignment, assign, choose
from hairpin.server.drivers.solving import SOLVED, BackgroundSolver, is_worth_solving
from hairpin.tables.decide import Decision, move
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import Relieved
from hairpin.tables.frames import DriverStatus
from hairpin.tables.keys import Rights
from hairpin.tables.race import Race
from hairpin.tables.setup import open_game
from hairpin.tables.table import Table

logger = logging.getLogger("hairpin")


def is_light(game: str, driver: str) -> bool:
    """Return whether a driver runs in the server's process."""
    entry = find_kit(game).all_drivers.get(driver)
    return entry is not None and entry.is_light


@lru_cache(maxsize=8)
def _make_light(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    return make_driver(name, game)


@lru_cache(maxsize=64)
def _light_basis(name: str, game: str) -> Basis:
    return _make_light(name, find_kit(game).make({})).basis


class DriverScheduler:
    """Finds what a driver does, in whatever process it runs."""

    def __init__(self, pool: WorkerPool, entropy: Entropy) -> None:
        self.pool = pool
        self.solver = BackgroundSolver(pool.reload)
        self._entropy = entropy
        self._assignments: WeakKeyDictionary[Table, tuple[int, tuple[Assignment | None, ...]]] = WeakKeyDictionary()

    async def choose(self, race: Race, seat: int, driver: str, pause: float) -> tuple[str, ...] | None:
        """Return a driver's words after at least a pause: no words for a roll, None if it fails."""
        if race.awaits_roll:
            await asyncio.sleep(pause)
            return ()
        try:
            _, words = await asyncio.gather(asyncio.sleep(pause), self._choose(race, seat, driver))
        except DriverFailedError as error:
            logger.warning("driver %s failed: %s", driver, error)
            return None
        return words

    async def _choose(self, race: Race, seat: int, driver: str) -> tuple[str, ...]:
        """Return a driver's words; while it loads, those of the standard driver. Raises if it fails."""
        seed = self._entropy.draw_random("driver", race.commitment, race.ply).getrandbits(64)
        game = race.game
        if not is_light(game.facts.name, driver):
            assignment = assign(game, driver)
            try:
                choice = await self.pool.think(assignment, seat, tuple(race.words), seed)
            except NotReadyError:
                driver = kit_of(game).standard_driver
            else:
                if choice.basis not in SOLVED and is_worth_solving(game, driver):
                    self.solver.enqueue(assignment)
                return choice.words
        return await asyncio.to_thread(_choose_here, game, driver, race.state, tuple(race.words), seat, Random(seed))

    def prepare(self, table: Table) -> None:
        """Load the drivers of a table in advance."""
        for assignment in self._assign(table):
            if assignment:
                self.pool.prepare(assignment)

    def read_statuses(self, table: Table) -> tuple[DriverStatus | None, ...]:
        """Return the status of the driver of each seat, None for a person's seat."""
        return tuple(
            self._read_status(assignment)
            if assignment
            else DriverStatus(_light_basis(seat.driver, table.setup.game))
            if seat.driver
            else None
            for seat, assignment in zip(table.setup.seats, self._assign(table), strict=True)
        )

    def _read_status(self, assignment: Assignment) -> DriverStatus:
        return DriverStatus(
            self.pool.basis.get(assignment), self.pool.is_preparing(assignment), self.solver.is_solving(assignment)
        )

    def _assign(self, table: Table) -> tuple[Assignment | None, ...]:
        """Return which drivers run in workers, by seat, cached by the number of the last event."""
        number, assignments = self._assignments.get(table, (0, ()))
        if number != table.number:
            names = [seat.driver for seat in table.setup.seats]
            remote = [name if name and not is_light(table.setup.game, name) else None for name in names]
            game = table.race.game if table.race else open_game(table.setup) if any(remote) else None
            assignments = tuple(assign(game, name) if name and game else None for name in remote)
            self._assignments[table] = table.number, assignments
        return assignments

    def close(self) -> None:
        """End all workers."""
        self.solver.kill()
        self.pool.close()


def take_turn(table: Table, race: Race, seat: int, driver: str, words: tuple[str, ...] | None) -> Decision:
    """Return the decision for a driver's words; for None or illegal words, replace it by the standard driver."""
    if words is not None:
        try:
            return move(table, race, seat, words, Rights(seats=(seat,)))
        except HairpinError as error:
            if is_light(table.setup.game, driver):
                raise
            logger.warning("driver %s chose %s: %s", driver, words, error)
    return Decision(Relieved(seat, driver, kit_of(race.game).standard_driver))


def _choose_here(
    game: Game[Any, Any, Any], name: str, state: Any, words: tuple[str, ...], seat: int, random: Random
) -> tuple[str, ...]:
    """Choose in this process; should that fail, take the first action, because no driver is left to hand over to."""
    try:
        driver = _make_light(name, game)
        if isinstance(driver, ObservingDriver):
            _, driver = catch_up(game, driver, seat, words)
        return choose(game, driver, state, seat, random)
    except Exception:
        logger.exception("driver %s failed; the first action is taken", name)
        return (game.format_action(game.legal_actions(state)[0]),)
