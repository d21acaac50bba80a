"""The store: what is kept of all tables, by jobs of the writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from time import time

from hairpin.server.store.entries import Append, StoredEntry, StoredTable
from hairpin.server.store.sweep import sweep
from hairpin.server.store.writer import Done, Writer

COMMANDS = 1000  # events whose commands are remembered after a restart; a command is sent again soon or never


class Store:
    """Persistent data of all tables."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._writer = Writer(file)

    def close(self) -> None:
        """Finish the queued jobs and close the file."""
        self._writer.close()

    def append(self, entry: Append, done: Done) -> None:
        """Store an event and what belongs to it; `done` is called on the event loop's thread after the commit."""
        self._writer.append(entry, done)

    async def create(self, code: str, secret: str, body: bytes, version: int) -> bool:
        """Store a fresh table with its first event; False if the code is taken."""

        def job(db: sqlite3.Connection) -> bool:
            if db.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone():
                return False
            now = time()
            db.execute("INSERT INTO tables (code, secret, opened) VALUES (?, ?, ?)", (code, secret, now))
            db.execute("INSERT INTO log VALUES (?, 1, ?, ?, ?, NULL)", (code, now, version, body))
            return True

        return bool(await self._writer.run(job))

    async def load(self, code: str) -> StoredTable | None:
        """Return a table's snapshot, the events after it, and what is needed to go on; or None."""

        def job(db: sqlite3.Connection) -> StoredTable | None:
            return read_table(db, code)

        table: StoredTable | None = await self._writer.run(job)
        return table

    async def find_record(self, code: str, race: int) -> str | None:
        """Return the record of a race that has ended, or None."""

        def job(db: sqlite3.Connection) -> str | None:
            query = "SELECT record FROM races WHERE code = ? AND number = ?"
            row = db.execute(query, (code, race)).fetchone()
            return row[0] if row else None

        record: str | None = await self._writer.run(job)
        return record

    async def count(self) -> int:
        """Return the number of tables."""
        return int(await self._writer.run(lambda db: db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def sweep(self, seconds: float, in_use: Collection[str], keep_seconds: float) -> list[str]:
        """Count some seconds of running time, delete the tables that nobody used for long, and return their codes."""
        gone: list[str] = await self._writer.run(lambda db: sweep(db, seconds, in_use, keep_seconds))
        return gone


def read_table(db: sqlite3.Connection, code: str) -> StoredTable | None:
    """Read a table from its snapshot on."""
    row = db.execute("SELECT secret FROM tables WHERE code = ?", (code,)).fetchone()
    if not row:
        return None
    snapshot = db.execute("SELECT number, body FROM snapshots WHERE code = ?", (code,)).fetchone()
    after = snapshot[0] if snapshot else 0
    query = "SELECT number, version, body FROM log WHERE code = ? AND number > ? ORDER BY number"
    log = [StoredEntry(*entry) for entry in db.execute(query, (code, after))]
    last = log[-1].number if log else after
    query = "SELECT command, number FROM log WHERE code = ? AND number > ? AND command IS NOT NULL"
    commands = dict(db.execute(query, (code, last - COMMANDS)).fetchall())
    seeds = dict(db.execute("SELECT race, seed FROM seeds WHERE code = ?", (code,)).fetchall())
    return StoredTable(row[0], snapshot, log, seeds, commands)
