"""The WebSocket framing, over real sockets: what a client may send, what ends the connection, who does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hairpin.server import websocket
from hairpin.server.websocket import (
    BINARY,
    CLOSE,
    FINAL,
    PING,
    PONG,
    TEXT,
    WebSocketConnection,
    accept_key,
    pack,
    unmask,
)
from server.recorder import unpack_all

MASK = b"\x37\xfa\x21\x3d"


class Echo(WebSocketConnection):
    """Sends every message back."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[bytes] = []
        self.ends = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.open(transport)

    def message_received(self, payload: bytes) -> None:
        self.messages.append(payload)
        self.send(pack(payload))

    def connection_ended(self) -> None:
        self.ends += 1


def mask(payload: bytes, first: int = FINAL | TEXT) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2)
    if size >= 1 << 16:
        head = bytes([first, 0xFF]) + size.to_bytes(8)
    return head + MASK + unmask(payload, MASK)


Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def talk(client: Callable[[Echo, Client], Awaitable[None]]) -> Echo:
    """Run a client against an echo server on a real socket; return the server's side of the connection."""

    async def run() -> Echo:
        made: list[Echo] = []

        def make() -> Echo:
            made.append(Echo())
            return made[-1]

        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        while not made:
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await client(made[0], (reader, writer))
        writer.close()
        server.close()
        return made[0]

    return asyncio.run(run())


def send(data: bytes, pieces: int = 1) -> tuple[Echo, bytes]:
    """Send bytes in pieces, and read until the connection ends or everything was answered; return what came."""
    received = b""

    async def client(_: Echo, ends: Client) -> None:
        nonlocal received
        reader, writer = ends
        step = max(1, len(data) // pieces)
        for begin in range(0, len(data), step):
            writer.write(data[begin : begin + step])
            await writer.drain()
            await asyncio.sleep(0)
        writer.write_eof()
        received = await reader.read()

    return talk(client), received


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, 16_384])
def test_messages_of_every_length_arrive_and_return(size: int) -> None:
    echo, received = send(mask(b"x" * size), pieces=3)
    assert echo.messages == [b"x" * size]
    assert unpack_all(received)[0] == b"x" * size


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_unmasking_is_exclusive_or(payload: bytes, key: bytes) -> None:
    assert unmask(payload, key) == bytes(byte ^ key[place % 4] for place, byte in enumerate(payload))


def test_frames_may_arrive_byte_by_byte_and_several_at_once() -> None:
    data = mask(b"one") + mask(b"two" * 50) + mask(b"", FINAL | PING) + mask(b"three")
    for pieces in (1, len(data)):
        echo, received = send(data, pieces)
        assert echo.messages == [b"one", b"two" * 50, b"three"]
        assert received.endswith(pack(b"", PONG) + pack(b"three"))


def test_a_binary_message_is_a_message() -> None:
    assert send(mask(b"x", FINAL | BINARY))[0].messages == [b"x"]


def test_a_fragmented_message_is_joined_also_around_a_ping() -> None:
    echo, received = send(mask(b"on", TEXT) + mask(b"hi", FINAL | PING) + mask(b"e", 0) + mask(b"!", FINAL))
    assert echo.messages == [b"one!"]
    assert received == pack(b"hi", PONG) + pack(b"one!")


WRONG = {
    "not masked": (bytes([FINAL | TEXT, 1]) + b"x", 1002),
    "reserved bit": (mask(b"x", FINAL | TEXT | 0x40), 1002),
    "unknown data opcode": (mask(b"x", FINAL | 0x3), 1002),
    "unknown control opcode": (mask(b"x", FINAL | 0xB), 1002),
    "fragmented ping": (mask(b"x", PING), 1002),
    "long ping": (mask(b"x" * 126, FINAL | PING), 1002),
    "continuation of nothing": (mask(b"x", FINAL), 1002),
    "message within a message": (mask(b"x", TEXT) + mask(b"y", FINAL | TEXT), 1002),
    "too long": (mask(b"x" * 16_385), 1009),
    "announced as exabytes": (bytes([FINAL | TEXT, 0xFF]) + b"\xff" * 8 + MASK, 1009),
    "too long in parts": (mask(b"x" * 9000, TEXT) + mask(b"x" * 9000, FINAL), 1009),
    "endless parts": (mask(b"", TEXT) + mask(b"", 0) * 100, 1009),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_frame_ends_the_connection_with_its_code(name: str) -> None:
    data, code = WRONG[name]
    echo, received = send(mask(b"before") + data + mask(b"after"))
    assert echo.messages == [b"before"]
    assert unpack_all(received)[-1] == code.to_bytes(2)
    assert echo.ends == 1


def test_a_close_frame_is_answered_and_nothing_after_it_is_read() -> None:
    echo, received = send(mask(b"\x03\xe8bye", FINAL | CLOSE) + mask(b"after"))
    assert (echo.messages, echo.ends) == ([], 1)
    assert received == pack(b"\x03\xe8", CLOSE)


def test_a_client_that_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSING_SECONDS", 0.1)
    sent = 0

    async def client(echo: Echo, _: Client) -> None:
        nonlocal sent
        frame = pack(b"x" * 60_000)
        while echo.is_open:
            echo.send(frame)
            sent += len(frame)
            await asyncio.sleep(0)
        assert echo._transport
        while not echo._transport.is_closing():
            await asyncio.sleep(0.01)

    assert talk(client).ends == 1
    assert sent < 32 << 20  # the kernel's buffers and ours


def test_a_paused_connection_reads_nothing_and_then_everything_in_order() -> None:
    async def client(echo: Echo, ends: Client) -> None:
        ends[1].write(mask(b"one") + mask(b"two"))
        while len(echo.messages) < 2:
            await asyncio.sleep(0.01)
        echo.pause(0.2)
        ends[1].write(b"".join(mask(str(number).encode()) for number in range(5)))
        await asyncio.sleep(0.1)
        assert len(echo.messages) == 2
        while len(echo.messages) < 7:
            await asyncio.sleep(0.01)

    assert talk(client).messages == [b"one", b"two", b"0", b"1", b"2", b"3", b"4"]


def test_a_client_that_answers_no_ping_for_some_seconds_is_cut_off() -> None:
    async def client(echo: Echo, ends: Client) -> None:
        assert echo.ping()
        while not (await ends[0].read(2)).startswith(pack(b"", PING)[:1]):
            pass
        ends[1].write(mask(b"", FINAL | PONG))
        while not echo.has_been_heard:
            await asyncio.sleep(0.01)
        assert echo.ping()
        assert echo.ping()
        echo.patience_seconds = -1
        assert not echo.ping()

    assert talk(client).ends == 1


def test_the_key_of_a_handshake_is_checked() -> None:
    assert accept_key(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    for wrong in (b"", b"x", b"dGhlIHNhbXBsZSBub25jZQ", b"AAAA", b"\xff" * 24):
        assert accept_key(wrong) is None
