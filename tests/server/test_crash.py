"""Killing the process: acknowledged commands survive, others can be sent again, and none is carried out twice."""

from __future__ import annotations

import json
import socket
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
from server.chaos import run_round
from server.chaos_load import ANSWERED
from server.client import Json, ServerProcess

SAME = ("code", "number", "stage", "options", "host_seat", "trophies", "champions", "races", "race")


def freeze(table: Json) -> Json:
    """Return the fields of a table that must survive a restart."""
    return {name: table[name] for name in SAME}


def check_log(server: ServerProcess) -> dict[str, int]:
    """Check that every table's event numbers have no gap; return the last ones."""
    upto: dict[str, int] = {}
    for code, number in server.read_store("SELECT code, number FROM log ORDER BY code, number"):
        assert number == upto.get(code, 0) + 1
        upto[code] = number
    return upto


def kinds(server: ServerProcess, code: str) -> list[str]:
    """Return the kinds of a table's stored events."""
    rows = server.read_store("SELECT body FROM log WHERE code = ? ORDER BY number", code)
    return [json.loads(body)["type"] for (body,) in rows]


def test_tables_survive_a_kill_during_races(own_server: ServerProcess) -> None:
    """Killed after a roll, with a tile turned up, while computers drive; then ended by SIGTERM."""
    own_server.start()
    hand, key = own_server.open(seats="here here", track="sprint", pro="yes", bonus="yes")
    rally, rally_key = own_server.open("memo", "here here")
    driven = [own_server.open(game, "computer computer") for game in ("monza", "memo")]
    with own_server.connect(hand, key) as host, own_server.connect(rally, rally_key) as rallier:
        host.do("set-seat", seat=1, name="Bo")
        host.do("start")
        host.do("nonce", seat=0, race=1, nonce="ab" * 16)
        host.roll()
        rallier.do("start")
        for words in (["start:red"], ["start:blue"], ["swap", "a1", "c5"], ["turn:e1"]):
            rallier.move(*words)
        for code, driven_key in driven:
            with own_server.connect(code, driven_key) as watcher:
                watcher.do("start")
                watcher.wait_for_table(lambda table: table["race"]["ply"] > 6)
        before, rally_before = freeze(host.table), freeze(rallier.table)
        own_server.kill()
    stored = check_log(own_server)
    assert (stored[hand], stored[rally]) == (before["number"], rally_before["number"])

    own_server.start()
    with own_server.connect(hand, key) as host, own_server.connect(rally, rally_key) as rallier:
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
            with own_server.connect(code, driven_key) as watcher:
                assert watcher.table["number"] >= stored[code]
                watcher.wait_for_table(lambda table: table["stage"] == "over")
        before = freeze(host.table)
        codes = (hand, rally, *(code for code, _ in driven))
        records = {code: own_server.ask("GET", f"/api/tables/{code}/races/1.race").text for code in codes}
        assert verify(parse_record(records[rally])) == 2
        assert all(verify(parse_record(text)) for text in records.values())
        own_server.end()
    check_log(own_server)

    own_server.start()
    with own_server.connect(hand, key) as host:
        assert freeze(host.table) == before
        host.do("start")
        assert host.race["number"] == 2
    again = {code: own_server.ask("GET", f"/api/tables/{code}/races/1.race").text for code in codes}
    assert again == records
    assert "Traceback" not in own_server.output()


def test_commands_sent_again_after_a_kill_are_carried_out_once(own_server: ServerProcess) -> None:
    """Both answered commands and those sent at the moment of the kill: each id is carried out once."""
    own_server.start()
    code, key = own_server.open(seats="here link", track="long")
    with own_server.connect(code, key) as host, own_server.connect(code) as client:
        sat = client.do("sit", id="sit", seat=1, name="Bo")
        started = host.do("start", id="start")
    keys = (key, sat["key"])
    for attempt, pause in enumerate((0.0, 0.01)):
        with own_server.connect(code, *keys) as host:
            if not host.race["awaits_roll"]:
                host.move(*host.choose(Random(attempt)))
            number, place, seat = host.table["number"], host.position(), host.turn()
            host.send_command("roll", id=f"last-{attempt}", seat=seat, **place)
            time.sleep(pause)
            own_server.kill()
            with pytest.raises(ConnectionClosed):
                host.wait_for(lambda _: False)
        stored = check_log(own_server)[code]
        assert stored in (number, number + 1)
        own_server.start()
        with own_server.connect(code, *keys) as host:
            assert host.you["seats"] == [0, 1]
            assert host.table["number"] == stored
            answer = host.ask("roll", id=f"last-{attempt}", seat=seat, **place)
            assert (answer["type"], answer["number"]) == ("answer", number + 1)
            assert host.ask("roll", id=f"last-{attempt}", seat=seat, **place) == answer
            assert host.ask("start", id="start") == started
            assert host.ask("sit", id="sit", seat=1, name="Bo") == sat
            assert host.say_hello()["table"]["number"] == number + 1
            assert host.race["ply"] == place["ply"] + 1
    own_server.kill()
    assert kinds(own_server, code)[:3] == ["arranged", "arranged", "started"]
    assert kinds(own_server, code)[3:] == ["moved"] * (check_log(own_server)[code] - 3)


def test_ten_kills_under_load_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    """A sample of `make chaos`, which kills 500 times."""
    totals = run_round(tmp_path, "sample", kills=10, longest=0.3)
    assert totals["kills"] == 10
    expected = (
        ANSWERED,
        "commands in flight at a kill",
        "merged tables compared with a welcome",
        "of them sit",
    )
    assert all(totals[name] for name in expected), totals


# --- the file and the port


def test_a_used_port_is_replaced_by_the_next_free_one_and_a_locked_file_is_refused(own_server: ServerProcess) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        own_server.arguments = ("--port", str(taken))
        own_server.start()
        port = urlsplit(own_server.url).port
        assert port
        assert port > taken
        first, second = own_server.output().split("\n")[:2]
        assert first == f"Port {taken} is taken; using {port} instead."
        assert second == f"The table is open: {own_server.url}"
    command = own_server.command("--port", "0")
    second_process = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, cwd=own_server.folder
    )
    assert (second_process.returncode, second_process.stdout) == (2, "")
    advice = "close that one first, or choose another file with --data"
    assert second_process.stderr == f"hairpin: {own_server.file} is in use by another Hairpin; {advice}\n"
    with own_server.connect(*own_server.open()) as host:
        host.do("start")


@pytest.mark.parametrize("data", ["postgres://x", "sqlite:///", "t.sqlite"])
def test_data_that_is_not_an_sqlite_url_is_refused(data: str) -> None:
    with pytest.raises(OptionValueError, match="write sqlite:///FILE"):
        find_file(data)


def test_requests_for_tables_above_the_rate_limit_are_refused(own_server: ServerProcess) -> None:
    own_server.start()
    answers = [own_server.ask("POST", "/api/tables", json={"game": "memo"}) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert [answer.status_code for answer in answers[:20]] == [201] * 20
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"frame/too-many"}
