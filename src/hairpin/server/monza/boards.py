"""Boards as shapes by HTTP: shipped ones, and those that people brought to a table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from litestar import Request, Response, get

from hairpin.core.errors import UnknownTrackError, name_choices
from hairpin.games.monza.figures import drawn_boards
from hairpin.games.monza.outline import RaceBoard, draw_race_board
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.server.monza.board_jobs import OUTLINE, encode
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.web.lookup import find_table
from hairpin.server.web.responses import answer_once, pass_json

MOST_DRAWN = 64
_drawn_own: OrderedDict[str, bytes] = OrderedDict()  # outlines of tables' own boards, as JSON, by their texts


@get("/api/boards/{name:str}", sync_to_thread=False)
def show_board(request: Request[Any, Any, Any], name: str) -> Response[RaceBoard]:
    """Return the outline of a shipped board."""
    if name not in drawn_boards():
        boards = name_choices(tuple(shipped_tracks()))
        raise UnknownTrackError(f"there is no track {name!r:.60}; choose {boards}", track=name)
    return answer_once(request, lambda: encode(draw_race_board(drawn_boards()[name])))


@get("/api/tables/{code:str}/board")
async def show_own_board(request: Request[Any, Any, Any], code: str) -> RaceBoard:
    """Return the outline of the board that somebody brought to a table."""
    state = request.app.state
    text = (await find_table(state.tables, state.limits, request.state.address, code)).table.setup.board
    if not text:
        raise UnknownTrackError("this table has no board of its own", track="")
    if text not in _drawn_own:
        sandbox: Sandbox = state.sandbox
        _drawn_own[text] = await sandbox.run(request.state.address, OUTLINE, text.encode())
        if len(_drawn_own) > MOST_DRAWN:
            _drawn_own.popitem(last=False)
    return pass_json(RaceBoard, _drawn_own[text])
