"""Upgrades: what a later version does not know is lost alone; trophies, names and the rest of the table open.

A later version is simulated by changing the stored events of a file from an earlier one.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hairpin.server.store import Store
from hairpin.server.store.copies import list_copies
from hairpin.server.store.database import Database
from hairpin.server.store.migrate import run_migrations
from hairpin.server.store.schema import SCHEMA, VERSION
from past.write import finish
from server.client import Json, ServerProcess

FIRST = Path(__file__).parent / "1"
VERSIONS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "house.json").exists())

Change = Callable[[Json], Json | bytes | None]


class Past(ServerProcess):
    """A server on a copy of an earlier version's file, not started yet; `left` are its tables, as they were left."""

    def __init__(self, folder: Path, version: Path) -> None:
        super().__init__(folder)
        shutil.copy(version / "house.sqlite", self.file)
        self.version = int(version.name)
        self.left: dict[str, Json] = json.loads((version / "house.json").read_text("utf-8"))
        running = [code for code, left in self.left.items() if left["stage"] == "racing" and sum(left["trophies"])]
        self.code = next(code for code in running if self.left[code]["game"] == "monza")

    def open_table(self, code: str) -> Json:
        """Return a table as its host sees it."""
        with self.connect(code, self.left[code]["key"]) as host:
            return host.table

    def check_kept(self, table: Json, code: str) -> None:
        """Check that names, trophies, champions and the number of races are those that were left."""
        left = self.left[code]
        assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in left["seats"]]
        for field in ("trophies", "champions", "races"):
            assert table[field] == left[field]


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def past(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Past]:
    server = Past(tmp_path, request.param)
    yield server
    server.close()


def change_events(file: Path, code: str, change: Change) -> None:
    """Change the stored events of a table; a change that returns None leaves an event as it is."""
    with sqlite3.connect(file) as db:
        for number, body in db.execute("SELECT number, body FROM log WHERE code = ?", (code,)).fetchall():
            changed = change(json.loads(body))
            if changed is not None:
                raw = changed if isinstance(changed, bytes) else json.dumps(changed).encode()
                db.execute("UPDATE log SET body = ? WHERE code = ? AND number = ?", (raw, code, number))
    db.close()


def rename_option(event: Json) -> Json | None:
    if event["type"] == "started":
        event["settings"] = {f"{name}_2": text for name, text in event["settings"].items()}
        return event
    if event["type"] == "arranged":
        event["setup"]["options"] = {f"{name}_2": text for name, text in event["setup"]["options"].items()}
        return event
    return None


def rename_game(event: Json) -> Json | None:
    if "game" in event:
        return event | {"game": "monza-2"}
    if event["type"] == "arranged":
        event["setup"]["game"] = "monza-2"
        return event
    return None


def remove_board(event: Json) -> Json | None:
    if event["type"] == "arranged":
        event["setup"]["options"]["track"] = "nowhere"
        return event
    return None


def rename_pace(event: Json) -> Json | None:
    if event["type"] == "arranged":
        event["setup"]["pace"] = "leisurely"
        return event
    return None


def rename_field(event: Json) -> Json | None:
    if event["type"] == "arranged":
        for seat in event["setup"]["seats"]:
            seat["colour"] = seat.pop("car")
        return event
    return None


def change_words(event: Json) -> Json | None:
    """Store moves that the rules do not allow; the last one of a race stays."""
    return event | {"words": ["A1b", "A1b", "stop"]} if event["type"] == "moved" and not event.get("seed") else None


def raise_version(event: Json) -> Json | None:
    return event | {"version": 99} if event["type"] == "started" else None


