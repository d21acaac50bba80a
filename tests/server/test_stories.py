"""The places of all seats and the story of a race, as a server sends them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from hairpin.games import kit_of
from hairpin.games.record import parse_record
from server.client import Client, ServerProcess


@contextmanager
def race(server: ServerProcess, game: str, seats: int, **options: str) -> Iterator[Client]:
    """Open a table and start a race."""
    code, key = server.open(game, " ".join(["here"] * seats), **options)
    with server.connect(code, key) as host:
        host.do("start")
        yield host


def story_path(host: Client, number: object = 1) -> str:
    return f"/api/tables/{host.table['code']}/races/{number}/story"


def test_a_race_that_is_over_has_everybody_placed_and_a_story(server: ServerProcess) -> None:
    with race(server, "monza", 4, track="sprint") as host:
        assert host.race["standing"] == []
        host.play(Random(5))
        code = host.table["code"]
        record = parse_record(server.ask("GET", f"/api/tables/{code}/races/1.race").text)
        final = list(record.steps())[-1][2]
        standing = kit_of(record.game).standing
        assert standing
        places = standing(record.game, final)
        assert host.race["standing"] == [{"seats": [*one.seats], "by": one.by, "left": one.left} for one in places]
        assert sorted(seat for one in places for seat in one.seats) == [0, 1, 2, 3]
        answer = server.ask("GET", story_path(host))
        assert answer.status_code == 200
        story = answer.json()
        assert story["race"] == 1
        assert [moment["ply"] for moment in story["moments"]] == sorted(moment["ply"] for moment in story["moments"])
        assert "home" in [moment["kind"] for moment in story["moments"]]
        assert server.ask("GET", story_path(host)).content == answer.content


@pytest.mark.parametrize("number", [0, 1, 2, "x", "1.race", "-1", "9" * 40])
def test_a_race_that_goes_on_or_never_was_has_no_story(server: ServerProcess, number: object) -> None:
    with race(server, "memo", 2) as host:
        for _ in range(6):
            host.act(Random(1))
        answer = server.ask("GET", story_path(host, number))
        assert (answer.status_code, answer.json()["code"]) == (409, "race/unknown")
    assert server.ask("GET", "/api/tables/QQQQQQ/races/1/story").json()["code"] == "table/unknown"


def test_an_abandoned_race_has_an_empty_story(server: ServerProcess) -> None:
    with race(server, "monza", 2, track="sprint") as host:
        host.act(Random(1))
        host.do("to-lobby")
        assert server.ask("GET", story_path(host)).json() == {"race": 1, "moments": []}


def test_a_story_shows_positions_as_a_spectator_saw_them(server: ServerProcess) -> None:
    with race(server, "memo", 2) as host:
        host.play(Random(3), most=20_000)
        story = server.ask("GET", story_path(host)).json()
        assert [moment["kind"] for moment in story["moments"]][-1] == "home"
        for moment in story["moments"][:-1]:
            cars = {*moment["view"]["cars"]}
            assert {tile["cell"] for tile in moment["view"]["open"]} <= cars, (
                "nothing but the tiles under cars lies open"
            )
