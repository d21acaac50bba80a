"""Who is at a table, and since when somebody is gone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import inf

from hairpin.tables.events import Setup
from hairpin.tables.frames import DriverStatus
from hairpin.tables.keys import Rights
from hairpin.tables.presence import Presence

AWAY_SECONDS = 3.0  # a reload or a short loss of the line takes less


class Attendance:
    """When each seat's player, and the opener of the table, were last connected. It has no clock of its own."""

    def __init__(self) -> None:
        self.next_change: float | None = None  # when somebody who has left will count as gone
        self._seen: dict[int, float] = {}  # by the number of a seat's key, 0 for the opener

    def take(
        self, setup: Setup, connected: Collection[Rights], statuses: tuple[DriverStatus | None, ...], now: float
    ) -> Presence:
        """Return who is here now, for connections with these rights; note it for the next time."""
        self.next_change = None
        online = find_online(setup, connected)
        is_opener_gone = self._is_gone(0, any(rights.is_opener for rights in connected), now)
        gone = [self._is_gone(seat.key, is_here, now) for seat, is_here in zip(setup.seats, online, strict=True)]
        return Presence(
            online,
            tuple(
                not seat.driver and not is_here and (is_gone or (seat.kind == "link" and not seat.is_taken))
                for seat, is_here, is_gone in zip(setup.seats, online, gone, strict=True)
            ),
            statuses,
            len(connected),
            is_host_seat_gone=setup.host_seat is not None and gone[setup.host_seat],
            is_opener_gone=is_opener_gone,
        )

    def lose(self, setup: Setup, rights: Rights) -> None:
        """Count the players of a connection that has long been silent as gone, unless they have another one."""
        for seat in rights.seats:
            self._seen[setup.seats[seat].key] = -inf
        if rights.is_opener:
            self._seen[0] = -inf

    def _is_gone(self, key: int, is_here: bool, now: float) -> bool:
        if is_here:
            self._seen[key] = now
            return False
        later = self._seen.setdefault(key, now) + AWAY_SECONDS
        if later > now:
            self.next_change = later if self.next_change is None else min(self.next_change, later)
        return later <= now


def find_online(setup: Setup, connected: Iterable[Rights]) -> tuple[bool, ...]:
    """Return for each seat whether somebody is connected; a computer always is."""
    held = {seat for rights in connected for seat in rights.seats}
    return tuple(seat.kind == "computer" or number in held for number, seat in enumerate(setup.seats))
