"""All tables of a server: commands are decoded, authenticated, checked, stored, and only then broadcast.

Nothing here blocks the event loop: events are stored by the store's thread, which calls back after the commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from time import monotonic

from hairpin.core.errors import HairpinError
from hairpin.server.drivers.pool import ANSWER_SECONDS, READY_SECONDS, WorkerPool
from hairpin.server.drivers.scheduler import DriverScheduler, take_turn
from hairpin.server.errors import BusyTableError, FullHouseError, UnknownTableError
from hairpin.server.store import Store, StoreClosedError
from hairpin.server.tables.capacity import check_disk, make_room
from hairpin.server.tables.codec import decode_command, decode_id, encode, fingerprint
from hairpin.server.tables.loading import load_table, make_append
from hairpin.server.tables.room import Room, Viewer
from hairpin.server.websocket import pack
from hairpin.tables import commands as cmd
from hairpin.tables import frames
from hairpin.tables.decide import Decision, check_draft, decide, plan, say_why, send_away
from hairpin.tables.entropy import Entropy
from hairpin.tables.errors import LockedError, SentAwayError, StageError
from hairpin.tables.events import VERSION, Arranged, Nonced, Started, StoredEvent
from hairpin.tables.keys import host_key, make_code, seat_key
from hairpin.tables.race import Race
from hairpin.tables.setup import change_seat, make_setup
from hairpin.tables.table import Table

HEARTBEAT_SECONDS = 20  # every table is visited once in this time, some of them every second
DAY_SECONDS = 86_400
SWEEP_SECONDS = 900
SETTLE_SECONDS = 0.1  # between two tables of an earlier version
KEY = "|"  # divides a stored command from the number of the seat's key that it earned
THINK_SECONDS = {"slow": 4.0, "calm": 2.4, "normal": 1.3, "quick": 0.4, "fast": 0.15}
MOST_KEYS, LONGEST_CLIENT = 16, 64
SHUT_OUT, CROWDED = 4403, 4008  # close codes

Answer = tuple[Viewer, bytes]

logger = logging.getLogger("hairpin")


@dataclass(frozen=True)
class Limits:
    """The limits of a server, and settings for tests.

    most_awake  tables in memory
    most_bytes  of the database file, above which no new table is opened; 0: no limit
    keep_days   days of running time after which a table without a finished race is deleted; 0: never
    """

    most_awake: int = 2000
    most_bytes: int = 8_000_000_000
    most_viewers: int = 100
    keep_days: float = 30
    frames_per_second: float = 20
    nonce_seconds: float = 2
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
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, request: cmd.OpenTable) -> frames.OpenedTable:
        """Open a new table, if there is room."""
        event = Arranged(make_setup(request), is_lobby=True)
        check_disk(self.store.find_size, self.limits.most_bytes)
        make_room(self.rooms, self.limits.most_awake)
        secret = self.entropy.draw_secret("table", await self.store.count())
        while not await self.store.create(code := make_code(), secret, encode(event), VERSION):
            pass
        table = Table(code, secret, self.entropy)
        table.apply(event)
        self.rooms[code] = self._make_room(table, {})
        return frames.OpenedTable(code, host_key(secret))

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

    def handle_frame(self, room: Room, viewer: Viewer, raw: bytes) -> None:
        """Carry out one frame of a viewer, and answer it, once the frames before it are done."""
        if not room.run(partial(self._handle, room, viewer, raw)):
            self.refuse(viewer, raw, BusyTableError("too many commands wait at this table; slow down"))

    def _handle(self, room: Room, viewer: Viewer, raw: bytes) -> None:
        try:
            self._dispatch(room, viewer, decode_command(raw))
        except HairpinError as error:
            self.refuse(viewer, raw, error)
        except Exception:
            self._report_failure(room, viewer, decode_id(raw))

    def refuse(self, viewer: Viewer, raw: bytes, error: HairpinError) -> None:
        """Send this viewer alone the reason why a frame was not carried out."""
        fields = {key: str(value)[:200] for key, value in error.fields.items()}
        viewer.send(frames.Refusal(decode_id(raw), error.code, error.message[:500], fields))

    def _report_failure(self, room: Room, viewer: Viewer, command: str) -> None:
        logger.exception("table %s: a frame could not be carried out", room.table.code)
        viewer.send(frames.Refusal(command, "server/failed", "something went wrong; it was logged", {}))

    def _dispatch(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        table = room.table
        match command:
            case cmd.Hello(keys=keys, client=client):
                viewer.client = client[:LONGEST_CLIENT]
                self._welcome(room, viewer, command.id, keys[:MOST_KEYS])
            case cmd.Draft(seat=seat, words=words):
                check_draft(table, command, viewer.rights)
                for other in room.viewers - {viewer}:
                    other.send(frames.Drafted(seat, words))
            case cmd.AskPlan():
                viewer.send(frames.Planned(command.id, plan(table, command)))
            case cmd.AskWhy():
                viewer.send(frames.Explained(command.id, say_why(table, command, viewer.rights)))
            case _:
                self._carry_out(room, viewer, command)

    def _carry_out(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        """Store what a command does, and answer it; a repeated command gets its first answer again."""
        table, mark = room.table, fingerprint(viewer.client, command)
        if mark in room.answers:
            viewer.connection.send(self._answer(room, command.id, *room.answers[mark]))
            return
        if isinstance(command, cmd.Roll | cmd.Move) and self._waits_for_nonces(room, table.race):
            wait = room.race_began + self.limits.nonce_seconds - monotonic()
            room.wait_for_nonces(wait, partial(self._retry, room, viewer, command))
            return
        if isinstance(command, cmd.SendAway):
            decision = self._send_away(room, viewer, command.seat)
        else:
            decision = decide(table, command, viewer.rights)
        number = table.number + 1

        def answer() -> Answer:
            room.remember(mark, number, decision.key)
            return viewer, self._answer(room, command.id, number, decision.key)

        stored_as = f"{mark}{KEY}{'' if decision.key is None else decision.key}"
        self._commit(
            room, decision, stored_as, on_stored=answer, on_failed=lambda: self._refuse_unstored(viewer, command.id)
        )

    def _retry(self, room: Room, viewer: Viewer, command: cmd.Command) -> None:
        try:
            self._carry_out(room, viewer, command)
        except HairpinError as error:
            fields = {key: str(value)[:200] for key, value in error.fields.items()}
            viewer.send(frames.Refusal(command.id, error.code, error.message[:500], fields))
        except Exception:
            self._report_failure(room, viewer, command.id)

    def _answer(self, room: Room, command: str, number: int, key: int | None) -> bytes:
        """Return the packed answer to a command; the key of a seat is derived from its number."""
        answer = frames.Answer(command, number, None if key is None else seat_key(room.table.secret, key))
        return pack(encode(answer))

    def _waits_for_nonces(self, room: Room, race: Race | None) -> bool:
        """Return whether the first roll has to wait for the nonce of somebody who is connected."""
        if not race or race.has_rolled or monotonic() >= room.race_began + self.limits.nonce_seconds:
            return False
        seats = zip(room.online(), room.table.setup.seats, race.fairness.nonces, strict=True)
        return any(online and seat.kind != "computer" and nonce is None for online, seat, nonce in seats)

    def _send_away(self, room: Room, viewer: Viewer, seat: int) -> Decision:
        browsers = tuple(
            sorted({fingerprint(other.client) for other in room.viewers if other.client and seat in other.rights.seats})
        )
        return send_away(room.table, seat, browsers, viewer.rights)

    def _refuse_unstored(self, viewer: Viewer, command: str) -> None:
        viewer.send(frames.Refusal(command, "store/failed", "this could not be stored; try again", {}))

    def _welcome(self, room: Room, viewer: Viewer, hello: str, keys: tuple[str, ...]) -> None:
        """Give a connection its rights, take the seats whose link it is the first to use, send it the table."""
        room.authenticate(viewer, keys)
        try:
            self._check_admission(room, viewer)
        except (LockedError, SentAwayError) as error:
            self._shut_out(viewer, error)
            return
        setup = room.table.setup
        linked = [seat for seat in viewer.rights.seats if setup.seats[seat].kind == "link"]
        free = [seat for seat in linked if not setup.seats[seat].is_taken]
        for seat in free:
            setup = change_seat(setup, seat, is_taken=True)
        if free:
            self._commit(
                room,
                Decision(Arranged(setup)),
                on_failed=lambda: self._refuse_unstored(viewer, hello),
                then=lambda: self._admit(room, viewer),
            )
        else:
            self._admit(room, viewer)

    def _shut_out(self, viewer: Viewer, error: HairpinError) -> None:
        viewer.send(frames.Refusal("", error.code, error.message, {}))
        viewer.connection.close(SHUT_OUT, error.code)

    def _shut_out_barred(self, room: Room) -> None:
        """End the connections of browsers that were sent away."""
        for viewer in tuple(room.viewers):
            if not viewer.rights.seats and not viewer.rights.is_opener and self._is_barred(room, viewer):
                self._shut_out(viewer, SentAwayError("the host of this table has sent you away"))

    def _is_barred(self, room: Room, viewer: Viewer) -> bool:
        return bool(viewer.client) and fingerprint(viewer.client) in room.table.setup.barred

    def _admit(self, room: Room, viewer: Viewer) -> None:
        self.scheduler.prepare(room.table)
        room.admit(viewer)
        self.schedule_driver(room)

    def _check_admission(self, room: Room, viewer: Viewer) -> None:
        """Refuse a newcomer without a key where the table is locked, full, or has sent them away.

        Spectators never shut out players: while a seat is free, the spectator who came first makes room.
        """
        if viewer in room.viewers or viewer.rights.seats or viewer.rights.is_opener:
            return
        setup = room.table.setup
        if self._is_barred(room, viewer):
            raise SentAwayError("the host of this table has sent you away")
        if setup.is_locked:
            raise LockedError("the host has locked this table; ask for a personal link")
        spectators = [other for other in room.viewers if not other.rights.seats and not other.rights.is_opener]
        if len(spectators) >= self.limits.most_viewers:
            if not any(seat.kind == "link" and not seat.is_taken for seat in setup.seats):
                raise FullHouseError(f"{self.limits.most_viewers} people watch this table already; come back later")
            min(spectators, key=lambda other: other.since).connection.close(CROWDED, "table/full-house")

    def _commit(
        self,
        room: Room,
        decision: Decision,
        command: str | None = None,
        *,
        on_stored: Callable[[], Answer | None] = lambda: None,
        on_failed: Callable[[], None] = lambda: None,
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
                    on_failed()
                else:
                    story = table.apply(event, decision.seed, decision.advance)
                    room.broadcast(since, story, on_stored())
                    self._follow_up(room, event)
                    then()
            except Exception:
                logger.exception("table %s: an event could not be sent", table.code)
            room.run_waiting()

        room.is_storing = True
        self.store.append(make_append(table, decision, command), stored)

    def _follow_up(self, room: Room, event: StoredEvent) -> None:
        """Do what an event entails besides its frames."""
        match event:
            case Started():
                room.race_began = monotonic()
            case Arranged(setup) if setup.barred:
                self._shut_out_barred(room)
            case Nonced():
                room.run_parked()
        if room.viewers and isinstance(event, Arranged | Started):
            self.scheduler.prepare(room.table)
        self.schedule_driver(room)

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
        if self._waits_for_nonces(room, race):
            wait = room.race_began + self.limits.nonce_seconds - monotonic()
            room.wait_for_nonces(wait, partial(self._take_turn, room, race, ply, driven, words))
            return
        try:
            self._commit(room, take_turn(room.table, race, *driven, words))
        except Exception:
            logger.exception("table %s: driver %s could not drive", room.table.code, driven[1])

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
        """Visit the tables until cancelled: send heartbeats, end dead connections, unload tables that all have left.

        Every second some of them are visited, so that no visit delays other work for long.
        """
        last_sweep = monotonic()
        for tick in count():
            self.scheduler.pool.retry_missing_compiler()
            for room in self.rooms.values():
                if room.is_driver_busy:
                    room.pulse()
            for code, room in list(self.rooms.items())[tick % HEARTBEAT_SECONDS :: HEARTBEAT_SECONDS]:
                if room.viewers:
                    room.check_alive()
                    room.send_heartbeat()
                    self.schedule_driver(room)
                elif monotonic() - room.left_at > self.limits.idle_seconds and not room.connections:
                    del self.rooms[code]
            if (elapsed := monotonic() - last_sweep) > SWEEP_SECONDS:
                last_sweep += elapsed
                try:
                    await self.sweep(elapsed)
                except Exception:
                    logger.exception("old tables could not be swept")
            await asyncio.sleep(1)

    async def sweep(self, elapsed: float) -> None:
        """Count some seconds of running time, and delete the tables that nobody has used for days."""
        in_use = [code for code, room in self.rooms.items() if room.connections]
        seconds = min(elapsed, 2 * SWEEP_SECONDS)  # a machine that slept counts no more
        for code in await self.store.sweep(seconds, in_use, self.limits.keep_days * DAY_SECONDS):
            room = self.rooms.pop(code, None)
            for viewer in tuple(room.viewers) if room else ():
                viewer.connection.close(CROWDED, "table/unknown")

    def close(self) -> None:
        """End the worker processes."""
        self.scheduler.close()