@pytest.mark.parametrize(
    "past", [VERSIONS[-1], pytest.param(FIRST, marks=pytest.mark.soak)], ids=lambda folder: folder.name, indirect=True
)
@pytest.mark.parametrize(
    ("change", "is_running", "reason"),
    [
        (rename_option, False, "options"),
        (rename_game, False, "game"),
        (change_words, False, "replay"),
        (raise_version, False, "newer"),
        (remove_board, True, ""),
        (rename_pace, True, ""),
        (rename_field, True, ""),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_was_renamed_or_cannot_be_replayed_loses_only_what_it_must(
    past: Past, change: Change, is_running: bool, reason: str
) -> None:
    code, left = past.code, past.left[past.code]
    if past.version == 1:  # its events name no winners; the races are played once by rules that know them
        past.start()
        past.open_table(code)
        past.end()
    past.read_store("DELETE FROM snapshots")
    change_events(past.file, code, change)
    past.start()
    table = past.open_table(code)
    past.check_kept(table, code)
    assert table["stage"] == ("racing" if is_running else "lobby")
    assert table["closed"] == reason
    assert past.ask("GET", f"/api/tables/{code}/races/1.race").text == left["records"]["1"]
    with past.connect(code, left["key"]) as host:
        if is_running:
            finish(host, Random(1))
            assert sum(host.table["trophies"]) > sum(left["trophies"])
        else:
            closed = past.ask("GET", f"/api/tables/{code}/races/{left['races']}.race").text
            assert "result: unfinished" in closed
            assert closed.startswith("hairpin race 1\ngame: monza")
        host.do("start")
        assert host.race["number"] == left["races"] + 1
        assert not host.table["closed"]
    past.end()
    events = [json.loads(body) for (body,) in past.read_store("SELECT body FROM log WHERE code = ?", code)]
    assert [event["reason"] for event in events if event["type"] == "closed"] == ([reason] if reason else [])
    assert "Traceback" not in past.output()


def break_types(event: Json) -> Json | None:
    if event["type"] == "moved":
        event["type"] = "driven"
        return event
    return None


def corrupt(event: Json) -> bytes | None:
    return b"\xff{" if event["type"] == "moved" else None


@pytest.mark.parametrize("change", [break_types, corrupt], ids=lambda change: change.__name__)
def test_events_that_cannot_be_read_are_set_aside_and_the_table_opens(past: Past, change: Change) -> None:
    code, left = past.code, past.left[past.code]
    if past.version > 1:
        past.read_store("DELETE FROM snapshots")
    change_events(past.file, code, change)
    query = "SELECT number, body FROM log WHERE code = ? ORDER BY number"
    before = past.read_store(query, code)
    past.start()
    table = past.open_table(code)
    assert (table["stage"], table["closed"]) == ("lobby", "unreadable")
    assert table["races"] == left["races"]
    assert [seat["name"] for seat in table["seats"]] == [seat["name"] for seat in left["seats"]]
    if past.version > 1:  # the records name the winners
        past.check_kept(table, code)
    for other in past.left.keys() - {code}:
        past.check_kept(past.open_table(other), other)
    past.end()
    ((count,),) = past.read_store("SELECT count(*) FROM set_aside WHERE code = ?", code)
    assert count > 5
    assert past.read_store(query, code)[: len(before)] == before  # nothing is deleted
    assert f"table {code}, event" in past.output()


# --- migrations


def test_a_migrated_file_has_the_schema_of_a_new_one(tmp_path: Path) -> None:
    schemas = []
    for name in ("new", "old"):
        with sqlite3.connect(tmp_path / name, isolation_level=None) as db:
            if name == "new":
                for statement in SCHEMA:
                    db.execute(statement)
            else:
                run_migrations(db, 0)
            query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
            schemas.append([(name, "".join(sql.replace('"', "").split())) for name, sql in db.execute(query)])
            assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
            assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(str(VERSION),)]
        db.close()
    assert schemas[0] == schemas[1]


def read_all(db: sqlite3.Connection, name: str) -> list[tuple[Any, ...]]:
    return db.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - names from this file


def test_a_migration_keeps_everything_and_copies_the_file_first(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    shutil.copy(FIRST / "house.sqlite", file)
    with sqlite3.connect(file) as db:
        before = {name: read_all(db, name) for name in ("tables", "log", "seeds", "answers")}
    db.close()
    for _ in range(2):
        Database(str(file)).close()
    (copied,) = list_copies(str(file))
    assert ".v1-" in copied
    with sqlite3.connect(copied) as db:
        assert {name: read_all(db, name) for name in before} == before
    db.close()
    with sqlite3.connect(file) as db:
        log = db.execute("SELECT code, number, at, body FROM log ORDER BY code, number").fetchall()
        assert log == sorted(before["log"])
        assert db.execute("SELECT code, secret FROM tables ORDER BY code").fetchall() == sorted(
            row[:2] for row in before["tables"]
        )
        assert db.execute("SELECT * FROM seeds ORDER BY code, race").fetchall() == sorted(before["seeds"])
        commands = {
            command.rpartition("|")[0] for (command,) in db.execute("SELECT command FROM log WHERE command IS NOT NULL")
        }
        assert commands == {name for _, name, answer in before["answers"] if answer != b"{}"}
    db.close()


def test_a_failed_migration_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """A table of the new version's name stops the migration in the middle."""
    file = tmp_path / "t.sqlite"
    shutil.copy(FIRST / "house.sqlite", file)
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE snapshots (mine TEXT)")
        before = list(db.iterdump())
    db.close()
    with pytest.raises(Exception, match="snapshots"):
        Store(str(file))
    with sqlite3.connect(file) as db:
        assert list(db.iterdump()) == before
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        db.execute("DROP TABLE snapshots")
    db.close()
    Store(str(file)).close()
    assert len(list_copies(str(file))) == 2


CRASH = """
import os, sqlite3, sys
from hairpin.server.store.migrate import run_migrations
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA journal_mode = WAL")
steps = iter(range(int(sys.argv[2])))
db.set_progress_handler(lambda: os._exit(9) if next(steps, None) is None else 0, 100)
run_migrations(db, 1)
"""


@pytest.mark.parametrize("steps", [1, 40, 90])
def test_a_process_that_ends_during_a_migration_leaves_the_file_as_it_was(tmp_path: Path, steps: int) -> None:
    file = tmp_path / "t.sqlite"
    shutil.copy(FIRST / "house.sqlite", file)
    with sqlite3.connect(file) as db:
        before = list(db.iterdump())
    db.close()
    ended = subprocess.run([sys.executable, "-c", CRASH, str(file), str(steps)], check=False, timeout=60)
    assert ended.returncode == 9
    with sqlite3.connect(file) as db:
        assert list(db.iterdump()) == before
    db.close()
    Store(str(file)).close()
