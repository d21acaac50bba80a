"""A hostile guest: everything wrong gets its named error, the table is unharmed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hairpin.core.fair import commit
from hairpin.server.store import Store
from hairpin.server.tables.room import OUTBOX, Room, Viewer
from hairpin.server.tables.service import Limits, TableService
from hairpin.tables.commands import OpenTable
from hairpin.tables.keys import host_key, seat_key
from hairpin.tables.table import Table
from server.client import PATIENCE, Guest, House, Json


@contextmanager
def racing(house: House, game: str = "monza", **options: str) -> Iterator[tuple[Guest, Guest, Guest]]:
    """A race between the host's seat 0 and seat 1 of somebody hostile, with a witness watching."""
    code, key = house.open(game, "here link", **options)
    with house.meet(code, key) as host:
        link = host.you["links"]["1"].partition("#")[2]
        with house.meet(code, link) as villain, house.meet(code) as witness:
            host.do("start")
            for guest in (villain, witness):
                guest.until_table(lambda table: table["stage"] == "racing")
            yield host, villain, witness


def check_unharmed(host: Guest, villain: Guest, witness: Guest, before: Json) -> None:
    """The others heard nothing, the table is as it was, and it goes on."""
    assert host.catch_up() == []
    assert witness.catch_up() == []
    after = host.greet()["table"]
    assert {**after, "viewers": 0} == {**before, "viewers": 0}
    random = Random(2)
    for _ in range(4):
        who = host if host.turn() == 0 else villain
        who.until_table(lambda table: table["number"] >= host.table["number"])
        who.act(random)
        host.until_table(lambda table: table["number"] >= who.table["number"])  # noqa: B023 - at once
    witness.until_table(lambda table: table["number"] == host.table["number"])
    assert witness.race == host.race
    assert witness.table["number"] == before["number"] + 4


UNREADABLE: list[str | bytes] = [
    "",
    "x",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"hello"',
    '{"type":"hello"}',
    '{"type":"zzz","id":"q1"}',
    '{"type":"event","id":"q1"}',
    '{"type":["roll"],"id":"q1"}',
    '{"type":"roll","id":7,"seat":0,"race":1,"ply":0}',
    '{"type":"roll","id":"","seat":0,"race":1,"ply":0}',
    '{"type":"roll","id":"%s","seat":0,"race":1,"ply":0}' % ("q" * 65),
    '{"type":"roll","id":"bot:1:0","seat":0,"race":1,"ply":0}',
    '{"type":"roll","id":"q1","seat":"0","race":1,"ply":0}',
    '{"type":"roll","id":"q1","seat":0.5,"race":1,"ply":0}',
    '{"type":"roll","id":"q1","seat":null,"race":1,"ply":0}',
    '{"type":"roll","id":"q1","seat":0,"race":1}',
    '{"type":"roll","id":"q1","seat":%s,"race":1,"ply":0}' % ("9" * 5000),
    '{"type":"roll","id":"q1","seat":1e999,"race":1,"ply":0}',
    '{"type":"move","id":"q1","seat":0,"race":1,"ply":0,"words":"A1b"}',
    '{"type":"move","id":"q1","seat":0,"race":1,"ply":0,"words":[{}]}',
    '{"type":"move","id":"q1","seat":0,"race":1,"ply":0,"words":["\\ud800"]}',
    '{"type":"hello","id":"q1","keys":{"a":1}}',
    '{"type":"add-seat","id":"q1","kind":"sofa"}',
    '{"type":"x","id":"q1","a":' + "[" * 5000 + "]" * 5000 + "}",
    "[" * 16_000,
    '{"a":' * 3000,
    b"\x00\x01\xff",
    json.dumps({"type": "hello", "id": "q1"}).encode(),
]


def test_frames_that_cannot_be_read_are_refused_by_name(house: House) -> None:
    with racing(house) as (host, villain, witness):
        before = villain.table
        for raw in UNREADABLE:
            villain.send(raw)
            refusal = villain.until(lambda frame: frame["type"] != "heartbeat")
            assert (refusal["type"], refusal["code"]) == ("refusal", "frame/unreadable"), raw
            assert refusal["id"] in ("", "q1", "q" * 64, "bot:1:0")
            assert len(refusal["message"]) <= 500
        check_unharmed(host, villain, witness, before)


