"""The WebSocket of a table: the handshake, the limits of a connection, frames in and out.

uvicorn hands a connection over when a client asks to upgrade it; Litestar never sees it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Litestar

from hairpin.core.errors import HairpinError
from hairpin.server.errors import TooManyFramesError
from hairpin.server.sandbox.client import Sandbox
from hairpin.server.sandbox.own_boards import CLEAN, OwnBoard
from hairpin.server.sandbox.own_boards import encode as encode_board
from hairpin.server.tables.codec import decode_id, encode
from hairpin.server.tables.room import Room, Viewer
from hairpin.server.tables.service import TableService
from hairpin.server.web.lookup import find_table
from hairpin.server.web.rate_limit import TokenBucket
from hairpin.server.web.security import SecurityMiddleware, format_refusal
from hairpin.server.websocket import WebSocketConnection, accept_key, notice_silence, pack
from hairpin.tables.frames import Refusal

PATH = b"/ws/"
BURST_SECONDS = 3  # so many seconds' worth of frames may come at once
BYTES_PER_TOKEN = 2048  # a large frame counts as several
REFUSALS_AT_ONCE, PAUSE_SECONDS = 20, 1.0  # then nothing is read for a while
MOST_EARLY = 16  # messages that wait while the table is loaded
logger = logging.getLogger("hairpin")
HELLO_SECONDS = 30.0
GONE, LATER, SILENT = 4404, 4008, 1008


@dataclass
class SocketServer:
    """Everything that the connections share: the application, its limits, the number of sockets by address."""

    app: Litestar
    security: SecurityMiddleware
    most_per_address: int = 512
    sockets: Counter[str] = field(default_factory=Counter)

    @property
    def tables(self) -> TableService:
        """The tables of this server."""
        tables: TableService = self.app.state.tables
        return tables

    def connect(self, *, server_state: Any, **_: Any) -> TableSocket:
        """Return the protocol of a new connection, as uvicorn asks for it."""
        return TableSocket(self, server_state.connections)


class TableSocket(WebSocketConnection):
    """One viewer's connection to a table."""

    largest_message = 1 << 16

    def __init__(self, server: SocketServer, connections: set[Any]) -> None:
        super().__init__()
        self.server = server
        self.address = ""
        self.viewer: Viewer | None = None
        self.room: Room | None = None
        self._early: list[bytes] = []
        self._hello_timer: asyncio.TimerHandle | None = None
        self._refusals = 0
        self._connections = connections  # of uvicorn, which ends them at its own end
        self._commands = server.tables.commands
        rate = server.tables.limits.frames_per_second
        self._bucket = TokenBucket(rate * BURST_SECONDS, rate)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the request."""
        self._transport = transport  # type: ignore[assignment]
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the client is gone."""
        self._connections.discard(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """End the connection because the server ends."""
        self.close(1012)
        if self._transport:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Read the request that uvicorn passes on, then frames."""
        if self.is_open:
            super().data_received(data)
        elif self._transport and not self._transport.is_closing():
            self._shake_hands(data)

    def _shake_hands(self, head: bytes) -> None:
        """Accept the upgrade, or answer with an error by HTTP."""
        line, *fields = head.split(b"\r\n")
        target = line.split(b" ")[1].partition(b"?")[0]
        pairs = [(name, value) for name, _, value in (header.partition(b": ") for header in fields if header)]
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in pairs}
        accept = accept_key(headers.get("sec-websocket-key", "").encode("latin-1"))
        if not self._transport:
            return
        if problem := self._find_problem_of_request(target, pairs, headers, accept):
            self._transport.write(format_refusal(problem))
            self._transport.close()
        elif accept:
            self._transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
                b"sec-websocket-accept: " + accept + b"\r\n\r\n"
            )
            notice_silence(self._transport)
            self.open(self._transport)
            self.server.sockets[self.address] += 1
            base = self.server.app.state.public_url or f"http://{headers['host']}"
            self.viewer = Viewer(self, base)
            self._hello_timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._expect_hello)
            self._join(unquote_to_bytes(target.removeprefix(PATH)).decode("ascii", "replace"))

    def _find_problem_of_request(
        self, target: bytes, pairs: list[tuple[bytes, bytes]], headers: dict[str, str], accept: bytes | None
    ) -> str | None:
        """Return the error code of a request that is not accepted, or None."""
        server = self.server
        peer, local = self._host("peername"), self._host("sockname")
        self.address = server.security.proxies.client_address(peer, pairs)
        if problem := server.security.find_problem(headers, local):
            return problem
        if not server.security.limits.requests.take(self.address):
            return "frame/too-many"
        if server.sockets[self.address] >= server.most_per_address:
            return "frame/too-many"
        if not target.startswith(PATH) or b"/" in target.removeprefix(PATH):
            return "page/unknown"
        return None if accept and headers.get("sec-websocket-version") == "13" else "frame/unreadable"

    def _host(self, which: str) -> str:
        address = self._transport.get_extra_info(which) if self._transport else None
        return str(address[0]) if isinstance(address, tuple) else ""

    def _expect_hello(self) -> None:
        """End a connection that has not said hello in time."""
        if not (self.room and self.viewer in self.room.viewers):
            self.close(SILENT, "hello/missing")

    def _join(self, code: str) -> None:
        """Enter a table: at once if it is in memory, else when it is loaded."""
        room = self.server.tables.rooms.get(code.upper())
        if room and self.server.security.limits.unknown_codes.has(self.address):
            self._enter(room)
            return
        loading = asyncio.ensure_future(find_table(self.server.tables, self.server.security.limits, self.address, code))
        loading.add_done_callback(self._loaded)

    def _loaded(self, loading: asyncio.Future[Room]) -> None:
        error = loading.exception()
        if error is None:
            self._enter(loading.result())
            return
        if isinstance(error, HairpinError):
            refusal = Refusal("", error.code, error.message, {})
        else:
            logger.error("a table could not be loaded", exc_info=error)
            refusal = Refusal("", "server/failed", "something went wrong; it was logged", {})
        self.send(pack(encode(refusal)))
        self.close(LATER if isinstance(error, TooManyFramesError) else GONE, refusal.code)

    def _enter(self, room: Room) -> None:
        if not self.is_open:
            return
        self.room = room
        room.connections += 1
        early, self._early = self._early, []
        for payload in early:
            self.message_received(payload)

    def message_received(self, payload: bytes) -> None:
        """Carry out a frame, if the client does not send too many."""
        if self.room is None or self.viewer is None:
            if len(self._early) < MOST_EARLY:
                self._early.append(payload)
            return
        cost = 1 + len(payload) / BYTES_PER_TOKEN
        if self._bucket.take(cost) and self.server.security.limits.frames.take(self.address, cost):
            self._commands.handle(self.room, self.viewer, payload)
            return
        error = TooManyFramesError("too many commands at once; slow down")
        self._commands.refuse(self.viewer, decode_id(payload), error)
        self._refusals += 1
        if self._refusals % REFUSALS_AT_ONCE == 0:
            self.pause(PAUSE_SECONDS)

    async def clean_board(self, game: str, text: str) -> str:
        """Return the text of a board as a table keeps it, checked in a sandbox process."""
        sandbox: Sandbox = self.server.app.state.sandbox
        board = await sandbox.run(self.address, CLEAN, encode_board(OwnBoard(game, text)))
        return board.decode()

    def connection_ended(self) -> None:
        """Leave the table."""
        if self._hello_timer:  # it would keep this connection in memory
            self._hello_timer.cancel()
        self.server.sockets[self.address] -= 1
        if not self.server.sockets[self.address]:
            del self.server.sockets[self.address]
        if self.room and self.viewer:
            self.room.leave(self.viewer)
