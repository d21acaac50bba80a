"""The replay room: by link, keyboard, accessibility tree and dropped file; a stranger's records do no harm."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from hairpin.core.datafile import fingerprint
from hairpin.tables.replay import LONGEST_RECORD
from server.client import Client, ServerProcess
from server.hostile_records import many_turns
from web.conftest import OpenDevice
from web.start import act
from web.test_podium import finish_race, open_podium
from web.test_receipt import find_receipt
from web.watch import Watch

PAST = Path(__file__).parent.parent / "past"
SCRIPT = "<img src=x onerror=window.hacked=1>"
REVIEW_MS = 90_000

# A file that is dragged onto the page and let go, as the browser tells the page of it.
DROP = """([name, text, isHeld]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'text/plain' }));
    for (const kind of isHeld ? ['dragenter', 'dragover'] : ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
}"""
# A file that cannot be read, such as a folder.
CANNOT_READ = "void (Blob.prototype.text = () => Promise.reject(new DOMException('', 'NotReadableError')))"
# What is drawn of the best way as soon as a step has begun.
STEP = """async (key) => {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    for (let turn = 0; turn < 20; turn++) await null;
    return document.querySelectorAll('[data-hint]').length;
}"""
PLACE = "document.activeElement?.getAttribute('data-place')"
NODES = "document.querySelectorAll('*').length"
MANY_TURNS = 9_900
MOST_NODES = 16_000
STEP_MS = 2_000
OVERFLOWS = "[document.documentElement, ...document.querySelectorAll('main, .replay, aside')].some(" \
    "(one) => one.scrollWidth > one.clientWidth + 1)"  # fmt: skip


def drop(page: Page, text: str, *, is_held: bool = False) -> None:
    """Drop a file on the page, or hold it over the page."""
    page.evaluate(DROP, ["a.race", text, is_held])


def turn_of(page: Page) -> Locator:
    """Return the slider over the turns."""
    return page.get_by_role("slider", name="Turn", exact=True)


def curve_of(page: Page) -> Locator:
    curve = page.get_by_role("slider", name="Who might win?")
    expect(curve).to_be_visible(timeout=REVIEW_MS)
    return curve


def tab_to(page: Page, element: Locator) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(60):
        if element.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never reaches {element}")


@pytest.fixture(scope="module")
def host(server: ServerProcess) -> Iterator[Client]:
    """Yield the host of a table whose race is over."""
    with finish_race(server, "monza", ("Ada", "Ben"), track="sprint") as client:
        yield client


def test_a_race_is_watched_by_its_link_with_the_keyboard_and_by_the_accessibility_tree(
    server: ServerProcess, device: OpenDevice, host: Client
) -> None:
    code = host.table["code"]
    page = device("desktop", haste=20).new_page()
    page.goto(f"{server.url}/#/replay/{code}.1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Monza")
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_focused()
    slider = turn_of(page)
    expect(slider).to_have_attribute("aria-valuetext", "Before the start")
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1 of \d+: (Ada|Ben)$"))
    turns = int(slider.get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    about = page.get_by_role("complementary", name="About this race")
    expect(about.get_by_text(re.compile("(Ada|Ben) wins!"))).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("wins!")
    back = page.get_by_role("button", name="One step back")
    tab_to(page, back)
    page.keyboard.press("Home")
    expect(back).to_be_disabled()
    expect(back).to_be_focused()
    play = page.get_by_role("button", name="Play", exact=True)
    tab_to(page, play)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    expect(slider).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(play).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Speed: medium"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Speed: fast")).to_be_focused()
    all_turns = about.get_by_role("list", name="All turns").get_by_role("button")
    expect(all_turns).to_have_count(turns)
    expect(all_turns.first).to_have_accessible_name(re.compile(r"^Turn 1: (Ada|Ben), \w+, "))
    check_board(page, "ArrowUp", "ArrowUp")
    check_review(page, about, turns)
    check_menu(page, code, server.url)
    tab_to(page, page.get_by_role("button", name="Back", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="What should we play?")).to_be_visible()


def check_board(page: Page, *keys: str) -> None:
    """Check that arrows go from place to place where one has the focus, and that the turn stays."""
    turn = turn_of(page).input_value()
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_function(PLACE)
    seen = list[str]()
    for key in ("ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight"):
        before = page.evaluate(PLACE)
        page.keyboard.press(key)
        page.wait_for_function(PLACE)
        seen.append(page.evaluate(PLACE))
        if seen[-1] != before:
            break
    else:
        raise AssertionError(f"arrows lead nowhere: {seen}")
    expect(turn_of(page)).to_have_value(turn)
    page.keyboard.press("PageDown")
    expect(turn_of(page)).to_have_value(str(int(turn) + 1))


def check_review(page: Page, about: Locator, turns: int) -> None:
    """Check the curve, the way on the board and the sentences by keyboard."""
    curve = curve_of(page)
    expect(about.get_by_text(re.compile("^(Worked out|Estimated)"))).to_be_visible()
    tab_to(page, curve)
    page.keyboard.press("Home")
    expect(curve).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Turn 1 of {turns}\. (Ada \d+%, Ben \d+%|Ben \d+%, Ada \d+%)$")
    )
    seen = set[str]()
    hint = page.locator("[data-hint]")
    for _ in range(turns):
        if hint.count() and page.locator("[data-driven]").count():
            if "two ways" not in seen:
                page.evaluate(STEP, "ArrowLeft")
                assert page.evaluate(STEP, "ArrowRight") == 0, "while the dice roll, nobody knows the best way"
                expect(hint).to_be_attached()
            seen.add("two ways")
        seen |= {"luck" if "luck" in text.lower() else "way" for text in about.locator("dd").all_inner_texts()}
        page.keyboard.press("ArrowRight")
    expect(curve).to_be_focused()
    expect(curve).to_have_attribute("aria-valuenow", str(turns))
    assert seen >= {"luck", "way", "two ways"}, "somebody who drives at random misses the best way at times"
    decisive = page.get_by_role("button", name="Go to the turn that decided the race")
    tab_to(page, decisive)
    page.keyboard.press("Enter")
    marked = about.get_by_role("button", name=re.compile("decided the race$"))
    expect(marked).to_have_attribute("aria-current", "step")


def check_menu(page: Page, code: str, url: str) -> None:
    """Check the dice, the file and the link; where the focus is after each dialog."""
    more = page.get_by_role("button", name="More", exact=True)
    tab_to(page, more)
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="More")
    tab_to(page, menu.get_by_role("button", name="Was the luck fair?"))
    page.keyboard.press("Enter")
    expect(menu.get_by_role("status")).to_contain_text(re.compile(r"each of the \d+ rolls and draws is right"))
    expect(menu.get_by_role("status")).to_contain_text(re.compile("Nobody at the table added one|added"))
    expect(menu.get_by_role("status")).to_contain_text("only the luck is checked")
    save = menu.get_by_role("link", name="Save the race")
    assert save.get_attribute("download") == f"{code}-1.race"
    with page.expect_download() as saved:
        save.press("Enter")
    assert saved.value.path().read_text("utf-8").startswith("hairpin race 1\n")
    send = menu.get_by_role("button", name="Send it")
    tab_to(page, send)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Send it").get_by_role("textbox")).to_have_value(f"{url}/#/replay/{code}.1")
    page.keyboard.press("Escape")
    expect(send).to_be_focused()
    receipt = menu.get_by_role("button", name="Was it luck?")
    tab_to(page, receipt)
    page.keyboard.press("Enter")
    find_receipt(page)
    page.keyboard.press("Escape")
    expect(receipt).to_be_focused()
    page.keyboard.press("Enter")
    watch = find_receipt(page).get_by_role("button", name="Watch this turn")
    tab_to(page, watch)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(more).to_be_focused()
    everything = page.get_by_role("button", name="All turns")
    tab_to(page, everything)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("dialog", name="All turns").get_by_role("button", name=re.compile("^Turn 2:")))
    page.keyboard.press("Enter")
    expect(turn_of(page)).to_have_value("2")
    expect(everything).to_be_focused()


def test_a_rally_shows_what_could_be_remembered_and_nothing_of_a_race_that_goes_on(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("status of 40")
    with finish_race(server, "memo", ("Ada", "Ben"), tiles="open-roads") as host:
        page = device("phone", haste=20).new_page()
        page.goto(f"{server.url}/#/replay/{host.table['code']}.1")
        curve_of(page)
        assert not page.evaluate(OVERFLOWS)
        page.get_by_role("button", name=re.compile("^All turns$")).tap()
        rows = page.get_by_role("dialog", name="All turns").get_by_role("button", name=re.compile("^Turn "))
        rows.nth(9).tap()
        expect(turn_of(page)).to_have_value("10")
        expect(page.locator("[data-hint]").first).to_be_attached()
        assert page.locator("aside").get_by_text("10", exact=True).count() == 0, "no list of turns on a phone"
        page.locator("[data-place][tabindex='0']").focus()
        check_board(page)
        turn_of(page).fill("10")
        page.get_by_role("button", name="What could you remember?").tap()
        memory = page.get_by_role("dialog", name="What could you remember?")
        expect(memory.get_by_role("img", name=re.compile(r"Face-down tiles shown before: \d+"))).to_be_visible()
        expect(memory.locator("[data-cell]")).to_have_count(24)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="One step forward").tap()
        expect(turn_of(page)).to_have_value(re.compile("10|11"))
    code, key = server.open("memo", "here here")
    with server.connect(code, key) as host:
        host.do("start")
        page.goto("about:blank")
        page.goto(f"{server.url}/#/replay/{code}.1")
        expect(page.get_by_role("main").get_by_role("alert")).to_have_text(
            "We can’t find that race. Only finished races are kept."
        )


@pytest.fixture(scope="module")
def driven(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the record of a race that was driven in the terminal."""
    file = tmp_path_factory.mktemp("race") / "driven.race"
    command = ["race", "monza", "--drivers", "racer,racer", "--seed", "7", "--track", "sprint", "--save", str(file)]
    subprocess.run([sys.executable, "-m", "hairpin", *command], check=True, stdout=subprocess.DEVNULL)
    return file.read_text("utf-8")


