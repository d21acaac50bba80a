"""The peer: a dice race on boardgame.io in memory, and virtual tables that play it.

The packages are installed from npm into `build/bench/peer_boardgame`, with the Node.js that builds the page. The
clients talk engine.io and socket.io over a WebSocket, as far as it is needed: `40` connects to the game, `42` carries
an event, `2` is a ping and `3` the answer. boardgame.io acknowledges an action by sending the new state to all players
of the match: the answer is the arrival at the player who acted.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from scripts.node import find_node

from bench.hairpin_frames import Plan, choose_route
from bench.http_client import post
from bench.load_table import LoadSocket, LoadTable, Meter, connect
from bench.processes import BUILD, ROOT, run_server
from hairpin.games.monza.track_file import shipped_tracks

SOURCES = Path(__file__).parent / "peer_boardgame"
PLACE = BUILD / "peer_boardgame"
NAMESPACE = b"/race,"
UPDATE, SYNC = b'42/race,["update"', b'42/race,["sync"'
SEATS = 4
WAIT_SECONDS = 30.0


class Race(msgspec.Struct):
    """The state of the race, as far as it is needed."""

    phase: str
    plan: Plan | None
    result: Any
    race: int


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815


class State(msgspec.Struct):
    """The state of a match."""

    G: Race
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """What a player gets after joining."""

    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Sync]).decode


def install() -> None:
    """Install boardgame.io as the lock file says, unless that was done before."""
    lock = (SOURCES / "package-lock.json").read_bytes()
    stamp = PLACE / "installed"
    if not stamp.exists() or stamp.read_bytes() != lock:
        shutil.rmtree(PLACE, ignore_errors=True)
        PLACE.mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(SOURCES / name, PLACE)
        command = [sys.executable, str(ROOT / "scripts" / "node.py"), "npm", "--prefix", str(PLACE), "ci"]
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run([*command, *quiet], cwd=ROOT, check=True, stdout=sys.stderr)  # noqa: S603
        stamp.write_bytes(lock)
    shutil.copy(SOURCES / "server.js", PLACE)


def write_board(track: str = "oval") -> Path:
    """Write the board that Hairpin's tables race on as a graph; return the file."""
    board = shipped_tracks()[track]
    graph = {
        "finish": sorted(board.finish),
        "exits": {
            place: [{"place": space, "colour": colour} for space in spaces for colour in board.colour(space)]
            for place, spaces in board.exits.items()
        },
        "behind": board.behind,
    }
    file = PLACE / "board.json"
    file.write_bytes(msgspec.json.encode(graph))
    return file


@contextmanager
def run_boardgame(core: int, *options: str) -> Iterator[tuple[int, int]]:
    """Run the peer's server; yield its process and port."""
    install()
    node = find_node()
    if node is None:
        raise FileNotFoundError("there is no Node.js; run `make packages`")
    command = [str(node), str(PLACE / "server.js"), str(write_board()), *options]
    with run_server(command, core, {"NODE_ENV": "production", "PATH": os.environ["PATH"]}) as running:
        yield running


class Player(LoadSocket):
    """The socket of a player."""

    def __init__(self, table: BoardgameTable, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.credentials = ""
        self.number = -1
        self.is_connected = asyncio.Event()

    def on_text(self, raw: bytes) -> None:
        """Handle a packet of engine.io."""
        self.table.meter.frames += 1
        if raw.startswith(UPDATE):
            self.table.on_update(self, raw)
        elif raw == b"2":
            self.send(b"3")
        elif raw.startswith(SYNC):
            self.table.on_sync(self, raw)
        elif raw.startswith(b"0"):
            self.send(b"40" + NAMESPACE)
        elif raw.startswith(b"40"):
            self.is_connected.set()
        elif not raw.startswith(b'42/race,["matchData"'):
            self.table.violate(f"seat {self.seat}: {raw[:200]!r}")

    def on_closed(self, why: str) -> None:
        """Note that the server closed this connection."""
        if not self.is_closing:
            self.is_closing = True
            self.table.violate(f"seat {self.seat} was disconnected: {why}")


class BoardgameTable(LoadTable):
    """A match with its four players."""

    def __init__(self, meter: Meter, port: int, number: int, source: str) -> None:
        super().__init__(meter)
        self.port = port
        self.source = source
        self.random = Random(number)
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.match = ""
        self.number = -1
        self.state: State | None = None
        self.last = b""
        self.arrived = 0
        self.actor = -1
        self.races = 0

    def __str__(self) -> str:
        return f"match {self.match} (state {self.number})"

    async def open(self) -> None:
        """Create the match and take its seats by HTTP."""
        created = await post(self.port, "/games/race/create", {"numPlayers": SEATS}, self.source)
        self.match = created["matchID"]
        for player in self.players:
            wanted = {"playerID": str(player.seat), "playerName": f"player {player.seat}"}
            joined = await post(self.port, f"/games/race/{self.match}/join", wanted, self.source)
            player.credentials = joined["playerCredentials"]

    async def join(self) -> None:
        """Connect all players."""
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with asyncio.timeout(WAIT_SECONDS):
            for player in self.players:
                await connect(player, url, self.source)
                await player.is_connected.wait()
                self._emit(player, ["sync", self.match, str(player.seat), player.credentials, SEATS])
            while any(player.number < 0 for player in self.players):
                await asyncio.sleep(0.001)

    def _emit(self, player: Player, packet: list[Any]) -> None:
        player.send(b"42" + NAMESPACE + msgspec.json.encode(packet))

    def on_sync(self, player: Player, raw: bytes) -> None:
        """Take over the state after joining."""
        self.state = decode_sync(raw[8:])[2].state
        self.number = player.number = self.state.number

    def on_update(self, player: Player, raw: bytes) -> None:
        """Check a new state; decode it if this player is the first to receive it."""
        meter = self.meter
        meter.events += 1
        meter.event_bytes += len(raw)
        player.number += 1
        if player.number == self.number + 1:
            self.state = decode_update(raw[8:])[2]
            self.last = raw
            self.arrived = 0
            self.number += 1
            if self.state.number != self.number:
                self.violate(f"state {self.state.number} where {self.number} was expected")
            if self.state.G.phase == "over" and self.state.G.result is None:
                self.violate("a race is over without a result")
        elif raw != self.last:
            self.violate(f"seat {player.seat}: state {self.number} differs from what others received")
        if player.seat == self.actor:
            self.note_answer()
        self.arrived += 1
        if self.arrived == SEATS:
            self.complete()

    def send_command(self) -> None:
        """Send what comes next: start, roll or drive."""
        state = self.state
        if state is None:
            return
        seat = state.ctx.currentPlayer
        args: list[Any] = []
        if state.G.phase == "over":
            kind = "start"
            self.races += 1
        elif state.G.plan is None:
            kind = "roll"
        else:
            kind, args = "drive", [choose_route(state.G.plan, self.random)]
        if self.meter.is_on:
            self.meter.kinds[kind] += 1
        self.actor = int(seat)
        player = self.players[self.actor]
        payload = {"type": kind, "args": args, "playerID": seat, "credentials": player.credentials}
        self._emit(player, ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, seat])

    def close(self) -> None:
        """Disconnect all players."""
        for player in self.players:
            player.close()
