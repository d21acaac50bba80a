"""Loading: a snapshot and the events after it, in slices; and the bound on the events of a table."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from time import thread_time

import pytest
from bench.loading import HOST, choose, fill

from hairpin.server.store import Store
from hairpin.server.tables.loading import EVENTS_BETWEEN_SNAPSHOTS, LoadedTable, load_table
from hairpin.tables import commands as cmd
from hairpin.tables import table as tables
from hairpin.tables.decide import decide
from hairpin.tables.entropy import Entropy
from hairpin.tables.errors import TooLongError
from hairpin.tables.snapshot import take_snapshot
from hairpin.tables.table import Table


async def load(store: Store, code: str) -> Table:
    loaded = await load_table(store, code, Entropy(1))
    assert isinstance(loaded, LoadedTable)
    return loaded.table


async def find_longest_slice(store: Store, code: str) -> float:
    """Return the longest time of one step of the event loop during a load, in seconds of this thread's CPU time."""
    longest, loading = 0.0, asyncio.create_task(load(store, code))
    while not loading.done():
        begin = thread_time()
        await asyncio.sleep(0)
        longest = max(longest, thread_time() - begin)
    await loading
    return longest


def test_a_table_of_10000_events_loads_in_50_ms_and_delays_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await fill(store, "LONG", "races", 10_000)
        begin = thread_time()
        table = await load(store, "LONG")
        assert thread_time() - begin < 0.05
        assert table.number == 10_000
        assert await find_longest_slice(store, "LONG") < 0.02
        # Without its snapshot, as after an upgrade that cannot read it, the table is the same.
        await store._writer.run(lambda db: db.execute("UPDATE snapshots SET body = x'00'"))
        assert await find_longest_slice(store, "LONG") < 0.02
        await store._writer.run(lambda db: db.execute("DELETE FROM snapshots"))
        assert take_snapshot(await load(store, "LONG")) == take_snapshot(table)
        store.close()

    asyncio.run(main())


def count_events_after_snapshot(db: sqlite3.Connection) -> int:
    query = "SELECT max(l.number) - s.number FROM log l JOIN snapshots s USING (code) GROUP BY code"
    return int(db.execute(query).fetchone()[0])


@pytest.mark.parametrize("kind", ["lobby", "memo"])
def test_a_snapshot_is_stored_every_500_events_also_without_the_end_of_a_race(tmp_path: Path, kind: str) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await fill(store, "T", kind, EVENTS_BETWEEN_SNAPSHOTS + 100)
        assert await store._writer.run(count_events_after_snapshot) <= 100
        table = await load(store, "T")
        await store._writer.run(lambda db: db.execute("DELETE FROM snapshots"))
        assert take_snapshot(await load(store, "T")) == take_snapshot(table)
        store.close()

    asyncio.run(main())


def test_a_table_with_too_many_events_takes_no_more_until_the_race_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await fill(store, "T", "races", 15)
        table, random = await load(store, "T"), Random(2)
        store.close()
        monkeypatch.setattr(tables, "MOST_EVENTS", 20)
        while not table.is_too_long:
            decision = choose(table, random)
            table.apply(decision.event, decision.seed, decision.advance)
        with pytest.raises(TooLongError):
            choose(table, random)
        with pytest.raises(TooLongError):
            decide(table, cmd.SetSeat(id="x", seat=0, name="Ann"), HOST)
        assert table.driven_seat() is None
        decision = decide(table, cmd.ToLobby(id="x"), HOST)
        table.apply(decision.event)
        decide(table, cmd.SetSeat(id="x", seat=0, name="Ann"), HOST)

    asyncio.run(main())
