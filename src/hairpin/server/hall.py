"""The hall: all tables, and the one door for commands. Authenticated, decoded, checked, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, time

import msgspec

from hairpin.core.errors import HairpinError
from hairpin.games import kit_of
from hairpin.games.record import Record
from hairpin.server import protocol as wire
from hairpin.server.chauffeur import Chauffeur, take_turn
from hairpin.server.events import Arranged, Relieved, Started, StoredEvent
from hairpin.server.garage import ANSWER_SECONDS, READY_SECONDS, Garage
from hairpin.server.keys import Rights, host_key, make_code, seat_key
from hairpin.server.luck import Luck
from hairpin.server.picture import picture_plan
from hairpin.server.refusals import (
    FrameTooLargeError,
    FullHouseError,
    StageError,
    UnknownTableError,
    UnreadableFrameError,
)
from hairpin.server.rooms import Room, Viewer, encode
from hairpin.server.setup import change_seat
from hairpin.server.store import Store
from hairpin.server.table import Table, open_table

LARGEST_FRAME = 16_384
LONGEST_ID = 64
BOT = "bot:"
DAY_SECONDS = 86_400
THINK_SECONDS = {"slow": 4.0, "calm": 2.4, "normal": 1.3, "quick": 0.4, "fast": 0.15}

logger = logging.getLogger("hairpin")
read_frame = msgspec.json.Decoder(wire.ClientFrame).decode
read_event = msgspec.json.Decoder(StoredEvent).decode
read_answer = msgspec.json.Decoder(wire.Answer).decode


class _Named(msgspec.Struct):
    id: str = ""


_read_named = msgspec.json.Decoder(_Named).decode


def read_id(raw: str | bytes) -> str:
    """Return the id of a frame that is refused, as far as it can be read."""
    if len(raw) > LARGEST_FRAME:
        return ""
    try:
        return _read_named(raw).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@dataclass(frozen=True)
class HouseRules:
    """The limits of a hall."""

    most_tables: int = 500
    most_viewers: int = 100
    keep_days: float = 7
    frames_per_second: float = 20
    think_scale: float = 1
    answer_seconds: float = ANSWER_SECONDS
    ready_seconds: float = READY_SECONDS
    idle_seconds: float = 600
    guests: str = ""
    seed: int | None = None


class Hall:
    """Every table that somebody is at, loaded from the store when needed."""

    def __init__(self, store: Store, version: str, rules: HouseRules = HouseRules()) -> None:  # noqa: B008 - frozen
        self.store = store
        self.version = version
        self.rules = rules
        self.rooms: dict[str, Room] = {}
        garage = Garage(rules.guests, rules.answer_seconds, rules.ready_seconds)
        self.luck = Luck(rules.seed)
        self.chauffeur = Chauffeur(garage, self.luck)
        self._loading: dict[str, asyncio.Lock] = {}

    async def open(self, wish: wire.OpenTable) -> wire.OpenedTable:
        """Open a fresh table for whoever asks, if there is room."""
        # A bad wish is refused before anything is stored; a board of one's own takes a while to check.
        await asyncio.to_thread(open_table, "", "", wish)
        await self.sweep()
        tables = await self.store.count()
        if tables >= self.rules.most_tables:
            raise FullHouseError(f"all {self.rules.most_tables} tables are taken; come back later")
        secret = self.luck.draw_secret("table", tables)
        while True:
            code = make_code()
            table, event = open_table(code, secret, wish, self.luck)
            if await self.store.create(code, secret, encode(event)):
                break
        table.apply(event)
        self.rooms[code] = self._seat(table, {})
        return wire.OpenedTable(code, host_key(secret))

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
        stored = await self.store.load(code)
        if stored is None:
            raise UnknownTableError(f"there is no table {code!r:.20}", code=code[:20])
        secret, log, seeds, answers = stored
        table = Table(code, secret, self.luck)
        for body in log:
            event = read_event(body)
            table.apply(event, seeds.get(event.race) if isinstance(event, Started) else None)
        return self._seat(table, answers)

    def _seat(self, table: Table, answers: dict[str, bytes]) -> Room:
        return Room(table, answers, self.version, self.chauffeur.read_minds)

    async def record(self, code: str, number: int) -> Record:
        """Return the record of an ended race."""
        table = (await self.find(code)).table
        if number not in table.records:
            raise StageError(f"race {number} has not ended at this table", race=number)
        return table.records[number]

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Take note that a connection is gone."""
        viewer.cut()
        room.left_at = monotonic()
        if viewer in room.viewers:
            room.viewers.discard(viewer)
            room.pulse()

    async def hear(self, room: Room, viewer: Viewer, raw: str | bytes) -> None:
        """Carry out one frame of a viewer, and answer it. Nobody else notices what is refused."""
        try:
            frame = self._read(raw)
            async with room.lock:
                await self._carry_out(room, viewer, frame)
        except HairpinError as error:
            self.refuse(viewer, raw, error)
        except sqlite3.Error:
            logger.exception("table %s: an event could not be stored", room.table.code)
            viewer.send(wire.Refusal(read_id(raw), "store/failed", "this could not be written down; try again", {}))
        except Exception:
            logger.exception("table %s: a frame could not be carried out", room.table.code)
            viewer.send(wire.Refusal(read_id(raw), "server/failed", "something went wrong here; it was noted", {}))

    def refuse(self, viewer: Viewer, raw: str | bytes, error: HairpinError) -> None:
        """Tell a viewer, and nobody else, why a frame was not carried out."""
        fields = {key: str(value)[:200] for key, value in error.fields.items()}
        viewer.send(wire.Refusal(read_id(raw), error.code, error.message[:500], fields))

    def _read(self, raw: str | bytes) -> wire.Command:
        if len(raw) > LARGEST_FRAME:
            raise FrameTooLargeError(f"a frame has {LARGEST_FRAME} signs at the most", most=LARGEST_FRAME)
        try:
            frame: wire.Command = read_frame(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise UnreadableFrameError(f"this frame cannot be read: {error}") from error
        if not 0 < len(frame.id) <= LONGEST_ID:
            raise UnreadableFrameError(f"a command's id has 1 to {LONGEST_ID} signs")
        if frame.id.startswith(BOT):
            raise UnreadableFrameError(f"ids that begin with {BOT} are the computer drivers'")
        return frame

    async def _carry_out(self, room: Room, viewer: Viewer, frame: wire.Command) -> None:
        match frame:
            case wire.Hello(keys=keys):
                room.recognise(viewer, keys[:16])
                self._check_room(room, viewer)
                await self._seat_guest(room, viewer)
                room.viewers.add(viewer)
                self.chauffeur.prepare(room.table)
                room.welcome(viewer)
                room.pulse()
                self.wake(room)
            case wire.Draft(seat=seat, words=words):
                room.table.check_draft(frame, viewer.rights)
                for other in room.viewers - {viewer}:
                    other.send(wire.Drafted(seat, words))
            case wire.AskPlan(race=number, ply=ply, words=words):
                viewer.send(wire.Planned(frame.id, self._plan(room.table, number, ply, words[:16])))
            case wire.AskWhy():
                viewer.send(wire.Explained(frame.id, room.table.explain(frame, viewer.rights)))
            case _ if frame.id in room.answers:
                viewer.send(self._tell_key(room, room.answers[frame.id]))
            case _:
                await self._store_and_tell(room, frame, viewer.rights, viewer.send)

    def _check_room(self, room: Room, viewer: Viewer) -> None:
        """Refuse one more spectator where there is no room for them; who plays always finds a place."""
        is_new = viewer not in room.viewers and not viewer.rights.seats and not viewer.rights.is_opener
        if is_new and len(room.viewers) >= self.rules.most_viewers:
            raise FullHouseError(f"{self.rules.most_viewers} people watch this table already; come back later")

    def _tell_key(self, room: Room, stored: bytes) -> bytes:
        """Return an answer as it is sent: only the number of a seat's key is stored, and the key derived from it."""
        answer = read_answer(stored)
        if answer.key is None:
            return stored
        return encode(msgspec.structs.replace(answer, key=seat_key(room.table.secret, int(answer.key))))

    async def _seat_guest(self, room: Room, viewer: Viewer) -> None:
        """Whoever comes by a seat's personal link for the first time has taken it."""
        for seat in viewer.rights.seats:
            setup = room.table.setup
            if setup.seats[seat].kind == "link" and not setup.seats[seat].is_taken:
                await self._commit(room, Arranged(change_seat(setup, seat, is_taken=True)), None, None)

    def _plan(self, table: Table, number: int, ply: int, words: tuple[str, ...]) -> wire.Plan:
        if not table.race or table.stage != "racing":
            raise StageError("no race is running")
        table.race.check_ply(number, ply)
        game = table.race.game
        make_plan = kit_of(game).plan
        plan = make_plan(game, table.race.try_position(words)) if make_plan else None
        return picture_plan(plan) or wire.Plan(())

    async def _store_and_tell(
        self, room: Room, command: wire.Command, rights: Rights, answer: Callable[[bytes], None]
    ) -> None:
        table = room.table
        event, secret = table.decide(command, rights)
        key = str(table.setup.seats[command.seat].key) if isinstance(command, wire.Sit) else None
        reply = encode(wire.Answer(command.id, table.number + 1, key))
        seed = secret if isinstance(event, Started) else None
        await self._commit(room, event, (command.id, reply), seed, lambda: answer(self._tell_key(room, reply)))
        self.wake(room)

    async def _commit(
        self,
        room: Room,
        event: StoredEvent,
        command: tuple[str, bytes] | None,
        seed: str | None,
        on_stored: Callable[[], None] = lambda: None,
    ) -> None:
        table = room.table
        kept = (event.race, seed) if isinstance(event, Started) and seed else None
        await self.store.append(table.code, table.number + 1, encode(event), command, kept)
        story = table.apply(event, seed)
        if command:
            room.answers[command[0]] = command[1]
        on_stored()
        if room.viewers and isinstance(event, Arranged | Started):
            self.chauffeur.prepare(table)
        room.broadcast(story)

    def wake(self, room: Room) -> None:
        """Let a computer drive if it is its turn and somebody is watching."""
        if room.viewers and room.table.driven_seat() and (room.driving is None or room.driving.done()):
            room.driving = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        while room.viewers and (driven := room.table.driven_seat()) and (race := room.table.race):
            ply = race.ply
            try:
                pause = THINK_SECONDS[room.table.setup.pace] * self.rules.think_scale
                words = await self.chauffeur.take_time(race, *driven, pause)
                async with room.lock:
                    if room.table.race is not race or race.ply != ply or room.table.driven_seat() != driven:
                        continue
                    command_id = f"{BOT}{room.table.code}:{race.number}:{ply}"
                    event = take_turn(room.table, race, *driven, words)
                    command = None if isinstance(event, Relieved) else (command_id, b"{}")
                    await self._commit(room, event, command, None)
            except Exception:
                # The next heartbeat wakes the driver again.
                logger.exception("table %s: driver %s could not drive", room.table.code, driven[1])
                return

    async def beat(self) -> None:
        """Send heartbeats for ever, drop tables that everyone has left from memory, sweep old ones from the store."""
        last_sweep = 0.0
        while True:
            self.chauffeur.garage.look_for_compiler()
            for code, room in list(self.rooms.items()):
                if room.viewers:
                    room.pulse()
                    self.wake(room)
                elif monotonic() - room.left_at > self.rules.idle_seconds and not room.lock.locked():
                    del self.rooms[code]
            if monotonic() - last_sweep > DAY_SECONDS / 24:
                last_sweep = monotonic()
                try:
                    await self.sweep()
                except sqlite3.Error:
                    logger.exception("old tables could not be swept")
            await asyncio.sleep(5)

    async def sweep(self) -> None:
        """Remove the tables at which nothing has happened for days."""
        for code in await self.store.sweep(time() - self.rules.keep_days * DAY_SECONDS):
            room = self.rooms.pop(code, None)
            for viewer in room.viewers if room else ():
                viewer.cut()

    def close(self) -> None:
        """End what thinks for the drivers."""
        self.chauffeur.close()
