"""The web application: menus by HTTP, tables by WebSocket, the page's files, and the routes of games."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hairpin
from hairpin.games import find_kit, list_kits
from hairpin.server.errors import FrameTooLargeError, UnreadableFrameError
from hairpin.server.histories import Histories
from hairpin.server.reviews.service import Reviews
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.sandbox.own_boards import CLEAN, OwnBoard
from hairpin.server.sandbox.own_boards import encode as encode_board
from hairpin.server.store import Store
from hairpin.server.stories import Stories
from hairpin.server.tables.codec import encode
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.service import TableService
from hairpin.server.web.addresses import Proxies
from hairpin.server.web.history import find_open_room, pack_history, show_history
from hairpin.server.web.lookup import find_table
from hairpin.server.web.page_files import PageFiles
from hairpin.server.web.practice import open_practice
from hairpin.server.web.rate_limit import AddressLimits, make_limits
from hairpin.server.web.replays import show_replay
from hairpin.server.web.responses import EXCEPTION_HANDLERS, answer_once, pass_json
from hairpin.server.web.reviews import show_review
from hairpin.server.web.routes import LARGEST_BOARD, Routes
from hairpin.server.web.security import SecurityMiddleware
from hairpin.server.web.socket import SocketServer
from hairpin.tables import commands, frames
from hairpin.tables.errors import LockedError
from hairpin.tables.facts import GameFacts, describe_games
from hairpin.tables.story import Story
from hairpin.words import languages, read_game_words

PAGE = Path(__file__).parent.parent / "page"
LARGEST_BODY = 16_384
MOST_SEATS, MOST_OPTIONS = 16, 64  # that are read; games have fewer
URL_SECONDS = 5.0  # after so long the address for other devices is looked up again


@get("/api/games", sync_to_thread=False)
def list_games(request: Request[Any, Any, Any]) -> Response[tuple[GameFacts, ...]]:
    """List games, options, boards and drivers."""
    return answer_once(request, lambda: encode(describe_games()))


@get("/api/games/{name:str}/figures", sync_to_thread=False)
def show_figures(request: Request[Any, Any, Any], name: str) -> Response[dict[str, Any]]:
    """Return the pictures of a game's rules pages by name."""
    figures = find_kit(name).figures
    return answer_once(request, lambda: encode(dict(figures.load()()) if figures else {}))


