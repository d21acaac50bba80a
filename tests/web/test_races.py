"""Every game through the page, from the picture on the home page to the podium, by what is lit alone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from hairpin.games.record import Record
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import (
    AGAIN,
    FOX,
    FOX_IS_READY,
    Robot,
    add_seats,
    choose,
    find_podium,
    open_game,
    read_code,
    set_more,
    start_race,
)
from web.house import fetch_record, list_said


def sit_down(device: BrowserContext, name: str, *, touches: bool = False) -> Robot:
    return Robot(device.new_page(), name, touches=touches)


def finish(robot: Robot, house: ServerProcess, seats: set[int]) -> Record:
    """Race to the podium, check it and what was stored, and start again; return the record."""
    page = robot.page
    robot.race()
    assert robot.told == [], "the page complained although only lit things were pressed"
    assert robot.covered == [], "something lit was covered by something else"
    record = fetch_record(house, read_code(page))
    assert list_said(record, seats) == robot.ears.words()
    check_shelf(page, record)
    page.get_by_role("button", name=AGAIN).click()
    expect(find_podium(page)).to_be_hidden()
    expect(page.get_by_role("list", name="Who plays").get_by_role("img", name="Champion").first).to_be_visible()
    robot.wait(lambda scene: scene.turn >= 0, "a second race")
    return record


def check_shelf(page: Page, record: Record) -> None:
    """One trophy for each winner, none for the others."""
    podium = find_podium(page)
    expect(podium.get_by_role("heading", level=1)).to_contain_text("win")
    outcome = record.game.outcome(list(record.steps())[-1][2])
    assert outcome is not None
    shelf = podium.get_by_role("list", name="Trophies of this table").get_by_role("listitem")
    expect(shelf).to_have_count(record.game.players)
    for seat, place in enumerate(shelf.all()):
        expect(place).to_contain_text("one trophy" if seat in outcome.ranking[0] else "no trophies")


def test_the_oval_with_base_rules_is_raced_to_the_podium(house: ServerProcess, device: OpenDevice) -> None:
    robot = sit_down(device("desktop", haste=8, reduced_motion="reduce"), "oval")
    open_game(robot.page, house.url, "Monza")
    set_more(robot.page, radios=["quick"])
    add_seats(robot.page, "here")
    start_race(robot.page)
    record = finish(robot, house, {0, 2})
    assert "track=oval" in record.game.format_settings()
    assert robot.done["roll"] > 2


def test_the_first_edition_is_raced_by_three_people_and_three_computers(
    house: ServerProcess, device: OpenDevice
) -> None:
    robot = sit_down(device("tablet", haste=8, reduced_motion="reduce"), "first", touches=True)
    open_game(robot.page, house.url, "Monza · first edition")
    set_more(robot.page, radios=["quick"])
    add_seats(robot.page, "here", "computer", "here", "computer")
    start_race(robot.page)
    record = finish(robot, house, {0, 2, 4})
    assert record.game.players == 6
    assert "track=first-edition" in record.game.format_settings()


def test_professionals_race_the_long_track_with_tiles_turbo_and_bonus_moves(
    house: ServerProcess, device: OpenDevice
) -> None:
    robot = sit_down(device("desktop", haste=8, reduced_motion="reduce"), "pro")
    open_game(robot.page, house.url, "Monza")
    set_more(
        robot.page,
        radios=["Long track: for professionals", "quick"],
        switches=["Professional racers", "Bonus move"],
    )
    start_race(robot.page)
    record = finish(robot, house, {0})
    assert {"pro=yes", "bonus=yes", "track=long"} <= set(record.game.format_settings().split())
    assert robot.done["roll again"] == 1
    assert robot.done["lay by tile"] > 0
    assert robot.done["turbo"] == robot.ears.words().count("turbo")


def test_memo_car_race_is_raced_on_a_phone_to_the_podium(house: ServerProcess, device: OpenDevice) -> None:
    robot = sit_down(device("phone", haste=8, reduced_motion="reduce"), "memo", touches=True)
    open_game(robot.page, house.url, "Rally Run!")
    set_more(robot.page, radios=["quick"])
    choose(robot.page.get_by_role("radio", name=FOX))
    expect(robot.page.get_by_text(FOX_IS_READY)).to_be_visible()
    start_race(robot.page)
    record = finish(robot, house, {0})
    assert record.game.facts.name == "memo"
    assert robot.done["tile"] > 0