def test_a_file_that_is_dropped_during_a_race_is_shown_and_back_leads_to_the_race(
    server: ServerProcess, device: OpenDevice, driven: str
) -> None:
    code, key = server.open("monza", "here here", track="sprint")
    with server.connect(code, key) as host:
        host.do("start")
    page = device("tablet", haste=20).new_page()
    page.goto(f"{server.url}/t/{code}#{key}")
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    drop(page, driven, is_held=True)
    expect(page.get_by_text("Let go, and you can watch this race!")).to_be_visible()
    drop(page, driven)
    expect(page.get_by_text("Let go, and you can watch this race!")).to_be_hidden()
    expect(turn_of(page)).to_be_visible()
    assert "#/replay" in page.url
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Was the luck fair?").tap()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("wasn’t driven at a table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    assert page.url.endswith(f"/t/{code}")


def stop_race(server: ServerProcess) -> str:
    """Return the record of a race that was stopped."""
    code, key = server.open("monza", "here here", track="oval")
    with server.connect(code, key) as host:
        host.do("start")
        random = Random(5)
        for _ in range(8):
            act(host, random)
        host.do("to-lobby")
    return server.ask("GET", f"/api/tables/{code}/races/1.race").text


def test_records_of_strangers_are_refused_in_words_or_shown_harmlessly(
    server: ServerProcess, device: OpenDevice, watch: Watch, driven: str
) -> None:
    watch.allow("status of 4")
    page = device("phone", haste=20, viewport={"width": 320, "height": 640}).new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Watch a race again").tap()
    expect(page.get_by_role("status")).to_have_text("Pick a saved race, and you can watch it again.")
    board = " ".join(f"{lane}{number}:r" for number in range(1, 3_335) for lane in "ABC")
    other = {"1 > 2": "2 > 1", "2 > 1": "1 > 2"}
    for record, says in {
        "": "That isn’t a race from Hairpin",
        f"{SCRIPT}\n": "That isn’t a race from Hairpin",
        "hairpin race 1\n\0\0": "The end of this race is missing",
        "x" * (LONGEST_RECORD + 1): "too long to watch",
        re.sub("(?<=result: ). > .", lambda found: other[found[0]], driven): "damaged",
        re.sub(r"(?m)^board: .*$", f"board: {fingerprint(board)} {board}", driven): "damaged",
        re.sub(r"(?m)^game: .*$", f"game: {SCRIPT} 1", driven): "damaged",
        driven.replace("1. 1: ", "1. 1: A1r "): "Turn 1 of this race can’t have happened",
    }.items():
        drop(page, record)
        expect(page.get_by_role("main").get_by_role("alert")).to_have_text(re.compile(says))
        assert not page.evaluate(OVERFLOWS)
    page.evaluate(CANNOT_READ)
    drop(page, driven)
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(re.compile("That isn’t a race from Hairpin"))
    page.reload()
    named = driven.replace("seat 1: racer", f"seat 1: {SCRIPT}").replace("seat 2: racer", f"seat 2: {'W' * 40}")
    for record in (named, stop_race(server), *(read_past(version) for version in (1, 2))):
        drop(page, record)
        expect(turn_of(page)).to_have_value("0")
        page.keyboard.press("End")
        page.keyboard.press("PageUp")
        expect(turn_of(page)).not_to_have_value("0")
        assert not page.evaluate(OVERFLOWS)
        assert page.evaluate("window.hacked") is None
        if record is named:
            expect(page.get_by_role("heading", level=2)).to_contain_text(re.compile("<img|WWW"))
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.get_by_role("list", name="What should we play?")).to_be_visible()


