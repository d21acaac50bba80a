"""Trying a turn again by HTTP and socket: the same dice, limits, hostile records, a restart, deletion after a day."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import httpx
import pytest

import hairpin
from hairpin.core.datafile import fingerprint
from hairpin.games.record import parse_record
from hairpin.server.store import Store
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.service import TableService
from hairpin.server.web.rate_limit import TABLES
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.practice import make_practice
from hairpin.tables.race import Race
from hairpin.tables.replay import LONGEST_RECORD
from server.client import Json, ServerProcess

DAY = 86_400.0


def practise(server: ServerProcess, record: object, ply: object = 1, seat: object = 0) -> httpx.Response:
    return server.ask("POST", "/api/practice", json={"record": record, "ply": ply, "seat": seat})


def fetch_record(server: ServerProcess, code: str) -> httpx.Response:
    return server.ask("GET", f"/api/tables/{code}/races/1.race")


def race(server: ServerProcess, **options: str) -> tuple[str, str]:
    """Race at a table of two people; return its code and the record."""
    code, key = server.open(**options)
    with server.connect(code, key) as host:
        host.do("start")
        host.do("nonce", seat=1, race=1, nonce="ab" * 16)
        host.play(Random(4), most=20_000)
    return code, fetch_record(server, code).text


def open_practice(server: ServerProcess, record: str, ply: int, seat: int = 0) -> tuple[str, str]:
    answer = practise(server, record, ply, seat)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["key"]


def find_turn(text: str, seat: int = 0, after: int = 6) -> int:
    """Return the ply at which a later turn of a seat begins."""
    record = parse_record(text)
    turns = [record.game.on_turn(before) for before, _, _ in record.steps()]
    return next(ply for ply in range(after, len(turns)) if turns[ply] == seat != turns[ply - 1])


def test_the_same_turn_is_tried_twice_and_the_real_race_stays_as_it_was(server: ServerProcess) -> None:
    code, text = race(server, track="sprint")
    before = server.ask("GET", f"/api/tables/{code}").json()
    ply = find_turn(text)
    rolled = []
    for _ in range(2):
        again, key = open_practice(server, text, ply)
        with server.connect(again, key) as player:
            assert player.table["practice"] > 1
            assert player.table["stage"] == "racing"
            assert player.you["seats"] == [0]
            assert player.race["ply"] == ply
            assert [seat["kind"] for seat in player.table["seats"]] == ["here", "computer"]
            player.play(Random(9), most=20_000)
            assert player.table["stage"] == "over"
            assert set(player.table["trophies"]) == {0}
            assert player.table["champions"] == []
            refused = {player.refused(command) for command in ("start", "to-lobby", "forget-races")}
            assert refused == {"table/stage"}
            rolled.append(player.race["fairness"])
        assert fetch_record(server, again).json()["code"] == "race/unknown"
        with ZipFile(BytesIO(server.ask("GET", f"/api/tables/{again}/history.zip").content)) as packed:
            assert packed.namelist() == ["history.json"]
            history = server.ask("GET", f"/api/tables/{again}/history").json()
            assert json.loads(packed.read("history.json")) == history
            assert history == {"code": again, "races": [], "shelves": [], "bests": [], "is_complete": True}
    assert rolled[0] == rolled[1] == before["race"]["fairness"]
    assert fetch_record(server, code).text == text
    assert server.ask("GET", f"/api/tables/{code}").json() == before


@pytest.mark.parametrize("game", ["monza", "memo"])
def test_a_restart_in_the_middle_restores_the_table_and_its_dice(own_server: ServerProcess, game: str) -> None:
    """The race was abandoned: what was raced of it can be tried again, too."""
    code, key = own_server.start().open(game)
    random = Random(8)
    with own_server.connect(code, key) as host:
        host.do("start")
        for _ in range(16):
            host.act(random)
        host.do("to-lobby")
    text = fetch_record(own_server, code).text
    tables = [open_practice(own_server, text, find_turn(text)) for _ in range(2)]
    shown = []
    for number, (again, again_key) in enumerate(tables):
        if number:
            own_server.kill()
            own_server.start()
        with own_server.connect(again, again_key) as player:
            assert player.table["practice"] > 0
            player.take_turn(Random(3))
            shown.append((player.race["ply"], player.race["view"]))
    assert shown[0] == shown[1]


def test_no_nonce_changes_the_dice_of_the_first_roll(server: ServerProcess) -> None:
    _, text = race(server, track="sprint")
    record = parse_record(text)
    code, key = open_practice(server, text, 0, record.game.on_turn(record.game.start()) or 0)
    with server.connect(code, key) as player:
        assert player.refused("nonce", seat=player.you["seats"][0], race=1, nonce="cd" * 16) == "dice/nonce"
        player.roll()
        assert "".join(player.race["view"]["dice"]) == record.words[0]


def test_a_running_race_cannot_be_practised(server: ServerProcess) -> None:
    code, key = server.open(track="sprint")
    with server.connect(code, key) as host:
        host.do("start")
        host.act(Random(1))
        assert fetch_record(server, code).json()["code"] == "race/unknown"
        # Nor by a record that somebody writes down meanwhile: it knows no seed.
        record = "\n".join(
            [
                "hairpin race 1",
                *write_head(host.race, host.table),
                f"commitment: {host.race['fairness']['commitment']}",
                "",
                "result: unfinished",
                "",
            ]
        )
        answer = practise(server, record, 0)
    assert (answer.status_code, answer.json()["code"]) == (400, "record/not-ended")


def write_head(race: Json, table: Json) -> list[str]:
    """Return the header of a record of Monza on the sprint board."""
    game = hairpin.make("monza", track="sprint", cars=[seat["car"] for seat in table["seats"]], starter=race["starter"])
    return [
        f"game: monza {game.facts.version}",
        f"options: {game.format_settings()}",
        f"board: {fingerprint(game.board)} {game.board}",
        "seat 1: a",
        "seat 2: b",
    ]


def test_hostile_requests_are_refused(own_server: ServerProcess) -> None:
    server = own_server.start()  # they count as tables, and are more than a shared server may have left
    _, text = race(server, track="sprint")
    turn = next(line for line in text.split("\n") if line.startswith("1. "))
    cases: list[tuple[int, str, tuple[object, ...]]] = [
        (400, "record/damaged", ("", 1, 0)),
        (400, "record/damaged", ("<script>alert(1)</script>", 1, 0)),
        (400, "record/damaged", (text[: len(text) // 2], 1, 0)),
        (400, "record/damaged", (text.replace(turn, turn + " A1r"), 1, 0)),
        (413, "record/too-long", (text + "x" * LONGEST_RECORD, 1, 0)),
        (400, "value/wrong", (text, -1, 0)),
        (400, "value/wrong", (text, 10**12, 0)),
        (400, "value/wrong", (text, 1, 2)),
        (400, "value/wrong", (text, 1, -1)),
        (400, "frame/unreadable", (text, "x", 0)),
        (400, "value/wrong", (text, 10**40, 0)),
        (400, "frame/unreadable", (None, 1, 0)),
    ]
    tables = server.ask("GET", "/api/health").json()["tables"]
    for status, code, (record, ply, seat) in cases:
        answer = practise(server, record, ply, seat)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert server.ask("GET", "/api/health").json()["tables"] == tables
    assert "Traceback" not in server.output()


def test_it_counts_as_opening_a_table(own_server: ServerProcess) -> None:
    own_server.start()
    codes = [practise(own_server, "x").status_code for _ in range(int(TABLES[0]) + 2)]
    assert codes[: int(TABLES[0])] == [400] * int(TABLES[0])
    assert codes[-1] == 429


@pytest.mark.parametrize("days", [30, 0])
def test_it_is_deleted_after_a_day_without_use(tmp_path: Path, days: int) -> None:
    race = Race(hairpin.make("monza", track="sprint", players=2), 1, "5e" * 32, ("a", "b"))
    while not race.is_over:
        race.commit(race.play(() if race.awaits_roll else (race.game.legal_words(race.state)[0],)))
    record = race.record()

    async def main() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        tables = TableService(store, "test", Limits())
        ordinary = await tables.open(OpenTable("monza", seats=(NewSeat(name='"practice":7'),)))
        tried = (await tables.open_practice(make_practice(record, 4, 0))).code
        used = (await tables.open_practice(make_practice(record, 2, 0))).code
        assert await store.sweep(0.9 * DAY, (), days * DAY) == []
        assert await store.sweep(0.2 * DAY, (used,), days * DAY) == [tried]
        assert await store.sweep(0.9 * DAY, (), days * DAY) == []
        assert await store.sweep(0.2 * DAY, (), days * DAY) == [used]
        assert await store.load(ordinary.code) is not None
        tables.close()
        store.close()

    asyncio.run(main())
