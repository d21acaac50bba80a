"""Events on their way: stored first, then applied and sent; and computer drivers, whose turns become events alike."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import monotonic

from hairpin.core.errors import HairpinError
from hairpin.server.drivers.scheduler import DriverScheduler, take_turn
from hairpin.server.store import Store, StoreFailedError
from hairpin.server.tables.admission import shut_out_barred
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.loading import make_append
from hairpin.server.tables.room import Room, Viewer
from hairpin.tables.decide import Decision
from hairpin.tables.events import Arranged, Nonced, Started, StoredEvent
from hairpin.tables.race import Race

THINK_SECONDS = {"slow": 4.0, "calm": 2.4, "normal": 1.3, "quick": 0.4, "fast": 0.15}

Answer = tuple[Viewer, bytes]

logger = logging.getLogger("hairpin")


class Commits:
    """Stores the events of all tables. The store's thread calls back after the commit; nothing here waits for it."""

    def __init__(self, store: Store, scheduler: DriverScheduler, limits: Limits) -> None:
        self.store = store
        self.scheduler = scheduler
        self.limits = limits

    def commit(
        self,
        room: Room,
        decision: Decision,
        command: str | None = None,
        *,
        on_stored: Callable[[], Answer | None] = lambda: None,
        on_failed: Callable[[HairpinError], None] = lambda _: None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Store an event; after the commit apply it, answer the command, broadcast: in this order.

        command    the fingerprint under which the command is stored
        on_stored  called when the event is applied; returns who sent the command, and the packed answer
        on_failed  called if the event could not be stored
        then       called after the broadcast
        """
        table, event = room.table, decision.event
        since = room.mark()

        def stored(error: Exception | None) -> None:
            room.is_storing = False
            try:
                if error:
                    logger.error("table %s: an event could not be stored: %s", table.code, error)
                    failed = error if isinstance(error, HairpinError) else StoreFailedError("this could not be stored")
                    on_failed(failed)
                else:
                    story = table.apply(event, decision.seed, decision.advance)
                    room.broadcast(since, story, on_stored())
                    self._follow_up(room, event)
                    then()
            except Exception:
                logger.exception("table %s: an event could not be sent", table.code)
            room.run_waiting()

        entry = make_append(table, decision, command)
        room.is_storing = True
        self.store.append(entry, stored)

    def _follow_up(self, room: Room, event: StoredEvent) -> None:
        """Do what an event entails besides its frames."""
        match event:
            case Started():
                room.race_began = monotonic()
            case Arranged(setup) if setup.barred:
                shut_out_barred(room)
            case Nonced():
                room.run_parked()
        if room.viewers and isinstance(event, (Arranged, Started)):
            self.scheduler.prepare(room.table)
        self.schedule_driver(room)

    def waits_for_nonces(self, room: Room) -> bool:
        """Return whether the first roll has to wait for the nonce of somebody who is connected."""
        race = room.table.race
        if not race or race.has_rolled or room.table.setup.practice:
            return False
        if monotonic() >= room.race_began + self.limits.nonce_seconds:
            return False
        seats = zip(room.online(), room.table.setup.seats, race.fairness.nonces, strict=True)
        return any(online and seat.kind != "computer" and nonce is None for online, seat, nonce in seats)

    def schedule_driver(self, room: Room) -> None:
        """Let a computer drive if it is its turn and somebody is watching."""
        if room.viewers and room.table.driven_seat() and (room.driving is None or room.driving.done()):
            room.driving = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Let a driver choose, and carry that out; the stored event schedules the next one."""
        race, driven = room.table.race, room.table.driven_seat()
        if not race or not driven:
            return
        ply, pause = race.ply, THINK_SECONDS[room.table.setup.pace] * self.limits.think_scale
        try:
            words = await self.scheduler.choose(race, *driven, pause)
        except Exception:  # the next heartbeat schedules the driver again
            logger.exception("table %s: driver %s could not drive", room.table.code, driven[1])
            return
        room.driving = None
        room.run(partial(self._take_turn, room, race, ply, driven, words))

    def _take_turn(
        self, room: Room, race: Race, ply: int, driven: tuple[int, str], words: tuple[str, ...] | None
    ) -> None:
        if room.table.race is not race or race.ply != ply or room.table.driven_seat() != driven:
            self.schedule_driver(room)
            return
        if self.waits_for_nonces(room):
            room.park(partial(self._take_turn, room, race, ply, driven, words), self.limits.nonce_seconds)
            return
        try:
            self.commit(room, take_turn(room.table, race, *driven, words))
        except Exception:
            logger.exception("table %s: driver %s could not drive", room.table.code, driven[1])
