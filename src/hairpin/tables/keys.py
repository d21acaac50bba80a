"""Codes that can be read aloud, and keys that only their holders know. Keys are derived, never stored."""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hmac import compare_digest, digest

from hairpin.tables.events import Setup

READABLE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6
KEY_LENGTH = 26


@dataclass(frozen=True, slots=True)
class Rights:
    """The rights of a connection: the seats it plays, whether it opened the table, whether it is host."""

    seats: tuple[int, ...] = ()
    is_opener: bool = False
    is_host: bool = False


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


def read_rights(secret: str, setup: Setup, keys: Iterable[str]) -> Rights:
    """Return the rights of the holder of some keys. The opener plays the seats of kind `here`."""
    held = [key.encode() for key in keys]

    def has(key: str) -> bool:
        return any(compare_digest(key.encode(), other) for other in held)

    is_opener = has(host_key(secret))
    seats = tuple(
        number
        for number, seat in enumerate(setup.seats)
        if (is_opener and seat.kind == "here") or (seat.kind != "computer" and has(seat_key(secret, seat.key)))
    )
    is_host = is_opener if setup.host_seat is None else setup.host_seat in seats
    return Rights(seats, is_opener, is_host)
