"""The podium: everyone placed, the story in three pictures, a picture to keep, the next race one tap away."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hairpin.games.memo.grid import DISTANCES, PIT
from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import AGAIN, find_podium
from web.start import act

SIX = ("Ada", "Ben", "Cleo", "Dan", "Emi", "Flo")
LANDSCAPE = {"width": 844, "height": 390}

# Chromium for tests has no sharing; this one keeps what the page gives it.
SHARING = """
navigator.canShare = (data) => data.files.every((file) => file.type === 'image/png');
navigator.share = async (data) => { window.shared = data.files.map((file) => [file.name, file.size]); };
"""
COUNT_COLOURS = """async (image) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const paint = canvas.getContext('2d');
    paint.drawImage(image, 0, 0);
    const { data } = paint.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4 * 17) colours.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    return colours.size;
}"""


@contextmanager
def finish_race(server: ServerProcess, game: str, names: tuple[str, ...], **options: str) -> Iterator[Client]:
    """Race at a table of people until the end."""
    code, key = server.open(game, " ".join(["here"] * len(names)), **options)
    with server.connect(code, key) as host:
        for seat, name in enumerate(names):
            host.do("set-seat", seat=seat, name=name)
        host.do("start")
        random = Random(3)
        while host.table["stage"] == "racing":
            if game == "memo":
                drive_on(host, random)
            else:
                act(host, random)
    yield host  # it has left: its link is free for a page


def drive_on(host: Client, random: Random) -> None:
    """Take an action of Memo-Car-Race that mostly leads nearer to the goal of the car on turn."""
    legal, view = host.race["legal"], host.race["view"]
    goal = view["canisters"][view["turn"]] or PIT
    ways = [word for word in legal if word.startswith(("turn:", "drive:"))]
    if ways and random.random() < 0.8:
        host.move(min(ways, key=lambda word: DISTANCES[goal][word.partition(":")[2]]))
    else:
        host.move(random.choice(legal))


def open_podium(page: Page, server: ServerProcess, host: Client, key: str | None = None, language: str = "en") -> Any:
    """Open the page of a table whose race is over."""
    given = host.keys[0] if key is None else key
    page.goto(f"{server.url}/t/{host.table['code']}?language={language}#{given}")
    podium = page.locator(".podium")
    expect(podium).to_be_visible()
    expect(podium.locator(".moment svg")).to_have_count(3)
    return podium


@pytest.mark.parametrize("kind", ["phone", "tablet", "desktop"])
def test_all_six_are_placed_by_the_rules_and_then_by_how_far_they_came(
    server: ServerProcess, device: OpenDevice, kind: str
) -> None:
    with finish_race(server, "monza", SIX, track="first-edition") as host:
        page = device(kind).new_page()
        podium = open_podium(page, server, host)
        places = podium.get_by_role("img", name=re.compile("First place"))
        spoken = places.get_attribute("aria-label")
        assert spoken is not None
        assert spoken.endswith("The others are ranked by how far they got.")
        assert re.search(r"Second place: .* \(.* spaces? to go\)", spoken)
        drawn = places.locator("text").all_text_contents()
        assert {*SIX} <= {*drawn}, "every name is in the picture"
        width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
        for car in places.locator(".placed").all():
            box = car.bounding_box()
            assert box
            assert 0 <= box["x"] <= width - box["width"]
            assert 0 <= box["y"] <= height - box["height"]
        assert places.locator(".placed").count() == len(SIX)
        check_buttons(page)


def check_buttons(page: Page) -> None:
    """Check that `Again!` is in sight, and that the other buttons stand in two rows of three of equal size."""
    again = page.get_by_role("button", name=AGAIN)
    expect(again).to_be_in_viewport(ratio=1)
    boxes = [button.bounding_box() for button in page.locator(".podium .tiles > .btn").all()]
    assert sorted(Counter(round(box["y"]) for box in boxes if box).values()) == [3, 3]
    assert len({round(box["width"]) for box in boxes if box}) == 1


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_on_a_phone_on_its_side_everything_fits_without_scrolling(
    server: ServerProcess, device: OpenDevice, language: str
) -> None:
    with finish_race(server, "monza", SIX[:4], track="sprint") as host:
        page = device("phone", viewport=LANDSCAPE).new_page()
        open_podium(page, server, host, language=language)
        assert page.evaluate("(() => { const { scrollHeight, clientHeight } = document.querySelector('.podium');"
                             "return scrollHeight <= clientHeight; })()")  # fmt: skip
        expect(page.locator(".podium .again")).to_be_in_viewport(ratio=1)


def test_the_story_is_told_in_three_pictures_that_can_be_enlarged(server: ServerProcess, device: OpenDevice) -> None:
    with finish_race(server, "memo", SIX[:3]) as host:
        story = server.ask("GET", f"/api/tables/{host.table['code']}/races/1/story").json()["moments"]
        page = device("phone", haste=10).new_page()
        podium = open_podium(page, server, host)
        moments = podium.get_by_role("region", name="The race in pictures").get_by_role("button")
        expect(moments).to_have_count(3)
        winner = SIX[story[-1]["seats"][0]]
        expect(moments.last).to_have_text(f"{winner} brings the canister to the finish!")
        moments.last.click()
        large = page.get_by_role("dialog", name="The race in pictures")
        expect(large.get_by_text(f"{winner} brings the canister to the finish!")).to_be_visible()
        expect(large.locator(".picture svg")).to_be_in_viewport(ratio=0.9)
        large.get_by_role("button", name="Next picture").click()
        expect(large.locator("p")).to_have_text(moments.first.inner_text())
        page.keyboard.press("Escape")
        expect(large).to_be_hidden()
        expect(moments.last).to_be_focused()


@pytest.mark.parametrize(("game", "options"), [("monza", {"track": "sprint"}), ("memo", {})])
def test_a_picture_of_the_race_is_made_on_the_device_saved_and_sent(
    server: ServerProcess, device: OpenDevice, tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    with finish_race(server, game, SIX[:4], **options) as host:
        context = device("phone", haste=10, accept_downloads=True)
        context.add_init_script(SHARING)
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        open_podium(page, server, host)
        page.get_by_role("button", name="Picture", exact=True).click()
        dialog = page.get_by_role("dialog", name="A picture of the race")
        image = dialog.get_by_role("img")
        expect(image).to_be_visible()
        assert "wins!" in (image.get_attribute("alt") or "")
        assert image.evaluate(COUNT_COLOURS) > 60
        with page.expect_download() as saved:
            dialog.get_by_role("link", name="Save").click()
        file = tmp_path / "race.png"
        saved.value.save_as(file)
        assert saved.value.suggested_filename == f"hairpin-{host.table['code']}-1.png"
        content = file.read_bytes()
        assert content.startswith(b"\x89PNG")
        assert struct.unpack(">II", content[16:24]) == (1080, 1350)
        dialog.get_by_role("button", name="Send").click()
        assert page.evaluate("window.shared") == [[saved.value.suggested_filename, len(content)]]
        assert all(url.startswith((server.url, "data:", "blob:")) for url in asked), asked


def test_guests_are_told_who_starts_the_next_race_and_a_tap_of_the_host_brings_all_there(
    server: ServerProcess, device: OpenDevice
) -> None:
    with finish_race(server, "monza", ("Ada", "Ben"), track="sprint") as host:
        guest = device("phone", haste=10).new_page()
        podium = open_podium(guest, server, host, key="")
        expect(podium.get_by_text("Ada and Ben can start the next race.")).to_be_visible()
        expect(podium.get_by_role("button", name=AGAIN)).to_have_count(0)
        page = device("tablet", haste=10).new_page()
        open_podium(page, server, host)
        expect(find_podium(page)).to_contain_text(re.compile("locked in|was fair"))
        page.get_by_role("button", name="How do we know?").click()
        expect(page.get_by_role("link", name="Save the race so you can check it")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name=AGAIN).click()
        expect(find_podium(page)).to_be_hidden(timeout=5000)
        expect(find_podium(guest)).to_be_hidden()
