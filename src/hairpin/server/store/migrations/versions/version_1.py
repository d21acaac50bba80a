"""Version 1: events without a version, and the answers to commands in a table of their own."""

from alembic import op

revision = "1"
down_revision = None

STATEMENTS = (
    "CREATE TABLE tables (code TEXT PRIMARY KEY, secret TEXT NOT NULL, touched REAL NOT NULL) STRICT",
    """CREATE TABLE log (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        at REAL NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE seeds (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, race INTEGER NOT NULL, seed TEXT NOT NULL,
        PRIMARY KEY (code, race)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE answers (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, id TEXT NOT NULL, answer BLOB NOT NULL,
        PRIMARY KEY (code, id)
    ) STRICT, WITHOUT ROWID""",
)


def upgrade() -> None:
    """Create the tables."""
    for statement in STATEMENTS:
        op.execute(statement)
