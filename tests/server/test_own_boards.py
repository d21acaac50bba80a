"""Boards that people bring along: they are raced on, stored, recorded, and chosen beside the shipped ones."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from hairpin.games.monza import Monza, Options, parse_track, shipped_tracks
from hairpin.games.monza.blueprint import FILE, OWN
from hairpin.games.monza.path import parse_path
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from hairpin.server.drivers.solving import is_worth_solving
from hairpin.server.tables.codec import decode_event
from hairpin.tables.commands import OpenTable, Start
from hairpin.tables.decide import decide
from hairpin.tables.events import Arranged
from hairpin.tables.keys import Rights
from hairpin.tables.presence import Presence
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import TableViews
from server.client import Client, Json, ServerProcess

PRESENCE = Presence((True,) * 2, (False,) * 2, (None,) * 2, 0)
BOARD = """
game = "monza"
title = "<b>Backyard</b>"
edition = "anniversary"
facts = ["Nobody else needs to know."]

# A note that stays at home.
[lanes]
A = "w1.5 r1 b1.5 y1 g1"
B = "#1 g1.5 p1.5 w1 b1"
C = "p1 y1.5 r1 g1.5 w1"

[finish]
colour = "white"

[curve]
path = "f8 r180/5 f8 r180/5"
road = 1.5
start = 2
"""


def open_own_board(
    server: ServerProcess, seats: str = "here here", board: str = BOARD, **options: str
) -> tuple[str, str]:
    """Open a table with an own board; `seats` has kinds of seats, or names of drivers."""
    kinds = [
        {"kind": kind} if kind in ("here", "link") else {"kind": "computer", "driver": kind} for kind in seats.split()
    ]
    request = {"game": "monza", "seats": kinds, "board": board, "options": options}
    answer = server.ask("POST", "/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["key"]


def read_record(server: ServerProcess, code: str, number: int = 1) -> str:
    return server.ask("GET", f"/api/tables/{code}/races/{number}.race").text


def check_record(server: ServerProcess, code: str, number: int = 1) -> None:
    """Check that a record has this board and fair dice."""
    record = parse_record(read_record(server, code, number))
    assert record.game.board == parse_track(BOARD, FILE).text
    assert verify(record) > 0


def test_a_table_is_raced_on_an_own_board(server: ServerProcess) -> None:
    code, key = open_own_board(server)
    with server.connect(code, key) as host:
        own = host.table["own_board"]
        assert (own["name"], own["title"], own["edition"]) == (OWN, "<b>Backyard</b>", "anniversary")
        assert (own["players"], own["variants"]) == ([2, 3, 4], ["pro", "bonus"])
        assert host.table["options"]["track"] == OWN
        host.do("start")
        host.play(Random(1))
    check_record(server, code)


def test_an_own_board_is_drawn_along_its_curve(server: ServerProcess) -> None:
    code, _ = open_own_board(server)
    outline = server.ask("GET", f"/api/tables/{code}/board").json()
    board = server.ask("POST", "/api/workshop/read", json={"text": BOARD.replace("facts =", "reconstruction =")}).json()
    drawing = server.ask("POST", "/api/workshop/draw", json=board).json()
    assert outline["road"] == drawing["road"]
    assert {name: space["path"] for name, space in outline["spaces"].items()} == {
        name: space["path"] for name, space in drawing["spaces"].items()
    }
    assert {place: list(ways) for place, ways in outline["routes"].items()} == drawing["ways"]
    assert outline["around"].keys() >= outline["spaces"].keys()


def test_a_table_without_an_own_board_refuses_it(server: ServerProcess) -> None:
    code, key = server.open()
    answer = server.ask("GET", f"/api/tables/{code}/board")
    assert (answer.status_code, answer.json()["code"]) == (404, "track/unknown")
    with server.connect(code, key) as host:
        assert host.table["own_board"] is None
        assert host.refused("arrange", options={"track": OWN}) == "option/value"


def test_a_board_is_brought_to_a_table_that_stands_already(server: ServerProcess) -> None:
    code, key = server.open("monza", "here here computer", track="oval")
    with server.connect(code, key) as host:
        host.do("set-seat", seat=1, name="Mia")
        host.do("arrange", board=BOARD)
        first = host.table["own_board"]
        assert (first["title"], host.table["options"]["track"]) == ("<b>Backyard</b>", OWN)
        assert [seat["name"] for seat in host.table["seats"]] == ["", "Mia", ""]
        host.do("arrange", board=BOARD.replace("w1.5 r1", "r1.5 w1"))
        assert host.table["own_board"]["title"] == first["title"]
        assert host.table["own_board"]["fingerprint"] != first["fingerprint"], "the page draws the board anew"
        host.do("arrange", board=BOARD, options={"pro": "yes"})
        assert host.table["options"]["pro"] == "yes"
        host.do("start")
        host.play(Random(3))
    check_record(server, code)


def test_a_board_is_brought_by_the_host_alone_in_the_lobby_and_without_faults(server: ServerProcess) -> None:
    code, key = server.open("monza", "here link", track="oval")
    with server.connect(code, key) as host, server.connect(code) as guest:
        assert guest.refused("arrange", board=BOARD) == "host/not-you"
        assert host.refused("arrange", board=BOARD.replace("[finish]", "[end]")) == "track/file"
        assert host.refused("arrange", game="memo", board=BOARD) == "option/value"
        assert host.table["own_board"] is None
        host.do("start")
        assert host.refused("arrange", board=BOARD) == "table/stage"


def test_the_own_board_stays_available_after_another_board_or_game(server: ServerProcess) -> None:
    code, key = open_own_board(server, "here here here here")
    with server.connect(code, key) as host:
        host.do("arrange", options={"track": "first-edition"})
        assert (host.table["options"]["track"], host.table["own_board"]["name"]) == ("first-edition", OWN)
        host.do("arrange", game="memo")
        assert host.table["own_board"] is None
        host.do("arrange", game="monza")
        host.do("arrange", options={"track": OWN, "pro": "yes"})
        assert host.table["options"]["track"] == OWN
        host.do("start")
        host.play(Random(2))
    check_record(server, code)


def test_a_board_that_cannot_be_raced_on_is_refused_with_its_fault(server: ServerProcess) -> None:
    for text, fault in (
        ("x", "not-toml"),
        (BOARD.replace("w1.5 r1", "~2.5"), "open-road"),
        (BOARD.replace("r1 b1.5", "#1 #1.5").replace("g1.5 p1.5", "#1.5 #1.5").replace("y1.5", "#1.5"), "cut-off"),
        (BOARD + "#" * 70_000, "too-large"),
    ):
        answer = server.ask("POST", "/api/tables", json={"game": "monza", "board": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "track/file")
        assert answer.json()["fields"]["fault"] == fault
    answer = server.ask("POST", "/api/tables", json={"game": "memo", "board": BOARD})
    assert (answer.status_code, answer.json()["code"]) == (400, "option/value")
    assert server.ask("POST", "/api/tables", content=b'{"game":"' + b"x" * 200_000).status_code == 413


ODD = BOARD.replace("y1.5 r1 g1.5", "y1.5 #1 g1.5")  # C1 leads to C2 alone, C2 to no space


def test_an_odd_board_is_raced_on_and_its_oddities_are_in_the_table(server: ServerProcess) -> None:
    code, key = open_own_board(server, "racer racer", ODD)
    with server.connect(code, key) as host:
        assert host.table["own_board"]["oddities"] == [{"kind": "dead-end", "place": "C2"}]
        host.do("start")
        host.wait_for_table(lambda table: table["stage"] == "over" or table["race"]["view"]["is_stuck"])


def test_computers_stop_in_a_stuck_race_and_the_view_shows_it() -> None:
    """Otherwise the race would never end, and every turn would be stored."""
    request = {"seats": [{"kind": "computer"}] * 2, "game": "monza", "board": ODD}
    table = Table("ABCDEF", "s")
    event = Arranged(make_setup(msgspec.convert(request, OpenTable)), is_lobby=True)
    table.apply(event)
    decision = decide(table, Start(id="1"), Rights(is_host=True))
    table.apply(decision.event, decision.seed)
    race = table.race
    assert race
    for cars, is_stuck in (("C2,C1", True), ("C2,A1", False)):
        race.state = race.game.parse_state(f"roll 1 {cars} 0,0 - - -")
        seen = TableViews(table).view(None, PRESENCE).race
        assert seen
        assert (seen.view.is_stuck, table.driven_seat() is None) == (is_stuck, is_stuck)


@pytest.mark.parametrize("size", ["9" * 400, "-" + "9" * 400, "1e400", "inf", "-inf", "nan", "0", "true", "[]"])
def test_an_invalid_road_size_is_refused_at_tables_and_can_be_fixed_in_the_workshop(
    server: ServerProcess, size: str
) -> None:
    text = BOARD.replace("road = 1.5", f"road = {size}")
    refused = server.ask("POST", "/api/tables", json={"game": "monza", "board": text})
    assert (refused.status_code, refused.json()["fields"]["fault"]) == (400, "curve-size")
    board = server.ask("POST", "/api/workshop/read", json={"text": text}).json()
    pieces = msgspec.to_builtins(parse_path("f8 r180/5 f8 r180/5"))
    assert board["curve"] == {"pieces": list(pieces), "road": 0, "start": 2}
    drawing = server.ask("POST", "/api/workshop/draw", json=board).json()
    assert [fault["kind"] for fault in drawing["faults"]] == ["curve-size"]


@pytest.mark.parametrize("line", ["road = 1.5", 'title = "<b>Backyard</b>"', 'edition = "anniversary"'])
def test_a_huge_integer_is_refused(server: ServerProcess, line: str) -> None:
    text = BOARD.replace(line, f"{line.split(maxsplit=1)[0]} = 0x{'f' * 20_000}")
    for answer in (
        server.ask("POST", "/api/tables", json={"game": "monza", "board": text}),
        server.ask("POST", "/api/workshop/read", json={"text": text}),
    ):
        assert (answer.status_code, answer.json()["fields"]["fault"]) == (400, "not-toml")


def test_an_own_board_survives_two_kills_and_a_second_race(own_server: ServerProcess) -> None:
    own_server.start()
    code, key = open_own_board(own_server)
    with own_server.connect(code, key) as host:
        host.do("start")
        host.act(Random(3))
        before = host.race
        own_server.kill()
    own_server.start()
    outline = own_server.ask("GET", f"/api/tables/{code}/board").json()
    with own_server.connect(code, key) as host:
        assert host.race == before
        host.play(Random(4))
        host.do("start")
        host.play(Random(5))
        assert (host.table["races"], host.table["own_board"]["title"]) == (2, "<b>Backyard</b>")
    own_server.kill()
    own_server.start()
    assert own_server.ask("GET", f"/api/tables/{code}/board").json() == outline
    for number in (1, 2):
        check_record(own_server, code, number)


def test_only_the_parts_of_a_file_that_a_race_needs_are_stored(own_server: ServerProcess) -> None:
    own_server.start()
    open_own_board(own_server)
    own_server.kill()
    ((body,),) = own_server.read_store("SELECT body FROM log")
    stored = json.loads(body)["setup"]["board"]
    assert parse_track(stored, FILE) == parse_track(BOARD, FILE)
    assert "note" not in stored
    assert "Nobody" not in stored


def test_stored_events_without_the_field_board_are_read() -> None:
    seats = '[{"kind":"here","name":"","car":"red"},{"kind":"here","name":"","car":"blue"}]'
    event = decode_event(f'{{"type":"arranged","setup":{{"game":"monza","options":{{}},"seats":{seats}}}}}'.encode())
    assert isinstance(event, Arranged)
    table = Table("ABCDEF", "s")
    table.apply(event)
    assert TableViews(table).view(None, PRESENCE).own_board is None


@pytest.mark.compiled
@pytest.mark.parametrize("names", [("random", "learner:30", "racer", "tactician"), ("champion", "racer")])
def test_every_driver_races_to_the_end_on_an_own_board(server: ServerProcess, names: tuple[str, ...]) -> None:
    code, key = open_own_board(server, " ".join(names))
    with server.connect(code, key) as host:
        host.do("start")
        host.wait_for_table(lambda table: table["stage"] == "over")
        assert [seat["driver"] for seat in host.table["seats"]] == list(names)
        assert list_relieved(host) == []
    check_record(server, code)


def list_relieved(client: Client) -> list[Json]:
    """Return the happenings of drivers that were replaced."""
    frames: list[Json] = [json.loads(raw) for raw in client.received]
    return [act for frame in frames for act in frame.get("happened", []) if act["kind"] == "relieved"]


def test_only_races_on_shipped_boards_are_solved() -> None:
    """Stored values are never deleted, and the number of own boards has no limit."""
    own, oval = (Monza(Options.read({"track": track, "players": 2})) for track in (parse_track(BOARD, FILE), "oval"))
    assert is_worth_solving(oval, "champion")
    assert not is_worth_solving(own, "champion")


def test_ru4_races_that_need_not_end_are_not_solved() -> None:
    plain, pushing = (
        Monza(Options.read({"track": "first-edition", "players": 2, "push_targets": on})) for on in (False, True)
    )
    assert is_worth_solving(plain, "champion")
    assert not is_worth_solving(pushing, "champion")


def test_no_shipped_board_has_the_name_of_own_boards() -> None:
    assert OWN not in shipped_tracks()
