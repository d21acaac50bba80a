"""A minimal HTTP/1.1 client for loopback: one request per connection, from a chosen source address."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec


class HttpError(Exception):
    """A response that is no success."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"HTTP {status}: {body[:300]!r}")
        self.status = status


async def request(
    port: int,
    method: str,
    path: str,
    body: bytes = b"",
    source: str = "127.0.0.1",
    seconds: float = 30,
    headers: str = "",
) -> tuple[int, bytes]:
    """Send a request; return the status and the body of the response. `headers` are lines that end with CRLF."""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=1 << 22)
        try:
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n{headers}"
            if body:
                head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
            writer.write(head.encode() + b"\r\n" + body)
            top = await reader.readuntil(b"\r\n\r\n")
            content = await _read_body(reader, top.lower())
        finally:
            writer.close()
    return int(top.split(b" ", 2)[1]), content


async def _read_body(reader: asyncio.StreamReader, head: bytes) -> bytes:
    for line in head.split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return await reader.readexactly(int(line.partition(b":")[2]))
    if b"transfer-encoding: chunked" not in head:
        return await reader.read()
    parts = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    return b"".join(parts)


async def post(port: int, path: str, data: Any, source: str = "127.0.0.1") -> Any:
    """Send JSON; return the JSON of a successful response."""
    status, body = await request(port, "POST", path, msgspec.json.encode(data), source)
    if status >= 300:
        raise HttpError(status, body)
    return msgspec.json.decode(body)
