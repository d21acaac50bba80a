"""A hostile client: every wrong request gets its error code, the table does not change, nobody else is affected."""

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
from hairpin.server.tables.limits import Limits
from hairpin.server.tables.service import TableService
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.keys import host_key, seat_key
from server.client import TIMEOUT, Client, Json, ServerProcess
from server.recorder import record_viewer


@contextmanager
def racing(server: ServerProcess, game: str = "monza", **options: str) -> Iterator[tuple[Client, Client, Client]]:
    """Run a race between the host's seat 0 and a hostile client's seat 1, with a spectator."""
    code, key = server.open(game, "here link", **options)
    with server.connect(code, key) as host:
        link = host.you["links"]["1"].partition("#")[2]
        with server.connect(code, link) as attacker, server.connect(code) as witness:
            host.do("start")
            for client in (attacker, witness):
                client.wait_for_table(lambda table: table["stage"] == "racing")
            yield host, attacker, witness


def check_unchanged(host: Client, attacker: Client, witness: Client, before: Json) -> None:
    """Check that the others received nothing, and that the table has not changed and works."""
    assert host.drain() == []
    assert witness.drain() == []
    assert hide_presence(host.say_hello()["table"]) == hide_presence(before)
    random = Random(2)
    for _ in range(4):
        player = host if host.turn() == 0 else attacker
        player.wait_for_table(lambda table: table["number"] >= host.table["number"])
        player.act(random)
        host.wait_for_table(lambda table: table["number"] >= player.table["number"])  # noqa: B023 - at once
    witness.wait_for_table(lambda table: table["number"] == host.table["number"])
    assert witness.race == host.race
    assert witness.table["number"] == before["number"] + 4


def hide_presence(table: Json) -> Json:
    """Return a table without what heartbeats change."""
    return {**table, "viewers": 0, "seats": [{**seat, "is_online": None, "is_away": None} for seat in table["seats"]]}


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
]


def test_unreadable_frames_are_refused_with_a_code(server: ServerProcess) -> None:
    with racing(server) as (host, attacker, witness):
        before = attacker.table
        for raw in UNREADABLE:
            attacker.send(raw)
            refusal = attacker.wait_for(lambda frame: frame["type"] != "heartbeat")
            assert (refusal["type"], refusal["code"]) == ("refusal", "frame/unreadable"), raw
            assert refusal["id"] in ("", "q1", "q" * 64)
            assert len(refusal["message"]) <= 500
        check_unchanged(host, attacker, witness, before)


def test_large_frames_are_refused_and_very_large_ones_close_the_connection(server: ServerProcess) -> None:
    with racing(server) as (host, attacker, witness):
        before = attacker.table
        for size in (16_385, 65_000):
            attacker.send("x" * size)
            refusal = attacker.wait_for(lambda frame: frame["type"] == "refusal")
            assert (refusal["code"], refusal["id"]) == ("frame/too-large", "")
        with server.connect(host.table["code"], *attacker.keys) as other:
            with suppress(ConnectionClosed):  # the server may close while the frame is still being sent
                other.send("x" * 66_000)
            with pytest.raises((ConnectionClosed, OSError)):
                other.wait_for(lambda frame: frame["type"] == "refusal")
        with server.connect(host.table["code"], *attacker.keys) as third:
            third.socket.socket.sendall(b"\x81\x85\x00\x00\x00\x00\xff\xfe\xff\xfe\xff")  # text that is not UTF-8
            assert third.wait_for(lambda frame: frame["type"] == "refusal")["code"] == "frame/unreadable"
        check_unchanged(host, attacker, witness, before)


