"""The workshop by HTTP: every question carries the whole board, and nothing of it is kept (`docs/protocol.md`)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from contextlib import aclosing
from typing import Any, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.response import Stream

from hairpin.core.errors import HairpinError, TrackFileError
from hairpin.games.monza.blueprint import FILE, clean_title, read_blueprint
from hairpin.server import blueprint as wire
from hairpin.server import drawing
from hairpin.server.web.rate_limit import RateLimiter
from hairpin.server.errors import BusyError, ToolsMissingError
from hairpin.server.monza.measuring import Survey
from hairpin.server.monza.measuring_worker import Answer, Finish, Lacking, Laying, Measure, Measured, Refused

LARGEST = 131_072  # bytes: a track file of the largest size, in JSON
MOST_MEASURED = 256  # boards whose figures are remembered
SEEDS = 1 << 32
DRAWINGS, MEASUREMENTS = (300, 40), (30, 2)  # at once, and a second; a print counts as a measurement

encode = msgspec.json.Encoder().encode
What = TypeVar("What", Measured, Laying)
Result = TypeVar("Result")


class Workshop:
    """What the workshop has beside the boards that it is asked about: its doors, its process, the last figures."""

    def __init__(self) -> None:
        self.drawings = RateLimiter(*DRAWINGS)
        self.measurements = RateLimiter(*MEASUREMENTS)
        self.press = asyncio.Lock()  # prints one board at a time, so that there are threads left for the others
        self.survey = Survey()
        self._measured: OrderedDict[str, wire.Quality] = OrderedDict()

    async def measure(self, board: wire.Blueprint) -> wire.Quality:
        """Return a board in figures, from memory where somebody has asked before; titles do not matter."""
        track = await asyncio.to_thread(drawing.read_track, board)
        if track.text not in self._measured:
            async with aclosing(self.survey.ask(Measure(_without_title(board)))) as answers:
                async for answer in answers:
                    self._measured[track.text] = _expect(answer, Measured).quality
        self._measured.move_to_end(track.text)
        if len(self._measured) > MOST_MEASURED:
            self._measured.popitem(last=False)
        return self._measured[track.text]

    async def finish(self, wish: wire.FinishIt) -> AsyncGenerator[wire.Laid, None]:
        """Yield how far the laying of the open road is, and at last the board."""
        text = await asyncio.to_thread(lambda: drawing.from_wire(wish.board).text)
        async with aclosing(self.survey.ask(Finish(text, wish.seed % SEEDS))) as answers:
            async for answer in answers:
                yield _expect(answer, Laying).laid

    async def close(self) -> None:
        """End the process."""
        await self.survey.close()


def _without_title(board: wire.Blueprint) -> str:
    return drawing.from_wire(msgspec.structs.replace(board, title="")).text


def _expect(answer: Answer, kind: type[What]) -> What:
    """Return what was asked for, or raise what was said instead."""
    if isinstance(answer.what, Refused) and answer.what.fields:
        raise TrackFileError(answer.what.message, **answer.what.fields)
    if isinstance(answer.what, Lacking):
        raise ToolsMissingError("the compiler is not installed yet; try again in a minute")
    if not isinstance(answer.what, kind):
        raise BusyError("this board could not be worked out; try again in a moment")
    return answer.what


@get("/api/workshop/boards/{name:str}", sync_to_thread=True)
def open_board(name: str) -> wire.Blueprint:
    """Return a shipped board as a blueprint."""
    return drawing.open_shipped(name)


@post("/api/workshop/read", status_code=200, request_max_body_size=LARGEST, sync_to_thread=True)
def read_board(request: Request[Any, Any, Any], data: wire.TrackText) -> wire.Blueprint:
    """Read somebody's track file; what can be mended is read all the same."""
    request.app.state.workshop.drawings.check(request)
    try:
        return drawing.to_wire(read_blueprint(data.text))
    except TrackFileError as error:
        file = clean_title(data.file) or FILE
        raise TrackFileError(error.message.replace(FILE, file, 1), **error.fields | {"file": file}) from error


@post("/api/workshop/draw", status_code=200, request_max_body_size=LARGEST, sync_to_thread=True)
def draw_board(request: Request[Any, Any, Any], data: wire.Blueprint) -> wire.Drawing:
    """Return a board in the making as shapes, and all that is wrong with it."""
    request.app.state.workshop.drawings.check(request)
    return drawing.draw(data)


@post("/api/workshop/measure", status_code=200, request_max_body_size=LARGEST)
async def measure_board(request: Request[Any, Any, Any], data: wire.Blueprint) -> wire.Quality:
    """Return a board without faults in figures; who goes away before that is not waited for."""
    workshop: Workshop = request.app.state.workshop
    workshop.measurements.check(request)
    return await _while_waited_for(request, workshop.measure(data))


@post("/api/workshop/finish", status_code=200, request_max_body_size=LARGEST)
async def finish_board(request: Request[Any, Any, Any], data: wire.FinishIt) -> Stream:
    """Lay the open road of a board: lines of JSON say how far it is, and the last one has the board or a refusal."""
    workshop: Workshop = request.app.state.workshop
    workshop.measurements.check(request)
    laying = workshop.finish(data)
    first = await _while_waited_for(request, anext(laying))  # what is refused is refused before anything is sent

    return Stream(write_lines(first, laying), media_type="application/x-ndjson")


async def write_lines(first: wire.Laid, laying: AsyncGenerator[wire.Laid, None]) -> AsyncIterator[bytes]:
    """Yield how far it is, line by line; what is refused after the first line is said by the last one."""
    last = first
    async with aclosing(laying):
        yield encode(first) + b"\n"
        try:
            async for last in laying:
                yield encode(last) + b"\n"
        except HairpinError as error:
            fields = {key: str(value) for key, value in error.fields.items()}
            yield encode(wire.Laid(last.share, None, error.code, fields)) + b"\n"


async def _while_waited_for(request: Request[Any, Any, Any], work: Awaitable[Result]) -> Result:
    """Return what some work comes to; it is given up when whoever asked hangs up."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_await_leaving(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise BusyError("nobody waits for this any more")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _await_leaving(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


HANDLERS = (open_board, read_board, draw_board, measure_board, finish_board)
