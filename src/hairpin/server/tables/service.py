"""All tables of a server: commands are decoded, authenticated, checked, stored, and only then broadcast."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from hairpin.core.errors import HairpinError
from hairpin.server.drivers.pool import ANSWER_SECONDS, READY_SECONDS, WorkerPool
from hairpin.server.drivers.scheduler import DriverScheduler, take_turn
from hairpin.server.errors import FullHouseError, UnknownTableError
from hairpin.server.store import Store, StoreError
from hairpin.server.tables.codec import BOT, decode_command, decode_id, encode
from hairpin.server.tables.loading import load_table, make_append
from hairpin.server.tables.room import Room, Viewer
from hairpin.tables import commands as cmd
from hairpin.tables import frames
from hairpin.tables.decide import Decision, check_draft, decide, plan, say_why
from hairpin.tables.entropy import Entropy
from hairpin.tables.errors import StageError
from hairpin.tables.events import VERSION, Arranged, Relieved, Started
from hairpin.tables.keys import Rights, host_key, make_code, seat_key
from hairpin.tables.setup import change_seat, make_setup
from hairpin.tables.table import Table

HEARTBEAT_SECONDS = 5
DAY_SECONDS = 86_400
SWEEP_SECONDS = 900
KEY = "|"  # divides a stored command from the number of the seat's key that it earned
THINK_SECONDS = {"slow": 4.0, "calm": 2.4, "normal": 1.3, "quick": 0.4, "fast": 0.15}

logger = logging.getLogger("hairpin")


@dataclass(frozen=True)
class Limits:
    """The limits of a server, and settings for tests."""

    most_tables: int = 500
    most_viewers: int = 100
    keep_days: float = 30
    frames_per_second: float = 20
    think_scale: float = 1
    answer_seconds: float = ANSWER_SECONDS
    ready_seconds: float = READY_SECONDS
    idle_seconds: float = 600
    plugins: str = ""
    seed: int | None = None


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
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, request: cmd.OpenTable) -> frames.OpenedTable:
        """Open a new table, if there is room."""
        # A bad request is refused before anything is stored; a board of one's own takes a while to check.
        event = Arranged(await asyncio.to_thread(make_setup, request), is_lobby=True)
        tables = await self.store.count()
        if tables >= self.limits.most_tables:
            raise FullHouseError(f"all {self.limits.most_tables} tables are taken; come back later")
        secret = self.entropy.draw_secret("table", tables)
        while not await self.store.create(code := make_code(), secret, encode(event), VERSION):
            pass
        table = Table(code, secret, self.entropy)
        table.apply(event)
        self.rooms[code] = self._make_room(table, {})
        return frames.OpenedTable(code, host_key(secret))

    async def find(self, code: str) -> Room:
        """Return a table by its code, from memory or from the store."""
        code = code.upper()
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                if code not in self.rooms:
                    self.rooms[code] = await self._load(code)
                return self.rooms[code]
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Room:
        loaded = await load_table(self.store, code, self.entropy)
        if loaded is None:
            raise UnknownTableError(f"there is no table {code!r:.20}", code=code[:20])
        return self._make_room(loaded.table, loaded.commands)

    def _make_room(self, table: Table, commands: dict[str, int]) -> Room:
        answers = {}
        for command, number in commands.items():
            name, _, key = command.rpartition(KEY)
            answers[name] = (number, int(key) if key else None)
        return Room(table, answers, self.version, self.scheduler.read_statuses)

    async def record(self, code: str, number: int) -> str:
        """Return the record of a race that has ended."""
        await self.find(code)
        record = await self.store.find_record(code.upper(), number)
        if record is None:
            raise StageError(f"race {number} has not ended at this table", race=number)
        return record

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Forget a connection that is closed."""
        viewer.close()
        room.left_at = monotonic()
        if viewer in room.viewers:
            room.viewers.discard(viewer)
            room.send_heartbeat()

    async def handle_frame(self, room: Room, viewer: Viewer, raw: str | bytes) -> None:
        """Carry out one frame of a viewer, and answer it. A refusal is sent to this viewer alone."""
        try:
            command = decode_command(raw)
            async with room.lock:
                await self._dispatch(room, viewer, command)
        except HairpinError as error:
            self.refuse(viewer, raw, error)
        except Exception:
            logger.exception("table %s: a frame could not be carried out", room.table.code)
            viewer.send(frames.Refusal(decode_id(raw), "server/failed", "something went wrong; it was logged", {}))

    def refuse(self, viewer: Viewer, raw: str | bytes, error: HairpinError) -> None:
        """Send this viewer alone the reason why a frame was not carried out."""
        fields = {key: str(value)[:200] for key, value in error.fields.items()}
        viewer.send(frames.Refusal(decode_id(raw), error.code, error.message[:500], fields))

    async def _dispatch(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        match command:
            case cmd.Hello(keys=keys):
                await self._welcome(room, viewer, keys[:16])
            case cmd.Draft(seat=seat, words=words):
                check_draft(room.table, command, viewer.rights)
                for other in room.viewers - {viewer}:
                    other.send(frames.Drafted(seat, words))
            case cmd.AskPlan():
                viewer.send(frames.Planned(command.id, plan(room.table, command)))
            case cmd.AskWhy():
                viewer.send(frames.Explained(command.id, say_why(room.table, command, viewer.rights)))
            case _ if command.id in room.answers:
                viewer.send(self._answer(room, command.id))
            case _:
                await self._carry_out(room, command, viewer.rights, viewer.send)

    async def _welcome(self, room: Room, viewer: Viewer, keys: tuple[str, ...]) -> None:
        room.authenticate(viewer, keys)
        self._check_room(room, viewer)
        await self._take_linked_seats(room, viewer)
        room.viewers.add(viewer)
        self.scheduler.prepare(room.table)
        room.welcome(viewer)
        room.send_heartbeat()
        self.schedule_driver(room)

    def _check_room(self, room: Room, viewer: Viewer) -> None:
        """Refuse a spectator if the table has its maximum of viewers; a player is never refused."""
        is_new = viewer not in room.viewers and not viewer.rights.seats and not viewer.rights.is_opener
        if is_new and len(room.viewers) >= self.limits.most_viewers:
            raise FullHouseError(f"{self.limits.most_viewers} people watch this table already; come back later")

    def _answer(self, room: Room, command: str) -> frames.Answer:
        """Return the answer to a command that was carried out: only the number of a seat's key is stored."""
        number, key = room.answers[command]
        return frames.Answer(command, number, None if key is None else seat_key(room.table.secret, key))

    async def _take_linked_seats(self, room: Room, viewer: Viewer) -> None:
        """Take the seats whose personal link this viewer is the first to use."""
        for seat in viewer.rights.seats:
            setup = room.table.setup
            if setup.seats[seat].kind == "link" and not setup.seats[seat].is_taken:
                await self._commit(room, Decision(Arranged(change_seat(setup, seat, is_taken=True))), None)

    async def _carry_out(
        self, room: Room, command: cmd.Command, rights: Rights, answer: Callable[[frames.Answer], None]
    ) -> None:
        decision = decide(room.table, command, rights)
        await self._commit(room, decision, command.id, lambda: answer(self._answer(room, command.id)))
        self.schedule_driver(room)

    async def _commit(
        self,
        room: Room,
        decision: Decision,
        command: str | None,
        on_stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store an event, apply it, answer the command, broadcast: in this order."""
        table, event = room.table, decision.event
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        name = None if command is None else f"{command}{KEY}{'' if decision.key is None else decision.key}"

        def report(error: Exception | None) -> None:
            if error:
                stored.set_exception(error)
            else:
                stored.set_result(None)

        self.store.append(make_append(table, decision, name), report)
        await asyncio.shield(stored)
        story = table.apply(event, decision.seed, decision.advance)
        if command:
            room.answers[command] = (table.number, decision.key)
        on_stored()
        if room.viewers and isinstance(event, Arranged | Started):
            self.scheduler.prepare(table)
        room.broadcast(story)

    def schedule_driver(self, room: Room) -> None:
        """Let a computer drive if it is its turn and somebody is watching."""
        if room.viewers and room.table.driven_seat() and (room.driving is None or room.driving.done()):
            room.driving = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        while room.viewers and (driven := room.table.driven_seat()) and (race := room.table.race):
            ply = race.ply
            try:
                pause = THINK_SECONDS[room.table.setup.pace] * self.limits.think_scale
                words = await self.scheduler.choose(race, *driven, pause)
                async with room.lock:
                    if room.table.race is not race or race.ply != ply or room.table.driven_seat() != driven:
                        continue
                    command_id = f"{BOT}{room.table.code}:{race.number}:{ply}"
                    decision = take_turn(room.table, race, *driven, words)
                    command = None if isinstance(decision.event, Relieved) else command_id
                    await self._commit(room, decision, command)
            except Exception:
                # The next heartbeat schedules the driver again.
                logger.exception("table %s: driver %s could not drive", room.table.code, driven[1])
                return

    async def run_heartbeat(self) -> None:
        """Send heartbeats until cancelled, unload tables that everyone has left, sweep old ones from the store."""
        last_sweep = monotonic()
        while True:
            self.scheduler.pool.retry_missing_compiler()
            for code, room in list(self.rooms.items()):
                if room.viewers:
                    room.send_heartbeat()
                    self.schedule_driver(room)
                elif monotonic() - room.left_at > self.limits.idle_seconds and not room.lock.locked():
                    del self.rooms[code]
            if (elapsed := monotonic() - last_sweep) > SWEEP_SECONDS:
                last_sweep += elapsed
                try:
                    await self.sweep(elapsed)
                except (StoreError, sqlite3.Error):
                    logger.exception("old tables could not be swept")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def sweep(self, elapsed: float) -> None:
        """Count some seconds of running time, and delete the tables that nobody has used for days."""
        in_use = [code for code, room in self.rooms.items() if room.viewers]
        for code in await self.store.sweep(elapsed, in_use, self.limits.keep_days * DAY_SECONDS):
            room = self.rooms.pop(code, None)
            for viewer in room.viewers if room else ():
                viewer.close()

    def close(self) -> None:
        """End the worker processes."""
        self.scheduler.close()
