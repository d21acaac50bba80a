"""The history of a table by HTTP: as facts for the page, and as one file with everything.

A table that is locked shows it, and its records, to those with a key alone. They send their keys in the header
`Hairpin-Keys`.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from hairpin.server.errors import BusyTableError
from hairpin.server.histories import Histories
from hairpin.server.tables.commands import MOST_KEYS
from hairpin.server.tables.room import Room
from hairpin.server.web.connected import while_connected
from hairpin.server.web.lookup import find_table
from hairpin.server.web.responses import pass_json
from hairpin.tables.errors import LockedError
from hairpin.tables.history import History
from hairpin.tables.keys import KEY_LENGTH, read_rights

KEYS = "hairpin-keys"  # divided by commas


@get("/api/tables/{code:str}/history")
async def show_history(request: Request[Any, Any, Any], code: str) -> History:
    """Return the races of a table that have ended, who won what, and the records."""
    room = await find_open_room(request, code)
    histories: Histories = request.app.state.histories
    return pass_json(History, await histories.find(room.table))


@get("/api/tables/{code:str}/history.zip", media_type="application/zip")
async def pack_history(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    """Return a zip file: the record of every race that has ended, and the history as JSON."""
    room = await find_open_room(request, code)
    histories: Histories = request.app.state.histories
    packed = await while_connected(request, histories.pack(room.table), BusyTableError)
    name = f'attachment; filename="hairpin-{room.table.code}.zip"'
    return Response(packed, media_type="application/zip", headers={"Content-Disposition": name})


async def find_open_room(request: Request[Any, Any, Any], code: str) -> Room:
    """Return the table of a request, if its history and its records are shown to whoever sent it."""
    state = request.app.state
    room = await find_table(state.tables, state.limits, request.state.address, code)
    table = room.table
    if table.setup.is_locked:
        keys = request.headers.get(KEYS, "")[: MOST_KEYS * (KEY_LENGTH + 1)].split(",")
        rights = read_rights(table.secret, table.setup, keys)
        if not rights.seats and not rights.is_opener:
            raise LockedError("the host has locked this table; ask for a personal link")
    return room
