"""Replays by HTTP: of races at tables and in a terminal; a stranger's records are refused, or shown harmlessly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import httpx
import pytest

from hairpin.core.datafile import fingerprint
from hairpin.tables.replay import LONGEST_RECORD
from server.client import Client, Json, ServerProcess

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
SPRINT = (PLAYTHROUGHS / "monza-sprint.race").read_text("utf-8")
MEMO = (PLAYTHROUGHS / "memo-open-roads.race").read_text("utf-8")


def ask(server: ServerProcess, record: object) -> httpx.Response:
    return server.ask("POST", "/api/replays", json={"record": record})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@contextmanager
def race(server: ServerProcess, game: str, most: int = 0, **options: str) -> Iterator[Client]:
    """Open a table, start a race and play so many commands, or all of them."""
    code, key = server.open(game, "here here", **options)
    with server.connect(code, key) as host:
        host.do("start")
        random = Random(5)
        if most:
            for _ in range(most):
                host.act(random)
        else:
            host.play(random, most=20_000)
        yield host


def test_the_race_of_a_table_is_replayed_to_the_position_that_everybody_saw(server: ServerProcess) -> None:
    with race(server, "monza", track="sprint") as host:
        code = host.table["code"]
        answer = ask(server, server.ask("GET", f"/api/tables/{code}/races/1.race").text)
        assert answer.status_code == 200
        replay = answer.json()
        assert replay["result"] == host.race["result"]
        assert replay["placings"] == host.race["standing"]
        assert replay["fairness"] == host.race["fairness"]
        assert replay["seed"] == ""
        last = replay["steps"][-1]
        assert last["ply"] == host.race["ply"]
        assert last["changes"]["race"]["view"] == host.race["view"]
        assert replay["table"]["code"] == ""


@pytest.mark.parametrize("record", [SPRINT, MEMO], ids=["monza", "memo"])
def test_a_race_in_a_terminal_is_replayed(server: ServerProcess, record: str) -> None:
    replay = ask(server, record).json()
    assert replay["fairness"] is None
    assert replay["seed"] == record.partition("seed: ")[2].partition("\n")[0]
    assert replay["result"]["ranking"]
    assert (replay["board"] is None) == (record is MEMO)


def test_a_race_that_was_stopped_is_replayed_up_to_there(server: ServerProcess) -> None:
    with race(server, "monza", most=6, track="oval") as host:
        code, ply = host.table["code"], host.race["ply"]
        host.do("to-lobby")
        record = server.ask("GET", f"/api/tables/{code}/races/1.race").text
    replay = ask(server, record).json()
    assert (replay["result"], replay["steps"][-1]["ply"]) == (None, ply)


def replace_board(record: str, board: str) -> str:
    lines = record.split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith("board: "))
    lines[number] = f"board: {fingerprint(board)} {board}"
    return "\n".join(lines)


def make_large_board() -> str:
    """Return the sprint board's text with ten thousand columns."""
    board = next(line for line in SPRINT.split("\n") if line.startswith("board: ")).split(" ", 2)[2]
    return " ".join([board, *(f"{lane}{number}:r" for number in range(100, 3_434) for lane in "ABC")])


