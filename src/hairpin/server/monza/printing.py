"""A board in the making as a file to print: `POST /api/workshop/print`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from litestar import Request, Response, post

from hairpin.games.monza.blueprint import check_size
from hairpin.games.monza.workshop import PrintIt
from hairpin.server.monza.board_jobs import PRINT, read_print
from hairpin.server.monza.workshop import count_measurement, encode, run_job
from hairpin.server.web.routes import LARGEST_BOARD
from hairpin.words import ENGLISH, Words, match_language

_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml"}


@post("/api/workshop/print", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_measurement])
async def print_board(request: Request[Any, Any, Any], data: PrintIt) -> Response[bytes]:
    """Return a board on paper, with its dice; one that cannot be raced on is refused with its first fault."""
    check_size(data.board.lanes)
    known = replace(data, language=match_language(data.language) or ENGLISH)
    sheets = read_print(await run_job(request, PRINT, encode(known)))
    headers = {"content-disposition": name_file(sheets.title, known.format, known.language)}
    return Response(sheets.content, media_type=_TYPES[data.format], headers=headers)


def name_file(title: str, suffix: str, language: str) -> str:
    """Return the header that names a file after a board, in letters of any script and in Latin ones for old clients."""
    full = _join(title) or _join(Words(language).say("file-board"))
    plain = re.sub(r"[^a-z0-9]+", "-", full)[:40].strip("-") or "board"
    header = f'attachment; filename="{plain}.{suffix}"'
    return header if full == plain else f"{header}; filename*=UTF-8''{quote(full)}.{suffix}"


def _join(title: str) -> str:
    return "-".join(re.findall(r"[^\W_]+", title.lower()))[:60]
