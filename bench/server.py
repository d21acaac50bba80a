"""Hairpin's server beside boardgame.io and a bare echo: one run, alternating rounds, each server on a core of its own.

    python -m bench.server                      everything; `make bench-server` installs what it needs first
    python -m bench.server --rounds 5 --seconds 10 --json build/server.json
    python -m bench.server --only hairpin,echo
    python -m bench.server --idle 10000         memory and CPU time of idle sockets at Hairpin's server

All are driven by the same load: 250 tables of four sockets that play a dice race by its rules. Hairpin stores every
action in an SQLite file on disk (synchronous=FULL) before it answers; boardgame.io keeps its matches in memory. The
echo sends the bytes of recorded Hairpin frames on Hairpin's own socket layer, and does nothing else. The second echo
stores each command in Hairpin's store before it replies: no server on this socket layer and this store can do more. Two
more echoes are there to compare socket layers: on picows, which is compiled, and on uvicorn's default layer. Each round
starts each server anew, opens the tables, saturates it in a closed loop, then plays at given rates in an open loop. Any
violation of a protocol fails the run. The figures are medians over the rounds, with the lowest and highest in brackets.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from functools import partial
from statistics import median
from typing import Any

import uvloop

from bench.boardgame import BoardgameTable, run_boardgame
from bench.echo import EchoTable, Frames, record, run_echo
from bench.hairpin_table import HairpinTable
from bench.idle import measure_idle
from bench.load import (
    Figures,
    Opening,
    check_states,
    make_hairpin_tables,
    open_tables,
    report,
    run_load,
    show_violations,
    write_json,
)
from bench.load_table import LoadTable, Meter, source_address
from bench.processes import cores, pin, raise_file_limit, run_hairpin

HAIRPIN, PEER, ECHO, STORING = "hairpin", "boardgame.io", "echo", "echo-storing"
PICOWS, UVICORN = "echo-picows", "echo-uvicorn"
USUAL = f"{HAIRPIN},{PEER},{ECHO},{STORING}"
AIMS = {PEER: 1.5, ECHO: 0.6}
QUANTILES = ("p50", "p99", "p99.9", "max")
ALONE = 85  # percent of a core
OPEN_AIM, P99_AIM, P99_RATE = 5.0, 10.0, 500.0


Row = tuple[str, "Callable[[Round], float]", int]


@dataclass(frozen=True)
class Contender:
    """A server, and how its tables are made."""

    run: Callable[[int], AbstractContextManager[tuple[int, int]]]
    make_tables: Callable[[Meter, int, int], Sequence[LoadTable]]


@dataclass
class Round:
    """The figures of one server in one round."""

    opening: Opening
    saturated: Figures
    at_rate: dict[float, Figures] = field(default_factory=dict)


def make_contenders(frames: Frames) -> dict[str, Contender]:
    """Return all servers by name."""

    def make_peers(meter: Meter, port: int, count: int) -> list[BoardgameTable]:
        return [BoardgameTable(meter, port, number, source_address(number)) for number in range(count)]

    def make_echoes(meter: Meter, port: int, count: int) -> list[EchoTable]:
        return [EchoTable(meter, port, number, source_address(number), frames) for number in range(count)]

    return {
        HAIRPIN: Contender(run_hairpin, make_hairpin_tables),
        PEER: Contender(run_boardgame, make_peers),
        ECHO: Contender(partial(run_echo, "hairpin"), make_echoes),
        STORING: Contender(partial(run_echo, "storing"), make_echoes),
        PICOWS: Contender(partial(run_echo, "picows"), make_echoes),
        UVICORN: Contender(partial(run_echo, "uvicorn"), make_echoes),
    }


async def run_round(contender: Contender, pid: int, port: int, given: argparse.Namespace) -> tuple[Round, Meter]:
    """Open the tables at a fresh server, saturate it, then play at each rate."""
    meter = Meter()
    tables = contender.make_tables(meter, port, given.tables)
    opening = await open_tables(tables, pid)
    done = Round(opening, await run_load(tables, meter, pid, given.seconds))
    for rate in given.rates:
        done.at_rate[rate] = await run_load(tables, meter, pid, given.seconds, rate=rate)
    await check_states([table for table in tables if isinstance(table, HairpinTable)], meter)
    for table in tables:
        table.close()
    return done, meter


def compare(given: argparse.Namespace) -> tuple[dict[str, list[Round]], list[str]]:
    """Run all rounds; return the figures by server, and all violations."""
    server_core, load_core = cores()
    report("recording frames …")
    contenders = make_contenders(record(server_core))
    chosen = {name: contenders[name] for name in given.only.split(",")}
    pin(os.getpid(), load_core)
    rounds: dict[str, list[Round]] = {name: [] for name in chosen}
    violations: list[str] = []
    for number in range(given.rounds):
        for name, contender in list(chosen.items())[:: 1 if number % 2 == 0 else -1]:
            with contender.run(server_core) as (pid, port):
                done, meter = uvloop.run(run_round(contender, pid, port, given))
            rounds[name].append(done)
            violations += [f"{name}: {what}" for what in meter.violations]
            load = done.saturated
            cpu = f"server {share(load):.0f} % CPU, load {load.load_cpu_seconds / load.seconds:.0%}"
            per_cpu = f"{load.per_cpu_second:,.0f} actions per CPU second"
            report(f"round {number + 1}, {name}: {per_cpu} ({cpu}), {load.load_per_frame:.0f} µs of load a frame")
    return rounds, violations


def spread(values: Sequence[float], digits: int = 0) -> str:
    """Return a median with lowest and highest."""
    low, middle, high = (f"{value:,.{digits}f}" for value in (min(values), median(values), max(values)))
    return f"{middle} [{low}–{high}]"


def list_rows(rates: Sequence[float]) -> list[Row]:
    """Return the rows of the table: title, figure of a round, digits."""
    rows: list[Row] = [
        ("saturated: actions per CPU second", lambda done: done.saturated.per_cpu_second, 0),
        ("saturated: actions per second", lambda done: done.saturated.per_second, 0),
        ("saturated: CPU of the server, %", lambda done: share(done.saturated), 0),
        ("saturated: p50 to the answer, ms", lambda done: done.saturated.answer.get("p50", 0), 1),
    ]
    for rate in rates:
        at = f"at {rate:.0f}/s:"
        rows += [(f"{at} {which} to the answer, ms", partial(read_latency, rate, which), 2) for which in QUANTILES]
        rows.append((f"{at} p99 to the last event, ms", partial(read_latency, rate, "p99", is_event=True), 2))
        rows.append((f"{at} CPU of the server, %", partial(read_rate_share, rate), 0))
    return [
        *rows,
        ("opening a table, ms", lambda done: done.opening.each, 2),
        ("joining, s for all sockets", lambda done: done.opening.join_seconds, 2),
        ("bytes of an event", lambda done: done.saturated.event_bytes, 0),
    ]


def read_latency(rate: float, which: str, done: Round, *, is_event: bool = False) -> float:
    """Return a quantile at a rate."""
    figures = done.at_rate[rate]
    return (figures.event if is_event else figures.answer).get(which, float("nan"))


def read_rate_share(rate: float, done: Round) -> float:
    """Return the CPU time of the server at a rate, in percent of the time."""
    return share(done.at_rate[rate])


def share(figures: Figures) -> float:
    """Return the CPU time of the server in percent of the time."""
    return figures.cpu_seconds / figures.seconds * 100


def show(rounds: dict[str, list[Round]], rates: Sequence[float]) -> None:
    """Print all figures side by side, then the aims."""
    print(f"{'':<38}" + "".join(f"{name:>26}" for name in rounds))
    for title, read, digits in list_rows(rates):
        cells = (spread([read(done) for done in several], digits) for several in rounds.values())
        print(f"{title:<38}" + "".join(f"{cell:>26}" for cell in cells))
    if HAIRPIN not in rounds:
        return
    ours = rounds[HAIRPIN]
    print()
    for name, others in rounds.items():
        if name == HAIRPIN:
            continue
        pairs = zip(ours, others, strict=True)
        ratios = [mine.saturated.per_cpu_second / theirs.saturated.per_cpu_second for mine, theirs in pairs]
        aim = f"   aim ≥ {AIMS[name]:.2f}" if name in AIMS else ""
        print(f"{'Hairpin : ' + name + ', per CPU second':<44}{spread(ratios, 2):>22} ×{aim}")
    if P99_RATE in rates:
        latencies = [read_latency(P99_RATE, "p99", done) for done in ours]
        print(f"{f'p99 at {P99_RATE:.0f} actions a second':<44}{spread(latencies, 2):>22} ms   aim ≤ {P99_AIM:.0f}")
    print(f"{'opening a table':<44}{spread([done.opening.each for done in ours], 2):>22} ms   aim ≤ {OPEN_AIM:.0f}")


def warn(rounds: dict[str, list[Round]]) -> None:
    """Print a warning if a server was not alone on its core while it was saturated."""
    busy = [name for name, several in rounds.items() if median(share(done.saturated) for done in several) < ALONE]
    if busy:
        print(f"\nOther processes took CPU time from {', '.join(busy)}: less than {ALONE} % of a core at saturation.")
        print("A server that waits for its core reads more commands at once, and latencies are those of the machine.")


def main() -> None:
    """Run the benchmark of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rates", type=float, nargs="*", default=[200.0, 500.0], help="actions a second")
    parser.add_argument("--only", default=USUAL, help=f"some of {USUAL},{PICOWS},{UVICORN}")
    parser.add_argument("--idle", type=int, metavar="SOCKETS", help="measure idle sockets instead")
    parser.add_argument("--idle-seconds", type=float, default=60.0)
    parser.add_argument("--json", default="", metavar="FILE")
    given = parser.parse_args()
    if given.idle:
        write_json(given.json, asdict(measure_idle(given.idle, given.idle_seconds)))
        return
    raise_file_limit(given.tables * 4 + 200)
    rounds, violations = compare(given)
    show(rounds, given.rates)
    warn(rounds)
    data: dict[str, Any] = {name: [asdict(done) for done in several] for name, several in rounds.items()}
    write_json(given.json, {"rounds": data, "violations": violations})
    show_violations(violations, len(violations))
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
