"""The job that finds a position of a recorded race, which a stranger may have sent, to be tried again at a table."""

from __future__ import annotations

import msgspec

from hairpin.games.record import parse_record
from hairpin.server.tables.codec import encode
from hairpin.tables.practice import Practice, TryAgain, make_practice

PRACTICE = f"{__name__}:practise"

_read = msgspec.json.Decoder(TryAgain).decode
read_practice = msgspec.json.Decoder(Practice).decode


def practise(payload: bytes) -> bytes:
    """Return what a table of practice begins with, every action and every roll of the record checked; or refuse it."""
    wish = _read(payload)
    return encode(make_practice(parse_record(wish.record), wish.ply, wish.seat))
