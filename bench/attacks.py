"""Attacks on a server on loopback, each in a process of its own, bounded in time and number.

    python -m bench.attacks NAME PORT SECONDS one|many CODE

`bench.attack` starts them. They come from one source address or from 250. CODE is a table that somebody else plays at.
When the time is over, what happened is printed as JSON, by kind.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import uvloop

from bench.http_client import post, request
from bench.load_table import LoadSocket, connect, source_address

BLOCK = 200  # of source addresses: 127.200.0.1 and so on
MANY = 250
DOTTED = "a." * 32_500 + "a=1"
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
NICENESS = 19  # the load that measures must not wait for the attack
BOARD = Path(__file__).parents[1] / "src" / "hairpin" / "tracks" / "oval.toml"
HELLO = b'{"type":"hello","id":"%d","keys":["aaaaaaaaaaaaaaaaaaaaaaaaaa"],"client":"attack"}'


class Attack:
    """The target of an attack, and what happened so far."""

    def __init__(self, port: int, seconds: float, addresses: int, code: str) -> None:
        self.port = port
        self.until = monotonic() + seconds
        self.addresses = addresses
        self.code = code
        self.counts: Counter[str] = Counter()
        self.random = Random(1)

    def source(self, number: int) -> str:
        """Return the source address of a worker."""
        return source_address(number % self.addresses, BLOCK)

    @property
    def is_on(self) -> bool:
        """Whether there is time left."""
        return monotonic() < self.until

    async def flood(self, workers: int, job: Callable[[int], Awaitable[str]], pause: float = 0.0) -> None:
        """Repeat a job in so many workers until the time is over; count what it returns."""

        async def work(number: int) -> None:
            while self.is_on:
                try:
                    self.counts[await job(number)] += 1
                except Exception as error:
                    self.counts[type(error).__name__] += 1
                    await asyncio.sleep(0.01)
                await asyncio.sleep(pause)

        await asyncio.gather(*(work(number) for number in range(workers)))

    async def send(self, number: int, path: str, data: Any, headers: str = "") -> str:
        """Send JSON by HTTP; return the status."""
        body = msgspec.json.encode(data)
        status, _ = await request(self.port, "POST", path, body, self.source(number), 10, headers)
        return str(status)

    async def open_table(self) -> str:
        """Open a table of the attacker's own."""
        opened = await post(self.port, "/api/tables", {"game": "monza", "seats": [{"kind": "link"}]}, self.source(0))
        return str(opened["code"])

    def url(self, code: str) -> str:
        """Return the address of a table's sockets."""
        return f"ws://127.0.0.1:{self.port}/ws/{code}"


class Mute(LoadSocket):
    """A socket that counts what it receives."""

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.attack = attack

    def on_text(self, raw: bytes) -> None:
        """Count a frame by its type."""
        self.attack.counts[raw[9:16].partition(b'"')[0].decode("latin-1")] += 1

    def on_closed(self, why: str) -> None:
        """Count a close."""
        self.is_closing = True
        self.attack.counts[f"closed: {why[:40]}"] += 1


async def dotted_keys(attack: Attack) -> None:
    """Boards with deeply dotted keys, which a TOML parser reads in quadratic time."""

    async def job(number: int) -> str:
        size = 65_000 if number % 2 else 18_000
        if number % 3:
            return await attack.send(number, "/api/workshop/read", {"text": DOTTED[-size:].lstrip(".")})
        return await attack.send(number, "/api/tables", {"game": "monza", "board": DOTTED[-size:].lstrip(".")})

    await attack.flood(12, job)


async def huge_boards(attack: Attack) -> None:
    """Boards of the largest size, with very long lanes or very many."""
    lane = "p1.5 b1 w1.5 y1.5 r1 g1 " * 4
    lanes = "\n".join(f'{letter} = "{lane * 20}"' for letter in "ABCDEFGHIJKL")
    text = BOARD.read_text("utf-8").partition("[lanes]")[0] + "[lanes]\n" + lanes + '\n[finish]\ncolour = "white"\n'
    texts = [text[:60_000], text[:15_000], BOARD.read_text("utf-8").replace("p1.5", "p1." + "5" * 4_000)]

    async def job(number: int) -> str:
        path, name = (("/api/workshop/read", "text"), ("/api/tables", "board"))[number % 2]
        return await attack.send(number, path, {"game": "monza", name: texts[number % 3]})

    await attack.flood(12, job)


async def hellos(attack: Attack) -> None:
    """100 sockets at a table of the attacker's own that send hello 20 times a second."""
    url = attack.url(await attack.open_table())
    numbers = count(1)

    async def shout(number: int) -> None:
        mute = Mute(attack)
        with suppress(Exception):
            await connect(mute, url, attack.source(number))
        while attack.is_on and not mute.is_closing:
            mute.send(HELLO % next(numbers))
            await asyncio.sleep(0.05)

    await asyncio.gather(*(shout(number) for number in range(100)))


async def half_requests(attack: Attack) -> None:
    """1,100 connections that send half a request and wait."""
    gate = asyncio.Semaphore(100)

    async def hold(number: int) -> None:
        while attack.is_on:
            try:
                async with gate, asyncio.timeout(5):
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", attack.port, local_addr=(attack.source(number), 0)
                    )
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\nx-")
                attack.counts["held"] += 1
                with suppress(TimeoutError):
                    async with asyncio.timeout(attack.until - monotonic()):
                        await reader.read()
                        attack.counts["closed by the server"] += 1
                writer.close()
            except OSError as error:
                attack.counts[type(error).__name__] += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*(hold(number) for number in range(1_100)))


