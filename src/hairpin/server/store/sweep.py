"""Sweeping: deleting tables that nobody uses. It counts the server's running time, so a wrong clock deletes nothing.

Only tables without a finished race are deleted, and none while a race runs, while somebody watches, or with events
that were set aside.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

_COUNT = """
UPDATE tables SET
    idle = CASE WHEN idle_since = last THEN idle + :seconds ELSE 0 END, idle_since = last
FROM (SELECT code AS counted, max(number) AS last FROM log GROUP BY code) WHERE code = counted
"""
_UNUSED = """
SELECT code FROM tables t WHERE idle >= :keep
    AND NOT EXISTS (SELECT 1 FROM races r WHERE r.code = t.code AND how <> 'abandoned')
    AND NOT EXISTS (SELECT 1 FROM set_aside s WHERE s.code = t.code)
    AND NOT EXISTS (
        SELECT 1 FROM seeds s WHERE s.code = t.code
        AND NOT EXISTS (SELECT 1 FROM races r WHERE r.code = s.code AND r.number = s.race)
    )
"""


def sweep(db: sqlite3.Connection, seconds: float, in_use: Collection[str], keep_seconds: float) -> list[str]:
    """Count idle time of every table, delete the tables that were idle for long enough, and return their codes."""
    db.execute(_COUNT, {"seconds": seconds})
    db.executemany("UPDATE tables SET idle = 0 WHERE code = ?", [(code,) for code in in_use])
    if keep_seconds <= 0:
        return []
    gone = [code for (code,) in db.execute(_UNUSED, {"keep": keep_seconds})]
    db.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in gone])
    return gone