def test_commands_without_rights_or_for_other_plies_are_refused_with_a_code(server: ServerProcess) -> None:
    with racing(server, track="sprint") as (host, attacker, witness):
        place = host.position()
        before = attacker.table
        wrong: list[tuple[str, str, Json]] = [
            ("seat/not-yours", "roll", {"seat": 0, **place}),
            ("turn/not-yours", "roll", {"seat": 1, **place}),
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
            assert attacker.refused(command, **fields) == code, (command, fields)
        check_unchanged(host, attacker, witness, before)


def test_a_move_with_an_illegal_word_is_refused_as_a_whole(server: ServerProcess) -> None:
    random = Random(3)
    with racing(server, track="long") as (host, attacker, witness):
        assert host.refused("move", seat=0, words=["A1b"], **host.position()) == "action/illegal"  # before the roll
        while attacker.turn() != 1 or attacker.race["awaits_roll"]:
            player = host if host.turn() == 0 else attacker
            player.act(random)
            for client in (host, attacker, witness):
                client.wait_for_table(lambda table: table["number"] == player.table["number"])  # noqa: B023 - at once
        before = attacker.table
        words = attacker.choose(random)
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
            ("dice/no-roll", []),
        ]
        for code, refused in wrong:
            assert attacker.refused("move", seat=1, words=refused, **attacker.position()) == code, refused[:9]
        assert attacker.refused("roll", seat=1, **attacker.position()) == "dice/no-roll"
        check_unchanged(host, attacker, witness, before)


def test_a_repeated_command_gets_the_same_answer_and_is_carried_out_once(server: ServerProcess) -> None:
    """After a restart, too: see test_crash."""
    with racing(server, track="long") as (host, attacker, witness):
        rolled = host.do("roll", id="roll-1", seat=0, **host.position())
        witness.wait_for_table(lambda table: table["number"] == host.table["number"])
        before = host.table
        assert host.ask("roll", id="roll-1", seat=0, race=1, ply=0) == rolled
        for _ in range(2):
            assert host.refused("roll", id="roll-2", seat=0, race=1, ply=0) == "ply/stale"
        check_unchanged(host, attacker, witness, before)


def test_a_repeated_sit_returns_the_same_key_but_only_to_its_sender(server: ServerProcess) -> None:
    """An answer is bound to the browser that sent the command, and to the command itself."""
    code, key = server.open(seats="here link link")
    with (
        server.connect(code, key, name="host") as host,
        server.connect(code, name="victim") as victim,
        server.connect(code, name="attacker") as attacker,
    ):
        sat = victim.do("sit", id="sit-v", seat=1, name="Bo")
        assert victim.ask("sit", id="sit-v", seat=1, name="Bo") == sat
        assert attacker.refused("sit", id="sit-v", seat=1, name="Bo") == "seat/taken"
        assert attacker.refused("set-seat", id="sit-v", seat=1, name="Bo") == "host/not-you"
        assert victim.refused("sit", id="sit-v", seat=0, name="Bo") == "seat/taken"  # another command
        with server.connect(code, name="victim") as again:
            assert again.ask("sit", id="sit-v", seat=1, name="Bo") == sat
        assert victim.say_hello(sat["key"])["you"]["seats"] == [1]
        host.do("set-seat", seat=1, kind="here")
        host.do("set-seat", seat=1, kind="link")
        with server.connect(code, name="other") as other:
            other.do("sit", seat=1)
            assert victim.ask("sit", id="sit-v", seat=1, name="Bo") == sat  # a key that is no longer valid
            assert victim.say_hello()["you"]["seats"] == []


def test_frames_above_the_rate_limit_are_refused(own_server: ServerProcess) -> None:
    own_server.arguments = ("--frames-per-second", "20")
    with racing(own_server.start()) as (host, attacker, witness):
        before = attacker.table
        for number in range(200):
            attacker.send_command("roll", id=f"f{number}", seat=0, **attacker.position())
        codes = [attacker.wait_for(lambda frame: frame["type"] == "refusal")["code"] for _ in range(200)]
        assert codes[:30] == ["seat/not-yours"] * 30
        assert set(codes) == {"seat/not-yours", "frame/too-many"}
        check_unchanged(host, attacker, witness, before)


@contextmanager
def silent_connection(server: ServerProcess, code: str) -> Iterator[socket.socket]:
    """Open a connection that sends hello and nothing more, not even a pong."""
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), timeout=TIMEOUT) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 101")
        hello = b'{"type":"hello","id":"h"}'
        connection.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield connection


