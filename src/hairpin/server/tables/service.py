"""All tables of a server: opened, loaded from the store when somebody comes, visited, unloaded, swept."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from itertools import count
from time import monotonic

from hairpin.server.drivers.pool import WorkerPool
from hairpin.server.drivers.scheduler import DriverScheduler
from hairpin.server.errors import UnknownTableError
from hairpin.server.reviews.forecasts import Forecasts
from hairpin.server.store import Store, StoreClosedError
from hairpin.server.tables.admission import CROWDED
from hairpin.server.tables.capacity import check_disk, make_room
from hairpin.server.tables.codec import encode
from hairpin.server.tables.commands import CommandHandler, read_answers
from hairpin.server.tables.commits import Commits
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.loading import Pause, load_table, make_append
from hairpin.server.tables.room import HEARTBEAT_SECONDS, Room
from hairpin.tables import commands as cmd
from hairpin.tables import frames
from hairpin.tables.decide import Decision
from hairpin.tables.entropy import Entropy
from hairpin.tables.errors import UnknownRaceError
from hairpin.tables.events import VERSION, Arranged, StoredEvent
from hairpin.tables.keys import host_key, make_code
from hairpin.tables.practice import Practice
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table

DAY_SECONDS = 86_400
SWEEP_SECONDS = 300  # less than a table stays in memory after everybody has left
SETTLE_SECONDS = 0.05  # between two tables of an earlier version

logger = logging.getLogger("hairpin")


class TableService:
    """Every table that somebody is connected to, loaded from the store when needed."""

    def __init__(self, store: Store, version: str, limits: Limits = Limits()) -> None:  # noqa: B008 - frozen
        self.store = store
        self.version = version
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        pool = WorkerPool(limits.plugins, limits.answer_seconds, limits.ready_seconds)
        self.entropy = Entropy(limits.seed)
        self.scheduler = DriverScheduler(pool, self.entropy)
        self.commits = Commits(store, self.scheduler, limits)
        self.forecasts = Forecasts(self.scheduler.solver)
        self.commands = CommandHandler(self.commits, limits, self.forecasts)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, request: cmd.OpenTable) -> frames.OpenedTable:
        """Open a new table, if there is room."""
        return self._show(await self._create(Arranged(make_setup(request), is_lobby=True)))

    async def open_practice(self, practice: Practice) -> frames.OpenedTable:
        """Open a table in the middle of a race, if there is room."""
        (first, _), *rest = practice.events()
        table = await self._create(first)
        stored, pause = [], Pause()
        for event, seed in rest:
            stored.append(self._store(table, event, seed))
            table.apply(event, seed)
            await pause.take()
        await asyncio.gather(*stored)
        return self._show(table)

    async def _create(self, event: StoredEvent) -> Table:
        """Store a new table with its first event."""
        check_disk(self.store.find_size, self.limits.most_bytes)
        make_room(self.rooms, self.limits.most_awake)
        secret = self.entropy.draw_secret("table", await self.store.count())
        while not await self.store.create(code := make_code(), secret, encode(event), VERSION):
            pass
        table = Table(code, secret, self.entropy)
        table.apply(event)
        return table

    def _store(self, table: Table, event: StoredEvent, seed: str | None) -> asyncio.Future[None]:
        """Queue an event of a table that nobody knows yet."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if stored.cancelled():
                return
            if error:
                stored.set_exception(error)
            else:
                stored.set_result(None)

        self.store.append(make_append(table, Decision(event, seed), None), done)
        return stored

    def _show(self, table: Table) -> frames.OpenedTable:
        """Let people come to a new table."""
        self.rooms[table.code] = self._make_room(table, {})
        return frames.OpenedTable(table.code, host_key(table.secret))

    async def find(self, code: str) -> Room:
        """Return a table by its code, from memory or from the store."""
        code = code.upper()
        if room := self.rooms.get(code):
            return room
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(partial(self._forget_loading, code))
        return await asyncio.shield(self._loading[code])

    def _forget_loading(self, code: str, task: asyncio.Task[Room]) -> None:
        del self._loading[code]
        if not task.cancelled():
            task.exception()  # raised where the table is awaited; at the end of the server nobody may be there

    async def _load(self, code: str) -> Room:
        loaded = await load_table(self.store, code, self.entropy)
        if loaded is None:
            raise UnknownTableError(f"there is no table {code!r:.20}", code=code[:20])
        make_room(self.rooms, self.limits.most_awake)
        self.rooms[code] = room = self._make_room(loaded.table, loaded.commands)
        return room

    def _make_room(self, table: Table, commands: dict[str, int]) -> Room:
        return Room(table, read_answers(commands), self.version, self.scheduler.read_statuses)

    async def record(self, code: str, number: int) -> str:
        """Return the record of a race that has ended at a table that was found; a turn tried again leaves none."""
        room = self.rooms.get(code.upper())
        is_practice = room is not None and room.table.setup.practice > 0
        record = None if is_practice else await self.store.find_record(code.upper(), number)
        if record is None:
            raise UnknownRaceError(f"race {number} has not ended at this table", race=number)
        return record

    async def settle_old(self) -> None:
        """Load the tables of an earlier version once, so that their races become records while the rules know them."""
        for code in await self.store.find_unsettled():
            try:
                await self.find(code)
            except StoreClosedError:
                return
            except Exception:
                logger.exception("table %s could not be loaded", code)
            await asyncio.sleep(SETTLE_SECONDS)

    async def run_heartbeat(self) -> None:
        """Visit each table every 20 s, some of them every second so that no visit takes long; until cancelled.

        Whoever is awaited is asked more often whether they are still there.
        """
        last_sweep = monotonic()
        for tick in count():
            self.scheduler.pool.retry_missing_compiler()
            for code, room in list(self.rooms.items()):
                if (since := (tick - room.phase) % HEARTBEAT_SECONDS) == 0:
                    self._visit(code, room)
                    continue
                if since % room.beat_seconds == 0:
                    room.beat()
                if room.is_driver_busy:
                    room.pulse()
            if (elapsed := monotonic() - last_sweep) > SWEEP_SECONDS:
                last_sweep += elapsed
                try:
                    await self.sweep(elapsed)
                except Exception:
                    logger.exception("old tables could not be swept")
            await asyncio.sleep(1)

    def _visit(self, code: str, room: Room) -> None:
        """Send a heartbeat, end dead connections, or unload a table that all have left."""
        if room.viewers:
            room.send_heartbeat(with_ping=True)
            self.commits.schedule_driver(room)
        elif room.is_idle(self.limits.idle_seconds):
            del self.rooms[code]

    async def sweep(self, elapsed: float) -> None:
        """Count some seconds of running time, and delete tables that nobody has used for days, some at a time."""
        since = monotonic() - elapsed
        in_use = [code for code, room in self.rooms.items() if room.connections or room.left_at >= since]
        seconds = min(elapsed, 2 * SWEEP_SECONDS)  # a machine that slept counts no more
        for code in await self.store.sweep(seconds, in_use, self.limits.keep_days * DAY_SECONDS):
            room = self.rooms.pop(code, None)
            for viewer in tuple(room.viewers) if room else ():
                viewer.connection.close(CROWDED, "table/unknown")

    def close(self) -> None:
        """End the worker processes."""
        self.forecasts.close()
        self.scheduler.close()
