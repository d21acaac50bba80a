"""Spaces on a small phone: each is large enough for a fingertip, a tap near it selects it, all moves are in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import dist
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hairpin.core.datafile import shipped_texts
from server.client import Client, Json, ServerProcess
from web.conftest import OpenDevice
from web.inspection import FINGERTIP
from web.tour import has_choice

RANDOM = Random(5)
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
PHONES = ((320, 568), (667, 375), (360, 640), (390, 844), (844, 390))

# The middle of everything that can be tapped on the board, as soon as it rests, and what is wrong with the fingertip of
# 44 px around it: parts of it are outside the picture, below something else, or on another enabled space.
FINGERTIPS = """async ([radius, width]) => {
    const picture = document.querySelector('svg.picture');
    const middles = () => [...picture.querySelectorAll('.target, .last')].map((target) => {
        const box = target.querySelector('.reach').getBoundingClientRect();
        return { target, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    let [before, same] = ['', 0];
    while (same < 4) {
        await new Promise(requestAnimationFrame);
        const frame = picture.getBoundingClientRect(), seen = picture.viewBox.baseVal;
        const shape = frame.width * seen.height / frame.height / seen.width;
        const hasFit = innerWidth === width && Math.abs(shape - 1) < 0.02;
        const now = JSON.stringify([middles(), frame]);
        same = now === before && hasFit ? same + 1 : 0;
        before = now;
    }
    const frame = picture.getBoundingClientRect();
    return middles().map(({ target, x, y }) => {
        const wrong = new Set();
        for (let angle = 0; angle < 360; angle += 15) {
            const turn = angle * Math.PI / 180;
            const [px, py] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
            const top = document.elementFromPoint(px, py);
            if (px < frame.left || px > frame.right || py < frame.top || py > frame.bottom) wrong.add('outside');
            else if (!picture.contains(top)) wrong.add(`below ${top?.className}`);
            else if (![null, target].includes(top.closest('.target'))) wrong.add('on another space');
        }
        return { place: target.dataset.place ?? 'laid', x, y, wrong: [...wrong] };
    });
}"""

# The name and the middle of each enabled space, after two frames.
LIT = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-place].target .shape')].map((shape) => {
        const box = shape.getBoundingClientRect();
        return [shape.parentElement.dataset.place, box.x + box.width / 2, box.y + box.height / 2];
    });
}"""


@pytest.mark.parametrize("phones", [PHONES[:2], pytest.param(PHONES, marks=pytest.mark.soak)], ids=["few", "all"])
@pytest.mark.parametrize("track", ["oval", "long", "first-edition", "sprint", "narrow"])
def test_everything_that_can_be_tapped_is_as_large_as_a_fingertip(
    server: ServerProcess, device: OpenDevice, track: str, phones: Sequence[tuple[int, int]]
) -> None:
    """On every phone and in every phase, no fingertip of 44 px covers two spaces, the edge or another element."""
    page = device("phone", device_scale_factor=1).new_page()
    code, key = open_table(server, track)
    for phase in ("drive", "drive" if track == "first-edition" else "bonus"):
        page.goto("about:blank")  # a page with the same seats would be told of the other one
        with server.connect(code, key) as client:
            play_until(client, (lambda race: race["view"]["phase"] == "bonus") if phase == "bonus" else has_choice)
        page.goto(f"{server.url}/t/{code}#{key}")
        page.locator("[data-place].target").first.wait_for()
        assert find_wrong(page, phones) == {}, phase
        if phase == "drive":
            page.locator("[data-place].target .shape").first.click(force=True)
            expect(page.locator(".last")).to_be_attached()
            assert find_wrong(page, phones) == {}, "after the first die"


def find_wrong(page: Page, phones: Sequence[tuple[int, int]]) -> dict[str, list[str]]:
    """Return what a fingertip cannot hit, by the size of the phone."""
    wrong: dict[str, list[str]] = {}
    for width, height in phones:
        page.set_viewport_size({"width": width, "height": height})
        tips: list[Json] = page.evaluate(FINGERTIPS, [FINGERTIP / 2, width])
        found = [f"{tip['place']} {fault}" for tip in tips for fault in tip["wrong"]]
        for one, other in combinations(tips, 2):
            if (apart := dist((one["x"], one["y"]), (other["x"], other["y"]))) < FINGERTIP:
                found.append(f"{one['place']} and {other['place']} are {apart:.0f} px apart")
        if found:
            wrong[f"{width} x {height}"] = found
    return wrong


def open_table(server: ServerProcess, track: str) -> tuple[str, str]:
    """Open a table with a shipped board, or with the long one drawn with a narrow road."""
    variants = {} if track == "first-edition" else {"pro": "yes", "bonus": "yes"}
    if track != "narrow":
        return server.open("monza", "here here", track=track, **variants)
    board = shipped_texts("monza")["long.toml"].replace("road = 3", "road = 2").replace("Long track", "Narrow")
    request = {"game": "monza", "seats": [{"kind": "here"}] * 2, "board": board, "options": variants}
    answer = server.ask("POST", "/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["key"]


def play_until(client: Client, predicate: Callable[[Json], object]) -> None:
    """Go on at random until the predicate holds, through several races if necessary."""
    while True:
        if client.table["stage"] != "racing":
            client.do("start")
        else:
            client.act(RANDOM)
        if client.table["stage"] == "racing" and not client.race["awaits_roll"] and predicate(client.race):
            return


def test_the_closer_look_follows_the_car_and_gives_way_to_the_whole_board(
    server: ServerProcess, device: OpenDevice
) -> None:
    """It glides to the choice and back at rest; the small picture shows everything, and a button goes back."""
    page = open_drive(device("phone", haste=4, moves=True, **SMALL_PHONE).new_page(), server, "long")
    whole = page.get_by_role("button", name="See the whole board")
    picture = page.locator("svg.picture")
    whole.click()
    expect(whole).to_be_hidden()
    everything = picture.get_attribute("viewBox")
    page.get_by_role("button", name="Take a closer look").click()
    expect(whole).to_be_visible()
    expect(page.locator(".gliding")).to_have_count(0)
    near = picture.get_attribute("viewBox")
    page.locator("[data-place].target .shape").first.click(force=True)
    expect(page.locator(".last")).to_be_attached()
    expect(picture).not_to_have_attribute("viewBox", near or "")
    while page.get_by_role("button", name="Go! End your turn").get_attribute("aria-disabled") == "true":
        page.locator("[data-place].target .shape").first.click(force=True)
        page.wait_for_timeout(300)
    page.get_by_role("button", name="Go! End your turn").click()
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    expect(whole).to_be_hidden()
    assert picture.get_attribute("viewBox") == everything


def test_no_closer_look_where_lanes_are_large(server: ServerProcess, device: OpenDevice) -> None:
    page = open_drive(device("tablet").new_page(), server, "oval")
    expect(page.get_by_role("button", name="See the whole board")).to_have_count(0)


@pytest.mark.parametrize("track", ["oval", "long", "first-edition"])
def test_a_tap_near_a_small_space_selects_it(server: ServerProcess, device: OpenDevice, track: str) -> None:
    """An enabled space takes every tap within 22 px of its middle that is not nearer to another enabled space."""
    page = open_drive(device("phone", **SMALL_PHONE).new_page(), server, track)
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
    page = open_drive(device("phone", **SMALL_PHONE).new_page(), server, "long")
    page.get_by_role("button", name="In words").tap()
    ways = page.get_by_role("list", name="What you can do").get_by_role("button")
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
