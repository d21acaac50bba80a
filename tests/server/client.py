"""A server of one's own, and guests who speak the protocol with it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from socket import create_connection
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from hairpin.server.monza.workshop import MEASUREMENTS
from hairpin.server.web.app import TABLES_AT_ONCE, TABLES_PER_SECOND
from hairpin.server.web.rate_limit import TokenBucket
from server.warm import Process, can_fork, open_nursery

Json = dict[str, Any]

OPENER = Path(__file__).parent / "open_house.py"
PATIENCE = 180.0
MOST_FRAMES = 20_000
SEED = "7"
OPEN_LINE = "The table is open: "
COSTLY = ("/measure", "/finish", "/print")

_numbers = count(1)


class House:
    """A `hairpin serve` process on a file; it can be killed and started again."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.file = folder / "t.sqlite"
        self.words = words
        self.url = ""
        # What the server still grants at once, counted as it counts itself.
        self.tables = TokenBucket(TABLES_AT_ONCE, TABLES_PER_SECOND)
        self.measurements = TokenBucket(*MEASUREMENTS)
        self._process: Process | None = None
        self._starts = 0
        # A line for each question: one that is kept open may be closed by the server just as the next one is asked.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.Client(timeout=PATIENCE, limits=limits, trust_env=False, verify=False)  # noqa: S501 - plain http

    def command(self, *words: str) -> list[str]:
        """Return how a server on this file is started."""
        data = f"sqlite:///{self.file}"
        opener = [sys.executable, str(OPENER), "--language", "en", "serve", "--no-browser"]
        # The same chance in every run; a house that others can reach refuses to be foreseen.
        seed = () if {"--lan", "--public-url", "--host"} & {*words} else ("--seed", SEED)
        # A driver on a slow machine is slow; whoever wants one to be late says so.
        # A guest here plays as fast as it can; whoever floods a house says how much that one takes.
        limits = ("--answer-seconds", "20", "--ready-seconds", "600", "--frames-per-second", "1000")
        return [*opener, "--data", data, "--think-scale", "0.01", *limits, *seed, *words]

    def start(self) -> Self:
        """Open the house and wait for its line."""
        self._starts += 1
        words = self.words if "--port" in self.words else ("--port", "0", *self.words)
        self._process = self._launch(*self.command(*words))
        give_up = time.monotonic() + PATIENCE
        while "\n" not in (said := self._note("out").read_text("utf-8").partition(OPEN_LINE)[2]):
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < give_up, f"the house did not open: {self.said()}"
            time.sleep(0.01)
        self.url = said.partition("\n")[0]
        return self

    def _launch(self, python: str, *words: str) -> Process:
        with self._note("out").open("wb") as out, self._note("err").open("wb") as err:
            if not can_fork():
                return subprocess.Popen([python, *words], stdout=out, stderr=err, cwd=self.folder)
        return open_nursery().start(*words, cwd=self.folder, stdout=self._note("out"), stderr=self._note("err"))

    def _note(self, what: str) -> Path:
        return self.folder / f"{what}{self._starts}.txt"

    def said(self) -> str:
        """Return all that the server has printed, over all starts."""
        return "".join(note.read_text("utf-8") for note in sorted(self.folder.glob("*.txt")))

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process, politely or not."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """Pull the plug."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """End everything; politely where coverage is measured, because who is killed reports nothing."""
        self.end(signal.SIGTERM if "COVERAGE_PROCESS_CONFIG" in os.environ else signal.SIGKILL)
        self._client.close()

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask over HTTP."""
        if method == "POST":
            self._count(path)
        return self._client.request(method, self.url + path, **more)

    def _count(self, path: str) -> None:
        """Note what a wish takes from what the server grants at once."""
        if path == "/api/tables":
            self.tables.take()
        elif path.endswith(COSTLY):
            self.measurements.take()

    def stream(self, method: str, path: str, **more: Any) -> AbstractContextManager[httpx.Response]:
        """Ask over HTTP, and read the answer as it comes."""
        self._count(path)
        return self._client.stream(method, self.url + path, **more)

    def ask_and_leave(self, path: str, body: object) -> None:
        """Ask over HTTP, and hang up before the answer comes."""
        self._count(path)
        address, content = urlsplit(self.url), json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
        with create_connection((address.hostname, address.port), PATIENCE) as line:
            line.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)

    def open(self, game: str = "monza", seats: str = "here here", **options: str) -> tuple[str, str]:
        """Open a table with seats of these kinds; return its code and the host's key."""
        wish = {"game": game, "options": options, "seats": [{"kind": kind} for kind in seats.split()]}
        answer = self.ask("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["code"], opened["key"]

    @contextmanager
    def meet(self, code: str, *keys: str, is_greeting: bool = True, origin: str | None = None) -> Iterator[Guest]:
        """Sit down at a table with some keys."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        # Who does not listen for a while still answers the server's pings.
        with connect(
            address,
            open_timeout=PATIENCE,
            close_timeout=0.2,
            ping_interval=None,
            max_queue=None,
            proxy=None,
            origin=origin,  # type: ignore[arg-type]
        ) as socket:
            guest = Guest(socket, keys)
            if is_greeting:
                guest.greet()
            yield guest

    def read_store(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the file of a house that is closed."""
        assert self._process is None
        with sqlite3.connect(self.file) as db:
            rows = db.execute(query, values).fetchall()
        db.close()
        return rows


class RefusedError(AssertionError):
    """The server said no where the test expects yes."""


class Guest:
    """One connection to a table: what it heard, and the table as it last saw it."""

    def __init__(self, socket: ClientConnection, keys: tuple[str, ...]) -> None:
        self.socket = socket
        self.keys = keys
        self.heard: list[str] = []
        self.table: Json = {}
        self.you: Json = {}

    @property
    def race(self) -> Json:
        """The race on the table."""
        race: Json = self.table["race"]
        return race

    def greet(self, *more: str) -> Json:
        """Say hello with the keys held so far and more; return the welcome."""
        self.keys += more
        self.say("hello", keys=list(self.keys))
        return self.until(lambda frame: frame["type"] == "welcome")

    def send(self, raw: str | bytes) -> None:
        """Send anything at all."""
        self.socket.send(raw)

    def say(self, kind: str, /, **fields: Any) -> str:
        """Send a command; return its id."""
        name = fields.pop("id", None) or f"{os.getpid()}-{next(_numbers)}"
        self.send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def hear(self, timeout: float = PATIENCE) -> Json:
        """Return the next frame."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.heard.append(raw)
        assert len(self.heard) < MOST_FRAMES
        frame: Json = json.loads(raw)
        if frame["type"] in ("welcome", "event"):
            assert frame["table"]["number"] >= self.table.get("number", 0)
            self.table = frame["table"]
        if frame["type"] == "welcome":
            self.you = frame["you"]
        return frame

    def until(self, is_it: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Return the first frame that is it."""
        give_up = time.monotonic() + timeout
        while not is_it(frame := self.hear(max(0.01, give_up - time.monotonic()))):
            assert time.monotonic() < give_up, f"not heard; the last was {self.heard[-1]:.400}"
        return frame

    def until_table(self, is_it: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Wait until the table looks so; return it."""
        give_up = time.monotonic() + timeout
        while not self.table or not is_it(self.table):
            assert time.monotonic() < give_up, f"the table is still {json.dumps(self.table):.600}"
            self.hear(max(0.01, give_up - time.monotonic()))
        return self.table

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a command and return what answers it; who is too fast waits and says it again."""
        for _ in range(100):
            name = self.say(kind, **fields)
            reply = self.until(lambda frame: frame.get("id") == name)  # noqa: B023 - used at once
            if reply.get("code") != "frame/too-many":
                return reply
            time.sleep(0.1)
        raise AssertionError("always too many")

    def do(self, kind: str, /, **fields: Any) -> Json:
        """Carry out a command, and see its event; return its answer."""
        reply = self.ask(kind, **fields)
        if reply["type"] != "answer":
            raise RefusedError(f"{kind} {fields}: {reply}")
        self.until_table(lambda table: table["number"] >= reply["number"])
        return reply

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Try something that is refused; return the code."""
        reply = self.ask(kind, **fields)
        assert reply["type"] == "refusal", reply
        assert reply["message"]
        return str(reply["code"])

    def catch_up(self) -> list[Json]:
        """Return what was said to this guest up to now, heartbeats left out: a question marks the moment."""
        begin = len(self.heard)
        name = self.say("plan", race=0, ply=-1, words=[])
        self.until(lambda frame: frame.get("id") == name)
        frames: list[Json] = [json.loads(raw) for raw in self.heard[begin:]]
        return [frame for frame in frames if frame["type"] != "heartbeat" and frame.get("id") != name]

    # --- playing

    def turn(self) -> int | None:
        """Return the seat that has to do something now."""
        race = self.race
        seat: int | None = race["on_turn"] if race["awaits_roll"] else race["actor"]
        return seat

    def place(self) -> Json:
        """Return race and ply, as commands name them."""
        return {"race": self.race["number"], "ply": self.race["ply"]}

    def roll(self) -> Json:
        """Let the dice fall for whoever is on turn."""
        return self.do("roll", seat=self.turn(), **self.place())

    def move(self, *words: str) -> Json:
        """Make a move for whoever is on turn."""
        return self.do("move", seat=self.turn(), words=list(words), **self.place())

    def choose(self, random: Random) -> list[str]:
        """Return a whole move by lot: a route of the plan, or one of the legal words."""
        if not self.race["plan"]:
            return [random.choice(self.race["legal"])]
        nodes, node, words = self.race["plan"]["nodes"], 0, []
        for _ in range(40):
            here = nodes[node]
            choices = [(step["word"], step["to"]) for step in here["steps"]] + [(word, None) for word in here["words"]]
            word, to = random.choice(choices)
            words.append(word)
            if to is None:
                return words
            node = to
            if to == -1:
                planned = self.ask("plan", words=words, **self.place())
                nodes, node = planned["plan"]["nodes"], 0
        raise AssertionError(f"a move without end: {words}")

    def act(self, random: Random) -> None:
        """Roll or move, whatever is asked for now."""
        if self.race["awaits_roll"]:
            self.roll()
        else:
            self.move(*self.choose(random))

    def take_turn(self, random: Random) -> None:
        """Play one turn of one's own to its end."""
        seat = self.turn()
        while self.table["stage"] == "racing" and self.turn() == seat:
            self.act(random)

    def play(self, random: Random, most: int = 2000) -> Json:
        """Play all seats that are this guest's until the race is over; others are waited for."""
        for _ in range(most):
            if self.table["stage"] != "racing":
                return self.table
            if self.turn() in self.you["seats"]:
                self.act(random)
            else:
                ply = self.race["ply"]
                self.until_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply)  # noqa: B023
        raise AssertionError("the race does not end")


@contextmanager
def seat_all(house: House, code: str, *keys: str) -> Iterator[list[Guest]]:
    """Let one guest sit down for each key."""
    with ExitStack() as stack:
        yield [stack.enter_context(house.meet(code, key)) for key in keys]
