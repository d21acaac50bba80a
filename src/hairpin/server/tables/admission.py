"""Who is admitted to a table: not everybody who knows its code."""

from __future__ import annotations

from hairpin.core.errors import HairpinError
from hairpin.server.errors import CrowdedError
from hairpin.server.tables.codec import fingerprint
from hairpin.server.tables.room import Room, Viewer
from hairpin.tables.errors import LockedError, SentAwayError
from hairpin.tables.frames import Refusal

SHUT_OUT, CROWDED = 4403, 4008  # close codes


def check_admission(room: Room, viewer: Viewer, most_spectators: int) -> None:
    """Refuse a newcomer without a key where the table is locked, full, or has sent them away.

    Spectators never shut out players: while a seat is free, the spectator who came first makes room.
    """
    if viewer in room.viewers or viewer.rights.seats or viewer.rights.is_opener:
        return
    setup = room.table.setup
    if _is_barred(room, viewer):
        raise SentAwayError("the host of this table has sent you away")
    if setup.is_locked:
        raise LockedError("the host has locked this table; ask for a personal link")
    spectators = [other for other in room.viewers if not other.rights.seats and not other.rights.is_opener]
    if len(spectators) >= most_spectators:
        if not any(seat.kind == "link" and not seat.is_taken for seat in setup.seats):
            raise CrowdedError(f"{most_spectators} people watch this table already; come back later")
        min(spectators, key=lambda other: other.since).connection.close(CROWDED, CrowdedError.code)


def list_browsers(room: Room, seat: int) -> tuple[str, ...]:
    """Return the fingerprints of the browsers that play a seat."""
    players = [viewer for viewer in room.viewers if viewer.client and seat in viewer.rights.seats]
    return tuple(sorted({fingerprint(viewer.client) for viewer in players}))


def shut_out(viewer: Viewer, error: HairpinError) -> None:
    """Tell a viewer why they are not admitted, and end the connection."""
    viewer.send(Refusal("", error.code, error.message, {}))
    viewer.connection.close(SHUT_OUT, error.code)


def shut_out_barred(room: Room) -> None:
    """End the connections of browsers that were sent away."""
    for viewer in tuple(room.viewers):
        if not viewer.rights.seats and not viewer.rights.is_opener and _is_barred(room, viewer):
            shut_out(viewer, SentAwayError("the host of this table has sent you away"))


def _is_barred(room: Room, viewer: Viewer) -> bool:
    return bool(viewer.client) and fingerprint(viewer.client) in room.table.setup.barred
