"""The lessons in a real browser: each is played by tapping what the tips say; skipping, resuming, keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import CUP
from web.lesson_player import Pupil

TINY: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}}
FIRST = "Monza Roll the dice, find a way, and drive: your first race."


def begin(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="First time?").click()
    page.get_by_role("dialog", name="What would you like to try?").get_by_role("button", name=FIRST).click()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "kind", "settings"),
    [
        ("monza", "phone", {**TINY, "locale": "de"}),
        ("memo", "phone", SMALL),
        pytest.param("professional", "phone", {"locale": "de"}, marks=pytest.mark.soak),
        pytest.param("professional", "phone", {**TINY, "locale": "de"}, marks=pytest.mark.soak),
        pytest.param("bonus", "phone", ON_ITS_SIDE, marks=pytest.mark.soak),
        pytest.param("first-edition", "desktop", {}, marks=pytest.mark.soak),
        pytest.param("memo", "phone", ON_ITS_SIDE, marks=pytest.mark.soak),
        pytest.param("memo", "desktop", {}, marks=pytest.mark.soak),
        pytest.param("monza", "tablet", {}, marks=pytest.mark.soak),
    ],
)
def test_a_lesson_is_played_by_tapping_what_the_tips_say_and_no_tip_covers_what_can_be_tapped(
    device: OpenDevice, server: ServerProcess, lesson: str, kind: str, settings: dict[str, Any]
) -> None:
    page = device(kind, haste=8, moves=True, **settings).new_page()
    page.goto(f"{server.url}/#/rules/{lesson}")
    page.locator(".try").click()
    pupil = Pupil(page, touches=kind != "desktop")
    pupil.learn()
    assert pupil.covered == []
    assert len(pupil.tips) >= 5, pupil.tips
    page.locator(".coach .go").click()
    expect(page.locator(".coach")).to_have_count(0)


def test_a_tip_can_be_dismissed_and_the_lesson_goes_on_after_a_reload(
    device: OpenDevice, server: ServerProcess
) -> None:
    page = device("desktop", haste=8).new_page()
    begin(page, server)
    expect(page.get_by_role("log")).to_contain_text("Tap the cup! Six dice roll out.")
    ok = page.get_by_role("region", name="The coach").get_by_role("button", name="OK")
    ok.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name=CUP).press("Enter")
    expect(page.locator(".coach")).to_contain_text("Each glowing space")
    page.reload()
    expect(page.locator(".coach")).to_contain_text("Each glowing space")


def test_a_lesson_can_be_ended_at_any_time_by_racing_on_or_going_home(
    device: OpenDevice, server: ServerProcess
) -> None:
    page = device("phone", haste=8).new_page()
    begin(page, server)
    expect(page.locator(".coach")).to_contain_text("Tap the cup!")
    page.get_by_role("button", name="No more tips").click()
    page.get_by_role("dialog", name="No more tips").get_by_role("button", name="Keep racing").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("button", name="No more tips")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=CUP)).to_be_visible()
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)
    begin(page, server)
    page.get_by_role("button", name="No more tips").click()
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("button", name="First time?")).to_be_visible()


def test_every_game_and_variant_has_a_lesson_with_a_picture_on_the_home_page(
    device: OpenDevice, server: ServerProcess
) -> None:
    page = device("phone", **SMALL).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="First time?").click()
    dialog = page.get_by_role("dialog", name="What would you like to try?")
    expect(dialog.get_by_role("listitem")).to_have_count(5)
    expect(dialog.locator("li svg")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