@pytest.mark.parametrize(
    ("record", "line", "fault"),
    [
        ("", "1", "foreign"),
        ("<script>alert(1)</script>", "1", "foreign"),
        ("hairpin race 1", "2", "cut"),
        (SPRINT.replace("game: monza", "game: chess"), "2", "line"),
        (SPRINT.replace("game: monza ", "game: monza 9"), "2", "version"),
        (SPRINT.replace("\n3. 3: ", "\n3. 3: A1r "), "13", "turn"),
        (SPRINT.replace("\nresult: ", "\nresult: 1 2 3 4 > "), "", "line"),
        (SPRINT[: len(SPRINT) // 2], "", ""),
        (SPRINT.replace("seat 1: ", f"seat 1: {'x' * 41}"), "5", "line"),
        (SPRINT.replace("seat 1: ", "seat 1: \u0000"), "5", "line"),
        (replace_board(SPRINT, make_large_board()), "4", "line"),
        (replace_board(SPRINT, "A" * 150_000), "4", "line"),
        ("hairpin race 1\n" + "\n" * 150_000, "2", "line"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(server: ServerProcess, record: str, line: str, fault: str) -> None:
    answer = ask(server, record)
    assert refusal(answer) == (400, "record/damaged")
    problem = answer.json()
    assert len(problem["message"]) <= 400
    if line:
        assert problem["fields"]["line"] == line
    if fault:
        assert problem["fields"]["fault"] == fault


@pytest.mark.parametrize("record", ["x" * (LONGEST_RECORD + 1), SPRINT + " " * LONGEST_RECORD])
def test_a_record_that_is_too_long_is_refused(server: ServerProcess, record: str) -> None:
    assert refusal(ask(server, record)) == (413, "record/too-long")


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"record": 7}', b'{"record": "\\ud800"}', b'{"record": "\xff"}'])
def test_a_body_without_a_record_is_refused(server: ServerProcess, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = server.ask("POST", "/api/replays", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("frame/unreadable", "record/damaged")


def test_a_huge_body_is_refused(server: ServerProcess) -> None:
    assert refusal(ask(server, "x" * 4_000_000)) == (413, "frame/too-large")


def test_markup_in_a_name_is_text(server: ServerProcess) -> None:
    name = "<img src=x onerror=alert(1)>"
    answer = ask(server, SPRINT.replace("seat 1: racer", f"seat 1: {name}"))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["table"]["seats"][0]["name"] == name


def find_paths(code: str) -> list[str]:
    """Return every address below which the races of a table could be."""
    races = [f"/api/tables/{code}/races/{name}" for name in ("1.race", "1", "01.race", "1/story", "0.race", "2.race")]
    history = [f"/api/tables/{code}/{name}" for name in ("history", "history.zip", "history.json")]
    return [*races, *history, f"/api/tables/{code}/races", f"/api/tables/{code}"]


def test_a_running_race_of_memo_reveals_nothing_by_any_path(server: ServerProcess) -> None:
    """Spectators saw some tiles being turned up; no answer holds a tile that is covered now, nor the seed."""
    with race(server, "memo", most=40, tiles="open-roads") as host:
        code, view = host.table["code"], host.race["view"]
        assert host.race["result"] is None
        # A tile is seen where a car stands, and where somebody has just turned it up.
        seen = {*view["cars"], view["chosen"]}
        frames = [json.loads(raw) for raw in host.received]
        told = [one for frame in frames for one in frame.get("happened", ()) if one["kind"] in ("turned", "covered")]
        turned, covered = ({one["places"][0] for one in told if one["kind"] == kind} for kind in ("turned", "covered"))
        assert turned & covered - seen, "some tiles were turned up and are covered again"
        shown = 0
        for path in find_paths(code):
            answer = server.ask("GET", path)
            if answer.status_code != 200:
                assert refusal(answer) in {(409, "race/unknown"), (404, "page/unknown")}
                continue
            shown += 1
            if path.endswith(".zip"):
                with ZipFile(BytesIO(answer.content)) as packed:
                    assert packed.namelist() == ["history.json"]
                    text = packed.read("history.json").decode()
            else:
                text = answer.text
            race_shown: Any = json.loads(text).get("race")
            assert not race_shown or {tile["cell"] for tile in race_shown["view"]["open"]} <= seen
            assert '"seed":""' in text or "seed" not in text
        assert shown == 3, "the table, its history and the packed history"
        made = make_partial_record(host.table)
        assert ask(server, made).status_code == 200
        last: Json = ask(server, made).json()["steps"][-1]["changes"]["race"]
        assert last["fairness"]["seed"] == ""
        assert len(last["view"]["open"]) <= 2


def make_partial_record(table: Json) -> str:
    """Return what somebody who watches could write down: the header as it is known, and the first turns."""
    options = MEMO.split("options: ")[1].split("\n")[0].replace("players=4", "players=2")
    board = next(line for line in MEMO.split("\n") if line.startswith("board: "))
    fair = f"commitment: {table['race']['fairness']['commitment']}"
    turns = "1. 1: start:red\n2. 2: start:blue\nresult: unfinished\n"
    return (
        f"hairpin race 1\n{MEMO.splitlines()[1]}\noptions: {options}\n{board}\nseat 1: a\nseat 2: b\n{fair}\n\n{turns}"
    )


def test_replays_do_not_disturb_a_table(server: ServerProcess) -> None:
    with race(server, "monza", most=2, track="sprint") as host:
        before = json.dumps(host.race)
        assert ask(server, SPRINT).status_code == 200
        assert json.dumps(host.race) == before
