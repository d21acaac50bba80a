"""Sockets that send mutated frames to tables of a server, in which races are going on meanwhile."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

from server.client import Json, merge_table
from server.fuzz_frames import mutate, pack, pack_mutant

BATCH = 16  # frames that are sent at once
ANSWER_SECONDS = 60.0
PLAYER_SECONDS = 0.02
BROKEN_SECONDS = 0.02
FAILED = (b"server/failed", b"store/failed")
HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@dataclass
class FuzzedTable:
    """A table, the keys of its seats, and what its clients know of the position."""

    code: str
    keys: list[str]
    race: Json = field(default_factory=dict)
    recent: list[Json] = field(default_factory=list)  # valid frames that were sent


class RawSocket:
    """One WebSocket connection without a library, so that anything can be sent."""

    def __init__(self, url: str, table: FuzzedTable, totals: Counter[str]) -> None:
        self.url = urlsplit(url)
        self.table = table
        self.totals = totals
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | Any = None
        self.is_open = False

    async def open(self, random: Random) -> None:
        """Connect and send `hello`."""
        self.close()
        self.reader, self.writer = await asyncio.open_connection(self.url.hostname, self.url.port, limit=1 << 22)
        key = b64encode(random.randbytes(16)).decode()
        self.writer.write(HANDSHAKE.format(code=self.table.code, host=self.url.netloc, key=key).encode())
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), ANSWER_SECONDS)
        assert head.startswith(b"HTTP/1.1 101"), head
        self.is_open = True
        self.totals["connections"] += 1
        hello = {"type": "hello", "id": "h", "keys": self.table.keys, "client": "fuzz"}
        self.writer.write(pack(json.dumps(hello).encode()))

    async def read_message(self) -> bytes:
        """Return the next message; a close frame ends the connection."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        payload = await self.reader.readexactly(size)
        if first & 0xF == 0x9:
            self.writer.write(pack(payload, 0x8A))
        if first & 0xF == 0x8:
            self.totals[f"closed by the server: {int.from_bytes(payload[:2])}"] += 1
            self.close()
            raise ConnectionResetError
        assert not any(failed in payload for failed in FAILED), payload
        return payload if first & 0xF == 0x1 else b""

    def close(self) -> None:
        """End the connection, if there is one."""
        self.is_open = False
        if self.writer:
            self.writer.close()


class Mutator(RawSocket):
    """Sends mutated frames in batches, and reads until the answer to the last frame of each batch."""

    async def run(self, share: Callable[[], int], recorded: list[Json], random: Random) -> None:
        """Send frames for as long as `share` hands out some; reconnect as often as needed."""
        while count := share():
            try:
                if not self.is_open:
                    await self.open(random)
                await self.send_batch(count, recorded, random)
            except (OSError, asyncio.IncompleteReadError):
                self.totals["connections ended"] += 1
                self.close()

    async def send_batch(self, count: int, recorded: list[Json], random: Random) -> None:
        out = []
        for _ in range(count):
            frame = self.aim(random.choice(self.table.recent or recorded), random)
            wire, is_broken = pack_mutant(mutate(frame, recorded, random), random)
            out.append(wire)
            self.totals["frames"] += 1
            if is_broken:
                await self.send_split(b"".join(out), random)
                await self.read_rest()
                out.clear()
        mark = f"mark-{random.random()}"
        out.append(pack(json.dumps({"type": "plan", "id": mark, "race": 0, "ply": -1, "words": []}).encode()))
        self.writer.write(b"".join(out))
        await asyncio.wait_for(self.read_until(f'"{mark}"'.encode()), ANSWER_SECONDS)

    async def send_split(self, data: bytes, random: Random) -> None:
        """Send bytes in several pieces, which need not end where frames end."""
        for _ in range(random.randint(0, 3)):
            place = random.randint(0, len(data))
            self.writer.write(data[:place])
            await asyncio.sleep(0)
            data = data[place:]
        self.writer.write(data)

    async def read_until(self, mark: bytes) -> None:
        """Read up to the answer to a frame."""
        while mark not in await self.read_message():
            self.totals["messages received"] += 1

    async def read_rest(self) -> None:
        """Read what the server sends after a broken frame, then connect again."""
        self.totals["broken WebSocket frames"] += 1
        with suppress(TimeoutError):
            while True:
                await asyncio.wait_for(self.read_message(), BROKEN_SECONDS)
        self.close()
        await self.open(Random(0))

    def aim(self, frame: Json, random: Random) -> Json:
        """Return a recorded frame, mostly for the present position."""
        race = self.table.race
        if not race or random.random() < 0.2:
            return frame
        aimed = {**frame, "id": f"f{random.getrandbits(48)}"}
        turn = race["on_turn"] if race["awaits_roll"] else race["actor"]
        for name, value in (("race", race["number"]), ("ply", race["ply"]), ("seat", turn)):
            if name in aimed:
                aimed[name] = value
        if "words" in aimed and race["legal"] and random.random() < 0.5:
            aimed["words"] = [random.choice(race["legal"])]
        return aimed


class Player(RawSocket):
    """Plays at a fuzzed table by the rules, so that mutated frames meet every stage and phase."""

    async def run(self, random: Random) -> None:
        """Play until cancelled."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self.open(random)
                table: Json = {}
                while True:
                    payload = await self.read_message()
                    frame = json.loads(payload) if payload else {"type": "ping"}
                    table = self.follow(table, frame)
                    if table and frame["type"] in ("welcome", "event", "heartbeat"):
                        await asyncio.sleep(PLAYER_SECONDS)
                        self.act(table, random)
            await asyncio.sleep(0.05)

    def follow(self, table: Json, frame: Json) -> Json:
        """Return the table after a frame, and show its race to the mutators."""
        if frame["type"] in ("welcome", "event"):
            table = merge_table(table, frame)
            self.table.race = table["race"] or {}
        return table

    def act(self, table: Json, random: Random) -> None:
        """Send a valid command that fits the table, and remember it for the mutators."""
        race, name = table["race"], f"p{random.getrandbits(48)}"
        if table["stage"] == "lobby":
            if len(table["seats"]) < 2:
                frame: Json = {"type": "add-seat", "id": name}
            else:
                frame = {"type": random.choice(("start", "start", "arrange")), "id": name}
        elif table["stage"] == "over":
            frame = {"type": random.choice(("start", "to-lobby")), "id": name}
        elif race["awaits_roll"]:
            frame = {"type": "roll", "id": name, "seat": race["on_turn"], "race": race["number"], "ply": race["ply"]}
        elif race["actor"] is not None and race["legal"]:
            place = {"seat": race["actor"], "race": race["number"], "ply": race["ply"]}
            frame = {"type": "move", "id": name, **place, "words": [random.choice(race["legal"])]}
        else:
            return
        self.table.recent = [*self.table.recent[-20:], frame]
        self.writer.write(pack(json.dumps(frame).encode()))
        self.totals["valid commands"] += 1
