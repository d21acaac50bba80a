"""A family's history: champions, trophies, records and races on one page, saved and deleted with one tap each."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Locator, Page, expect

from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.inspection import look_over
from web.start import kill_server
from web.test_podium import drive_on
from web.watch import Watch, note_texts

Json = dict[str, Any]
SMALL: Json = {"viewport": {"width": 320, "height": 640}}
HOSTILE = "<img src=x onerror=ran=1>"
RIGHT_TO_LEFT = "נועה"  # one word, and no space at which it could be broken
ENDLESS = "W" * 24
TITLES = {
    "turns": "Fewest turns",
    "longest-push": "Biggest bump",
    "lucky-roll": "Luckiest roll",
    "swaps": "Most switches",
    "dead-ends": "Most dead ends",
}
ACTIVE = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim() ?? ''"


def race(host: Client, random: Random, times: int = 1) -> None:
    """Drive races to their end."""
    for _ in range(times):
        host.do("start")
        while host.table["stage"] == "racing":
            if host.table["game"] == "memo":
                drive_on(host, random)
            else:
                host.act(random)


def open_table(server: ServerProcess, *names: str) -> tuple[str, str]:
    """Open a table at which people of these names play on the smallest board."""
    code, key = server.open("monza", " ".join(["here"] * len(names)), track="sprint")
    with server.connect(code, key) as host:
        for seat, name in enumerate(names):
            host.do("set-seat", seat=seat, name=name)
    return code, key


def read_history(server: ServerProcess, code: str) -> Json:
    """Return the history of a table when all of it is read."""
    deadline = time.monotonic() + 60
    while not (history := server.ask("GET", f"/api/tables/{code}/history").json())["is_complete"]:
        assert time.monotonic() < deadline
    return dict(history)


@pytest.fixture(scope="module")
def family(server: ServerProcess) -> tuple[str, str]:
    """Return the code and the host's key of a table with nine races of Monza and one of Memo-Car-Race."""
    code, key = open_table(server, "Mia", "Ben")
    random = Random(4)
    with server.connect(code, key) as host:
        race(host, random, 6)
        host.do("start")
        host.act(random)
        host.do("to-lobby")
        race(host, random, 2)
        host.do("to-lobby")
        host.do("arrange", game="memo", options={"tiles": "open-roads"})
        race(host, random)
        host.do("to-lobby")
    return code, key


