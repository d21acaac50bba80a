"""The seats beside a race on small phones: whole names, everybody's tiles, nothing cut off, a mark on one's own."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.inspection import find_breaks

PHONES = ((320, 568), (390, 844), (844, 390), (667, 375))
NAMES = ("Oma", "Friedrich", "Lieselotte", "Paulchen", "Jo", "Valentin")

# Names that are cut off or smaller than 11 px, and parts of the rail outside the window.
FAULTS = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const names = [...document.querySelectorAll('aside .name')].filter((name) =>
        name.scrollWidth > name.clientWidth || parseFloat(getComputedStyle(name).fontSize) < 11);
    const outside = [...document.querySelectorAll('aside li *, aside button')].filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return width > 2 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
    });
    return [...names.map((name) => `cut: ${name.textContent}`), ...outside.map((part) => `outside: ${part.outerHTML}`)];
}"""


def test_six_seats_keep_their_names_and_nothing_is_cut_off(server: ServerProcess, device: OpenDevice) -> None:
    """Names of up to ten letters, with the champion's crown, on every phone and whoever is on turn."""
    code, key = server.open("monza", "here here here here here here", track="first-edition")
    page = device("phone", device_scale_factor=1).new_page()
    for turn in range(2):
        page.goto("about:blank")  # a page with the same seats would be told of the other one
        with server.connect(code, key) as client:
            if turn == 0:
                for seat, name in enumerate(NAMES):
                    client.do("set-seat", seat=seat, name=name)
                client.do("start")
                client.play(Random(3))
                client.do("start")
            else:
                client.take_turn(Random(turn))
        page.goto(f"{server.url}/t/{code}#{key}")
        expect(page.get_by_role("img", name="Champion")).to_be_visible()
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(FAULTS) == [], (turn, width, height)
            assert find_breaks(page) == [], (turn, width, height)


@pytest.mark.parametrize("size", PHONES)
def test_everybodys_tiles_are_seen(server: ServerProcess, device: OpenDevice, size: tuple[int, int]) -> None:
    """All seven tiles of the professional variant of all seats, each at least 8 px large."""
    code, key = server.open("monza", "here here computer computer", track="long", pro="yes")
    width, height = size
    page = device("phone", viewport={"width": width, "height": height}).new_page()
    with server.connect(code, key) as client:
        client.do("start")
    page.goto(f"{server.url}/t/{code}#{key}")
    tiles = page.get_by_role("img", name="7 tiles left")
    expect(tiles).to_have_count(4)
    for seat in tiles.all():
        sizes = seat.evaluate("(tiles) => [...tiles.children].map((tile) => tile.getBoundingClientRect().width)")
        assert len(sizes) == 7
        assert min(sizes) >= 8, sizes


def test_who_plays_by_link_sees_which_car_is_theirs(server: ServerProcess, device: OpenDevice) -> None:
    code, key = server.open("monza", "here link computer", track="oval")
    with server.connect(code, key) as client:
        link = client.you["links"]["1"].partition("#")[2]
        host, guest = (open_race(device, server, code, each) for each in (key, link))
        client.do("start")
        for page, seat in ((host, 0), (guest, 1)):
            expect(page.locator("aside li").nth(seat)).to_contain_text("You")
            expect(page.locator("aside li").get_by_text("You", exact=True)).to_have_count(1)
            expect(page.locator(".cars .yours")).to_have_count(1)


def open_race(device: OpenDevice, server: ServerProcess, code: str, key: str) -> Page:
    page = device("phone").new_page()
    page.goto(f"{server.url}/t/{code}#{key}")
    page.get_by_role("heading").first.wait_for()
    return page
