"""The bar of chances and the owl: off at first, announced to everybody, in step with what is shown, by keyboard."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import SentFrames, close_dialog, list_seats, open_seat
from web.start import act
from web.test_keyboard import Typist
from web.test_screen_reader import RECORD_LOG
from web.tour import has_choice

FORECAST_MS = 90_000  # forecasts are a background job: on a busy machine they take their time
BAR_IS_ON = "The bar is on: everybody sees who might win."
# Notes, in order, what is told of the race and how the bar stands.
NOTE = """if (location.protocol.startsWith('http')) {
    window.moments = [];
    const note = (moment) => moment !== moments.at(-1) && moments.push(moment);
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            const isLog = target instanceof Element && target.closest('[role=log]');
            for (const node of addedNodes) if (isLog && node.nodeName === 'P') note(node.textContent);
        }
        const bar = document.querySelector('button.bar')?.getAttribute('aria-label');
        if (bar?.includes('%')) note(bar);
    }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
}"""


def find_bar(page: Page) -> Locator:
    """Return the bar of a race."""
    return page.get_by_role("button", name=re.compile("^Who might win"))


def find_switch(page: Page) -> Locator:
    """Return the switch of the bar in an open dialog."""
    return page.get_by_role("dialog").get_by_role("switch", name="Who might win?")


def open_menu(page: Page, name: str) -> None:
    """Open the menu of the race, or the options of the lobby."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def give_owl(typist: Typist, car: str, name: str) -> None:
    """Give a seat its owl in the lobby, by keyboard."""
    switch = typist.page.get_by_role("switch", name=f"The owl helps {name}")
    typist.tab_to(car)
    typist.press("Enter")
    typist.tab_to(f"The owl helps {name}")
    expect(switch).to_have_attribute("aria-checked", "false")
    typist.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "true")
    typist.press("Escape")
    expect(switch).to_have_count(0)


def press(typist: Typist, name: str) -> None:
    """Press a button by keyboard."""
    typist.tab_to(name)
    typist.press("Enter")


def switch_bar(typist: Typist, state: str) -> None:
    """Turn the bar on or off in the menu of the race, by keyboard."""
    switch = find_switch(typist.page)
    press(typist, "Menu$")
    typist.tab_to(r"Who might win\?$")
    typist.press("Space")
    expect(switch).to_have_attribute("aria-checked", state)
    typist.press("Escape")
    expect(switch).to_have_count(0)
    assert typist.focus() == "Menu"


def read_bar(typist: Typist) -> None:
    """Open the bar by keyboard, check its roles and names, and close it."""
    press(typist, r"Who might win\? Red")
    dialog = typist.page.get_by_role("dialog", name="Who might win?")
    expect(dialog).to_match_aria_snapshot("""
    - heading "Who might win?" [level=2]
    - button "Close"
    - list:
      - listitem:
        - text: Red
        - strong: /^\\d+%$/
      - listitem:
        - text: Blue
        - strong: /^\\d+%$/
    - paragraph: /^(Worked out|Estimated)/
    - paragraph: /The dice can still change everything/
    """)
    typist.press("Escape")
    expect(dialog).to_have_count(0)
    assert re.match(r"Who might win\? Red", typist.focus())