async def open_tables(attack: Attack) -> None:
    """Tables opened as fast as possible, with forged forwarded addresses."""
    numbers = count()

    async def job(number: int) -> str:
        n = next(numbers)
        forged = f"x-forwarded-for: 10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}\r\n"
        return await attack.send(n if attack.addresses > 1 else number, "/api/tables", {"game": "monza"}, forged)

    await attack.flood(16, job)


async def slow_readers(attack: Attack) -> None:
    """200 sockets that ask for the whole table again and again and never read."""
    code = await attack.open_table()
    loop = asyncio.get_running_loop()

    async def job(number: int) -> str:
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            raw.setblocking(False)
            raw.bind((attack.source(number), 0))
            await loop.sock_connect(raw, ("127.0.0.1", attack.port))
            await loop.sock_sendall(raw, handshake(attack.port, code))
            for n in count():
                if not attack.is_on:
                    return "held"
                async with asyncio.timeout(max(attack.until - monotonic(), 0.1)):
                    await loop.sock_sendall(raw, mask(HELLO % n))
                attack.counts["hello"] += 1
                await asyncio.sleep(0.05)
        return "held"

    await attack.flood(200, job)


async def guess_codes(attack: Attack) -> None:
    """Guesses of table codes, by HTTP and by socket."""

    async def job(number: int) -> str:
        code = "".join(attack.random.choices(LETTERS, k=6))
        if number % 2:
            status, _ = await request(attack.port, "GET", f"/api/tables/{code}", source=attack.source(number))
            return str(status)
        mute = Mute(attack)
        await connect(mute, attack.url(code), attack.source(number))
        mute.send(HELLO % 1)
        await asyncio.sleep(0.02)
        mute.close()
        return "socket"

    await attack.flood(24, job)


async def spectators(attack: Attack) -> None:
    """300 sockets that watch a table of somebody else's, leave and return."""

    async def job(number: int) -> str:
        mute = Mute(attack)
        await connect(mute, attack.url(attack.code), attack.source(number))
        mute.send(HELLO % 1)
        await asyncio.sleep(0.5 + attack.random.random())
        mute.close()
        return "visit"

    await attack.flood(300, job)


async def bad_frames(attack: Attack) -> None:
    """50 sockets that send nonsense, deep JSON, large frames and questions as fast as they can."""
    url = attack.url(await attack.open_table())
    frames = [
        b"[" * 16_000,
        b'{"type":"plan","id":"1","race":1,"ply":1,"words":[' + b'"A1w",' * 2_000 + b'"A1w"]}',
        b'{"type":"why","id":"2","seat":0,"race":1,"ply":0,"words":[],"what":"A1"}',
        b'{"type":"sit","id":"3","seat":0,"name":"' + b"x" * 15_000 + b'"}',
        b"\xff\xfe",
        b'{"type":"draft","id":"4","seat":0,"race":1,"ply":0,"words":["A1w"]}',
    ]

    async def job(number: int) -> str:
        mute = Mute(attack)
        await connect(mute, url, attack.source(number))
        for n in count():
            if mute.is_closing or not attack.is_on:
                break
            mute.send(frames[n % len(frames)])
            if n % 8 == 7:
                await asyncio.sleep(0.005)
        mute.close()
        return "socket"

    await attack.flood(50, job)


async def reconnects(attack: Attack) -> None:
    """Sockets that are opened and closed as fast as possible, at a table of the attacker's own."""
    url = attack.url(await attack.open_table())

    async def job(number: int) -> str:
        mute = Mute(attack)
        await connect(mute, url, attack.source(number))
        mute.send(HELLO % 1)
        mute.close()
        return "socket"

    await attack.flood(24, job)


async def workshop(attack: Attack) -> None:
    """Boards to be drawn, measured and printed, without a pause."""
    _, body = await request(attack.port, "GET", "/api/workshop/boards/oval", source=attack.source(0))
    board = msgspec.json.decode(body)
    jobs = (("draw", board), ("measure", board), ("print", {"board": board}))

    async def job(number: int) -> str:
        name, data = jobs[number % 3]
        return f"{name} {await attack.send(number, f'/api/workshop/{name}', data)}"

    await attack.flood(12, job)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "dotted-keys": dotted_keys,
    "huge-boards": huge_boards,
    "workshop": workshop,
    "hellos": hellos,
    "bad-frames": bad_frames,
    "slow-readers": slow_readers,
    "spectators": spectators,
    "reconnects": reconnects,
    "half-requests": half_requests,
    "open-tables": open_tables,
    "guess-codes": guess_codes,
}


def handshake(port: int, code: str) -> bytes:
    """Return the request that opens a socket."""
    key = b64encode(bytes(16)).decode()
    return (
        f"GET /ws/{code} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()


def mask(payload: bytes) -> bytes:
    """Return a short text frame of a client, masked with zeros."""
    return bytes((0x81, 0x80 | len(payload))) + bytes(4) + payload


async def run(words: list[str]) -> None:
    """Run the attack of the command line, and print what happened."""
    name, port, seconds, addresses, code = words
    attack = Attack(int(port), float(seconds), MANY if addresses == "many" else 1, code)
    try:
        async with asyncio.timeout(float(seconds) + 2):
            await ATTACKS[name](attack)
    except TimeoutError:
        attack.counts["unfinished"] += 1
    print(msgspec.json.encode(dict(attack.counts.most_common())).decode(), flush=True)


if __name__ == "__main__":
    logging.getLogger("picows").setLevel(logging.CRITICAL)
    logging.getLogger("aiofastnet").setLevel(logging.CRITICAL)
    os.nice(NICENESS)
    uvloop.run(run(sys.argv[1:]))
