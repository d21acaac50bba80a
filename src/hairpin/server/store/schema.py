"""The schema of the store, as `migrations` makes it of an earlier one. A test compares the two."""

from __future__ import annotations

VERSION = 2

SCHEMA = (
    # `used` is the server's running time, in seconds, when somebody was last there; `running` is that time now.
    """CREATE TABLE tables (
        code TEXT PRIMARY KEY, secret TEXT NOT NULL, opened REAL NOT NULL, used REAL NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE running (seconds REAL NOT NULL) STRICT",
    "INSERT INTO running VALUES (0)",
    # With a rowid: events of many tables lie together in the order of writing, and a commit touches few pages.
    """CREATE TABLE log (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        at REAL NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL, command TEXT,
        UNIQUE (code, number)
    ) STRICT""",
    """CREATE TABLE seeds (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, race INTEGER NOT NULL, seed TEXT NOT NULL,
        PRIMARY KEY (code, race)
    ) STRICT, WITHOUT ROWID""",
    # `number` is the race's, `event` the number of the event that ended it; `how`: finished, abandoned, closed.
    """CREATE TABLE races (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        event INTEGER NOT NULL, how TEXT NOT NULL, record TEXT,
        PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE snapshots (
        code TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    # A copy of what could not be read, with the reason. The log keeps the original.
    """CREATE TABLE set_aside (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        at REAL NOT NULL, version INTEGER NOT NULL, body BLOB NOT NULL, reason TEXT NOT NULL,
        PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID""",
    # For Alembic; opening a file that is up to date reads `user_version` alone.
    """CREATE TABLE alembic_version (
        version_num VARCHAR(32) NOT NULL,
        CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
    )""",
    f"INSERT INTO alembic_version VALUES ('{VERSION}')",  # noqa: S608 - a constant
    f"PRAGMA user_version = {VERSION}",
)
