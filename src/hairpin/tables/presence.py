"""Who is at a table just now, as the host process tells it: rights and views depend on it."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.tables.frames import DriverStatus


@dataclass(frozen=True, slots=True)
class Presence:
    """By seat: whether somebody is connected, or missing with no computer in their place; the status of the driver.

    A seat is missing some seconds after its player has left, so that a reload is not noticed; a free seat at once.
    `is_host_seat_gone` and `is_opener_gone` are about connections alone, whoever drives.
    """

    online: tuple[bool, ...]
    away: tuple[bool, ...]
    drivers: tuple[DriverStatus | None, ...]
    viewers: int
    is_host_seat_gone: bool = False
    is_opener_gone: bool = False


NOBODY_GONE = Presence((), (), (), 0)
