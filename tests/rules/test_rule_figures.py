"""The figures of the rules pages: each can be drawn, agrees with the rules, and is on a card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hairpin.core.figure import Mark
from hairpin.games.memo import Memo, Way
from hairpin.games.memo import figures as memo
from hairpin.games.memo.options import Options
from hairpin.games.monza import figures as monza

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
CARDS = "\n".join(file.read_text("utf-8") for file in sorted(GAMES.glob("*/rules/pages.ts")))
ROADS, TABLES = monza.draw_figures(), memo.draw_figures()
MARKS: dict[str, tuple[Mark, ...]] = {
    name: figure.marks for figures in (ROADS, TABLES) for name, figure in figures.items()
}


def test_the_cards_name_every_figure_and_no_other() -> None:
    named = {name for names in re.findall(r"figures: \[([^\]]*)\]", CARDS) for name in re.findall(r'"([^"]+)"', names)}
    assert named == set(MARKS)
    assert len(MARKS) == len(ROADS) + len(TABLES)


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
def test_the_marks_of_a_figure_name_the_expected_rules(name: str, marks: dict[str, str]) -> None:
    assert {mark.place: mark.rule for mark in MARKS[name]} == marks


def test_ru3_the_targets_of_the_first_edition_are_entered_by_their_colours() -> None:
    marks = {mark.place: mark.rule for mark in MARKS["first-targets"]}
    assert marks == dict.fromkeys(monza.drawn_boards()["first-edition"].finish, "")


def test_mz11_the_bump_skips_a_tyre_and_a_car_and_ru5_leads_to_the_start() -> None:
    assert ROADS["bump"].pushed == ("A5", "A2")
    assert ROADS["nowhere"].pushed == ("A1", "S")
    assert ROADS["over"].pushed == ()
    assert ROADS["turbo-bump"].pushed == ()


@pytest.mark.parametrize("name", [name for name, figure in TABLES.items() if figure.way])
def test_a_tile_that_was_turned_up_lies_in_a_legal_way(name: str) -> None:
    view = TABLES[name].view
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
    assert Way(TABLES[name].way) in game.legal_actions(game.parse_state(position))


def test_every_window_lies_on_its_board() -> None:
    for name, road in ROADS.items():
        assert road.board in monza.drawn_boards(), name
        window = road.window
        assert 0 < min(window.x, window.y) <= max(window.x, window.y) < 1000, name
        assert 40 < window.width <= 1000, name
