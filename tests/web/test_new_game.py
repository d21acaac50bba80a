"""A game that the page was built without: Pig, of another package, from its card on the home page to the podium."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import AGAIN, PATIENCE_S, choose, find_podium, read_code, set_pace, start_race, wait_for_change
from web.inspection import READ, look_over
from web.start import start_server
from web.test_keyboard import Typist

PLUGIN = Path(__file__).parents[1] / "contract" / "plugin"
# What the page makes of the wire where a game has no message, ids of messages, and names of the wire.
UNTOLD = re.compile(r"\bpig\b|\bpig-|option-|turn_total|Turn total|Scores:|Phase:|\b(Rolled|Hold|Turn|Over)\b(?! )")
ROLL, KEEP = "Roll the die", "Keep the points"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Give a server in which the package is installed."""
    with pytest.MonkeyPatch.context() as environment:
        paths = [str(PLUGIN), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment.setenv("PYTHONPATH", os.pathsep.join(paths))
        with start_server(tmp_path_factory.mktemp("server")) as server:
            yield server


def actions(page: Page) -> Locator:
    return page.get_by_role("list", name="What you can do").get_by_role("button")


def check_screen(page: Page, shots: Path, *, is_touched: bool = False) -> None:
    """Every word is the game's own or the page's, and nothing is cut, too small or hard to read; keep a picture."""
    page.screenshot(path=shots)
    text = page.evaluate(READ)
    assert UNTOLD.findall(text) == [], text
    assert look_over(page, is_touched) == []


def set_options(page: Page) -> None:
    """Play to twenty points, very quickly."""
    page.get_by_role("button", name="More", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Points to win")).to_be_visible()
    expect(dialog.get_by_text("No rule book")).to_be_hidden()
    choose(dialog.get_by_role("radio", name="20"))
    set_pace(dialog, "very fast")
    dialog.get_by_role("button", name="Close").click()


def play(page: Page) -> None:
    """Roll twice a turn, then keep the points, until somebody has won."""
    rolls = 0
    podium = find_podium(page)
    for _ in range(int(PATIENCE_S * 10)):
        if podium.is_visible():
            return
        names = actions(page).all_text_contents()
        if KEEP in names and rolls >= 2:
            actions(page).get_by_text(KEEP).click()
            rolls = 0
        elif ROLL in names:
            rolls = rolls + 1 if KEEP in names else 1
            page.get_by_role("button", name=ROLL).click()
        else:
            wait_for_change(page)
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("kind", ["phone", "desktop"])
def test_it_is_raced_to_the_podium_in_its_own_words(
    kind: str, server: ServerProcess, device: OpenDevice, tmp_path: Path
) -> None:
    page = device(kind, haste=30).new_page()
    is_touched = kind == "phone"
    page.goto(server.url)
    expect(page.get_by_role("button", name="Pig")).to_be_visible()
    check_screen(page, tmp_path / f"{kind}-home.png", is_touched=is_touched)
    page.get_by_role("button", name="Pig").click()
    expect(page.get_by_role("heading", name="Pig", level=1)).to_be_visible()
    set_options(page)
    check_screen(page, tmp_path / f"{kind}-lobby.png", is_touched=is_touched)
    start_race(page)
    expect(page.get_by_text("Your turn, Red!", exact=True)).to_be_visible()
    expect(page.get_by_text("Red has 0 points in this turn. Points: 0, 0.", exact=True)).to_be_visible()
    assert actions(page).all_text_contents() == [ROLL]
    actions(page).get_by_text(ROLL).click()
    story = page.get_by_role("list", name="In words").get_by_role("listitem")
    expect(story.last).to_have_text(re.compile(r"^Red rolled a \d\.$"))
    check_screen(page, tmp_path / f"{kind}-race.png", is_touched=is_touched)
    play(page)
    expect(find_podium(page).get_by_text(re.compile(r"^2\d points first$"))).to_be_visible()
    check_screen(page, tmp_path / f"{kind}-podium.png", is_touched=is_touched)
    record = server.ask("GET", f"/api/tables/{read_code(page)}/races/1.race").text
    assert "game: pig 1\noptions: players=2 starter=1 goal=20" in record


def test_another_language_has_its_english_words(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone", locale="de-DE", haste=30).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Pig").click()
    page.get_by_role("button", name="Los!").click()
    expect(page.get_by_role("button", name=ROLL)).to_be_visible()
    expect(page.get_by_text(re.compile("^Du bist dran, [^!]*!$"))).to_be_visible()


def test_it_is_raced_by_keys(server: ServerProcess, device: OpenDevice) -> None:
    typist = Typist(device("desktop", haste=30).new_page(), "pig")
    typist.page.goto(server.url)
    expect(typist.page.get_by_role("button", name="Pig")).to_be_visible()
    typist.tab_to("Pig")
    typist.press("Enter")
    expect(typist.page.get_by_role("button", name="More", exact=True)).to_be_visible()
    typist.tab_to("Start!")
    typist.press("Enter")
    expect(actions(typist.page)).to_have_text([ROLL])

    def step(_: object) -> None:
        names = actions(typist.page).all_text_contents()
        if not names:
            wait_for_change(typist.page)
            return
        typist.tab_to(KEEP if KEEP in names and typist.random.random() < 0.4 else ROLL)
        typist.press("Enter")

    typist.race(step)
    expect(find_podium(typist.page)).to_be_focused()
    typist.tab_to(AGAIN)
    typist.press("Enter")
    expect(find_podium(typist.page)).to_be_hidden()
    expect(actions(typist.page).or_(typist.page.get_by_text("turn.")).first).to_be_visible()
