"""The store: events are committed in groups, in order, whole or not at all, and reported after the commit."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from hairpin.server.store import Append, EndedRace, Store, StoreClosedError, StoreError, StoreFailedError

VERSION = 2


class Collector:
    """Appends events, and collects what is reported about them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reports: list[tuple[int, Exception | None]] = []
        self.wakeups: list[int] = []
        self.threads: set[threading.Thread] = set()

    def append(self, entry: Append) -> None:
        def report(error: Exception | None) -> None:
            self.reports.append((entry.number, error))
            self.threads.add(threading.current_thread())

        self.store.append(entry, report)

    async def wait(self, count: int) -> list[Exception | None]:
        while len(self.reports) < count:
            await asyncio.sleep(0.001)
        return [error for _, error in self.reports]


def run(file: Path, job: Callable[[Store, Collector], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store = Store(str(file))
        try:
            assert await store.create("A", "ab", b"{}", VERSION)
            await job(store, Collector(store))
        finally:
            store.close()

    asyncio.run(main())


def read(file: Path, query: str) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(file)
    rows = db.execute(query).fetchall()
    db.close()
    return rows


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "t.sqlite"


def test_events_are_stored_in_order_and_reported_on_the_thread_of_the_loop(file: Path) -> None:
    async def job(store: Store, collector: Collector) -> None:
        for number in range(2, 1002):
            collector.append(Append("A", number, b"%d" % number, VERSION, f"command {number}"))
        assert await collector.wait(1000) == [None] * 1000
        assert [number for number, _ in collector.reports] == list(range(2, 1002))
        assert collector.threads == {threading.current_thread()}
        stored = await store.load("A")
        assert stored
        assert [entry.number for entry in stored.log] == list(range(1, 1002))
        assert stored.commands["command 1001"] == 1001
        assert "command 1" not in stored.commands

    run(file, job)


def test_one_wakeup_reports_all_events_of_a_commit(file: Path) -> None:
    async def job(store: Store, collector: Collector) -> None:
        loop = asyncio.get_running_loop()
        wakeups: list[object] = []
        call = loop.call_soon_threadsafe
        loop.call_soon_threadsafe = lambda *given, **more: (wakeups.append(given), call(*given, **more))[1]  # type: ignore[method-assign,func-returns-value]
        for number in range(2, 102):
            collector.append(Append("A", number, b"{}", VERSION))
        await collector.wait(100)
        assert len(wakeups) < 20

    run(file, job)


def test_an_event_that_cannot_be_stored_fails_alone(file: Path) -> None:
    """A number that is taken, a table that does not exist, a number that is no number."""

    async def job(store: Store, collector: Collector) -> None:
        numbers: list[Any] = [2, 3, 3, 4, "x", 5]
        for number in numbers:
            collector.append(Append("A", number, b"{}", VERSION))
        collector.append(Append("B", 2, b"{}", VERSION, seed=(1, "ab")))
        collector.append(Append("A", 6, b"{}", VERSION, seed=(1, "cd")))
        errors = await collector.wait(8)
        assert [bool(error) for error in errors] == [False, False, True, False, True, False, True, False]
        assert all(isinstance(error, StoreFailedError) for error in errors if error)

    run(file, job)
    assert read(file, "SELECT number FROM log ORDER BY number") == [(n,) for n in range(1, 7)]
    assert read(file, "SELECT code, seed FROM seeds") == [("A", "cd")]


def test_nothing_of_an_event_is_stored_when_the_disk_is_full_and_writing_goes_on_afterwards(file: Path) -> None:
    async def limit(store: Store, pages: int) -> None:
        await store._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())

    async def job(store: Store, collector: Collector) -> None:
        await limit(store, 1)
        big = bytes(100_000)
        for number in range(2, 12):
            collector.append(Append("A", number, big, VERSION))
        collector.append(Append("A", 12, big, VERSION, None, (1, "ab"), EndedRace(1, "finished", "text"), b"snapshot"))
        errors = await collector.wait(11)
        assert {error.code for error in errors if isinstance(error, StoreFailedError)} == {"store/full"}
        await limit(store, 1_000_000)
        collector.append(Append("A", 2, big, VERSION))
        assert (await collector.wait(12))[-1] is None

    run(file, job)
    assert read(file, "SELECT number FROM log ORDER BY number") == [(1,), (2,)]
    assert read(file, "SELECT * FROM seeds") == read(file, "SELECT * FROM races") == []
    assert read(file, "SELECT * FROM snapshots") == []


def test_a_closed_store_finishes_its_queue_and_refuses_the_rest(file: Path) -> None:
    async def job(store: Store, collector: Collector) -> None:
        for number in range(2, 52):
            collector.append(Append("A", number, b"{}", VERSION))
        store.close()
        collector.append(Append("A", 52, b"{}", VERSION))
        errors = await collector.wait(51)
        assert sum(error is None for error in errors) == 50
        assert sum(isinstance(error, StoreClosedError) for error in errors) == 1
        with pytest.raises(StoreClosedError):
            await store.count()

    run(file, job)
    assert read(file, "SELECT max(number) FROM log") == [(51,)]


def test_files_are_readable_by_their_owner_alone(file: Path) -> None:
    async def job(store: Store, collector: Collector) -> None:
        collector.append(Append("A", 2, b"{}", VERSION))
        await collector.wait(1)
        files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert files.keys() == {"t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "t.sqlite.lock"}
        assert set(files.values()) == {0o600}
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700

    run(file, job)


def test_a_second_store_on_the_same_file_is_refused(file: Path) -> None:
    async def job(store: Store, collector: Collector) -> None:
        with pytest.raises(StoreError, match="another Hairpin"):
            Store(str(file))

    run(file, job)
    Store(str(file)).close()


# --- what was deleted


SECRET = "5e" * 32


async def delete_while_somebody_reads(store: Store, collector: Collector, file: Path) -> sqlite3.Connection:
    """Store a seed and delete it again; return the connection that keeps the write-ahead log from being emptied."""
    collector.append(Append("A", 2, b"{}", VERSION, seed=(1, SECRET)))
    collector.append(Append("A", 3, b"{}", VERSION, ended=EndedRace(1, "finished", "text")))
    await collector.wait(2)
    reader = sqlite3.connect(file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM log").fetchone()
    collector.append(Append("A", 4, b"{}", VERSION, forgets=True))
    await collector.wait(3)
    return reader


def is_in_log(file: Path) -> bool:
    return SECRET.encode() in Path(f"{file}-wal").read_bytes()


def test_what_was_deleted_leaves_the_log_as_soon_as_nobody_reads_and_no_event_waits_for_that(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hairpin.server.store.forget.RETRY_SECONDS", 0.05)

    async def job(store: Store, collector: Collector) -> None:
        reader = await delete_while_somebody_reads(store, collector, file)
        begun = time.monotonic()
        for number in range(5, 10):
            collector.append(Append("A", number, b"{}", VERSION))
            await collector.wait(number - 1)
        assert time.monotonic() - begun < 0.9, "the writer does not wait for the reader"
        assert is_in_log(file)
        reader.close()
        while is_in_log(file):
            await asyncio.sleep(0.01)

    run(file, job)


def test_what_was_deleted_leaves_the_log_when_the_file_is_opened_again(file: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed" / "t.sqlite"

    async def job(store: Store, collector: Collector) -> None:
        reader = await delete_while_somebody_reads(store, collector, file)
        killed.parent.mkdir()
        for end in ("", "-wal"):  # what a killed server leaves behind
            copyfile(f"{file}{end}", f"{killed}{end}")
        reader.close()

    run(file, job)
    assert is_in_log(killed)
    store = Store(str(killed))
    assert not is_in_log(killed)
    assert SECRET.encode() not in killed.read_bytes()
    store.close()