def test_huge_frames_are_refused_and_gigantic_ones_end_the_line(house: House) -> None:
    with racing(house) as (host, villain, witness):
        before = villain.table
        for size in (16_385, 200_000):
            villain.send("x" * size)
            refusal = villain.until(lambda frame: frame["type"] == "refusal")
            assert (refusal["code"], refusal["id"]) == ("frame/too-large", "")
        with house.meet(host.table["code"], *villain.keys) as giant:
            with suppress(ConnectionClosed):  # it may be heard while it is still being said
                giant.send("x" * (1 << 21))
            with pytest.raises(ConnectionClosed):
                giant.until(lambda frame: frame["type"] == "refusal")
        with house.meet(host.table["code"], *villain.keys) as liar:
            liar.socket.socket.sendall(b"\x81\x85\x00\x00\x00\x00\xff\xfe\xff\xfe\xff")  # text that is no UTF-8
            with pytest.raises(ConnectionClosed):
                liar.until(lambda frame: frame["type"] == "refusal")
        check_unharmed(host, villain, witness, before)


def test_other_peoples_rights_and_other_times_are_refused_by_name(house: House) -> None:
    with racing(house, track="sprint") as (host, villain, witness):
        place = host.place()
        before = villain.table
        wrong: list[tuple[str, str, Json]] = [
            ("seat/not-yours", "roll", {"seat": 0, **place}),
            ("seat/not-yours", "roll", {"seat": 1, **place}),  # one's own seat, but not its turn
            ("seat/not-yours", "move", {"seat": 0, "words": ["stop"], **place}),
            ("seat/unknown", "roll", {"seat": 2, **place}),
            ("seat/unknown", "roll", {"seat": -1, **place}),
            ("ply/stale", "roll", {"seat": 1, "race": 1, "ply": 1}),
            ("ply/stale", "roll", {"seat": 1, "race": 1, "ply": -1}),
            ("ply/stale", "roll", {"seat": 1, "race": 2, "ply": 0}),
            ("ply/stale", "plan", {"race": 7, "ply": 0, "words": []}),
            ("seat/not-yours", "draft", {"seat": 0, "words": ["A1b"], **place}),
            ("seat/not-yours", "nonce", {"seat": 0, "race": 1, "nonce": "ab" * 16}),
            ("host/not-you", "start", {}),
            ("host/not-you", "to-lobby", {}),
            ("host/not-you", "pass-host", {"seat": 1}),
            ("host/not-you", "set-seat", {"seat": 0, "name": "Fool"}),
            ("seat/not-yours", "take-back", {"seat": 0}),
            ("seat/not-yours", "hand-over", {"seat": 0}),
            ("driver/unknown", "hand-over", {"seat": 1, "driver": "../racer"}),
            ("table/stage", "set-seat", {"seat": 1, "car": "red"}),
            ("seat/taken", "sit", {"seat": 1}),
        ]
        for code, command, fields in wrong:
            assert villain.refused(command, **fields) == code, (command, fields)
        check_unharmed(host, villain, witness, before)


def test_what_the_rules_refuse_is_refused_whole(house: House) -> None:
    random = Random(3)
    with racing(house, track="long") as (host, villain, witness):
        assert host.refused("move", seat=0, words=["A1b"], **host.place()) == "action/illegal"  # before the roll
        while villain.turn() != 1 or villain.race["awaits_roll"]:
            who = host if host.turn() == 0 else villain
            who.act(random)
            for guest in (host, villain, witness):
                guest.until_table(lambda table: table["number"] == who.table["number"])  # noqa: B023 - at once
        before = villain.table
        words = villain.choose(random)
        wrong = [
            ("action/notation", ["sto p"]),
            ("action/notation", ["Z99q"]),
            ("action/notation", ["x" * 5000]),
            ("action/illegal", ["rrrrrr"]),
            ("action/illegal", ["bonus:no"]),
            ("action/illegal", ["turbo"]),
            ("action/illegal", [*words, "stop"]),  # after the end of the turn
            ("action/illegal", [*words, words[0]]),
            ("action/illegal", [*words, *["stop"] * 2000]),
            ("table/stage", []),
        ]
        for code, said in wrong:
            assert villain.refused("move", seat=1, words=said, **villain.place()) == code, said[:9]
        assert villain.refused("roll", seat=1, **villain.place()) == "table/stage"
        check_unharmed(host, villain, witness, before)


