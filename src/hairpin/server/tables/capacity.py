"""The limits of a server: tables in memory and bytes on the disk. The number of stored tables is not limited."""

from __future__ import annotations

from collections.abc import Callable

from hairpin.server.errors import FullHouseError, NoSpaceError
from hairpin.server.tables.room import Room


def make_room(rooms: dict[str, Room], most_awake: int) -> None:
    """Unload the table that was left first, if there is no place in memory for another; refuse if all are in use."""
    if len(rooms) < most_awake:
        return
    left = [(room.left_at, code) for code, room in rooms.items() if not room.connections and not room.is_storing]
    if not left:
        raise FullHouseError(f"{most_awake} tables are in use; come back later")
    del rooms[min(left)[1]]


def check_disk(find_size: Callable[[], int], most_bytes: int) -> None:
    """Refuse a new table if the stored ones take more than this many bytes; they themselves go on."""
    if most_bytes and find_size() >= most_bytes:
        raise NoSpaceError(f"the stored tables take {most_bytes} bytes or more; make room on this server")
