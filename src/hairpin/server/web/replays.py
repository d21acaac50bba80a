"""Replays by HTTP: a record comes in, and the race comes back as spectators saw it."""

from __future__ import annotations

from typing import Any

from litestar import Request, post

from hairpin.server.errors import BoardFailedError, BusyError, BusyTableError, RecordFailedError
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.sandbox.replays import REPLAY
from hairpin.server.web.responses import pass_json
from hairpin.tables.replay import LONGEST_RECORD, RecordText, Replay, TooLongRecordError

LARGEST_RECORD = 4 * LONGEST_RECORD  # bytes of a request that carries a record


def check_length(record: str) -> None:
    """Refuse a record that is longer than any race that people drive."""
    if len(record) > LONGEST_RECORD:
        raise TooLongRecordError(f"a record has at most {LONGEST_RECORD} characters", most=LONGEST_RECORD)


async def run_record_job(request: Request[Any, Any, Any], function: str, record: str) -> bytes:
    """Return what a function makes of a record. It runs in a sandbox process: a record holds the text of a board."""
    sandbox: Sandbox = request.app.state.sandbox
    try:
        return await sandbox.share(request.state.address, function, record.encode("utf-8", "surrogatepass"))
    except BusyError as error:
        raise BusyTableError("too many races wait, or those of this address took too long; try again") from error
    except BoardFailedError as error:
        raise RecordFailedError("this race takes too long to be worked out") from error


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_RECORD)
async def show_replay(request: Request[Any, Any, Any], data: RecordText) -> Replay:
    """Return the replay of a recorded race."""
    check_length(data.record)
    return pass_json(Replay, await run_record_job(request, REPLAY, data.record))
