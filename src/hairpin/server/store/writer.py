"""The writer: one thread that owns the database file and commits what waits in its queue in one transaction.

Every call of SQLite releases Python's global lock and has to get it back, which takes long while the event loop is
busy. So the events of a batch are written by one statement, and all its results are delivered by one wake-up.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import cache
from itertools import groupby
from time import time
from typing import Any

from hairpin.server.store.database import Database
from hairpin.server.store.entries import Append, EndedRace
from hairpin.server.store.errors import DiskFullError, StoreClosedError, StoreFailedError
from hairpin.server.store.forget import LogCleaner, forget_before

MOST_AT_ONCE = 512
MOST_ROWS = 128  # of one statement; each number of rows is a prepared statement of its own

Done = Callable[[Exception | None], None]
Deliver = Callable[[Any, Exception | None], None]
Job = Callable[[sqlite3.Connection], Any]

logger = logging.getLogger("hairpin")


class Writer:
    """Runs jobs and stores events in the order in which they come; results arrive on the event loop's thread."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._queue: queue.SimpleQueue[list[tuple[Append, Done] | tuple[Job, Deliver]] | None] = queue.SimpleQueue()
        self._unqueued: list[tuple[Append, Done] | tuple[Job, Deliver]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_closed = False
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(opened,), name="hairpin-store", daemon=True)
        self._thread.start()
        opened.result()

    def append(self, entry: Append, done: Done) -> None:
        """Store an event. `done` is called with None after the commit, or with the error."""
        self._loop = loop = asyncio.get_running_loop()
        if self._is_closed:
            loop.call_soon(done, _closed(self.file))
        else:
            self._enqueue(loop, (entry, done))

    async def run(self, job: Job) -> Any:
        """Run a job in the writer's transaction and return its result after the commit."""
        self._loop = loop = asyncio.get_running_loop()
        if self._is_closed:
            raise _closed(self.file)
        future: asyncio.Future[Any] = loop.create_future()

        def deliver(result: Any, error: Exception | None) -> None:
            if future.cancelled():
                return
            if error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self._enqueue(loop, (job, deliver))
        return await future

    def _enqueue(self, loop: asyncio.AbstractEventLoop, item: tuple[Append, Done] | tuple[Job, Deliver]) -> None:
        """Queue an item with all others of this round of the event loop, so that the thread is woken once."""
        self._unqueued.append(item)
        if len(self._unqueued) == 1:
            loop.call_soon(self._wake)

    def _wake(self) -> None:
        if self._unqueued:
            self._queue.put(self._unqueued)
            self._unqueued = []

    def close(self) -> None:
        """Finish what is queued, and close the file."""
        self._is_closed = True
        self._wake()
        self._queue.put(None)
        self._thread.join()

    def _work(self, opened: Future[None]) -> None:
        try:
            database = Database(self.file)
            cleaner = LogCleaner(database.db)
        except Exception as error:  # raised where the store is opened
            opened.set_exception(error)
            return
        opened.set_result(None)
        take, waiting = self._queue.get, self._queue.qsize
        while True:
            try:
                rounds = [take(timeout=cleaner.wait_seconds)]
            except queue.Empty:
                cleaner.work()
                continue
            rounds += [take() for _ in range(waiting())]
            work = [item for items in rounds if items for item in items]
            for begin in range(0, len(work), MOST_AT_ONCE):
                batch = work[begin : begin + MOST_AT_ONCE]
                self._deliver(_Batch(database.db).run(batch))
                if any(type(item) is Append and item.forgets for item, _ in batch):
                    cleaner.demand()
            cleaner.work()
            if None in rounds:
                break
        database.close()

    def _deliver(self, results: list[tuple[Any, ...]]) -> None:
        """Hand over all results of a commit by one wake-up of the event loop."""
        if self._loop is None:
            return
        try:
            self._loop.call_soon_threadsafe(_call_all, results)
        except RuntimeError:  # the loop is closed, and nobody waits any more
            logger.debug("the results of %d jobs came after the end", len(results))


def _call_all(results: list[tuple[Any, ...]]) -> None:
    for call, *arguments in results:
        try:
            call(*arguments)
        except Exception:  # one caller's failure must not keep the others waiting
            logger.exception("a stored event could not be handled")


