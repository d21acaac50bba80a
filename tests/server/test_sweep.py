"""Sweeping: only tables that nobody needs are deleted, by the running time of the server alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from hairpin.server.errors import FullHouseError, NoSpaceError
from hairpin.server.store import Append, EndedRace, Store
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.service import TableService
from hairpin.tables.commands import OpenTable
from server.client import ServerProcess

DAY = 86_400.0


async def append(store: Store, entry: Append) -> None:
    stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(entry, stored.set_result)
    assert await stored is None


async def fill(store: Store) -> None:
    """Store tables of every kind."""
    for code in ("EMPTY", "ABANDONED", "RUNNING", "FINISHED", "CLOSED", "ASIDE", "WATCHED"):
        await store.create(code, "ab", b"{}", 2)
    await append(store, Append("RUNNING", 2, b"{}", 2, seed=(1, "ab")))
    for code in ("ABANDONED", "FINISHED", "CLOSED"):
        await append(store, Append(code, 2, b"{}", 2, seed=(1, "ab")))
        await append(store, Append(code, 3, b"{}", 2, ended=EndedRace(1, code.lower(), "text")))
    await store._writer.run(lambda db: db.execute("INSERT INTO set_aside VALUES ('ASIDE', 1, 1, 2, x'00', 'x')"))


def test_only_tables_without_a_finished_or_running_race_or_a_viewer_are_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await fill(store)
        assert await store.sweep(0, (), 30 * DAY) == []
        for _ in range(29):
            assert await store.sweep(DAY, ("WATCHED",), 30 * DAY) == []
        assert sorted(await store.sweep(2 * DAY, ("WATCHED",), 30 * DAY)) == ["ABANDONED", "EMPTY"]
        assert await store.sweep(29 * DAY, (), 30 * DAY) == []
        assert await store.sweep(29 * DAY, ("WATCHED",), 30 * DAY) == []  # somebody came back
        assert await store.sweep(29 * DAY, (), 30 * DAY) == []
        assert await store.sweep(DAY, (), 30 * DAY) == ["WATCHED"]
        assert await store.sweep(10_000 * DAY, (), 30 * DAY) == []
        assert await store.count() == 4
        store.close()

    asyncio.run(main())


def test_idle_time_goes_on_after_a_restart_and_zero_days_keep_everything(tmp_path: Path) -> None:
    async def main() -> None:
        for days, gone in ((20, 0), (9, 0), (1, 1)):
            store = Store(str(tmp_path / "t.sqlite"))
            if days == 20:
                await store.create("EMPTY", "ab", b"{}", 2)
                await store.sweep(0, (), 30 * DAY)
            assert await store.sweep(days * DAY, (), 0) == []
            assert len(await store.sweep(0, (), 30 * DAY)) == gone
            store.close()

    asyncio.run(main())


def test_many_tables_are_looked_at_some_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hairpin.server.store.sweep.AT_ONCE", 2)

    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        for code in "ABCDE":
            await store.create(code, "ab", b"{}", 2)
        assert await store.sweep(DAY, ("C",), DAY) == ["A", "B"]
        assert await store.sweep(0, (), DAY) == ["D"]
        assert await store.sweep(0, (), DAY) == ["E"]
        assert await store.sweep(0, (), DAY) == []
        assert await store.sweep(DAY, (), DAY) == ["C"]
        store.close()

    asyncio.run(main())


CLOCK = """
import time
from pathlib import Path
real = time.time
time.time = lambda: real() + (float(clock.read_text()) if (clock := Path("clock")).exists() else 0)
"""


def test_a_clock_that_jumps_deletes_nothing(own_server: ServerProcess) -> None:
    """A clock that was eight days ahead deleted a race in progress and a finished one, when a table was opened."""
    own_server.prelude = CLOCK
    own_server.start()
    tables = [own_server.open(seats="here here", track="sprint") for _ in range(2)]
    for (code, key), is_finished in zip(tables, (False, True), strict=True):
        with own_server.connect(code, key) as host:
            host.do("start")
            host.play(Random(1)) if is_finished else host.take_turn(Random(1))
    for days in (8, 400, -400):
        (own_server.folder / "clock").write_text(str(days * DAY), "utf-8")
        own_server.open()
        assert [own_server.ask("GET", f"/api/tables/{code}").status_code for code, _ in tables] == [200, 200]
        own_server.end()
        own_server.start()
        own_server.open()
        assert [own_server.ask("GET", f"/api/tables/{code}").status_code for code, _ in tables] == [200, 200]
    code, key = tables[0]
    with own_server.connect(code, key) as host:
        assert host.table["stage"] == "racing"
        host.play(Random(1))


def test_a_machine_that_slept_deletes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await store.create("EMPTY", "ab", b"{}", 2)
        tables = TableService(store, "test", Limits(keep_days=1))
        await tables.sweep(900)
        await tables.sweep(1e9)  # a machine that slept
        assert await store.count() == 1
        tables.close()
        store.close()

    asyncio.run(main())


def test_a_table_is_refused_when_memory_or_the_disk_is_used_up(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        tables = TableService(store, "test", Limits(most_awake=2))
        opened = [await tables.open(OpenTable("monza")) for _ in range(5)]
        assert len(tables.rooms) == 2  # those that nobody is connected to make room
        assert await store.count() == 5
        for table in opened[:2]:
            room = await tables.find(table.code)
            room.connections += 1
        with pytest.raises(FullHouseError):
            await tables.open(OpenTable("monza"))
        with pytest.raises(FullHouseError):
            await tables.find(opened[4].code)
        tables.close()
        full = TableService(store, "test", Limits(most_bytes=1000))
        with pytest.raises(NoSpaceError):
            await full.open(OpenTable("monza"))
        await full.find(opened[4].code)
        full.close()
        store.close()

    asyncio.run(main())
