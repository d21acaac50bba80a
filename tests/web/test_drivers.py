"""Computer drivers on the page: selection, strength slider, and messages about loading and failed drivers."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from hairpin.words import Words
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import PATIENCE_S, open_seat
from web.start import act, start_server, take_turn
from web.watch import note_texts

FAULTY_DRIVERS = Path(__file__).parents[1] / "server" / "faulty_drivers.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Yield a server for one test, with drivers that fail or load slowly; a loading driver delays others."""
    with start_server(tmp_path, "--drivers", str(FAULTY_DRIVERS), "--answer-seconds", "1") as server:
        yield server


def open_lobby(page: Page, server: ServerProcess, driver: str, language: str = "en") -> tuple[str, str]:
    """Open the lobby of a table with one local seat and one driver."""
    request = {"game": "monza", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "computer", "driver": driver}]}
    opened = server.ask("POST", "/api/tables", json=request).json()
    code, key = opened["code"], opened["key"]
    page.goto(f"{server.url}/t/{code}?language={language}#{key}")
    page.locator("article").nth(1).wait_for()
    return code, key


def expect_alert(page: Page, text: str) -> None:
    """Wait until an alert with this text has been shown."""
    page.wait_for_function("(text) => noted.includes(text)", arg=text)


def await_driver(server: ServerProcess, code: str, driver: str) -> None:
    """Wait until the second seat has this driver."""
    deadline = time.monotonic() + PATIENCE_S
    while (found := server.ask("GET", f"/api/tables/{code}").json()["seats"][1]["driver"]) != driver:
        assert time.monotonic() < deadline, f"{found} still drives"
        time.sleep(0.05)


def test_a_failed_driver_is_reported_on_every_page_in_its_language(server: ServerProcess, device: OpenDevice) -> None:
    host_page, viewer_page = device("desktop").new_page(), device("phone").new_page()
    for page in (host_page, viewer_page):
        note_texts(page, "[role=alert]")
    code, key = open_lobby(host_page, server, "raiser")
    viewer_page.goto(f"{server.url}/t/{code}?language=de")
    with server.connect(code, key) as client:
        client.do("start")
        expect(viewer_page.get_by_role("list", name="Wer spielt mit")).to_be_visible()
        random = Random(1)
        while client.table["seats"][1]["driver"] == "raiser":  # the racer moves while the driver is loading
            if client.table["stage"] != "racing":
                client.do("start")
            elif client.turn() == 0:
                act(client, random)
            else:
                client.receive()
    expect_alert(host_page, "raiser got stuck. Flash is driving now.")
    german = Words("de")
    flash = german.say("driver-name", driver="racer")
    expect_alert(viewer_page, german.say("race-relieved", driver="raiser", racer=flash))
    expect(host_page.get_by_role("list", name="Who’s playing").get_by_text("Flash")).to_be_attached()
    await_driver(server, code, "racer")


def test_a_driver_and_its_strength_are_set_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    code, _ = open_lobby(page, server, "racer")
    drivers = open_seat(page, 1).get_by_role("group", name="Which driver?")
    drivers.get_by_role("radio", name="Flash").focus()
    page.keyboard.press("ArrowLeft")
    expect(drivers.get_by_role("radio", name="Pip: is still learning and makes mistakes, level 2 of")).to_be_checked()
    await_driver(server, code, "learner")
    slider = page.get_by_role("slider", name="How well does Pip drive?")
    expect(slider).to_be_visible()
    page.keyboard.press("Tab")
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(slider).to_have_js_property("value", "0")
    facts = next(game for game in server.ask("GET", "/api/games").json() if game["name"] == "monza")
    [dial] = [driver["dial"] for driver in facts["drivers"] if driver["name"] == "learner"]
    await_driver(server, code, f"learner:{dial['least']}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^wins about 1 of .* races against Flash$"))


def test_a_race_reports_that_the_racer_replaces_a_driver_that_is_still_loading(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("tablet").new_page()
    note_texts(page, "[role=alert]")
    code, key = open_lobby(page, server, "dreamer")
    with server.connect(code, key) as client:
        client.do("start")
        take_turn(client, Random(1))
        expect_alert(page, "dreamer is still getting ready; Flash is driving for now.")
        client.wait_for_table(lambda table: table["race"]["on_turn"] == 0)


def test_the_lobby_shows_that_a_driver_is_loading_and_then_its_basis(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    hold = server.folder / "hold"
    hold.touch()
    open_lobby(page, server, "loader")
    status = page.get_by_role("article", name="loader").get_by_role("status")
    expect(status).to_have_text("is still getting ready; Flash is driving for now")
    hold.unlink()
    expect(status).to_have_text("knows the way by heart")
