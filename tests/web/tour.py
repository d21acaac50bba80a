"""Visit every screen in any language: elements are found by selectors, not by text. A client plays the races."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from server.client import Client, ServerProcess
from web.driver import SKIP
from web.start import act

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SETTLE_MS = 150
DIALOG_MS = 350
MOST_TURNS = 3000
TOWN = "1.6.dqbhbea2a1agbbrbia2a1achbjbf1l.Town"
RULES = ("monza", "professional", "bonus", "first-edition", "memo")
MEASURED_MS = 240_000
REVIEWED_MS = 90_000
PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"

# Waits for `ms` milliseconds by the clock of the page, and then for the next frame.
REST = "(ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), ms))"


class Homing(Random):
    """Chooses at random, but mostly the tile nearest to the canisters in the middle."""

    def choice(self, words: Any) -> Any:
        turns = [word for word in words if re.fullmatch("turn:[a-e][1-5]", word)]
        if turns and self.random() < 0.8:
            return min(turns, key=lambda word: abs(ord(word[5]) - ord("c")) + abs(int(word[6]) - 3))
        return super().choice(words)


class Tour:
    """Shows all screens on one page: home, rules, free play, workshop, lobbies, games; yields the name of each one.

    A brief tour shows the dialogs of one lobby, and one driver.
    """

    def __init__(self, page: Page, server: ServerProcess, language: str, *, is_brief: bool = False) -> None:
        self.is_brief = is_brief
        self.page = page
        self.server = server
        self.query = f"?language={language}"
        self.place = "/"

    def screens(self, areas: Iterable[str]) -> Iterator[str]:
        """Show all screens of these areas in order."""
        shows = {
            "home": self.show_home,
            "free play": self.show_free_play,
            "workshop": self.show_workshop,
            "lobby": self.show_lobby,
            "Monza": self.show_monza,
            "Memo": self.show_memo,
            "history": self.show_history,
            "receipt": self.show_receipt,
            "replay": self.show_replay,
        }
        for area in areas:
            yield from shows[area]()

    def go(self, path: str) -> None:
        self.page.goto("about:blank")  # a change of the hash alone would not load the page
        path, hash_, rest = path.partition("#")
        self.page.goto(f"{self.server.url}{path}{self.query}{hash_}{rest}")

    def rest(self, ms: int = DIALOG_MS) -> None:
        self.page.evaluate(REST, ms)

    def settle(self, ms: int = SETTLE_MS) -> None:
        self.rest(ms)
        for _ in range(4):
            self.page.evaluate(SKIP, 40)

    def press(self, selector: str, shows: str) -> None:
        """Press the last element that matches, and wait until the expected element is visible."""
        self.page.locator(selector).last.click()
        expect(self.page.locator(shows).last).to_be_visible()
        self.rest()

    def close(self) -> None:
        """Close all open dialogs."""
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
        yield "empty free play"
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
        yield "confirmation before a circuit is deleted"
        self.page.locator("dialog[open] .row .btn").first.click()
        self.page.locator("dialog[open] [readonly]").wait_for()
        self.rest()
        yield "sharing a circuit"
        self.close()
        self.page.locator("footer .go").click()
        self.page.locator(".pad").wait_for()
        self.settle(400)
        yield "one car"
        for car in range(1, 4):
            self.page.locator(".pick").nth(car).click()
        self.page.locator(".pad").nth(3).wait_for()
        self.page.keyboard.down("ArrowUp")
        self.page.wait_for_timeout(600)
        self.page.keyboard.up("ArrowUp")
        yield "four cars"
        for car in range(4):
            self.page.locator(".pick").nth(car).click()
        self.page.locator(".scene .hint").wait_for()
        yield "no car"

    def show_workshop(self) -> Iterator[str]:
        page, chosen = self.page, self.page.locator("main .signs .btn")
        self.go("/#/workshop")
        page.locator("main .table [data-place]").first.wait_for(state="attached")
        self.settle(400)
        yield "empty workshop"
        page.locator("header .acts button").nth(2).click()
        page.locator("dialog[open] .examples button").nth(2).wait_for()
        self.rest()
        yield "boards of the workshop"
        page.locator("dialog[open] form .go").click()
        page.locator("dialog[open] li > button").nth(2).click()
        page.locator("dialog[open] .stay").scroll_into_view_if_needed()
        yield "confirmation before a board is deleted"
        page.locator("dialog[open] .examples button").first.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        marks = page.locator("aside svg.good, aside svg.fair, aside svg.poor")
        expect(marks.first).to_be_attached(timeout=MEASURED_MS)
        self.settle()
        yield "a board in the workshop"
        for number, sign in enumerate(("lanes", "start and finish", "shape", "no faults")):
            chosen.nth(number).click()
            self.settle()
            yield f"{sign} in the workshop"
        chosen.nth(3).click()
        for number, (name, shown) in enumerate((("sharing a board", "[readonly]"), ("a print", "[type=radio]"))):
            page.locator("header .acts button").nth(2).click()
            page.locator("dialog[open] .row .btn").nth(number).click()
            page.locator(f"dialog[open] {shown}").first.wait_for()
            self.rest()
            yield name
            self.close()
        page.locator("header .acts button").nth(3).click()
        self.settle()
        yield "a photo under the drawing"
        page.locator("header .acts button").nth(3).click()
        if page.locator("footer .narrow").is_visible():
            page.locator("footer .narrow").click()
        self.settle()
        yield "quality of a board"

    def show_lobby(self) -> Iterator[str]:
        for game, seats, options in (
            ("monza", "here link computer", {"track": "long", "pro": "yes", "bonus": "yes"}),
            ("memo", "here link computer", {}),
        ):
            code, key = self.server.open(game, seats, **options)
            self.enter(f"/t/{code}#{key}")
            yield f"lobby of {game}"
            if game == "monza" or not self.is_brief:
                yield from self.show_dialogs(game)
            self.watch_lobby(code)
            yield f"lobby of {game} for a viewer"
        yield from self.show_shelf()
        yield from self.show_admission(code, key)

    def show_dialogs(self, game: str) -> Iterator[str]:
        """Show the drivers and all dialogs of a lobby."""
        yield from self.show_drivers(game)
        for name, button in (
            ("invitation", "header .code"),
            ("options", "header .more"),
            *([("fair start", "header .more")] if game == "monza" else []),
            ("seat of a person", "article:first-of-type .car"),
            ("seat by link", "article:nth-of-type(2) .car"),
            ("link of a seat", "article .link"),
            ("who starts", ".garage > .line"),
        ):
            self.press(button, "dialog[open]")
            if name == "fair start":
                self.press("dialog[open] .tiles button[aria-haspopup=dialog]", "dialog[open] input[type=radio]")
            yield f"{name} in the lobby of {game}"
            self.close()

    def show_shelf(self) -> Iterator[str]:
        """Show the boards to choose from, a full garage, and the last evening at a new table."""
        code, key = self.server.open("monza", "here here link computer computer computer", track="first-edition")
        with self.server.connect(code, key) as host:
            for seat, name in enumerate(NAMES[:2]):
                host.do("set-seat", seat=seat, name=name)
            self.enter(f"/t/{code}#{key}")
            yield "full garage"
            self.press(".game button.lying", "dialog[open]")
            expect(self.page.locator("dialog[open] label svg")).not_to_have_count(0)
            yield "boards"
            self.close()
            host.do("start")
            self.page.locator("aside li").first.wait_for()
        code, key = self.server.open("monza", "here computer", track="oval")
        self.enter(f"/t/{code}#{key}", seats=2)
        self.page.locator(".offer").wait_for()
        yield "offer of the last evening"
        self.press(".offer .icon", "dialog[open]")
        yield "last evenings"
        self.press("dialog[open] .offer .icon", "dialog[open] .undo")
        yield "forgotten evening"
        self.close()

    def show_admission(self, code: str, key: str) -> Iterator[str]:
        """Show how a player is sent away, and a locked table to its host, a viewer and a newcomer."""
        with self.server.connect(code, key) as host:
            link = host.you["links"]["1"]
            with self.server.connect(code, link.partition("#")[2]) as player:
                player.do("set-seat", seat=1, name=NAMES[1])
                self.enter(f"/t/{code}#{key}")
                self.press("article:nth-of-type(2) .car", "dialog[open]")
                self.press("dialog[open] .acts button:last-child", "dialog[open] .stay")
                self.page.locator("dialog[open] .stay").scroll_into_view_if_needed()
                yield "question before a player is sent away"
            self.watch_lobby(code)
            host.do("lock", is_locked=True)
            self.page.locator("header .sign").wait_for()
            yield "locked lobby for a viewer"
        self.go(f"/t/{code}")
        self.page.locator("main .lock").wait_for()
        yield "locked table for a newcomer"

    def enter(self, path: str, seats: int = 3) -> None:
        """Open a lobby and wait until its seats and its board are shown."""
        self.go(path)
        self.page.locator("article").nth(seats - 1).wait_for()
        expect(self.page.locator(".game .lying svg")).not_to_have_count(0)
        self.settle()
        self.uncover()

    def watch_lobby(self, code: str) -> None:
        """Open a lobby as a viewer: without the keys that the browser keeps."""
        self.page.evaluate("code => localStorage.removeItem(`hairpin/keys/${code}`)", code)
        self.go(f"/t/{code}")
        self.page.locator("article").nth(2).wait_for()
        expect(self.page.locator("footer :is(.wait, section)")).to_be_visible()
        self.settle()
        self.uncover()

    def uncover(self) -> None:
        """Scroll to the end of the page, where the start button covers no other element."""
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")

    def show_drivers(self, game: str) -> Iterator[str]:
        """Select one driver after the other in the sheet of its seat, in ascending strength, or one with a dial."""
        self.press("article:nth-of-type(3) .car", "dialog[open] .picker")
        faces = self.page.locator("dialog[open] .picker input[type=radio]")
        for number in [1] if self.is_brief else range(faces.count()):
            faces.nth(number).check()
            expect(self.page.locator("dialog[open] .picker label").nth(number)).to_have_class(re.compile("chosen"))
            yield f"driver {number + 1} in the lobby of {game}"
        self.close()

    def show_monza(self) -> Iterator[str]:
        options = {"track": "long", "pro": "yes", "bonus": "yes", "grid": "A3,B2"}
        code, key = self.server.open("monza", "here here here computer", **options)
        with self.server.connect(code, key) as client:
            client.do("arrange", has_bar=True)
            for seat in range(3):
                client.do("set-seat", seat=seat, is_coached=True)
            self.start(client, code, key)
            yield "before the roll"
            self.press("aside .buttons button", "dialog[open]")
            yield "menu of the race"
            self.press("dialog[open] .tiles > button:nth-last-child(2)", "dialog[open] .stay")
            self.page.locator("dialog[open] .stay").scroll_into_view_if_needed()
            yield "confirmation before a race is stopped"
            self.close()
            random = Random(7)
            self.play_until(client, has_choice, random)
            self.page.locator(".tray button.die").nth(5).wait_for()
            self.settle(1200)
            yield "dice and tiles"
            self.page.locator("button.owl").click()
            expect(self.page.locator("button.owl[aria-pressed=true]")).to_be_visible(timeout=MEASURED_MS)
            self.rest()
            yield "hint of the owl"
            self.press("button.bar", "dialog[open] .track")
            yield "chances of winning"
            self.close()
            self.play_until(client, lambda race: race["view"]["phase"] == "bonus", random)
            self.page.locator("[data-place].target").first.wait_for()
            yield "bonus move"
            self.page.goto("about:blank")
            client.drain()
            while client.table["stage"] == "racing":
                self.go_on(client, random)
            self.go(self.place)
            yield from self.show_podium("Monza")

    def show_memo(self) -> Iterator[str]:
        code, key = self.server.open("memo", "here here here here")
        with self.server.connect(code, key) as client:
            self.start(client, code, key)
            yield "placing"
            random = Homing(3)
            self.play_until(client, lambda race: race["ply"] > 12 and race["view"]["phase"] == "choose", random)
            yield "choosing a tile"
            self.play_until(client, lambda race: race["view"]["phase"] == "rotate" and len(race["legal"]) > 1, random)
            self.page.locator(".go.side").wait_for()
            yield "turning a tile"
            self.play_until(
                client, lambda race: any(race["view"]["canisters"]) and race["view"]["phase"] == "choose", random
            )
            yield "canister"
            waiting = client.turn()
            for seat in client.you["seats"]:
                if seat != waiting:
                    client.do("hand-over", seat=seat)
            self.page.locator("div.card[role=status]").wait_for()
            self.settle()
            yield "computers drive for others"
            self.page.goto("about:blank")
            client.do("hand-over", seat=waiting)
            client.wait_for_table(lambda table: table["stage"] == "over")
            self.go(self.place)
            yield from self.show_podium("a rally")

    def show_history(self) -> Iterator[str]:
        """Show the races of a table, how they are deleted, and a table without any."""
        code, key = self.server.open("monza", "here here computer", track="sprint")
        with self.server.connect(code, key) as client:
            client.do("arrange", pace="fast")
            for seat, name in enumerate(NAMES[:2]):
                client.do("set-seat", seat=seat, name=name)
            for number in range(8):
                client.do("start")
                client.play(Random(number))
        self.enter_podium(code, key)
        self.go(f"/#/history/{code}")
        expect(self.page.locator("[data-race]")).to_have_count(6)
        self.settle(400)
        yield "history"
        self.page.locator("#kept ~ .acts .btn").last.click()
        self.page.locator(".acts .stay").scroll_into_view_if_needed()
        yield "question before a history is deleted"
        self.page.locator(".acts .yes").click()
        expect(self.page.locator("[data-race]")).to_have_count(0)
        self.settle()
        yield "empty history"

    def enter_podium(self, code: str, key: str) -> None:
        """Open a table after a race, so that the browser has its key."""
        self.go(f"/t/{code}#{key}")
        expect(self.page.locator(".podium")).to_be_visible()

    def show_receipt(self) -> Iterator[str]:
        """Show the receipt of a short race, and a turn of it that is tried again."""
        code, key = self.server.open("monza", "here here", track="sprint")
        with self.server.connect(code, key) as client:
            for seat, name in enumerate(NAMES[:2]):
                client.do("set-seat", seat=seat, name=name)
            client.do("start")
            client.play(Random(3))
        self.go(f"/t/{code}#{key}")
        self.page.locator(".podium .tiles .btn").first.click()
        self.page.locator("dialog[open] section li").first.wait_for(timeout=REVIEWED_MS)
        self.rest()
        yield "receipt"
        self.press("dialog[open] .ways .go", "aside .practice")
        self.settle()
        yield "a turn that is tried again"

    def show_replay(self) -> Iterator[str]:
        """Show the room without a race, a race of each game at some turn, and its dialogs."""
        self.go("/#/replay")
        self.page.locator("main input[type=file]").wait_for(state="attached")
        yield "no race to watch"
        for game, turn in (("monza-sprint", 2), ("memo-open-roads", 9)):
            self.page.locator("input[type=file]").last.set_input_files(PLAYTHROUGHS / f"{game}.race")
            slider = self.page.locator("footer input[type=range]")
            expect(slider).to_have_value("0")
            slider.fill(str(turn))
            self.page.locator("aside [role=slider]").wait_for(timeout=REVIEWED_MS)
            self.settle()
            yield f"turn {turn} of {game}"
            if game == "memo-open-roads":
                self.press("aside header button", "dialog[open]")
                yield "what could be remembered"
                self.close()
                self.press("footer .count", "dialog[open]")
                yield "all turns"
                self.close()
            self.press(".replay > header button", "dialog[open]")
            self.page.locator("dialog[open] button:not(.icon, .go)").first.click()
            self.page.locator("dialog[open] [role=status]").wait_for()
            yield f"more of {game}"

    def start(self, client: Client, code: str, key: str) -> None:
        for seat, name in enumerate(NAMES):
            client.do("set-seat", seat=seat, name=name)
        client.do("arrange", pace="quick")
        client.do("start")
        self.place = f"/t/{code}#{key}"
        self.watch_race()
        self.settle()

    def watch_race(self) -> None:
        """Show the current state of the race."""
        self.go(self.place)
        self.page.locator("aside li").first.wait_for()
        self.page.locator("main svg").first.wait_for()

    def play_until(self, client: Client, predicate: Callable[[dict[str, Any]], object], random: Random) -> None:
        """Play until the predicate holds, through several races if necessary; the page is blank meanwhile."""
        self.page.goto("about:blank")
        client.drain()
        for _ in range(MOST_TURNS):
            if client.table["stage"] != "racing":
                client.do("start")
            if client.turn() in client.you["seats"] and predicate(client.race):
                self.watch_race()
                self.settle(400)
                return
            self.go_on(client, random)
        raise AssertionError("the predicate never held")

    def go_on(self, client: Client, random: Random) -> None:
        """Act for a seat of this client, or wait until another seat has acted."""
        if client.turn() in client.you["seats"]:
            act(client, random)
        else:
            ply = client.race["ply"]
            client.wait_for_table(lambda table: table["stage"] != "racing" or table["race"]["ply"] != ply)

    def show_podium(self, of: str) -> Iterator[str]:
        for _ in range(200):
            if self.page.locator(".podium").count():
                break
            self.settle()
        expect(self.page.locator(".podium")).to_be_visible()
        self.rest(1800)
        yield f"podium of {of}"


def has_choice(race: dict[str, Any]) -> bool:
    """Return whether dice are to be laid and there is more than one way to lay them."""
    return race["view"]["phase"] == "drive" and bool(race["plan"]) and len(race["plan"]["nodes"][0]["steps"]) > 1
