"""A race of each game by keyboard only, without a pointer; the focus is always visible."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import FOX, FOX_IS_READY, SPRINT, Robot, Scene, find_podium, read_code, wait_for_change
from web.start import fetch_record

PATIENCE_S = 600.0

FOCUS = """() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const named = active.getAttribute('aria-label') ?? active.labels?.[0]?.textContent ?? active.textContent;
    const name = named.trim();
    const box = (active.closest('label') ?? active).getBoundingClientRect();
    return {
        name, place: active.getAttribute('data-place') ?? '',
        isSeen: active.matches(':focus-visible') && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
        isThing: active.matches('button, input, select, a, summary, [role=button]'),
    };
}"""


class Typist:
    """Plays by keyboard only."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.random = Random(seed)
        self.robot = Robot(page, seed)
        self.unseen: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focus(self) -> str:
        """Return the name of the focused element; record it if its focus is not visible."""
        now = self.page.evaluate(FOCUS)
        if now and now["isThing"] and not now["isSeen"]:
            self.unseen.append(now["name"])
        return now["name"] if now else ""

    def tab_to(self, name: str | re.Pattern[str], most: int = 60) -> None:
        """Press Tab until an element with this name has the focus."""
        for _ in range(most):
            if re.match(name, self.focus()):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name!r}; it is at {self.focus()!r}")

    def open_race(self, url: str, game: str, *, with_fox: bool = False) -> None:
        """Open a table from the home page, set its options and start the race."""
        self.page.goto(url)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        self.tab_to(f"{game} ?[A-Z]")
        self.press("Enter")
        expect(self.page.get_by_role("button", name="Start!")).to_be_visible()
        expect(self.page.get_by_role("button", name="More", exact=True)).to_be_visible()
        self.tab_to("More")
        self.press("Enter")
        self.tab_to("How fast")
        self.press("End")
        expect(self.page.get_by_role("slider", name="How fast")).to_have_attribute("aria-valuetext", "very fast")
        self.press("Escape")
        assert self.focus() == "More", "closing a dialog restores the focus"
        if game == "Monza":
            self.tab_to("Choose another board")
            self.press("Enter")
            self.tab_to("Oval")
            self.press("ArrowRight")
            expect(self.page.get_by_role("radio", name=SPRINT)).to_be_checked()
            self.press("Escape")
        self.tab_to("Name")
        self.press("Enter")
        assert self.focus() == "Name", "the field of the name has the focus"
        self.page.keyboard.type("Ada")
        self.press("Enter")
        expect(self.page.get_by_role("dialog", name="Ada")).to_be_visible()
        self.press("Escape")
        if with_fox:
            self.tab_to("Blue race car")
            self.press("Enter")
            self.tab_to("Flash")
            self.press("ArrowRight")
            expect(self.page.get_by_role("radio", name=FOX)).to_be_checked()
            expect(self.page.get_by_role("dialog").get_by_text(FOX_IS_READY)).to_be_visible()
            self.press("Escape")
        self.tab_to("Start!")
        self.press("Enter")
        expect(self.page.get_by_role("list", name="Who’s playing")).to_be_visible()

    def race(self, step: Callable[[Scene], None]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not (scene := self.robot.look()).is_podium:
            assert time.monotonic() < deadline, (
                f"timeout, the race is not over: {self.robot.describe(scene)}; {self.focus()!r}"
            )
            step(scene)
        assert self.unseen == []
        assert self.robot.alerts == []

    def step_monza(self, scene: Scene) -> None:
        """Press the focused element; the page moves the focus. Sometimes take a die back or press an arrow key."""
        at = self.focus()
        if self.random.random() < 0.08 and scene.starting("Undo"):
            self.press("Backspace")
        elif self.random.random() < 0.1:
            self.press(self.random.choice(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]))
        elif at in ("Roll the dice", "Go! End your turn") or (scene.places and at in [p.name for p in scene.places]):
            self.press("Enter")
        elif scene.places:
            self.press("PageDown")
        elif scene.find("Roll the dice"):
            self.tab_to("Roll the dice")
        elif scene.find("Go! End your turn"):
            self.tab_to("Go!")
        else:
            wait_for_change(self.page)

    def step_memo(self, scene: Scene) -> None:
        """Move the focus to an enabled tile by arrows, rotate a tile, and drive."""
        if scene.find("Drive there"):
            if self.random.random() < 0.3:
                self.tab_to("Spin the tile")
                self.press("Enter")
            self.tab_to("Drive there")
            self.press("Enter")
        elif scene.find("Switch two tiles") and (not scene.places or self.random.random() < 0.1):
            self.press("s")
        elif scene.places:
            # Sometimes a random tile: always the nearest one may lead to an endless loop.
            near, other = self.robot.pick_near(scene), self.random.choice(scene.places)
            place = (near if self.random.random() < 0.5 else other).place
            self.walk(place)
            # A tile that fits in one rotation only is laid automatically in the meantime.
            if place in [thing.place for thing in self.robot.look().places]:
                self.press("Enter")
        else:
            wait_for_change(self.page)

    def walk(self, place: str) -> None:
        """Move the focus to a place by arrows."""
        for _ in range(40):
            now = self.page.evaluate(FOCUS)
            if now is None or not now["place"]:
                self.press("ArrowUp")
                continue
            if now["place"] == place:
                return
            self.press(toward(now["place"], place))
            self.page.wait_for_timeout(5)


