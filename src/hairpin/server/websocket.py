"""WebSocket framing (RFC 6455), the server's side: a message is framed once and written to every connection it is for.

`docs/decisions/0025-own-websocket-framing.md` says why this is not left to a library.
"""

from __future__ import annotations

import asyncio
import socket
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from hashlib import sha1
from time import monotonic

ACCEPT_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, RESERVED, OPCODE, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F
LONGEST_CONTROL = 125

PROTOCOL_ERROR, TOO_BIG, TOO_SLOW = 1002, 1009, 4008
MOST_UNSENT = 1 << 19  # bytes that wait for a client that does not read
CLOSING_SECONDS = 5.0
# The kernel asks after so much silence, then again and again. The probes of 10,000 sockets come in bursts, of which it
# drops some: with two probes within four seconds it ended thousands of living connections.
PROBE_SECONDS, AGAIN_SECONDS, PROBES = 5, 2, 4
GONE_SECONDS = PROBE_SECONDS + PROBES * AGAIN_SECONDS


def accept_key(key: bytes) -> bytes | None:
    """Return the value of `Sec-WebSocket-Accept` for a client's key, None if the key is not 16 bytes in Base64."""
    try:
        if len(b64decode(key, validate=True)) != 16:
            return None
    except Base64Error:
        return None
    return b64encode(sha1(key + ACCEPT_SUFFIX).digest())  # noqa: S324 - prescribed, and no secret


def pack(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a payload as one frame from the server, which is not masked."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((FINAL | opcode, 126, size >> 8, size & 0xFF)) + payload
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8) + payload


def unmask(payload: bytes, mask: bytes) -> bytes:
    """Return the bytes of a client's frame."""
    size = len(payload)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(pattern)).to_bytes(size)


def notice_silence(transport: asyncio.Transport) -> None:
    """Let the kernel end a connection whose client has vanished: a laptop was shut, a network is gone.

    That costs this process nothing. Behind a proxy it is the proxy that answers; then only pings find out.
    """
    connection = transport.get_extra_info("socket")
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", PROBE_SECONDS),
        ("TCP_KEEPALIVE", PROBE_SECONDS),  # the same on macOS
        ("TCP_KEEPINTVL", AGAIN_SECONDS),
        ("TCP_KEEPCNT", PROBES),
        ("TCP_USER_TIMEOUT", GONE_SECONDS * 1000),  # also while something sent is not acknowledged
    ):
        if option := getattr(socket, name, None):
            connection.setsockopt(socket.IPPROTO_TCP, option, value)


PING_FRAME = pack(b"", PING)


class WebSocketConnection(asyncio.Protocol):
    """One open connection after the handshake. Subclasses receive messages and the end of the connection.

    Text and binary messages are treated alike: whoever decodes a message checks it anyway.
    """

    largest_message = 16_384
    patience_seconds = 3.5  # for the answer to a ping: a busy phone or a bad network may take so long

    def __init__(self) -> None:
        self.is_open = False
        self.has_been_heard = True  # since the last ping
        self.is_silent = False  # ended because it no longer answered
        self._pinged_at = 0.0  # when it was asked first without having answered
        self._transport: asyncio.Transport | None = None
        self._unread = b""
        self._is_paused = False
        self._parts: list[bytes] = []
        self._parts_size = 0

    def message_received(self, payload: bytes) -> None:
        """Receive a message, not yet decoded."""

    def connection_ended(self) -> None:
        """Receive that the connection has ended; called once."""

    def open(self, transport: asyncio.Transport) -> None:
        """Begin, after the handshake."""
        self._transport = transport
        self.is_open = True
        transport.set_write_buffer_limits(high=MOST_UNSENT)

    def send(self, frame: bytes) -> None:
        """Send a frame that was packed before."""
        if self.is_open and self._transport:
            self._transport.write(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame and end the connection; a client that does not read is cut off after some seconds."""
        if not self.is_open or not self._transport:
            return
        self._transport.write(pack(code.to_bytes(2) + reason.encode()[: LONGEST_CONTROL - 2], CLOSE))
        self.is_open = False
        self._transport.close()
        asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._transport.abort)
        self.connection_ended()

    def ping(self, frame: bytes = b"") -> bool:
        """Send a ping, and a frame in the same write.

        Without any sign of life for some seconds after a ping, end the connection and return False.
        """
        now = monotonic()
        if self.has_been_heard:
            self.has_been_heard, self._pinged_at = False, now
        elif now - self._pinged_at > self.patience_seconds:
            self.is_silent = True
            self.abort()
            return False
        self.send(PING_FRAME + frame)
        return True

    def pause(self, seconds: float) -> None:
        """Read nothing for some time: the client has to wait, and what it sends costs nothing."""
        if self.is_open and not self._is_paused and self._transport:
            self._is_paused = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(seconds, self._resume)

    def _resume(self) -> None:
        self._is_paused = False
        if self.is_open and self._transport:
            self._transport.resume_reading()
            self.data_received(b"")

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport:
            self._transport.abort()
        self._end()

    def _end(self) -> None:
        if self.is_open:
            self.is_open = False
            self.connection_ended()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the reason does not matter
        """Note that the client is gone."""
        self._end()

    def pause_writing(self) -> None:
        """Give up a client that does not read."""
        self.close(TOO_SLOW, "frame/too-slow")

    def data_received(self, data: bytes) -> None:
        """Read every complete frame, and keep the rest."""
        self.has_been_heard = True
        if self._unread:
            data = self._unread + data
        at, end = 0, len(data)
        while self.is_open and not self._is_paused and end - at >= 2:
            first, size = data[at], data[at + 1] & LENGTH
            begin = at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end < begin + wide:
                    break
                size = int.from_bytes(data[begin : begin + wide])
                begin += wide
            if problem := self._find_problem(first, data[at + 1], size):
                self.close(problem)
                return
            payload_begin = begin + 4
            at_next = payload_begin + size
            if end < at_next:
                break
            self._read_frame(first, unmask(data[payload_begin:at_next], data[begin:payload_begin]))
            at = at_next
        self._unread = data[at:] if self.is_open else b""

    def _find_problem(self, first: int, second: int, size: int) -> int:
        """Return the close code for a frame that is not allowed, or 0."""
        opcode = first & OPCODE
        if first & RESERVED or not second & MASKED:
            return PROTOCOL_ERROR
        if opcode >= CLOSE:
            return 0 if opcode <= PONG and first & FINAL and size <= LONGEST_CONTROL else PROTOCOL_ERROR
        if opcode > BINARY or bool(opcode) == bool(self._parts):
            return PROTOCOL_ERROR
        return TOO_BIG if size + self._parts_size > self.largest_message else 0

    def _read_frame(self, first: int, payload: bytes) -> None:
        opcode = first & OPCODE
        if first in (FINAL | TEXT, FINAL | BINARY):
            self.message_received(payload)
        elif opcode == PING:
            self.send(pack(payload, PONG))
        elif opcode == CLOSE:
            self.close(1000)
        elif opcode != PONG:
            self._read_part(payload, is_last=bool(first & FINAL))

    def _read_part(self, payload: bytes, *, is_last: bool) -> None:
        """Join the parts of a fragmented message; an empty first part counts as begun."""
        self._parts.append(payload)
        self._parts_size += len(payload)
        if is_last:
            whole = b"".join(self._parts)
            self._parts, self._parts_size = [], 0
            self.message_received(whole)
        elif len(self._parts) > MOST_PARTS:
            self.close(TOO_BIG)


MOST_PARTS = 64
