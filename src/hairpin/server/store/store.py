"""The store: what is kept of all tables, by jobs of the writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from pathlib import Path
from time import time

from hairpin.server.store.entries import Append, Settlement, StoredEntry, StoredRace, StoredTable
from hairpin.server.store.sweep import sweep
from hairpin.server.store.writer import Done, Writer, insert, put_race, put_snapshot

COMMANDS = 1000  # events whose commands are remembered after a restart; a command is sent again soon or never


class Store:
    """Persistent data of all tables."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._writer = Writer(file)
        self._swept_to = ""  # the code of the last table that was looked at

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
            query = "INSERT INTO tables (code, secret, opened, used) SELECT ?, ?, ?, seconds FROM running"
            db.execute(query, (code, secret, now))
            db.execute("INSERT INTO log VALUES (?, 1, ?, ?, ?, NULL)", (code, now, version, body))
            return True

        return bool(await self._writer.run(job))

    async def load(self, code: str, *, is_whole: bool = False) -> StoredTable | None:
        """Return a table's snapshot and the events after it, or the whole log without a snapshot; None if unknown."""

        def job(db: sqlite3.Connection) -> StoredTable | None:
            return read_table(db, code, is_whole=is_whole)

        table: StoredTable | None = await self._writer.run(job)
        return table

    async def settle(self, code: str, settlement: Settlement) -> None:
        """Store what loading a table found out."""
        await self._writer.run(lambda db: settle(db, code, settlement))

    async def find_record(self, code: str, race: int) -> str | None:
        """Return the record of a race that has ended, or None."""

        def job(db: sqlite3.Connection) -> str | None:
            query = "SELECT record FROM races WHERE code = ? AND number = ?"
            row = db.execute(query, (code, race)).fetchone()
            return row[0] if row else None

        record: str | None = await self._writer.run(job)
        return record

    async def list_race_numbers(self, code: str) -> list[int]:
        """Return the numbers of the races of a table that have ended, in order."""

        def job(db: sqlite3.Connection) -> list[int]:
            query = "SELECT number FROM races WHERE code = ? AND record IS NOT NULL ORDER BY number"
            return [number for (number,) in db.execute(query, (code,))]

        numbers: list[int] = await self._writer.run(job)
        return numbers

    async def read_races(self, code: str, numbers: Sequence[int]) -> list[StoredRace]:
        """Return ended races of a table in the order of the given numbers; one that is gone is left out."""
        query = (
            "SELECT r.number, l.at, r.how, r.record FROM races r"
            " LEFT JOIN log l ON l.code = r.code AND l.number = r.event"
            " WHERE r.code = ? AND r.number = ? AND r.record IS NOT NULL"
        )

        def job(db: sqlite3.Connection) -> list[StoredRace]:
            rows = [db.execute(query, (code, number)).fetchone() for number in numbers]
            return [StoredRace(*row) for row in rows if row]

        races: list[StoredRace] = await self._writer.run(job)
        return races

    async def find_unsettled(self) -> list[str]:
        """Return the tables that were raced at and have no snapshot, as after a migration."""

        def job(db: sqlite3.Connection) -> list[str]:
            query = "SELECT DISTINCT code FROM seeds WHERE code NOT IN (SELECT code FROM snapshots)"
            return [code for (code,) in db.execute(query)]

        codes: list[str] = await self._writer.run(job)
        return codes

    def find_size(self) -> int:
        """Return the bytes of the database file and its log."""
        files = (Path(self.file), Path(f"{self.file}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def count(self) -> int:
        """Return the number of tables."""
        return int(await self._writer.run(lambda db: db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def sweep(self, seconds: float, in_use: Collection[str], keep_seconds: float) -> list[str]:
        """Count some seconds of running time, delete unused ones of the next tables, and return their codes."""
        gone, self._swept_to = await self._writer.run(
            lambda db: sweep(db, seconds, in_use, keep_seconds, self._swept_to)
        )
        return list(gone)


def read_table(db: sqlite3.Connection, code: str, *, is_whole: bool = False) -> StoredTable | None:
    """Read a table from its snapshot on, or from the beginning."""
    row = db.execute("SELECT secret FROM tables WHERE code = ?", (code,)).fetchone()
    if not row:
        return None
    query = "SELECT number, body FROM snapshots WHERE code = ?"
    snapshot = None if is_whole else db.execute(query, (code,)).fetchone()
    after = snapshot[0] if snapshot else 0
    query = "SELECT number, version, body FROM log WHERE code = ? AND number > ? ORDER BY number"
    log = [StoredEntry(*entry) for entry in db.execute(query, (code, after))]
    last = log[-1].number if log else after
    query = "SELECT command, number FROM log WHERE code = ? AND number > ? AND command IS NOT NULL"
    commands = dict(db.execute(query, (code, last - COMMANDS)).fetchall())
    seeds = dict(db.execute("SELECT race, seed FROM seeds WHERE code = ?", (code,)).fetchall())
    query = "SELECT number, event, how, record FROM races WHERE code = ? AND record IS NOT NULL"
    records = [] if snapshot else db.execute(query, (code,)).fetchall()
    return StoredTable(row[0], snapshot, log, seeds, commands, records)


def settle(db: sqlite3.Connection, code: str, settlement: Settlement) -> None:
    """Write a settlement."""
    if settlement.closing:
        insert(db, settlement.closing)
    for event, ended in settlement.ended:
        put_race(db, code, event, ended)
    for number, reason in settlement.problems.items():
        db.execute(
            "INSERT OR REPLACE INTO set_aside (code, number, at, version, body, reason)"
            " SELECT code, number, at, version, body, ? FROM log WHERE code = ? AND number = ?",
            (reason, code, number),
        )
    if settlement.snapshot:
        put_snapshot(db, code, *settlement.snapshot)
