"""A table with its connections: who is online, who is missing, which frames each viewer is sent.

Jobs of one table run one after the other: while an event is being stored, the next ones wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Protocol
from zlib import crc32

from hairpin.core.story import Happening
from hairpin.server.tables.attendance import Attendance, find_online
from hairpin.server.tables.codec import encode
from hairpin.server.websocket import pack
from hairpin.tables import frames
from hairpin.tables.events import Setup
from hairpin.tables.keys import Rights, read_rights
from hairpin.tables.presence import NOBODY_GONE, Presence
from hairpin.tables.table import Table
from hairpin.tables.views import Mark, TableViews, find_links, seat_to_view, view_rights

HEARTBEAT_SECONDS = 20
BEAT_SECONDS = 2  # for whom the others wait in a race: a page that is gone is noticed before the next but one
LOBBY_BEAT_SECONDS = 4  # for the host of a lobby in which something happens
STILL_SECONDS = 60  # a lobby without an event or a newcomer for so long is visited as seldom as all others
PULSE_SECONDS = 1.0  # the least time between two heartbeats of a table
MOST_ANSWERS = 512  # commands that can be repeated
MOST_WAITING = 512  # jobs that wait while an event is stored
MOST_PARKED = 32

Statuses = tuple[frames.DriverStatus | None, ...]
Job = Callable[[], None]

NO_LINKS: dict[str, str] = {}

logger = logging.getLogger("hairpin")


class Connection(Protocol):
    """What a viewer is connected by."""

    is_silent: bool
    """Whether it has ended because it no longer answered."""

    def send(self, frame: bytes) -> None:
        """Send a packed frame."""

    def close(self, code: int, reason: str = "") -> None:
        """End the connection."""

    async def clean_board(self, game: str, text: str) -> str:
        """Return the text of a board as a table keeps it, checked in a sandbox process."""

    def ping(self, frame: bytes) -> bool:
        """Send a ping and a packed frame; return False if the last ping was not answered: the connection has ended."""


class Viewer:
    """One connection: the keys it showed, and its rights."""

    __slots__ = ("address", "client", "connection", "has_left", "keys", "links", "rights", "since")

    def __init__(self, connection: Connection, address: str) -> None:
        self.connection = connection
        self.address = address  # of this server, as the viewer knows it
        self.client = ""
        self.keys: tuple[str, ...] = ()
        self.rights = Rights()
        self.links: dict[str, str] = NO_LINKS  # as they were sent
        self.since = monotonic()
        self.has_left = False

    def send(self, frame: frames.Frame) -> None:
        """Send a frame to this viewer alone."""
        self.connection.send(pack(encode(frame)))


class Room:
    """A table, its connections, and the commands that were carried out."""

    def __init__(
        self,
        table: Table,
        answers: dict[str, tuple[int, int | None]],
        version: str,
        read_statuses: Callable[[Table], Statuses],
    ) -> None:
        self.table = table
        self.answers = answers  # by the fingerprint of a command: the number of its event, and of the key it earned
        self.version = version
        self.phase = crc32(table.code.encode())  # so that not all tables have their heartbeat at once
        self.viewers: set[Viewer] = set()
        self.connections = 0  # viewers, and those that have not said hello yet
        self.driving: asyncio.Task[None] | None = None
        self.left_at = monotonic()
        self.stirred_at = monotonic()  # by an event, or by somebody who came
        self.race_began = 0.0
        self.is_storing = False
        self.is_driver_busy = False  # loading or studying, so that its status will change without an event
        self._read_statuses = read_statuses
        self._waiting: deque[Job] = deque()
        self._parked: list[Job] = []  # until the nonces of a race are there
        self._attendance = Attendance()
        self._views = TableViews(table)
        self.presence = NOBODY_GONE
        self._rights_of: tuple[Setup, Presence] | None = None  # what the viewers' rights were read from
        self._pulsed_at = 0.0
        self._pulse: asyncio.TimerHandle | None = None
        self._away_check: asyncio.TimerHandle | None = None

    @property
    def is_free(self) -> bool:
        """Return whether a job can run now: no event is being stored, and no other job waits."""
        return not self.is_storing and not self._waiting

    def run(self, job: Job) -> bool:
        """Run a job now, or when the events before it are stored; False if too many wait."""
        if self.is_free:
            job()
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(job)
        else:
            return False
        return True

    def run_waiting(self) -> None:
        """Run the jobs that waited, up to the next one that stores an event."""
        while self._waiting and not self.is_storing:
            self._waiting.popleft()()

    def park(self, job: Job, seconds: float) -> None:
        """Run a job when the next nonce has arrived, or so many seconds after the race began."""
        self._parked = [*self._parked[-MOST_PARKED:], job]
        asyncio.get_running_loop().call_later(self.race_began + seconds - monotonic(), self.run_parked)

    def run_parked(self) -> None:
        """Run the jobs that waited for nonces."""
        parked, self._parked = self._parked, []
        for job in parked:
            self.run(job)

    def remember(self, fingerprint: str, number: int, key: int | None) -> None:
        """Remember that a command was carried out."""
        self.answers[fingerprint] = number, key
        if len(self.answers) > MOST_ANSWERS:
            del self.answers[next(iter(self.answers))]

    def online(self) -> tuple[bool, ...]:
        """Return for each seat whether somebody is connected; a computer always is."""
        return find_online(self.table.setup, (viewer.rights for viewer in self.viewers))

    def update_presence(self) -> None:
        """Find out who is here; the value stays the same object while nothing has changed."""
        connected = [viewer.rights for viewer in self.viewers]
        statuses = self._read_statuses(self.table)
        presence = self._attendance.take(self.table.setup, connected, statuses, monotonic())
        if presence != self.presence:
            self.presence = presence
            self.is_driver_busy = any(
                status and (status.basis is None or status.is_preparing or status.is_studying)
                for status in presence.drivers
            )

    def authenticate(self, viewer: Viewer, keys: tuple[str, ...]) -> None:
        """Give a connection the rights of its keys."""
        viewer.keys = keys
        viewer.rights = self._read_rights(viewer)

    def _read_rights(self, viewer: Viewer) -> Rights:
        return read_rights(self.table.secret, self.table.setup, viewer.keys, self.presence)

    def admit(self, viewer: Viewer) -> None:
        """Add a viewer who has said hello, and send them the whole table."""
        if viewer.has_left:
            return
        is_new = viewer not in self.viewers
        self.stirred_at = monotonic()
        self.viewers.add(viewer)
        self.update_presence()
        viewer.rights = self._read_rights(viewer)  # of who is here now
        self.welcome(viewer)
        if is_new:
            self.pulse()

    def is_idle(self, seconds: float) -> bool:
        """Return whether everybody has been gone for so long that the table can be unloaded."""
        return not self.connections and not self.is_storing and monotonic() - self.left_at > seconds

    def leave(self, viewer: Viewer) -> None:
        """Forget a connection that has ended."""
        viewer.has_left = True
        self.connections -= 1
        self.left_at = monotonic()
        if viewer in self.viewers:
            if viewer.connection.is_silent:
                self._attendance.lose(self.table.setup, viewer.rights)
            else:
                self.update_presence()  # they were here until now
            self.viewers.discard(viewer)
            self.update_presence()
            self.pulse()

    def _check_away_later(self) -> None:
        """Look again when the next one who has left will count as gone."""
        if self._away_check:
            self._away_check.cancel()
            self._away_check = None
        if (change := self._attendance.next_change) is not None:
            self._away_check = asyncio.get_running_loop().call_later(change - monotonic() + 0.05, self.pulse)

    def welcome(self, viewer: Viewer) -> None:
        """Send the whole table, and what this viewer may do."""
        table = self._views.view(seat_to_view(self.table, viewer.rights.seats), self.presence)
        viewer.links = self._find_links(viewer)
        shared = tuple(seat for seat in viewer.rights.seats if self._is_shared(seat, viewer))
        you = view_rights(self.table, viewer.rights, viewer.keys, viewer.links, viewer.address, shared)
        viewer.send(frames.Welcome(table, you, self.version))

    def _find_links(self, viewer: Viewer) -> dict[str, str]:
        return find_links(self.table, viewer.rights, viewer.address, self.presence.online) or NO_LINKS

    def _is_shared(self, seat: int, viewer: Viewer) -> bool:
        """Return whether another browser plays by the same personal link."""
        if self.table.setup.seats[seat].kind != "link":
            return False
        return any(seat in other.rights.seats and other.client != viewer.client for other in self.viewers)

    def view(self) -> frames.Table:
        """Return the table as a spectator sees it."""
        self.update_presence()
        return self._views.view(None, self.presence)

    def mark(self) -> Mark:
        """Return what a spectator has been shown, for a comparison after the next event."""
        if not self.presence.online:
            self.update_presence()
        return self._views.mark(self.presence)

    def broadcast(self, since: Mark, story: tuple[Happening, ...], answer: tuple[Viewer, bytes] | None) -> None:
        """Send everyone what an event has changed, encoded once for all who see the same; first its sender's answer."""
        table, race = self.table, self.table.race
        self.stirred_at = monotonic()
        if self._rights_of is None or self._rights_of[0] is not table.setup:
            self.update_presence()
        has_private = race is not None and race.game.private_seats
        packed: dict[int | None, bytes] = {}
        for viewer in tuple(self.viewers):  # one that does not read leaves while it is sent something
            seat = seat_to_view(table, viewer.rights.seats) if has_private else None
            frame = packed.get(seat)
            if frame is None:
                changes = self._views.find_changes(seat, self.presence, since)
                frame = packed[seat] = pack(encode(frames.Event(table.number, changes, story)))
            if answer and answer[0] is viewer:
                frame, answer = answer[1] + frame, None
            viewer.connection.send(frame)
        if answer:  # its sender has not said hello
            answer[0].connection.send(answer[1])
        self._refresh_rights(is_event=True)

    def _refresh_rights(self, *, is_event: bool = False) -> None:
        """Send viewers changed rights and further links, and the host everything after a change of the setup."""
        last, setup = self._rights_of, self.table.setup
        if last and last[0] is setup and last[1] is self.presence:
            return
        has_new_setup = is_event and not (last and last[0] is setup)
        self._rights_of = setup, self.presence
        for viewer in tuple(self.viewers):
            before, viewer.rights = viewer.rights, self._read_rights(viewer)
            is_due = viewer.rights != before or (has_new_setup and viewer.rights.is_host)
            if is_due or self._find_links(viewer).keys() - viewer.links.keys():
                self.welcome(viewer)

    def pulse(self) -> None:
        """Send a heartbeat soon, but at most once a second."""
        if self._pulse is None:
            wait = self._pulsed_at + PULSE_SECONDS - monotonic()
            if wait <= 0:
                self.send_heartbeat()
            else:
                self._pulse = asyncio.get_running_loop().call_later(wait, self.send_heartbeat)

    def send_heartbeat(self, *, with_ping: bool = False) -> None:
        """Send everyone the number of the last event, and who is there.

        With a ping, end the connections that have not answered the last one.
        """
        if self._pulse:
            self._pulse.cancel()
            self._pulse = None
        self._pulsed_at = monotonic()
        if not self.viewers:
            return
        self.update_presence()
        self._check_away_later()
        frame, awaited = self._pack_heartbeat(HEARTBEAT_SECONDS), self.find_awaited()
        quick = self._pack_heartbeat(BEAT_SECONDS) if awaited and self._is_racing else frame
        for viewer in tuple(self.viewers):
            beat = quick if viewer in awaited else frame
            if with_ping:
                viewer.connection.ping(beat)
            else:
                viewer.connection.send(beat)
        self._refresh_rights()

    def beat(self) -> None:
        """Find out whether those for whom the others wait are still there; in a race they get a heartbeat, too."""
        if awaited := self.find_awaited():
            frame = self._pack_heartbeat(BEAT_SECONDS) if self._is_racing else b""
            for viewer in awaited:
                viewer.connection.ping(frame)

    @property
    def beat_seconds(self) -> int:
        """How often those for whom the others wait are asked whether they are still there."""
        return BEAT_SECONDS if self._is_racing else LOBBY_BEAT_SECONDS

    @property
    def _is_racing(self) -> bool:
        return self.table.stage != "lobby"

    def find_awaited(self) -> list[Viewer]:
        """Return the viewers for whom others wait: who has to act in a race, and the host, who could help them out."""
        table = self.table
        is_still = not self._is_racing and monotonic() - self.stirred_at > STILL_SECONDS
        if len(self.viewers) < 2 or is_still:
            return []
        seat = table.awaited_player()
        return [viewer for viewer in self.viewers if viewer.rights.is_host or seat in viewer.rights.seats]

    def _pack_heartbeat(self, within: int) -> bytes:
        who, number = self.presence, self.table.number
        return pack(encode(frames.Heartbeat(number, who.online, who.away, who.drivers, who.viewers, within)))
