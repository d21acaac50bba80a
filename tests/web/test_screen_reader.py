"""A race of each game by roles and accessible names only, as a screen reader presents the page."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Locator, Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import (
    FOX,
    FOX_IS_READY,
    SPRINT,
    choose_board,
    close_dialog,
    open_seat,
    read_code,
    wait_for_change,
)
from web.start import fetch_record, kill_server, take_turn
from web.watch import Watch

PATIENCE_S = 600.0
CORNERS = {"red": "a1", "blue": "e1", "green": "e5", "yellow": "a5"}


# Records every paragraph that is added to the log, even if it is removed soon; a screen reader announces all of them.
RECORD_LOG = """if (location.protocol.startsWith('http')) {
    window.announced = [];
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            if (!(target instanceof Element) || !target.closest('[role=log]')) continue;
            for (const node of addedNodes) if (node.nodeName === 'P') announced.push(node.textContent);
        }
    }).observe(document, { childList: true, subtree: true });
}"""


class Listener:
    """Plays by roles and names: headings, buttons and lists, and the announcements of the log."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.page.add_init_script(RECORD_LOG)
        self.random = Random(seed)
        self.announced: list[str] = []

    @property
    def words(self) -> Locator:
        """The description of the board in words."""
        return self.page.get_by_role("region", name="In words")

    @property
    def ways(self) -> Locator:
        """The buttons of the offered moves."""
        return self.words.get_by_role("list", name="What you can do").get_by_role("button")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def open_race(self, url: str, game: str, *, with_fox: bool = False) -> None:
        """Open a table of a game, start the race and show the description in words."""
        self.page.goto(url)
        self.page.get_by_role("list", name="What should we play?").get_by_role(
            "button", name=re.compile(f"^{game} [A-Z]")
        ).click()
        expect(self.page.get_by_role("heading", level=1)).to_be_focused()
        if with_fox:
            sheet = open_seat(self.page, 1)
            sheet.get_by_role("group", name="Which driver?").get_by_role("radio", name=FOX).check()
            expect(sheet.get_by_role("status").filter(has_text=FOX_IS_READY)).to_be_visible()
            close_dialog(self.page)
        if game == "Monza":
            choose_board(self.page, SPRINT)
        self.button("More").click()
        options = self.page.get_by_role("dialog", name="More")
        options.get_by_role("slider", name="How fast should it go?").press("End")
        options.get_by_role("button", name="Close").click()
        self.button("Start!").click()
        self.button("In words").click()
        expect(self.words).to_be_visible()

    def listen(self) -> None:
        """Collect the announcements since the last call, in order."""
        self.announced += self.page.evaluate("announced.splice(0)")

    def race(self, names: tuple[str, ...]) -> None:
        """Press a move of the list, or else an enabled button with one of these names, until the podium."""
        deadline = time.monotonic() + PATIENCE_S
        podium = self.page.get_by_role("dialog", name="Podium")
        while not podium.is_visible():
            assert time.monotonic() < deadline, (
                f"timeout, the race is not over; {self.words.inner_text()!r}; {self.announced[-8:]}"
            )
            self.listen()
            if not self.act(names):
                wait_for_change(self.page)
        self.listen()

    def act(self, names: tuple[str, ...]) -> bool:
        ways = self.ways.filter(visible=True)
        if called := ways.all_inner_texts():
            self.press(ways.nth(self.choose(called)))
            return True
        for name in names:
            offered = self.page.get_by_role("button", name=name, exact=True, disabled=False)
            if offered.count():
                self.press(offered)
                return True
        return False

    def choose(self, ways: list[str]) -> int:
        """Choose one of the moves by their names."""
        return self.random.randrange(len(ways))

    def press(self, button: Locator) -> None:
        """Press a button if it still exists; the race may have continued in the meantime."""
        try:
            button.click(timeout=5_000, force=True)
        except Exception:
            self.page.wait_for_timeout(30)


