"""The first race with tips of a coach, in a real browser: start, whole race, switching the tips off."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import CUP, Robot, Scene
from web.watch import list_texts, note_texts

PATIENCE_S = 300.0

# Waits by the clock of the page, which also drives the coach.
READ = "() => new Promise((done) => setTimeout(done, 250))"


def begin(page: Page, server: ServerProcess) -> Robot:
    note_texts(page, ".coach p")
    page.goto(server.url)
    robot = Robot(page, "lesson")
    page.get_by_role("button", name="First time?").click()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    return robot


def list_lit(scene: Scene) -> list[tuple[str, str]]:
    return [(thing.name, thing.place) for thing in scene.things if thing.isLit]


@pytest.mark.parametrize("kind", ["phone", pytest.param("desktop", marks=pytest.mark.soak)])
def test_the_lesson_shows_tips_from_the_first_roll_to_the_podium(
    device: OpenDevice, server: ServerProcess, kind: str
) -> None:
    page = device(kind, haste=4).new_page()
    robot = begin(page, server)
    expect(page.locator(".coach")).to_contain_text("Tap the cup!")
    deadline = time.monotonic() + PATIENCE_S
    while not (before := robot.look()).is_podium:
        assert time.monotonic() < deadline, list_texts(page)
        page.evaluate(READ)
        if list_lit(scene := robot.look()) == list_lit(before):
            robot.step(scene)
    expect(page.locator(".coach")).to_contain_text("That was a whole race!")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator(".coach")).to_have_count(0)
    tips = list_texts(page)
    assert len(tips) >= 3, tips  # the cup, the first roll, the podium; further tips depend on the dice
    assert robot.covered == [], "the coach covers an element that is to be tapped"
    page.get_by_role("button", name="Again!").click()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)


def test_one_tap_disables_the_tips_permanently(device: OpenDevice, server: ServerProcess) -> None:
    page = device("phone").new_page()
    begin(page, server)
    expect(page.locator(".coach")).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_coach_is_announced_and_operable_by_keyboard(device: OpenDevice, server: ServerProcess) -> None:
    page = device("desktop").new_page()
    begin(page, server)
    expect(page.get_by_role("log")).to_contain_text("Tap the cup! Six dice roll out.")
    ok = page.get_by_role("region", name="The coach").get_by_role("button", name="OK")
    ok.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()  # the lesson continues after a reload
    expect(page.locator(".coach")).to_contain_text("Tap the cup!")


def test_the_lesson_of_memo_car_race_shows_tips(device: OpenDevice, server: ServerProcess) -> None:
    page = device("phone").new_page()
    note_texts(page, ".coach p")
    page.goto(f"{server.url}/#/rules/memo")
    page.get_by_role("button", name="Try it out").click()
    expect(page.locator(".coach")).to_contain_text("Where do you want to start?")
    robot = Robot(page, "rally")
    deadline = time.monotonic() + PATIENCE_S
    while len(tips := list_texts(page)) < 4:
        assert time.monotonic() < deadline, tips
        page.evaluate(READ)
        robot.step(robot.look())
    assert any("glow" in tip for tip in tips)
