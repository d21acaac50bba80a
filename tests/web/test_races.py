"""Whole races of each game on the page, from the home page to the podium, using only enabled elements."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hairpin.games.record import Record
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import (
    AGAIN,
    FOX,
    FOX_IS_READY,
    LONG,
    Robot,
    add_seats,
    choose,
    close_dialog,
    find_podium,
    open_game,
    open_seat,
    read_code,
    set_more,
    start_race,
)
from web.start import fetch_record, list_words


def open_robot(device: BrowserContext, name: str, *, touches: bool = False) -> Robot:
    return Robot(device.new_page(), name, touches=touches)


def finish(robot: Robot, server: ServerProcess, seats: set[int]) -> Record:
    """Race to the podium, check the podium and the stored record, and start the next race; return the record."""
    page = robot.page
    robot.race()
    assert robot.alerts == [], "the page showed an alert although only enabled elements were pressed"
    assert robot.covered == [], "an enabled element was covered by another one"
    record = fetch_record(server, read_code(page))
    assert list_words(record, seats) == robot.frames.words()
    check_shelf(page, record)
    page.get_by_role("button", name=AGAIN).click()
    expect(find_podium(page)).to_be_hidden()
    expect(page.get_by_role("list", name="Who’s playing").get_by_role("img", name="Champion").first).to_be_visible()
    robot.wait(lambda scene: scene.turn >= 0, "a second race")
    return record


def check_shelf(page: Page, record: Record) -> None:
    """Check that each winner has one trophy and the others have none."""
    podium = find_podium(page)
    expect(podium.get_by_role("heading", level=1)).to_contain_text("win")
    outcome = record.game.outcome(list(record.steps())[-1][2])
    assert outcome is not None
    shelf = podium.get_by_role("list", name="This table’s trophies").get_by_role("listitem")
    expect(shelf).to_have_count(record.game.players)
    for seat, place in enumerate(shelf.all()):
        expect(place).to_contain_text("one trophy" if seat in outcome.ranking[0] else "no trophies")


def test_the_oval_with_base_rules_is_raced_to_the_podium(server: ServerProcess, device: OpenDevice) -> None:
    robot = open_robot(device("desktop", haste=30), "oval")
    open_game(robot.page, server.url, "Monza")
    set_more(robot.page, radios=["fast"])
    add_seats(robot.page, "here")
    start_race(robot.page)
    record = finish(robot, server, {0, 2})
    assert "track=oval" in record.game.format_settings()
    assert robot.done["roll"] > 2


def test_the_first_edition_is_raced_by_three_people_and_three_computers(
    server: ServerProcess, device: OpenDevice
) -> None:
    robot = open_robot(device("tablet", haste=30), "first", touches=True)
    open_game(robot.page, server.url, "Monza · first edition")
    set_more(robot.page, radios=["fast"])
    add_seats(robot.page, "here", "computer", "here", "computer")
    start_race(robot.page)
    record = finish(robot, server, {0, 2, 4})
    assert record.game.players == 6
    assert "track=first-edition" in record.game.format_settings()


@pytest.mark.parametrize("track", ["oval", pytest.param("long", marks=pytest.mark.soak)])
def test_professional_rules_are_raced_to_the_podium(server: ServerProcess, device: OpenDevice, track: str) -> None:
    robot = open_robot(device("desktop", haste=30), "pro")
    open_game(robot.page, server.url, "Monza")
    set_more(
        robot.page,
        radios=[*([LONG] if track == "long" else []), "fast"],
        switches=["Professional racers", "Bonus move"],
    )
    start_race(robot.page)
    record = finish(robot, server, {0})
    assert {"pro=yes", "bonus=yes", f"track={track}"} <= set(record.game.format_settings().split())
    assert robot.done["roll again"] == 1
    assert robot.done["lay by tile"] > 0
    assert robot.done["turbo"] == robot.frames.words().count("turbo")


def test_memo_car_race_is_raced_on_a_phone_to_the_podium(server: ServerProcess, device: OpenDevice) -> None:
    robot = open_robot(device("phone", haste=30), "memo", touches=True)
    open_game(robot.page, server.url, "Rally Run!")
    set_more(robot.page, radios=["fast"])
    sheet = open_seat(robot.page, 1)
    choose(sheet.get_by_role("radio", name=FOX))
    expect(sheet.get_by_text(FOX_IS_READY)).to_be_visible()
    close_dialog(robot.page)
    start_race(robot.page)
    record = finish(robot, server, {0})
    assert record.game.facts.name == "memo"
    assert robot.done["tile"] > 0
