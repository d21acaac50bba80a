"""Write a gallery of every screen at three sizes to build/screenshots: `make screenshots`.

A client of the protocol plays each race up to the moment of a picture; the pages watch, and tap where needed.
"""

from __future__ import annotations

import html
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from scripts.node import WEB, find_node
from server.client import Client, ServerProcess
from web.chromium import FLAGS, find_chromium
from web.conftest import DEVICES
from web.driver import CUP, EXTRA_ROLL, ROTATE, SWAP, Robot, Scene
from web.start import start_server
from web.tour import TOWN

ROOT = WEB.parent
FOLDER = ROOT / "build" / "screenshots"
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
SIZES = ("phone", "tablet", "desktop")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Emi", "Flo")
SETTLE_MS = 120
DIALOG_MS = 300
MOST_TURNS = 1000
MEASURE_MS = 60_000
STEPPED_BACK = """() => new Promise((done) => {
    const look = () => (history.state?.layers ? setTimeout(look, 20) : done());
    look();
})"""


class Gallery:
    """Takes screenshots, prints their names, and writes the index page."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.taken: dict[str, dict[str, str]] = {}
        FOLDER.mkdir(parents=True, exist_ok=True)
        for old in FOLDER.glob("*.png"):
            old.unlink()

    def take(self, page: Page, name: str, size: str) -> None:
        """Take one screenshot; print a warning if the page scrolls horizontally."""
        file = f"{name}-{size}.png"
        page.screenshot(path=FOLDER / file)
        self.taken.setdefault(name, {})[size] = file
        print(f"{time.monotonic() - self.began:6.1f} s  {file}", flush=True)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
            print(f"          {file}: the page is wider than the window", flush=True)

    def write_index(self) -> Path:
        """Write the gallery's page."""
        rows = "".join(
            f"<h2>{html.escape(name)}</h2><p>{''.join(_link(*entry) for entry in sizes.items())}</p>\n"
            for name, sizes in self.taken.items()
        )
        style = "body{font-family:sans-serif;background:#ddd}img{height:420px;margin:4px;vertical-align:top}"
        file = FOLDER / "index.html"
        file.write_text(
            f"<!doctype html><html lang=en><meta charset=utf-8><title>Hairpin</title><style>{style}</style>{rows}",
            "utf-8",
        )
        return file


def _link(size: str, file: str) -> str:
    return f'<a href="{file}"><img src="{file}" alt="{size}"></a>'


class Sitting:
    """One table, a client that plays it by the protocol, and pages of all sizes that show it."""

    def __init__(self, gallery: Gallery, client: Client, pages: dict[str, Robot]) -> None:
        self.gallery = gallery
        self.client = client
        self.pages = pages

    def settle(self) -> None:
        """Wait until every page shows the current state of the table."""
        for robot in self.pages.values():
            robot.page.wait_for_timeout(SETTLE_MS)
            for _ in range(3):
                robot.skip()
                robot.page.wait_for_timeout(30)

    def take(self, name: str, act: Callable[[Robot], object] | None = None) -> None:
        """Settle, run `act` on every page, and take its screenshot."""
        self.settle()
        for size, robot in self.pages.items():
            if act:
                act(robot)
                robot.page.wait_for_timeout(SETTLE_MS)
            self.gallery.take(robot.page, name, size)

    def play_until(self, is_it: Callable[[dict[str, Any]], object], random: Random) -> bool:
        """Play until the race meets a condition, over several races if needed; return whether it did."""
        for _ in range(MOST_TURNS):
            if self.client.table["stage"] != "racing":
                self.client.do("start")
            if self.is_ours and is_it(self.client.race):
                return True
            self.act(random)
        return False

    @property
    def is_ours(self) -> bool:
        """Whether a seat of the pages is on turn."""
        return self.client.turn() in self.client.you["seats"]

    def act(self, random: Random) -> None:
        """Roll or move, or wait for a computer."""
        if self.is_ours:
            self.client.act(random)
        else:
            ply = self.client.race["ply"]
            self.client.wait_for_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply)


