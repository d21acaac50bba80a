"""The ceiling: a server that sends the recorded frames of a Hairpin race, and does nothing else.

On each command it sends an answer to its sender and an event to the four sockets of the table: the same bytes, on the
same socket layer as Hairpin's server, without decoding, rules or storage. Another echo stores each command first, in
Hairpin's store. Two other socket layers are there for comparison: picows, which is compiled, and uvicorn's own.

    python -m bench.echo FRAMES.json hairpin|storing|picows|uvicorn
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Generic, TypeVar

import msgspec
import uvicorn
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

from bench.hairpin_table import HairpinTable
from bench.load_table import LoadSocket, LoadTable, Meter, connect
from bench.processes import BUILD, run_hairpin, run_server
from hairpin.server.store import Append, Store
from hairpin.server.websocket import WebSocketConnection, accept_key, pack
from hairpin.tables.events import VERSION

SEATS = 4
FRAMES = BUILD / "frames.json"
RACES = 10
MOST_TABLES = 1000  # of the echo that stores
RECORD_SECONDS = 60.0
END = b"\r\n\r\n"
KEY = b"sec-websocket-key: "

Frames = list[tuple[bytes, bytes, bytes]]
Framed = TypeVar("Framed")
Message = dict[str, Any]


class Room(Generic[Framed]):
    """The sockets of a table, and how far it has got in the recording."""

    def __init__(self, replies: list[tuple[Framed, Framed]]) -> None:
        self.replies = replies
        self.sockets: list[Callable[[Framed], Any]] = []
        self.number = 0
        self.code, self.stored = "", 1

    def next_reply(self) -> tuple[Framed, Framed]:
        """Return the answer and the event that are next in the recording."""
        reply = self.replies[self.number]
        self.number = (self.number + 1) % len(self.replies)
        return reply

    def reply(self, send: Callable[[Framed], None]) -> None:
        """Send the next answer to the sender of a command, and the event to all."""
        answer, event = self.next_reply()
        send(answer)
        for socket in self.sockets:
            socket(event)


def load_rooms(file: str, frame: Callable[[bytes], Framed]) -> defaultdict[Any, Room[Framed]]:
    """Return the tables, which are made when their first socket connects; their replies are framed beforehand."""
    replies = [(frame(answer), frame(event)) for _, answer, event in read_frames(file)]
    return defaultdict(lambda: Room(replies))


class EchoSocket(WebSocketConnection):
    """A connection on Hairpin's socket layer."""

    def __init__(self, rooms: dict[bytes, Room[bytes]]) -> None:
        super().__init__()
        self.rooms = rooms
        self.room: Room[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the request."""
        self._transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read the request, then frames."""
        if self.is_open:
            super().data_received(data)
        elif self._transport:
            headers = data.split(b"\r\n")
            key = next(line[len(KEY) :] for line in headers if line.lower().startswith(KEY))
            self._transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
                b"sec-websocket-accept: " + (accept_key(key) or b"") + END
            )
            self.open(self._transport)
            self.room = self.rooms[headers[0].split(b" ")[1]]
            self.room.sockets.append(self.send)

    def message_received(self, payload: bytes) -> None:  # noqa: ARG002 - it is not decoded
        """Reply to a command."""
        if self.room:
            self.room.reply(self.send)


class StoringSocket(EchoSocket):
    """A connection that stores each command, as it is, in a row of the log before it replies."""

    def __init__(self, rooms: dict[bytes, Room[bytes]], store: Store) -> None:
        super().__init__(rooms)
        self.store = store

    def message_received(self, payload: bytes) -> None:
        """Reply to a command when it is stored."""
        if room := self.room:
            room.stored += 1
            self.store.append(Append(room.code, room.stored, payload, VERSION, None), self.reply)

    def reply(self, error: Exception | None) -> None:
        """Reply to a command that is stored."""
        if error:
            raise error
        if self.room:
            self.room.reply(self.send)


class PicowsSocket(WSListener):
    """A connection on picows."""

    def __init__(self, room: Room[bytes]) -> None:
        self.room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Join the table."""
        self.send = partial(transport.send, WSMsgType.TEXT)
        self.room.sockets.append(self.send)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Reply to a command."""
        if frame.msg_type == WSMsgType.TEXT:
            self.room.reply(self.send)
        else:
            transport.disconnect()


def read_frames(file: str | Path) -> Frames:
    """Return the recorded commands, answers and events."""
    rows = msgspec.json.decode(Path(file).read_bytes(), type=list[tuple[str, str, str]])
    return [(command.encode(), answer.encode(), event.encode()) for command, answer, event in rows]


def show_port(port: int) -> None:
    """Print the address, for the process that measures."""
    print(f"serving at http://127.0.0.1:{port}", flush=True)


async def serve_hairpin(file: str) -> None:
    """Run the echo on Hairpin's socket layer until it is stopped."""
    rooms = load_rooms(file, pack)
    server = await asyncio.get_running_loop().create_server(lambda: EchoSocket(rooms), "127.0.0.1", 0, backlog=1024)
    show_port(server.sockets[0].getsockname()[1])
    await server.serve_forever()


async def serve_storing(file: str) -> None:
    """Run the echo on Hairpin's socket layer and with its store until it is stopped."""
    rooms = load_rooms(file, pack)
    with TemporaryDirectory(dir=BUILD) as folder:
        store = Store(str(Path(folder) / "echo.sqlite"))
        await asyncio.gather(*(store.create(str(number), "", b"", VERSION) for number in range(MOST_TABLES)))
        for number in range(MOST_TABLES):
            rooms[b"/ws/%d" % number].code = str(number)
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: StoringSocket(rooms, store), "127.0.0.1", 0, backlog=1024)
        show_port(server.sockets[0].getsockname()[1])
        await server.serve_forever()


