"""Pulling the plug: what was answered is there again, what was not can be said again, and nothing is doubled."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import time
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from hairpin.core.errors import OptionValueError
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from hairpin.server.serve import find_file
from hairpin.server.store import Store, StoreError
from server.client import House, Json

SAME = ("code", "number", "stage", "options", "host_seat", "trophies", "champions", "races", "race")


def freeze(table: Json) -> Json:
    """Return what of a table must outlive its process."""
    return {name: table[name] for name in SAME}


def check_log(house: House) -> dict[str, int]:
    """Check that every table's numbers run without a gap; return how far."""
    upto: dict[str, int] = {}
    for code, number in house.read_store("SELECT code, number FROM log ORDER BY code, number"):
        assert number == upto.get(code, 0) + 1
        upto[code] = number
    return upto


def kinds(house: House, code: str) -> list[str]:
    """Return the kinds of a table's stored events."""
    rows = house.read_store("SELECT body FROM log WHERE code = ? ORDER BY number", code)
    return [json.loads(body)["type"] for (body,) in rows]


def test_tables_survive_the_plug_in_the_middle_of_everything(own_house: House) -> None:
    """Killed after a roll, with a tile turned up, while computers drive; then ended politely."""
    own_house.start()
    hand, key = own_house.open(seats="here here", track="sprint", pro="yes", bonus="yes")
    rally, rally_key = own_house.open("memo", "here here")
    driven = [own_house.open(game, "computer computer") for game in ("monza", "memo")]
    with own_house.meet(hand, key) as host, own_house.meet(rally, rally_key) as rallier:
        host.do("set-seat", seat=1, name="Bo")
        host.do("start")
        host.do("nonce", seat=0, race=1, nonce="ab" * 16)
        host.roll()
        rallier.do("start")
        for words in (["start:red"], ["start:blue"], ["swap", "a1", "c5"], ["turn:e1"]):
            rallier.move(*words)
        for code, driven_key in driven:
            with own_house.meet(code, driven_key) as watcher:
                watcher.do("start")
                watcher.until_table(lambda table: table["race"]["ply"] > 6)
        before, rally_before = freeze(host.table), freeze(rallier.table)
        own_house.kill()
    stored = check_log(own_house)
    assert (stored[hand], stored[rally]) == (before["number"], rally_before["number"])

    own_house.start()
    with own_house.meet(hand, key) as host, own_house.meet(rally, rally_key) as rallier:
        assert freeze(host.table) == before
        assert host.table["seats"][1]["name"] == "Bo"
        assert host.race["fairness"]["nonces"] == ["ab" * 16, None]
        assert host.refused("nonce", seat=1, race=1, nonce="ab" * 16) == "dice/nonce"
        host.play(Random(3))
        assert host.table["stage"] == "over"
        assert freeze(rallier.table) == rally_before
        rallier.move(rallier.race["legal"][0])
        rallier.move("turn:a1")
        rallier.do("to-lobby")
        for code, driven_key in driven:
            with own_house.meet(code, driven_key) as watcher:
                assert watcher.table["number"] >= stored[code]
                watcher.until_table(lambda table: table["stage"] == "over")
        before = freeze(host.table)
        codes = (hand, rally, *(code for code, _ in driven))
        records = {code: own_house.ask("GET", f"/api/tables/{code}/races/1.race").text for code in codes}
        assert verify(parse_record(records[rally])) == 2
        assert all(verify(parse_record(text)) for text in records.values())
        own_house.end()
    check_log(own_house)

    own_house.start()
    with own_house.meet(hand, key) as host:
        assert freeze(host.table) == before
        host.do("start")
        assert host.race["number"] == 2
    again = {code: own_house.ask("GET", f"/api/tables/{code}/races/1.race").text for code in codes}
    assert again == records
    assert "Traceback" not in own_house.said()