def toward(here: str, there: str) -> str:
    """Return the arrow key that moves the focus towards a place."""
    spots = {"red": (0, -1), "blue": (5, 0), "green": (4, 5), "yellow": (-1, 4)}
    x, y = spots.get(here) or ("abcde".index(here[0]), int(here[1]) - 1)
    goal_x, goal_y = spots.get(there) or ("abcde".index(there[0]), int(there[1]) - 1)
    across, down = goal_x - x, goal_y - y
    if here in spots or (there in spots and abs(across) + abs(down) == 1):
        vertical = here in ("red", "green") or there in ("red", "green")
    else:
        vertical = abs(down) > abs(across)
    if vertical and down:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if across > 0 else "ArrowLeft"


def check_end(typist: Typist, server: ServerProcess) -> None:
    """Check that the podium has the focus and keeps it inside, and that one key starts another race."""
    page = typist.page
    expect(find_podium(page)).to_be_focused()
    fetch_record(server, read_code(page))
    for _ in range(12):
        typist.press("Tab")
        outside = "!document.activeElement.closest('.podium') && document.activeElement !== document.body"
        assert not page.evaluate(outside), typist.focus()
    typist.tab_to("Again!")
    typist.press("Enter")
    expect(find_podium(page)).to_be_hidden()
    typist.robot.wait(lambda scene: scene.turn >= 0, "a second race")


def test_monza_is_playable_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    typist = Typist(device("desktop", haste=30).new_page(), "keys")
    typist.open_race(server.url, "Monza")
    typist.race(typist.step_monza)
    check_end(typist, server)


def test_memo_car_race_is_playable_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    typist = Typist(device("desktop", haste=30).new_page(), "keys")
    typist.open_race(server.url, "Rally Run!", with_fox=True)
    typist.race(typist.step_memo)
    check_end(typist, server)


def test_the_menu_and_its_settings_are_operable_by_keyboard(server: ServerProcess, device: OpenDevice) -> None:
    typist = Typist(device("desktop", haste=30).new_page(), "menu")
    typist.open_race(server.url, "Monza")
    page = typist.page
    typist.tab_to("Menu$")
    typist.press("Enter")
    dialog = page.get_by_role("dialog", name="Menu")
    typist.tab_to("Bold symbols")
    typist.press("Enter")
    expect(dialog.get_by_role("button", name="Bold symbols")).to_have_attribute("aria-pressed", "true")
    typist.tab_to("How fast")
    typist.press("Home")
    expect(dialog.get_by_role("slider", name="How fast")).to_have_attribute("aria-valuetext", "very slow")
    typist.tab_to("Keys")
    typist.press("Enter")
    expect(dialog.get_by_text("take back the last die")).to_be_visible()
    typist.tab_to("Leave")
    typist.press("Enter")
    assert typist.focus() == "No, don’t", "the safe choice has the focus"
    typist.press("Enter")
    typist.press("Escape")
    assert typist.focus() == "Menu"
    assert typist.unseen == []
