"""Copies of a database file, made by SQLite's backup while others may write; no copy is ever overwritten."""

from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

SUFFIX = ".bak"


def copy_beside(db: sqlite3.Connection, file: str, label: str) -> Path:
    """Copy an open file to a new one beside it, named after a label and the day; return its path."""
    day = datetime.now(UTC).date().isoformat()
    for number in count(1):
        more = f"-{number}" if number > 1 else ""
        copied = Path(f"{file}.{label}-{day}{more}{SUFFIX}")
        try:
            reserve(copied)
        except FileExistsError:
            continue
        try:
            copy_into(db, copied)
        except BaseException:
            copied.unlink()
            raise
        return copied
    raise AssertionError("counting does not end")


def reserve(file: Path) -> None:
    """Create an empty file that only its owner can read, or raise FileExistsError."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def copy_into(db: sqlite3.Connection, file: Path) -> None:
    """Copy everything that is committed into a file, and wait for the disk."""
    target = sqlite3.connect(file, isolation_level=None)
    try:
        db.backup(target)  # in one step: what is committed meanwhile is not part of the copy
        # Whoever reads a copy should need no second file.
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def list_copies(file: str) -> list[str]:
    """Return the copies beside a file, the newest first."""
    path = Path(file)
    copies = sorted(path.parent.glob(f"{path.name}.*{SUFFIX}"), key=lambda copy: copy.stat().st_mtime, reverse=True)
    return [str(copied) for copied in copies]
