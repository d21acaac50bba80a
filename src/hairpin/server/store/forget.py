"""Deleting the history of a table: what happened before an event, so that nothing of it is left in the file.

SQLite overwrites what is deleted (`secure_delete` in `database.py`). Its write-ahead log may hold earlier pages, so it
is emptied after the commit. Copies of the file that somebody has made keep what they hold.
"""

from __future__ import annotations

import sqlite3

_DELETIONS = (
    "DELETE FROM log WHERE code = :code AND number < :number",
    "DELETE FROM set_aside WHERE code = :code AND number < :number",
    # A race that is still running has a seed and no record.
    "DELETE FROM seeds WHERE code = :code AND race IN (SELECT number FROM races WHERE code = :code)",
    "DELETE FROM races WHERE code = :code",
)


def forget_before(db: sqlite3.Connection, code: str, number: int) -> None:
    """Delete the events of a table before one of them, and all its ended races with their seeds."""
    for deletion in _DELETIONS:
        db.execute(deletion, {"code": code, "number": number})


def empty_log(db: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and empty it; return False if a reader keeps that from happening."""
    return bool(db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