def enter(page: Page, server: ServerProcess, code: str, key: str = "", language: str = "en") -> Locator:
    """Open the history by its address, with a key that this browser holds."""
    if key:
        page.goto(f"{server.url}/t/{code}#{key}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto("about:blank")
    page.goto(f"{server.url}/?language={language}#/history/{code}")
    expect(page.locator("#kept")).to_be_visible()
    return page.locator("[data-race]")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element with this name has the focus, which must be visible."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if re.search(name, page.evaluate(ACTIVE)):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            expect(page.locator(":focus")).to_be_in_viewport()
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_by_touch_champions_records_and_races_are_those_of_the_table(
    server: ServerProcess, device: OpenDevice, family: tuple[str, str]
) -> None:
    code, key = family
    told = read_history(server, code)
    page = device("phone", haste=4).new_page()
    page.goto(f"{server.url}/t/{code}#{key}")
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Our races").tap()
    rows = page.locator("[data-race]")
    expect(rows).to_have_count(6)
    assert page.url == f"{server.url}/#/history/{code}"

    # The champions: whoever won last comes first, with the cups of all wins in a row.
    wins = [race["winners"] for race in told["races"] if race["winners"]]
    row = next(count for count in range(1, 11) if wins[count : count + 1] != [wins[0]])
    first = page.get_by_role("region", name="The champions").get_by_role("listitem").first
    expect(first).to_contain_text("Champion")
    expect(first).to_contain_text(("Mia", "Ben")[wins[0][0]])
    expect(first).to_contain_text(f"× {row}")

    shelves = page.get_by_role("region", name="trophies").get_by_role("listitem")
    said = {1: "one trophy", 0: "no trophies"}
    expect(shelves).to_contain_text(
        [
            re.compile(f"{one['seat']['name']}.*{said.get(n := len(one['wins']), f'{n} trophies')}")
            for one in told["shelves"]
        ]
    )

    sprint = page.get_by_role("region", name="Records on Sprint")
    memo = page.get_by_role("region", name="Records on Open roads")
    for best in told["bests"]:
        region = sprint if best["game"] == "monza" else memo
        card = region.get_by_role("listitem").filter(has=page.get_by_role("heading", name=TITLES[best["name"]]))
        expect(card).to_contain_text("one" if best["number"] == 1 else str(best["number"]))
        expect(card.get_by_role("button", name=f"Race {best['race']}", exact=True)).to_be_visible()
    expect(sprint.locator("svg circle").first).to_be_attached()

    page.get_by_role("button", name="Show older races").tap()
    expect(rows).to_have_count(10)
    for number, drawn in zip(range(10, 0, -1), rows.all(), strict=True):
        expect(drawn.get_by_role("heading")).to_contain_text(f"Race {number}")
    expect(rows.nth(3)).to_contain_text("Stopped before the end")
    past = told["races"][5]
    expect(rows.nth(5)).to_contain_text(f"{('Mia', 'Ben')[past['winners'][0]]} wins!")
    expect(rows.nth(5)).to_contain_text(f"Sprint, {past['turns']} turns, ")

    # Back from the replay leads to the race that was watched, and from there to the table.
    rows.nth(7).get_by_role("button", name="Watch it again").tap()
    page.wait_for_url(f"**/#/replay/{code}.3")
    page.go_back()
    expect(rows).to_have_count(10)
    expect(rows.nth(7).get_by_role("button")).to_be_focused()
    expect(rows.nth(7)).to_be_in_viewport()
    page.get_by_role("button", name="Back", exact=True).tap()
    page.wait_for_url(f"**/t/{code}")
    expect(page.get_by_role("article", name="Mia")).to_be_visible()


def test_by_keyboard_a_race_and_everything_is_saved_and_verified(
    server: ServerProcess, device: OpenDevice, family: tuple[str, str], tmp_path: Path
) -> None:
    code, key = family
    page = device("desktop").new_page()
    rows = enter(page, server, code, key)
    expect(page.get_by_role("heading", name="Our races", level=1)).to_be_focused()
    tab_to(page, "^Race 9: Save this race$")
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    assert saved.value.suggested_filename == f"{code}-9.race"
    verify(parse_record(saved.value.path().read_text("utf-8")))
    tab_to(page, "^Show older races$")
    page.keyboard.press("Enter")
    expect(rows.nth(6).get_by_role("button")).to_be_focused()
    page.reload()
    expect(rows).to_have_count(6)
    expect(page.get_by_role("heading", name="Our races", level=1)).to_be_focused()
    # A locked table gives its races to those with a key alone.
    with server.connect(code, key) as host:
        host.do("lock", is_locked=True)
        tab_to(page, "^Save everything$")
        with page.expect_download() as saved:
            page.keyboard.press("Enter")
        host.do("lock", is_locked=False)
    assert saved.value.suggested_filename == f"hairpin-{code}.zip"
    saved.value.save_as(tmp_path / "all.zip")
    with ZipFile(tmp_path / "all.zip") as packed:
        assert json.loads(packed.read("history.json")) == read_history(server, code)
        records = [parse_record(packed.read(f"{code}-{number}.race").decode()) for number in range(1, 11)]
    assert len([verify(record) for number, record in enumerate(records, start=1) if number != 7]) == 9
    tab_to(page, "^Back$")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{code}")
    expect(page.get_by_role("article", name="Mia")).to_be_visible()


def test_the_accessibility_tree_tells_who_won_what(
    server: ServerProcess, device: OpenDevice, family: tuple[str, str]
) -> None:
    code, _ = family
    page = device("desktop").new_page()
    enter(page, server, code)
    expect(page.get_by_text("until the host deletes it")).to_be_visible()
    tree = page.locator("main").aria_snapshot()
    for said in (
        '- heading "Our races" [level=1]',
        '- region "The champions, one after another"',
        '- region "This table’s trophies"',
        '- region "Records on Sprint"',
        '- heading "Fewest turns" [level=3]',
        'button "Race 10: Watch it again"',
        'link "Race 10: Save this race"',
        '- button "Save everything"',
        "Open roads, ",
    ):
        assert said in tree, (said, tree)
    assert re.search(r'- heading "Race 10 (Mia|Ben) wins!" \[level=3\]', tree)
    assert re.search(r"listitem: Champion (Mia|Ben)", tree), tree
    # Whoever is not the host cannot delete anything, and reads who can.
    assert "Delete" not in tree


def test_the_host_deletes_everything_after_one_question_and_all_see_it(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = open_table(server, "Mia", "Ben")
    with server.connect(code, key) as host:
        race(host, Random(1), 2)
    owner, visitor, lobby = (device("phone").new_page() for _ in range(3))
    note_texts(lobby, "[role=alert]")
    rows = enter(owner, server, code, key)
    theirs = enter(visitor, server, code)
    expect(rows).to_have_count(2)
    expect(visitor.get_by_role("button", name="Delete all races")).to_have_count(0)
    # A race that ends while somebody looks appears.
    with server.connect(code, key) as host:
        race(host, Random(2))
        host.do("to-lobby")
    expect(theirs).to_have_count(3)
    lobby.goto(f"{server.url}/t/{code}")
    expect(lobby.get_by_role("img", name="troph").first).to_be_visible()
    owner.get_by_role("button", name="Delete all races").tap()
    question = owner.get_by_role("group", name=re.compile("^Do you really want to delete"))
    question.get_by_role("button", name="No").tap()
    expect(question).to_have_count(0)
    assert len(read_history(server, code)["races"]) == 3
    owner.get_by_role("button", name="Delete all races").tap()
    question.get_by_role("button", name="Delete all races").tap()
    for page in (owner, visitor):
        expect(page.get_by_text("Nobody has finished a race here yet.")).to_be_visible()
        expect(page.locator("[data-race]")).to_have_count(0)
        expect(page.get_by_role("button", name="Save everything")).to_have_count(0)
    expect(owner.get_by_role("heading", level=1)).to_be_focused()
    lobby.wait_for_function("noted.includes('The host has deleted this table’s races and trophies.')")
    expect(lobby.get_by_role("img", name="troph")).to_have_count(0)
    assert read_history(server, code)["races"] == []
    with server.connect(code, key) as host:
        assert host.table["trophies"] == [0, 0]


def test_hostile_and_overlong_names_do_nothing_and_overflow_nothing(server: ServerProcess, device: OpenDevice) -> None:
    code, key = open_table(server, HOSTILE, ENDLESS, RIGHT_TO_LEFT)
    with server.connect(code, key) as host:
        race(host, Random(5), 8)
        names = [seat["name"] for seat in host.table["seats"]]
    assert names[0].startswith("<img src=x onerror=")
    page = device("phone", **SMALL).new_page()
    for language in ("en", "de"):
        enter(page, server, code, key, language)
        for name in names:
            expect(page.locator("main .name", has_text=name).first).to_be_visible()
        assert look_over(page, True) == []
    assert page.evaluate("typeof window.ran") == "undefined"
    assert page.locator("img").count() == 0


def test_a_table_that_is_locked_or_unknown_says_so(server: ServerProcess, device: OpenDevice, watch: Watch) -> None:
    watch.allow("404|403")
    code, key = open_table(server, "Mia", "Ben")
    page = device("phone").new_page()
    with server.connect(code, key) as host:
        host.do("lock", is_locked=True)
        page.goto(f"{server.url}/#/history/{code}")
        expect(page.get_by_role("heading", name=f"Table {code} is locked.")).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{server.url}/#/history/QQQQQQ")
    expect(page.get_by_role("heading", name="QQQQQQ")).to_be_visible()


def test_hundreds_of_races_come_bit_by_bit_and_survive_a_lost_connection(
    own_server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("ERR_|WebSocket|Failed to load")
    server = own_server
    code, key = open_table(server, "Mia", "Ben")
    with server.connect(code, key) as host:
        race(host, Random(3))
    kill_server(server)
    copy_race(server, 2, 400)
    server.start()
    page = device("phone").new_page()
    rows = enter(page, server, code)
    expect(page.get_by_text("More races are coming…")).to_have_count(0)
    expect(rows.first.get_by_role("heading")).to_contain_text("Race 400")
    expect(page.get_by_role("region", name="The champions").get_by_text("× 400")).to_be_visible()
    for shown in (46, 86):
        page.get_by_role("button", name="Show older races").tap()
        expect(rows).to_have_count(shown)
    kill_server(server)
    expect(page.get_by_text("We lost the connection.")).to_be_visible()
    expect(rows).to_have_count(86)
    copy_race(server, 401, 401)
    server.start()
    expect(rows.first.get_by_role("heading")).to_contain_text("Race 401")
    expect(page.get_by_text("We lost the connection.")).to_have_count(0)


def copy_race(server: ServerProcess, first: int, last: int) -> None:
    """Store the first race under more numbers, while the server is down."""
    numbers = "WITH RECURSIVE n(number) AS (SELECT ? UNION ALL SELECT number + 1 FROM n WHERE number < ?)"
    copied = "SELECT code, n.number, event, how, record FROM races, n WHERE races.number = 1"
    server.read_store(f"{numbers} INSERT INTO races {copied}", first, last)
