"""Version 2: events have a version and the command that caused them; races, snapshots, what was set aside."""

from alembic import op

revision = "2"
down_revision = "1"

NEW = (
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
)

_NAMES = ("tables", "log", "seeds")

STEPS = (
    *(f"ALTER TABLE {name} RENAME TO old_{name}" for name in _NAMES),
    *NEW,
    """INSERT INTO tables (code, secret, opened)
        SELECT code, secret, coalesce((SELECT min(at) FROM old_log WHERE code = t.code), touched)
        FROM old_tables t""",
    # An answer named its event; those of computer drivers are empty.
    """CREATE TEMP TABLE commands AS
        SELECT code, json_extract(CAST(answer AS TEXT), '$.number') AS number,
            id || '|' || coalesce(json_extract(CAST(answer AS TEXT), '$.key'), '') AS command
        FROM answers WHERE json_valid(CAST(answer AS TEXT))""",
    "CREATE INDEX temp.commands_by_event ON commands (code, number)",
    """INSERT INTO log (code, number, at, version, body, command)
        SELECT code, number, at, 1, body,
            (SELECT command FROM commands c WHERE c.code = l.code AND c.number = l.number LIMIT 1)
        FROM old_log l""",
    "INSERT INTO seeds SELECT code, race, seed FROM old_seeds",
    "DROP TABLE commands",
    "DROP TABLE answers",
    *(f"DROP TABLE old_{name}" for name in reversed(_NAMES)),
)


def upgrade() -> None:
    """Move everything into the new tables; tables of races and snapshots are filled when a table is first loaded."""
    for statement in STEPS:
        op.execute(statement)
