"""Mutated HTTP requests: none of them is an unexpected error, and none is logged."""

from __future__ import annotations

import json
import os
import re
import socket
from random import Random
from urllib.parse import urlsplit

from server.client import ServerProcess

NUMBER = int(os.environ.get("HAIRPIN_FUZZ", "300"))
BOARD = {
    "title": "x",
    "edition": "first",
    "lanes": [[{"colour": "w", "length": "1.5"}, {"colour": "r", "length": "1"}]] * 2,
    "exits": [True, True],
    "line": "w",
    "targets": [False, False],
    "curve": {
        "pieces": [{"kind": "forward", "length": 8.0}, {"kind": "left", "angle": 180.0, "radius": 5.0}],
        "road": 1.5,
        "start": 2.0,
    },
}
TEXT = 'game = "monza"\nedition = "first"\n[lanes]\nA = "w1 r1"\nB = "r1 w1"\n[finish]\ncolour = "white"\n'
TABLE = {"game": "memo", "options": {"players": "2"}, "seats": [{"kind": "here", "name": "A", "car": "red"}]}
SEEDS: list[tuple[str, str, object]] = [
    ("GET", "/", None),
    ("GET", "/t/ABCDEF", None),
    ("GET", "/assets/index.js", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/monza/figures", None),
    ("GET", "/api/games/memo/words/de", None),
    ("GET", "/api/boards/oval", None),
    ("GET", "/api/tables/ABCDEF", None),
    ("GET", "/api/tables/ABCDEF/races/1.race", None),
    ("GET", "/api/tables/ABCDEF/board", None),
    ("GET", "/api/house", None),
    ("GET", "/api/health", None),
    ("GET", "/schema/openapi.json", None),
    ("GET", "/ws/ABCDEF", None),
    ("GET", "/api/workshop/boards/long", None),
    ("POST", "/api/tables", TABLE),
    ("POST", "/api/tables", {"game": "monza", "board": TEXT}),
    ("POST", "/api/workshop/read", {"text": TEXT, "file": "a.toml"}),
    ("POST", "/api/workshop/draw", BOARD),
    ("POST", "/api/workshop/print", {"board": BOARD, "format": "svg", "paper": "a4", "ink": "colour"}),
]
HEADERS = [
    b"Accept-Encoding: gzip, br;q=0.5",
    b"Accept: text/html;q=\xff",
    b'If-None-Match: W/"x", *',
    b"Range: bytes=0-0,5-",
    b"Cookie: a=\xff; b",
    b"Origin: http://localhost",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Key: x",
    b"Content-Encoding: gzip",
    b"Transfer-Encoding: chunked",
    b"Expect: 100-continue",
    b"X-Forwarded-For: ,,\xff",
    b"Content-Type: multipart/form-data; boundary=\xff",
]
PIECES = [
    b"\xff\xfe",
    b"\x00",
    b"%00",
    b"%ff",
    b"..",
    b"//",
    b"\\ud800",
    b"1e999",
    b"-1",
    b"null",
    b"[[[[",
    b'"',
    b"{",
    b"}",
]


def mutate(raw: bytes, random: Random) -> bytes:
    """Change some bytes: replace, insert, delete, or repeat a part."""
    for _ in range(random.choice((0, 1, 1, 2, 4))):
        at = random.randrange(len(raw) + 1)
        to = min(len(raw), at + random.choice((0, 1, 4, 30)))
        piece = random.choice(
            (random.choice(PIECES), bytes([random.randrange(256)]), raw[at:to] * random.choice((0, 2, 50)))
        )
        raw = raw[:at] + piece + raw[to:]
    return raw


def make_request(random: Random) -> bytes:
    """Return a request: a valid one with changes in its body, in its path, or anywhere."""
    method, path, content = random.choice(SEEDS)
    body = json.dumps(content).encode() if content is not None else b""
    target, where = path.encode(), random.randrange(3)
    if where == 0:
        body = mutate(body, random)
    elif where == 1:
        target = mutate(target, random)
        method = random.choice((method, "HEAD", "PUT", "OPTIONS", "DELETE"))
    head = [b"%s %s HTTP/1.1" % (method.encode(), target), b"Host: localhost", b"Content-Length: %d" % len(body)]
    head += [b"Content-Type: application/json"] * (random.random() < 0.9)
    head += random.sample(HEADERS, random.choice((0, 0, 1, 3)))
    raw = b"\r\n".join([*head, b"Connection: close", b"", body])
    return mutate(raw, random) if where == 2 else raw


def is_incomplete(raw: bytes) -> bool:
    """Return whether the server may wait for more than was sent."""
    head, end, body = raw.partition(b"\r\n\r\n")
    sizes = re.findall(rb"(?i)\r\ncontent-length: *(\d+)\r\n", head + b"\r\n")
    return not end or sizes != [b"%d" % len(body)] or b"chunked" in head or b"\r\nConnection: close" not in head


def ask(server: ServerProcess, raw: bytes) -> bytes:
    """Send bytes; return what comes back, nothing if the server waits for more."""
    address = urlsplit(server.url)
    received = b""
    with socket.create_connection((address.hostname, address.port), 30) as connection:
        try:
            connection.sendall(raw)
            if is_incomplete(raw):
                connection.settimeout(0.02)
            while part := connection.recv(1 << 16):
                received += part
        except (ConnectionError, TimeoutError):
            pass
    return received


def test_no_mutated_request_fails_unexpectedly(own_server: ServerProcess) -> None:
    own_server.arguments = ("--limit-scale", "1000")
    own_server.start()
    random = Random(5)
    statuses: dict[bytes, int] = {}
    for _ in range(NUMBER):
        raw = make_request(random)
        received = ask(own_server, raw)
        for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", received[:20]):
            statuses[status] = statuses.get(status, 0) + 1
            assert status != b"500", raw
    assert statuses[b"200"] > NUMBER / 10
    assert statuses[b"400"] > NUMBER / 20
    assert "Traceback" not in own_server.output()
    assert own_server.output().splitlines()[1:] == []
