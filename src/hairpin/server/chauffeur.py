"""Computer drivers at the tables: who thinks where, who is getting ready, what each of them stands on.

The two that stay as they are think right here; all others in processes of their own, where they can hold nobody up.
"""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from hairpin.bots import AnyDriver, Basis, make_driver
from hairpin.core.errors import HairpinError
from hairpin.core.game import Game
from hairpin.server import protocol as wire
from hairpin.server.events import Moved, Relieved
from hairpin.server.garage import DriverFailedError, Garage, NotReadyError
from hairpin.server.luck import Luck
from hairpin.server.race import Race
from hairpin.server.ride import Ride, think
from hairpin.server.setup import open_game
from hairpin.server.study import LEARNED, Study, is_worth_it
from hairpin.server.table import Table

RESCUER = "racer"
HOUSE_DRIVERS: dict[str, Basis] = {"random": "lot", RESCUER: "rule"}

logger = logging.getLogger("hairpin")


@lru_cache(maxsize=16)
def _hire(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    return make_driver(name, game)


@lru_cache(maxsize=256)
def make_ride(game: Game[Any, Any, Any], driver: str) -> Ride:
    """Return a driver and its game as words."""
    options = {option.name: option for option in game.facts.options}
    settings = tuple((name, options[name].format(value)) for name, value in game.settings.items())
    return Ride(game.facts.name, settings, game.board, driver)


class Chauffeur:
    """Finds what a driver does, from wherever it thinks."""

    def __init__(self, garage: Garage, luck: Luck) -> None:
        self.garage = garage
        self.study = Study(garage.look_again)
        self._luck = luck
        self._rides: WeakKeyDictionary[Table, tuple[int, tuple[Ride | None, ...]]] = WeakKeyDictionary()

    async def take_time(self, race: Race, seat: int, driver: str, pause: float) -> tuple[str, ...] | None:
        """Return what a driver does, after a pause in which it thinks: no words for a roll, None where it fails."""
        if race.awaits_roll:
            await asyncio.sleep(pause)
            return ()
        try:
            _, words = await asyncio.gather(asyncio.sleep(pause), self.think(race, seat, driver))
        except DriverFailedError as error:
            logger.warning("driver %s stopped thinking: %s", driver, error)
            return None
        return words

    async def think(self, race: Race, seat: int, driver: str) -> tuple[str, ...]:
        """Return what a driver does now; while it gets ready, what the racer would do. Raises where it fails."""
        seed = self._luck.draw_random("driver", race.commitment, race.ply).getrandbits(64)
        if driver not in HOUSE_DRIVERS:
            ride = make_ride(race.game, driver)
            try:
                thought = await self.garage.think(ride, seat, tuple(race.words), seed)
            except NotReadyError:
                driver = RESCUER
            else:
                if thought.basis not in LEARNED and is_worth_it(race.game, driver):
                    self.study.want(ride)
                return thought.words
        return await asyncio.to_thread(_think_here, race.game, driver, race.state, seat, Random(seed))

    def prepare(self, table: Table) -> None:
        """Let the drivers of a table get ready."""
        for ride in self._seat(table):
            if ride:
                self.garage.prepare(ride)

    def read_minds(self, table: Table) -> tuple[wire.Mind | None, ...]:
        """Say for each seat that a computer drives what it stands on now, and what it is busy with."""
        return tuple(
            self._read_mind(ride) if ride else wire.Mind(HOUSE_DRIVERS[seat.driver]) if seat.driver else None
            for seat, ride in zip(table.setup.seats, self._seat(table), strict=True)
        )

    def _read_mind(self, ride: Ride) -> wire.Mind:
        return wire.Mind(self.garage.basis.get(ride), self.garage.is_preparing(ride), self.study.is_studying(ride))

    def _seat(self, table: Table) -> tuple[Ride | None, ...]:
        """Return who thinks elsewhere, by seat; it changes by events alone."""
        number, rides = self._rides.get(table, (0, ()))
        if number != table.number:
            drivers = [seat.driver for seat in table.setup.seats]
            away = [driver if driver not in HOUSE_DRIVERS else None for driver in drivers]
            game = table.race.game if table.race else open_game(table.setup) if any(away) else None
            rides = tuple(make_ride(game, driver) if driver and game else None for driver in away)
            self._rides[table] = table.number, rides
        return rides

    def close(self) -> None:
        """End everything that thinks."""
        self.study.close()
        self.garage.close()


def take_turn(table: Table, race: Race, seat: int, driver: str, words: tuple[str, ...] | None) -> Moved | Relieved:
    """Return what a driver's words come to; where it has none, or only nonsense, that another one takes its place."""
    if words is not None:
        try:
            return table.drive(race, seat, words)
        except HairpinError as error:
            if driver in HOUSE_DRIVERS:
                raise
            logger.warning("driver %s said %s: %s", driver, words, error)
    return Relieved(seat, driver, RESCUER)


def _think_here(game: Game[Any, Any, Any], driver: str, state: Any, seat: int, random: Random) -> tuple[str, ...]:
    """Think in this process; should that fail, the car takes the first way, because nobody is left to hand it to."""
    try:
        return think(game, _hire(driver, game), state, seat, random)
    except Exception:
        logger.exception("driver %s failed; its car takes the first way", driver)
        return (game.format_action(game.legal_actions(state)[0]),)
