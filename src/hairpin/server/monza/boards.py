"""Boards as shapes by HTTP: shipped ones, and those that people brought to a table."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Request, get

from hairpin.core.errors import UnknownTrackError, name_choices
from hairpin.games.monza import own_boards
from hairpin.games.monza.figures import drawn_boards
from hairpin.games.monza.outline import RaceBoard, draw_race_board
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.server.web.lookup import find_table


@get("/api/boards/{name:str}", sync_to_thread=True)
def show_board(name: str) -> RaceBoard:
    """Return the outline of a shipped board."""
    if name not in drawn_boards():
        boards = name_choices(tuple(shipped_tracks()))
        raise UnknownTrackError(f"there is no track {name!r:.60}; choose {boards}", track=name)
    return _draw(name)


@get("/api/tables/{code:str}/board")
async def show_own_board(request: Request[Any, Any, Any], code: str) -> RaceBoard:
    """Return the outline of the board that somebody brought to a table."""
    state = request.app.state
    text = (await find_table(state.tables, state.limits, request.state.address, code)).table.setup.board
    if not text:
        raise UnknownTrackError("this table has no board of its own", track="")
    return await asyncio.to_thread(_draw_own, text)


@lru_cache
def _draw(name: str) -> RaceBoard:
    return draw_race_board(drawn_boards()[name])


@lru_cache(maxsize=64)
def _draw_own(text: str) -> RaceBoard:
    return draw_race_board(own_boards.read(text))
