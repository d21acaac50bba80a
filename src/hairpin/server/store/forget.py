"""Deleting the history of a table: what happened before an event, so that nothing of it is left in the file.

SQLite overwrites what is deleted (`secure_delete` in `database.py`). Its write-ahead log may hold earlier pages, so it
is emptied after the commit, as soon as nobody reads the file, and when the file is opened again. Copies of the file
that somebody has made keep what they hold.
"""

from __future__ import annotations

import logging
import sqlite3
from math import inf
from time import monotonic

RETRY_SECONDS = 2.0  # between two tries to empty the log

logger = logging.getLogger("hairpin")

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


class LogCleaner:
    """Empties the write-ahead log; while a reader prevents that, it tries again later, and waits for nobody."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._is_due = True
        self._tried = -inf
        self._has_told = False
        self.work()

    @property
    def wait_seconds(self) -> float | None:
        """How long the log may wait for the next try; None if it need not be emptied."""
        return max(0.0, self._tried + RETRY_SECONDS - monotonic()) if self._is_due else None

    def demand(self) -> None:
        """Empty the log at once, or as soon as possible: something was deleted."""
        self._is_due, self._tried, self._has_told = True, -inf, False
        self.work()

    def work(self) -> None:
        """Empty the log if that is due."""
        if self.wait_seconds != 0:
            return
        self._tried = monotonic()
        problem = "somebody reads the file"
        try:
            self._is_due = not _empty_log(self._db)
        except sqlite3.Error as error:
            problem = str(error)
        if self._is_due and not self._has_told:
            self._has_told = True
            logger.warning("what was deleted stays in the write-ahead log for now: %s", problem)


def _empty_log(db: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and empty it; return False if a reader keeps that from happening."""
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        return bool(db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience:d}")
