"""The WebSocket of a table: frames in, frames out, until the client leaves or is disconnected."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hairpin.core.errors import HairpinError
from hairpin.server.errors import TooManyFramesError, UnknownTableError
from hairpin.server.tables.codec import encode
from hairpin.server.tables.room import Viewer
from hairpin.server.tables.service import TableService
from hairpin.server.web.rate_limit import TokenBucket
from hairpin.tables.frames import Refusal

BURST_SECONDS = 3  # so many seconds' worth of frames may come at once
TOO_SLOW, GONE = 4008, 4404


@websocket("/ws/{code:str}")
async def join_table(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Serve one viewer of a table until they leave."""
    tables: TableService = socket.app.state.tables
    await socket.accept()
    try:
        room = await tables.find(code)
    except UnknownTableError as error:
        await socket.send_data(encode_refusal(error), mode="text")
        await socket.close(code=GONE, reason=error.code)
        return
    viewer = Viewer(socket.app.state.public_url or str(socket.base_url).replace("ws", "http", 1).rstrip("/"))
    writer = asyncio.create_task(write_frames(socket, viewer))
    rate = tables.limits.frames_per_second
    bucket = TokenBucket(rate * BURST_SECONDS, rate)
    try:
        while True:
            raw = await socket.receive_data(mode="text")
            if viewer not in room.viewers:  # a table without viewers may have been unloaded, and loaded again
                room = await tables.find(code)
            if bucket.take():
                await tables.handle_frame(room, viewer, raw)
            else:
                tables.refuse(viewer, raw, TooManyFramesError("too many commands at once; slow down"))
    except (WebSocketDisconnect, UnknownTableError):
        pass
    finally:
        tables.leave(room, viewer)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer


async def write_frames(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send what waits in a viewer's outbox, in order, until the connection is lost or closed."""
    with contextlib.suppress(OSError):  # the client is gone; the reader notices it too
        while frame := await viewer.outbox.get():
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(code=TOO_SLOW, reason="frame/too-slow")


def encode_refusal(error: HairpinError) -> bytes:
    """Return an error as a frame that answers no command in particular."""
    return encode(Refusal("", error.code, error.message, {}))
