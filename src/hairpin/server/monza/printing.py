"""A board in the making as a file to print: `POST /api/workshop/print`."""

from __future__ import annotations

import re
from asyncio import to_thread
from typing import Any

from litestar import Request, Response, post

from hairpin.games.monza.workshop import PrintIt
from hairpin.press import lay_out, write_sheets
from hairpin.server.monza.workshop import Workshop, count_measurement
from hairpin.server.web.routes import LARGEST_BOARD

_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml"}


@post("/api/workshop/print", status_code=200, request_max_body_size=LARGEST_BOARD)
async def print_board(request: Request[Any, Any, Any], data: PrintIt) -> Response[bytes]:
    """Return a board on paper, with its dice; one that cannot be raced on is refused with its first fault."""
    workshop: Workshop = request.app.state.workshop
    count_measurement(request)  # a print takes about as long
    async with workshop.press:
        title, content = await to_thread(write_print, data)
    headers = {"content-disposition": f'attachment; filename="{name_file(title)}.{data.format}"'}
    return Response(content, media_type=_TYPES[data.format], headers=headers)


def write_print(request: PrintIt) -> tuple[str, bytes]:
    """Return a board's title, and its print."""
    track = request.board.to_track()
    return track.title, write_sheets(lay_out(track, request.paper, request.ink), track.title, request.format)


def name_file(title: str) -> str:
    """Return a file's name for a board of this title: lower-case letters, digits and hyphens, or just `board`."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower())[:40].strip("-") or "board"
