"""Load on a Hairpin server: real WebSocket clients that play real races and check every frame.

    python -m bench.load http://127.0.0.1:8642                   closed loop: as much as the server can do
    python -m bench.load http://127.0.0.1:8642 --rate 500        open loop: 500 actions a second
    python -m bench.load http://127.0.0.1:8642 --game mix --pin  both games; server and load on a core each

250 tables of four sockets by default. An action is one acknowledged command. In the open loop, commands have intended
times (a Poisson process, or even distances) that do not depend on the server; latencies are measured from the intended
time to the answer, and to the arrival of the event at the last of the four sockets. The CPU time is that of the
process that listens on the port, user and system, all threads. Any violation of the protocol is printed and fails the
run. Each table has a source address of its own (127.16.0.1 and so on), because the server limits clients by address.
Linux and loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

from bench.arrivals import Arrivals
from bench.hairpin_table import HairpinTable
from bench.load_table import LoadTable, Meter, source_address
from bench.processes import cores, find_listener, pin, raise_file_limit, read_cpu_seconds

GAMES: dict[str, tuple[tuple[str, dict[str, str]], ...]] = {
    "monza": (("monza", {}),),
    "memo": (("memo", {}),),
    "mix": (("monza", {}), ("memo", {})),
}
AT_ONCE = 16  # tables that are opened and joined at the same time
DRAIN_SECONDS = 15.0


@dataclass
class Figures:
    """What a run has measured. Latencies are in milliseconds."""

    actions: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    load_cpu_seconds: float = 0.0
    rate: float | None = None
    answer: dict[str, float] = field(default_factory=dict)
    event: dict[str, float] = field(default_factory=dict)
    lateness: dict[str, float] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)
    frames: int = 0
    event_bytes: float = 0.0
    violations: list[str] = field(default_factory=list)
    violation_count: int = 0

    @property
    def per_second(self) -> float:
        """Actions per second."""
        return self.actions / self.seconds

    @property
    def per_cpu_second(self) -> float:
        """Actions per CPU second of the server."""
        return self.actions / self.cpu_seconds if self.cpu_seconds else 0.0

    @property
    def load_per_frame(self) -> float:
        """CPU time of the load per frame received, in microseconds."""
        return self.load_cpu_seconds / max(self.frames, 1) * 1e6


async def run_load(
    tables: Sequence[LoadTable],
    meter: Meter,
    pid: int,
    seconds: float,
    *,
    rate: float | None = None,
    warm_up: float = 2.0,
    is_even: bool = False,
) -> Figures:
    """Let tables play, in a closed loop or at a rate, and measure; then wait until every command is complete."""
    random = Random(1)
    arrivals = Arrivals(rate, lambda at: random.choice(tables).offer(at), is_even=is_even) if rate else None
    meter.is_closed_loop = arrivals is None
    for table in tables:
        table.is_running = True
    if arrivals:
        arrivals.start()
    else:
        for table in tables:
            table.offer(perf_counter())
    await asyncio.sleep(warm_up)
    gc.collect()
    gc.disable()
    meter.start(is_closed_loop=arrivals is None)
    cpu, own = read_cpu_seconds(pid), os.times()
    await asyncio.sleep(seconds)
    meter.stop()
    used, now = read_cpu_seconds(pid) - cpu, os.times()
    actions, duration = meter.answered, perf_counter() - meter.begin
    gc.enable()
    if arrivals:
        arrivals.stop()
    for table in tables:
        table.is_running = False
    meter.is_on = bool(arrivals)  # commands of the window that are answered after it have a latency, too
    frames, event_bytes, events = meter.frames, meter.event_bytes, meter.events
    await drain(tables, meter)
    meter.stop()
    return Figures(
        actions=actions,
        seconds=duration,
        cpu_seconds=used,
        load_cpu_seconds=now.user + now.system - own.user - own.system,
        rate=rate,
        answer=meter.answer_latencies.quantiles(),
        event=meter.event_latencies.quantiles(),
        lateness=meter.lateness.quantiles(),
        kinds=dict(meter.kinds),
        frames=frames,
        event_bytes=event_bytes / max(events, 1),
        violations=meter.violations,
        violation_count=meter.violation_count,
    )


async def drain(tables: Sequence[LoadTable], meter: Meter) -> None:
    """Wait until every command that was sent or was to be sent is complete."""
    until = perf_counter() + DRAIN_SECONDS
    while any(table.in_flight for table in tables) and perf_counter() < until:
        await asyncio.sleep(0.01)
    for table in tables:
        if table.in_flight:
            meter.violate(f"{table}: a command was not answered, or its event not seen, within {DRAIN_SECONDS} s")


@dataclass
class Opening:
    """How long it took to open and to join tables."""

    tables: int
    open_seconds: float
    open_cpu_seconds: float
    join_seconds: float

    @property
    def each(self) -> float:
        """Milliseconds per table."""
        return self.open_seconds / self.tables * 1e3


def make_hairpin_tables(
    meter: Meter, port: int, count: int, game: str = "monza", block: int = 16
) -> list[HairpinTable]:
    """Make tables of a game, or of both games in turn, each with a source address of its own."""
    kinds = GAMES[game]
    return [
        HairpinTable(meter, port, number, source_address(number, block), *kinds[number % len(kinds)])
        for number in range(count)
    ]


async def open_tables(tables: Sequence[LoadTable], pid: int) -> Opening:
    """Open tables one after the other, then let all players join."""
    begin, cpu = perf_counter(), read_cpu_seconds(pid)
    for table in tables:
        await table.open()
    opened, cpu = perf_counter(), read_cpu_seconds(pid) - cpu
    gate = asyncio.Semaphore(AT_ONCE)

    async def join(table: LoadTable) -> None:
        async with gate:
            await table.join()

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(join(table))
    return Opening(len(tables), opened - begin, cpu, perf_counter() - opened)


async def check_states(tables: Sequence[HairpinTable], meter: Meter, seconds: float = DRAIN_SECONDS) -> None:
    """Ask for the whole table on every socket, and compare it with what was merged from events."""
    for number, table in enumerate(tables):
        table.rejoin()
        if number % AT_ONCE == 0:
            await asyncio.sleep(0.02)
    until = perf_counter() + seconds
    while any(len(table.rejoined) < len(table.players) for table in tables) and perf_counter() < until:
        await asyncio.sleep(0.01)
    for table in tables:
        if len(table.rejoined) < len(table.players):
            meter.violate(f"{table}: only seats {sorted(table.rejoined)} got a welcome at the end")


def report(message: str) -> None:
    """Print progress."""
    print(message, file=sys.stderr, flush=True)


def show_figures(figures: Figures) -> None:
    """Print what a run has measured."""
    print(f"{figures.actions:,} actions in {figures.seconds:.1f} s: {figures.per_second:,.0f} a second")
    kinds = ", ".join(f"{count:,} {kind}" for kind, count in sorted(figures.kinds.items()))
    print(f"commands: {kinds}; {figures.event_bytes:,.0f} bytes an event")
    per_cpu = f"{figures.per_cpu_second:,.0f} actions per CPU second"
    print(f"server: {figures.cpu_seconds:.2f} s CPU ({figures.cpu_seconds / figures.seconds:.0%}), {per_cpu}")
    busy = figures.load_cpu_seconds / figures.seconds
    print(f"load: {figures.load_cpu_seconds:.2f} s CPU ({busy:.0%}), {figures.load_per_frame:.1f} µs a frame")
    rows = {"answer": figures.answer, "event at the last socket": figures.event}
    if figures.rate:
        rows["delay of the load itself, included"] = figures.lateness
    for name, latencies in rows.items():
        print(f"{name}: " + ", ".join(f"{key} {value:.2f}" for key, value in latencies.items()) + " ms")


def show_violations(violations: Sequence[str], count: int) -> None:
    """Print violations of the protocol."""
    for line in violations:
        report(f"VIOLATION {line}")
    if count:
        report(f"{count} violations of the protocol")


def write_json(file: str, data: Any) -> None:
    """Write figures as JSON."""
    if file:
        Path(file).write_bytes(msgspec.json.format(msgspec.json.encode(data)) + b"\n")


async def play(given: argparse.Namespace) -> Figures:
    """Open the tables, play, check and print."""
    address = urlsplit(given.url)
    port = address.port or 80
    pid = given.pid or find_listener(port)
    if given.pin:
        server_core, load_core = cores()
        pin(pid, server_core)
        pin(os.getpid(), load_core)
    raise_file_limit(given.tables * 4 + 200)
    meter = Meter()
    report(f"opening {given.tables} tables at process {pid} …")
    tables = make_hairpin_tables(meter, port, given.tables, given.game)
    opening = await open_tables(tables, pid)
    report(
        f"opened in {opening.open_seconds:.2f} s ({opening.each:.2f} ms each), joined in {opening.join_seconds:.2f} s"
    )
    figures = await run_load(
        tables, meter, pid, given.seconds, rate=given.rate, warm_up=given.warm_up, is_even=given.even
    )
    await check_states(tables, meter)
    figures.violation_count = meter.violation_count
    for table in tables:
        table.close()
    ended, abandoned = sum(table.races for table in tables), sum(table.abandoned for table in tables)
    report(f"{ended} races ended, {abandoned} abandoned")
    write_json(given.json, {"opening": asdict(opening), "load": asdict(figures)})
    return figures


def main() -> None:
    """Run the load of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="the server's address on loopback")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--game", choices=GAMES, default="monza")
    parser.add_argument("--rate", type=float, help="actions a second; without it, as many as the server can do")
    parser.add_argument("--even", action="store_true", help="arrivals at even distances instead of a Poisson process")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--pid", type=int, help="the server's process; else the one that listens on the port")
    parser.add_argument("--pin", action="store_true", help="pin server and load to a core each")
    parser.add_argument("--json", default="", metavar="FILE")
    figures = uvloop.run(play(parser.parse_args()))
    show_figures(figures)
    show_violations(figures.violations, figures.violation_count)
    sys.exit(1 if figures.violation_count else 0)


if __name__ == "__main__":
    main()
