"""Trying a turn again by HTTP: a record comes in, and a table at one of its positions is opened."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from hairpin.server.sandbox.practice import PRACTICE, read_practice
from hairpin.server.tables.codec import encode
from hairpin.server.tables.service import TableService
from hairpin.server.web.replays import LARGEST_RECORD, check_length, run_record_job
from hairpin.tables import frames
from hairpin.tables.practice import TryAgain


async def check_practice(request: Request[Any, Any, Any]) -> None:
    """Refuse a client that opens too many tables, before the request is decoded."""
    request.app.state.limits.tables.check(request.state.address)


@post("/api/practice", request_max_body_size=LARGEST_RECORD, before_request=check_practice)
async def open_practice(request: Request[Any, Any, Any], data: TryAgain) -> frames.OpenedTable:
    """Open a table at a position of a recorded race, with the dice that the race had from there on."""
    check_length(data.record)
    # Only what a sandbox process has replayed within its limits is ever replayed in this process.
    practice = await run_record_job(request, PRACTICE, encode(data).decode())
    tables: TableService = request.app.state.tables
    return await tables.open_practice(read_practice(practice))
