"""Backups of a running server, restoring, and the commands of `hairpin tables`."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from cli.command import Terminal
from server.client import ServerProcess


def read(file: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(file)
    rows = db.execute(query, values).fetchall()
    db.close()
    return rows


def test_a_backup_under_load_opens_and_holds_every_action_acknowledged_before_it(
    own_server: ServerProcess, terminal: Terminal
) -> None:
    data = ("--data", f"sqlite:///{own_server.file}")
    own_server.start()
    tables = [own_server.open(seats="here here", track="long") for _ in range(3)]
    acknowledged: dict[str, int] = {}
    is_over = threading.Event()

    def play(code: str, key: str) -> None:
        with own_server.connect(code, key) as client:
            random = Random(code)
            while not is_over.is_set():
                if client.table["stage"] != "racing":
                    client.do("start")
                client.act(random)
                acknowledged[code] = client.table["number"]

    players = [threading.Thread(target=play, args=table) for table in tables]
    for player in players:
        player.start()
    copies = []
    try:
        for number in range(3):
            while len(acknowledged) < 3:
                time.sleep(0.01)
            before = dict(acknowledged)
            copy = own_server.folder / f"copy{number}.sqlite"
            terminal("backup", *data, str(copy))
            copies.append((copy, before))
    finally:
        is_over.set()
        for player in players:
            player.join()
    own_server.end()
    for copy, before in copies:
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert read(copy, "PRAGMA integrity_check") == [("ok",)]
        upto = dict(read(copy, "SELECT code, max(number) FROM log GROUP BY code"))
        assert all(int(str(upto[code])) >= number for code, number in before.items())
    assert "choose another name" in terminal("backup", *data, str(copies[0][0]), code=2)

    # The last copy is restored, and what it replaces is kept.
    copy, before = copies[-1]
    terminal("restore", *data, str(copy))
    (kept,) = own_server.folder.glob("t.sqlite.replaced-*.bak")
    assert dict(read(kept, "SELECT code, max(number) FROM log GROUP BY code")) == acknowledged
    own_server.start()
    for code, key in tables:
        with own_server.connect(code, key) as client:
            assert client.table["number"] >= before[code]
            client.play(Random(1)) if client.table["stage"] == "racing" else client.do("start")
    assert "in use by another Hairpin" in terminal("restore", *data, str(copy), code=2)


def test_tables_are_listed_exported_and_removed(own_server: ServerProcess, terminal: Terminal) -> None:
    def run(*words: str, **more: Any) -> str:
        return terminal(words[0], "--data", f"sqlite:///{own_server.file}", *words[1:], **more)

    own_server.start()
    (code, key), (other, _) = own_server.open(seats="here here", track="sprint"), own_server.open("memo")
    with own_server.connect(code, key) as host:
        host.do("set-seat", seat=0, name="Ann")
        host.do("start")
        host.play(Random(1))
        number = host.table["number"]

    listed = json.loads(run("tables", "--json"))
    assert [entry["code"] for entry in listed] == [code, other]
    first = listed[0]
    assert (first["game"], first["stage"], first["races"], first["events"]) == ("monza", "over", 1, number)
    assert first["trophies"] >= 1
    assert first["seats"][0] == "Ann"
    assert first["set_aside"] == []
    shown = run("tables")
    assert code in shown
    assert "podium" in shown
    exported = own_server.folder / "one.sqlite"
    run("tables", "export", code.lower(), str(exported))
    run("tables", "remove", "--yes", code, code=2)  # a server runs
    assert "no table NOBODY" in run("tables", "export", "NOBODY", str(own_server.folder / "x"), code=2)

    own_server.end()
    assert "nothing was removed" in run("tables", "remove", code, answers="n\n")
    run("tables", "remove", "--yes", code)
    (copy,) = own_server.folder.glob("t.sqlite.before-remove-*.bak")
    assert len(read(copy, "SELECT * FROM tables")) == 2
    for name in ("tables", "log", "seeds", "races", "snapshots"):
        assert read(own_server.file, f"SELECT count(*) FROM {name} WHERE code = ?", code) == [(0,)]  # noqa: S608

    shutil.copy(exported, own_server.file)
    own_server.start()
    with own_server.connect(code, key) as host:
        assert host.table["number"] == number
        assert host.table["stage"] == "over"
        assert host.race["result"]
        assert own_server.ask("GET", f"/api/tables/{code}/races/1.race").status_code == 200
    assert own_server.ask("GET", f"/api/tables/{other}").status_code == 404
