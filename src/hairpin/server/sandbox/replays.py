"""The job that replays a race from the text of its record, which a stranger may have sent."""

from __future__ import annotations

from hairpin.games.record import parse_record
from hairpin.server.tables.codec import encode
from hairpin.tables.replay import make_replay

REPLAY = f"{__name__}:replay"


def replay(payload: bytes) -> bytes:
    """Return the replay of a record, every action and every roll checked, or refuse the line that is wrong."""
    return encode(make_replay(parse_record(payload.decode())))
