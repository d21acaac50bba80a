"""Several browsers at one table through every kind of leaving and coming back: nobody waits long without an offer."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from server.client import Client, ServerProcess
from web.chromium import FLAGS, find_chromium
from web.conftest import DEVICES, PATIENCE_MS, OpenDevice
from web.driver import CUP, find_podium
from web.watch import Watch

MOST_S = 10.0  # without an offer on the screen
LOST_LINE = "WebSocket|ERR_INTERNET_DISCONNECTED"
KINDS = ("close", "go home", "go offline", "vanish")


class Table:
    """A table with a seat here and seats by link, whose turns a test plays over the protocol."""

    def __init__(self, server: ServerProcess, seats: str = "here link link", **options: str) -> None:
        self.server = server
        self.code, self.key = server.open("monza", seats, **options)
        with server.connect(self.code, self.key, name="setup") as host:
            self.links = {int(seat): link.partition("#")[2] for seat, link in host.you["links"].items()}

    def open(self, page: Page, key: str = "") -> Page:
        page.goto(f"{self.server.url}/t/{self.code}" + (f"#{key}" if key else ""))
        expect(
            page.get_by_role("button", name="All games").or_(page.get_by_role("button", name="Menu"))
        ).to_be_visible()
        return page

    def start(self, starter: int = 0) -> None:
        """Start a race in which this seat begins."""
        with self.server.connect(self.code, self.key, name="setup") as host:
            host.do("arrange", starter_rule="seat", starter_seat=starter)
            host.do("start")

    def play(self, seat: int, until: Callable[[Client], bool]) -> None:
        """Play a seat over the protocol, beside its page, as soon as it is its turn."""
        key = self.links.get(seat, self.key)
        with self.server.connect(self.code, key, name=f"player {seat}") as client:
            client.wait_for_table(lambda _: client.turn() == seat)
            random = Random(4)
            while client.table["stage"] == "racing" and not until(client):
                assert client.turn() == seat
                client.act(random)


def drive_offer(page: Page | Locator) -> Locator:
    return page.get_by_role("button", name="Let the computer drive")


def wait_for_offer(offer: Locator, what: str, begun: float) -> None:
    """Wait for an offer on the screen, and report how long that took since somebody left."""
    expect(offer).to_be_visible(timeout=MOST_S * 1000)
    seconds = time.monotonic() - begun
    sys.stdout.write(f"{what}: {seconds:.1f} s\n")
    assert seconds < MOST_S


def leave(page: Page, kind: str) -> float:
    """Leave the table in some way; return when."""
    begun = time.monotonic()
    if kind == "close":
        page.close()
    elif kind == "go home":
        page.evaluate("history.replaceState(null, '', '/'), location.reload()")
    elif kind == "go offline":
        page.context.set_offline(True)
    else:
        send_signal(page, signal.SIGSTOP)
    return begun


# --- a browser that vanishes without a word: all of its processes are stopped, as by the lid of a laptop


def list_descendants(pid: int) -> set[int]:
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(FileNotFoundError, ProcessLookupError):
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found, front = set[int](), {pid}
    while front:
        front = {child for child, parent in parents.items() if parent in front} - found
        found |= front
    return found


BEFORE: dict[int, set[int]] = {}  # the processes that ran before the browser of a page was opened


def send_signal(page: Page, sent: signal.Signals) -> None:
    """Send a signal to all processes of a page's own browser."""
    for pid in list_descendants(os.getpid()) - BEFORE[id(page)]:
        with suppress(ProcessLookupError):
            os.kill(pid, sent)


