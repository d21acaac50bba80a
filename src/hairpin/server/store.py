"""The store: one SQLite file, used by one thread. Jobs are committed in batches; callers wait for the commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from time import time
from typing import Any, TypeVar

from hairpin.core.errors import HairpinError

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, secret TEXT NOT NULL, touched REAL NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS log (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
    at REAL NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seeds (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, race INTEGER NOT NULL, seed TEXT NOT NULL,
    PRIMARY KEY (code, race)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, id TEXT NOT NULL, answer BLOB NOT NULL,
    PRIMARY KEY (code, id)
) STRICT, WITHOUT ROWID;
"""
VERSION = 1
MOST_AT_ONCE = 256


class StoreError(HairpinError):
    """The database file cannot be used."""

    code = "store/file"


class Store:
    """Persistent data of all tables. Every call is a job in the queue of the thread that owns the file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._jobs: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(opened,), name="hairpin-store", daemon=True)
        self._thread.start()
        opened.result()

    def close(self) -> None:
        """Finish the queued jobs and close the file."""
        self._jobs.put(None)
        self._thread.join()

    async def create(self, code: str, secret: str, body: bytes) -> bool:
        """Store a fresh table with its first event; False if the code is taken."""

        def job(db: sqlite3.Connection) -> bool:
            if db.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone():
                return False
            now = time()
            db.execute("INSERT INTO tables VALUES (?, ?, ?)", (code, secret, now))
            db.execute("INSERT INTO log VALUES (?, 1, ?, ?)", (code, now, body))
            return True

        return await self._do(job)

    async def append(
        self, code: str, number: int, body: bytes, command: tuple[str, bytes] | None, seed: tuple[int, str] | None
    ) -> None:
        """Store an event, the answer to the command that caused it, and the seed of a race that begins."""

        def job(db: sqlite3.Connection) -> None:
            now = time()
            db.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (code, number, now, body))
            db.execute("UPDATE tables SET touched = ? WHERE code = ?", (now, code))
            if command:
                db.execute("INSERT INTO answers VALUES (?, ?, ?)", (code, *command))
            if seed:
                db.execute("INSERT INTO seeds VALUES (?, ?, ?)", (code, *seed))

        await self._do(job)

    async def load(self, code: str) -> tuple[str, list[bytes], dict[int, str], dict[str, bytes]] | None:
        """Return a table's secret, events, seeds and answered commands, or None."""

        def job(db: sqlite3.Connection) -> tuple[str, list[bytes], dict[int, str], dict[str, bytes]] | None:
            row = db.execute("SELECT secret FROM tables WHERE code = ?", (code,)).fetchone()
            if not row:
                return None
            log = db.execute("SELECT body FROM log WHERE code = ? ORDER BY number", (code,)).fetchall()
            seeds = db.execute("SELECT race, seed FROM seeds WHERE code = ?", (code,)).fetchall()
            answers = db.execute("SELECT id, answer FROM answers WHERE code = ?", (code,)).fetchall()
            return row[0], [body for (body,) in log], dict(seeds), dict(answers)

        return await self._do(job)

    async def count(self) -> int:
        """Return the number of tables."""
        return await self._do(lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def sweep(self, older_than: float) -> list[str]:
        """Delete the tables without an event since a time, and return their codes."""

        def job(db: sqlite3.Connection) -> list[str]:
            gone = [code for (code,) in db.execute("SELECT code FROM tables WHERE touched < ?", (older_than,))]
            db.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in gone])
            return gone

        return await self._do(job)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    def _open(self) -> sqlite3.Connection:
        try:
            Path(self.file).parent.mkdir(parents=True, exist_ok=True)
            db = sqlite3.connect(self.file, isolation_level=None, timeout=1)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.file} cannot be used: {error}", file=self.file) from error
        try:
            self._prepare(db)
        except sqlite3.Error as error:
            db.close()
            hint = "another Hairpin uses it" if "locked" in str(error) else str(error)
            raise StoreError(f"{self.file} cannot be used: {hint}", file=self.file) from error
        except StoreError:
            db.close()
            raise
        return db

    def _prepare(self, db: sqlite3.Connection) -> None:
        """Lock the file for this process; a foreign or damaged file is refused and not changed."""
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (objects,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version != (VERSION if objects else 0):
            what = f"has version {version}; this Hairpin reads {VERSION}" if version else "is not a file of Hairpin"
            raise StoreError(f"{self.file} {what}", file=self.file)
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise StoreError(f"{self.file} is damaged; move it away, and a new one is made", file=self.file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.executescript(f"BEGIN IMMEDIATE;{SCHEMA}PRAGMA user_version = {VERSION};COMMIT;")
        # With NORMAL a power cut loses moves that were acknowledged.
        if db.execute("PRAGMA synchronous").fetchone() != (2,):
            raise StoreError(f"{self.file}: this SQLite does not wait for the disk", file=self.file)

    def _work(self, opened: Future[None]) -> None:
        try:
            db = self._open()
        except Exception as error:  # raised where the store is opened
            opened.set_exception(error)
            return
        opened.set_result(None)
        is_open = True
        while is_open:
            batch = [self._jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get())
            is_open = None not in batch
            # From here on a job cannot be cancelled, so that its result can be set.
            self._run(db, [job for job in batch if job and job[1].set_running_or_notify_cancel()])
        db.close()

    def _run(
        self, db: sqlite3.Connection, batch: list[tuple[Callable[[sqlite3.Connection], Any], Future[Any]]]
    ) -> None:
        """Run some jobs in one transaction; a job that fails is rolled back alone."""
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job, done in batch:
                db.execute("SAVEPOINT job")
                try:
                    results.append((done, job(db), None))
                except Exception as error:  # raised where the job was awaited
                    db.execute("ROLLBACK TO job")
                    results.append((done, None, error))
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            results = [(done, None, error) for _, done in batch]
        for done, result, failure in results:
            if failure:
                done.set_exception(failure)
            else:
                done.set_result(result)
