"""Fair starts: how well everybody drives, the search, its result for all to see, a race that begins on that grid."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from hairpin.games.record import parse_record
from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import close_dialog, list_seats, read_code
from web.inspection import look_over
from web.test_keyboard import Typist
from web.test_screen_reader import RECORD_LOG

EVEN = 3  # points
SEARCH_MS = 120_000  # a search is a background job: on a busy machine it takes its time
FOUND = re.compile(r"^(\w+) begins (?:one space|(\d+) spaces) ahead\.")
CHANCES = re.compile(r"^(\w+): (\d+)% before, (\d+)% now$")


def open_fair_start(typist: Typist) -> Locator:
    """Open the dialog by keyboard, and return it."""
    typist.tab_to("More")
    typist.press("Enter")
    expect(typist.page.get_by_role("button", name="Fair start")).to_be_visible()
    typist.tab_to("Fair start")
    typist.press("Enter")
    dialog = typist.page.get_by_role("dialog", name="Fair start")
    expect(dialog).to_be_visible()
    return dialog


def find_button(dialog: Locator) -> Locator:
    """Return the button that begins the search."""
    return dialog.get_by_role("button", name="Find a fair start")


def read_chances(dialog: Locator) -> list[tuple[int, int]]:
    """Return the chances of all seats in percent, before and now."""
    texts = dialog.get_by_role("listitem").all_inner_texts()
    return [(int(found[2]), int(found[3])) for text in texts if (found := CHANCES.match(text.strip()))]


def place_computers(host: Client, *drivers: str) -> None:
    """Choose the drivers of all seats."""
    for seat, driver in enumerate(drivers):
        host.do("set-seat", seat=seat, driver=driver)


def test_two_computers_of_different_strength_begin_where_the_search_says(
    server: ServerProcess, device: OpenDevice
) -> None:
    page, other = device("desktop", haste=30).new_page(), device("phone", haste=30).new_page()
    typist = Typist(page, "fair")
    page.add_init_script(RECORD_LOG)
    code, key = server.open("monza", "computer computer", track="sprint")
    with server.connect(code, key) as host:
        place_computers(host, "random", "racer")
        host.do("arrange", pace="quick")
        page.goto(f"{server.url}/t/{code}#{key}")
        other.goto(f"{server.url}/t/{code}")
        expect(list_seats(other)).to_have_count(2)
        expect(page.get_by_role("button", name="Start!")).to_be_visible()
        dialog = open_fair_start(typist)
        expect(dialog).to_match_aria_snapshot("""
        - banner:
          - heading "Fair start" [level=2]
          - button "Close"
        - paragraph: /Tap how well everybody drives/
        - list:
          - listitem:
            - strong: Dizzy
          - listitem:
            - strong: Flash
        - button "Find a fair start"
        """)
        typist.tab_to("Find a fair start")
        typist.press("Enter")
        expect(dialog.get_by_text(FOUND)).to_be_visible(timeout=SEARCH_MS)
        assert FOUND.match(typist.focus()), "what was found has the focus"
        expect(dialog).to_match_aria_snapshot("""
        - banner:
          - heading "Fair start" [level=2]
          - button "Close"
        - paragraph:
          - strong: /Dizzy begins/
        - list:
          - listitem: /Dizzy.+ \\d+% before, \\d+% now/
          - listitem: /Flash.+ \\d+% before, \\d+% now/
        - paragraph: /Estimated from/
        - button "Change something"
        - button "Let’s race like this"
        """)
        chances = read_chances(dialog)
        assert sum(before for before, _ in chances) == sum(now for _, now in chances) == 100
        assert chances[0][0] < 50 - 2 * EVEN
        assert all(abs(now - 50) <= EVEN for _, now in chances)
        expect(
            dialog.get_by_text(re.compile(r"^Estimated from [\d,]+ races; off by about 1 percent\.$"))
        ).to_be_visible()
        assert [line for line in page.evaluate("announced") if FOUND.match(line)] != [], "the result is heard"
        typist.tab_to("Let’s race like this")
        typist.press("Enter")
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
        assert typist.unseen == []

        expect(other.get_by_role("alert")).to_have_text(FOUND)
        badge = re.compile(r"^Head start: (one space|\d+ spaces)$")
        for one in (page, other):
            expect(list_seats(one).first.get_by_role("img", name=badge)).to_be_visible()
            expect(one.get_by_role("region", name="Fair start").get_by_text(FOUND)).to_be_attached()
        expect(other.get_by_role("button", name="No head start")).to_have_count(0)
        host.drain()
        grid = host.table["options"]["grid"]
        assert grid != "-"
        page.get_by_role("button", name="Start!").click()
        for one in (page, other):
            seats = one.get_by_role("list", name="Who’s playing").get_by_role("listitem")
            expect(seats.first.get_by_role("img", name=badge)).to_be_visible()
        page.get_by_role("button", name="Menu", exact=True).click()
        expect(page.get_by_role("dialog", name="Menu").get_by_role("region", name="Fair start")).to_be_visible()
        host.wait_for_table(lambda table: table["stage"] == "over")
    text = server.ask("GET", f"/api/tables/{code}/races/1.race").text
    assert f" grid={grid}\n" in text
    assert parse_record(text).game.start().cars == tuple(grid.split(","))


def test_a_search_is_stopped_changed_and_begun_again_and_the_host_takes_the_head_start_away(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here here", track="sprint", pro="yes")
    small = {"width": 320, "height": 640}
    page, other = device("phone", haste=30, viewport=small).new_page(), device("phone", haste=30).new_page()
    page.goto(f"{server.url}/t/{code}#{key}")
    other.goto(f"{server.url}/t/{code}")
    dialog = open_dialog_by_taps(page)
    choose_level(dialog, 1, "Leo")  # takes long
    find_button(dialog).click()
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    expect(dialog).to_match_aria_snapshot("""
    - list:
      - listitem:
        - group "How well does Red drive?":
          - radio /Flash.*level 3 of 5/ [checked]
      - listitem:
        - group "How well does Blue drive?":
          - radio /Leo.*level 5 of 5/ [checked]
    - progressbar "Trying out lots of races…"
    - button "Stop"
    """)
    expect(dialog.get_by_role("button", name="Stop")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    expect(find_button(dialog)).to_be_focused()
    choose_level(dialog, 0, "Dizzy")
    choose_level(dialog, 1, "Flash")
    find_button(dialog).click()
    expect(dialog.get_by_text(re.compile("^Red begins"))).to_be_visible(timeout=SEARCH_MS)
    assert look_over(page, is_touched=True) == []
    dialog.get_by_role("button", name="Change something").click()
    expect(find_button(dialog)).to_be_visible()
    close_dialog(page)

    with server.connect(read_code(page), key) as host:
        host.do("arrange", options={"grid": "A3,S"})
        expect(other.get_by_role("alert")).to_have_text("Red begins 3 spaces ahead.")
        expect(page.get_by_role("region", name="Fair start")).to_be_visible()
        assert look_over(page, is_touched=True) == []
        page.get_by_role("region", name="Fair start").get_by_role("button", name="Read the rule").click()
        expect(page.get_by_text("A head start makes it fair for little ones")).to_be_in_viewport()
        close_dialog(page)
        page.get_by_role("button", name="No head start").click()
        expect(page.get_by_role("region", name="Fair start")).to_have_count(0)
        expect(other.get_by_role("alert")).to_have_text("Everybody begins at the start now.")
        expect(list_seats(other).first.get_by_role("img", name=re.compile("^Head start"))).to_have_count(0)
        host.drain()
        assert host.table["options"]["grid"] == "-"


def open_dialog_by_taps(page: Page) -> Locator:
    """Open the dialog, and return it."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Fair start").click()
    dialog = page.get_by_role("dialog", name="Fair start")
    expect(dialog).to_be_visible()
    return dialog


def choose_level(dialog: Locator, seat: int, driver: str) -> None:
    """Say how well a person drives, by the face of a driver."""
    level = dialog.get_by_role("listitem").nth(seat).get_by_role("radio", name=re.compile(f"^{driver}"))
    level.check()
    expect(level).to_be_checked()
