"""Sweeping: deleting tables that nobody uses. It counts the server's running time, so a wrong clock deletes nothing.

Only tables without a finished race are deleted, and none while a race runs, while somebody watches, or with events
that were set aside; none at all if `keep_seconds` is 0. A table at which a turn is tried again is deleted after a day,
whatever has happened there.

Each call looks at some tables only, so that nobody waits for it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

AT_ONCE = 500
PRACTICE_SECONDS = 86_400

_UNUSED = """
SELECT code FROM tables t, running WHERE code > :after AND code <= :last AND used <= seconds - :keep
    AND NOT EXISTS (SELECT 1 FROM races r WHERE r.code = t.code AND how <> 'abandoned')
    AND NOT EXISTS (SELECT 1 FROM set_aside s WHERE s.code = t.code)
    AND NOT EXISTS (
        SELECT 1 FROM seeds s WHERE s.code = t.code
        AND NOT EXISTS (SELECT 1 FROM races r WHERE r.code = s.code AND r.number = s.race)
    )
"""
# The first event that is left holds the setup of the table; what is damaged is no table of practice.
_PRACTICE = """
SELECT code FROM tables t, running WHERE code > :after AND code <= :last AND used <= seconds - :keep
    AND (
        SELECT CASE WHEN json_valid(CAST(body AS TEXT))
            THEN json_extract(CAST(body AS TEXT), '$.setup.practice') ELSE 0 END
        FROM log l WHERE l.code = t.code ORDER BY number LIMIT 1
    ) > 0
"""


def sweep(
    db: sqlite3.Connection, seconds: float, in_use: Collection[str], keep_seconds: float, after: str
) -> tuple[list[str], str]:
    """Count running time, and delete the unused ones of the next tables after a code.

    Return the codes of deleted tables, and the code to go on after; empty when all have been looked at.
    """
    db.execute("UPDATE running SET seconds = seconds + ?", (seconds,))
    query = "UPDATE tables SET used = (SELECT seconds FROM running) WHERE code = ?"
    db.executemany(query, [(code,) for code in in_use])
    query = "SELECT code FROM tables WHERE code > ? ORDER BY code LIMIT ?"
    codes = [code for (code,) in db.execute(query, (after, AT_ONCE))]
    if not codes:
        return [], ""
    queries = [(_PRACTICE, min(keep_seconds or PRACTICE_SECONDS, PRACTICE_SECONDS))]
    if keep_seconds:
        queries.append((_UNUSED, keep_seconds))
    bounds = {"after": after, "last": codes[-1]}
    gone = sorted({code for query, keep in queries for (code,) in db.execute(query, bounds | {"keep": keep})})
    db.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in gone])
    return gone, codes[-1] if len(codes) == AT_ONCE else ""
