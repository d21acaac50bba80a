"""The job that reads a record for its review, in a sandbox process: a record holds the text of a board."""

from __future__ import annotations

from hairpin.server.reviews.protocol import Race, encode, name_subject
from hairpin.tables.reviews import read_ended

READ = f"{__name__}:read"


def read(payload: bytes) -> bytes:
    """Return the race of a record, every action and every roll checked, or refuse it."""
    record = read_ended(payload.decode())
    return encode(Race(name_subject(record.game), record.words))