def test_a_client_that_does_not_read_delays_nobody(server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as host:
        with silent_connection(server, code):
            host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 2)
            for number in range(40):
                host.do("set-seat", seat=0, name=f"Ann {number}")
            assert host.table["seats"][0]["name"] == "Ann 39"
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 1)
        host.do("start")


@pytest.mark.soak
def test_soak_a_lost_connection_is_noticed_within_a_minute(server: ServerProcess) -> None:
    """A phone that loses its network closes no socket: the server notices by its pings."""
    code, key = server.open(seats="here here")
    with server.connect(code, key) as host, silent_connection(server, code):
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 2)
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["viewers"] == 1, timeout=60)


def test_spectators_above_the_limit_are_refused_but_never_players(tmp_path: Path) -> None:
    """While a seat is free a newcomer may be a player: then the spectator who came first makes room."""

    async def crowd(seats: str, first: int) -> tuple[list[str], list[int | None]]:
        store = Store(str(tmp_path / f"{seats}.sqlite"))
        tables = TableService(store, "test", Limits(most_viewers=3))
        opened = await tables.open(OpenTable("monza", {}, tuple(NewSeat(kind) for kind in seats.split())))  # type: ignore[arg-type]
        room = await tables.find(opened.code)
        kinds, recorders = [], []
        for number, keys in enumerate([[], [], [], [], [opened.key]], start=first):
            viewer, recorder = record_viewer()
            room.connections += 1
            hello = json.dumps({"type": "hello", "id": f"h{number}", "keys": keys}).encode()
            tables.commands.handle(room, viewer, hello)
            frame = json.loads(recorder.payloads[0])
            kinds.append(frame.get("code", frame["type"]))
            recorders.append(recorder)
        store.close()
        return kinds, [recorder.closed_with for recorder in recorders]

    welcome = "welcome"
    kinds, closed = asyncio.run(crowd("here here", 0))
    assert kinds == [welcome, welcome, welcome, "table/crowded", welcome]
    assert closed == [None] * 5
    kinds, closed = asyncio.run(crowd("here link", 5))
    assert kinds == [welcome] * 5
    assert closed == [4008, None, None, None, None]


# --- HTTP


def ask_raw(server: ServerProcess, head: str, body: bytes = b"") -> tuple[int, str]:
    """Send a request without the corrections of an HTTP client; return status and text."""
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), timeout=TIMEOUT) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        answer = b""
        while part := connection.recv(65_536):
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
def test_a_foreign_host_or_origin_is_refused(server: ServerProcess, head: str, code: str) -> None:
    for request in ("GET /", "GET /api/games", "POST /api/tables", "GET /nothing"):
        status, text = ask_raw(server, f"{request} HTTP/1.1\n{head}\nConnection: close")
        assert status == 403
        assert code in text
    socket_head = "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: " + "A" * 22
    status, _ = ask_raw(server, f"GET /ws/ABCDEF HTTP/1.1\n{head}\n{socket_head}==")
    assert status == 403