def test_the_end_of_a_race_that_was_stopped_is_announced(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop", haste=20).new_page()
    page.goto(server.url)
    drop(page, stop_race(server))
    turns = int(turn_of(page).get_attribute("max") or 0)
    page.keyboard.press("End")
    expect(turn_of(page)).to_have_value(str(turns))
    expect(page.get_by_role("log")).to_contain_text(f"Turn {turns} of {turns}: ")


def test_a_race_of_ten_thousand_turns_is_watched_without_waiting(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop", haste=20, forced_colors="active").new_page()
    page.goto(server.url)
    drop(page, many_turns(MANY_TURNS))
    slider = turn_of(page)
    expect(slider).to_have_attribute("max", str(MANY_TURNS))
    assert page.evaluate(NODES) < MOST_NODES
    for key, turn in {"PageDown": 1, "ArrowRight": 2, "End": MANY_TURNS, "ArrowLeft": MANY_TURNS - 1}.items():
        page.keyboard.press(key)
        expect(slider).to_have_value(str(turn), timeout=STEP_MS)
    rows = page.get_by_role("complementary").get_by_role("list", name="All turns").get_by_role("button")
    outlines = rows.evaluate_all("(all) => all.map((one) => getComputedStyle(one).outlineStyle)")
    assert outlines.count("solid") == 1, "the turn that is looked at is marked without colours of our own"
    page.get_by_role("button", name="All turns").click()
    every = page.get_by_role("dialog", name="All turns")
    expect(every.get_by_role("button", name=re.compile(f"^Turn {MANY_TURNS:,}:"))).to_be_visible(timeout=STEP_MS)
    assert page.evaluate(NODES) < MOST_NODES
    every.get_by_role("button", name="Earlier turns").press("Enter")
    row = every.get_by_role("button", name=re.compile(r"^Turn 9,800:"))
    expect(row).to_be_focused(timeout=STEP_MS)
    row.press("Enter")
    expect(slider).to_have_value("9800", timeout=STEP_MS)


def test_whatever_was_refused_for_a_moment_or_lost_on_the_way_is_asked_for_again(
    server: ServerProcess, device: OpenDevice, watch: Watch, host: Client
) -> None:
    watch.allow("ERR_FAILED|status of 503|Unable to preload|Failed to fetch dynamically")
    page = device("phone", haste=20).new_page()
    answers = ["lost", "busy"]
    parts: list[str] = []

    def answer(request: Route) -> None:
        match answers.pop(0) if answers else "right":
            case "lost":
                request.abort()
            case "busy":
                request.fulfill(status=503, json={"code": "server/busy", "message": "busy", "fields": {}})
            case _:
                request.continue_()

    def miss_once(request: Route) -> None:
        parts.append(request.request.url)
        request.abort() if len(parts) == 1 else request.continue_()

    page.route("**/api/replays", answer)
    page.route(re.compile(r"/assets/replay-[^/]*\.js"), miss_once)
    page.goto(f"{server.url}/#/replay/{host.table['code']}.1")
    alert = page.get_by_role("main").get_by_role("alert")
    expect(alert).to_have_text(re.compile("We can’t reach|There’s too much going on"))
    expect(turn_of(page)).to_be_visible()
    assert not answers
    assert len(parts) > 1


def test_the_podium_leads_to_the_replay_and_an_address_to_a_turn_of_it(
    server: ServerProcess, device: OpenDevice, host: Client
) -> None:
    code = host.table["code"]
    page = device("phone", haste=20).new_page()
    podium = open_podium(page, server, host)
    podium.get_by_role("button", name="Watch again").tap()
    expect(page).to_have_url(f"{server.url}/#/replay/{code}.1")
    expect(turn_of(page)).to_have_value("0")
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(podium.get_by_role("button", name="Watch again")).to_be_visible()
    page.goto(f"{server.url}/#/replay/{code}.1.5")
    expect(turn_of(page)).to_have_value("5")
    page.keyboard.press("PageDown")
    expect(turn_of(page)).to_have_value("6")
    page.reload()
    expect(turn_of(page)).to_have_value("5")


def test_a_turn_is_tried_again_from_the_replay_and_back_leads_there(
    server: ServerProcess, device: OpenDevice, host: Client
) -> None:
    code = host.table["code"]
    page = device("phone", haste=20).new_page()
    page.goto(f"{server.url}/#/replay/{code}.1")
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Was it luck?").tap()
    find_receipt(page).get_by_role("button", name="Try this turn again").tap()
    line = page.get_by_role("group", name="Just a try")
    expect(line).to_be_visible()
    expect(page).not_to_have_url(re.compile(f"replay|{code}"))
    line.get_by_role("button", name="Back").tap()
    expect(page).to_have_url(f"{server.url}/#/replay/{code}.1")
    expect(turn_of(page)).to_have_value("0")
    expect(page.get_by_role("dialog")).to_have_count(0)


def read_past(version: int) -> str:
    """Return a record of an old version."""
    return next(iter(sorted((PAST / str(version) / "records").glob("monza-oval*.race")))).read_text("utf-8")
