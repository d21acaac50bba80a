"""Fair starts by HTTP (RU-31): progress in lines, the result in the last one; wrong races are refused by name."""

from __future__ import annotations

import json

import pytest

import hairpin
from hairpin.games.monza import own_boards
from server.client import Json, ServerProcess

PATH = "/api/fair-starts"
# It takes a minute; whoever leaves is not waited for.
LONG = {"drivers": ["tactician", "champion"], "options": {"track": "long", "pro": "yes"}}
SHORT = {"drivers": ["random", "racer"], "options": {"track": "sprint"}}
BOARD = own_boards.write(hairpin.make("monza", track="sprint").board)


def find(server: ServerProcess, race: object) -> list[Json]:
    """Return all lines of an answer."""
    answer = server.ask("POST", PATH, json=race)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_ru31_a_search_tells_its_progress_and_then_the_grid(server: ServerProcess) -> None:
    *steps, last = find(server, SHORT)
    assert all(step["found"] is None for step in steps)
    shares = [step["share"] for step in (*steps, last)]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    found = last["found"]
    assert found["before"][0] < 0.4
    assert abs(found["after"][0] - 0.5) < 0.03
    assert find(server, SHORT)[-1] == last, "the same question has the same answer"
    code, key = server.open("monza", "computer computer", track="sprint", grid=",".join(found["grid"]))
    with server.connect(code, key) as client:
        assert client.table["options"]["grid"] == ",".join(found["grid"])


def test_ru31_a_board_of_ones_own_is_evened_out_as_the_same_shipped_one(server: ServerProcess) -> None:
    own = find(server, {**SHORT, "options": {"track": "oval"}, "board": BOARD})[-1]["found"]
    assert own == find(server, SHORT)[-1]["found"]


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"drivers": ["racer"]}, "frame/unreadable"),
        ({"drivers": ["racer"] * 7}, "frame/unreadable"),
        ({"drivers": ["racer", "nobody"]}, "driver/unknown"),
        ({"drivers": ["racer"] * 5}, "option/value"),
        ({"options": {"track": "nowhere"}}, "option/value"),
        ({"options": {"wings": "yes"}}, "option/unknown"),
        ({"options": {str(number): "" for number in range(65)}}, "frame/unreadable"),
        ({"board": "<script>"}, "track/file"),
    ],
)
def test_ru31_what_is_no_race_is_refused_by_name(server: ServerProcess, change: Json, wanted: str) -> None:
    answer = server.ask("POST", PATH, json={**SHORT, **change})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] == wanted, answer.text


def test_ru31_a_search_whose_client_has_left_is_given_up(own_server: ServerProcess) -> None:
    own_server.start()
    for _ in range(3):
        own_server.post_and_disconnect(PATH, LONG)
    assert find(own_server, SHORT)[-1]["found"]
    assert "Traceback" not in own_server.output()
