"""Small spaces on a small phone: a tap near a space selects it, and all moves are also in a list."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.inspection import FINGERTIP

RANDOM = Random(5)
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


# The name and the middle of each enabled space, after two frames.
LIT = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-place].target .shape')].map((shape) => {
        const box = shape.getBoundingClientRect();
        return [shape.parentElement.dataset.place, box.x + box.width / 2, box.y + box.height / 2];
    });
}"""


@pytest.mark.parametrize("track", ["oval", "long", "first-edition"])
def test_a_tap_near_a_small_space_selects_it(server: ServerProcess, device: OpenDevice, track: str) -> None:
    """An enabled space takes every tap within 22 px of its middle that is not nearer to another enabled space."""
    page = open_drive(device("phone", reduced_motion="reduce", **SMALL_PHONE).new_page(), server, track)
    lit, tried = find_lit(page), 0
    laid = page.locator("[data-slot].empty")
    for place, x, y in lit:
        for across, down in ((20, 0), (-20, 0), (0, 20), (0, -20)):
            point = (x + across, y + down)
            rivals = [(px - point[0]) ** 2 + (py - point[1]) ** 2 for other, px, py in lit if other != place]
            if rivals and min(rivals) <= 20**2:
                continue
            tried += 1
            assert find_lit(page) == lit, "the board has moved"
            page.touchscreen.tap(*point)
            expect(laid, f"{place} at {point}").to_have_count(1)
            page.keyboard.press("Backspace")
            expect(laid).to_have_count(0)
    assert tried > 0


def find_lit(page: Page) -> list[tuple[str, float, float]]:
    """Return the enabled spaces as soon as they no longer move."""
    found: list[tuple[str, float, float]] = page.evaluate(LIT)
    while True:
        page.wait_for_timeout(100)
        before, found = found, page.evaluate(LIT)
        if found and found == before:
            return found


def test_the_moves_are_listed_as_large_buttons(server: ServerProcess, device: OpenDevice) -> None:
    """The list is the alternative for players who cannot hit a small space."""
    page = open_drive(device("phone", reduced_motion="reduce", **SMALL_PHONE).new_page(), server, "long")
    page.get_by_role("button", name="In words").tap()
    ways = page.get_by_role("list", name="Your ways").get_by_role("button")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        box = way.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGERTIP
    ways.first.tap()
    expect(page.locator("[data-slot].empty")).to_have_count(1)


def open_drive(page: Page, server: ServerProcess, track: str) -> Page:
    """Open a race in which a local seat has rolled and has more than one move."""
    code, key = server.open("monza", "here here", track=track)
    with server.connect(code, key) as client:
        client.do("start")
        while True:
            client.roll()
            plan = client.race["plan"]
            if plan and len(plan["nodes"][0]["steps"]) > 1:
                break
            client.take_turn(RANDOM)
    page.goto(f"{server.url}/t/{code}#{key}")
    page.locator("[data-place].target").first.wait_for()
    page.wait_for_timeout(300)
    return page
