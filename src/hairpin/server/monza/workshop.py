"""The workshop by HTTP: every request carries the whole board, and the server keeps nothing (`docs/protocol.md`)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.response import Stream

from hairpin.core.errors import HairpinError, TrackFileError
from hairpin.games.monza.blueprint import Blueprint, check_size, open_shipped
from hairpin.games.monza.drawing import Drawing
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.games.monza.workshop import FinishIt, Laid, Quality, TrackText
from hairpin.server.errors import BoardFailedError, BusyError, ToolsMissingError
from hairpin.server.monza.board_jobs import CHECK, DRAW, READ
from hairpin.server.monza.measuring import MeasuringClient
from hairpin.server.monza.measuring_protocol import CompilerMissing, Finish, Laying, Measure, Measured, Refused, Reply
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.web.connected import while_connected
from hairpin.server.web.rate_limit import AddressLimits
from hairpin.server.web.responses import answer_once, pass_json
from hairpin.server.web.routes import LARGEST_BOARD

MOST_MEASURED = 256  # boards whose figures are cached
SEEDS = 1 << 32

encode = msgspec.json.Encoder().encode
Expected = TypeVar("Expected", Measured, Laying)
Connection = ASGIConnection[Any, Any, Any, Any]


class Workshop:
    """State that the handlers share: the measuring process, a cache of figures."""

    def __init__(self) -> None:
        self.client = MeasuringClient()
        self._measured: OrderedDict[str, Quality] = OrderedDict()

    async def measure(self, board: Blueprint, text: str) -> Quality:
        """Return a board in figures, from the cache if its one-line text is known; the title does not matter."""
        if text not in self._measured:
            async with aclosing(self.client.ask(Measure(replace(board, title="").text))) as replies:
                async for reply in replies:
                    self._measured[text] = _expect(reply, Measured).quality
        self._measured.move_to_end(text)
        if len(self._measured) > MOST_MEASURED:
            self._measured.popitem(last=False)
        return self._measured[text]

    async def finish(self, request: FinishIt) -> AsyncGenerator[Laid, None]:
        """Yield the progress of laying the open road, and at last the board."""
        async with aclosing(self.client.ask(Finish(request.board.text, request.seed % SEEDS))) as replies:
            async for reply in replies:
                yield _expect(reply, Laying).laid


@asynccontextmanager
async def run_workshop(app: Litestar) -> AsyncIterator[None]:
    """Keep the workshop for as long as the application runs."""
    app.state.workshop = Workshop()
    try:
        yield
    finally:
        await app.state.workshop.client.close()


def _expect(reply: Reply, kind: type[Expected]) -> Expected:
    """Return the result of a reply, or raise its error."""
    if isinstance(reply.result, Refused) and reply.result.code:
        raise TrackFileError(reply.result.message, **reply.result.fields)
    if isinstance(reply.result, CompilerMissing):
        raise ToolsMissingError("the compiler is not installed yet; try again in a minute")
    if not isinstance(reply.result, kind):
        raise BoardFailedError("this board could not be measured or finished; change it and try again")
    return reply.result


def count_drawing(connection: Connection, _: object) -> None:
    """Refuse a client that sends too many boards to read or draw, before its request is decoded."""
    limits: AddressLimits = connection.app.state.limits
    limits.drawings.check(connection.state.address)


def count_measurement(connection: Connection, _: object) -> None:
    """Refuse a client that sends too many boards to measure, finish or print, before its request is decoded."""
    limits: AddressLimits = connection.app.state.limits
    limits.measurements.check(connection.state.address)


@get("/api/workshop/boards/{name:str}", sync_to_thread=False)
def open_board(request: Request[Any, Any, Any], name: str) -> Response[Blueprint]:
    """Return a shipped board as a blueprint."""
    if name not in shipped_tracks():
        open_shipped(name)  # refuses it
    return answer_once(request, lambda: encode(open_shipped(name)))


@post("/api/workshop/read", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_drawing])
async def read_board(request: Request[Any, Any, Any], data: TrackText) -> Blueprint:
    """Read somebody's track file; faults that the editor can show do not refuse it."""
    return pass_json(Blueprint, await run_job(request, READ, encode(data)))


@post("/api/workshop/draw", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_drawing])
async def draw_board(request: Request[Any, Any, Any], data: Blueprint) -> Drawing:
    """Return a board in the making as shapes, and all its faults."""
    check_size(data.lanes)
    return pass_json(Drawing, await run_job(request, DRAW, encode(data)))


async def run_job(request: Request[Any, Any, Any], function: str, payload: bytes) -> bytes:
    """Run a job with a stranger's board in a sandbox process."""
    sandbox: Sandbox = request.app.state.sandbox
    return await sandbox.run(request.state.address, function, payload)


@post("/api/workshop/measure", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_measurement])
async def measure_board(request: Request[Any, Any, Any], data: Blueprint) -> Quality:
    """Return a board without faults in figures; the job is cancelled when the client disconnects."""
    workshop: Workshop = request.app.state.workshop

    async def measure() -> Quality:
        text = await run_job(request, CHECK, encode(data))
        return await workshop.measure(data, text.decode())

    return await while_connected(request, measure(), BusyError)


@post("/api/workshop/finish", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_measurement])
async def finish_board(request: Request[Any, Any, Any], data: FinishIt) -> Stream:
    """Lay the open road of a board: lines of JSON report the progress, the last one has the board or a refusal."""
    workshop: Workshop = request.app.state.workshop
    laying = workshop.finish(data)
    first = await while_connected(request, anext(laying), BusyError)  # a refusal comes before anything is sent

    return Stream(write_lines(first, laying), media_type="application/x-ndjson")


async def write_lines(first: Laid, laying: AsyncGenerator[Laid, None]) -> AsyncIterator[bytes]:
    """Yield the progress, line by line; an error after the first line is in the last one."""
    last = first
    async with aclosing(laying):
        yield encode(first) + b"\n"
        try:
            async for last in laying:
                yield encode(last) + b"\n"
        except HairpinError as error:
            fields = {key: str(value) for key, value in error.fields.items()}
            yield encode(Laid(last.share, None, error.code, fields)) + b"\n"


HANDLERS = (open_board, read_board, draw_board, measure_board, finish_board)