def test_commands_are_said_again_after_the_plug_and_count_once(own_house: House) -> None:
    """Answered ones, and those sent at the very moment: with the same id each counts once, whatever was stored."""
    own_house.start()
    code, key = own_house.open(seats="here link", track="long")
    with own_house.meet(code, key) as host, own_house.meet(code) as guest:
        sat = guest.do("sit", id="sit", seat=1, name="Bo")
        started = host.do("start", id="start")
    keys = (key, sat["key"])
    for attempt, pause in enumerate((0.0, 0.01)):
        with own_house.meet(code, *keys) as host:
            if not host.race["awaits_roll"]:
                host.move(*host.choose(Random(attempt)))
            number, place, seat = host.table["number"], host.place(), host.turn()
            host.say("roll", id=f"last-{attempt}", seat=seat, **place)
            time.sleep(pause)
            own_house.kill()
            with pytest.raises(ConnectionClosed):
                host.until(lambda _: False)
        stored = check_log(own_house)[code]
        assert stored in (number, number + 1)
        own_house.start()
        with own_house.meet(code, *keys) as host:
            assert host.you["seats"] == [0, 1]
            assert host.table["number"] == stored
            answer = host.ask("roll", id=f"last-{attempt}", seat=seat, **place)
            assert (answer["type"], answer["number"]) == ("answer", number + 1)
            assert host.ask("roll", id=f"last-{attempt}", seat=seat, **place) == answer
            assert host.ask("start", id="start") == started
            assert host.ask("sit", id="sit", seat=1, name="Bo") == sat
            assert host.greet()["table"]["number"] == number + 1
            assert host.race["ply"] == place["ply"] + 1
    own_house.kill()
    assert kinds(own_house, code)[:3] == ["arranged", "arranged", "started"]
    assert kinds(own_house, code)[3:] == ["moved"] * (check_log(own_house)[code] - 3)


# --- the file and the port


def test_a_taken_port_gives_the_next_free_one_and_a_taken_file_is_refused(own_house: House) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        own_house.words = ("--port", str(taken))
        own_house.start()
        port = urlsplit(own_house.url).port
        assert port
        assert port > taken
        first, second = own_house.said().split("\n")[:2]
        assert first == f"Port {taken} is taken; using {port}."
        assert second == f"The table is open: {own_house.url}"
    command = own_house.command("--port", "0")
    second_one = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=own_house.folder)
    assert (second_one.returncode, second_one.stdout) == (2, "")
    assert (
        second_one.stderr
        == f"hairpin: {own_house.file} cannot be used; another Hairpin may have it open, or it is damaged\n"
    )
    with own_house.meet(*own_house.open()) as host:
        host.do("start")


@pytest.mark.parametrize("damage", ["text", "folder", "cut", "scratched", "newer", "foreign"])
def test_a_file_that_cannot_be_used_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "t.sqlite"
    if damage == "text":
        file.write_text("not a database at all\n" * 100, "utf-8")
    elif damage == "folder":
        file.mkdir()
    else:
        with sqlite3.connect(file) as db:
            db.execute("CREATE TABLE log (code TEXT, body TEXT)")
            db.executemany("INSERT INTO log VALUES (?, ?)", [("x", "y" * 500)] * 200)
            db.execute(f"PRAGMA user_version = {({'newer': 99, 'foreign': 0}).get(damage, 1)}")
        db.close()
        body = file.read_bytes()
        if damage == "cut":
            file.write_bytes(body[: len(body) // 2])
        if damage == "scratched":
            file.write_bytes(body[:20_000] + b"\xa5" * 30_000 + body[50_000:])
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(StoreError, match=r"t\.sqlite") as refused:
        Store(str(file))
    assert "\n" not in refused.value.message
    assert before == (file.read_bytes() if file.is_file() else b"")


@pytest.mark.parametrize("data", ["postgres://x", "sqlite:///", "t.sqlite"])
def test_data_that_is_no_sqlite_address_is_refused(data: str) -> None:
    with pytest.raises(OptionValueError, match="write sqlite:///FILE"):
        find_file(data)


def test_old_tables_are_swept_and_too_many_are_refused(own_house: House) -> None:
    own_house.start()
    tables = [own_house.open() for _ in range(3)]
    answers = [own_house.ask("POST", "/api/tables", json={"game": "memo"}) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert [answer.status_code for answer in answers[:17]] == [201] * 17
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"frame/too-many"}
    with own_house.meet(*tables[0]) as host:
        host.do("start")
    own_house.kill()

    for (code, _), days in zip(tables, (7.1, 6.9, 30), strict=True):
        own_house.read_store("UPDATE tables SET touched = ? WHERE code = ?", time.time() - days * 86_400, code)
    ((left,),) = own_house.read_store("SELECT count(*) - 2 FROM tables")
    fill = (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
        "INSERT INTO tables SELECT 'FULL' || i, 'ab', ? FROM n"
    )
    own_house.read_store(fill, 500 - left, time.time())
    own_house.start()
    refused = own_house.ask("POST", "/api/tables", json={"game": "memo"})
    assert (refused.status_code, refused.json()["code"]) == (503, "table/full-house")
    assert own_house.ask("GET", "/api/health").json()["tables"] == 500
    statuses = [own_house.ask("GET", f"/api/tables/{code}").status_code for code, _ in tables]
    assert statuses == [404, 200, 404]
    own_house.kill()
    for name in ("log", "seeds", "answers"):
        codes = {code for (code,) in own_house.read_store(f"SELECT code FROM {name}")}  # noqa: S608 - our own words
        assert not codes & {tables[0][0], tables[2][0]}
