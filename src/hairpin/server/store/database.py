"""Opening the database file: locked for this process, checked, migrated, and durable."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from hairpin.server.store.errors import StoreError
from hairpin.server.store.lock import FileLock
from hairpin.server.store.schema import FROM_1_TO_2, SCHEMA, VERSION

FULL = 2  # of `PRAGMA synchronous`
CACHED_STATEMENTS = 256


class Database:
    """An open database file and its lock."""

    def __init__(self, file: str) -> None:
        self.file = file
        try:
            Path(file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.lock = FileLock(file)
        except BlockingIOError as error:
            raise StoreError(f"{file} cannot be used: another Hairpin uses it", file=file) from error
        except OSError as error:
            raise StoreError(f"{file} cannot be used: {error}", file=file) from error
        try:
            self.db = self._open()
        except BaseException:
            self.lock.release()
            raise

    def close(self) -> None:
        """Close the file and release its lock."""
        self.db.close()
        self.lock.release()

    def _open(self) -> sqlite3.Connection:
        try:
            # SQLite gives its other files the permissions of this one.
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
            db = sqlite3.connect(self.file, isolation_level=None, timeout=1, cached_statements=CACHED_STATEMENTS)
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
        """Check the file; a foreign or damaged one is refused and not changed."""
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (objects,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if version not in (range(1, VERSION + 1) if objects else (0,)):
            what = f"has version {version}; this Hairpin reads {VERSION}" if version else "is not a file of Hairpin"
            raise StoreError(f"{self.file} {what}", file=self.file)
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise StoreError(f"{self.file} is damaged", file=self.file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {FULL}")
        # With NORMAL a power cut loses moves that were acknowledged.
        if db.execute("PRAGMA synchronous").fetchone() != (FULL,):
            raise StoreError(f"{self.file}: this SQLite does not wait for the disk", file=self.file)
        if version < VERSION:
            db.execute("BEGIN IMMEDIATE")
            for statement in FROM_1_TO_2 if version else SCHEMA:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {VERSION}")
            db.execute("COMMIT")
        db.execute("PRAGMA foreign_keys = ON")
