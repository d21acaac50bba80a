"""A table with its connections: who is online, who has been away for long, which frames each viewer is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic

from hairpin.core.story import Happening
from hairpin.server.tables.codec import encode
from hairpin.tables import frames
from hairpin.tables.keys import Rights, read_rights
from hairpin.tables.table import Table
from hairpin.tables.views import seat_to_view, view_rights, view_table

AWAY_SECONDS = 60
OUTBOX = 256

Statuses = tuple[frames.DriverStatus | None, ...]


class Viewer:
    """One connection: the keys it showed, and the frames that wait to be sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.keys: tuple[str, ...] = ()
        self.rights = Rights()
        self.is_closed = False
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)

    def send(self, frame: frames.Frame | bytes) -> None:
        """Queue a frame; a client that does not read for long is disconnected, and reconnects to a fresh snapshot."""
        if self.is_closed:
            return
        try:
            self.outbox.put_nowait(frame if isinstance(frame, bytes) else encode(frame))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Drop the queued frames, and queue an empty one, which ends the connection."""
        self.is_closed = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(b"")


@dataclass
class Room:
    """A table, its connections, and the commands that were carried out, each with its event's number and a key's."""

    table: Table
    answers: dict[str, tuple[int, int | None]] = field(default_factory=dict)
    version: str = ""
    read_statuses: Callable[[Table], Statuses] = lambda table: (None,) * len(table.setup.seats)
    viewers: set[Viewer] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driving: asyncio.Task[None] | None = None
    last_seen: dict[int, float] = field(default_factory=dict)
    left_at: float = field(default_factory=monotonic)

    def online(self) -> tuple[bool, ...]:
        """Return for each seat whether somebody is connected; a computer always is."""
        held = {seat for viewer in self.viewers for seat in viewer.rights.seats}
        return tuple(seat.kind == "computer" or number in held for number, seat in enumerate(self.table.setup.seats))

    def away(self) -> tuple[bool, ...]:
        """Return for each seat whether its player has been gone for a minute, with no computer in their place."""
        now = monotonic()
        is_online = self.online()
        for number, here in enumerate(is_online):
            if here or number not in self.last_seen:
                self.last_seen[number] = now
        return tuple(
            not is_online[number] and not seat.driver and now - self.last_seen[number] >= AWAY_SECONDS
            for number, seat in enumerate(self.table.setup.seats)
        )

    def authenticate(self, viewer: Viewer, keys: tuple[str, ...]) -> None:
        """Give a connection the rights of its keys."""
        viewer.keys = keys
        viewer.rights = self._read_rights(viewer)

    def _read_rights(self, viewer: Viewer) -> Rights:
        """Read a connection's keys; while the host is away, the opener of the table is host."""
        rights = read_rights(self.table.secret, self.table.setup, viewer.keys)
        host = self.table.setup.host_seat
        is_substitute = rights.is_opener and host is not None and self.away()[host]
        return replace(rights, is_host=True) if is_substitute else rights

    def welcome(self, viewer: Viewer) -> None:
        """Send the whole table, and what this viewer may do."""
        table = self.view(seat_to_view(self.table, viewer.rights.seats))
        you = view_rights(self.table, viewer.rights, viewer.address, self.online())
        viewer.send(frames.Welcome(table, you, self.version))

    def broadcast(self, story: tuple[Happening, ...]) -> None:
        """Send the table after an event to everyone, encoded once for all who see the same."""
        encoded: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            seat = seat_to_view(self.table, viewer.rights.seats)
            if seat not in encoded:
                encoded[seat] = encode(frames.Event(self.view(seat), story))
            viewer.send(encoded[seat])
            self._refresh(viewer, is_lobby=self.table.stage == "lobby")
        self._forget_closed()

    def _refresh(self, viewer: Viewer, *, is_lobby: bool = False) -> None:
        """Send a viewer its rights if they have changed; in the lobby the host's links may have, too."""
        rights = self._read_rights(viewer)
        if rights != viewer.rights or (rights.is_host and is_lobby):
            viewer.rights = rights
            self.welcome(viewer)

    def send_heartbeat(self) -> None:
        """Send everyone the number of the last event, and who is there."""
        statuses = self.read_statuses(self.table)
        frame = encode(frames.Heartbeat(self.table.number, self.online(), self.away(), statuses, len(self.viewers)))
        for viewer in self.viewers:
            viewer.send(frame)
            self._refresh(viewer)
        self._forget_closed()

    def _forget_closed(self) -> None:
        self.viewers = {viewer for viewer in self.viewers if not viewer.is_closed}

    def view(self, seat: int | None) -> frames.Table:
        """Return the table as a seat, or a spectator, sees it."""
        statuses = self.read_statuses(self.table)
        return view_table(self.table, seat, self.online(), self.away(), statuses, len(self.viewers))
