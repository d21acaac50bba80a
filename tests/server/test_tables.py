"""Tables over real sockets: opening, taking seats, rights, races to the end, records."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hairpin
from hairpin.core.options import find_option
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from hairpin.server.tables import room as rooms
from hairpin.server.tables.attendance import AWAY_SECONDS
from hairpin.server.tables.room import Room
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.events import Arranged
from hairpin.tables.keys import host_key
from hairpin.tables.setup import change_seat, make_setup
from hairpin.tables.table import Table
from sampling import combinations
from server.client import Client, Json, ServerProcess, connect_all
from server.recorder import record_viewer

SCRIPT = Path(__file__).parents[2] / "scripts" / "verify_race.py"
NOT_HOST = "host/not-you"

verify_alone = runpy.run_path(str(SCRIPT))["verify"]


def check_by_script(text: str) -> str:
    """Check a record by the stand-alone script, without the package; return its output."""
    command = [sys.executable, "-I", str(SCRIPT)]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout if done.returncode == 0 else done.stderr


def take_link(host: Client, seat: int) -> str:
    """Return the key in the personal link to a seat."""
    return str(host.you["links"][str(seat)].partition("#")[2])


def seat_names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# --- opening


def test_menus_boards_health_and_the_openapi_schema_are_served(server: ServerProcess) -> None:
    menu = server.ask("GET", "/api/games").json()
    assert [game["name"] for game in menu] == [facts.name for facts in hairpin.list_games()]
    for game, facts in zip(menu, hairpin.list_games(), strict=True):
        assert [board["name"] for board in game["boards"]] == [board.name for board in facts.boards()]
        assert [option["name"] for option in game["options"]] == [option.name for option in facts.options]
        assert "racer" in [driver["name"] for driver in game["drivers"]]
    for board in menu[0]["boards"]:
        outline = server.ask("GET", f"/api/boards/{board['name']}")
        assert outline.status_code == 200
        assert outline.headers["content-type"].startswith("application/json")
    assert server.ask("GET", "/api/health").json()["status"] == "ok"
    assert server.ask("GET", "/api/house").json() == {"address": server.url, "is_lan": False, "keep_days": 30}
    schema = server.ask("GET", "/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{code}"} <= set(schema["paths"])
    page = server.ask("GET", "/t/ABCDEF")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"


def test_a_locked_table_is_not_shown_by_http(server: ServerProcess) -> None:
    code, key = server.open("monza", "here link")
    with server.connect(code, key) as host:
        host.do("lock", is_locked=True)
        refused = server.ask("GET", f"/api/tables/{code}")
        assert (refused.status_code, refused.json()["code"]) == (403, "table/locked")
        host.do("lock", is_locked=False)
        assert server.ask("GET", f"/api/tables/{code}").json()["is_locked"] is False


def test_an_opened_table_has_seats_names_cars_and_every_option(server: ServerProcess) -> None:
    seats = [
        {"kind": "here", "name": "  Ann\u0007 \n Lee "},
        {"kind": "link", "car": "green", "name": "x" * 60},
        {"kind": "computer", "driver": "random", "car": "green"},
    ]
    request = {"game": "monza", "options": {"track": "long", "pro": "yes", "players": "9"}, "seats": seats}
    opened = server.ask("POST", "/api/tables", json=request).json()
    table = server.ask("GET", f"/api/tables/{opened['code'].lower()}").json()
    assert (table["code"], table["stage"], table["number"]) == (opened["code"], "lobby", 1)
    assert [seat["kind"] for seat in table["seats"]] == ["here", "link", "computer"]
    assert seat_names(table) == ["Ann Lee", "x" * 24, ""]
    assert [seat["driver"] for seat in table["seats"]] == [None, None, "random"]
    assert [seat["is_taken"] for seat in table["seats"]] == [True, False, True]
    cars = [seat["car"] for seat in table["seats"]]
    assert cars[1] == "green"
    assert len(set(cars)) == 3
    options = {option.name for option in hairpin.make("monza").facts.options} - {"players", "cars", "starter"}
    assert set(table["options"]) == options
    assert (table["options"]["track"], table["options"]["pro"], table["options"]["bonus"]) == ("long", "yes", "no")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 400, "game/unknown"),
        ({"game": "chess", "seats": [{"kind": "computer"}]}, 400, "game/unknown"),
        ({"game": "monza", "options": {"wings": "yes"}}, 400, "option/unknown"),
        ({"game": "monza", "options": {"pro": "maybe"}}, 400, "option/value"),
        ({"game": "monza", "options": {"track": "../../oval.toml"}}, 400, "option/value"),
        ({"game": "memo", "options": {"aid": "9"}}, 400, "option/value"),
        ({"game": "monza", "seats": [{"kind": "computer", "driver": "mum"}]}, 400, "driver/unknown"),
        ({"game": "monza", "seats": [{"kind": "sofa"}]}, 400, "frame/unreadable"),
        ({"seats": []}, 400, "frame/unreadable"),
        ([], 400, "frame/unreadable"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_with_a_code(
    server: ServerProcess, body: Any, status: int, code: str
) -> None:
    before = server.ask("GET", "/api/health").json()["tables"]
    answer = server.ask("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]
    assert server.ask("GET", "/api/health").json()["tables"] == before


# --- taking seats


def test_seats_are_taken_by_code_or_personal_link_and_kept_after_a_reconnect(server: ServerProcess) -> None:
    code, key = server.open(seats="here link link")
    with server.connect(code, key) as host:
        assert (host.you["is_host"], host.you["seats"]) == (True, [0])
        assert set(host.you["links"]) == {"1", "2"}
        assert host.you["invite"].endswith(f"/t/{code}")
        link = take_link(host, 2)
        with server.connect(code) as client, server.connect(code, link) as friend:
            assert (client.you["seats"], client.you["is_host"], client.you["links"]) == ([], False, {})
            assert friend.you["seats"] == [2]
            assert friend.table["seats"][2]["is_taken"]
            answer = client.do("sit", seat=1, name="Bo")
            assert client.say_hello(answer["key"])["you"]["seats"] == [1]
            assert client.refused("sit", seat=2) == "seat/taken"
            assert client.refused("sit", seat=0) == "seat/taken"
            assert client.refused("sit", seat=7) == "seat/unknown"
            host.wait_for_table(lambda table: table["seats"][1]["is_taken"] and table["seats"][2]["is_taken"])
            assert seat_names(host.table) == ["", "Bo", ""]
        host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["online"] == [True, False, False])
        with server.connect(code, answer["key"]) as again:
            assert again.you["seats"] == [1]
            assert again.table["number"] == host.table["number"]
            host.wait_for(lambda frame: frame["type"] == "heartbeat" and frame["online"] == [True, True, False])


def test_the_first_frame_to_a_new_client_is_the_welcome(server: ServerProcess) -> None:
    code, key = server.open(seats="here link")
    with server.connect(code, key) as host, server.connect(code, take_link(host, 1)) as friend:
        assert '"type":"welcome"' in friend.received[0]
        assert friend.table["seats"][1]["is_taken"]


def test_only_the_host_changes_the_setup_and_only_in_the_lobby(server: ServerProcess) -> None:
    code, key = server.open(seats="here link here")
    with (
        server.connect(code, key) as host,
        server.connect(code) as watcher,
        server.connect(code, take_link(host, 1)) as friend,
    ):
        settings: list[tuple[str, Json]] = [
            ("arrange", {"options": {"bonus": "yes"}}),
            ("add-seat", {"kind": "computer"}),
            ("remove-seat", {"seat": 2}),
        ]
        as_host = [*settings, ("start", {}), ("to-lobby", {}), ("pass-host", {"seat": 0})]
        for command, fields in as_host:
            assert watcher.refused(command, **fields) == NOT_HOST
            assert friend.refused(command, **fields) == NOT_HOST
        for fields in ({"kind": "computer"}, {"driver": "racer"}):
            assert friend.refused("set-seat", seat=1, **fields) == NOT_HOST
        assert friend.refused("set-seat", seat=0, name="Me") == NOT_HOST
        assert watcher.refused("set-seat", seat=0, name="Me") == NOT_HOST
        assert watcher.refused("hand-over", seat=1) == "seat/not-yours"
        assert friend.refused("hand-over", seat=0) == "seat/not-yours"
        assert watcher.refused("take-back", seat=1) == "seat/not-yours"
        assert friend.refused("take-back", seat=0) == "seat/not-yours"
        friend.do("set-seat", seat=1, name="Fay", car="yellow")
        for command, fields in settings[:2]:
            host.do(command, **fields)
        assert host.refused("add-seat", kind="here") == "table/many-seats"
        host.do("start")
        for command, fields in [*settings, ("set-seat", {"seat": 0, "car": "blue"})]:
            assert host.refused(command, **fields) == "table/stage"
        assert host.refused("start") == "race/running"
        host.do("set-seat", seat=0, name="Ann")
        friend.do("set-seat", seat=1, name="Faye")
        assert seat_names(friend.table)[:2] == ["Ann", "Faye"]


def test_two_seats_never_have_the_same_car(server: ServerProcess) -> None:
    code, key = server.open(seats="here here here")
    with server.connect(code, key) as host:
        red, blue, green = (seat["car"] for seat in host.table["seats"])
        host.do("set-seat", seat=0, car=green)
        assert [seat["car"] for seat in host.table["seats"]] == [green, blue, red]
        host.do("set-seat", seat=0, car="yellow")
        assert [seat["car"] for seat in host.table["seats"]] == ["yellow", blue, red]
        host.do("set-seat", seat=0, car="yellow")
        assert [seat["car"] for seat in host.table["seats"]] == ["yellow", blue, red]
        for car in ("purple", "", "../red"):
            assert host.refused("set-seat", seat=0, car=car) == "option/value"
        host.do("arrange", options={"track": "first-edition"})
        host.do("set-seat", seat=1, car="purple")
        host.do("arrange", options={"track": "oval"})
        cars = [seat["car"] for seat in host.table["seats"]]
        assert len(set(cars)) == 3
        assert set(cars) <= {"red", "blue", "green", "yellow"}


def test_options_are_checked_and_adjusted_to_board_and_game(server: ServerProcess) -> None:
    code, key = server.open(seats="here computer computer here link here", track="first-edition")
    with server.connect(code, key) as host:
        assert len(host.table["seats"]) == 6
        for options, error in (({"bonus": "si"}, "option/value"), ({"a": "b"}, "option/unknown")):
            assert host.refused("arrange", options=options) == error
        assert host.refused("arrange", options={"track": "mine.toml"}) == "option/value"
        assert host.refused("arrange", game="chess") == "game/unknown"
        assert host.refused("arrange", starter_seat=9) == "seat/unknown"
        assert host.refused("arrange", pace="mad") == "frame/unreadable"
        host.do("arrange", options={"pro": "yes", "track": "oval"}, pace="quick", starter_rule="seat", starter_seat=3)
        table = host.table
        assert (table["options"]["pro"], table["pace"], table["starter_rule"]) == ("yes", "quick", "seat")
        assert (len(table["seats"]), table["starter_seat"]) == (4, 3)
        host.do("arrange", options={"track": "first-edition"})  # takes no professional variant (RU-19)
        assert host.table["options"]["pro"] == "no"
        host.do("arrange", options={"push_targets": "yes"})
        assert host.table["options"]["push_targets"] == "yes"
        host.do("arrange", options={"track": "oval"})  # has no target squares (RU-4)
        assert host.table["options"]["push_targets"] == "no"
        host.do("arrange", game="memo", options={"aid": "1,4"})
        assert host.table["options"]["aid"] == "1,4"
        assert host.table["pace"] == "quick"
        host.do("start")
        assert host.race["view"]["aided"] == [0, 3]
        assert host.race["starter"] == 3
        host.do("arrange", pace="slow")  # the pace alone may change while a race is on
        assert host.table["pace"] == "slow"
        assert host.refused("arrange", pace="fast", starter_rule="random") == "table/stage"


def test_a_player_is_away_after_some_seconds_unless_a_computer_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(rooms, "monotonic", lambda: now)
    seats = (NewSeat("here"), NewSeat("link"), NewSeat("computer"))
    table = Table("ABCDEF", "ab" * 32)
    setup = change_seat(make_setup(OpenTable("monza", {}, seats)), 1, is_taken=True)
    table.apply(Arranged(setup, is_lobby=True))
    room = Room(table, {}, "", lambda table: (None,) * len(table.setup.seats))

    def away() -> tuple[bool, ...]:
        room.update_presence()
        return room.presence.away

    assert (away(), room.presence.online) == ((False, False, False), (False, False, True))
    now += AWAY_SECONDS - 0.1
    assert away() == (False, False, False)
    now += 0.2
    assert away() == (True, True, False)
    table.setup = change_seat(table.setup, 1, driver="racer")
    assert away() == (True, False, False)
    table.setup = replace(change_seat(table.setup, 1, driver=None), host_seat=1)
    viewer, _ = record_viewer()
    room.authenticate(viewer, (host_key("ab" * 32),))
    room.viewers.add(viewer)
    assert away() == (False, True, False)
    room.authenticate(viewer, viewer.keys)
    assert viewer.rights.is_host  # the opener replaces an absent host
    now += 100
    room.connections = 1
    monkeypatch.setattr(room, "pulse", lambda: None)  # no loop runs here
    room.leave(viewer)
    assert away() == (False, True, False)  # they were here until now
    room.viewers.add(viewer)
    assert away() == (False, True, False)
    room.connections = 1
    monkeypatch.setattr(viewer.connection, "is_silent", True)
    room.leave(viewer)
    assert away() == (True, True, False)  # they had been silent for longer than a reload takes


# --- the host's role


def test_a_seat_that_is_renumbered_keeps_its_player(server: ServerProcess) -> None:
    code, key = server.open(seats="here computer link link")
    with (
        server.connect(code, key) as host,
        connect_all(server, code, take_link(host, 2), take_link(host, 3)) as (ann, bob),
    ):
        host.do("arrange", starter_rule="seat", starter_seat=3)
        host.do("pass-host", seat=3)
        bob.wait_for_table(lambda table: table["host_seat"] == 3)
        bob.wait_for(lambda frame: frame["type"] == "welcome" and frame["you"]["is_host"])
        bob.do("remove-seat", seat=1)
        assert (bob.table["host_seat"], bob.table["starter_seat"]) == (2, 2)
        bob.wait_for(lambda frame: frame["type"] == "welcome" and frame["you"]["seats"] == [2])
        ann.wait_for(lambda frame: frame["type"] == "welcome" and frame["you"]["seats"] == [1])
        bob.do("set-seat", seat=2, name="Bob")
        ann.do("set-seat", seat=1, name="Ann")
        assert ann.refused("set-seat", seat=2, name="Bob") == NOT_HOST
        assert ann.table["seats"][2]["is_taken"]


def test_the_link_of_a_removed_seat_is_invalid(server: ServerProcess) -> None:
    code, key = server.open(seats="here here link")
    with server.connect(code, key) as host:
        old = take_link(host, 2)
        host.do("remove-seat", seat=2)
        host.do("add-seat", kind="link")
        host.wait_for_table(lambda table: len(table["seats"]) == 3)
        host.say_hello()
        assert take_link(host, 2) != old
        with server.connect(code, old) as stranger:
            assert stranger.you["seats"] == []
        assert host.refused("remove-seat", seat=9) == "seat/unknown"
        host.do("remove-seat", seat=2)
        assert host.refused("remove-seat", seat=1) == "table/few-seats"


def test_the_host_role_is_passed_on_and_returns_to_the_opener(server: ServerProcess) -> None:
    code, key = server.open(seats="here link computer link")
    with server.connect(code, key) as host, server.connect(code, take_link(host, 1)) as friend:
        assert host.refused("pass-host", seat=2) == "seat/nobody"  # a computer
        assert host.refused("take-back", seat=2) == "seat/computer"  # it keeps its seat
        assert host.refused("pass-host", seat=3) == "seat/nobody"  # it is free
        assert host.refused("pass-host", seat=4) == "seat/unknown"
        host.do("pass-host", seat=1)
        friend.wait_for(lambda frame: frame["type"] == "welcome" and frame["you"]["is_host"])
        assert set(friend.you["links"]) == {"3"}  # seats that somebody occupies have no link
        host.wait_for(lambda frame: frame["type"] == "welcome" and not frame["you"]["is_host"])
        assert host.you["links"] == {}
        assert host.you["seats"] == [0]
        assert host.refused("start") == NOT_HOST
        assert friend.refused("remove-seat", seat=1) == "seat/host"
        friend.do("set-seat", seat=1, kind="computer")  # the seat's player loses the role
        host.wait_for(lambda frame: frame["type"] == "welcome" and frame["you"]["is_host"])
        assert friend.refused("start") == NOT_HOST
        host.do("set-seat", seat=1, kind="link")
        host.say_hello()
        assert friend.say_hello()["you"]["seats"] == []  # the old link is invalid
        with server.connect(code, take_link(host, 1)) as another:
            assert another.you["seats"] == [1]
            host.do("pass-host", seat=1)
            host.wait_for(lambda frame: frame["type"] == "welcome" and not frame["you"]["is_host"])
            another.say_hello()
            another.do("arrange", game="memo", options={})
            another.do("start")


def test_a_seat_is_handed_over_and_taken_back_during_a_race(server: ServerProcess) -> None:
    code, key = server.open(seats="here link", track="sprint")
    with server.connect(code, key) as host, server.connect(code, take_link(host, 1)) as friend:
        host.do("start")
        host.take_turn(Random(4))
        assert host.refused("hand-over", seat=1, driver="mum") == "driver/unknown"
        friend.wait_for_table(lambda table: table["number"] >= host.table["number"])
        ply = friend.race["ply"]
        host.do("hand-over", seat=1)
        host.wait_for_table(lambda table: table["race"]["on_turn"] == 0)
        assert host.race["ply"] > ply
        friend.do("take-back", seat=1)
        assert friend.table["seats"][1]["driver"] is None
        friend.do("hand-over", seat=1, driver="random")
        host.do("take-back", seat=1)  # the host gives it back
        friend.wait_for_table(lambda table: table["number"] >= host.table["number"])
        assert friend.table["seats"][1]["driver"] is None
        friend.wait_for_table(lambda table: table["number"] >= host.table["number"])
        host.take_turn(Random(5))
        friend.wait_for_table(lambda table: table["race"]["on_turn"] == 1)
        friend.roll()
        host.do("hand-over", seat=0)
        host.do("hand-over", seat=1)
        host.wait_for_table(lambda table: table["stage"] == "over")


# --- races


@contextmanager
def open_all(server: ServerProcess) -> Iterator[list[tuple[str, Client]]]:
    """Open a table of computers for every game, board and variant, with the host at each."""
    with ExitStack() as stack:
        tables = []
        for name, facts, options in combinations():
            players = options.pop("players")
            assert isinstance(players, int)
            given = {key: find_option(facts.options, key).format(value) for key, value in options.items()}
            code, key = server.open(facts.name, "computer " * players, **given)
            tables.append((name, stack.enter_context(server.connect(code, key))))
        yield tables


def test_computers_race_every_game_and_variant_to_the_end_and_the_records_are_fair(
    own_server: ServerProcess,
) -> None:
    own_server.start()
    with open_all(own_server) as tables:
        for _, host in tables:
            host.do("start")
        for name, host in tables:
            table = host.wait_for_table(lambda table: table["stage"] == "over")
            result = table["race"]["result"]
            assert result["reason"], name
            assert sorted(seat for place in result["ranking"] for seat in place) == list(range(len(table["seats"])))
            assert table["champions"] == sorted(result["ranking"][0])
            if table["game"] == "memo":  # after the end everything is revealed (RU-26)
                assert (table["race"]["view"]["covered"], len(table["race"]["view"]["open"])) == ([], 24)
            assert [seat for seat, trophies in enumerate(table["trophies"]) if trophies] == table["champions"]
            answer = own_server.ask("GET", f"/api/tables/{table['code']}/races/1.race")
            assert answer.headers["content-type"].startswith("text/plain")
            record = parse_record(answer.text)
            assert record.fairness
            assert record.fairness.seed == table["race"]["fairness"]["seed"]
            assert verify(record) == verify_alone(answer.text) > 0


def test_a_race_of_two_clients_with_nonces_has_a_record_that_is_verified(server: ServerProcess, tmp_path: Path) -> None:
    code, key = server.open(seats="here link", track="sprint", pro="yes", bonus="yes")
    random = Random(11)
    with (
        server.connect(code, key) as host,
        server.connect(code, take_link(host, 1)) as friend,
        server.connect(code) as watcher,
    ):
        record_at = f"/api/tables/{code}/races/1.race"
        assert server.ask("GET", record_at).json()["code"] == "race/unknown"
        host.do("arrange", starter_rule="seat", starter_seat=1)
        host.do("start")
        assert host.race["starter"] == host.race["on_turn"] == 1
        assert host.race["fairness"]["seed"] == ""
        host.do("nonce", seat=0, race=1, nonce="ab" * 16)
        friend.wait_for_table(lambda table: table["stage"] == "racing")
        friend.do("nonce", seat=1, race=1, nonce="0123456789abcdef")
        commitment = host.race["fairness"]["commitment"]
        running = server.ask("GET", record_at)
        assert (running.status_code, running.json()["code"]) == (409, "race/unknown")
        while host.table["stage"] == "racing":
            player = (host, friend)[host.turn() or 0]
            player.wait_for_table(lambda table: table["number"] >= host.table["number"])
            player.act(random)
            host.wait_for_table(lambda table: table["number"] >= player.table["number"])  # noqa: B023 - at once
        watcher.wait_for_table(lambda table: table["number"] == host.table["number"])
        assert watcher.race == host.race
        fairness = host.race["fairness"]
        assert (fairness["commitment"], fairness["nonces"]) == (commitment, ["ab" * 16, "0123456789abcdef"])
        text = server.ask("GET", record_at).text
        assert f"revealed: {fairness['seed']}" in text
        file = tmp_path / "one.race"
        file.write_text(text, "utf-8")
        command = [sys.executable, "-m", "hairpin.cli", "verify", str(file)]
        assert subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.startswith("Fair")
        assert check_by_script(text).startswith("fair: ")


def test_trophies_and_champions_are_kept_and_the_starter_rule_is_applied(server: ServerProcess) -> None:
    """MZ-16 and RU-12."""
    code, key = server.open(seats="here computer", track="sprint")
    with server.connect(code, key) as host:
        host.do("start")
        host.do("hand-over", seat=0)
        host.wait_for_table(lambda table: table["stage"] == "over")
        host.do("take-back", seat=0)
        assert host.refused("set-seat", seat=1, kind="here") == "table/stage"  # only in the lobby
        record_at = f"/api/tables/{code}/races/1.race"
        commitment, text = host.race["fairness"]["commitment"], server.ask("GET", record_at).text
        host.do("to-lobby")
        host.do("set-seat", seat=1, kind="here")
        winners = host.table["champions"]
        assert sum(host.table["trophies"]) == len(winners)
        host.do("arrange", starter_rule="champion")
        host.do("start")
        assert host.race["number"] == 2
        assert host.race["starter"] == winners[0]
        assert host.race["fairness"]["commitment"] != commitment
        assert host.table["champions"] == winners
        host.do("to-lobby")
        assert (host.table["stage"], host.table["race"]) == ("lobby", None)
        abandoned = server.ask("GET", f"/api/tables/{code}/races/2.race").text
        assert abandoned.endswith("\nresult: unfinished\n")
        assert "revealed: " in abandoned
        assert sum(host.table["trophies"]) == len(winners)
        assert host.table["races"] == 2
        starters = set()
        host.do("arrange", starter_rule="random")
        for _ in range(40):
            host.do("start")
            starters.add(host.race["starter"])
            host.do("to-lobby")
            if len(starters) == 2:
                break
        assert starters == {0, 1}
        host.do("arrange", starter_rule="youngest", starter_seat=0)
        host.do("start")
        assert host.race["starter"] == 0
        assert server.ask("GET", record_at).text == text
        for wrong in ("98.race", "99.race", "0.race", "x.race", "-1.race", "1e3"):
            assert server.ask("GET", f"/api/tables/{code}/races/{wrong}").status_code == 409


def test_spectators_see_the_race_and_their_commands_are_refused(server: ServerProcess) -> None:
    code, key = server.open("memo", "here here")
    with server.connect(code, key) as host, server.connect(code) as watcher:
        host.do("start")
        host.move("start:red")
        watcher.wait_for_table(lambda table: table["number"] == host.table["number"])
        assert watcher.race["view"] == host.race["view"]
        assert server.ask("GET", f"/api/tables/{code}").json()["race"] == watcher.race
        assert watcher.refused("move", seat=1, words=["start:blue"], **watcher.position()) == "seat/not-yours"
        assert watcher.refused("nonce", seat=0, race=1, nonce="ab" * 16) == "seat/not-yours"
        assert watcher.refused("draft", seat=1, words=[], **watcher.position()) == "seat/not-yours"


def test_drafts_are_sent_to_the_others_and_not_stored(server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as host, server.connect(code) as watcher:
        host.do("start")
        while not host.race["plan"]:  # if nothing fits the first roll, it is the other seat's turn
            host.roll()
        number, seat = host.table["number"], host.race["actor"]
        word = host.race["plan"]["nodes"][0]["steps"][0]["word"]
        host.send_command("draft", seat=seat, words=[word], **host.position())
        drafted = watcher.wait_for(lambda frame: frame["type"] == "drafted")
        assert drafted == {"type": "drafted", "seat": seat, "words": [word]}
        assert host.drain() == []
        assert host.refused("draft", seat=seat, words=["x"], race=1, ply=0) == "ply/stale"
        assert host.refused("draft", seat=1 - seat, words=[word], **host.position()) == "turn/not-yours"
        assert host.refused("draft", seat=seat, words=["x" * 17], **host.position()) == "frame/too-large"
        assert host.refused("draft", seat=seat, words=["x"] * 17, **host.position()) == "frame/too-large"
        assert watcher.drain() == []
        assert host.say_hello()["table"]["number"] == number
