"""What attacks on one table, or on the whole server, do to players at other tables.

    python -m bench.attack                              every attack, from one address and from many; `make attack`
    python -m bench.attack --only hellos,dotted-keys --addresses many --seconds 10 --json build/attack.json

For each attack a fresh server runs in its default configuration, with all limits on, on a core of its own with its
worker processes. 25 tables of four players play at 100 actions a second in an open loop: first alone, then under
attack. The difference of the two p99 is the delay. Attackers run on the core of the load, at a lower priority; the
delay of the load itself is printed, too: where it is large, the machine is too busy for a judgement. Meanwhile a
newcomer asks for `/api/health` on a new connection again and again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from time import perf_counter

import msgspec
import uvloop

from bench.attacks import ATTACKS
from bench.http_client import request
from bench.load import Figures, check_states, make_hairpin_tables, open_tables, report, run_load, write_json
from bench.load_table import Meter
from bench.processes import ROOT, cores, pin, raise_file_limit, read_family_rss, run_hairpin

AIM = 50.0
TABLES, RATE = 25, 100.0
FILES = 4_000  # that load and attackers may open
SERVER_FILES = 1_024  # that the server may open, as most systems have it
NEWCOMER = "127.50.0.1"
PROBE_SECONDS, PROBE_LIMIT = 0.1, 5.0
BEFORE_SECONDS = 0.5  # from the start of an attack to the measurement


@dataclass
class Outcome:
    """What an attack did. Latencies are in milliseconds, memory in MB with all worker processes."""

    attack: str
    addresses: str
    alone: Figures
    attacked: Figures
    probes: list[float]
    failed_probes: int
    rss_before: float
    rss_peak: float
    rss_after: float
    happened: dict[str, int] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)

    @property
    def delay(self) -> float:
        """How much later the p99 is than without the attack."""
        return self.attacked.answer["p99"] - self.alone.answer["p99"]


class Watch:
    """Looks at the server from outside during an attack: how fast a newcomer is served, how much memory is used."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid
        self.latencies: list[float] = []
        self.failures = 0
        self.peak = 0

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            begin = perf_counter()
            try:
                status, _ = await request(self.port, "GET", "/api/health", source=NEWCOMER, seconds=PROBE_LIMIT)
                self.failures += status != 200
                self.latencies.append((perf_counter() - begin) * 1e3)
            except (OSError, EOFError, TimeoutError):
                self.failures += 1
            self.peak = max(self.peak, read_family_rss(self.pid))
            await asyncio.sleep(PROBE_SECONDS)


async def suffer(name: str, addresses: str, pid: int, port: int, seconds: float) -> Outcome:
    """Let the tables play alone, then under attack."""
    meter = Meter()
    tables = make_hairpin_tables(meter, port, TABLES, "mix")
    await open_tables(tables, pid)
    alone = await run_load(tables, meter, pid, seconds, rate=RATE, warm_up=1.0)
    before = read_family_rss(pid)
    watch = Watch(port, pid)
    watching = asyncio.create_task(watch.run())
    words = [name, str(port), str(seconds + BEFORE_SECONDS + 1), addresses, tables[0].code]
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.attacks", *words, cwd=ROOT, stdout=subprocess.PIPE
    )
    try:
        attacked = await run_load(tables, meter, pid, seconds, rate=RATE, warm_up=BEFORE_SECONDS)
        output, _ = await attacker.communicate()
    finally:
        if attacker.returncode is None:
            attacker.kill()
    watching.cancel()
    await check_states(tables, meter)
    await asyncio.sleep(1)
    after = read_family_rss(pid)
    for table in tables:
        table.close()
    happened = msgspec.json.decode(output.strip() or b"{}", type=dict[str, int])
    return Outcome(
        attack=name,
        addresses=addresses,
        alone=alone,
        attacked=attacked,
        probes=watch.latencies,
        failed_probes=watch.failures,
        rss_before=before / 1e6,
        rss_peak=watch.peak / 1e6,
        rss_after=after / 1e6,
        happened=happened,
        violations=list(meter.violations),
    )


def prefer() -> None:
    """Give load and server precedence over the attackers and over all else on this machine, if the system allows it."""
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, -10)


def show_head() -> None:
    """Print the heads of the columns."""
    titles = ("alone p50/p99", "attacked p50/p99/max", "delay p99", "own delay", "newcomer max", "MB before/peak/after")
    print(f"{'attack':<22}" + "".join(f"{title:>24}" for title in titles))


def show(outcome: Outcome) -> None:
    """Print one row, and what happened to the attacker on standard error."""
    alone, attacked = outcome.alone.answer, outcome.attacked.answer
    failed = f", {outcome.failed_probes} failed" if outcome.failed_probes else ""
    cells = (
        f"{alone['p50']:.1f} / {alone['p99']:.1f}",
        f"{attacked['p50']:.1f} / {attacked['p99']:.1f} / {attacked['max']:.0f}",
        f"{outcome.delay:+.1f}" + (" !" if outcome.delay > AIM else ""),
        f"{outcome.attacked.lateness.get('p99', 0):.1f}",
        f"{max(outcome.probes, default=0):.0f}{failed}",
        f"{outcome.rss_before:.0f} / {outcome.rss_peak:.0f} / {outcome.rss_after:.0f}",
    )
    print(f"{outcome.attack + ', ' + outcome.addresses:<22}" + "".join(f"{cell:>24}" for cell in cells), flush=True)
    report(f"    {outcome.attack}: {outcome.happened}")
    for line in outcome.violations:
        report(f"    VIOLATION {line}")


def main() -> None:
    """Run the attacks of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(ATTACKS), help="some of " + ", ".join(ATTACKS))
    parser.add_argument("--addresses", default="one,many", help="one, many or both")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", default="", metavar="FILE")
    given = parser.parse_args()
    raise_file_limit(FILES)
    server_core, load_core = cores()
    pin(os.getpid(), load_core)
    prefer()
    outcomes = []
    show_head()
    for name in given.only.split(","):
        for addresses in given.addresses.split(","):
            with run_hairpin(server_core, files=SERVER_FILES) as (pid, port):
                outcome = uvloop.run(suffer(name, addresses, pid, port, given.seconds))
            outcomes.append(outcome)
            show(outcome)
    worst = max(outcomes, key=lambda outcome: outcome.delay)
    violations = sum(len(outcome.violations) for outcome in outcomes)
    print(f"\nlargest delay of p99: {worst.delay:.1f} ms by {worst.attack}, {worst.addresses}   aim ≤ {AIM:.0f}")
    write_json(given.json, [asdict(outcome) | {"delay": outcome.delay} for outcome in outcomes])
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
