"""Opening the database file: locked for this process, checked, migrated, and durable.

A file is checked through a connection that cannot write, so that a damaged, foreign or newer one is not changed.
"""

from __future__ import annotations

import os
import sqlite3
from errno import EACCES, EDQUOT, EISDIR, ENOSPC, EPERM, EROFS
from pathlib import Path

from hairpin.server.store.copies import list_copies
from hairpin.server.store.errors import (
    StoreDamagedError,
    StoreError,
    StoreForeignError,
    StoreFullError,
    StoreLockedError,
    StoreNewerError,
    StoreReadOnlyError,
)
from hairpin.server.store.lock import FileLock
from hairpin.server.store.migrate import migrate
from hairpin.server.store.schema import SCHEMA, VERSION

FULL = 2  # of `PRAGMA synchronous`
CACHED_STATEMENTS = 256
HEADER = b"SQLite format 3\0"
OURS = {"tables", "log"}


class Database:
    """An open database file and its lock."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lock = take_lock(file)
        try:
            try:
                version = _create(file) or check_file(file)
                self.db = _open(file, version)
            except (OSError, sqlite3.Error) as error:
                raise explain(file, error) from error
        except BaseException:
            self.lock.release()
            raise

    def close(self) -> None:
        """Close the file and release its lock."""
        self.db.close()
        self.lock.release()


def take_lock(file: str) -> FileLock:
    """Lock a file for this process, or refuse it."""
    try:
        Path(file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return FileLock(file)
    except BlockingIOError as error:
        raise StoreLockedError(f"{file} is in use by another Hairpin", file=file) from error
    except OSError as error:
        raise explain(file, error) from error


def _create(file: str) -> int:
    """Create an empty file that its owner alone can read; return 0 if it is not new, else -1."""
    if Path(file).is_dir():
        raise IsADirectoryError(EISDIR, "is a folder", file)
    if not Path(file).exists() or not Path(file).stat().st_size:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        return -1
    return 0


def check_file(file: str) -> int:
    """Return the version of a file of Hairpin, or refuse it; nothing is written."""
    with Path(file).open("rb") as opened:
        if opened.read(len(HEADER)) != HEADER:
            raise StoreForeignError(f"{file} is not a file of Hairpin", file=file)
    db = sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True, timeout=1)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("database disk image is malformed")
    finally:
        db.close()
    if version < 1 or not names >= OURS:
        raise StoreForeignError(f"{file} is not a file of Hairpin", file=file)
    if version > VERSION:
        raise StoreNewerError(
            f"{file} was written by a later Hairpin (version {version}; this one reads up to {VERSION})",
            file=file,
            version=version,
            known=VERSION,
        )
    return int(version)


def _open(file: str, version: int) -> sqlite3.Connection:
    """Open a file that was checked, or a new one (version -1), for writing."""
    for part in (Path(f"{file}{end}") for end in ("", "-wal", "-shm")):
        if part.exists():
            part.chmod(0o600)  # SQLite gives the same permissions to the files that it makes
    db = sqlite3.connect(file, isolation_level=None, timeout=1, cached_statements=CACHED_STATEMENTS)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {FULL}")
        # With NORMAL a power cut loses moves that were acknowledged.
        if db.execute("PRAGMA synchronous").fetchone() != (FULL,):
            raise StoreError(f"{file}: this SQLite does not wait for the disk", file=file)
        db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        if version < 0:
            db.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA:
                db.execute(statement)
            db.execute("COMMIT")
        elif version < VERSION:
            migrate(db, file, version)
        db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        db.close()
        raise
    return db


def explain(file: str, error: Exception) -> StoreError:
    """Return the error of the store for one of the system or of SQLite."""
    text = str(error)
    number = error.errno if isinstance(error, OSError) else None
    if number in (ENOSPC, EDQUOT) or "full" in text:
        return StoreFullError(f"the disk is full: {file} cannot be written", file=file)
    if number in (EACCES, EPERM, EROFS) or "readonly" in text or "unable to open" in text:
        return StoreReadOnlyError(f"{file} cannot be written by this user", file=file)
    if "locked" in text:
        return StoreLockedError(f"{file} is in use by another Hairpin", file=file)
    if "malformed" in text or "not a database" in text or "corrupt" in text:
        copies = list_copies(file)
        where = f"copies: {', '.join(copies)}" if copies else "there is no copy beside it"
        return StoreDamagedError(
            f"{file} is damaged and was left as it is; `hairpin restore COPY` brings back a copy ({where})",
            file=file,
            copies=tuple(copies),
            copy=copies[0] if copies else "none",
        )
    return StoreError(f"{file} cannot be used: {error}", file=file)
