"""The web application: menus and boards by HTTP, tables by socket, the page from the package."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Collection
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router

import hairpin
from hairpin.bots import dial_of, drivers
from hairpin.core.errors import HairpinError, UnknownTrackError, name_choices
from hairpin.games.monza import Track
from hairpin.games.monza.around import look_around
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.games.record import format_record
from hairpin.server import protocol as wire
from hairpin.server.figures import draw_figures, drawn_boards
from hairpin.server.guard import Bucket, Guard, Turnstile
from hairpin.server.guests import GUESTS
from hairpin.server.hall import Hall, HouseRules
from hairpin.server.picture import picture_board
from hairpin.server.printing import print_board
from hairpin.server.refusals import TooManyFramesError, UnknownTableError
from hairpin.server.rooms import Viewer, encode
from hairpin.server.setup import read_own_board
from hairpin.server.store import Store
from hairpin.server.workshop import HANDLERS, LARGEST, Workshop

logger = logging.getLogger("hairpin")
PAGE = Path(__file__).parent / "page"
STATUS = {
    "table/unknown": 404,
    "track/unknown": 404,
    "table/full-house": 503,
    "frame/too-many": 429,
    "workshop/busy": 503,
    "workshop/tools": 503,
    "table/stage": 409,
}
BURST_SECONDS = 3  # of the frames that a page may send, at once
TABLES_AT_ONCE, TABLES_PER_SECOND = 20, 0.2
CUT, GONE = 4008, 4404


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameFacts]:
    """List games, options, boards and drivers."""
    return [
        wire.GameFacts(
            name=facts.name,
            title=facts.title,
            version=facts.version,
            options=tuple(
                wire.OptionFacts(
                    option.name,
                    option.kind,
                    option.format(option.default),
                    tuple(map(option.format, option.choices)),
                    option.rule,
                    option.is_variant,
                    option.needs,
                )
                for option in facts.options
            ),
            board_option=next(option.name for option in facts.options if option.kind == "board"),
            boards=tuple(map(picture_board, facts.boards())),
            drivers=_describe_drivers(facts.name),
        )
        for facts in hairpin.games()
    ]


def _describe_drivers(game: str) -> tuple[wire.DriverFacts, ...]:
    described = []
    for place, name in enumerate(drivers(game), start=1):
        dial = dial_of(game, name)
        described.append(
            wire.DriverFacts(name, 0 if (game, name) in GUESTS else place, wire.Dial(*dial) if dial else None)
        )
    return tuple(described)


@lru_cache
def _outline(name: str) -> dict[str, Any]:
    return draw_outline(drawn_boards()[name])


@lru_cache(maxsize=64)
def _outline_own(text: str) -> dict[str, Any]:
    return draw_outline(read_own_board(text))


def draw_outline(track: Track) -> dict[str, Any]:
    """Return all that a page needs to draw a board and to describe it."""
    colours = {space.name: space.colour for space in track.spaces.values()} | dict(track.finish)
    around = {place: asdict(seen) for place, seen in look_around(track).items()}
    return draw_board(track).as_dict() | {"colours": colours, "around": around}


@get("/api/boards/{name:str}", sync_to_thread=True)
def show_board(name: str) -> dict[str, Any]:
    """Return the outlines of a Monza board."""
    if name not in drawn_boards():
        boards = name_choices(tuple(shipped_tracks()))
        raise UnknownTrackError(f"there is no track {name!r:.60}; choose {boards}", track=name)
    return _outline(name)


@get("/api/figures", sync_to_thread=True)
def show_figures() -> wire.Figures:
    """Return the pictures of the rules pages."""
    return draw_figures()


@post("/api/tables", request_max_body_size=LARGEST)
async def open_table(request: Request[Any, Any, Any], data: wire.OpenTable) -> wire.OpenedTable:
    """Open a table."""
    request.app.state.openers.pass_through(request)
    hall: Hall = request.app.state.hall
    return await hall.open(data)


@get("/api/tables/{code:str}")
async def show_table(request: Request[Any, Any, Any], code: str) -> wire.Table:
    """Return a table as a spectator sees it."""
    hall: Hall = request.app.state.hall
    return (await hall.find(code)).picture(None)


@get("/api/tables/{code:str}/board")
async def show_own_board(request: Request[Any, Any, Any], code: str) -> dict[str, Any]:
    """Return the outlines of the board that somebody brought along to a table."""
    hall: Hall = request.app.state.hall
    text = (await hall.find(code)).table.setup.board
    if not text:
        raise UnknownTrackError("this table has no board of its own", track="")
    return await asyncio.to_thread(_outline_own, text)


@get("/api/tables/{code:str}/races/{name:str}", media_type=MediaType.TEXT)
async def show_race(request: Request[Any, Any, Any], code: str, name: str) -> str:
    """Return the record of an ended race."""
    number = name.removesuffix(".race")
    record = await request.app.state.hall.record(
        code, int(number[:9]) if number.isascii() and number.isdecimal() else 0
    )
    return format_record(record)


@get("/api/house", sync_to_thread=False)
def show_house(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Return the address at which other devices reach the house."""
    return {"address": request.app.state.public_url or str(request.base_url).rstrip("/")}


