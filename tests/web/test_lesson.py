"""The first race that explains itself, in a real browser: begun from home, followed to its end, ended with one tap."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import CUP, Robot, Scene
from web.watch import list_texts, note_texts

PATIENCE_S = 300.0

# As long as a quick reader takes, by the clock of the page, on which the coach moves, too.
READ = "() => new Promise((done) => setTimeout(done, 250))"


def begin(page: Page, house: ServerProcess) -> Robot:
    note_texts(page, ".coach p")
    page.goto(house.url)
    robot = Robot(page, "lesson")
    page.get_by_role("button", name="First time?").click()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    return robot


def list_lit(scene: Scene) -> list[tuple[str, str]]:
    return [(thing.name, thing.place) for thing in scene.things if thing.isLit]


@pytest.mark.parametrize("kind", ["phone", pytest.param("desktop", marks=pytest.mark.soak)])
def test_a_first_race_is_explained_from_the_roll_to_the_podium(
    device: OpenDevice, house: ServerProcess, kind: str
) -> None:
    page = device(kind, haste=4).new_page()
    robot = begin(page, house)
    expect(page.locator(".coach")).to_contain_text("Tap the cup!")
    give_up = time.monotonic() + PATIENCE_S
    while not (before := robot.look()).is_podium:
        assert time.monotonic() < give_up, list_texts(page)
        page.evaluate(READ)
        if list_lit(scene := robot.look()) == list_lit(before):
            robot.step(scene)
    expect(page.locator(".coach")).to_contain_text("That was a whole race!")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator(".coach")).to_have_count(0)
    tips = list_texts(page)
    assert len(tips) >= 3, tips  # the cup, what the first roll brings, the podium; the dice decide on more
    assert robot.covered == [], "the coach never lies on what is to be tapped"
    page.get_by_role("button", name="Again!").click()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)


def test_one_tap_ends_the_tips_for_good_and_the_race_goes_on(device: OpenDevice, house: ServerProcess) -> None:
    page = device("phone").new_page()
    begin(page, house)
    expect(page.locator(".coach")).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_coach_is_heard_and_answers_to_the_keyboard(device: OpenDevice, house: ServerProcess) -> None:
    page = device("desktop").new_page()
    begin(page, house)
    expect(page.get_by_role("log")).to_contain_text("Tap the cup! Six dice roll out.")
    ok = page.get_by_role("region", name="The coach").get_by_role("button", name="OK")
    ok.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()  # a lesson outlives it
    expect(page.locator(".coach")).to_contain_text("Tap the cup!")


def test_a_rally_explains_itself_too(device: OpenDevice, house: ServerProcess) -> None:
    page = device("phone").new_page()
    note_texts(page, ".coach p")
    page.goto(f"{house.url}/#/rules/memo")
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(".coach")).to_contain_text("Where do you want to start?")
    robot = Robot(page, "rally")
    give_up = time.monotonic() + PATIENCE_S
    while len(tips := list_texts(page)) < 4:
        assert time.monotonic() < give_up, tips
        page.evaluate(READ)
        robot.step(robot.look())
    assert any("glow" in tip for tip in tips)
