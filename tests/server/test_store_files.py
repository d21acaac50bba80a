"""Files that cannot be used: each has an error and a message of its own, and none is changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from hairpin.core.errors import HairpinError
from hairpin.server.store import Store
from hairpin.server.store.copies import copy_beside
from hairpin.server.store.database import explain
from hairpin.words import Words

LANGUAGES = ("de", "en", "es", "fr", "it", "ko", "nl", "zh")
FORBIDDEN = (
    "delete",
    "remove",
    "move it away",
    "lösch",
    "entfern",
    "borra",
    "elimin",
    "supprim",
    "verwijder",
    "cancell",
)


def write_file(file: Path) -> None:
    """Write a sound file of this version with enough rows to be damaged."""
    Store(str(file)).close()
    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO tables (code, secret, opened) VALUES ('A', 'ab', 1)")
        rows = [("A", number, 1.0, 2, b"y" * 500) for number in range(1, 400)]
        db.executemany("INSERT INTO log (code, number, at, version, body) VALUES (?, ?, ?, ?, ?)", rows)
    db.execute("PRAGMA journal_mode = DELETE")
    db.close()


def damage(file: Path, kind: str) -> None:
    if kind == "text":
        file.write_text("not a database at all\n" * 100, "utf-8")
    elif kind == "folder":
        file.mkdir()
    elif kind == "foreign":
        with sqlite3.connect(file) as db:
            db.execute("CREATE TABLE mine (x)")
        db.close()
    else:
        write_file(file)
        body = file.read_bytes()
        if kind == "newer":
            with sqlite3.connect(file) as db:
                db.execute("PRAGMA user_version = 99")
            db.close()
        if kind == "cut":
            file.write_bytes(body[: len(body) // 2])
        if kind == "scratched":
            file.write_bytes(body[:20_000] + b"\xa5" * 30_000 + body[50_000:])


def refuse(file: Path) -> HairpinError:
    """Open a file that is refused; check the error's message in every language."""
    with pytest.raises(HairpinError) as refused:
        Store(str(file))
    error = refused.value
    for language in LANGUAGES:
        words = Words()
        words.speak(language)
        said = words.say_error(error)
        assert str(file) in said
        assert "\n" not in said
        assert not [word for word in FORBIDDEN if word in said.lower()]
    return error


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("text", "store/foreign"),
        ("foreign", "store/foreign"),
        ("folder", "store/file"),
        ("cut", "store/damaged"),
        ("scratched", "store/damaged"),
        ("newer", "store/newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_not_changed(tmp_path: Path, kind: str, code: str) -> None:
    file = tmp_path / "t.sqlite"
    damage(file, kind)
    before = file.read_bytes() if file.is_file() else b""
    assert refuse(file).code == code
    assert before == (file.read_bytes() if file.is_file() else b"")


def test_the_message_about_a_damaged_file_names_the_newest_copy(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    write_file(file)
    with sqlite3.connect(file) as db:
        copied = [copy_beside(db, str(file), "v2") for _ in range(2)]
    db.close()
    os.utime(copied[0], (1, 1))
    damage(tmp_path / "other.sqlite", "scratched")
    shutil.copy(tmp_path / "other.sqlite", file)
    words = Words()
    words.speak("en")
    assert f"hairpin restore {copied[1]}" in words.say_error(refuse(file))


def test_a_locked_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    store = Store(str(file))
    try:
        assert refuse(file).code == "store/locked"
    finally:
        store.close()
    # An earlier version locks the file itself.
    with sqlite3.connect(file, isolation_level=None) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        assert refuse(file).code == "store/locked"
    db.close()


OPEN = """
import os, sys
from hairpin.server.store import Store, StoreError
if os.geteuid() == 0:
    os.setegid(65534)
    os.seteuid(65534)
try:
    Store(sys.argv[1])
except StoreError as error:
    print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_a_read_only_file_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    file = folder / "t.sqlite"
    write_file(file)
    for path in (file, Path(f"{file}.lock")):
        path.chmod(0o444)
    folder.chmod(0o555)
    for parent in (tmp_path, *list(tmp_path.parents)[:2]):
        parent.chmod(parent.stat().st_mode | 0o055)
    said = subprocess.run(
        [sys.executable, "-c", OPEN, str(file)], capture_output=True, text=True, check=False, timeout=60
    )
    folder.chmod(0o755)
    assert said.stdout == "store/read-only\n", said.stderr


@pytest.mark.parametrize(
    "error", [OSError(ENOSPC, "No space left on device"), sqlite3.OperationalError("database or disk is full")]
)
def test_a_full_disk_is_named(error: Exception) -> None:
    assert explain("t.sqlite", error).code == "store/full"