def check_end(listener: Listener, server: ServerProcess) -> None:
    """Check that the podium names the winner, that the win was announced, and that another race can be started."""
    page = listener.page
    podium = page.get_by_role("dialog", name="Podium")
    expect(podium).to_be_focused()
    winner = podium.get_by_role("heading", level=1).inner_text()
    listener.listen()
    assert [line for line in listener.announced if line.startswith(winner)] != []
    assert fetch_record(server, read_code(page)).words
    podium.get_by_role("button", name="Again!").click()
    expect(podium).to_be_hidden()
    expect(listener.words).to_be_visible()


def test_monza_is_playable_by_roles_and_names(server: ServerProcess, device: OpenDevice) -> None:
    listener = Listener(device("desktop", haste=30).new_page(), "ears")
    listener.open_race(server.url, "Monza")
    expect(listener.words).to_contain_text("is at the start.")
    expect(listener.words).to_contain_text(re.compile("Straight ahead: (white|purple)"))
    listener.race(("Roll the dice", "Go! End your turn"))
    log = "\n".join(listener.announced)
    assert re.search(r"^\w+ rolls (\w+, )+\w+ and \w+\.$", log, re.MULTILINE), log
    assert re.search(r"^\w+ drives over .*, and is now in the (outer|middle|inner) lane\.$", log, re.MULTILINE), log
    assert not re.search(r"\b[A-C]\d", log), "what is spoken has no numbers of spaces"
    assert re.search(r"tap the dice cup!$", log, re.MULTILINE), log
    check_end(listener, server)


def test_memo_car_race_is_playable_by_roles_and_names(server: ServerProcess, device: OpenDevice) -> None:
    listener = MemoListener(device("desktop", haste=30).new_page(), "ears")
    listener.open_race(server.url, "Rally Run!", with_fox=True)
    expect(listener.words).to_contain_text("hasn’t started yet.")
    listener.race(("Switch two tiles",))
    log = "\n".join(listener.announced)
    assert re.search(r"^\w+ turns over a tile, \w+ row, [\w ]+: ", log, re.MULTILINE), log
    assert not re.search(r"\b[a-e][1-5]\b", log), "what is spoken has no numbers of tiles"
    assert re.search(r"^\w+ gets a canister: off to the \w+ start-finish tile!$", log, re.MULTILINE), log
    check_end(listener, server)


def test_nothing_is_announced_twice_after_a_reconnect_or_a_reload(
    own_server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    listener = Listener(device("desktop", haste=30).new_page(), "line")
    log = listener.page.get_by_role("log", name="What just happened")
    code, key = own_server.open("monza", "here here")
    with own_server.connect(code, key) as client:
        client.do("start")
        listener.page.goto(f"{own_server.url}/t/{code}#{key}")
        expect(listener.button("Roll the dice")).to_be_visible()
        take_turn(client, Random(1))
        expect(log).to_contain_text("Blue, tap the dice cup!")
        expect(listener.button("Roll the dice")).to_be_visible()
    listener.listen()
    before = list(listener.announced)
    assert any(" rolls " in line for line in before)
    kill_server(own_server)
    expect(listener.page.get_by_role("status")).to_contain_text("We lost the connection.")
    own_server.start()
    expect(listener.page.get_by_role("status")).to_have_count(0)
    listener.listen()
    assert listener.announced == before
    listener.page.reload()
    expect(listener.button("Roll the dice")).to_be_visible()
    expect(log).to_have_text("Blue, tap the dice cup!")


class MemoListener(Listener):
    """Chooses mostly the move that is nearest to the goal in the description."""

    def choose(self, ways: list[str]) -> int:
        goal = re.search(r"wants to go to the (\w+) start-finish tile", "".join(self.words.all_inner_texts()))
        target = CORNERS[goal[1]] if goal else "c3"

        def distance(way: int) -> float:
            name = ways[way]
            if goal and f"{goal[1]} start-finish tile" in name:
                return -1
            cells = re.findall(r"\b([a-e])([1-5])\b", name) or [("c", "9")]
            return min(abs(ord(column) - ord(target[0])) + abs(int(row) - int(target[1])) for column, row in cells)

        if self.random.random() < 0.2:
            return self.random.randrange(len(ways))
        return min(range(len(ways)), key=distance)
