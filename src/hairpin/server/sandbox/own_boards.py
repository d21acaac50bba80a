"""The job that checks a board which somebody brings to a table, of whatever game."""

from __future__ import annotations

import msgspec

from hairpin.core.errors import OptionValueError
from hairpin.games import find_kit

CLEAN = "hairpin.server.sandbox.own_boards:clean"


class OwnBoard(msgspec.Struct, frozen=True, array_like=True):
    """The text of a board, and its game."""

    game: str
    text: str


encode = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(OwnBoard).decode


def clean(payload: bytes) -> bytes:
    """Return the text of a board as a table keeps it, or refuse it."""
    board = _read(payload)
    reader = find_kit(board.game).own_boards
    if reader is None:
        raise OptionValueError(f"{board.game} takes no board of one's own", option="board", value=board.game)
    cleaned = reader.clean(board.text)
    reader.facts(cleaned)
    return cleaned.encode()