@get("/api/health")
async def show_health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Say that the house is open."""
    hall: Hall = request.app.state.hall
    return {"status": "ok", "version": hall.version, "tables": await hall.store.count(), "awake": len(hall.rooms)}


@get(["/", "/t/{code:str}"], include_in_schema=False, sync_to_thread=False)
def show_page() -> File:
    """Return the page."""
    return File(
        PAGE / "index.html",
        media_type="text/html",
        content_disposition_type="inline",
        headers={"cache-control": "no-cache"},
    )


@websocket("/ws/{code:str}")
async def join_table(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Serve one viewer of a table until they leave."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        room = await hall.find(code)
    except UnknownTableError as error:
        await socket.send_data(wire_refusal(error), mode="text")
        await socket.close(code=GONE, reason=error.code)
        return
    viewer = Viewer(socket.app.state.public_url or str(socket.base_url).replace("ws", "http", 1).rstrip("/"))
    writer = asyncio.create_task(write_frames(socket, viewer))
    rate = hall.rules.frames_per_second
    bucket = Bucket(rate * BURST_SECONDS, rate)
    try:
        while True:
            raw = await socket.receive_data(mode="text")
            if viewer not in room.viewers:  # a table that nobody looks at may have been put away, and loaded anew
                room = await hall.find(code)
            if bucket.take():
                await hall.hear(room, viewer, raw)
            else:
                hall.refuse(viewer, raw, TooManyFramesError("too many commands at once; slow down"))
    except (WebSocketDisconnect, UnknownTableError):
        pass
    finally:
        hall.leave(room, viewer)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer


async def write_frames(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send what waits in a viewer's outbox, in order, until the connection is lost or cut."""
    with contextlib.suppress(OSError):  # the other side is gone; the reader hears of it, too
        while frame := await viewer.outbox.get():
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(code=CUT, reason="frame/too-slow")


def wire_refusal(error: HairpinError) -> bytes:
    """Return an error as a frame that answers no command in particular."""
    return encode(wire.Refusal("", error.code, error.message, {}))


def answer_error(_: Request[Any, Any, Any], error: HairpinError) -> Response[dict[str, Any]]:
    """Map what Hairpin refuses to HTTP."""
    fields = {key: str(value) for key, value in error.fields.items()}
    body = {"code": error.code, "message": error.message, "fields": fields}
    return Response(body, status_code=STATUS.get(error.code, 400))


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Map what the framework refuses to the same shape."""
    codes = {404: "page/unknown", 405: "page/method", 413: "frame/too-large"}
    code = codes.get(error.status_code, "frame/unreadable" if error.status_code < 500 else "server/failed")
    body = {"code": code, "message": error.detail, "fields": {}}
    return Response(body, status_code=error.status_code)


def answer_failure(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Map what nobody foresaw to the same shape, and note it; a body nested too deeply is the sender's fault."""
    if isinstance(error, RecursionError):
        return Response({"code": "frame/unreadable", "message": "nested too deeply", "fields": {}}, status_code=400)
    logger.error("a request could not be answered", exc_info=error)
    body = {"code": "server/failed", "message": "something went wrong here; it was noted", "fields": {}}
    return Response(body, status_code=500)


def make_app(
    store: Store,
    *,
    names: Collection[str],
    public_url: str = "",
    rules: HouseRules = HouseRules(),  # noqa: B008 - frozen
) -> Guard:
    """Build the application on an open store, for callers who know it by these names; it closes the store."""

    @contextlib.asynccontextmanager
    async def keep_house(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = Hall(store, hairpin.__version__, rules)
        app.state.openers = Turnstile(TABLES_AT_ONCE, TABLES_PER_SECOND)
        app.state.workshop = Workshop()
        app.state.public_url = public_url
        beat = asyncio.create_task(app.state.hall.beat())
        try:
            yield
        finally:
            beat.cancel()
            app.state.hall.close()
            await app.state.workshop.close()
            store.close()

    assets = create_static_files_router(
        path="/assets", directories=[PAGE / "assets"], cache_control=None, include_in_schema=False
    )
    app = Litestar(
        [
            list_games,
            show_board,
            show_figures,
            open_table,
            show_table,
            show_own_board,
            show_race,
            show_house,
            show_health,
            show_page,
            join_table,
            *HANDLERS,
            print_board,
            assets,
        ],
        lifespan=[keep_house],
        exception_handlers={HairpinError: answer_error, HTTPException: answer_http_error, Exception: answer_failure},
        request_max_body_size=16_384,
        openapi_config=OpenAPIConfig(
            title="Hairpin", version=hairpin.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(app, names)