def test_a_repeated_command_gets_its_answer_again_and_nothing_twice(house: House) -> None:
    """After a restart, too: see test_crash."""
    with racing(house, track="long") as (host, villain, witness):
        rolled = host.do("roll", id="roll-1", seat=0, **host.place())
        witness.until_table(lambda table: table["number"] == host.table["number"])
        before = host.table
        for who in (host, villain, witness):  # whoever says it: an id is worth one answer
            assert who.ask("roll", id="roll-1", seat=0, race=1, ply=0) == rolled
        for _ in range(2):
            assert host.refused("roll", id="roll-2", seat=0, race=1, ply=0) == "ply/stale"
        check_unharmed(host, villain, witness, before)


def test_sitting_down_again_by_the_same_id_brings_the_same_key_and_no_other(house: House) -> None:
    code, key = house.open(seats="here link link")
    with house.meet(code, key) as host, house.meet(code) as friend, house.meet(code) as villain:
        friend.do("sit", seat=2, name="Fay")
        sat = villain.do("sit", id="sit-v", seat=1, name="Bo")
        for seat in (0, 1, 2, -1, 7):
            assert villain.ask("sit", id="sit-v", seat=seat) == sat
        assert villain.greet(sat["key"])["you"]["seats"] == [1]
        host.do("set-seat", seat=1, kind="here")
        host.do("set-seat", seat=1, kind="link")
        with house.meet(code) as other:
            other.do("sit", seat=1)
            assert villain.ask("sit", id="sit-v", seat=1) == sat  # a key that opens nothing any more
            assert villain.greet()["you"]["seats"] == []


def test_a_flood_is_refused_and_nobody_else_notices(own_house: House) -> None:
    own_house.words = ("--frames-per-second", "20")
    with racing(own_house.start()) as (host, villain, witness):
        before = villain.table
        for number in range(200):
            villain.say("roll", id=f"f{number}", seat=0, **villain.place())
        codes = [villain.until(lambda frame: frame["type"] == "refusal")["code"] for _ in range(200)]
        assert codes[:30] == ["seat/not-yours"] * 30
        assert set(codes) == {"seat/not-yours", "frame/too-many"}
        check_unharmed(host, villain, witness, before)


@contextmanager
def deaf_guest(house: House, code: str) -> Iterator[socket.socket]:
    """A connection that says hello and answers nothing more, not even a ping."""
    address = urlsplit(house.url)
    with socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
        hello = b'{"type":"hello","id":"h"}'
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield line


def test_who_does_not_listen_holds_nobody_up(house: House) -> None:
    code, key = house.open(seats="here here", track="sprint")
    with house.meet(code, key) as host:
        with deaf_guest(house, code):
            host.until(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 2)
            for number in range(40):
                host.do("set-seat", seat=0, name=f"Ann {number}")
            assert host.table["seats"][0]["name"] == "Ann 39"
        host.until(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 1)
        host.do("start")


@pytest.mark.soak
def test_soak_who_vanishes_without_a_word_is_missed_within_a_minute(house: House) -> None:
    """A phone in a tunnel closes nothing: pings find out, and the seat is shown as empty."""
    code, key = house.open(seats="here here")
    with house.meet(code, key) as host, deaf_guest(house, code):
        host.until(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 2)
        host.until(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 1, timeout=60)


def test_frames_do_not_pile_up_for_ever_before_who_does_not_read() -> None:
    room = Room(Table("ABCDEF", "ab" * 32))
    slow, quick = Viewer(""), Viewer("")
    room.viewers |= {slow, quick}
    for _ in range(OUTBOX + 1):
        room.send_heartbeat()
        assert quick.outbox.get_nowait()
    assert slow.is_closed
    assert room.viewers == {quick}
    assert (slow.outbox.qsize(), slow.outbox.get_nowait()) == (1, b"")  # the end, and nothing before it
    slow.send(b"more")
    assert slow.outbox.empty()


def test_a_table_has_room_for_so_many_spectators_and_always_for_who_plays(tmp_path: Path) -> None:
    async def crowd() -> list[str]:
        store = Store(str(tmp_path / "t.sqlite"))
        tables = TableService(store, "test", Limits(most_viewers=3))
        opened = await tables.open(OpenTable("monza"))
        room = await tables.find(opened.code)
        kinds = []
        for number, keys in enumerate([[], [], [], [], [opened.key]]):
            viewer = Viewer("http://hairpin.test")
            await tables.handle_frame(room, viewer, json.dumps({"type": "hello", "id": f"h{number}", "keys": keys}))
            frame = json.loads(viewer.outbox.get_nowait())
            kinds.append(frame.get("code", frame["type"]))
        store.close()
        return kinds

    assert asyncio.run(crowd()) == ["welcome", "welcome", "welcome", "table/full-house", "welcome"]


