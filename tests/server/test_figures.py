"""The pictures of the rules: every one can be drawn, every tick and cross is the engine's, and shows what it is for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hairpin.games.memo import Memo, Way
from hairpin.games.memo.options import Options
from hairpin.server import protocol as wire
from hairpin.server.figures import TABLES, draw_figures, drawn_boards
from server.client import House

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
CARDS = "\n".join(file.read_text("utf-8") for file in sorted(GAMES.glob("*/rules/pages.ts")))
FIGURES = draw_figures()


def test_every_picture_that_a_card_names_exists_and_every_picture_is_on_a_card() -> None:
    named = {name for names in re.findall(r"figures: \[([^\]]*)\]", CARDS) for name in re.findall(r'"([^"]+)"', names)}
    assert named == {*FIGURES.roads, *FIGURES.tables}


VERDICTS = [
    ("lane-yes", {"A2": ""}),
    ("lane-no", {"B2": "MZ-7"}),
    ("corner", {"B4": "", "C4": "RU-13"}),
    ("tyre", {"A4": "MZ-9", "B4": ""}),
    ("start", {"A1": "", "B1": "MZ-9", "C1": ""}),
    ("start-long", {"A1": "", "B1": "MZ-9", "C1": ""}),
    ("no-die", {"A3": "MZ-6", "B3": "MZ-6"}),
    ("drive-on", {"A3": "", "stop": "RU-1"}),
    ("finish-yes", {"F": ""}),
    ("finish-no", {"F": "RU-3"}),
    ("turbo", {"A6": "", "B6": ""}),
    ("turbo-tiles", {"A6": "RU-10"}),
    ("bonus", {"A3": "", "B3": ""}),
    ("bonus-free", {"A3": "RU-16", "B3": ""}),
    ("bonus-home", {"F": ""}),
    ("first-start", {"A1": "", "B1": "MZ-9", "C1": ""}),
    ("memo-road-yes", {"b1": "", "b3": ""}),
    ("memo-road-no", {"a2": "RU-20", "c2": "RU-20"}),
    ("memo-car-yes", {"b1": ""}),
    ("memo-car-no", {"b1": "MC-7"}),
    ("memo-fixed", {"b2": "RU-27", "c3": "RU-21"}),
    ("memo-rest", {"a1": "RU-25", "a3": "RU-25"}),
    ("memo-finish", {"yellow": ""}),
]


@pytest.mark.parametrize(("name", "marks"), VERDICTS, ids=[name for name, _ in VERDICTS])
def test_a_picture_is_judged_as_its_card_says(name: str, marks: dict[str, str]) -> None:
    figure: wire.RoadFigure | wire.TilesFigure = FIGURES.roads.get(name) or FIGURES.tables[name]
    assert {mark.place: mark.rule for mark in figure.marks} == marks


def test_ru3_the_targets_of_the_first_edition_are_entered_by_their_colours() -> None:
    marks = FIGURES.roads["first-targets"].marks
    assert {mark.place: mark.rule for mark in marks} == dict.fromkeys(drawn_boards()["first-edition"].finish, "")


def test_mz11_the_bump_skips_a_tyre_and_a_car_and_ru5_leads_to_the_start() -> None:
    assert FIGURES.roads["bump"].pushed == ("A5", "A2")
    assert FIGURES.roads["nowhere"].pushed == ("A1", "S")
    assert FIGURES.roads["over"].pushed == ()
    assert FIGURES.roads["turbo-bump"].pushed == ()


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table.way])
def test_a_tile_lies_in_a_picture_as_it_may(name: str) -> None:
    view = FIGURES.tables[name].view
    game = Memo(Options.read({"players": 2}))
    tiles = "/".join(
        "".join(
            {tile.cell: tile.kind[0] for tile in view.open}.get(f"{c}{row}", "+" if (c, row) == ("c", 3) else ".")
            for c in "abcde"
        )
        for row in range(1, 6)
    )
    cars = ",".join(
        car if car in ("red", "blue") else f"{car}:{ways}" for car, ways in zip(view.cars, view.ways, strict=True)
    )
    pool = ",".join(view.pool)
    fresh = ",".join(str(seat + 1) for seat in view.fresh) or "-"
    position = f"rotate 1 {cars} {tiles} {view.chosen} -,- {pool} {fresh} - -"
    assert Way(FIGURES.tables[name].way) in game.legal_actions(game.parse_state(position))


def test_every_window_lies_on_its_board() -> None:
    for name, road in FIGURES.roads.items():
        assert road.board in drawn_boards(), name
        window = road.window
        assert 0 < min(window.x, window.y) <= max(window.x, window.y) < 1000, name
        assert 40 < window.width <= 1000, name


def test_pictures_and_their_board_are_served(house: House) -> None:
    figures = house.ask("GET", "/api/figures")
    assert figures.status_code == 200
    assert figures.json()["roads"]["lane-no"]["marks"] == [{"place": "B2", "rule": "MZ-7"}]
    assert "A28" in house.ask("GET", "/api/boards/school").json()["spaces"]
    boards = [board["name"] for game in house.ask("GET", "/api/games").json() for board in game["boards"]]
    assert "school" not in boards, "nobody races on the board of the pictures"