def test_a_socket_opens_for_pages_of_the_same_origin_only(server: ServerProcess) -> None:
    code, key = server.open()
    with server.connect(code, key, origin=server.url) as host:
        assert host.you["is_host"]
    with pytest.raises(InvalidStatus, match="403"), server.connect(code, key, origin="http://evil.example"):
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
def test_no_path_leads_out_of_the_served_files(server: ServerProcess, path: str) -> None:
    status, text = ask_raw(server, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close")
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
def test_wrong_bodies_are_refused_with_a_code(
    server: ServerProcess, body: bytes, kind: str, status: int, code: str
) -> None:
    answer = server.ask("POST", "/api/tables", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_unknown_tables_and_methods_are_refused_with_a_code(server: ServerProcess) -> None:
    answer = server.ask("GET", "/api/tables/NOSUCH")
    assert (answer.status_code, answer.json()["code"]) == (404, "table/unknown")
    assert server.ask("DELETE", "/api/tables").json()["code"] == "page/method"
    with server.connect("NOSUCH", says_hello=False) as client:
        assert client.receive()["code"] == "table/unknown"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


# --- secrets


def test_no_secret_is_sent_to_anyone_but_its_holder(own_server: ServerProcess) -> None:
    own_server.start()
    code, key = own_server.open("memo", "here link link computer")
    answers: list[str] = []

    def look() -> None:
        paths = (f"/api/tables/{code}", "/api/health", f"/api/tables/{code}/races/2.race", "/api/games")
        answers.extend(own_server.ask("GET", path).text for path in paths)

    with own_server.connect(code, key) as host, own_server.connect(code) as client, own_server.connect(code) as witness:
        sat = client.do("sit", seat=1, name="Bo")
        client.say_hello(sat["key"])
        host.do("start")
        first = host.race["fairness"]["commitment"]
        look()
        host.do("to-lobby")
        host.do("start")
        look()
        random = Random(8)
        for _ in range(30):
            player = {0: host, 1: client}.get(host.turn() or 0)
            number = host.table["number"]
            if host.turn() == 2:
                host.do("hand-over", seat=2)
            elif player:
                player.wait_for_table(lambda table: table["number"] >= host.table["number"])
                player.act(random)
            host.wait_for_table(lambda table: table["number"] > number)  # noqa: B023 - at once
        for wrong in ("seat/not-yours", "frame/unreadable"):
            witness.send("x" if "frame" in wrong else '{"type":"roll","id":"x","seat":0,"race":2,"ply":0}')
            witness.wait_for(lambda frame: frame["type"] == "refusal")
        look()
        received: dict[str, list[str]] = {"host": host.received, "client": client.received, "witness": witness.received}
        for each in (host, client, witness):
            each.drain()
    own_server.kill()

    ((secret,),) = own_server.read_store("SELECT secret FROM tables")
    seeds: dict[str, str] = {commit(seed): seed for (seed,) in own_server.read_store("SELECT seed FROM seeds")}
    assert len(seeds) == 2
    (running,) = (seed for commitment, seed in seeds.items() if commitment != first)
    seats = [seat_key(secret, number) for number in range(1, 12)]
    assert sat["key"] in seats
    assert key == host_key(secret)
    printed = own_server.output()
    public = [printed, *answers]
    for text in [*public, *received["host"], *received["client"], *received["witness"]]:
        assert secret not in text
        assert running not in text
    for text in [*public, *received["host"], *received["client"], *received["witness"]]:
        assert key not in text  # it was in the response that opened the table
    for text in [*public, *received["witness"]]:
        assert not any(one in text for one in seats)
    others = [one for one in seats if one != sat["key"]]
    assert not any(one in text for text in received["client"] for one in others)
    assert sum(sat["key"] in text for text in received["client"]) == 1  # the answer to `sit`
    assert "Traceback" not in printed


def test_the_server_logged_no_failure(server: ServerProcess) -> None:
    """Runs after the tests above on the same server."""
    assert "could not" not in server.output()
    assert "failed" not in server.output()


def test_of_two_simultaneous_commands_one_is_carried_out_and_one_is_stale(server: ServerProcess) -> None:
    """Two clients of the same seat send at the same moment."""
    code, key = server.open(seats="here here", track="long")
    with server.connect(code, key) as one, server.connect(code, key) as two:
        one.do("start")
        two.wait_for_table(lambda table: table["stage"] == "racing")
        counted: list[Any] = []
        for _ in range(10):
            place, seat = one.position(), one.turn()
            words = None if one.race["awaits_roll"] else one.choose(Random(1))
            fields = {"seat": seat, **place} | ({"words": words} if words else {})
            ids = [client.send_command("move" if words else "roll", **fields) for client in (one, two)]
            replies = [
                client.wait_for(lambda frame, name=name: frame.get("id") == name)  # type: ignore[misc]
                for client, name in zip((one, two), ids, strict=True)
            ]
            counted.append(sorted(reply.get("code", "answer") for reply in replies))
            most = max(reply.get("number", 0) for reply in replies)
            for client in (one, two):
                client.wait_for_table(lambda table: table["number"] >= most)  # noqa: B023 - at once
            if one.table["stage"] != "racing":
                break
        assert counted == [["answer", "ply/stale"]] * len(counted)