def test_the_bar_is_off_until_the_host_turns_it_on_and_everybody_is_told(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here here", track="oval")
    page, other = device("desktop", haste=20).new_page(), device("phone", haste=20).new_page()
    frames, typist = SentFrames(other), Typist(page, "bar")
    page.goto(f"{server.url}/t/{code}#{key}")
    other.goto(f"{server.url}/t/{code}")
    expect(list_seats(page)).to_have_count(2)
    press(typist, "More$")
    expect(find_switch(page)).to_have_attribute("aria-checked", "false")
    typist.press("Escape")
    open_menu(other, "More")
    expect(other.get_by_role("dialog").get_by_role("button", name="Rules")).to_be_visible()
    expect(find_switch(other)).to_have_count(0)
    close_dialog(other)
    press(typist, "Start!")
    for one in (page, other):
        expect(one.get_by_role("list", name="Who’s playing")).to_be_visible()
        expect(one.get_by_role("group", name="The board")).to_be_visible()
        expect(find_bar(one)).to_have_count(0)
    assert frames.of_kind("ask-forecast") == [], "nobody asks as long as it is off"

    switch_bar(typist, "true")
    expect(other.get_by_role("alert")).to_have_text(BAR_IS_ON)
    for one in (page, other):
        expect(find_bar(one)).to_have_accessible_name(
            re.compile(r"^Who might win\? Red \d+%, Blue \d+%$"), timeout=FORECAST_MS
        )
        shares = [int(share) for share in re.findall(r"(\d+)%", find_bar(one).get_attribute("aria-label") or "")]
        assert sum(shares) == 100
    find_bar(other).click()
    dialog = other.get_by_role("dialog", name="Who might win?")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(
        dialog.get_by_text(re.compile("^ ?(Worked out exactly|Worked out; off by|Estimated; off by)"))
    ).to_be_visible()
    close_dialog(other)
    read_bar(typist)
    switch_bar(typist, "false")
    assert typist.unseen == []
    expect(other.get_by_role("alert")).to_have_text("The bar is off now.")
    expect(find_bar(other)).to_have_count(0)


def test_a_guest_hears_at_the_lobby_that_the_bar_is_on_and_sees_it_there(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here link", track="oval")
    page = device("phone").new_page()
    with server.connect(code, key) as host:
        page.goto(f"{server.url}/t/{code}")
        expect(list_seats(page)).to_have_count(2)
        host.do("arrange", has_bar=True)
        expect(page.get_by_role("alert")).to_have_text(BAR_IS_ON)
        expect(page.get_by_role("img", name=BAR_IS_ON)).to_be_visible()
        page.reload()
        expect(page.get_by_role("img", name=BAR_IS_ON)).to_be_visible()


def test_memo_car_race_offers_neither_bar_nor_owl_nor_head_start(server: ServerProcess, device: OpenDevice) -> None:
    code, key = server.open("memo", "here here")
    page = device("phone").new_page()
    page.goto(f"{server.url}/t/{code}#{key}")
    open_menu(page, "More")
    expect(page.get_by_role("dialog").get_by_role("button", name="Rules")).to_be_visible()
    expect(find_switch(page)).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_role("button", name="Fair start")).to_have_count(0)
    close_dialog(page)
    sheet = open_seat(page, 0)
    expect(sheet.get_by_role("radio", name="here")).to_be_visible()
    expect(sheet.get_by_role("switch", name=re.compile("owl"))).to_have_count(0)


def test_the_bar_follows_a_roll_only_when_the_roll_has_been_shown(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop", moves=True).new_page()
    page.add_init_script(NOTE)
    code, key = server.open("monza", "here here", track="oval")
    with server.connect(code, key) as host:
        host.do("arrange", has_bar=True)
        host.do("start")
        page.goto(f"{server.url}/t/{code}")
        expect(find_bar(page)).to_have_accessible_name(re.compile("%"), timeout=FORECAST_MS)
        host.roll()
        assert host.ask("ask-forecast", **host.position())["type"] == "forecasted", "it is known before it is shown"
        page.wait_for_function("() => moments.at(-1).startsWith('Who') && moments.length > 2")
    moments: list[str] = page.evaluate("moments")
    bars = [at for at, moment in enumerate(moments) if moment.startswith("Who might win?")]
    [roll] = [at for at, moment in enumerate(moments) if " rolls " in moment]
    assert bars[0] < roll < bars[1], f"the bar moved before the dice lay there: {moments}"


def test_the_owl_is_announced_asked_by_keyboard_and_shows_the_best_way(
    server: ServerProcess, device: OpenDevice
) -> None:
    page, other = device("desktop", haste=20).new_page(), device("phone", haste=20).new_page()
    typist = Typist(page, "owl")
    page.add_init_script(RECORD_LOG)
    code, key = server.open("monza", "here here", track="oval")
    with server.connect(code, key) as host:
        host.do("set-seat", seat=0, name="Mia")
        page.goto(f"{server.url}/t/{code}#{key}")
        other.goto(f"{server.url}/t/{code}")
        expect(list_seats(other)).to_have_count(2)
        expect(page.get_by_role("button", name="Start!")).to_be_visible()
        give_owl(typist, "Red race car", "Mia")
        expect(other.get_by_role("alert")).to_have_text("Mia can ask the owl for hints now.")
        expect(list_seats(other).first.get_by_role("img", name="With the owl’s help")).to_be_visible()
        address = page.url
        page.goto("about:blank")
        host.do("start")
        random = Random(2)
        while not (host.turn() == 1 and has_choice(host.race)):
            act(host, random)
        page.goto(address)
        expect(page.get_by_role("group", name="The board").locator("[data-place].target").first).to_be_attached()
        seats = other.get_by_role("list", name="Who’s playing").get_by_role("listitem")
        expect(seats.filter(has=other.get_by_role("img", name="With the owl’s help"))).to_have_text(["Mia"])
        owl = page.get_by_role("button", name="Ask the owl")
        expect(owl).to_have_count(0)  # the owl helps Mia
        assert host.refused("ask-advice", seat=1, **host.position()) == "coach/off"
        host.do("set-seat", seat=1, is_coached=True)
        expect(other.get_by_role("alert")).to_have_text("Blue can ask the owl for hints now.")
        expect(owl).to_be_visible()
        expect(owl).to_have_attribute("aria-pressed", "false")
        expect(other.get_by_role("button", name="Ask the owl")).to_have_count(0)
        best = host.ask("ask-advice", seat=1, **host.position())["decision"]["best"]

        typist.tab_to("Ask the owl")
        typist.press("Enter")
        thanks = page.get_by_role("button", name="Thanks, owl!", pressed=True)
        expect(thanks).to_be_focused()
        hint = page.locator("[data-hint]")
        expect(hint).to_have_attribute("data-hint", " ".join(best["places"][1:]))
        [said] = [line for line in page.evaluate("announced") if line.startswith("My tip: ")]
        reason = said.rpartition(". ")[2]
        expect(page.get_by_role("group", name="The race").get_by_text(reason).first).to_be_visible()
        typist.press("Enter")
        expect(hint).to_have_count(0)
        assert typist.unseen == []
        typist.press("Enter")
        expect(hint).to_have_count(1)
        act(host, random)
        expect(hint).to_have_count(0)
