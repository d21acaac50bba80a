"""A robot that plays on the page: it reads the enabled elements, taps, drags or types, and records sent commands."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, WebSocket, expect

PATIENCE_S = 120.0
MOST_STEPS = 4000
LOOK_AGAIN_MS = 150

# All buttons of the topmost dialog or of the page, each with the point at which it is pressed.
LOOK = """() => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const room = dialogs.at(-1) ?? document.querySelector('.podium') ?? document.body;
    const things = [...room.querySelectorAll('button, [role=button]')].map((element) => {
        const box = (element.querySelector('circle.reach, rect') ?? element).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isLit = !element.disabled && element.getAttribute('aria-disabled') !== 'true';
        const top = isLit && document.elementFromPoint(x, y)?.closest('button, [role=button], dialog, .card');
        return {
            name: element.getAttribute('aria-label') ?? element.textContent.trim(),
            place: element.getAttribute('data-place') ?? '',
            x, y,
            isLit,
            isPressed: element.getAttribute('aria-pressed') === 'true',
            isSoft: element.classList.contains('soft'),
            isFree: !top || top === element || element.contains(top),
            size: Math.min(box.width, box.height),
        };
    });
    return {
        isGliding: document.querySelector('.gliding') !== null,
        things: things.filter(({ size }) => size > 0),
        isPodium: room.matches('.podium'),
        isMemo: document.querySelector('.memo') !== null,
        alert: document.querySelector('[role=alert]')?.textContent.trim() ?? '',
        seats: [...document.querySelectorAll('aside li')].map((seat) => seat.textContent + ' ' +
            [...seat.querySelectorAll('[aria-label]')].map((mark) => mark.getAttribute('aria-label')).join(' ')),
        turn: [...document.querySelectorAll('aside li')].findIndex((seat) => seat.classList.contains('turn')),
    };
}"""

SKIP = """(ms) => {
    const where = document.querySelector('.sentence');
    where?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    where?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return new Promise((resolve) => setTimeout(resolve, ms));
}"""

# Waits until the DOM has changed and the next frame is over, at most `ms` milliseconds.
CHANGE = """(ms) => new Promise((resolve) => {
    const begin = Date.now();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setInterval(() => {
        if (Date.now() - begin < ms) return;
        clearInterval(timer);
        watch.disconnect();
        resolve();
    }, 100);
})"""

# Waits until an element has been in the same place for four frames: after it is laid out, and while a camera moves.
STEADY = """(element) => new Promise((done) => {
    let last = '', times = 0;
    (function look() {
        const { x, y, width, height } = element.getBoundingClientRect(), now = [x, y, width, height].join();
        times = now === last ? times + 1 : 0;
        last = now;
        if (times < 3) requestAnimationFrame(look);
        else done();
    })();
})"""

CUP = "Roll the dice"
FLAG = "Go! End your turn"
TURBO = "Turbo roll: two more dice"
NO_BONUS = "No bonus move"
EXTRA_ROLL = "Extra roll: roll some dice again"
SWAP = "Switch two tiles"
ROTATE = "Spin the tile"
DRIVE = "Drive there"
AGAIN = "Again!"
SPRINT = "Sprint: tiny, over in a few turns"
LONG = "Long track: for professional racers"
BOARDS = (SPRINT, LONG)
FOX = re.compile("^Fox")  # reaches the goal in few turns
FOX_IS_READY = "remembers every tile"

PACES = ("very slow", "slow", "normal", "fast", "very fast")

MEMO_CORNERS = {"red": (0, 0), "blue": (4, 0), "green": (4, 4), "yellow": (0, 4)}


@dataclass(frozen=True)
class Thing:
    """A button on the page."""

    name: str
    place: str
    x: float
    y: float
    isLit: bool  # noqa: N815 - the names of the script `LOOK`
    isPressed: bool  # noqa: N815
    isSoft: bool  # noqa: N815
    isFree: bool  # noqa: N815
    size: float


class Scene(NamedTuple):
    """The state of the page at one moment."""

    things: list[Thing]
    is_podium: bool
    is_memo: bool
    alert: str
    seats: list[str]
    turn: int

    def find(self, name: str) -> Thing | None:
        """Return the enabled button with this name."""
        return next((thing for thing in self.things if thing.name == name and thing.isLit), None)

    def starting(self, *starts: str) -> list[Thing]:
        """Return the enabled buttons whose names start with one of these strings."""
        return [thing for thing in self.things if thing.isLit and thing.name.startswith(starts)]

    @property
    def places(self) -> list[Thing]:
        """Return the enabled spaces, or the enabled tiles of Memo-Car-Race."""
        return [thing for thing in self.things if thing.place and thing.isLit]


class SentFrames:
    """Records the commands that a page sends to the server, each id once, and counts the sockets."""

    def __init__(self, page: Page) -> None:
        self.by_id: dict[str, dict[str, Any]] = {}
        self.sockets = 0
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framesent", self._note)

    def _note(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        self.by_id.setdefault(frame["id"], frame)

    def of_kind(self, *kinds: str) -> list[dict[str, Any]]:
        """Return the commands of these kinds, in order."""
        return [frame for frame in self.by_id.values() if frame["type"] in kinds]

    def words(self, race: int = 1) -> list[str]:
        """Return the words of all moves that were sent in a race."""
        return [word for frame in self.of_kind("move") if frame["race"] == race for word in frame["words"]]


class Robot:
    """Plays the seats of one page."""

    def __init__(self, page: Page, seed: str, *, touches: bool = False, bold: float = 0.6) -> None:
        self.page = page
        self.random = Random(seed)
        self.touches = touches
        self.bold = bold
        self.frames = SentFrames(page)
        self.done: Counter[str] = Counter()
        self.covered: list[str] = []
        self.alerts: list[str] = []
        self.small: dict[str, float] = {}

    # --- input

    def press(self, thing: Thing) -> None:
        """Tap or click the middle of a button; record it if it is covered."""
        if not thing.isFree:
            self.covered.append(thing.name)
        kind = re.sub(r" .*|,.*", "", thing.name) if thing.place else thing.name
        self.small[kind] = min(self.small.get(kind, thing.size), thing.size)
        self.press_at(thing.x, thing.y)

    def press_at(self, x: float, y: float) -> None:
        """Tap or click a point."""
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, piece: Thing, onto: Thing) -> None:
        """Drag a die onto a space with the mouse."""
        mouse = self.page.mouse
        mouse.move(piece.x, piece.y)
        mouse.down()
        mouse.move((piece.x + onto.x) / 2, (piece.y + onto.y) / 2, steps=3)
        mouse.move(onto.x, onto.y, steps=2)
        mouse.up()

    # --- state of the page

    def look(self) -> Scene:
        """Read the state of the page once."""
        while (seen := self.page.evaluate(LOOK))["isGliding"]:
            self.page.wait_for_timeout(50)
        if seen["alert"] and seen["alert"] not in self.alerts:
            self.alerts.append(seen["alert"])
        things = [Thing(**thing) for thing in seen["things"]]
        return Scene(things, seen["isPodium"], seen["isMemo"], seen["alert"], seen["seats"], seen["turn"])

    def wait(self, predicate: Callable[[Scene], object], what: str, *, skip: bool = True) -> Scene:
        """Read the page until the predicate holds; with `skip`, skip animations meanwhile."""
        deadline = time.monotonic() + PATIENCE_S
        while not predicate(scene := self.look()):
            assert time.monotonic() < deadline, f"timeout while waiting for {what}; on the page: {self.describe(scene)}"
            if skip:
                self.skip()
            else:
                wait_for_change(self.page)
        return scene

    def skip(self) -> None:
        """Skip the running animation and wait for a change of the page."""
        self.cut_short()
        wait_for_change(self.page)

    def cut_short(self) -> None:
        """Skip the running animation by a tap beside all buttons."""
        self.page.evaluate(SKIP, 0)

    def read_cars(self) -> str:
        """Return the positions of the cars of Monza on the board, from the SVG."""
        cars = "[...document.querySelectorAll('.cars > g')].map((car) => car.getAttribute('transform')).sort()"
        return " ".join(self.page.evaluate(cars))

    def describe(self, scene: Scene) -> str:
        """Describe the page for a failure message."""
        return f"{self.page.url} turn {scene.turn} {scene.alert!r} {[t.name for t in scene.things if t.isLit]}"

    # --- moves

    def race(self, until: Callable[[Scene], object] = lambda scene: scene.is_podium, most: int = MOST_STEPS) -> Scene:
        """Play until the predicate `until` holds, by default until the podium; bounded in steps and time."""
        deadline = time.monotonic() + PATIENCE_S * 2
        steps = 0
        while steps < most:
            scene = self.look()
            if until(scene):
                return scene
            assert time.monotonic() < deadline, f"timeout: {self.describe(scene)}; done {dict(self.done)}"
            if (did := self.step(scene)) is None:
                self.skip()
            else:
                self.done[did] += 1
                steps += 1
        raise AssertionError(f"the race is not over after {most} steps: {dict(self.done)}")

    def step(self, scene: Scene) -> str | None:
        """Take the next sensible action and return its name; None if no action is enabled."""
        if scene.is_podium:
            return None
        return self.step_memo(scene) if scene.is_memo else self.step_monza(scene)

    def step_monza(self, scene: Scene) -> str | None:
        """Roll, lay a die, or end the turn."""
        dice = scene.starting("die ")
        tile = scene.find(EXTRA_ROLL)
        if tile and tile.isPressed:
            return self.mark_dice(scene, dice)
        if cup := scene.find(CUP):
            return self.do(cup, "roll")
        if no := scene.find(NO_BONUS):
            if scene.places and self.random.random() < 0.7:
                return self.do(self.random.choice(scene.places), "bonus")
            return self.do(no, "no bonus")
        if tile and not scene.starting("Take back"):
            return self.do(tile, "extra roll")
        if turbo := scene.find(TURBO):
            return self.do(turbo, "turbo")
        if (back := scene.starting("Take back")) and self.random.random() < 0.05:
            return self.do(back[0], "take back")
        urged = [place for place in scene.places if not place.isSoft]
        tiles = scene.starting("accelerator")
        if urged and not (tiles and self.random.random() < self.bold * 0.2):
            return self.lay(self.pick_ahead(urged), dice)
        flag = scene.find(FLAG)
        if tiles and scene.places and (not flag or self.random.random() < self.bold):
            return self.lay_tile(self.random.choice(tiles))
        return self.do(flag, "flag") if flag else None

    def pick_ahead(self, places: list[Thing]) -> Thing:
        """Choose a random space, the finish if it is among them."""
        finish = [place for place in places if place.name.startswith("finish")]
        return self.random.choice(finish or places)

    def lay(self, place: Thing, pieces: list[Thing]) -> str:
        """Lay a piece onto a space: by tapping the space, by tapping the piece first, by dragging or by keys."""
        colour = re.sub(r"^finish line, ", "", place.name).split(",")[0]
        fitting = [piece for piece in pieces if piece.name.endswith(colour)]
        way = self.random.choice(("space", "space", "die", "drag", "type"))
        if not fitting or way == "space":
            return self.do(place, "lay by space")
        piece = fitting[0]
        if way == "die":
            self.press(piece)
            lit = [thing for thing in self.look().places if thing.place == place.place]
            return self.do(lit[0], "lay by die") if lit else "tap without effect"
        if way == "drag" and not self.touches:
            self.drag(piece, place)
            return "lay by drag"
        if way == "type" and not self.touches:
            self.page.keyboard.press(colour[0])
            for _ in range(8):
                self.page.keyboard.press("PageDown")
                if self.page.evaluate("document.activeElement?.getAttribute('data-place')") == place.place:
                    self.page.keyboard.press("Enter")
                    return "lay by keys"
        return self.do(place, "lay by space")

    def lay_tile(self, tile: Thing) -> str:
        """Select an accelerator, then tap a space that it enables."""
        self.press(tile)
        lit = self.look().places
        return self.do(self.random.choice(lit), "lay by tile") if lit else "tap without effect"

    def mark_dice(self, scene: Scene, dice: list[Thing]) -> str:
        """Mark some dice for the extra roll, then press the cup."""
        if not any(die.isPressed for die in dice):
            for die in self.random.sample(dice, k=min(len(dice), 3)):
                self.press(die)
            return "mark"
        cup = scene.find(CUP)
        return self.do(cup, "roll again") if cup else "mark"

    def step_memo(self, scene: Scene) -> str | None:
        """Turn up a tile, rotate it, drive, or switch two tiles."""
        drive, rotate, swap = scene.find(DRIVE), scene.find(ROTATE), scene.find(SWAP)
        if drive:
            if rotate and self.random.random() < 0.25:
                return self.do(rotate, "rotate")
            return self.do(drive, "drive")
        if swap and (not scene.places or self.random.random() < 0.05):
            return self.do(swap, "swap")
        if scene.find("Never mind"):
            return self.do(self.random.choice(scene.places), "pick for swap")
        if not scene.places:
            return None
        return self.do(self.pick_near(scene), "tile")

    def pick_near(self, scene: Scene) -> Thing:
        """Choose the enabled tile that is nearest to the goal of this car, sometimes a random one."""
        seat = scene.seats[scene.turn] if 0 <= scene.turn < len(scene.seats) else ""
        goal = re.search(r"canister: off to the (\w+) ", seat)
        column, row = MEMO_CORNERS[goal[1]] if goal else (2, 2)

        def distance(thing: Thing) -> float:
            if not re.fullmatch(r"[a-e][1-5]", thing.place):
                return 0 if goal and thing.place == goal[1] else 3
            return abs("abcde".index(thing.place[0]) - column) + abs(int(thing.place[1]) - 1 - row)

        if self.random.random() < 0.15:
            return self.random.choice(scene.places)
        return min(scene.places, key=distance)

    def do(self, thing: Thing, what: str) -> str:
        """Press a button and return the name of the action."""
        self.press(thing)
        return what


def look_together(*robots: Robot) -> dict[Robot, Scene]:
    """Read the state of several pages."""
    return {robot: robot.look() for robot in robots}


def step_together(scenes: Mapping[Robot, Scene]) -> None:
    """Let every robot take its next action; if none has one, skip animations and wait for a change."""
    done = [(robot, did) for robot, scene in scenes.items() if (did := robot.step(scene)) is not None]
    for robot, did in done:
        robot.done[did] += 1
    if not done:
        for robot in scenes:
            robot.cut_short()
        wait_for_change(next(iter(scenes)).page)


def wait_for_change(page: Page) -> None:
    """Wait until a page has changed; polling it would use more processor time than the page itself."""
    page.evaluate(CHANGE, LOOK_AGAIN_MS)


# --- from the home page to the start


def open_game(page: Page, url: str, title: str) -> None:
    """Open the home page and press the card of a game."""
    page.goto(url)
    page.get_by_role("button", name=re.compile(f"^{re.escape(title)} [A-Z]")).click()
    expect(page.get_by_role("button", name="Start!")).to_be_visible()


def list_seats(page: Page) -> Locator:
    """Return the bays of the lobby, one for each seat."""
    return page.get_by_role("region", name="Seats").get_by_role("article")


def add_seats(page: Page, *kinds: str) -> None:
    """Add seats: `here`, `by link`, `computer`."""
    seats = list_seats(page)
    for kind in kinds:
        before = seats.count()
        page.get_by_role("button", name=kind, exact=True).click()
        expect(seats).to_have_count(before + 1)


def open_seat(page: Page, seat: int) -> Locator:
    """Open the sheet of a seat by a tap on its car, and return it."""
    list_seats(page).nth(seat).get_by_role("button").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def close_dialog(page: Page) -> None:
    """Close the open dialog."""
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def name_seat(page: Page, seat: int, name: str) -> None:
    """Give a seat a name, by a tap on its plate."""
    bay = list_seats(page).nth(seat)
    bay.get_by_role("button", name=re.compile("^Name")).click()
    field = page.get_by_role("dialog").get_by_label("Name", exact=True)
    expect(field).to_be_focused()
    field.fill(name)
    field.press("Enter")
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    close_dialog(page)


def choose_board(page: Page, name: str) -> None:
    """Choose a board by its picture."""
    page.get_by_role("button", name="Choose another board").click()
    choose(page.get_by_role("dialog", name="Board").get_by_role("radio", name=name))
    close_dialog(page)


def set_more(page: Page, *, radios: Iterable[str] = (), switches: Iterable[str] = ()) -> None:
    """Set the board, the variants, and further options in the dialog "More"."""
    options = list(radios)
    variants = page.get_by_role("group", name="Variants")
    for name in switches:
        badge = variants.get_by_role("button", name=name)
        badge.click()
        expect(badge).to_have_attribute("aria-pressed", "true")
    for name in [name for name in options if name in BOARDS]:
        choose_board(page, name)
    page.get_by_role("button", name="More", exact=True).click()
    dialog = page.get_by_role("dialog", name="More")
    for name in [name for name in options if name not in BOARDS]:
        if name in PACES:
            set_pace(dialog, name)
        else:
            choose(dialog.get_by_role("radio", name=name))
    dialog.get_by_role("button", name="Close").click()


def set_pace(dialog: Locator, pace: str) -> None:
    """Set the slider of the pace, and wait until the page shows the new value."""
    slider = dialog.get_by_role("slider", name="How fast should it go?")
    slider.fill(str(PACES.index(pace)))
    expect(slider).to_have_attribute("aria-valuetext", pace)


def choose(radio: Locator) -> None:
    """Check a radio button, and wait until the page shows it as checked."""
    radio.check()
    expect(radio).to_be_checked()


def start_race(page: Page) -> None:
    """Start the race and wait until it is shown."""
    page.get_by_role("button", name="Start!").click()
    expect(page.get_by_role("list", name="Who’s playing")).to_be_visible()


def find_podium(page: Page) -> Locator:
    """Return the dialog that is shown when a race is over."""
    return page.get_by_role("dialog", name="Podium")


def read_code(page: Page) -> str:
    """Return the code of the table from the address of the page."""
    found = re.search(r"/t/([A-Z0-9]+)", page.url)
    assert found, page.url
    return found[1]