class _Batch:
    """One transaction: runs of events by one statement each, jobs between them."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.results: list[tuple[Any, ...]] = []

    def run(self, work: Sequence[tuple[Any, Any]]) -> list[tuple[Any, ...]]:
        """Commit some work and return the calls that deliver the results; all of them fail if the commit does."""
        events = [item for item in work if type(item[0]) is Append]
        try:
            if len(events) == len(work) <= MOST_ROWS and not any(_has_more(entry) for entry, _ in events):
                try:
                    _insert(self.db, events)  # a transaction of its own
                    return [(done, None) for _, done in events]
                except Exception as error:
                    if _is_fatal(error):
                        raise
                    # Else one of them is wrong; it is found below.
            self.db.execute("BEGIN IMMEDIATE")
            for group in _group(work):
                if type(group[0][0]) is Append:
                    self._store(group)
                else:
                    self._run_job(*group[0])
            self.db.execute("COMMIT")
        except Exception as error:
            logger.exception("%d jobs could not be stored", len(work))
            self._roll_back()
            failure = _failure(error)
            return [(done, failure) if type(item) is Append else (done, None, failure) for item, done in work]
        return self.results

    def _roll_back(self) -> None:
        if self.db.in_transaction:
            try:
                self.db.execute("ROLLBACK")
            except sqlite3.Error:
                logger.exception("a transaction could not be rolled back")

    def _store(self, group: Sequence[tuple[Append, Done]]) -> None:
        """Store a run of events; if one of them cannot be stored, it alone fails."""
        self.db.execute("SAVEPOINT run")
        try:
            for begin in range(0, len(group), MOST_ROWS):
                _insert(self.db, group[begin : begin + MOST_ROWS])
            for entry, _ in group:
                if _has_more(entry):
                    _insert_more(self.db, entry)
        except Exception as error:
            if _is_fatal(error):
                raise
            self.db.execute("ROLLBACK TO run")
            if len(group) == 1:
                logger.exception("event %s of table %s could not be stored", group[0][0].number, group[0][0].code)
                self.results.append((group[0][1], _failure(error)))
            else:
                for item in group:
                    self._store([item])
        else:
            self.results += [(done, None) for _, done in group]
        self.db.execute("RELEASE run")

    def _run_job(self, job: Job, deliver: Deliver) -> None:
        self.db.execute("SAVEPOINT job")
        try:
            self.results.append((deliver, job(self.db), None))
        except Exception as error:  # raised where the job is awaited
            self.db.execute("ROLLBACK TO job")
            self.results.append((deliver, None, error))
        self.db.execute("RELEASE job")


def _is_fatal(error: Exception) -> bool:
    """Return whether the file or the disk failed, so that nothing else can be written either."""
    return type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError)


def _failure(error: Exception) -> StoreFailedError:
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:
        return DiskFullError("the disk of the server is full; nothing that was acknowledged is lost", cause=str(error))
    return StoreFailedError(f"this could not be stored; try again ({error})", cause=str(error))


def _closed(file: str) -> StoreClosedError:
    return StoreClosedError(f"{file} is closed: the server ends", cause="closed")


def _group(work: Sequence[tuple[Any, Any]]) -> Iterator[list[tuple[Any, Any]]]:
    """Yield runs of events, and every job alone, in their order."""
    for is_event, run in groupby(work, lambda item: type(item[0]) is Append):
        if is_event:
            yield list(run)
        else:
            yield from ([item] for item in run)


def _has_more(entry: Append) -> bool:
    return entry.seed is not None or entry.ended is not None or entry.snapshot is not None or entry.forgets


@cache
def _statement(rows: int) -> str:
    return (
        f"INSERT INTO log (code, number, at, version, body, command) VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"  # noqa: S608
    )


def _insert(db: sqlite3.Connection, group: Sequence[tuple[Append, Done]]) -> None:
    """Store some events by one statement."""
    now = time()
    values: list[Any] = []
    for entry, _ in group:
        values += (entry.code, entry.number, now, entry.version, entry.body, entry.command)
    db.execute(_statement(len(group)), values)


def _insert_more(db: sqlite3.Connection, entry: Append) -> None:
    """Store what belongs to an event: a seed, an ended race, a snapshot; and delete what it forgets."""
    if entry.seed:
        db.execute("INSERT INTO seeds (code, race, seed) VALUES (?, ?, ?)", (entry.code, *entry.seed))
    if entry.ended:
        put_race(db, entry.code, entry.number, entry.ended)
    if entry.snapshot is not None:
        put_snapshot(db, entry.code, entry.number, entry.snapshot)
    if entry.forgets:
        forget_before(db, entry.code, entry.number)


def insert(db: sqlite3.Connection, entry: Append) -> None:
    """Store an event with all that belongs to it, in a job."""
    _insert(db, [(entry, lambda _: None)])
    _insert_more(db, entry)


def put_race(db: sqlite3.Connection, code: str, event: int, ended: EndedRace) -> None:
    """Store a race that has ended; a record that is there already stays."""
    values = (code, ended.race, event, ended.how, ended.record)
    db.execute("INSERT OR IGNORE INTO races (code, number, event, how, record) VALUES (?, ?, ?, ?, ?)", values)


def put_snapshot(db: sqlite3.Connection, code: str, number: int, body: bytes) -> None:
    """Replace the snapshot of a table."""
    db.execute("INSERT OR REPLACE INTO snapshots (code, number, body) VALUES (?, ?, ?)", (code, number, body))