# --- the door


def ask_raw(house: House, head: str, body: bytes = b"") -> tuple[int, str]:
    """Send a request as it stands, without a client that tidies it up; return status and text."""
    address = urlsplit(house.url)
    with socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as line:
        line.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        answer = b""
        while part := line.recv(65_536):
            answer += part
    return int(answer.split(b" ", 2)[1]), answer.decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ("Host: evil.example", "host/unknown"),
        ("Host: 127.0.0.1.evil.example", "host/unknown"),
        ("Host: [", "host/unknown"),
        ("Host: ", "host/unknown"),
        ("Host: 127.0.0.1@evil.example", "host/unknown"),
        ("Host: localhost\nOrigin: http://evil.example", "origin/foreign"),
        ("Host: localhost\nOrigin: null", "origin/foreign"),
        ("Host: localhost\nOrigin: http://[", "origin/foreign"),
        ("Host: localhost\nOrigin: http://localhost:1", "origin/foreign"),
    ],
)
def test_a_foreign_host_or_origin_is_turned_away(house: House, head: str, code: str) -> None:
    for request in ("GET /", "GET /api/games", "POST /api/tables", "GET /nothing"):
        status, text = ask_raw(house, f"{request} HTTP/1.1\n{head}\nConnection: close")
        assert status == 403
        assert code in text
    socket_head = "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: " + "A" * 22
    status, _ = ask_raw(house, f"GET /ws/ABCDEF HTTP/1.1\n{head}\n{socket_head}==")
    assert status == 403


