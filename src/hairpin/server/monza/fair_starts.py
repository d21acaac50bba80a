"""Head starts that make a race even (RU-31) by HTTP: lines of JSON report the progress, the last one has the result."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import Any, ClassVar

from litestar import Litestar, Request, post
from litestar.response import Stream

from hairpin.core.errors import HairpinError, OptionValueError
from hairpin.games.monza import Monza
from hairpin.games.monza.fair_start import FairStartIt, FairStartStep
from hairpin.server.errors import BusyReviewsError, RecordFailedError, ToolsMissingError, UnreadableFrameError
from hairpin.server.monza.measuring import MeasuringClient
from hairpin.server.monza.measuring_protocol import CompilerMissing, Even, Evening, Refused
from hairpin.server.monza.workshop import count_measurement, encode
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.sandbox.own_boards import CLEAN, OwnBoard
from hairpin.server.sandbox.own_boards import encode as encode_board
from hairpin.server.web.connected import while_connected
from hairpin.server.web.rate_limit import AddressLimits
from hairpin.server.web.routes import LARGEST_BOARD
from hairpin.tables.setup import read_driver

MOST_OPTIONS = 64
MOST_WAITING_EACH = 2  # searches of one address: some take a minute


class RefusedRaceError(HairpinError):
    """The race is refused, with the code that it had in the process."""

    code: ClassVar[str] = OptionValueError.code

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.message, **refused.fields)
        self.code = refused.code  # type: ignore[misc]  # that of the class is only a default


@asynccontextmanager
async def run_fair_starts(app: Litestar) -> AsyncIterator[None]:
    """Keep a process of its own for fair starts as long as the application runs, so that no board waits for them."""
    limits: AddressLimits = app.state.limits
    app.state.fair_starts = MeasuringClient(most_each=MOST_WAITING_EACH, seconds=limits.search_seconds)
    try:
        yield
    finally:
        await app.state.fair_starts.close()


@post("/api/fair-starts", status_code=200, request_max_body_size=LARGEST_BOARD, guards=[count_measurement])
async def find_fair_start(request: Request[Any, Any, Any], data: FairStartIt) -> Stream:
    """Find head starts that make a race even; the search is cancelled when the client disconnects."""
    if not 2 <= len(data.drivers) <= max(Monza.facts.players) or len(data.options) > MOST_OPTIONS:
        raise UnreadableFrameError(
            f"a race has 2 to {max(Monza.facts.players)} cars and {MOST_OPTIONS} options at most"
        )
    for driver in data.drivers:
        read_driver(driver, Monza.facts.name)
    if data.board:
        sandbox: Sandbox = request.app.state.sandbox
        payload = encode_board(OwnBoard(Monza.facts.name, data.board))
        board: bytes = await sandbox.run(request.state.address, CLEAN, payload)
        data = replace(data, board=board.decode())
    steps = search(request.app.state.fair_starts, data, request.state.address)
    first = await while_connected(request, anext(steps), BusyReviewsError)  # a refusal comes before anything is sent
    return Stream(write_lines(first, steps), media_type="application/x-ndjson")


async def search(client: MeasuringClient, race: FairStartIt, address: str) -> AsyncGenerator[FairStartStep, None]:
    """Yield the progress of a search, and at last what was found."""
    async with aclosing(client.ask(Even(race), address)) as replies:
        async for reply in replies:
            match reply.result:
                case Evening(step):
                    yield step
                case CompilerMissing():
                    raise ToolsMissingError("the compiler is not installed yet; try again in a minute")
                case Refused() if reply.result.code:
                    raise RefusedRaceError(reply.result)
                case _:
                    raise RecordFailedError("no fair start could be worked out")


async def write_lines(first: FairStartStep, steps: AsyncGenerator[FairStartStep, None]) -> AsyncIterator[bytes]:
    """Yield the progress, line by line; an error after the first line is in the last one."""
    last = first
    async with aclosing(steps):
        yield encode(first) + b"\n"
        try:
            async for last in steps:
                yield encode(last) + b"\n"
        except HairpinError as error:
            fields = {key: str(value) for key, value in error.fields.items()}
            yield encode(FairStartStep(last.share, None, error.code, fields)) + b"\n"
