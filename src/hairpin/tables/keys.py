"""Codes that can be read aloud, and keys that only their holders know. Keys are derived, never stored."""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hmac import compare_digest, digest

from hairpin.tables.events import Setup
from hairpin.tables.presence import NOBODY_GONE, Presence

READABLE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
KEY_LENGTH = 26


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of a connection: the seats it plays, whether it opened the table, whether it is host.

    While nobody who is connected is host, players stand in: each may have computers drive for those who are missing.
    """

    seats: tuple[int, ...] = ()
    is_opener: bool = False
    is_host: bool = False
    is_host_away: bool = False
    stands_in_for: tuple[int, ...] = ()


def make_code() -> str:
    """Return a fresh table code."""
    return "".join(secrets.choice(READABLE) for _ in range(CODE_LENGTH))


def host_key(secret: str) -> str:
    """Return the key of the table's opener."""
    return _derive(secret, "host")


def seat_key(secret: str, number: int) -> str:
    """Return the key of this number at the table; a seat keeps its number wherever it is moved."""
    return _derive(secret, f"seat {number}")


@lru_cache(maxsize=1 << 14)
def _derive(secret: str, what: str) -> str:
    return b32encode(digest(bytes.fromhex(secret), what.encode(), "sha256")).decode()[:KEY_LENGTH].lower()


def read_rights(secret: str, setup: Setup, keys: Iterable[str], presence: Presence = NOBODY_GONE) -> Rights:
    """Return the rights of the holder of some keys. The opener plays the seats of kind `here`.

    While the player of the host's seat is gone, the opener is host; while the opener is gone, too, players stand in.
    """
    held = [key.encode() for key in keys]
    is_opener = _has(held, host_key(secret))
    seats = tuple(
        number
        for number, seat in enumerate(setup.seats)
        if (is_opener and seat.kind == "here") or (seat.kind != "computer" and _has(held, seat_key(secret, seat.key)))
    )
    if setup.host_seat is None:
        is_host, is_host_away = is_opener, presence.is_opener_gone
    else:
        is_host = setup.host_seat in seats or (is_opener and presence.is_host_seat_gone)
        is_host_away = presence.is_host_seat_gone and presence.is_opener_gone
    is_host_away = is_host_away and not is_host
    missing = (number for number, is_away in enumerate(presence.away) if is_away and number not in seats)
    return Rights(seats, is_opener, is_host, is_host_away, tuple(missing) if is_host_away and seats else ())


def find_dead_keys(secret: str, setup: Setup, keys: Iterable[str]) -> tuple[str, ...]:
    """Return the keys that open nothing at this table, or nothing any more."""
    alive = [host_key(secret), *(seat_key(secret, seat.key) for seat in setup.seats if seat.kind != "computer")]
    known = [key.encode() for key in alive]
    return tuple(key for key in keys if not _has(known, key))


def _has(keys: Sequence[bytes], key: str) -> bool:
    return any(compare_digest(key.encode(), other) for other in keys)