def test_a_socket_opens_for_our_own_pages_only(house: House) -> None:
    code, key = house.open()
    with house.meet(code, key, origin=house.url) as host:
        assert host.you["is_host"]
    with pytest.raises(InvalidStatus, match="403"), house.meet(code, key, origin="http://evil.example"):
        pass


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/..%5c..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/%00",
        "/assets/.",
        "/../../../../etc/passwd",
        "/api/boards/..%2f..%2fserver%2fapp.py",
        "/api/boards/%2e%2e",
        "/api/boards/oval.toml",
        "/api/boards/",
        "/api/tables/ABCDEF/races/..%2f1.race",
        "/api/tables/%ff%fe",
        "/api/tables/" + "A" * 3000,
        "/nothing",
    ],
)
def test_no_path_leads_out_of_the_house(house: House, path: str) -> None:
    status, text = ask_raw(house, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close")
    assert status in (400, 404), text
    assert json.loads(text.partition("\r\n\r\n")[2])["code"] in ("page/unknown", "table/unknown", "track/unknown")
    assert "root:" not in text
    assert "import" not in text


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"x" * 140_000, "application/json", 413, "frame/too-large"),
        (b"[" * 16_000, "application/json", 400, "frame/unreadable"),
        (b"{}", "text/plain", 400, "frame/unreadable"),
        (b"\xff\xfe", "application/json", 400, "frame/unreadable"),
        (b"game=monza", "application/x-www-form-urlencoded", 400, "frame/unreadable"),
        (b"", "application/json", 400, "frame/unreadable"),
    ],
)
def test_bodies_that_are_wrong_are_refused_by_name(
    house: House, body: bytes, kind: str, status: int, code: str
) -> None:
    answer = house.ask("POST", "/api/tables", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_unknown_tables_and_methods_have_their_codes(house: House) -> None:
    answer = house.ask("GET", "/api/tables/NOSUCH")
    assert (answer.status_code, answer.json()["code"]) == (404, "table/unknown")
    assert house.ask("DELETE", "/api/tables").json()["code"] == "page/method"
    with house.meet("NOSUCH", is_greeting=False) as guest:
        assert guest.hear()["code"] == "table/unknown"
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


# --- secrets


def test_no_secret_is_told_to_anyone_but_its_holder(own_house: House) -> None:
    own_house.start()
    code, key = own_house.open("memo", "here link link computer")
    answers: list[str] = []

    def look() -> None:
        paths = (f"/api/tables/{code}", "/api/health", f"/api/tables/{code}/races/2.race", "/api/games")
        answers.extend(own_house.ask("GET", path).text for path in paths)

    with own_house.meet(code, key) as host, own_house.meet(code) as guest, own_house.meet(code) as witness:
        sat = guest.do("sit", seat=1, name="Bo")
        guest.greet(sat["key"])
        host.do("start")
        first = host.race["fairness"]["commitment"]
        look()
        host.do("to-lobby")
        host.do("start")
        look()
        random = Random(8)
        for _ in range(30):
            who = {0: host, 1: guest}.get(host.turn() or 0)
            number = host.table["number"]
            if host.turn() == 2:
                host.do("hand-over", seat=2)
            elif who:
                who.until_table(lambda table: table["number"] >= host.table["number"])
                who.act(random)
            host.until_table(lambda table: table["number"] > number)  # noqa: B023 - at once
        for wrong in ("seat/not-yours", "frame/unreadable"):
            witness.send("x" if "frame" in wrong else '{"type":"roll","id":"x","seat":0,"race":2,"ply":0}')
            witness.until(lambda frame: frame["type"] == "refusal")
        look()
        heard: dict[str, list[str]] = {"host": host.heard, "guest": guest.heard, "witness": witness.heard}
        for guests in (host, guest, witness):
            guests.catch_up()
    own_house.kill()

    ((secret,),) = own_house.read_store("SELECT secret FROM tables")
    seeds: dict[str, str] = {commit(seed): seed for (seed,) in own_house.read_store("SELECT seed FROM seeds")}
    assert len(seeds) == 2
    (running,) = (seed for promise, seed in seeds.items() if promise != first)
    seats = [seat_key(secret, number) for number in range(1, 12)]
    assert sat["key"] in seats
    assert key == host_key(secret)
    printed = own_house.said()
    public = [printed, *answers]
    for text in [*public, *heard["host"], *heard["guest"], *heard["witness"]]:
        assert secret not in text
        assert running not in text
    for text in [*public, *heard["host"], *heard["guest"], *heard["witness"]]:
        assert key not in text  # its holder has it from the answer that opened the table
    for text in [*public, *heard["witness"]]:
        assert not any(one in text for one in seats)
    others = [one for one in seats if one != sat["key"]]
    assert not any(one in text for text in heard["guest"] for one in others)
    assert sum(sat["key"] in text for text in heard["guest"]) == 1  # the answer to `sit`
    assert "Traceback" not in printed


def test_the_ids_of_computers_cannot_be_taken_in_advance(house: House) -> None:
    code, key = house.open(seats="here computer", track="sprint")
    with house.meet(code, key) as host:
        for ply in range(20):
            assert host.refused("set-seat", id=f"bot:{code}:1:{ply}", seat=0, name="Ann") == "frame/unreadable"
        host.do("start")
        host.do("hand-over", seat=0)
        host.until_table(lambda table: table["stage"] == "over")


def test_the_house_never_stumbled(house: House) -> None:
    """Runs last: whatever was sent, nothing was unforeseen."""
    assert "could not" not in house.said()
    assert "failed" not in house.said()


def test_everything_at_once_from_many_hands(house: House) -> None:
    """Two pages of the same seat tap at the same moment: one tap counts, the other is stale."""
    code, key = house.open(seats="here here", track="long")
    with house.meet(code, key) as one, house.meet(code, key) as two:
        one.do("start")
        two.until_table(lambda table: table["stage"] == "racing")
        counted: list[Any] = []
        for _ in range(10):
            place, seat = one.place(), one.turn()
            words = None if one.race["awaits_roll"] else one.choose(Random(1))
            fields = {"seat": seat, **place} | ({"words": words} if words else {})
            ids = [guest.say("move" if words else "roll", **fields) for guest in (one, two)]
            replies = [
                guest.until(lambda frame, name=name: frame.get("id") == name)  # type: ignore[misc]
                for guest, name in zip((one, two), ids, strict=True)
            ]
            counted.append(sorted(reply.get("code", "answer") for reply in replies))
            most = max(reply.get("number", 0) for reply in replies)
            for guest in (one, two):
                guest.until_table(lambda table: table["number"] >= most)  # noqa: B023 - at once
            if one.table["stage"] != "racing":
                break
        assert counted == [["answer", "ply/stale"]] * len(counted)
