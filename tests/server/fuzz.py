"""Mutated frames and requests against a server process. Nothing may fail, grow, or disturb an innocent table.

    PYTHONPATH=tests python -m server.fuzz --frames 1000000 --requests 10000 [--seed 1] [--with-limits]

A failure prints the seed, with which the same mutations are made again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from threading import Event, Thread
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from server.client import Client, Json, ServerProcess
from server.fuzz_http import list_requests, send_requests
from server.fuzz_sockets import BATCH, FuzzedTable, Mutator, Player

TABLES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("monza", "here link computer", {"track": "sprint", "pro": "yes", "bonus": "yes"}),
    ("monza", "here here", {"track": "first-edition", "bonus": "yes"}),
    ("memo", "here link", {}),
    ("memo", "here here computer", {"aid": "1"}),
)
MUTATORS = 4  # per table
WARM_UP, LONG_RUN, MOST_GROWTH = 0.4, 500_000, 15  # a part of the frames, frames, megabytes
TOTALS = Counter[str]()
NO_LIMITS = ("--frames-per-second", "1e9", "--limit-scale", "1e6")
NORMAL_LIMITS = ("--frames-per-second", "20", "--limit-scale", "1")
COLUMNS = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@dataclass
class Watch:
    """What is watched during the attack: health, memory, and a table that nobody attacks."""

    server: ServerProcess
    totals: Counter[str]
    slowest: float = 0
    memory: list[tuple[int, float]] = field(default_factory=list)  # megabytes after so many frames
    failure: BaseException | None = None

    def read_memory(self) -> float:
        """Note the resident memory of the server, and return it in megabytes."""
        status = Path(f"/proc/{self.server.pid}/status").read_text("utf-8")
        megabytes = int(status.partition("VmRSS:")[2].split()[0]) / 1024
        self.memory.append((self.totals["frames"] + self.totals["requests"], megabytes))
        return megabytes

    def ask_health(self, ended: Event) -> None:
        """Ask whether the server is up, several times a second."""
        while not ended.wait(0.2):
            began = monotonic()
            assert self.server.ask("GET", "/api/health").json()["status"] == "ok"
            self.slowest = max(self.slowest, monotonic() - began)
            self.totals["health requests"] += 1

    def play_on(self, ended: Event) -> None:
        """Play at a table that is not attacked."""
        random = Random(1)
        with self.server.connect(*self.server.open(seats="here here", track="sprint"), name="innocent") as host:
            while not ended.wait(0.02):
                if host.table["stage"] != "racing":
                    host.do("start")
                host.act(random)
                host.received.clear()
                self.totals["moves at the innocent table"] += 1


@contextmanager
def watching(server: ServerProcess, totals: Counter[str]) -> Iterator[Watch]:
    """Watch the server from other threads; raise what went wrong there."""
    watch, ended = Watch(server, totals), Event()

    def guard(job: str) -> None:
        try:
            getattr(watch, job)(ended)
        except BaseException as error:
            watch.failure = error

    threads = [Thread(target=guard, args=(job,), daemon=True) for job in ("ask_health", "play_on")]
    for thread in threads:
        thread.start()
    try:
        yield watch
    finally:
        ended.set()
        for thread in threads:
            thread.join(120)
    if watch.failure:
        raise AssertionError(f"the watch failed: {watch.failure!r}") from watch.failure
    output = server.output()
    assert "Traceback" not in output, output[-4000:]
    assert server.ask("GET", "/api/health").status_code == 200


def record_frames(server: ServerProcess) -> list[Json]:
    """Play a race of each game, and return the commands that were sent."""
    recorded: list[Json] = []

    class Recorder(Client):
        def send(self, raw: str | bytes) -> None:
            recorded.append(json.loads(raw))
            super().send(raw)

    for game, options in (("monza", {"track": "sprint", "pro": "yes", "bonus": "yes"}), ("memo", {})):
        code, key = server.open(game, "here here link", **options)
        with server.connect(code, key, says_hello=False) as plain:
            host = Recorder(plain.socket, (key,))
            host.say_hello()
            for kind, fields in LOBBY:
                host.ask(kind, **fields)
            host.do("start")
            host.do("nonce", seat=0, race=1, nonce="ab" * 16)
            random = Random(game)
            for _ in range(60):
                if host.table["stage"] == "racing":
                    place, words = host.position(), host.race["legal"][:2]
                    host.ask("why", seat=0, words=[], what="A1", **place)
                    host.ask("plan", words=words[:1], **place)
                    host.send_command("draft", seat=0, words=words, **place)
                    host.act(random)
            for seat in (0, 1):
                host.ask("hand-over", seat=seat)
                host.ask("take-back", seat=seat)
            host.ask("to-lobby")
    return recorded


LOBBY: tuple[tuple[str, Json], ...] = (
    ("arrange", {"pace": "fast", "starter_rule": "random"}),
    ("arrange", {"game": "memo", "options": {"reveal": "any"}}),
    ("arrange", {"game": "monza", "options": {"track": "sprint", "pro": "yes"}}),
    ("set-seat", {"seat": 1, "name": "Bo", "car": "green"}),
    ("set-seat", {"seat": 1, "kind": "computer", "driver": "learner:25"}),
    ("set-seat", {"seat": 1, "kind": "here"}),
    ("add-seat", {"kind": "link"}),
    ("sit", {"seat": 2, "name": "Cem"}),
    ("pass-host", {"seat": 0}),
    ("lock", {"is_locked": True}),
    ("lock", {"is_locked": False}),
    ("send-away", {"seat": 2}),
    ("remove-seat", {"seat": 3}),
    ("set-seat", {"seat": 2, "kind": "here"}),
)


def open_tables(server: ServerProcess) -> list[FuzzedTable]:
    """Open the tables that are attacked, with the keys of all their seats."""
    tables = []
    for game, seats, options in TABLES:
        code, key = server.open(game, seats, **options)
        with server.connect(code, key) as host:
            links = [link.partition("#")[2] for link in host.you["links"].values()]
            host.do("arrange", pace="fast")
            host.do("start")
        tables.append(FuzzedTable(code, [key, *links]))
    return tables


async def send_frames(
    watch: Watch,
    tables: list[FuzzedTable],
    recorded: list[Json],
    count: int,
    seed: str,
    on_done: Progress | None = None,
) -> None:
    """Send so many mutated frames over all tables, and note the memory from time to time."""
    total, url = watch.totals, watch.server.url
    task = on_done.add_task("frames", total=count) if on_done else None

    def share() -> int:
        return 0 if watch.failure else max(0, min(BATCH, count - total["frames"]))

    async def note() -> None:
        printed = 0
        while True:
            megabytes = watch.read_memory()
            if on_done and task is not None:
                on_done.update(task, completed=total["frames"])
                if total["frames"] - printed >= count // 20:
                    printed = total["frames"]
                    on_done.console.print(f"{printed:,} frames, {megabytes:.0f} MB", highlight=False)
            await asyncio.sleep(max(0.5, count / 100_000))

    players = [Player(url, table, total) for table in tables]
    mutators = [Mutator(url, table, total) for table in tables for _ in range(MUTATORS)]
    side = [asyncio.create_task(note())]
    side += [asyncio.create_task(player.run(Random(f"{seed}/p{place}"))) for place, player in enumerate(players)]
    try:
        runs = (mutator.run(share, recorded, Random(f"{seed}/{place}")) for place, mutator in enumerate(mutators))
        await asyncio.gather(*runs)
    finally:
        for helper in side:
            helper.cancel()
        await asyncio.gather(*side, return_exceptions=True)
        for connection in (*players, *mutators):
            connection.close()
        await asyncio.sleep(0.05)  # for the transports to close
    for helper in side:
        if not helper.cancelled() and (error := helper.exception()):
            raise error
    watch.read_memory()


def read_bodies(server: ServerProcess, code: str) -> dict[str, Json]:
    """Return a valid body for every request that has one."""
    board = server.ask("GET", "/api/workshop/boards/sprint").json()
    return {
        "/api/tables": {"game": "monza", "options": {"track": "sprint"}, "seats": [{"kind": "here", "name": "Ada"}]},
        "/api/workshop/read": {"text": Path("src/hairpin/tracks/sprint.toml").read_text("utf-8")},
        "/api/workshop/draw": board,
        "/api/workshop/measure": board,
        "/api/workshop/finish": {"board": board, "seed": 1},
        "/api/workshop/print": {"board": board, "paper": "a4", "ink": "colour", "format": "pdf"},
    }


def send_by_schema(server: ServerProcess, examples: int, totals: Counter[str]) -> None:
    """Let schemathesis make requests from the OpenAPI schema; no answer may be an error of the server."""
    command = str(Path(sys.executable).parent / "schemathesis")
    done = subprocess.run(
        [
            *(command, "run", f"{server.url}/schema/openapi.json", "--checks", "not_a_server_error", "--no-color"),
            *("--phases", "coverage,fuzzing", "--max-examples", str(examples), "--seed", "1"),
            *("--suppress-health-check", "all", "--continue-on-failure"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=server.folder,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    generated = int((re.search(r"(\d+) generated", done.stdout) or ["", "0"])[1])
    totals["requests by schemathesis"] += generated
    totals["requests"] += generated


def run(server: ServerProcess, frames: int, requests: int, seed: str, progress: Progress | None = None) -> Watch:
    """Attack a server that is running, and return what was watched.

    With a progress bar, which is for long runs, schemathesis makes a part of the requests.
    """
    totals = TOTALS
    recorded = record_frames(server)
    tables = open_tables(server)
    with watching(server, totals) as watch:
        asyncio.run(send_frames(watch, tables, recorded, frames, seed, progress))
        bodies = read_bodies(server, tables[0].code)
        schema = server.ask("GET", "/schema/openapi.json").json()
        kinds = list_requests(schema, tables[0].code, bodies)
        if progress:
            send_by_schema(server, requests // 250, totals)
        left = requests - totals["requests"]
        asyncio.run(send_requests(server.url, kinds, tables[0].code, left, Random(seed), totals))
        watch.read_memory()
    return watch


def main() -> None:
    """Read the command line, attack a server, print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--with-limits", action="store_true")
    given = parser.parse_args()
    folder = Path(mkdtemp(prefix="fuzz-", dir=Path("build").absolute()))
    server = ServerProcess(folder, *(NORMAL_LIMITS if given.with_limits else NO_LIMITS)).start()
    began = monotonic()
    try:
        with Progress(*COLUMNS, console=Console(stderr=True)) as progress:
            watch = run(server, given.frames, given.requests, given.seed, progress)
    except BaseException:
        Console(stderr=True).print(dict(TOTALS), f"failed with --seed {given.seed}; files: {folder}", highlight=False)
        raise
    finally:
        server.close()
    for name, total in sorted(watch.totals.items()):
        print(f"{total:>11,} {name}")  # noqa: T201
    print(f"{monotonic() - began:.0f} s; slowest health request {watch.slowest:.2f} s")  # noqa: T201
    steps = watch.memory[:: max(1, len(watch.memory) // 20)]
    settled = next(megabytes for at, megabytes in watch.memory if at >= WARM_UP * given.frames)
    growth = watch.memory[-1][1] - settled
    print("memory: " + ", ".join(f"{at // 1000}k {mb:.0f} MB" for at, mb in [*steps, watch.memory[-1]]))  # noqa: T201
    shutil.rmtree(folder)
    if given.frames >= LONG_RUN and growth > MOST_GROWTH:
        sys.exit(f"the server grew by {growth:.0f} MB after {WARM_UP:.0%} of the frames")


if __name__ == "__main__":
    main()
