"""Small spaces on a small phone: a tap beside one means it, and who cannot hit it at all has a list."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.inspection import FINGERTIP

HASTE = Random(5)
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


# The middle of each lit space, and how far from each other they lie, once the page has been painted.
LIT = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-place].target .shape')].map((shape) => {
        const box = shape.getBoundingClientRect();
        return [shape.parentElement.dataset.place, box.x + box.width / 2, box.y + box.height / 2];
    });
}"""


@pytest.mark.parametrize("track", ["oval", "long", "first-edition"])
def test_a_tap_beside_a_small_space_means_it(house: ServerProcess, device: OpenDevice, track: str) -> None:
    """A lit space takes every tap within 22 px of its middle that is nearer to it than to another one."""
    page = open_drive(device("phone", reduced_motion="reduce", **SMALL_PHONE).new_page(), house, track)
    lit, tried = find_lit(page), 0
    laid = page.locator("[data-slot].empty")
    for place, x, y in lit:
        for across, down in ((20, 0), (-20, 0), (0, 20), (0, -20)):
            point = (x + across, y + down)
            rivals = [(px - point[0]) ** 2 + (py - point[1]) ** 2 for other, px, py in lit if other != place]
            if rivals and min(rivals) <= 20**2:
                continue
            tried += 1
            assert find_lit(page) == lit, "the board stays where it is"
            page.touchscreen.tap(*point)
            expect(laid, f"{place} at {point}").to_have_count(1)
            page.keyboard.press("Backspace")
            expect(laid).to_have_count(0)
    assert tried > 0


def find_lit(page: Page) -> list[tuple[str, float, float]]:
    """Return the lit spaces once they no longer move."""
    found: list[tuple[str, float, float]] = page.evaluate(LIT)
    while True:
        page.wait_for_timeout(100)
        before, found = found, page.evaluate(LIT)
        if found and found == before:
            return found


def test_the_ways_are_listed_as_large_buttons(house: ServerProcess, device: OpenDevice) -> None:
    """Who cannot hit a space at all has a list."""
    page = open_drive(device("phone", reduced_motion="reduce", **SMALL_PHONE).new_page(), house, "long")
    page.get_by_role("button", name="In words").tap()
    ways = page.get_by_role("list", name="Your ways").get_by_role("button")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        box = way.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGERTIP
    ways.first.tap()
    expect(page.locator("[data-slot].empty")).to_have_count(1)


def open_drive(page: Page, house: ServerProcess, track: str) -> Page:
    """Open a race in which somebody here has rolled and has a choice."""
    code, key = house.open("monza", "here here", track=track)
    with house.connect(code, key) as guest:
        guest.do("start")
        while True:
            guest.roll()
            plan = guest.race["plan"]
            if plan and len(plan["nodes"][0]["steps"]) > 1:
                break
            guest.take_turn(HASTE)
    page.goto(f"{house.url}/t/{code}#{key}")
    page.locator("[data-place].target").first.wait_for()
    page.wait_for_timeout(300)
    return page
