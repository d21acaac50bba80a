"""The lobby as a garage: the board by its picture, badges, bays, adding players, the last evenings, Back, volume."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import add_seats, choose_board, close_dialog, list_seats, name_seat, open_game, open_seat, start_race

SMALLEST: tuple[tuple[int, int], ...] = ((320, 568), (360, 640))
ADDING = ("hier", "per Link", "Computer")
LONG_TRACK = "Long track: for professional racers"

# The element that a tap in the middle of an element would meet is the element itself, or a part of it.
IS_FREE = """(element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isInside = y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth;
    return isInside && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
COLOURS = """() => [...document.querySelectorAll('.game .lying .space')]
    .map((space) => space.getAttribute('fill')).join()"""


def open_lobby(page: Page, server: ServerProcess, seats: str, *, game: str = "monza", **options: str) -> str:
    """Open a lobby as its host and return the code of the table."""
    code, key = server.open(game, seats, **options)
    page.goto(f"{server.url}/t/{code}#{key}")
    expect(page.locator("article")).not_to_have_count(0)
    return code


@pytest.mark.parametrize(("width", "height"), SMALLEST)
def test_players_are_added_without_scrolling_on_the_smallest_phones_in_german(
    server: ServerProcess, device: OpenDevice, width: int, height: int
) -> None:
    page = device("phone", locale="de", viewport={"width": width, "height": height}).new_page()
    open_lobby(page, server, "here computer", track="first-edition", bonus="yes")
    for count in range(2, 6):
        expect(page.locator("article")).to_have_count(count)
        for name in (*ADDING, "Los!"):
            button = page.get_by_role("button", name=name, exact=True)
            expect(button).to_be_visible()
            assert button.evaluate(IS_FREE), f"{name} is covered or off the screen with {count} seats"
        page.get_by_role("button", name=ADDING[count % 3], exact=True).tap()
    expect(page.locator("article")).to_have_count(6)
    assert page.get_by_role("button", name="Los!").evaluate(IS_FREE)


def test_the_lobby_shows_the_board_that_is_chosen_by_its_picture(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    open_lobby(page, server, "here computer", track="oval")
    expect(page.locator(".game .lying .space")).not_to_have_count(0)
    oval = page.evaluate(COLOURS)
    choose_board(page, LONG_TRACK)
    expect(page.get_by_text(LONG_TRACK)).to_be_visible()
    expect(page.locator(".game .lying .space")).not_to_have_count(oval.count(",") + 1)
    guest = device("phone").new_page()
    guest.goto(page.url)
    expect(guest.locator(".game .lying .space")).to_have_count(page.locator(".game .lying .space").count())


def test_a_board_of_the_workshop_is_chosen_in_the_lobby_of_a_table_and_raced_on(
    server: ServerProcess, device: OpenDevice, oval: dict[str, Any]
) -> None:
    page = device("desktop", haste=10).new_page()
    page.goto(f"{server.url}/#/workshop")
    page.get_by_role("button", name="Boards").click()
    page.get_by_role("dialog").get_by_role("button", name="Sprint").click()
    page.get_by_role("button", name="Boards").click()
    page.get_by_role("dialog").get_by_label("Name of the board").fill("Backyard")
    page.locator("dialog[open] form button").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)

    code = open_lobby(page, server, "here here computer", track="oval")
    name_seat(page, 1, "Mia")
    page.get_by_role("button", name="Choose another board").click()
    made = page.get_by_role("group", name="From your workshop").get_by_role("button", name="Backyard")
    expect(made.locator(".space")).not_to_have_count(0)
    made.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Backyard")).to_be_visible()
    table = server.ask("GET", f"/api/tables/{code}").json()
    assert (table["own_board"]["title"], table["seats"][1]["name"]) == ("Backyard", "Mia")
    expect(page.locator(".game .lying .space")).not_to_have_count(len(oval["lanes"][0]) * 3)
    start_race(page)
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()


def test_variants_are_badges_that_the_host_taps_and_guests_are_told(server: ServerProcess, device: OpenDevice) -> None:
    page, guest = device("phone").new_page(), device("phone").new_page()
    code = open_lobby(page, server, "here link", track="long")
    guest.goto(f"{server.url}/t/{code}")
    variants = page.get_by_role("group", name="Variants")
    bonus = variants.get_by_role("button", name="Bonus move")
    expect(bonus).to_have_attribute("aria-pressed", "false")
    expect(guest.get_by_role("group", name="Variants")).to_have_count(0)
    bonus.tap()
    expect(bonus).to_have_attribute("aria-pressed", "true")
    told = guest.get_by_role("group", name="Variants")
    expect(told.get_by_text("Bonus move")).to_be_visible()
    expect(told.get_by_role("button")).to_have_count(0)
    assert server.ask("GET", f"/api/tables/{code}").json()["options"]["bonus"] == "yes"


def test_everybody_is_seated_as_last_time_by_one_tap_and_the_evening_is_forgotten_by_one(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone", haste=10).new_page()
    open_game(page, server.url, "Monza")
    expect(page.get_by_role("button", name=re.compile("^Same as before"))).to_have_count(0)
    name_seat(page, 0, "Mia")
    add_seats(page, "here")
    name_seat(page, 2, "Oma")
    sheet = open_seat(page, 2)
    sheet.get_by_role("radio", name="yellow race car").check()
    close_dialog(page)
    choose_board(page, LONG_TRACK)
    page.get_by_role("group", name="Variants").get_by_role("button", name="Professional racers").tap()
    start_race(page)

    open_game(page, server.url, "Monza")
    again = page.get_by_role("button", name="Same as before: Mia, Flash, Oma")
    again.tap()
    expect(list_seats(page)).to_have_count(3)
    expect(list_seats(page).nth(2).get_by_role("button", name=re.compile("Yellow race car"))).to_be_visible()
    expect(again).to_be_hidden()
    code = page.url.split("/t/")[1][:6]
    table = server.ask("GET", f"/api/tables/{code}").json()
    assert [(seat["kind"], seat["name"], seat["car"]) for seat in table["seats"]] == [
        ("here", "Mia", "red"),
        ("computer", "", "blue"),
        ("here", "Oma", "yellow"),
    ]
    assert (table["options"]["track"], table["options"]["pro"]) == ("long", "yes")
    assert table["trophies"] == [0, 0, 0]

    open_game(page, server.url, "Rally Run!")
    page.get_by_role("button", name="Earlier game nights").tap()
    dialog = page.get_by_role("dialog", name="Earlier game nights")
    dialog.get_by_role("button", name="Forget this game night").tap()
    dialog.get_by_role("button", name="No, keep it").tap()
    dialog.get_by_role("button", name="Forget this game night").tap()
    close_dialog(page)
    # Not a reload: closing goes back in the history, and that may still be under way.
    address, page = page.url, page.context.new_page()
    page.goto(address)
    expect(list_seats(page)).not_to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Same as before"))).to_have_count(0)


def test_back_closes_what_lies_on_top_before_it_asks_whether_to_stay(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.goto(server.url)
    code = open_lobby(page, server, "here here", track="sprint")
    page.get_by_role("button", name="More", exact=True).tap()
    expect(page.get_by_role("dialog", name="More")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert code in page.url
    start_race(page)
    menu = page.get_by_role("dialog", name="Menu")
    for close in (page.go_back, lambda: page.keyboard.press("Escape")):
        page.get_by_role("button", name="Menu").tap()
        expect(menu).to_be_visible()
        menu.get_by_role("button", name="Invite others").tap()
        invitation = page.get_by_role("dialog", name="Invite others")
        expect(invitation).to_be_visible()
        close()
        expect(invitation).to_be_hidden()
        expect(menu).to_be_visible()
        close()
        expect(menu).to_be_hidden()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("dialog", name="Leaving already?")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert code in page.url


def test_volume_and_full_screen_are_in_the_menu_and_kept(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    open_lobby(page, server, "here here", track="sprint")
    start_race(page)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    tiles = menu.get_by_role("group", name="This device").get_by_role("button")
    expect(tiles.nth(2)).to_be_visible()
    sizes: list[str] = tiles.evaluate_all("tiles => tiles.map((tile) => `${tile.offsetWidth} ${tile.offsetHeight}`)")
    assert len(set(sizes)) == 1, "tiles have the same size"
    volume = menu.get_by_role("slider", name="How loud should it be?")
    volume.fill("3")
    expect(volume).to_have_attribute("aria-valuetext", "30%")
    full = menu.get_by_role("button", name="Full screen")
    full.click()
    expect(full).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.fullscreenElement === document.documentElement")
    full.click()
    expect(full).to_have_attribute("aria-pressed", "false")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(volume).to_have_attribute("aria-valuetext", "30%")
