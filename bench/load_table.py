"""What all virtual tables of the load have in common, whichever server they play at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, deque
from time import perf_counter
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.arrivals import Latencies

MOST_VIOLATIONS = 20


class Meter:
    """Counts actions and latencies while it is on, and collects all violations of the protocol."""

    def __init__(self) -> None:
        self.is_on = False
        self.is_closed_loop = False
        self.begin = 0.0
        self.answered = self.completed = 0
        self.answer_latencies = Latencies()
        self.event_latencies = Latencies()
        self.lateness = Latencies()  # of sending, where no command was in flight: the delay of the load itself
        self.kinds: Counter[str] = Counter()
        self.frames = self.event_bytes = self.events = 0
        self.violations: list[str] = []
        self.violation_count = 0

    def start(self, *, is_closed_loop: bool) -> None:
        """Measure from now on."""
        violations, count = self.violations, self.violation_count
        self.__init__()  # type: ignore[misc]
        self.violations, self.violation_count = violations, count
        self.is_closed_loop = is_closed_loop
        self.is_on = True
        self.begin = perf_counter()

    def stop(self) -> None:
        """Measure no more."""
        self.is_on = False

    def violate(self, what: str) -> None:
        """Note a violation; the first ones are kept as text."""
        self.violation_count += 1
        if len(self.violations) < MOST_VIOLATIONS:
            self.violations.append(what)


class LoadTable(ABC):
    """A virtual table that plays one command at a time. Arrivals while a command is in flight wait in a queue.

    Latencies are measured from the intended time of a command, so waiting for the server counts.
    """

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.waiting: deque[float] = deque()
        self.is_running = False
        self.in_flight = False
        self.intended = 0.0

    def offer(self, intended: float) -> None:
        """Send the next command, now or as soon as the one before it is complete."""
        if self.in_flight:
            self.waiting.append(intended)
        else:
            if self.meter.is_on:
                self.meter.lateness.add(perf_counter() - intended)
            self._send(intended)

    def _send(self, intended: float) -> None:
        self.in_flight = True
        self.intended = intended
        self.send_command()

    @abstractmethod
    async def open(self) -> None:
        """Open the table at the server."""

    @abstractmethod
    async def join(self) -> None:
        """Connect all sockets."""

    @abstractmethod
    def send_command(self) -> None:
        """Send the next command of the game."""

    @abstractmethod
    def close(self) -> None:
        """Disconnect all sockets."""

    def note_answer(self) -> None:
        """Note that the server has acknowledged the command in flight."""
        meter = self.meter
        if meter.is_on:
            meter.answered += 1
            if self.intended >= meter.begin:
                meter.answer_latencies.add(perf_counter() - self.intended)

    def complete(self) -> None:
        """Note that the command was answered and that every socket has its event; go on."""
        meter = self.meter
        if meter.is_on:
            meter.completed += 1
            if self.intended >= meter.begin:
                meter.event_latencies.add(perf_counter() - self.intended)
        self.in_flight = False
        if self.waiting:
            self._send(self.waiting.popleft())
        elif self.is_running and meter.is_closed_loop:
            self._send(perf_counter())

    def violate(self, what: str) -> None:
        """Note a violation of the protocol at this table."""
        self.meter.violate(f"{self}: {what}")


class LoadSocket(WSListener):
    """A WebSocket client: hands text frames to `on_text`."""

    def __init__(self) -> None:
        self.transport: WSTransport | None = None
        self.is_closing = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the transport."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hand on a text frame; note a close."""
        if frame.msg_type == WSMsgType.TEXT:
            self.on_text(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.on_closed(f"{frame.get_close_code()} {frame.get_close_reason()}")
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """Note a connection that is lost."""
        self.on_closed("connection lost")

    def on_text(self, raw: bytes) -> None:
        """Handle a text frame."""

    def on_closed(self, why: str) -> None:
        """Handle a close by the server; called more than once."""

    def send(self, raw: bytes) -> None:
        """Send a text frame."""
        if self.transport:
            self.transport.send(WSMsgType.TEXT, raw)

    def close(self) -> None:
        """Close the connection."""
        self.is_closing = True
        if self.transport:
            self.transport.disconnect()


async def connect(socket: LoadSocket, url: str, source: str, **options: Any) -> None:
    """Connect a socket from a source address of this machine, such as 127.4.0.1."""
    await ws_connect(
        lambda: socket,
        url,
        local_addr=(source, 0),
        websocket_handshake_timeout=30,
        read_buffer_init_size=4096,
        **options,
    )


def source_address(number: int, block: int = 16) -> str:
    """Return one of many addresses of the loopback network, 127.16.0.1 and so on."""
    return f"127.{block + number // 62_500}.{number // 250 % 250}.{number % 250 + 1}"
