"""The symbols of the colours on the screen: strong ones are larger and have more contrast; the finish has its own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hairpin.art
from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import STEADY

COLOURS = json.loads((Path(hairpin.art.__file__).parent / "colours.json").read_text("utf-8"))
FIELDS = {key: colour["hex"] for colour in COLOURS for key in (colour["name"], colour["letter"])}
CARD = "#fff9ec"
LARGER = 1.4
CONTRAST = 4.5
STRONG = """if (location.protocol.startsWith('http'))
    localStorage.setItem('hairpin/settings', JSON.stringify({ hasStrongSymbols: true }));"""
PLIES = 12
LEAST_SIGNS = 8  # on every board

# The symbols on board, dice, cars and tiles without their shadows: colour, size in px, paint, whether on a car.
SIGNS = """() => [...document.querySelectorAll('main [data-sign]')].filter((sign) =>
    !sign.closest('[opacity]') && sign.parentElement.tagName === 'g').map((sign) => {
        const { a, b } = sign.getScreenCTM();
        return {
            colour: sign.dataset.sign,
            size: sign.getBBox().width * Math.hypot(a, b),
            paint: getComputedStyle(sign).fill,
            isOnCar: sign.closest('.car') !== null,
        };
    })"""


def luminance(red: float, green: float, blue: float) -> float:
    """Return the relative luminance of a colour (WCAG 2)."""
    parts = [part / 255 for part in (red, green, blue)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(paint: str, field: str) -> float:
    """Return the contrast ratio between `rgb(…)` and `#rrggbb`."""
    ours = luminance(*(float(part) for part in paint[paint.index("(") + 1 : -1].split(",")[:3]))
    theirs = luminance(*(int(field[at : at + 2], 16) for at in (1, 3, 5)))
    return (max(ours, theirs) + 0.05) / (min(ours, theirs) + 0.05)


def play(client: Client) -> None:
    client.do("arrange", pace="quick")
    client.do("start")
    random = Random(3)
    for _ in range(PLIES):
        client.act(random)


def read_signs(page: Page, address: str) -> list[dict[str, Any]]:
    page.goto(address)
    page.wait_for_function(f"() => ({SIGNS})().length >= {LEAST_SIGNS}")
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))")
    found: list[dict[str, Any]] = page.evaluate(SIGNS)
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [("monza", {"track": "oval"}), ("monza", {"track": "first-edition"}), ("memo", {})],
)
def test_strong_symbols_are_larger_and_have_more_contrast(
    server: ServerProcess, device: OpenDevice, game: str, options: dict[str, str]
) -> None:
    code, key = server.open(game, "here here here here", **options)
    with server.connect(code, key) as client:
        play(client)
        plain = device("phone")
        strong = device("phone")
        strong.add_init_script(STRONG)
        address = f"{server.url}/t/{code}#{key}"
        before, after = (read_signs(context.new_page(), address) for context in (plain, strong))
    assert [sign["colour"] for sign in before] == [sign["colour"] for sign in after]
    ratios = [strong["size"] / plain["size"] for plain, strong in zip(before, after, strict=True)]
    assert min(ratios) >= LARGER - 0.01, sorted(ratios)
    faint = [
        sign
        for sign in after
        if contrast(sign["paint"], CARD if sign["isOnCar"] else FIELDS[sign["colour"]]) < CONTRAST
    ]
    assert faint == []


def test_the_finish_has_its_colour_and_symbol_as_in_the_print(server: ServerProcess, device: OpenDevice) -> None:
    code, key = server.open("monza", "here here", track="oval")
    with server.connect(code, key) as client:
        client.do("start")
        page = device("phone").new_page()
        page.goto(f"{server.url}/t/{code}#{key}")
        finish = page.locator("main path.finish")
        expect(finish).to_be_visible()
        finish.evaluate(STEADY)
        field, stars = finish.bounding_box(), page.locator("main [data-sign=w]")
        assert field
        boxes = [box for box in (star.bounding_box() for star in stars.all()) if box]
        assert any(
            field["x"] < box["x"]
            and box["x"] + box["width"] < field["x"] + field["width"]
            and field["y"] < box["y"]
            and box["y"] + box["height"] < field["y"] + field["height"]
            for box in boxes
        )
