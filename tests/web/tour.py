"""A tour of every screen in any language: nothing is found by its words. A guest at the protocol drives the races."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from server.client import Client, ServerProcess
from web.driver import SKIP
from web.house import act

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SETTLE_MS = 150
DIALOG_MS = 350
MOST_TURNS = 3000
TOWN = "1.6.dqbhbea2a1agbbrbia2a1achbjbf1l.Town"
RULES = ("monza", "professional", "bonus", "first-edition", "memo")
MEASURED_MS = 240_000

# Some time of the page's own, and all that it had to do in it.
REST = "(ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), ms))"


class Homing(Random):
    """Chooses at random, but mostly the tile nearest to the canisters in the middle."""

    def choice(self, words: Any) -> Any:
        turns = [word for word in words if re.fullmatch("turn:[a-e][1-5]", word)]
        if turns and self.random() < 0.8:
            return min(turns, key=lambda word: abs(ord(word[5]) - ord("c")) + abs(int(word[6]) - 3))
        return super().choice(words)


class Tour:
    """Leads one page through home, rules, lobbies, both games and their podiums; gives each screen's name."""

    def __init__(self, page: Page, house: ServerProcess, language: str) -> None:
        self.page = page
        self.house = house
        self.query = f"?language={language}"
        self.place = "/"

    def screens(self, rooms: Iterable[str]) -> Iterator[str]:
        """Show one screen after the other, room by room."""
        shows = {
            "home": self.show_home,
            "free play": self.show_free_play,
            "workshop": self.show_workshop,
            "lobby": self.show_lobby,
            "Monza": self.show_monza,
            "Memo": self.show_memo,
        }
        for room in rooms:
            yield from shows[room]()

    def go(self, path: str) -> None:
        self.page.goto("about:blank")  # or a change of the hash alone would load nothing
        path, hash_, rest = path.partition("#")
        self.page.goto(f"{self.house.url}{path}{self.query}{hash_}{rest}")

    def rest(self, ms: int = DIALOG_MS) -> None:
        self.page.evaluate(REST, ms)

    def settle(self, ms: int = SETTLE_MS) -> None:
        self.rest(ms)
        for _ in range(4):
            self.page.evaluate(SKIP, 40)

    def press(self, selector: str, shows: str) -> None:
        """Press the last thing of a kind, and see what it shows."""
        self.page.locator(selector).last.click()
        expect(self.page.locator(shows).last).to_be_visible()
        self.rest()

    def close(self) -> None:
        """Close whatever lies open."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            self.rest()

    def show_home(self) -> Iterator[str]:
        self.go("/")
        self.page.locator("h1").first.wait_for()
        self.settle()
        yield "home"
        self.go("/t/AAAAAA")
        self.page.locator("h1").first.wait_for()
        yield "no such table"
        for rules in RULES:
            self.go(f"/#/rules/{rules}")
            self.page.locator("dialog[open] h2").first.wait_for()
            expect(self.page.locator("dialog[open] .pictures:not(:has(svg))")).to_have_count(0)
            self.settle()
            yield f"rules of {rules}"

    def show_free_play(self) -> Iterator[str]:
        self.go("/#/free")
        self.page.locator("main [data-place]").first.wait_for()
        self.settle()
        yield "free play before anything is laid"
        self.go(f"/#/free/{TOWN}")
        self.page.locator("main .tray").wait_for()
        self.settle(400)
        yield "building in free play"
        self.press("header .acts button", "dialog[open]")
        self.page.locator("dialog[open] form button").first.click()
        self.page.locator("dialog[open] li").wait_for()
        yield "circuits"
        self.page.locator("dialog[open] li > button").nth(2).click()
        self.page.locator("dialog[open] .stay").scroll_into_view_if_needed()
        yield "a circuit that is to be thrown away"
        self.page.locator("dialog[open] .row .btn").first.click()
        self.page.locator("dialog[open] [readonly]").wait_for()
        self.rest()
        yield "a circuit for others"
        self.close()
        self.page.locator("footer .go").click()
        self.page.locator(".pad").wait_for()
        self.settle(400)
        yield "driving alone"
        for car in range(1, 4):
            self.page.locator(".pick").nth(car).click()
        self.page.locator(".pad").nth(3).wait_for()
        self.page.keyboard.down("ArrowUp")
        self.page.wait_for_timeout(600)
        self.page.keyboard.up("ArrowUp")
        yield "four drive"
        for car in range(4):
            self.page.locator(".pick").nth(car).click()
        self.page.locator(".scene .hint").wait_for()
        yield "nobody drives"

    def show_workshop(self) -> Iterator[str]:
        page, chosen = self.page, self.page.locator("main .signs .btn")
        self.go("/#/workshop")
        page.locator("main .table [data-place]").first.wait_for(state="attached")
        self.settle(400)
        yield "workshop before anything is drawn"
        page.locator("header .acts button").nth(2).click()
        page.locator("dialog[open] .examples button").nth(2).wait_for()
        self.rest()
        yield "boards of the workshop"
        page.locator("dialog[open] form .go").click()
        page.locator("dialog[open] li > button").nth(2).click()
        page.locator("dialog[open] .stay").scroll_into_view_if_needed()
        yield "a board that is to be thrown away"
        page.locator("dialog[open] .examples button").first.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        marks = page.locator("aside svg.good, aside svg.fair, aside svg.poor")
        expect(marks.first).to_be_attached(timeout=MEASURED_MS)
        yield "a board in the workshop"
        for number, sign in enumerate(("lanes", "start and finish", "shape", "nothing to mend")):
            chosen.nth(number).click()
            self.settle()
            yield f"{sign} in the workshop"
        chosen.nth(3).click()
        for number, (name, shown) in enumerate((("a board for others", "[readonly]"), ("a print", "[type=radio]"))):
            page.locator("header .acts button").nth(2).click()
            page.locator("dialog[open] .row .btn").nth(number).click()
            page.locator(f"dialog[open] {shown}").first.wait_for()
            self.rest()
            yield name
            self.close()
        page.locator("header .acts button").nth(3).click()
        self.settle()
        yield "a photo to draw after"
        page.locator("header .acts button").nth(3).click()
        if page.locator("footer .narrow").is_visible():
            page.locator("footer .narrow").click()
        self.settle()
        yield "how good a board is"

    def show_lobby(self) -> Iterator[str]:
        for game, seats, options in (
            ("monza", "here link computer", {"track": "long", "pro": "yes", "bonus": "yes"}),
            ("memo", "here link computer", {}),
        ):
            code, key = self.house.open(game, seats, **options)
            self.enter(f"/t/{code}#{key}")
            yield f"lobby of {game}"
            yield from self.show_drivers(game)
            for name, button in (
                ("invitation", "header .code"),
                ("options", ".game .row .btn:first-child"),
                ("link of a seat", "article .btn:has(.word)"),
            ):
                self.press(button, "dialog[open]")
                yield f"{name} in the lobby of {game}"
                self.close()
            self.enter(f"/t/{code}")
            yield f"lobby of {game} for a guest"

    def enter(self, path: str) -> None:
        """Go to a lobby, and see it with everything that its games offer."""
        self.go(path)
        self.page.locator("article").nth(2).wait_for()
        self.page.locator("article .picker").first.wait_for()
        self.settle()
        self.uncover()

    def uncover(self) -> None:
        """Scroll to the end, where the start button covers nothing."""
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")

    def show_drivers(self, game: str) -> Iterator[str]:
        """Choose one driver after the other, from the weakest on."""
        faces = self.page.locator("article .picker input[type=radio]")
        for number in range(faces.count()):
            faces.nth(number).check()
            expect(self.page.locator("article .picker label").nth(number)).to_have_class(re.compile("chosen"))
            self.uncover()
            yield f"driver {number + 1} in the lobby of {game}"

    def show_monza(self) -> Iterator[str]:
        options = {"track": "long", "pro": "yes", "bonus": "yes"}
        code, key = self.house.open("monza", "here here here computer", **options)
        with self.house.connect(code, key) as guest:
            self.start(guest, code, key)
            yield "before the roll"
            self.press("aside .buttons button", "dialog[open]")
            yield "menu of the race"
            self.press("dialog[open] .row button", "dialog[open] .stay")
            self.page.locator("dialog[open] .stay").scroll_into_view_if_needed()
            yield "asked twice"
            self.close()
            random = Random(7)
            self.play_until(guest, has_choice, random)
            self.page.locator(".tray button.die").nth(5).wait_for()
            self.settle(1200)
            yield "dice and tiles"
            self.play_until(guest, lambda race: race["view"]["phase"] == "bonus", random)
            self.page.locator("[data-place].target").first.wait_for()
            yield "bonus move"
            self.page.goto("about:blank")
            guest.drain()
            while guest.table["stage"] == "racing":
                self.go_on(guest, random)
            self.go(self.place)
            yield from self.show_podium("Monza")

    def show_memo(self) -> Iterator[str]:
        code, key = self.house.open("memo", "here here here here")
        with self.house.connect(code, key) as guest:
            self.start(guest, code, key)
            yield "placing"
            random = Homing(3)
            self.play_until(guest, lambda race: race["ply"] > 12 and race["view"]["phase"] == "choose", random)
            yield "choosing a tile"
            self.play_until(guest, lambda race: race["view"]["phase"] == "rotate" and len(race["legal"]) > 1, random)
            self.page.locator(".go.side").wait_for()
            yield "turning a tile"
            self.play_until(
                guest, lambda race: any(race["view"]["canisters"]) and race["view"]["phase"] == "choose", random
            )
            yield "canister"
            waiting = guest.turn()
            for seat in guest.you["seats"]:
                if seat != waiting:
                    guest.do("hand-over", seat=seat)
            self.page.locator("div.card[role=status]").wait_for()
            self.settle()
            yield "computers drive"
            self.page.goto("about:blank")
            guest.do("hand-over", seat=waiting)
            guest.wait_for_table(lambda table: table["stage"] == "over")
            self.go(self.place)
            yield from self.show_podium("a rally")

    def start(self, guest: Client, code: str, key: str) -> None:
        for seat, name in enumerate(NAMES):
            guest.do("set-seat", seat=seat, name=name)
        guest.do("arrange", pace="quick")
        guest.do("start")
        self.place = f"/t/{code}#{key}"
        self.watch_race()
        self.settle()

    def watch_race(self) -> None:
        """Show the race as it stands."""
        self.go(self.place)
        self.page.locator("aside li").first.wait_for()
        self.page.locator("main svg").first.wait_for()

    def play_until(self, guest: Client, is_it: Callable[[dict[str, Any]], object], random: Random) -> None:
        """Play on until the race looks so, from race to race if need be; nobody watches meanwhile."""
        self.page.goto("about:blank")
        guest.drain()
        for _ in range(MOST_TURNS):
            if guest.table["stage"] != "racing":
                guest.do("start")
            if guest.turn() in guest.you["seats"] and is_it(guest.race):
                self.watch_race()
                self.settle(400)
                return
            self.go_on(guest, random)
        raise AssertionError("the race never looked so")

    def go_on(self, guest: Client, random: Random) -> None:
        """Act for a seat of one's own, or wait for another one."""
        if guest.turn() in guest.you["seats"]:
            act(guest, random)
        else:
            ply = guest.race["ply"]
            guest.wait_for_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply)

    def show_podium(self, of: str) -> Iterator[str]:
        for _ in range(200):
            if self.page.locator(".podium").count():
                break
            self.settle()
        expect(self.page.locator(".podium")).to_be_visible()
        self.rest(1800)
        yield f"podium of {of}"


def has_choice(race: dict[str, Any]) -> bool:
    """Say whether dice are to be laid, and the car does not drive by itself."""
    return race["view"]["phase"] == "drive" and bool(race["plan"]) and len(race["plan"]["nodes"][0]["steps"]) > 1
