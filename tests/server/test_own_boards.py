"""Boards that somebody brings along: raced on, kept over a crash, recorded, and chosen beside the shipped ones."""

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
from hairpin.tables.setup import make_setup
from hairpin.tables.table import Table
from hairpin.tables.views import view_table
from server.client import Guest, House, Json

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


def bring(house: House, seats: str = "here here", board: str = BOARD, **options: str) -> tuple[str, str]:
    """Open a table with a board of one's own; seats that name no kind are driven by that driver."""
    kinds = [
        {"kind": kind} if kind in ("here", "link") else {"kind": "computer", "driver": kind} for kind in seats.split()
    ]
    wish = {"game": "monza", "seats": kinds, "board": board, "options": options}
    answer = house.ask("POST", "/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["key"]


def read_record(house: House, code: str, number: int = 1) -> str:
    return house.ask("GET", f"/api/tables/{code}/races/{number}.race").text


def check_record(house: House, code: str, number: int = 1) -> None:
    """The record tells the race on this board, and its dice were fair."""
    record = parse_record(read_record(house, code, number))
    assert record.game.board == parse_track(BOARD, FILE).text
    assert verify(record) > 0


def test_a_table_lies_on_a_board_of_ones_own(house: House) -> None:
    code, key = bring(house)
    with house.meet(code, key) as host:
        own = host.table["own_board"]
        assert (own["name"], own["title"], own["edition"]) == (OWN, "<b>Backyard</b>", "anniversary")
        assert (own["players"], own["variants"]) == ([2, 3, 4], ["pro", "bonus"])
        assert host.table["options"]["track"] == OWN
        host.do("start")
        host.play(Random(1))
    check_record(house, code)


def test_it_is_drawn_along_its_own_curve(house: House) -> None:
    code, _ = bring(house)
    outline = house.ask("GET", f"/api/tables/{code}/board").json()
    board = house.ask("POST", "/api/workshop/read", json={"text": BOARD.replace("facts =", "reconstruction =")}).json()
    drawing = house.ask("POST", "/api/workshop/draw", json=board).json()
    assert outline["road"] == drawing["road"]
    assert {name: space["path"] for name, space in outline["spaces"].items()} == {
        name: space["path"] for name, space in drawing["spaces"].items()
    }
    assert {place: list(ways) for place, ways in outline["routes"].items()} == drawing["ways"]
    assert outline["around"].keys() >= outline["spaces"].keys()


def test_a_table_without_one_says_so(house: House) -> None:
    code, key = house.open()
    answer = house.ask("GET", f"/api/tables/{code}/board")
    assert (answer.status_code, answer.json()["code"]) == (404, "track/unknown")
    with house.meet(code, key) as host:
        assert host.table["own_board"] is None
        assert host.refused("arrange", options={"track": OWN}) == "option/value"


def test_the_lobby_goes_to_a_shipped_board_to_another_game_and_back(house: House) -> None:
    code, key = bring(house, "here here here here")
    with house.meet(code, key) as host:
        host.do("arrange", options={"track": "first-edition"})
        assert (host.table["options"]["track"], host.table["own_board"]["name"]) == ("first-edition", OWN)
        host.do("arrange", game="memo")
        assert host.table["own_board"] is None
        host.do("arrange", game="monza")
        host.do("arrange", options={"track": OWN, "pro": "yes"})
        assert host.table["options"]["track"] == OWN
        host.do("start")
        host.play(Random(2))
    check_record(house, code)


def test_a_board_that_cannot_be_raced_on_is_refused_with_its_fault(house: House) -> None:
    for text, fault in (
        ("x", "not-toml"),
        (BOARD.replace("w1.5 r1", "~2.5"), "open-road"),
        (BOARD.replace("r1 b1.5", "#1 #1.5").replace("g1.5 p1.5", "#1.5 #1.5").replace("y1.5", "#1.5"), "cut-off"),
        (BOARD + "#" * 70_000, "too-large"),
    ):
        answer = house.ask("POST", "/api/tables", json={"game": "monza", "board": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "track/file")
        assert answer.json()["fields"]["fault"] == fault
    answer = house.ask("POST", "/api/tables", json={"game": "memo", "board": BOARD})
    assert (answer.status_code, answer.json()["code"]) == (400, "option/value")
    assert house.ask("POST", "/api/tables", content=b'{"game":"' + b"x" * 200_000).status_code == 413


ODD = BOARD.replace("y1.5 r1 g1.5", "y1.5 #1 g1.5")  # C1 leads to C2 alone, and C2 nowhere


def test_an_odd_board_is_raced_on_and_the_lobby_tells_what_is_odd(house: House) -> None:
    code, key = bring(house, "racer racer", ODD)
    with house.meet(code, key) as host:
        assert host.table["own_board"]["oddities"] == [{"kind": "dead-end", "place": "C2"}]
        host.do("start")
        host.until_table(lambda table: table["stage"] == "over" or table["race"]["view"]["is_stuck"])


def test_computers_stop_where_nobody_can_win_and_everybody_is_told() -> None:
    """A race of computers would go on for ever, turn for turn, and be written down."""
    wish = {"seats": [{"kind": "computer"}] * 2, "game": "monza", "board": ODD}
    table = Table("ABCDEF", "s")
    event = Arranged(make_setup(msgspec.convert(wish, OpenTable)), is_lobby=True)
    table.apply(event)
    decision = decide(table, Start(id="1"), Rights(is_host=True))
    table.apply(decision.event, decision.seed)
    race = table.race
    assert race
    for cars, is_stuck in (("C2,C1", True), ("C2,A1", False)):
        race.state = race.game.parse_state(f"roll 1 {cars} 0,0 - - -")
        seen = view_table(table, None, [True] * 2, [False] * 2, [None] * 2, 0).race
        assert seen
        assert (seen.view.is_stuck, table.driven_seat() is None) == (is_stuck, is_stuck)


@pytest.mark.parametrize("size", ["9" * 400, "-" + "9" * 400, "1e400", "inf", "-inf", "nan", "0", "true", "[]"])
def test_a_size_that_no_road_has_is_refused_at_tables_and_can_be_mended(house: House, size: str) -> None:
    text = BOARD.replace("road = 1.5", f"road = {size}")
    refused = house.ask("POST", "/api/tables", json={"game": "monza", "board": text})
    assert (refused.status_code, refused.json()["fields"]["fault"]) == (400, "curve-size")
    board = house.ask("POST", "/api/workshop/read", json={"text": text}).json()
    pieces = msgspec.to_builtins(parse_path("f8 r180/5 f8 r180/5"))
    assert board["curve"] == {"pieces": list(pieces), "road": 0, "start": 2}
    drawing = house.ask("POST", "/api/workshop/draw", json=board).json()
    assert [fault["kind"] for fault in drawing["faults"]] == ["curve-size"]


@pytest.mark.parametrize("line", ["road = 1.5", 'title = "<b>Backyard</b>"', 'edition = "anniversary"'])
def test_a_number_that_nobody_could_write_out_is_refused(house: House, line: str) -> None:
    text = BOARD.replace(line, f"{line.split(maxsplit=1)[0]} = 0x{'f' * 20_000}")
    for answer in (
        house.ask("POST", "/api/tables", json={"game": "monza", "board": text}),
        house.ask("POST", "/api/workshop/read", json={"text": text}),
    ):
        assert (answer.status_code, answer.json()["fields"]["fault"]) == (400, "not-toml")


def test_a_board_survives_the_plug_a_rematch_and_a_second_plug(own_house: House) -> None:
    own_house.start()
    code, key = bring(own_house)
    with own_house.meet(code, key) as host:
        host.do("start")
        host.act(Random(3))
        before = host.race
        own_house.kill()
    own_house.start()
    outline = own_house.ask("GET", f"/api/tables/{code}/board").json()
    with own_house.meet(code, key) as host:
        assert host.race == before
        host.play(Random(4))
        host.do("start")
        host.play(Random(5))
        assert (host.table["races"], host.table["own_board"]["title"]) == (2, "<b>Backyard</b>")
    own_house.kill()
    own_house.start()
    assert own_house.ask("GET", f"/api/tables/{code}/board").json() == outline
    for number in (1, 2):
        check_record(own_house, code, number)


def test_what_is_kept_of_a_file_is_what_a_race_needs(own_house: House) -> None:
    own_house.start()
    bring(own_house)
    own_house.kill()
    ((body,),) = own_house.read_store("SELECT body FROM log")
    kept = json.loads(body)["setup"]["board"]
    assert parse_track(kept, FILE) == parse_track(BOARD, FILE)
    assert "note" not in kept
    assert "Nobody" not in kept


def test_tables_from_before_there_were_own_boards_still_open() -> None:
    seats = '[{"kind":"here","name":"","car":"red"},{"kind":"here","name":"","car":"blue"}]'
    event = decode_event(f'{{"type":"arranged","setup":{{"game":"monza","options":{{}},"seats":{seats}}}}}'.encode())
    assert isinstance(event, Arranged)
    table = Table("ABCDEF", "s")
    table.apply(event)
    assert view_table(table, None, [True] * 2, [False] * 2, [None] * 2, 0).own_board is None


@pytest.mark.compiled
@pytest.mark.parametrize("names", [("random", "learner:30", "racer", "tactician"), ("champion", "racer")])
def test_every_driver_races_to_the_end_on_it(house: House, names: tuple[str, ...]) -> None:
    code, key = bring(house, " ".join(names))
    with house.meet(code, key) as host:
        host.do("start")
        host.until_table(lambda table: table["stage"] == "over")
        assert [seat["driver"] for seat in host.table["seats"]] == list(names)
        assert relieved(host) == []
    check_record(house, code)


def relieved(guest: Guest) -> list[Json]:
    """Return the drivers that stopped thinking, as everybody heard it."""
    frames: list[Json] = [json.loads(raw) for raw in guest.heard]
    return [act for frame in frames for act in frame.get("happened", []) if act["kind"] == "relieved"]


def test_the_champion_studies_shipped_boards_alone() -> None:
    """Values are kept for good, and there is no end of own boards."""
    own, oval = (Monza(Options.read({"track": track, "players": 2})) for track in (parse_track(BOARD, FILE), "oval"))
    assert is_worth_solving(oval, "champion")
    assert not is_worth_solving(own, "champion")


def test_ru4_the_champion_does_not_study_races_that_cannot_be_solved() -> None:
    plain, pushing = (
        Monza(Options.read({"track": "first-edition", "players": 2, "push_targets": on})) for on in (False, True)
    )
    assert is_worth_solving(plain, "champion")
    assert not is_worth_solving(pushing, "champion")


def test_no_shipped_board_is_called_like_somebodys_own() -> None:
    assert OWN not in shipped_tracks()
