"""The job that checks a board which somebody brings to a table, of whatever game."""

from __future__ import annotations

import msgspec

from hairpin.tables.setup import find_board_reader

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
    reader = find_board_reader(board.game)
    cleaned = reader.clean(board.text)
    reader.facts(cleaned)
    return cleaned.encode()
