"""Jobs with boards that strangers have sent. They run in a sandbox process: bytes in, bytes out."""

from __future__ import annotations

import msgspec

from hairpin.core.errors import TrackFileError
from hairpin.games.monza import own_boards
from hairpin.games.monza.blueprint import FILE, Blueprint, clean_title, read_blueprint
from hairpin.games.monza.drawing import draw_blueprint
from hairpin.games.monza.outline import draw_race_board
from hairpin.games.monza.workshop import PrintIt, TrackText

READ = f"{__name__}:read"
DRAW = f"{__name__}:draw"
CHECK = f"{__name__}:check"
OUTLINE = f"{__name__}:outline"
PRINT = f"{__name__}:write_print"

encode = msgspec.json.Encoder().encode
_read_text = msgspec.json.Decoder(TrackText).decode
_read_board = msgspec.json.Decoder(Blueprint).decode
_read_print = msgspec.json.Decoder(PrintIt).decode


class Print(msgspec.Struct, frozen=True, array_like=True):
    """A print, and the title of its board."""

    title: str
    content: bytes


encode_print = msgspec.msgpack.Encoder().encode
read_print = msgspec.msgpack.Decoder(Print).decode


def read(payload: bytes) -> bytes:
    """Return the blueprint of a track file; faults that the editor can show do not refuse it."""
    request = _read_text(payload)
    try:
        return encode(read_blueprint(request.text))
    except TrackFileError as error:
        file = clean_title(request.file) or FILE
        raise TrackFileError(error.message.replace(FILE, file, 1), **error.fields | {"file": file}) from error


def draw(payload: bytes) -> bytes:
    """Return a blueprint as shapes, and all its faults."""
    return encode(draw_blueprint(_read_board(payload)))


def check(payload: bytes) -> bytes:
    """Return the one-line text of a blueprint that can be raced on, or refuse it with its first fault."""
    return _read_board(payload).to_track().text.encode()


def outline(payload: bytes) -> bytes:
    """Return the outline of the board that a table keeps as text."""
    return encode(draw_race_board(own_boards.read(payload.decode())))


def write_print(payload: bytes) -> bytes:
    """Return a board on paper; one that cannot be raced on is refused with its first fault."""
    from hairpin.press import lay_out, write_sheets  # noqa: PLC0415 - few jobs need it

    request = _read_print(payload)
    track = request.board.to_track()
    sheets = lay_out(track, request.paper, request.ink)
    return encode_print(Print(track.title, write_sheets(sheets, track.title, request.format, request.language)))
