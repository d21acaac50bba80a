"""Mutated HTTP requests on raw sockets: methods, paths, headers, bodies, and what lies about their length."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

from server.client import Json
from server.fuzz_frames import ODD, mutate_text

ANSWER_SECONDS = 1.5  # a request whose body is cut off gets no answer
AT_ONCE = 24
NAMES = (
    "sprint",
    "long",
    "oval",
    "first-edition",
    "nowhere",
    "",
    "..",
    "%2e%2e%2f",
    "%00",
    "\x7f",
    "é",
    "A" * 3000,
    "%ff",
    "a b",
)
SEGMENT = re.compile(r"\{\w+\}")
BAD_HEADERS = (
    b"Host: evil.example",
    b"Host: ",
    b"Origin: http://evil.example",
    b"Origin: null",
    b"X-Forwarded-For: 1.2.3.4, \xff",
    b'Forwarded: for="[::1"',
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: 3, 4",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, identity",
    b"Expect: 100-continue",
    b"Content-Type: text/plain; charset=utf-7",
    b"Content-Type: application/x-msgpack",
    b"Content-Type: multipart/form-data; boundary=",
    b"Content-Type: multipart/form-data",
    b"Content-Encoding: gzip",
    b"Accept-Encoding: gzip;q=nan, br;q=-1",
    b"Accept: \xff/\xfe",
    b"If-None-Match: \xff",
    b"Range: bytes=99-1,a-b",
    b"Cookie: " + b"a=b; " * 500,
    b"X-Long: " + b"y" * 20_000,
    b"No colon here",
    b"\x00Bad: x",
    b"Folded: a\r\n b",
    b"Upgrade: websocket\r\nConnection: Upgrade",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    + b"e" * 22
    + b"==",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \xff",
    b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAM",
)


def list_requests(schema: Json, code: str, bodies: dict[str, Json]) -> list[tuple[str, str, Json | None]]:
    """List a valid request of every kind: those of the OpenAPI schema, the page, and the socket."""
    listed: list[tuple[str, str, Json | None]] = [
        (method.upper(), path, bodies.get(path)) for path, methods in schema["paths"].items() for method in methods
    ]
    plain = ("/", f"/t/{code}", "/assets/index.js", "/schema/openapi.json", f"/ws/{code}", "/nowhere")
    return [*listed, *(("GET", path, None) for path in plain)]


def mutate_json(value: Any, random: Random) -> Any:
    """Change a JSON value in one place, at any depth."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        name = random.choice(list(value))
        match random.randrange(8):
            case 0:
                return {key: inner for key, inner in value.items() if key != name}
            case 1:
                return {**value, random.choice(("extra", "", "\0", "type")): random.choice(ODD)(random)}
            case _:
                return {**value, name: mutate_json(value[name], random)}
    if isinstance(value, list) and value and random.random() < 0.8:
        place = random.randrange(len(value))
        changed = [*value[:place], mutate_json(value[place], random), *value[place + 1 :]]
        return random.choice((changed, changed, value + value, value[:place]))
    if isinstance(value, str) and value and random.random() < 0.6:
        return mutate_text(value.encode(), random).decode("utf-8", "replace")[:120_000]
    if isinstance(value, int | float) and random.random() < 0.5:
        return value * random.choice((-1, 0, 2, 0.5, 1e9, 1e300))
    return random.choice(ODD)(random)


def write_request(request: tuple[str, str, Json | None], host: str, code: str, random: Random) -> bytes:
    """Return a request as bytes, with one to three changes."""
    method, path, body = request
    content = b"" if body is None else json.dumps(body).encode()
    path = SEGMENT.sub(lambda _: random.choice((code, code.lower(), *NAMES)), path)
    headers = [f"Host: {host}".encode(), b"Connection: close"]
    length: bytes | None = None
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        match random.randrange(8):
            case 0 | 1 if body is not None:
                content = json.dumps(mutate_json(body, random)).encode()
            case 2 if content:
                content = mutate_text(content, random)
            case 3:
                method = random.choice(
                    ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "", "X" * 99)
                )
            case 4:
                path += random.choice(
                    ("/", "//", "?", "?a=%ff&a[]=1", "%", "%zz", "/../..", "%2f", ";x", "#f", "?" + "q" * 9000)
                )
            case 5:
                headers.append(random.choice(BAD_HEADERS))
            case 6:
                length = str(max(0, len(content) + random.choice((-1, 1, 1000, 10**6)))).encode()
            case _:
                del headers[:1]
    if content:
        headers += [b"Content-Type: application/json", b"Content-Length: " + (length or str(len(content)).encode())]
    version = random.choice(("HTTP/1.1",) * 20 + ("HTTP/1.0", "HTTP/9.9", "HTTP", ""))
    head = f"{method} {path} {version}\r\n".encode("latin-1", "replace") + b"\r\n".join(headers) + b"\r\n\r\n"
    whole = head + content
    if random.random() < 0.05:
        whole = mutate_text(whole, random)
    return whole


async def ask(url: str, request: bytes, totals: Counter[str]) -> None:
    """Send a request; if an answer comes, its status must not be 500."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    answer = b""
    with suppress(OSError, TimeoutError):
        writer.write(request)
        answer = await asyncio.wait_for(reader.read(65_536), ANSWER_SECONDS)
    writer.close()
    status = answer[9:12].decode("latin-1") or "none"
    totals[f"status {status}"] += 1
    assert status not in ("500", "501", "502", "504"), (request[:2000], answer[:500])


async def send_requests(
    url: str, requests: list[tuple[str, str, Json | None]], code: str, count: int, random: Random, totals: Counter[str]
) -> None:
    """Send mutated requests, some at a time."""
    left = iter(range(count))

    async def work() -> None:
        for _ in left:
            request = write_request(random.choice(requests), urlsplit(url).netloc, code, random)
            await ask(url, request, totals)
            totals["requests"] += 1

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    await asyncio.sleep(0.05)  # for the transports to close
