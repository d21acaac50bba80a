"""Computer drivers on the page: five faces to choose from, a dial, and a clear word when one stops thinking."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import PATIENCE_S
from web.house import act, open_house, take_turn
from web.watch import note_texts

GUESTS = Path(__file__).parents[1] / "server" / "faulty_drivers.py"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A house in which some drivers stop thinking, and some are slow to begin: who gets ready holds others up."""
    with open_house(tmp_path, "--drivers", str(GUESTS), "--answer-seconds", "1") as house:
        yield house


def sit_down(page: Page, house: ServerProcess, driver: str, language: str = "en") -> tuple[str, str]:
    """Show the lobby of a table with one seat here and one driver."""
    wish = {"game": "monza", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "computer", "driver": driver}]}
    opened = house.ask("POST", "/api/tables", json=wish).json()
    code, key = opened["code"], opened["key"]
    page.goto(f"{house.url}/t/{code}?language={language}#{key}")
    page.locator("article").nth(1).wait_for()
    return code, key


def expect_told(page: Page, text: str) -> None:
    """Wait until a notice has said this."""
    page.wait_for_function("(text) => noted.includes(text)", arg=text)


def await_driver(house: ServerProcess, code: str, driver: str) -> None:
    """Wait until the table says that this driver has the second seat."""
    give_up = time.monotonic() + PATIENCE_S
    while (found := house.ask("GET", f"/api/tables/{code}").json()["seats"][1]["driver"]) != driver:
        assert time.monotonic() < give_up, f"{found} still drives"
        time.sleep(0.05)


def test_that_a_driver_stopped_thinking_is_told_to_everybody_in_their_language(
    house: ServerProcess, device: OpenDevice
) -> None:
    at_home, far_away = device("desktop").new_page(), device("phone").new_page()
    for page in (at_home, far_away):
        note_texts(page, "[role=alert]")
    code, key = sit_down(at_home, house, "raiser")
    far_away.goto(f"{house.url}/t/{code}?language=de")
    with house.connect(code, key) as guest:
        guest.do("start")
        expect(far_away.get_by_role("list", name="Wer spielt mit")).to_be_visible()
        random = Random(1)
        while guest.table["seats"][1]["driver"] == "raiser":  # while it gets ready, the racer moves
            if guest.table["stage"] != "racing":
                guest.do("start")
            elif guest.turn() == 0:
                act(guest, random)
            else:
                guest.receive()
    expect_told(at_home, "raiser has stopped thinking. Flash drives on for Skye.")
    expect_told(far_away, "raiser denkt nicht mehr weiter. Blitz fährt jetzt für Wolke.")
    expect(at_home.get_by_role("list", name="Who plays").get_by_text("Flash")).to_be_attached()
    await_driver(house, code, "racer")


def test_a_driver_is_chosen_and_dialled_by_keys_alone(house: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    code, _ = sit_down(page, house, "racer")
    drivers = page.get_by_role("group", name="Which driver?")
    drivers.get_by_role("radio", name="Flash").focus()
    page.keyboard.press("ArrowLeft")
    expect(drivers.get_by_role("radio", name="Pip: is still learning and makes mistakes, level 2 of")).to_be_checked()
    await_driver(house, code, "learner")
    slider = page.get_by_role("slider", name="How well does Pip drive?")
    expect(slider).to_be_visible()
    page.keyboard.press("Tab")
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(slider).to_have_js_property("value", "0")
    facts = next(game for game in house.ask("GET", "/api/games").json() if game["name"] == "monza")
    [dial] = [driver["dial"] for driver in facts["drivers"] if driver["name"] == "learner"]
    await_driver(house, code, f"learner:{dial['least']}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^wins about 1 of .* races against Flash$"))


def test_a_race_says_that_the_racer_drives_for_who_is_getting_ready(house: ServerProcess, device: OpenDevice) -> None:
    page = device("tablet").new_page()
    note_texts(page, "[role=alert]")
    code, key = sit_down(page, house, "dreamer")
    with house.connect(code, key) as guest:
        guest.do("start")
        take_turn(guest, Random(1))
        expect_told(page, "dreamer is still getting ready; Flash drives meanwhile.")
        guest.wait_for_table(lambda table: table["race"]["on_turn"] == 0)


def test_the_lobby_says_that_a_driver_is_getting_ready_and_then_what_it_stands_on(
    house: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    hold = house.folder / "hold"
    hold.touch()
    sit_down(page, house, "loader")
    said = page.get_by_role("article", name="Skye").get_by_role("status")
    expect(said).to_have_text("is still getting ready; Flash drives meanwhile")
    hold.unlink()
    expect(said).to_have_text("knows the way by heart")