@contextmanager
def open_laptop(browser: Browser) -> Iterator[Page]:
    """Open a page in a browser of its own, which may be stopped. Other browsers must be open already."""
    chromium, before = find_chromium(), list_descendants(os.getpid())
    program = browser.browser_type.launch(
        executable_path=chromium.program, args=FLAGS, env={**os.environ, **chromium.environment}
    )
    context = program.new_context(**DEVICES["desktop"], locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    BEFORE[id(page)] = before
    try:
        yield page
    finally:
        send_signal(page, signal.SIGCONT)
        program.close()


# --- the usual ways


def test_the_host_leaves_and_comes_back(server: ServerProcess, device: OpenDevice) -> None:
    """Guests read "Red is thinking" for ever; only the host could do something about it."""
    table = Table(server)
    host = table.open(device("desktop", haste=30).new_page(), table.key)
    ann = table.open(device("phone", haste=30).new_page(), table.links[1])
    fan = table.open(device("tablet", haste=30).new_page())
    table.start()
    storage = host.context
    begun = leave(host, "close")
    wait_for_offer(drive_offer(ann), "the host closes the page on their turn", begun)
    expect(ann.get_by_role("region", name="Waiting for Red…")).to_be_visible()
    expect(ann.get_by_role("img", name="not connected")).to_have_count(2)
    expect(fan.get_by_role("region", name="Waiting for Red…")).to_be_visible()
    expect(fan.get_by_role("button", name="Open a new table like this one")).to_be_visible()
    expect(drive_offer(fan)).to_have_count(0)
    drive_offer(ann).tap()
    expect(ann.get_by_role("button", name=CUP)).to_be_enabled()  # the computer has driven

    back = table.open(storage.new_page())
    back.get_by_role("button", name="I’m back!").click()
    expect(back.get_by_role("button", name="I’m back!")).to_be_hidden()
    table.play(1, lambda client: client.turn() == 2)
    begun = time.monotonic()
    wait_for_offer(drive_offer(back), "a seat that nobody has taken", begun)
    expect(ann.get_by_text("The host can let the computer drive.")).to_be_visible()
    expect(fan.get_by_role("region", name="Nobody is in Green’s seat yet.")).to_be_visible()
    back.get_by_role("button", name="Send the link", exact=True).click()
    expect(back.get_by_label("Link", exact=True)).to_have_value(f"{server.url}/t/{table.code}#{table.links[2]}")
    back.get_by_role("dialog").get_by_role("button", name="Close").click()
    fan.get_by_role("region", name="Nobody is in").get_by_role("button", name="Sit here").tap()
    for page in (ann, back, fan):
        expect(page.get_by_role("region", name="Nobody is in Green’s seat yet.")).to_be_hidden()


def test_a_reload_alarms_nobody_and_a_guest_who_stays_away_is_replaced(
    server: ServerProcess, device: OpenDevice
) -> None:
    table = Table(server, "here link")
    host = table.open(device("desktop", haste=30).new_page(), table.key)
    ann = table.open(device("phone", haste=30).new_page(), table.links[1])
    tab = table.open(ann.context.new_page())
    table.start(1)
    host.evaluate(
        """() => {
            window.alarms = 0;
            new MutationObserver(() => {
                window.alarms += document.querySelectorAll('[aria-label^="Waiting for"]').length;
            }).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    tab.close()  # the other tab of the same seat is still there
    ann.reload()
    expect(ann.get_by_role("button", name=CUP)).to_be_enabled()
    host.wait_for_timeout(4000)
    assert host.evaluate("window.alarms") == 0
    context = ann.context
    begun = leave(ann, "close")
    wait_for_offer(drive_offer(host), "a guest closes the page on their turn", begun)
    host.get_by_role("button", name="Send the link again").click()
    expect(host.get_by_label("Link", exact=True)).to_have_value(f"{server.url}/t/{table.code}#{table.links[1]}")
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    ann = table.open(context.new_page())
    expect(drive_offer(host)).to_be_hidden()
    expect(ann.get_by_role("button", name=CUP)).to_be_enabled()


def test_a_start_with_empty_seats_asks_first(server: ServerProcess, device: OpenDevice) -> None:
    table = Table(server)
    host = table.open(device("phone", haste=30).new_page(), table.key)
    host.get_by_role("button", name="Start!").tap()
    question = host.get_by_role("dialog", name="Blue and Green aren’t here yet.")
    question.get_by_role("button", name="Let’s wait").tap()
    expect(question).to_be_hidden()
    host.get_by_role("button", name="Start!").tap()
    ann = table.open(device("phone", haste=30).new_page(), table.links[1])
    host.get_by_role("dialog", name="Green isn’t here yet.").get_by_role(
        "button", name="Let the computer drive that car"
    ).tap()
    for page in (host, ann):
        expect(page.get_by_role("list", name="Who’s playing")).to_be_visible()
    seats = server.ask("GET", f"/api/tables/{table.code}").json()["seats"]
    assert [seat["driver"] is not None for seat in seats] == [False, False, True]


def test_without_the_host_lobby_and_podium_say_so(server: ServerProcess, device: OpenDevice) -> None:
    table = Table(server, "here link", track="sprint")
    ann = table.open(device("phone", haste=30).new_page(), table.links[1])
    gone = ann.get_by_role("region", name="The host has left.")
    host = table.open(device("desktop", haste=30).new_page(), table.key)
    expect(ann.get_by_text("Waiting for the host to start.")).to_be_visible()
    begun = leave(host, "close")
    wait_for_offer(gone, "the host leaves the lobby", begun)
    gone.get_by_role("button", name="Open a new table like this one").tap()
    expect(ann).not_to_have_url(f"{server.url}/t/{table.code}")
    expect(ann.get_by_role("button", name="Start!")).to_be_visible()
    kinds = [seat["kind"] for seat in server.ask("GET", f"/api/tables/{ann.url[-6:]}").json()["seats"]]
    assert kinds == ["link", "here"]


# --- every kind of leaving; the long run


def make_pages(
    table: Table, device: OpenDevice, browser: Browser, who: tuple[str, ...], kind: str, stack: ExitStack
) -> dict[str, Page]:
    """Open the pages of host and two guests; those who vanish have a browser of their own."""
    keys = {"host": table.key, "ann": table.links[1], "bob": table.links[2]}
    pages = {}
    for name in sorted(keys, key=lambda name: name in who):
        if kind == "vanish" and name in who:
            page = stack.enter_context(open_laptop(browser))
        else:
            page = device("phone" if name == "ann" else "desktop", haste=30).new_page()
        pages[name] = table.open(page, keys[name])
    return pages


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("who", "stays", "turns"),
    [
        pytest.param(("host",), "ann", "0", id="the host on their turn"),
        pytest.param(("host",), "ann", "120", id="the host on another's turn"),
        pytest.param(("bob",), "host", "2", id="a guest on their turn"),
        pytest.param(("host", "bob"), "ann", "012", id="host and guest on the host's turn"),
        pytest.param(("host", "bob"), "ann", "20", id="host and guest on the guest's turn"),
    ],
)
def test_no_wait_is_longer_than_ten_seconds_in_a_race(
    server: ServerProcess,
    device: OpenDevice,
    browser: Browser,
    watch: Watch,
    request: pytest.FixtureRequest,
    kind: str,
    who: tuple[str, ...],
    stays: str,
    turns: str,
) -> None:
    watch.allow(LOST_LINE)
    with ExitStack() as stack:
        table = Table(server)
        pages = make_pages(table, device, browser, who, kind, stack)
        table.start(int(turns[0]))
        for page in pages.values():
            expect(page.get_by_role("list", name="Who’s playing")).to_be_visible()
        begun = [leave(pages[name], kind) for name in who][-1]
        for turn in turns:
            seat = int(turn)
            if ("host", "ann", "bob")[seat] not in who:
                table.play(seat, lambda client: client.turn() != seat)  # noqa: B023 - used at once
            else:
                name = ("Red", "Blue", "Green")[seat]
                waiting = pages[stays].get_by_role("region", name=f"Waiting for {name}…")
                wait_for_offer(drive_offer(waiting), f"{kind}, {request.node.callspec.id}: {name}", begun)
                drive_offer(waiting).click()
                expect(waiting).to_be_hidden()
            begun = time.monotonic()


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", ["lobby", "podium"])
def test_no_wait_for_the_host_is_longer_than_ten_seconds(
    server: ServerProcess, device: OpenDevice, browser: Browser, watch: Watch, kind: str, stage: str
) -> None:
    watch.allow(LOST_LINE)
    with ExitStack() as stack:
        table = Table(server, "here link link", track="sprint")
        pages = make_pages(table, device, browser, ("host",), kind, stack)
        if stage == "podium":
            table.start()
            with server.connect(table.code, table.key, *table.links.values(), name="all") as everybody:
                everybody.play(Random(1))
            for page in pages.values():
                expect(find_podium(page)).to_be_visible()
        begun = leave(pages["host"], kind)
        for name in ("ann", "bob"):
            gone = pages[name].get_by_role("region", name="The host has left.")
            wait_for_offer(gone, f"{kind}, {stage}, {name}", begun)
