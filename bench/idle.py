"""Idle sockets at Hairpin's server: memory per socket, and the CPU time that they cost."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from time import perf_counter

import uvloop

from bench.hairpin_table import SEATS, HairpinTable, Player
from bench.http_client import HttpError
from bench.load import AT_ONCE, make_hairpin_tables, report, show_violations
from bench.load_table import Meter, connect, source_address
from bench.processes import cores, pin, raise_file_limit, read_cpu_seconds, read_rss, run_hairpin
from hairpin.server.tables.room import STILL_SECONDS

MEMORY_AIM, CPU_AIM = 30.0, 3.0
SETTLE_SECONDS = STILL_SECONDS + 5.0
SPARE_FILES = 500


@dataclass
class Idle:
    """What idle sockets cost. `kb_each` counts the sockets alone, `kb_with_table` the tables, too."""

    sockets: int
    tables: int
    kb_each: float
    kb_with_table: float
    rss_mb: float
    cpu_percent: float
    join_seconds: float
    lost: int


def measure_idle(sockets: int, seconds: float) -> Idle:
    """Connect so many players at tables of four, wait, and print what they cost."""
    raise_file_limit(sockets + SPARE_FILES)
    server_core, load_core = cores()
    with run_hairpin(server_core) as (pid, port):
        pin(os.getpid(), load_core)
        idle = uvloop.run(_hold(pid, port, sockets, seconds))
    print(f"{idle.sockets:,} sockets at {idle.tables:,} tables, joined in {idle.join_seconds:.1f} s")
    print(f"memory of the server: {idle.rss_mb:,.0f} MB")
    whole = f"{idle.kb_with_table:.1f} with its part of a table"
    print(f"per socket: {idle.kb_each:.1f} kB   aim ≤ {MEMORY_AIM:.0f} ({whole})")
    print(f"CPU while idle: {idle.cpu_percent:.2f} %   aim ≤ {CPU_AIM:.0f}")
    if idle.lost:
        print(f"{idle.lost} sockets were lost")
    return idle


async def _hold(pid: int, port: int, sockets: int, seconds: float) -> Idle:
    meter = Meter()
    before = read_rss(pid)
    tables = await _open(meter, port, -(-sockets // SEATS))
    with_tables = read_rss(pid)
    begin = perf_counter()
    await _join(tables, sockets)
    joined = perf_counter() - begin
    await asyncio.sleep(SETTLE_SECONDS)
    after = read_rss(pid)
    report(f"{sockets:,} sockets are connected; idle for {seconds:.0f} s …")
    cpu, begin = read_cpu_seconds(pid), perf_counter()
    await asyncio.sleep(seconds)
    share = (read_cpu_seconds(pid) - cpu) / (perf_counter() - begin) * 100
    players = [player for table in tables for player in table.players]
    lost = sum(player.is_closing for player in players)
    for player in players:
        player.close()
    show_violations(meter.violations, meter.violation_count)
    each, whole = (after - with_tables) / sockets / 1e3, (after - before) / sockets / 1e3
    return Idle(sockets, len(tables), each, whole, after / 1e6, share, joined, lost)


async def _open(meter: Meter, port: int, count: int) -> list[HairpinTable]:
    """Open so many tables, or as many as the server admits."""
    tables = make_hairpin_tables(meter, port, count)
    for number, table in enumerate(tables):
        try:
            await table.open()
        except HttpError as error:
            report(f"the server opens {number} tables and no more: {error}")
            if number == 0:
                raise
            return tables[:number]
        if number % 500 == 499:
            report(f"{number + 1} tables are open")
    return tables


async def _join(tables: list[HairpinTable], sockets: int) -> None:
    """Seat four players at each table; what is left over watches."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def join(number: int, table: HairpinTable) -> None:
        async with gate:
            await table.join()
            extra = (sockets - SEATS * len(tables)) // len(tables)
            for _ in range(extra):
                spectator = Player(table, SEATS)
                table.players.append(spectator)
                await connect(spectator, table.url, source_address(number))
                spectator.hello([])

    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(join(number, table))
