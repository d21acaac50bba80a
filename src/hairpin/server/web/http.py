"""HTTP connections with limits: timeouts for heads, bodies and slow readers, bounds per address and in total.

uvicorn has none of these. When a bound is reached, connections that have not yet sent a complete request are closed
first, the oldest one before the others, then idle ones; so half-sent requests never make the server unreachable.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hairpin.server.web.addresses import Proxies
from hairpin.server.web.security import format_refusal

LARGEST_HEAD = 32_768  # bytes
LARGEST_REQUEST = 16 << 20  # bytes: much more than any handler reads, so that it can answer before the end
MOST_PIPELINED = 8
SWEEP_SECONDS = 1.0
RESERVED_FILES = 256  # descriptors for the database, worker processes and new connections
MOST_CONNECTIONS = 65_536
FEWEST_CONNECTIONS = 64


@dataclass(frozen=True)
class ConnectionLimits:
    """Seconds that a client may take, and the numbers of HTTP connections.

    head      until the head of a request is complete
    body      until its body is complete, after the head
    idle      between two requests
    write     without reading anything of a response that waits
    most      connections in total, sockets of tables included
    per_address   HTTP connections of one address
    """

    head: float = 10
    body: float = 30
    idle: float = 15
    write: float = 30
    most: int = MOST_CONNECTIONS
    per_address: int = 256


def scale_timeouts(scale: float, most: int = MOST_CONNECTIONS) -> ConnectionLimits:
    """Return limits with other timeouts and another number of connections, for tests."""
    usual = ConnectionLimits()
    return ConnectionLimits(usual.head * scale, usual.body * scale, usual.idle * scale, usual.write * scale, most)


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return how many connections it leaves."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MOST_CONNECTIONS + RESERVED_FILES, 10_240):
        if wanted == resource.RLIM_INFINITY or wanted <= soft or (hard != resource.RLIM_INFINITY and wanted > hard):
            continue
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
            break
    most = MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else soft - RESERVED_FILES
    return max(FEWEST_CONNECTIONS, min(most, MOST_CONNECTIONS))


class ConnectionGuard:
    """All HTTP connections of a server: admits new ones, closes late ones, and makes room when a bound is reached."""

    def __init__(self, limits: ConnectionLimits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self._open: dict[HttpProtocol, None] = {}
        self._by_address: dict[str, dict[HttpProtocol, None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def connect(self, **parts: Any) -> HttpProtocol:
        """Return the protocol of a new connection, as uvicorn asks for it."""
        return HttpProtocol(self, **parts)

    def admit(self, connection: HttpProtocol) -> bool:
        """Count a new connection; if there is no room for it, close others that are not being served."""
        address, limits = connection.address, self.limits
        mine = self._by_address.get(address, {})
        if len(mine) >= limits.per_address and not self._close_one(mine):
            return False
        if len(connection.connections) > limits.most and not self._close_one(self._open):
            return False
        self._open[connection] = None
        if address:
            self._by_address.setdefault(address, {})[connection] = None
        if self._timer is None:
            self._timer = connection.loop.call_later(SWEEP_SECONDS, self._sweep, connection.loop)
        return True

    def forget(self, connection: HttpProtocol) -> None:
        """Stop counting a connection that was closed, or has become a socket."""
        self._open.pop(connection, None)
        mine = self._by_address.get(connection.address)
        if mine is not None:
            mine.pop(connection, None)
            if not mine:
                del self._by_address[connection.address]

    def _close_one(self, among: dict[HttpProtocol, None]) -> bool:
        """Close the oldest connection without a complete request, else the oldest idle one."""
        for phase in ("receiving", "idle"):
            for connection in among:
                if connection.phase == phase:
                    connection.abort()
                    return True
        return False

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = monotonic()
        for connection in list(self._open):
            connection.check(now)
        self._timer = loop.call_later(SWEEP_SECONDS, self._sweep, loop) if self._open else None


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection. Its `phase` is `receiving` a request, `serving` it, or `idle` between requests."""

    def __init__(self, guard: ConnectionGuard, **parts: Any) -> None:
        super().__init__(**parts)
        self.guard = guard
        self.address = ""
        self.phase = "receiving"
        self._deadline = monotonic() + guard.limits.head
        self._received = 0  # bytes of this request
        self._is_head_complete = False
        self._unsent = 0  # bytes of the response that wait to be sent, at the last check
        self._sending_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, if there is room for one more connection."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.address = "" if self.guard.proxies.is_proxy(peer) else self.guard.proxies.client_address(peer, ())
        if not self.guard.admit(self):
            self.refuse("server/full")

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is closed."""
        self.guard.forget(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection on to a socket, which has limits of its own."""
        self.guard.forget(self)
        super().handle_websocket_upgrade()

    def abort(self) -> None:
        """Close the connection at once, whatever is unsent."""
        self.guard.forget(self)
        self.connections.discard(self)
        self.transport.abort()

    def refuse(self, code: str) -> None:
        """Answer with an error, and close the connection."""
        self.transport.write(format_refusal(code))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - the same for all
        """Answer a request that is no HTTP."""
        self.refuse("frame/unreadable")

    def check(self, now: float) -> None:
        """Close the connection if its client is late."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent != self._unsent:
            self._unsent, self._sending_since = unsent, now
        is_stuck = bool(unsent) and now - self._sending_since > self.guard.limits.write
        if is_stuck or (self.phase != "serving" and now > self._deadline):
            self.abort()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.transport.is_closing():
            return
        if self.phase == "idle":
            self._begin_request()
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if not self._is_head_complete and self._received > LARGEST_HEAD:
            self.refuse("frame/too-large")
        elif self._received > LARGEST_REQUEST:
            self.abort()

    def _begin_request(self) -> None:
        self.phase = "receiving"
        self._deadline = monotonic() + self.guard.limits.head
        self._received = 0
        self._is_head_complete = False

    def on_message_begin(self) -> None:
        """Begin a request; in a pipeline it follows another one in the same data."""
        if self._is_head_complete:
            self._begin_request()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Note a header; those after the body are ignored."""
        if not self._is_head_complete:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to serve the request; a client that sends many at once is refused."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        self._is_head_complete = True
        self._deadline = monotonic() + self.guard.limits.body
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request is complete; it may have been answered before that."""
        self.phase = "serving"
        if self.cycle and self.cycle.response_complete and not self.pipeline:
            self._begin_idling()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        if self.phase == "serving" and not self.pipeline:
            self._begin_idling()
        super().on_response_complete()

    def _begin_idling(self) -> None:
        self.phase = "idle"
        self._deadline = monotonic() + self.guard.limits.idle
