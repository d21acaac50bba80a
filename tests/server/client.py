"""Server processes for tests, and clients that use the protocol over real sockets."""

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

from hairpin.server.web.rate_limit import MEASUREMENTS, TABLES, TokenBucket
from server.warm import Process, can_fork, open_fork_server

Json = dict[str, Any]

SERVER_SCRIPT = Path(__file__).parent / "run_server.py"
RUN = "import runpy, sys; del sys.argv[0]; runpy.run_path(sys.argv[0], run_name='__main__')"
TIMEOUT = 180.0
MOST_FRAMES = 20_000
SEED = "7"
READY_LINE = "The table is open: "
EXPENSIVE = ("/measure", "/finish", "/print", "/fair-starts")

_numbers = count(1)


class ServerProcess:
    """A `hairpin serve` process with its database file; it can be killed and started again."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.file = folder / "t.sqlite"
        self.arguments = arguments
        self.prelude = ""  # Python that the process runs before it imports anything of Hairpin
        self.url = ""
        # Copies of the server's rate limits, so that tests can avoid them.
        self.tables = TokenBucket(*TABLES)
        self.measurements = TokenBucket(*MEASUREMENTS)
        self._process: Process | None = None
        self._starts = 0
        # One connection per request: the server may close a kept one just when the next request is sent.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.Client(timeout=TIMEOUT, limits=limits, trust_env=False, verify=False)  # noqa: S501 - plain http

    def command(self, *arguments: str) -> list[str]:
        """Return the command that starts a server on this file."""
        data = f"sqlite:///{self.file}"
        start = [sys.executable, str(SERVER_SCRIPT), "--language", "en", "serve", "--no-browser"]
        # A fixed seed, except for a server on the network, which refuses one.
        seed = () if {"--lan", "--public-url", "--host"} & {*arguments} else ("--seed", SEED)
        # Generous limits for slow machines and fast clients; tests of the limits override them.
        limits = (
            "--answer-seconds",
            "20",
            "--ready-seconds",
            "600",
            "--frames-per-second",
            "1000",
            "--limit-scale",
            "10",
        )
        return [*start, "--data", data, "--think-scale", "0.01", "--nonce-seconds", "0", *limits, *seed, *arguments]

    def start(self) -> Self:
        """Start the process and wait until it prints its address."""
        self._starts += 1
        arguments = self.arguments if "--port" in self.arguments else ("--port", "0", *self.arguments)
        self._process = self._launch(*self.command(*arguments))
        deadline = time.monotonic() + TIMEOUT
        while "\n" not in (printed := self._output_file("out").read_text("utf-8").partition(READY_LINE)[2]):
            assert self._process.poll() is None, self.output()
            assert time.monotonic() < deadline, f"the server did not start: {self.output()}"
            time.sleep(0.01)
        self.url = printed.partition("\n")[0]
        return self

    def _launch(self, python: str, *arguments: str) -> Process:
        with self._output_file("out").open("wb") as out, self._output_file("err").open("wb") as err:
            if self.prelude:
                command = [python, "-c", f"{self.prelude}\n{RUN}", *arguments]
                return subprocess.Popen(command, stdout=out, stderr=err, cwd=self.folder)
            if not can_fork():
                return subprocess.Popen([python, *arguments], stdout=out, stderr=err, cwd=self.folder)
        return open_fork_server().start(
            *arguments, cwd=self.folder, stdout=self._output_file("out"), stderr=self._output_file("err")
        )

    def _output_file(self, stream: str) -> Path:
        return self.folder / f"{stream}{self._starts}.txt"

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process
        return self._process.pid

    def output(self) -> str:
        """Return everything that the server has printed, over all starts."""
        return "".join(file.read_text("utf-8") for file in sorted(self.folder.glob("*.txt")))

    def end(self, sent: signal.Signals = signal.SIGTERM) -> None:
        """End the process by a signal."""
        if self._process:
            self._process.send_signal(sent)
            self._process.wait(TIMEOUT)
            self._process = None

    def kill(self) -> None:
        """Kill the process."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """End everything; by SIGTERM while coverage is measured, because a killed process reports none."""
        self.end(signal.SIGTERM if "COVERAGE_PROCESS_CONFIG" in os.environ else signal.SIGKILL)
        self._http.close()

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send an HTTP request."""
        if method == "POST":
            self._count(path)
        return self._http.request(method, self.url + path, **more)

    def _count(self, path: str) -> None:
        """Count a request against the copy of its rate limit."""
        if path in ("/api/tables", "/api/practice"):
            self.tables.take()
        elif path.endswith(EXPENSIVE):
            self.measurements.take()

    def stream(self, method: str, path: str, **more: Any) -> AbstractContextManager[httpx.Response]:
        """Send an HTTP request, and stream the response."""
        self._count(path)
        return self._http.stream(method, self.url + path, **more)

    def post_and_disconnect(self, path: str, body: object) -> None:
        """Send an HTTP request, and disconnect before the response."""
        self._count(path)
        address, content = urlsplit(self.url), json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\n"
        with create_connection((address.hostname, address.port), TIMEOUT) as connection:
            connection.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)

    def open(self, game: str = "monza", seats: str = "here here", **options: str) -> tuple[str, str]:
        """Open a table with seats of these kinds; return its code and the host's key."""
        request = {"game": game, "options": options, "seats": [{"kind": kind} for kind in seats.split()]}
        answer = self.ask("POST", "/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["code"], opened["key"]

    @contextmanager
    def connect(
        self, code: str, *keys: str, says_hello: bool = True, origin: str | None = None, name: str = "tests"
    ) -> Iterator[Client]:
        """Connect to a table with some keys; `name` is `hello.client`, to which repeated answers are bound."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        # The client answers the server's pings even while it does not read frames.
        with connect(
            address,
            open_timeout=TIMEOUT,
            close_timeout=0.2,
            ping_interval=None,
            max_queue=None,
            proxy=None,
            origin=origin,  # type: ignore[arg-type]
        ) as socket:
            client = Client(socket, keys, name)
            if says_hello:
                client.say_hello()
            yield client

    def read_store(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Query the database file of a server that has ended."""
        assert self._process is None
        with sqlite3.connect(self.file) as db:
            rows = db.execute(query, values).fetchall()
        db.close()
        return rows


class RefusedError(AssertionError):
    """The server refused a command that the test expects it to carry out."""


def merge_table(table: Json, frame: Json) -> Json:
    """Return the table after a `welcome` or an `event`, which holds a whole table or the changes of one event."""
    if "table" in frame:
        whole: Json = frame["table"]
        assert whole["number"] >= table.get("number", 0)
        return whole
    number, changes = frame["number"], frame["changes"]
    assert number == table["number"] + 1, f"event {number} follows {table['number']}"
    merged = {**table, **changes, "number": number}
    if changes.get("race") is not None:
        merged["race"] = {**(table["race"] or {}), **changes["race"]}
    return merged


def merge_heartbeat(table: Json, frame: Json) -> Json:
    """Return the table with who is there, and what the drivers do."""
    parts = zip(table["seats"], frame["online"], frame["away"], frame["drivers"], strict=False)
    seats = [{**seat, "is_online": online, "is_away": away, "status": status} for seat, online, away, status in parts]
    return {**table, "seats": seats, "viewers": frame["viewers"]} if len(seats) == len(table["seats"]) else table


class Client:
    """One connection to a table: the frames that it received, and the table of the last one."""

    def __init__(self, socket: ClientConnection, keys: tuple[str, ...], name: str = "tests") -> None:
        self.socket = socket
        self.keys = keys
        self.name = name
        self.received: list[str] = []
        self.table: Json = {}
        self.you: Json = {}
        self.on_table: Callable[[Json, Json], None] = lambda _before, _frame: None  # for each welcome and event

    @property
    def race(self) -> Json:
        """The race on the table."""
        race: Json = self.table["race"]
        return race

    def say_hello(self, *more: str) -> Json:
        """Send `hello` with all keys; return the welcome."""
        self.keys += more
        self.send_command("hello", keys=list(self.keys), client=self.name)
        return self.wait_for(lambda frame: frame["type"] == "welcome")

    def send(self, raw: str | bytes) -> None:
        """Send raw data."""
        self.socket.send(raw)

    def send_command(self, kind: str, /, **fields: Any) -> str:
        """Send a command; return its id."""
        name = fields.pop("id", None) or f"{os.getpid()}-{next(_numbers)}"
        self.send(json.dumps({"type": kind, "id": name, **fields}))
        return str(name)

    def receive(self, timeout: float = TIMEOUT) -> Json:
        """Return the next frame."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str)
        self.received.append(raw)
        assert len(self.received) < MOST_FRAMES
        frame: Json = json.loads(raw)
        if frame["type"] in ("welcome", "event"):
            before, self.table = self.table, merge_table(self.table, frame)
            frame["table"] = self.table
            self.on_table(before, frame)
        if frame["type"] == "heartbeat" and self.table:
            self.table = merge_heartbeat(self.table, frame)
        if frame["type"] == "welcome":
            self.you = frame["you"]
        return frame

    def wait_for(self, is_wanted: Callable[[Json], bool], timeout: float = TIMEOUT) -> Json:
        """Receive until the first frame that is wanted; return it."""
        deadline = time.monotonic() + timeout
        while not is_wanted(frame := self.receive(max(0.01, deadline - time.monotonic()))):
            assert time.monotonic() < deadline, f"not received; the last frame was {self.received[-1]:.400}"
        return frame

    def wait_for_table(self, is_wanted: Callable[[Json], bool], timeout: float = TIMEOUT) -> Json:
        """Receive until the table is as wanted; return it."""
        deadline = time.monotonic() + timeout
        while not self.table or not is_wanted(self.table):
            assert time.monotonic() < deadline, f"the table is still {json.dumps(self.table):.600}"
            self.receive(max(0.01, deadline - time.monotonic()))
        return self.table

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a command and return the answer; above the rate limit, wait and send it again."""
        for _ in range(100):
            name = self.send_command(kind, **fields)
            reply = self.wait_for(lambda frame: frame.get("id") == name)  # noqa: B023 - used at once
            if reply.get("code") != "frame/too-many":
                return reply
            time.sleep(0.1)
        raise AssertionError("always above the rate limit")

    def do(self, kind: str, /, **fields: Any) -> Json:
        """Send a command and wait for its event; return the answer."""
        reply = self.ask(kind, **fields)
        if reply["type"] != "answer":
            raise RefusedError(f"{kind} {fields}: {reply}")
        self.wait_for_table(lambda table: table["number"] >= reply["number"])
        return reply

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Send a command that must be refused; return the error code."""
        reply = self.ask(kind, **fields)
        assert reply["type"] == "refusal", reply
        assert reply["message"]
        return str(reply["code"])

    def drain(self) -> list[Json]:
        """Return the frames that were sent up to now, without heartbeats: the answer to a query marks the end."""
        begin = len(self.received)
        name = self.send_command("plan", race=0, ply=-1, words=[])
        self.wait_for(lambda frame: frame.get("id") == name)
        frames: list[Json] = [json.loads(raw) for raw in self.received[begin:]]
        return [frame for frame in frames if frame["type"] != "heartbeat" and frame.get("id") != name]

    # --- playing

    def turn(self) -> int | None:
        """Return the seat that has to roll or move now."""
        race = self.race
        seat: int | None = race["on_turn"] if race["awaits_roll"] else race["actor"]
        return seat

    def position(self) -> Json:
        """Return race and ply, as commands name them."""
        return {"race": self.race["number"], "ply": self.race["ply"]}

    def roll(self) -> Json:
        """Roll the dice for the seat on turn."""
        return self.do("roll", seat=self.turn(), **self.position())

    def move(self, *words: str) -> Json:
        """Make a move for the seat on turn."""
        return self.do("move", seat=self.turn(), words=list(words), **self.position())

    def choose(self, random: Random) -> list[str]:
        """Return a random move: a route of the plan, or one of the legal words."""
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
                planned = self.ask("plan", words=words, **self.position())
                nodes, node = planned["plan"]["nodes"], 0
        raise AssertionError(f"a move that does not end: {words}")

    def act(self, random: Random) -> None:
        """Roll or move, depending on the position."""
        if self.race["awaits_roll"]:
            self.roll()
        else:
            self.move(*self.choose(random))

    def take_turn(self, random: Random) -> None:
        """Play one turn to its end."""
        seat = self.turn()
        while self.table["stage"] == "racing" and self.turn() == seat:
            self.act(random)

    def play(self, random: Random, most: int = 2000) -> Json:
        """Play all seats of this client until the race is over; wait for the others."""
        for _ in range(most):
            if self.table["stage"] != "racing":
                return self.table
            if self.turn() in self.you["seats"]:
                self.act(random)
            else:
                ply = self.race["ply"]
                self.wait_for_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply)  # noqa: B023
        raise AssertionError("the race does not end")


@contextmanager
def connect_all(server: ServerProcess, code: str, *keys: str) -> Iterator[list[Client]]:
    """Connect one client per key."""
    with ExitStack() as stack:
        yield [stack.enter_context(server.connect(code, key)) for key in keys]