@get("/api/games/{name:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def show_words(request: Request[Any, Any, Any], name: str, language: str) -> Response[str]:
    """Return a game's messages in a language, as a Fluent file: for a page that was built without the game."""
    find_kit(name)
    is_kept = language in languages()
    text = "text/plain; charset=utf-8"
    return answer_once(request, lambda: read_game_words(name, language).encode(), text, is_kept=is_kept)


class _BoardOnly(msgspec.Struct):
    board: str = ""


_read_board = msgspec.json.Decoder(_BoardOnly).decode


async def check_open_table(request: Request[Any, Any, Any]) -> None:
    """Refuse a client that opens too many tables, or sends more than a table needs, before the request is decoded."""
    request.app.state.limits.tables.check(request.state.address)
    body = await request.body()
    if len(body) <= LARGEST_BODY:
        return
    try:
        rest = len(body) - len(_read_board(body).board.encode())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableFrameError(f"this request cannot be read: {error}") from error
    if rest > LARGEST_BODY:
        raise FrameTooLargeError(f"beside its board a table has at most {LARGEST_BODY} bytes", most=LARGEST_BODY)


@post("/api/tables", request_max_body_size=LARGEST_BOARD, before_request=check_open_table)
async def open_table(request: Request[Any, Any, Any], data: commands.OpenTable) -> frames.OpenedTable:
    """Open a table."""
    if len(data.seats) > MOST_SEATS or len(data.options) > MOST_OPTIONS:
        raise UnreadableFrameError(f"a table has at most {MOST_SEATS} seats and {MOST_OPTIONS} options")
    state = request.app.state
    if data.board:
        # Only a text that a sandbox process has read within its limits is ever parsed in this process.
        payload = encode_board(OwnBoard(data.game, data.board))
        board: bytes = await state.sandbox.run(request.state.address, CLEAN, payload)
        data = replace(data, board=board.decode())
    opened: frames.OpenedTable = await state.tables.open(data)
    return opened


@get("/api/tables/{code:str}")
async def show_table(request: Request[Any, Any, Any], code: str) -> frames.Table:
    """Return a table as a spectator sees it; a locked one is not shown."""
    state = request.app.state
    room = await find_table(state.tables, state.limits, request.state.address, code)
    if room.table.setup.is_locked:
        raise LockedError("the host has locked this table; ask for a personal link")
    return room.view()


@get("/api/tables/{code:str}/races/{name:str}", media_type=MediaType.TEXT)
async def show_race(request: Request[Any, Any, Any], code: str, name: str) -> str:
    """Return the record of a race that has ended."""
    return (await find_record(request, code, name.removesuffix(".race")))[1]


@get("/api/tables/{code:str}/races/{number:str}/story")
async def show_story(request: Request[Any, Any, Any], code: str, number: str) -> Story:
    """Return the moments that the story of a race is told by, which has ended."""
    race, record = await find_record(request, code, number)
    stories: Stories = request.app.state.stories
    return pass_json(Story, await stories.find(race, record))


async def find_record(request: Request[Any, Any, Any], code: str, number: str) -> tuple[int, str]:
    """Return the number of a race that has ended, and its record; of a locked table to those with a key alone."""
    is_number = number.isascii() and number.isdecimal()
    await find_open_room(request, code)
    tables: TableService = request.app.state.tables
    race = int(number[:9]) if is_number else 0
    return race, await tables.record(code, race)


@get("/api/house", sync_to_thread=False)
def show_address(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return the address for other devices, and how many days a table is kept at which nobody finished a race."""
    state = request.app.state
    address = state.public_url or str(request.base_url).rstrip("/")
    return {"address": address, "is_lan": state.is_lan, "keep_days": state.tables.limits.keep_days}


@get("/api/health")
async def show_health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return that the server is up; `awake` is the number of tables in memory."""
    tables: TableService = request.app.state.tables
    count = await tables.store.count()
    return {"status": "ok", "version": tables.version, "tables": count, "awake": len(tables.rooms)}


def list_routes() -> list[Routes]:
    """Return the routes that registered games add to the application."""
    return [kit.routes.load() for kit in list_kits().values() if kit.routes]


def make_app(
    store: Store,
    *,
    names: Collection[str],
    find_url: Callable[[], str] = lambda: "",
    limits: Limits = Limits(),  # noqa: B008 - frozen
    address_limits: AddressLimits | None = None,
    proxies: Proxies | None = None,
    is_lan: bool = False,
) -> tuple[SecurityMiddleware, SocketServer]:
    """Build the application and its socket server on an open store, for clients that know it by these host names.

    `find_url` returns the present address for other devices. The application closes the store when it ends.
    """
    address_limits = address_limits or make_limits()

    @contextlib.asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        tables = app.state.tables = TableService(store, hairpin.__version__, limits)
        app.state.limits = address_limits
        app.state.bodies = {}
        app.state.is_lan = is_lan
        stories = app.state.stories = Stories()
        histories = app.state.histories = Histories(store)
        sandbox = app.state.sandbox = Sandbox(address_limits.cpu_seconds)
        reviews = app.state.reviews = Reviews(tables.scheduler.solver, address_limits.review_seconds)
        app.state.public_url = find_url()
        work = (tables.run_heartbeat(), tables.settle_old(), follow_url(app, find_url))
        tasks = [asyncio.create_task(coroutine) for coroutine in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            stories.close()
            histories.close()
            await sandbox.close()
            await reviews.close()
            tables.close()
            store.close()

    routes = list_routes()
    handlers: list[Any] = [
        list_games,
        show_figures,
        show_words,
        open_table,
        show_table,
        show_race,
        show_story,
        show_history,
        pack_history,
        show_replay,
        show_review,
        open_practice,
        show_address,
        show_health,
        *(handler for added in routes for handler in added.handlers),
    ]
    app = Litestar(
        handlers,
        lifespan=[run_services, *(added.lifespan for added in routes if added.lifespan)],
        exception_handlers=dict(EXCEPTION_HANDLERS),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Hairpin", version=hairpin.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    security = SecurityMiddleware(PageFiles(app, PAGE), names, address_limits, proxies or Proxies(), is_lan=is_lan)
    return security, SocketServer(app, security)


async def follow_url(app: Litestar, find_url: Callable[[], str]) -> None:
    """Keep the address for other devices up to date: a laptop changes its network while the server runs."""
    while True:
        await asyncio.sleep(URL_SECONDS)
        app.state.public_url = find_url()