@contextmanager
def sit(
    gallery: Gallery, browser: Browser, server: ServerProcess, game: str, seats: str, **options: str
) -> Iterator[Sitting]:
    """Open a table, start its race, and show it on a device of each size."""
    code, key = server.open(game, seats, **options)
    pages: dict[str, Robot] = {}
    with server.connect(code, key) as client:
        for seat, name in enumerate(NAMES[: len(seats.split())]):
            client.do("set-seat", seat=seat, name=name)
        client.do("arrange", pace="quick")
        client.do("start")
        contexts = {size: open_device(browser, size) for size in SIZES}
        contexts["sideways"] = open_device(browser, "phone", viewport={"width": 844, "height": 390})
        for size, context in contexts.items():
            pages[size] = Robot(context.new_page(), size, touches=size != "desktop")
            pages[size].page.goto(f"{server.url}/t/{code}#{key}")
        for robot in pages.values():
            robot.wait(lambda scene: scene.turn >= 0 and (scene.is_memo or scene.find(CUP)), "the board")
        yield Sitting(gallery, client, pages)
        for context in contexts.values():
            context.close()


def open_device(browser: Browser, kind: str, **settings: Any) -> BrowserContext:
    """Open a device of a size."""
    context = browser.new_context(**{"locale": "en-GB", **DEVICES[kind], **settings})
    context.set_default_timeout(10_000)
    return context


def close_dialog(page: Page) -> None:
    """Close the dialog on top, and wait until the browser has stepped back over its entry in the history."""
    page.keyboard.press("Escape")
    page.evaluate(STEPPED_BACK)


# --- before the race


