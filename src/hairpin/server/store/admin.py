"""What an operator does with a database file: list, export and remove tables, copy the file, bring back a copy.

Listing, exporting and copying only read, and work while a server uses the file.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from hairpin.core.errors import HairpinError
from hairpin.server.errors import UnknownTableError
from hairpin.server.store.copies import SUFFIX, copy_beside, copy_into, reserve
from hairpin.server.store.database import Database, check_file, explain, take_lock
from hairpin.server.store.entries import StoredTable
from hairpin.server.store.errors import StoreError, StoreForeignError
from hairpin.server.store.schema import SCHEMA, VERSION
from hairpin.server.store.store import read_table

TABLES = ("tables", "log", "seeds", "races", "snapshots", "set_aside")
_SIZES = """
SELECT code, opened,
    (SELECT max(at) FROM log l WHERE l.code = t.code),
    (SELECT count(*) FROM log l WHERE l.code = t.code),
    (SELECT coalesce(sum(length(body)), 0) FROM log l WHERE l.code = t.code)
    + (SELECT coalesce(sum(length(CAST(record AS BLOB))), 0) FROM races r WHERE r.code = t.code)
    + (SELECT coalesce(sum(length(body)), 0) FROM snapshots s WHERE s.code = t.code)
FROM tables t ORDER BY opened, code
"""


class FileExistsAlreadyError(HairpinError):
    """A file that would be overwritten."""

    code = "file/exists"


@dataclass(frozen=True)
class TableEntry:
    """One table of the file: when it was opened, its last event, its size, and what was set aside of it."""

    code: str
    opened: float
    last: float
    events: int
    size: int
    set_aside: tuple[tuple[int, str], ...]
    stored: StoredTable


@contextmanager
def open_to_read(file: str) -> Iterator[sqlite3.Connection]:
    """Open a file for reading; one of an earlier version is migrated first."""
    try:
        if not Path(file).exists():
            raise StoreError(f"there is no file {file}", file=file)
        if check_file(file) < VERSION:
            Database(file).close()
        with closing(sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as db:
            yield db
    except (OSError, sqlite3.Error) as error:
        raise explain(file, error) from error


def list_tables(file: str) -> Iterator[TableEntry]:
    """Yield every table, from the oldest on."""
    with open_to_read(file) as db:
        db.execute("BEGIN")  # one state of the file, whatever is written meanwhile
        for code, opened, last, events, size in db.execute(_SIZES).fetchall():
            query = "SELECT number, reason FROM set_aside WHERE code = ? ORDER BY number"
            set_aside = tuple(db.execute(query, (code,)).fetchall())
            if stored := read_table(db, code):
                yield TableEntry(code, opened, last or opened, events, size, set_aside, stored)


def check_codes(db: sqlite3.Connection, codes: Sequence[str]) -> None:
    """Refuse codes that no table has."""
    for code in codes:
        if not db.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone():
            raise UnknownTableError(f"there is no table {code}", code=code)


def export_table(file: str, code: str, target: Path) -> None:
    """Write one table into a new file, which a server can open."""
    with open_to_read(file) as source:
        check_codes(source, [code])
    _reserve(target)
    with closing(sqlite3.connect(target.absolute().as_uri(), uri=True, isolation_level=None)) as db:
        db.execute("ATTACH ? AS source", (f"{Path(file).absolute().as_uri()}?mode=ro",))
        db.execute("BEGIN")
        for statement in SCHEMA:
            db.execute(statement)
        for name in TABLES:
            db.execute(f"INSERT INTO main.{name} SELECT * FROM source.{name} WHERE code = ?", (code,))  # noqa: S608
        db.execute("COMMIT")


def remove_tables(file: str, codes: Sequence[str]) -> Path:
    """Remove tables from a file that no server uses, after a copy of everything; return the copy."""
    database = Database(file)
    try:
        check_codes(database.db, codes)
        copied = copy_beside(database.db, file, "before-remove")
        database.db.execute("BEGIN IMMEDIATE")
        database.db.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in codes])
        database.db.execute("COMMIT")
    except (OSError, sqlite3.Error) as error:
        raise explain(file, error) from error
    finally:
        database.close()
    return copied


def back_up(file: str, target: Path) -> int:
    """Copy everything that is committed into a new file; return the number of tables in it."""
    with open_to_read(file) as db:
        _reserve(target)
        try:
            copy_into(db, target)
            check_file(str(target))
            with closing(sqlite3.connect(target)) as copied:
                return int(copied.execute("SELECT count(*) FROM tables").fetchone()[0])
        except BaseException:
            target.unlink()
            raise


def restore(file: str, copy: Path) -> Path | None:
    """Put a copy in the place of a file that no server uses; return where the replaced file is kept."""
    if not copy.exists():
        raise StoreError(f"there is no file {copy}", file=str(copy))
    if Path(file).exists() and copy.samefile(file):
        raise StoreForeignError(f"{copy} is the file itself, not a copy of it", file=str(copy))
    try:
        check_file(str(copy))
    except sqlite3.Error as error:
        raise explain(str(copy), error) from error
    lock = take_lock(file)
    try:
        fresh = Path(f"{file}.restoring")
        fresh.unlink(missing_ok=True)
        reserve(fresh)
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as db:
            copy_into(db, fresh)
        kept = _move_aside(Path(file)) if Path(file).exists() else None
        fresh.replace(file)
        _sync_folder(Path(file).absolute().parent)
    except (OSError, sqlite3.Error) as error:
        raise explain(file, error) from error
    finally:
        lock.release()
    return kept


def _move_aside(file: Path) -> Path:
    """Rename a file and its log; the log of a sound file is written into it first."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # a damaged file is kept as it is, with its log
    day = datetime.now(UTC).date().isoformat()
    for number in count(1):
        kept = Path(f"{file}.replaced-{day}{f'-{number}' if number > 1 else ''}{SUFFIX}")
        if not kept.exists():
            break
    for end in ("-wal", "-shm", ""):
        if (part := Path(f"{file}{end}")).exists():
            part.rename(f"{kept}{end}")
    return kept


def _reserve(target: Path) -> None:
    try:
        reserve(target)
    except FileExistsError as error:
        raise FileExistsAlreadyError(f"{target} is there already; choose another name", file=str(target)) from error
    except OSError as error:
        raise explain(str(target), error) from error


def _sync_folder(folder: Path) -> None:
    """Wait until a renamed file is on the disk."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
