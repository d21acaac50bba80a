"""A table with people around it: who is connected, what each of them is sent, who has been away for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

import msgspec

from hairpin.core.story import Happening
from hairpin.server import protocol as wire
from hairpin.server.keys import Rights, read_rights
from hairpin.server.picture import picture_story, picture_table, picture_you
from hairpin.server.table import Table

AWAY_SECONDS = 60
OUTBOX = 256

Minds = tuple[wire.Mind | None, ...]

encode = msgspec.json.Encoder().encode


class Viewer:
    """One connection: the keys it showed, and the frames that wait to be sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.keys: tuple[str, ...] = ()
        self.rights = Rights()
        self.is_cut = False
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)

    def send(self, frame: wire.ServerFrame | bytes) -> None:
        """Put a frame into the outbox; who does not read for long is cut off, and comes back to a fresh picture."""
        if self.is_cut:
            return
        try:
            self.outbox.put_nowait(frame if isinstance(frame, bytes) else encode(frame))
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Send nothing more but the end, which is an empty frame."""
        self.is_cut = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(b"")


@dataclass
class Room:
    """A table, those around it, and what was answered to whom."""

    table: Table
    answers: dict[str, bytes] = field(default_factory=dict)
    version: str = ""
    read_minds: Callable[[Table], Minds] = lambda table: (None,) * len(table.setup.seats)
    viewers: set[Viewer] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driving: asyncio.Task[None] | None = None
    last_seen: dict[int, float] = field(default_factory=dict)
    left_at: float = field(default_factory=monotonic)

    def online(self) -> tuple[bool, ...]:
        """Say for each seat whether somebody is there; a computer always is."""
        held = {seat for viewer in self.viewers for seat in viewer.rights.seats}
        return tuple(seat.kind == "computer" or number in held for number, seat in enumerate(self.table.setup.seats))

    def away(self) -> tuple[bool, ...]:
        """Say for each seat whether its player has been gone for a minute, with no computer in their place."""
        now = monotonic()
        is_there = self.online()
        for number, here in enumerate(is_there):
            if here or number not in self.last_seen:
                self.last_seen[number] = now
        return tuple(
            not is_there[number] and not seat.driver and now - self.last_seen[number] >= AWAY_SECONDS
            for number, seat in enumerate(self.table.setup.seats)
        )

    def recognise(self, viewer: Viewer, keys: tuple[str, ...]) -> None:
        """Give a connection the rights of its keys."""
        viewer.keys = keys
        viewer.rights = self._read_rights(viewer)

    def _read_rights(self, viewer: Viewer) -> Rights:
        """Read a connection's keys; while the host is away, whoever opened the table stands in."""
        rights = read_rights(self.table.secret, self.table.setup, viewer.keys)
        host = self.table.setup.host_seat
        stands_in = rights.is_opener and host is not None and self.away()[host]
        return replace(rights, is_host=True) if stands_in else rights

    def welcome(self, viewer: Viewer) -> None:
        """Send the whole table, and what this viewer may do."""
        table = self.picture(self._eyes(viewer))
        you = picture_you(self.table, viewer.rights, viewer.address, self.online())
        viewer.send(wire.Welcome(table, you, self.version))

    def broadcast(self, story: Sequence[Happening]) -> None:
        """Send the table after an event to everyone, encoded once for all who see the same."""
        happened = picture_story(story)
        frames: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            eyes = self._eyes(viewer)
            if eyes not in frames:
                frames[eyes] = encode(wire.Event(self.picture(eyes), happened))
            viewer.send(frames[eyes])
            self._refresh(viewer, is_lobby=self.table.stage == "lobby")
        self._forget_cut()

    def _refresh(self, viewer: Viewer, *, is_lobby: bool = False) -> None:
        """Tell a viewer when its rights have changed; in the lobby the host's links may have, too."""
        rights = self._read_rights(viewer)
        if rights != viewer.rights or (rights.is_host and is_lobby):
            viewer.rights = rights
            self.welcome(viewer)

    def pulse(self) -> None:
        """Send the heartbeat."""
        seen = self.online(), self.away(), self.read_minds(self.table)
        frame = encode(wire.Pulse(self.table.number, *seen, len(self.viewers)))
        for viewer in self.viewers:
            viewer.send(frame)
            self._refresh(viewer)
        self._forget_cut()

    def _forget_cut(self) -> None:
        self.viewers = {viewer for viewer in self.viewers if not viewer.is_cut}

    def _eyes(self, viewer: Viewer) -> int | None:
        """Return the seat whose view a connection gets; on a shared screen an aided one in its own turn (RU-26)."""
        race, seats = self.table.race, viewer.rights.seats
        if race and len(seats) > 1:
            turn = race.game.on_turn(race.state)
            return turn if turn in seats and turn in race.aided else None
        return next((seat for seat in seats if race and seat in race.aided), None)

    def picture(self, eyes: int | None) -> wire.Table:
        """Return the table as it looks through somebody's eyes, or a spectator's."""
        seen = self.online(), self.away(), self.read_minds(self.table)
        return picture_table(self.table, eyes, *seen, len(self.viewers))
