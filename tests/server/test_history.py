"""The history of a table: races, cups and records, one file with everything, and how it is deleted for good."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from hairpin.games.record import parse_record
from hairpin.server.errors import BusyTableError
from hairpin.server.histories import MOST_WAITING, Histories
from hairpin.server.store import Store
from hairpin.tables.table import Table
from server.client import Client, RefusedError, ServerProcess

Json = dict[str, Any]


@contextmanager
def table(server: ServerProcess) -> Iterator[Client]:
    """Open a table at which one client plays two seats."""
    code, key = server.open("monza", "here here", track="sprint")
    with server.connect(code, key) as host:
        yield host


def race(host: Client, random: Random) -> None:
    """Drive a race to its end."""
    host.do("start")
    host.play(random, most=20_000)


def read(server: ServerProcess, code: str, **more: Any) -> Json:
    """Return the history of a table when all of it is read."""
    for _ in range(200):
        answer = server.ask("GET", f"/api/tables/{code}/history", **more)
        assert answer.status_code == 200, answer.text
        history: Json = answer.json()
        if history["is_complete"]:
            return history
        time.sleep(0.05)
    raise AssertionError("the history is never complete")


def test_the_history_has_all_races_with_who_won_and_who_was_champion_when(server: ServerProcess) -> None:
    with table(server) as host:
        code, random = host.table["code"], Random(4)
        assert read(server, code) == {"code": code, "races": [], "shelves": [], "bests": [], "is_complete": True}
        host.do("set-seat", seat=0, name="Ada")
        champions: list[tuple[str, ...]] = []
        won = {"Ada": [], "": []}  # type: dict[str, list[int]]
        for number in (1, 2, 3):
            race(host, random)
            winners = host.table["race"]["result"]["ranking"][0]
            names = tuple(host.table["seats"][seat]["name"] for seat in winners)
            champions.append(names)
            for name in names:
                won[name].append(number)
            host.do("to-lobby")
        host.do("start")
        host.act(random)
        host.do("to-lobby")
        history = read(server, code)
        assert [one["number"] for one in history["races"]] == [4, 3, 2, 1]
        assert [one["how"] for one in history["races"]] == ["abandoned", "finished", "finished", "finished"]
        told = [tuple(one["seats"][seat]["name"] for seat in one["winners"]) for one in history["races"]]
        assert told == [(), champions[2], champions[1], champions[0]]
        # Whoever won last is champion, also after a race that was abandoned.
        last_champions = [shelf["seat"]["name"] for shelf in history["shelves"] if shelf["is_champion"]]
        assert sorted(last_champions) == sorted(champions[2])
        assert {shelf["seat"]["name"]: shelf["wins"] for shelf in history["shelves"]} == won
        assert [shelf["races"] for shelf in history["shelves"]] == [3, 3]
        trophies = {seat["name"]: n for seat, n in zip(host.table["seats"], host.table["trophies"], strict=True)}
        assert {name: len(wins) for name, wins in won.items()} == trophies
        last = history["races"][1]
        assert abs(last["ended"] - time.time()) < 600
        assert (last["game"], last["options"]["track"], last["own_board"]) == ("monza", "sprint", None)
        assert sorted(seat for place in last["places"] for seat in place) == [0, 1]


def test_records_of_a_board_name_the_race_and_the_seats(server: ServerProcess) -> None:
    with table(server) as host:
        code, random = host.table["code"], Random(11)
        for _ in range(4):
            race(host, random)
        history = read(server, code)
        turns = {
            fact["number"]
            for one in history["races"]
            for fact in one["facts"]
            if fact["name"] == "turns" and fact["seats"][0] in one["winners"]
        }
        bests = {best["name"]: best for best in history["bests"]}
        assert bests["turns"]["number"] == min(turns)
        best = next(one for one in history["races"] if one["number"] == bests["turns"]["race"])
        assert bests["turns"]["seats"][0] in [best["seats"][seat] for seat in best["winners"]]
        odds = [fact["number"] for one in history["races"] for fact in one["facts"] if fact["name"] == "lucky-roll"]
        assert bests["lucky-roll"]["number"] == max(odds)


def test_a_locked_table_shows_its_history_and_its_races_to_those_with_a_key(server: ServerProcess) -> None:
    code, key = server.open("monza", "here here", track="sprint")
    with server.connect(code, key) as host:
        race(host, Random(3))
        host.do("lock", is_locked=True)
        for name in ("history", "history.zip", "races/1.race", "races/1/story"):
            path = f"/api/tables/{code}/{name}"
            refused = server.ask("GET", path)
            assert (refused.status_code, refused.json()["code"]) == (403, "table/locked")
            assert server.ask("GET", path, headers={"Hairpin-Keys": "wrong,,keys"}).status_code == 403
            assert server.ask("GET", path, headers={"Hairpin-Keys": f"wrong,{key}"}).status_code == 200
    assert server.ask("GET", "/api/tables/QQQQQQ/history").json()["code"] == "table/unknown"


def test_the_packed_history_has_every_race_as_a_file_that_replays(server: ServerProcess, tmp_path: Path) -> None:
    with table(server) as host:
        code = host.table["code"]
        race(host, Random(1))
        race(host, Random(2))
        answer = server.ask("GET", f"/api/tables/{code}/history.zip")
        assert answer.headers["content-disposition"] == f'attachment; filename="hairpin-{code}.zip"'
        with ZipFile(BytesIO(answer.content)) as packed:
            assert sorted(packed.namelist()) == sorted(["history.json", f"{code}-1.race", f"{code}-2.race"])
            assert json.loads(packed.read("history.json")) == read(server, code)
            for number in (1, 2):
                text = packed.read(f"{code}-{number}.race").decode()
                parse_record(text)
                assert text == server.ask("GET", f"/api/tables/{code}/races/{number}.race").text


def test_a_history_is_packed_once_for_all_who_ask_and_few_wait(tmp_path: Path) -> None:
    class CountingStore(Store):
        reads = 0

        async def list_race_numbers(self, code: str) -> list[int]:
            self.reads += 1
            return await super().list_race_numbers(code)

    async def run() -> None:
        store = CountingStore(str(tmp_path / "t.sqlite"))
        histories = Histories(store)
        tables = [Table(f"T{number}", "") for number in range(MOST_WAITING + 3)]
        alone = await histories.pack(tables[0])
        reads, store.reads = store.reads, 0
        asked = [asyncio.create_task(histories.pack(tables[0])) for _ in range(6)]
        assert {*await asyncio.gather(*asked)} == {alone}
        assert store.reads == reads
        results = await asyncio.gather(*(histories.pack(table) for table in tables), return_exceptions=True)
        assert [isinstance(result, BusyTableError) for result in results] == [False] * MOST_WAITING + [True] * 3
        store.reads = 0
        gone = [asyncio.create_task(histories.pack(table)) for table in tables[:5]]
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert await histories.pack(tables[5])
        assert store.reads <= 2 * reads, "what nobody waits for is not packed"
        histories.close()
        store.close()

    asyncio.run(run())


def test_only_the_host_deletes_the_history(server: ServerProcess) -> None:
    with table(server) as host:
        code = host.table["code"]
        race(host, Random(5))
        host.do("to-lobby")
        host.do("set-seat", seat=1, kind="link")
        host.drain()  # the links come after the event
        link = host.you["links"]["1"].partition("#")[2]
        with server.connect(code, link) as player, server.connect(code) as spectator:
            assert player.you["seats"] == [1]
            for guest in (player, spectator):
                with pytest.raises(RefusedError, match="only the host"):
                    guest.do("forget-races")
        assert [one["number"] for one in read(server, code)["races"]] == [1]
        assert server.ask("GET", f"/api/tables/{code}/races/1.race").status_code == 200


@pytest.mark.parametrize("is_racing", [False, True])
def test_a_deleted_history_stays_deleted_and_the_table_goes_on(own_server: ServerProcess, is_racing: bool) -> None:
    server, random = own_server.start(), Random(7)
    code, key = server.open("monza", "here here", track="sprint")
    with server.connect(code, key) as host, server.connect(code) as guest:
        host.do("set-seat", seat=0, name="Wilhelmina")
        race(host, random)
        seed, marks = host.race["fairness"]["seed"], [line for line in read_record(server, code, 1) if "~" in line]
        if is_racing:
            host.do("start")
            host.act(random)
        host.do("forget-races")
        guest.wait_for(lambda frame: "forgotten" in [one["kind"] for one in frame.get("happened", ())])
        assert (guest.table["trophies"], guest.table["champions"]) == ([0, 0], [])
        assert host.table["stage"] == ("racing" if is_racing else "lobby")
        assert read(server, code)["races"] == []
        assert server.ask("GET", f"/api/tables/{code}/races/1.race").json()["code"] == "race/unknown"
        before = host.race
    server.kill()
    # What was deleted is in no file of the database, whatever SQLite keeps besides its tables.
    for file in own_server.folder.glob("t.sqlite*"):
        content = file.read_bytes()
        assert seed.encode() not in content, file
        assert not any(mark.encode() in content for mark in marks), file
    assert server.read_store("SELECT count(*) FROM races") == [(0,)]
    assert server.read_store("SELECT race FROM seeds") == ([(2,)] if is_racing else [])
    server.start()
    with server.connect(code, key) as host:
        assert host.table["trophies"] == [0, 0]
        assert host.table["seats"][0]["name"] == "Wilhelmina"
        assert read(server, code)["races"] == []
        if is_racing:
            assert host.race == before
        else:
            host.do("start")
        host.play(random)
        assert host.race["number"] == 2
        assert [one["number"] for one in read(server, code)["races"]] == [2]


def read_record(server: ServerProcess, code: str, number: int) -> list[str]:
    """Return the lines of a record."""
    return server.ask("GET", f"/api/tables/{code}/races/{number}.race").text.split("\n")
