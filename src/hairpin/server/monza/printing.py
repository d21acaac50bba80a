"""A board in the making as a file to print: `POST /api/workshop/print`."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request, Response, post

from hairpin.games.monza.blueprint import check_size
from hairpin.games.monza.workshop import PrintIt
from hairpin.server.monza.board_jobs import PRINT, read_print
from hairpin.server.monza.workshop import count_measurement, encode, run_job
from hairpin.server.web.routes import LARGEST_BOARD

_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml"}


@post("/api/workshop/print", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_measurement])
async def print_board(request: Request[Any, Any, Any], data: PrintIt) -> Response[bytes]:
    """Return a board on paper, with its dice; one that cannot be raced on is refused with its first fault."""
    check_size(data.board.lanes)
    sheets = read_print(await run_job(request, PRINT, encode(data)))
    headers = {"content-disposition": f'attachment; filename="{name_file(sheets.title)}.{data.format}"'}
    return Response(sheets.content, media_type=_TYPES[data.format], headers=headers)


def name_file(title: str) -> str:
    """Return a file's name for a board of this title: lower-case letters, digits and hyphens, or just `board`."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower())[:40].strip("-") or "board"
