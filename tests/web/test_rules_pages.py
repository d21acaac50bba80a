"""The rules in a real browser: by address, during a race, on a small phone, in print; why a move is illegal."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import STEADY, start_race

PAGES = ("monza", "professional", "bonus", "first-edition", "memo")
NUMBER = re.compile(r"\b(MZ|MZP|MZB|MC|RU)-\d")
NUMBERS = re.compile(r"^((MZ|MZP|MZB|MC|RU)-\d+( · )?)+$")
SMALL = {"width": 360, "height": 740}

# The position of a tyre, which is never an enabled space, in the window.
TYRE = """() => {
    const box = document.querySelector('.picture path.pad').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.fixture
def page(device: OpenDevice) -> Page:
    return device("phone", viewport=SMALL).new_page()


@pytest.mark.parametrize("name", PAGES)
def test_every_rules_page_has_an_address_and_figures_and_fits_a_small_phone(
    page: Page, server: ServerProcess, name: str
) -> None:
    page.goto(f"{server.url}/#/rules/{name}")
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.locator("nav [aria-current=page]")).to_have_count(1)
    expect(rules.locator(".figure > svg").first).to_be_visible()
    assert not NUMBER.search(rules.inner_text()), "nobody reads numbers who does not ask for them"
    rules.get_by_role("button", name="Rule numbers").click()
    for article in rules.get_by_role("article").all():
        expect(article.locator("[data-say]")).not_to_be_empty()
        expect(article.locator(".number")).to_have_text(NUMBERS)
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= SMALL["width"]
    for figure in rules.locator(".figure > svg").all():
        expect(figure.locator("path").nth(5)).to_be_attached()


def test_the_rules_open_from_the_home_page_and_close_again(page: Page, server: ServerProcess) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.get_by_role("button", name="Bonus move").click()
    expect(page.get_by_role("heading", name="Bonus move")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="First time?")).to_be_visible()
    expect(page).to_have_url(f"{server.url}/")


def test_the_lane_rule_shows_an_allowed_beside_a_forbidden_move(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.url}/#/rules/monza/MZ-7")
    card = page.locator("article[data-rule=MZ-7]")
    expect(card).to_be_focused()
    expect(card.locator("svg circle.yes")).to_have_count(1)
    expect(card.locator("svg path.no[d^='M-.42']")).to_have_count(1)
    left, right = (figure.bounding_box() for figure in card.locator(".figure").all())
    assert left
    assert right
    assert left["y"] == right["y"]
    assert left["x"] + left["width"] <= right["x"]


def test_a_race_continues_under_the_open_rules_dialog(page: Page, server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    page.goto(f"{server.url}/t/{code}#{key}")
    page.get_by_role("button", name="Rules").click()  # before the race
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    start_race(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.get_by_role("heading", level=2)).to_have_text("Monza")
    expect(rules.get_by_role("button", name="Try it out")).to_have_count(0)  # a lesson would leave the race
    with server.connect(code, key) as client:
        client.roll()
    page.go_back()
    expect(rules).to_have_count(0)
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    expect(
        page.get_by_role("button", name="Roll the dice").or_(page.locator("[data-slot]").first).first
    ).to_be_visible()
    assert page.url == f"{server.url}/t/{code}"


def test_the_rules_are_printed_at_full_length(device: OpenDevice, server: ServerProcess) -> None:
    page = device("desktop").new_page()
    page.goto(f"{server.url}/#/rules/monza")
    expect(page.locator("article .figure > svg").first).to_be_visible()
    page.emulate_media(media="print")
    assert page.locator("nav").is_hidden()
    high = page.evaluate("document.querySelector('dialog').getBoundingClientRect().height")
    assert high > 1500, "the printed dialog has the full height of its cards"
    assert page.locator("main").is_hidden()


def play_until_choice(client: Client) -> None:
    """Play until the seat on turn has more than one way to lay dice."""
    random = Random(1)
    while not client.race["plan"] or len(client.race["plan"]["nodes"][0]["steps"]) < 2:
        client.act(random)


def test_a_tap_on_an_illegal_space_names_the_rule_that_forbids_it(page: Page, server: ServerProcess) -> None:
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as client:
        client.do("start")
        play_until_choice(client)
        page.goto(f"{server.url}/t/{code}#{key}")
        page.locator(".target").first.evaluate(STEADY)
        page.touchscreen.tap(*page.evaluate(TYRE))
        expect(page.get_by_text("There’s a tire in the way. Nobody can drive there.").first).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text("There’s a tire in the way.")
        before = client.table["number"]
        flag = page.get_by_role("button", name="Go! End your turn")
        flag.click(force=True)
        expect(page.get_by_role("log")).to_contain_text("A die still fits:")
        assert client.say_hello()["table"]["number"] == before, "an explanation does not change the table"
        button = page.get_by_role("button", name="Read the rule")
        expect(button).to_have_attribute("data-rule", "RU-1")
        button.click()
        expect(page.locator("article[data-rule=RU-1]").first).to_be_focused()


def test_enter_on_an_illegal_place_names_the_rule_that_forbids_it(device: OpenDevice, server: ServerProcess) -> None:
    page = device("desktop").new_page()
    code, key = server.open("memo", seats="here here")
    with server.connect(code, key) as client:
        client.do("start")
        page.goto(f"{server.url}/t/{code}#{key}")
        page.locator("[data-place=c3]").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("First put your car on a start-finish tile.")
        expect(page.get_by_role("button", name="Read the rule")).to_have_attribute("data-rule", "MC-2")


def test_a_viewer_gets_no_rule_explanation(device: OpenDevice, server: ServerProcess) -> None:
    page = device("desktop").new_page()
    code, key = server.open(seats="here here", track="sprint")
    with server.connect(code, key) as client:
        client.do("start")
        page.goto(f"{server.url}/t/{code}")
        expect(page.locator(".picture path.pad").first).to_be_visible()
        page.mouse.click(*page.evaluate(TYRE))
        page.wait_for_timeout(300)
        expect(page.get_by_role("button", name="Read the rule")).to_have_count(0)