def show_home(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Home, lobby and dialogs, in both lights and two languages."""
    code, key = server.open("monza", "here link computer", track="oval")
    with server.connect(code, key) as client:
        client.do("set-seat", seat=0, name="Ada")
        client.do("set-seat", seat=1, name="Ben")
    memo, memo_key = server.open("memo", "here here computer")
    for size in SIZES:
        for suffix, settings in {
            "": {},
            "-dark": {"color_scheme": "dark"},
            "-german": {"locale": "de-DE"},
        }.items():
            context = open_device(browser, size, **settings)
            page = context.new_page()
            page.goto(server.url)
            page.get_by_role("heading", level=1).wait_for()
            gallery.take(page, f"home{suffix}", size)
            page.goto(f"{server.url}/t/{code}#{key}")
            page.get_by_role("article").nth(2).wait_for()
            page.wait_for_timeout(SETTLE_MS)
            gallery.take(page, f"lobby{suffix}", size)
            if not suffix:
                show_dialogs(gallery, page, size)
                page.goto(f"{server.url}/t/{memo}#{memo_key}")
                page.get_by_role("article").nth(2).wait_for()
                gallery.take(page, "lobby-memo", size)
                page.goto(f"{server.url}/t/AAAAAA")
                page.get_by_role("heading", level=1).wait_for()
                gallery.take(page, "no-such-table", size)
            context.close()
        context = open_device(browser, size)
        page = context.new_page()
        page.goto(f"{server.url}/t/{code}")
        page.get_by_role("button", name="Sit here").wait_for()
        gallery.take(page, "lobby-guest", size)
        context.close()


def show_dialogs(gallery: Gallery, page: Page, size: str) -> None:
    """Show the dialogs of the lobby."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(DIALOG_MS)
    gallery.take(page, "more", size)
    page.get_by_role("button", name="Fair start").click()
    page.get_by_role("radio").first.wait_for()
    page.wait_for_timeout(DIALOG_MS)
    gallery.take(page, "fair-start-1-drivers", size)
    page.get_by_role("radio", name="Dizzy").first.check()
    page.get_by_role("button", name="Find a fair start").click()
    page.get_by_role("button", name="Let’s race like this").wait_for(timeout=MEASURE_MS)
    gallery.take(page, "fair-start-2-found", size)
    close_dialog(page)
    page.get_by_role("article").nth(1).get_by_role("button", name="’s link").click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(DIALOG_MS)
    gallery.take(page, "invite", size)
    close_dialog(page)
    for name, button in (
        ("lobby-seat", "race car: pick another one"),
        ("lobby-boards", "Choose another board"),
        ("lobby-starter", "Who goes first?"),
    ):
        page.get_by_role("button", name=button).first.click()
        page.get_by_role("dialog").wait_for()
        page.wait_for_timeout(DIALOG_MS)
        gallery.take(page, name, size)
        close_dialog(page)


# --- rooms beside the tables


def show_free(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show free play: building, circuits, driving."""
    for size in SIZES:
        context = open_device(browser, size)
        page = context.new_page()
        page.goto(f"{server.url}/#/free/{TOWN}")
        page.locator("main .tray").wait_for()
        page.wait_for_timeout(DIALOG_MS)
        gallery.take(page, "free-1-building", size)
        page.get_by_role("button", name="Circuits").click()
        page.wait_for_timeout(DIALOG_MS)
        gallery.take(page, "free-2-circuits", size)
        close_dialog(page)
        page.get_by_role("button", name="Drive!").click()
        page.locator(".pad").wait_for()
        page.get_by_role("button", name="blue car").click()
        page.wait_for_timeout(DIALOG_MS)
        gallery.take(page, "free-3-driving", size)
        context.close()


def show_workshop(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show the workshop: an empty board, the list of boards, an example with its quality, and its dialogs."""
    for size in SIZES:
        context = open_device(browser, size)
        page = context.new_page()
        page.goto(f"{server.url}/#/workshop")
        page.locator("main [data-place]").first.wait_for(state="attached")
        gallery.take(page, "workshop-1-empty", size)
        page.get_by_role("button", name="Boards").click()
        example = page.get_by_role("button", name="Oval")
        example.wait_for()
        gallery.take(page, "workshop-2-boards", size)
        example.click()
        page.get_by_text("Great board!").wait_for(state="attached", timeout=MEASURE_MS)
        gallery.take(page, "workshop-3-oval", size)
        quality = page.get_by_role("button", name="How good is it?")
        if quality.is_visible():
            quality.click()
            gallery.take(page, "workshop-4-quality", size)
        page.get_by_role("button", name="A photo under the drawing").click()
        page.locator("aside input[type=file]").last.set_input_files(WEB.parent / "docs" / "pictures" / "monza-long.jpg")
        page.locator("main image").wait_for()
        gallery.take(page, "workshop-5-photo", size)
        for number, name in enumerate(("Send it", "Print"), start=6):
            page.get_by_role("button", name="Boards").click()
            page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
            page.wait_for_timeout(DIALOG_MS)
            gallery.take(page, f"workshop-{number}-{name.split()[0].lower()}", size)
            close_dialog(page)
        context.close()


def show_history(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show the races of a table, in both lights and two languages, and a table without any."""
    code, key = server.open("monza", "here here computer", track="sprint")
    with server.connect(code, key) as client:
        client.do("arrange", pace="fast")
        for seat, name in enumerate(NAMES[:2]):
            client.do("set-seat", seat=seat, name=name)
        for number in range(12):
            client.do("start")
            client.play(Random(number))
    empty, _ = server.open("monza", "here here", track="oval")
    for size in SIZES:
        for suffix, settings in {"": {}, "-dark": {"color_scheme": "dark"}, "-german": {"locale": "de-DE"}}.items():
            context = open_device(browser, size, **settings)
            page = context.new_page()
            page.goto(f"{server.url}/t/{code}#{key}")
            page.locator(".podium").wait_for()
            page.goto("about:blank")
            page.goto(f"{server.url}/#/history/{code}")
            page.locator("[data-race]").first.wait_for()
            page.wait_for_timeout(SETTLE_MS)
            gallery.take(page, f"history-1-champions{suffix}", size)
            page.locator("[data-race]").first.scroll_into_view_if_needed()
            gallery.take(page, f"history-2-races{suffix}", size)
            page.locator("#kept ~ .acts .btn").last.click()
            page.locator(".acts .yes").scroll_into_view_if_needed()
            gallery.take(page, f"history-3-kept{suffix}", size)
            context.close()
        context = open_device(browser, size)
        page = context.new_page()
        page.goto(f"{server.url}/#/history/{empty}")
        page.locator("#kept").wait_for()
        gallery.take(page, "history-4-empty", size)
        context.close()


def show_replay(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show the replay of a race of each game: a turn with its ways, the dialogs, and the dark."""
    for size in SIZES:
        context = open_device(browser, size)
        page = context.new_page()
        page.goto(f"{server.url}/#/replay")
        page.get_by_role("status").wait_for()
        gallery.take(page, "replay-1-no-race", size)
        for number, (name, turn) in enumerate((("monza-oval", 4), ("memo-road-tiles", 15)), start=2):
            page.locator("input[type=file]").last.set_input_files(PLAYTHROUGHS / f"{name}.race")
            page.get_by_role("slider", name="Turn", exact=True).fill(str(turn))
            page.get_by_role("slider", name="Who might win?").wait_for(timeout=MEASURE_MS)
            page.wait_for_timeout(SETTLE_MS)
            gallery.take(page, f"replay-{number}-{name}", size)
            if name.startswith("memo"):
                page.get_by_role("button", name="What could you remember?").click()
                page.wait_for_timeout(DIALOG_MS)
                gallery.take(page, "replay-4-memory", size)
                close_dialog(page)
            page.get_by_role("button", name="More", exact=True).click()
            page.get_by_role("button", name="Was the luck fair?").click()
            page.wait_for_timeout(DIALOG_MS)
            if name.startswith("memo"):
                gallery.take(page, "replay-5-more", size)
        close_dialog(page)
        page.emulate_media(color_scheme="dark")
        gallery.take(page, "replay-6-dark", size)
        context.close()


# --- races


def lay_some(robot: Robot, most: int = 2) -> None:
    """Lay up to two dice by tapping lit spaces."""
    for _ in range(most):
        places = [place for place in robot.look().places if not place.isSoft]
        if not places:
            return
        robot.press(places[0])
        robot.page.wait_for_timeout(60)


def has_long_route(race: dict[str, Any]) -> bool:
    """Return whether this roll has many routes and a choice at their beginning."""
    if race["awaits_roll"] or not race["plan"]:
        return False
    nodes = race["plan"]["nodes"]
    return len(nodes) > 12 and len(nodes[0]["steps"]) > 1


def choose_extra_roll(robot: Robot) -> None:
    """Take the extra-roll tile and mark two dice."""
    tile = robot.look().find(EXTRA_ROLL)
    if tile:
        robot.press(tile)
        for die in robot.look().starting("die ")[:2]:
            robot.press(die)


def show_monza(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show a race on the oval: before the roll, dice, route, drive, last round, podium."""
    with sit(gallery, browser, server, "monza", "here here computer", track="oval") as sitting:
        sitting.take("oval-1-before-the-roll")
        sitting.take("oval-5-menu", open_menu)
        for robot in sitting.pages.values():
            close_dialog(robot.page)
        random = Random(4)
        sitting.play_until(lambda race: race["ply"] > 4 and has_long_route(race), random)
        sitting.take("oval-2-dice-landed")
        sitting.take("oval-3-half-laid", lay_some)
        sitting.settle()
        sitting.act(random)
        for size, robot in sitting.pages.items():
            robot.page.wait_for_timeout(150)
            gallery.take(robot.page, "oval-4-driving", size)
        if sitting.play_until(lambda race: race["view"]["is_last_round"] and race["awaits_roll"], random):
            sitting.take("oval-6-last-round")
        sitting.client.play(random)
        show_podium(sitting, "oval-7-podium")


def open_menu(robot: Robot) -> None:
    """Open the menu and let it rise."""
    robot.page.get_by_role("button", name="Menu").click()
    robot.page.wait_for_timeout(DIALOG_MS)


def show_podium(sitting: Sitting, name: str) -> None:
    """Show the podium, once everything has arrived on it."""
    for robot in sitting.pages.values():
        robot.wait(lambda scene: scene.is_podium, "the podium")
    for robot in sitting.pages.values():
        robot.page.wait_for_timeout(700)
    sitting.take(name)


def show_live(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show the bar of chances, an owl's hint, and head starts."""
    with sit(gallery, browser, server, "monza", "here here computer", track="oval", grid="A3,B2") as sitting:
        sitting.client.do("arrange", has_bar=True)
        for seat in range(2):
            sitting.client.do("set-seat", seat=seat, is_coached=True)
        sitting.play_until(has_long_route, Random(4))
        for robot in sitting.pages.values():
            robot.page.get_by_role("button", name=re.compile("^Who might win.*%")).wait_for(timeout=MEASURE_MS)
        sitting.take("live-1-bar")
        sitting.take("live-2-hint", ask_owl)
        sitting.take("live-3-chances", open_bar)


def ask_owl(robot: Robot) -> None:
    """Ask the owl, and wait for its hint."""
    robot.page.get_by_role("button", name="Ask the owl").click()
    robot.page.locator("[data-hint]").wait_for(timeout=MEASURE_MS)


def open_bar(robot: Robot) -> None:
    """Show everybody's chances."""
    robot.page.get_by_role("button", name=re.compile("^Who might win")).click()
    robot.page.wait_for_timeout(DIALOG_MS)


def show_first(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Six cars on the board of the first edition, in the dark too."""
    seats = "here here here computer computer computer"
    with sit(gallery, browser, server, "monza", seats, track="first-edition") as sitting:
        sitting.take("first-1-before-the-roll")
        sitting.play_until(lambda race: race["ply"] > 12 and has_long_route(race), Random(2))
        sitting.take("first-2-dice-landed")
        for robot in sitting.pages.values():
            robot.page.emulate_media(color_scheme="dark")
        sitting.take("first-2-dark", lay_some)
        sitting.client.play(Random(5))
        show_podium(sitting, "first-3-podium-dark")


def show_pro(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Professionals on the long track: tiles, extra roll, turbo, bonus."""
    options = {"track": "long", "pro": "yes", "bonus": "yes"}
    with sit(gallery, browser, server, "monza", "here here here here", **options) as sitting:
        random = Random(7)
        sitting.play_until(lambda race: race["view"]["phase"] == "drive" and has_long_route(race), random)
        sitting.take("pro-1-tiles")
        sitting.take("pro-2-extra-roll", choose_extra_roll)
        for robot in sitting.pages.values():
            close_dialog(robot.page)
        if sitting.play_until(lambda race: race["view"]["phase"] == "bonus", random):
            sitting.take("pro-3-bonus")
        if sitting.play_until(find_turbo_route, random):
            route = find_turbo_route(sitting.client.race)
            sitting.take("pro-4-turbo-offered", lambda robot: lay_route(robot, route))
        if sitting.play_until(lambda race: race["view"]["phase"] == "turbo" and race["plan"], random):
            sitting.take("pro-5-turbo")


def find_turbo_route(race: dict[str, Any]) -> list[str]:
    """Return the spaces of a route that uses all six dice, if there is one."""
    nodes = race["plan"]["nodes"] if race["plan"] else []
    ways: list[tuple[int, list[str]]] = [(0, [])] if nodes else []
    while ways:
        at, route = ways.pop()
        if "turbo" in nodes[at]["words"]:
            return route
        steps = [step for step in nodes[at]["steps"] if (step["to"] or 0) > 0 and not step["is_accelerator"]]
        ways += [(step["to"], [*route, step["place"]]) for step in steps]
    return []


def lay_route(robot: Robot, route: list[str]) -> None:
    """Tap the spaces of a route, one after the other."""
    for place in route:
        press_if(robot, lambda scene: next((thing for thing in scene.places if thing.place == place), None))  # noqa: B023


def show_memo(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Memo-Car-Race from the start to the podium."""
    with sit(gallery, browser, server, "memo", "here here here here") as sitting:
        client, random = sitting.client, Random(3)
        sitting.take("memo-1-placing")
        sitting.play_until(lambda race: race["ply"] > 12 and race["view"]["phase"] == "choose", random)
        sitting.take("memo-2-choosing")
        sitting.take("memo-3-swapping", start_swap)
        for robot in sitting.pages.values():
            robot.page.get_by_role("button", name="Never mind").click()
        if sitting.play_until(lambda race: race["view"]["phase"] == "rotate" and len(race["legal"]) > 1, random):
            sitting.take("memo-4-tile-turned")
            sitting.take("memo-5-rotating", turn_round)
        if sitting.play_until(
            lambda race: any(race["view"]["canisters"]) and race["view"]["phase"] == "choose", random
        ):
            sitting.take("memo-6-canister")
        for seat in client.you["seats"]:
            client.do("hand-over", seat=seat)
        client.wait_for_table(lambda table: table["stage"] == "over")
        show_podium(sitting, "memo-7-podium")


def show_receipt(gallery: Gallery, browser: Browser, server: ServerProcess) -> None:
    """Show the receipt of a short race, and a turn of it that is tried again."""
    with sit(gallery, browser, server, "monza", "here here", track="sprint") as sitting:
        sitting.client.play(Random(3))
        show_podium(sitting, "receipt-1-podium")
        for size, robot in sitting.pages.items():
            page = robot.page
            page.get_by_role("button", name="Was it luck?").click()
            page.get_by_role("dialog").get_by_text("This is").wait_for()
            page.wait_for_timeout(DIALOG_MS)
            gallery.take(page, "receipt-2", size)
            page.get_by_role("button", name="Try this turn again").click()
            page.get_by_role("group", name="Just a try").wait_for()
            page.wait_for_timeout(DIALOG_MS)
            gallery.take(page, "receipt-3-trying-again", size)


def start_swap(robot: Robot) -> None:
    """Begin to switch two tiles, and take the first."""
    press_if(robot, lambda scene: scene.find(SWAP))
    press_if(robot, lambda scene: scene.places[len(scene.places) // 2] if scene.places else None)


def turn_round(robot: Robot) -> None:
    """Turn the tile once."""
    press_if(robot, lambda scene: scene.find(ROTATE))


def press_if(robot: Robot, find: Callable[[Scene], Any]) -> None:
    """Press the found element, if any."""
    if thing := find(robot.look()):
        robot.press(thing)
        robot.page.wait_for_timeout(SETTLE_MS)


def main() -> None:
    """Write the gallery."""
    if node := find_node():
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node)
    chromium = find_chromium()
    gallery = Gallery()
    wanted = sys.argv[1:]
    shows = {
        "home": show_home,
        "free": show_free,
        "workshop": show_workshop,
        "replay": show_replay,
        "oval": show_monza,
        "live": show_live,
        "first": show_first,
        "pro": show_pro,
        "memo": show_memo,
        "history": show_history,
        "receipt": show_receipt,
    }
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=FLAGS, env={**os.environ, **chromium.environment}
        )
        for name, show in shows.items():
            if not wanted or name in wanted:
                show(gallery, browser, server)
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures; see {gallery.write_index().relative_to(ROOT)}")


if __name__ == "__main__":
    main()