async def serve_picows(file: str) -> None:
    """Run the echo on picows until it is stopped."""
    rooms = load_rooms(file, bytes)

    def join(request: WSUpgradeRequest) -> WSListener:
        return PicowsSocket(rooms[request.path])

    server = await ws_create_server(join, "127.0.0.1", 0, backlog=1024, read_buffer_init_size=4096)
    show_port(server.sockets[0].getsockname()[1])
    await server.serve_forever()


async def serve_uvicorn(file: str) -> None:
    """Run the echo on uvicorn until it is stopped: an ASGI application without a framework."""
    rooms = load_rooms(file, lambda frame: {"type": "websocket.send", "text": frame.decode()})

    async def join(
        scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        room = rooms[scope["path"]]
        await receive()
        await send({"type": "websocket.accept"})
        room.sockets.append(send)
        while (await receive())["type"] == "websocket.receive":
            answer, event = room.next_reply()
            await send(answer)
            for socket in room.sockets:
                await socket(event)

    config = uvicorn.Config(join, port=0, lifespan="off", ws_per_message_deflate=False, log_level="error", backlog=1024)
    listening = config.bind_socket()
    listening.listen(1024)
    show_port(listening.getsockname()[1])
    await uvicorn.Server(config).serve([listening])


LAYERS = {"hairpin": serve_hairpin, "storing": serve_storing, "picows": serve_picows, "uvicorn": serve_uvicorn}


@contextmanager
def run_echo(layer: str, core: int) -> Iterator[tuple[int, int]]:
    """Run the echo server with the recorded frames; yield its process and port."""
    with run_server([sys.executable, "-m", "bench.echo", str(FRAMES), layer], core) as running:
        yield running


def record(core: int) -> Frames:
    """Record some races of Monza at a Hairpin server."""
    with run_hairpin(core, "--frames-per-second", "1000") as (_, port):  # one table alone is faster than people
        rows = uvloop.run(_play(port))
    FRAMES.write_bytes(msgspec.json.encode(rows))
    return read_frames(FRAMES)


async def _play(port: int) -> Sequence[Sequence[str]]:
    meter = Meter()
    table = HairpinTable(meter, port, 1, "127.0.0.1", "monza", {})
    await table.open()
    await table.join()
    table.recording = []
    meter.is_closed_loop = table.is_running = True
    table.offer(perf_counter())
    async with asyncio.timeout(RECORD_SECONDS):
        while table.races < RACES and not meter.violations:
            await asyncio.sleep(0.01)
    table.is_running = False
    async with asyncio.timeout(RECORD_SECONDS):
        while table.in_flight:
            await asyncio.sleep(0.01)
    table.close()
    if meter.violations:
        raise RuntimeError(meter.violations[0])
    return [row for row in table.recording if len(row) == 3]


class Player(LoadSocket):
    """The socket of a seat at the echo server."""

    def __init__(self, table: EchoTable) -> None:
        super().__init__()
        self.table = table

    def on_text(self, raw: bytes) -> None:
        """Compare a frame with the recording."""
        self.table.on_frame(self, raw)

    def on_closed(self, why: str) -> None:
        """Note that the server closed this connection."""
        if not self.is_closing:
            self.is_closing = True
            self.table.violate(why)


class EchoTable(LoadTable):
    """Four sockets that send recorded commands and compare what comes back."""

    def __init__(self, meter: Meter, port: int, number: int, source: str, frames: Frames) -> None:
        super().__init__(meter)
        self.url = f"ws://127.0.0.1:{port}/ws/{number}"
        self.source = source
        self.frames = frames
        self.players = [Player(self) for _ in range(SEATS)]
        self.number = 0
        self.arrived = 0
        self.sender = self.players[0]
        self.is_answered = False

    def __str__(self) -> str:
        return f"echo {self.url}"

    async def open(self) -> None:
        """Do nothing: any path is a table."""

    async def join(self) -> None:
        """Connect all sockets."""
        for player in self.players:
            await connect(player, self.url, self.source)

    def send_command(self) -> None:
        """Send the next recorded command, each from another socket."""
        self.sender = self.players[self.number % SEATS]
        self.arrived = 0
        self.is_answered = False
        self.sender.send(self.frames[self.number][0])

    def on_frame(self, player: Player, raw: bytes) -> None:
        """Count the answer and the events."""
        meter = self.meter
        meter.frames += 1
        _, answer, event = self.frames[self.number]
        if raw == event:
            meter.events += 1
            meter.event_bytes += len(raw)
            self.arrived += 1
            if self.arrived == SEATS and self.is_answered:
                self.number = (self.number + 1) % len(self.frames)
                self.complete()
        elif raw == answer and player is self.sender and not self.is_answered:
            self.is_answered = True
            self.note_answer()
            if self.arrived == SEATS:
                self.number = (self.number + 1) % len(self.frames)
                self.complete()
        else:
            self.violate(f"unexpected frame {raw[:100]!r}")

    def close(self) -> None:
        """Disconnect all sockets."""
        for player in self.players:
            player.close()


if __name__ == "__main__":
    uvloop.run(LAYERS[sys.argv[2]](sys.argv[1]))
