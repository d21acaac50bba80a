"""Loading a long table from the store: how long it takes, and how long it delays other work on the event loop.

Run `python -m bench.loading`. Tables of 10,000 events: races of Monza, races of Memo-Car-Race, changes in the lobby;
with their snapshots, and without, as after an upgrade that cannot read them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from hairpin.server.store import Store
from hairpin.server.tables.codec import encode
from hairpin.server.tables.loading import load_table, make_append
from hairpin.tables import commands as cmd
from hairpin.tables.decide import Decision, decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.events import VERSION, Arranged
from hairpin.tables.keys import Rights
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table

HOST = Rights(seats=(0, 1, 2), is_host=True)


def choose(table: Table, random: Random) -> Decision:
    """Return the decision for a random command: start a race, roll, or move."""
    race = table.race
    if not race or table.stage != "racing":
        return decide(table, cmd.Start(id="x"), HOST)
    seat = race.awaited_seat or 0
    if race.awaits_roll:
        return decide(table, cmd.Roll(id="x", seat=seat, race=race.number, ply=race.ply), HOST)
    words = [race.game.format_action(random.choice(race.game.legal_actions(race.state)))]
    return decide(table, cmd.Move(id="x", seat=seat, race=race.number, ply=race.ply, words=tuple(words)), HOST)


def rename(table: Table, random: Random) -> Decision:
    """Return the decision for a change in the lobby."""
    return decide(table, cmd.SetSeat(id="x", seat=0, name=f"Ann {random.randrange(1000)}"), HOST)


async def fill(store: Store, code: str, kind: str, events: int) -> None:
    """Store a table with many events."""
    game = "memo" if kind == "memo" else "monza"
    event = Arranged(make_setup(cmd.OpenTable(game, seats=(cmd.NewSeat(),) * 3)), is_lobby=True)
    await store.create(code, "ab" * 32, encode(event), VERSION)
    table, random = Table(code, "ab" * 32, Entropy(1)), Random(1)
    table.apply(event)
    while table.number < events:
        decision = rename(table, random) if kind == "lobby" else choose(table, random)
        stored = asyncio.get_running_loop().create_future()
        store.append(make_append(table, decision, f"{table.number:016x}|"), stored.set_result)
        table.apply(decision.event, decision.seed, decision.advance)
        if table.number % 200 == 0:
            await stored


async def watch(delays: list[float]) -> None:
    """Measure how late a task runs that wants to run all the time."""
    while True:
        begin = perf_counter()
        await asyncio.sleep(0)
        delays.append(perf_counter() - begin)


async def measure(store: Store, code: str) -> tuple[float, float]:
    """Return how long a load takes alone, and the longest delay of others during it, in seconds."""
    begin = perf_counter()
    await load_table(store, code, Entropy(1))
    alone = perf_counter() - begin
    delays: list[float] = []
    watcher = asyncio.create_task(watch(delays))
    await load_table(store, code, Entropy(1))
    watcher.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watcher
    return alone, max(delays)


def execute(query: str, db: sqlite3.Connection) -> None:
    """Run a statement."""
    db.execute(query)


async def main(events: int, repeats: int) -> None:
    """Print a row for each kind of table."""
    print(f"{events} events{'':<20}{'load, ms':>12}{'delay of others, ms':>22}")
    with TemporaryDirectory() as folder:
        store = Store(str(Path(folder) / "t.sqlite"))
        for kind in ("races", "memo", "lobby"):
            await fill(store, kind, kind, events)
        for name, query in (("", ""), (" without snapshot", "DELETE FROM snapshots")):
            for kind in ("races", "memo", "lobby"):
                figures = []
                for _ in range(repeats):
                    if query:
                        await store._writer.run(partial(execute, query))
                    figures.append(await measure(store, kind))
                load, delay = (median(column) * 1000 for column in zip(*figures, strict=True))
                print(f"{kind + name:<32}{load:>12.1f}{delay:>22.1f}")
        store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    asyncio.run(main(given.events, given.repeats))
