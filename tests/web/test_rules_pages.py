"""The rules in a real browser: by address, over a race without losing it, on a small phone, on paper; and why not."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import start_race

PAGES = ("monza", "professional", "bonus", "first-edition", "memo")
NUMBERS = re.compile(r"^((MZ|MZP|MZB|MC|RU)-\d+( · )?)+$")
SMALL = {"width": 360, "height": 740}

# Where the middle of a space that is not lit lies in the window: a tyre, here.
TYRE = """() => {
    const box = document.querySelector('.picture path.pad').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.fixture
def page(device: OpenDevice) -> Page:
    return device("phone", viewport=SMALL).new_page()


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_an_address_and_pictures_and_fits_a_small_phone(
    page: Page, house: ServerProcess, name: str
) -> None:
    page.goto(f"{house.url}/#/rules/{name}")
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.locator("nav [aria-current=page]")).to_have_count(1)
    expect(rules.locator(".figure > svg").first).to_be_visible()
    for article in rules.get_by_role("article").all():
        expect(article.locator("[data-say]")).not_to_be_empty()
        expect(article.locator(".number")).to_have_text(NUMBERS)
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= SMALL["width"]
    for figure in rules.locator(".figure > svg").all():
        expect(figure.locator("path").nth(5)).to_be_attached()


def test_home_leads_to_the_rules_and_back(page: Page, house: ServerProcess) -> None:
    page.goto(house.url)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.get_by_role("button", name="Bonus move").click()
    expect(page.get_by_role("heading", name="Bonus move")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="First time?")).to_be_visible()
    expect(page).to_have_url(f"{house.url}/")


def test_lanes_show_what_is_allowed_beside_what_is_not(page: Page, house: ServerProcess) -> None:
    page.goto(f"{house.url}/#/rules/monza/MZ-7")
    card = page.locator("article[data-rule=MZ-7]")
    expect(card).to_be_focused()
    expect(card.locator("svg circle.yes")).to_have_count(1)
    expect(card.locator("svg path.no[d^='M-.42']")).to_have_count(1)
    left, right = (figure.bounding_box() for figure in card.locator(".figure").all())
    assert left
    assert right
    assert left["y"] == right["y"]
    assert left["x"] + left["width"] <= right["x"]


def test_rules_lie_over_a_race_which_goes_on_below(page: Page, house: ServerProcess) -> None:
    code, key = house.open(seats="here here", track="sprint")
    page.goto(f"{house.url}/t/{code}#{key}")
    page.get_by_role("button", name="Rules").click()  # before the race
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    start_race(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.get_by_role("heading", level=2)).to_have_text("Monza")
    expect(rules.get_by_role("button", name="Try it out")).to_have_count(0)  # nobody is led away from a race
    with house.connect(code, key) as guest:
        guest.roll()
    page.go_back()
    expect(rules).to_have_count(0)
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    expect(
        page.get_by_role("button", name="Roll the dice").or_(page.locator("[data-slot]").first).first
    ).to_be_visible()
    assert page.url == f"{house.url}/t/{code}"


def test_the_rules_can_be_printed_whole(device: OpenDevice, house: ServerProcess) -> None:
    page = device("desktop").new_page()
    page.goto(f"{house.url}/#/rules/monza")
    expect(page.locator("article .figure > svg").first).to_be_visible()
    page.emulate_media(media="print")
    assert page.locator("nav").is_hidden()
    high = page.evaluate("document.querySelector('dialog').getBoundingClientRect().height")
    assert high > 1500, "the sheet is as long as its cards"
    assert page.locator("main").is_hidden()


def drive(guest: Client) -> None:
    """Play until somebody has a choice."""
    random = Random(1)
    while not guest.race["plan"] or len(guest.race["plan"]["nodes"][0]["steps"]) < 2:
        guest.act(random)


def test_a_tap_on_an_impossible_space_says_which_rule_forbids_it(page: Page, house: ServerProcess) -> None:
    code, key = house.open(seats="here here", track="sprint")
    with house.connect(code, key) as guest:
        guest.do("start")
        drive(guest)
        page.goto(f"{house.url}/t/{code}#{key}")
        expect(page.locator(".target").first).to_be_visible()
        page.touchscreen.tap(*page.evaluate(TYRE))
        expect(page.get_by_text("A tyre is in the way. Nobody drives there.").first).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("A tyre is in the way.")
        before = guest.table["number"]
        flag = page.get_by_role("button", name="Go! End of turn")
        flag.click(force=True)
        expect(page.get_by_role("log")).to_contain_text("A die still fits:")
        assert guest.say_hello()["table"]["number"] == before, "a question changes nothing"
        page.get_by_role("button", name="Read rule RU-1").click()
        expect(page.locator("article[data-rule=RU-1]").first).to_be_focused()


def test_the_keyboard_asks_why_as_well(device: OpenDevice, house: ServerProcess) -> None:
    page = device("desktop").new_page()
    code, key = house.open("memo", seats="here here")
    with house.connect(code, key) as guest:
        guest.do("start")
        page.goto(f"{house.url}/t/{code}#{key}")
        page.locator("[data-place=c3]").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("First put your car on a start-finish tile.")
        expect(page.get_by_role("button", name="Read rule MC-2")).to_be_visible()


def test_who_only_watches_asks_nothing(device: OpenDevice, house: ServerProcess) -> None:
    page = device("desktop").new_page()
    code, key = house.open(seats="here here", track="sprint")
    with house.connect(code, key) as guest:
        guest.do("start")
        page.goto(f"{house.url}/t/{code}")
        expect(page.locator(".picture path.pad").first).to_be_visible()
        page.mouse.click(*page.evaluate(TYRE))
        page.wait_for_timeout(300)
        expect(page.get_by_role("button", name="Read rule")).to_have_count(0)
