"""A turn that is tried again: the same position and dice against computers, and the real race stays as it was."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hairpin.core.game import CHANCE
from hairpin.games.record import Record
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.driver import AGAIN, CUP, Robot, read_code
from web.inspection import look_over
from web.start import fetch_record
from web.test_keyboard import Typist
from web.test_podium import finish_race, open_podium
from web.test_receipt import BUTTON, find_receipt

TRY = "Try this turn again"
Json = dict[str, Any]


def fetch_table(server: ServerProcess, code: str) -> Json:
    table: Json = server.ask("GET", f"/api/tables/{code}").json()
    return table


def pick(table: Json) -> Json:
    """Return what nobody may change."""
    return {name: table[name] for name in ("number", "stage", "race", "races", "trophies", "champions", "practice")}


def read_turn(receipt: Locator) -> int:
    """Return the number of the turn that is chosen."""
    found = re.search(r"Turn (\d+)", receipt.get_by_role("group", name="Pick a turn").inner_text())
    assert found
    return int(found[1])


def await_try(page: Page, turn: int, name: str, before: str) -> str:
    """Wait for another table, at which this turn is tried, and return its code."""
    line = page.get_by_role("group", name="Just a try")
    expect(page).not_to_have_url(re.compile(f"/t/{before}"))
    expect(line.get_by_text(f"Just a try: turn {turn}. You’re {name}.")).to_be_visible()
    return read_code(page)


def check_position(table: Json, record: Record, turn: int, seat: int) -> None:
    """Check that a table is in the position of the record in which this turn begins, or in which this seat decides."""
    race, game = table["race"], record.game
    steps = list(record.steps())
    state = steps[race["ply"]][0]
    seats = [game.on_turn(before) for before, _, _ in steps[: race["ply"] + 1]]
    assert seats[-1] == race["on_turn"] == seat
    assert sum(one != other for one, other in pairwise([None, *seats])) == turn
    assert tuple(race["view"]["cars"]) == state.cars
    assert race["awaits_roll"] == (game.actor(state) == CHANCE)


def read_dice(server: ServerProcess, page: Page, code: str, record: Record) -> str:
    """Roll, where the turn begins with that, and return the dice: they are those of the record."""
    race = fetch_table(server, code)["race"]
    ply: int = race["ply"]
    if race["awaits_roll"]:
        page.get_by_role("button", name=CUP).tap()
        expect(page.locator(".tray .die")).to_have_count(6)
        ply += 1
    dice = "".join(fetch_table(server, code)["race"]["view"]["dice"])
    assert dice == record.words[ply - 1]
    return dice


def test_a_turn_is_tried_twice_against_computers_and_nothing_else_changes(
    server: ServerProcess, device: OpenDevice
) -> None:
    with finish_race(server, "monza", ("Ada", "Ben"), track="sprint") as host:
        code = host.table["code"]
        guest = device("tablet", haste=10).new_page()
        open_podium(guest, server, host, key="")
        guest.evaluate("window.isSame = true")
        seen, record, real = guest.locator("body").inner_text(), fetch_record(server, code), fetch_table(server, code)
        page = device("phone", haste=30).new_page()
        podium = open_podium(page, server, host)
        podium.get_by_role("button", name=BUTTON).tap()
        receipt = find_receipt(page)
        winner = host.race["result"]["ranking"][0][0]
        name = ("Ada", "Ben")[winner]
        # The last turn of the winner: the try is short.
        later = receipt.get_by_role("button", name="Later turn")
        while later.is_enabled():
            later.tap()
        turn = read_turn(receipt)
        receipt.get_by_role("button", name=TRY).tap()

        first = await_try(page, turn, name, code)
        table = fetch_table(server, first)
        assert table["practice"] == turn
        kinds = ["here" if seat == winner else "computer" for seat in range(2)]
        assert [seat["kind"] for seat in table["seats"]] == kinds
        check_position(table, record, turn, winner)
        assert look_over(page, is_touched=True) == []
        page.reload()
        assert await_try(page, turn, name, code) == first
        dice = read_dice(server, page, first, record)

        robot = Robot(page, "try", touches=True)
        end = page.get_by_role("dialog", name="Just a try")
        while not end.is_visible():
            if robot.step(robot.look()) is None:
                robot.skip()
        expect(end.get_by_text(f"In the real race, {name} won.")).to_be_visible()
        expect(end.get_by_text("The real race stays as it was.")).to_be_visible()
        assert fetch_table(server, first)["trophies"] == [0, 0]
        assert look_over(page, is_touched=True) == []

        end.get_by_role("button", name="One more try").tap()
        second = await_try(page, turn, name, first)
        check_position(fetch_table(server, second), record, turn, winner)
        assert read_dice(server, page, second, record) == dice

        # No tap: where the dice leave no choice, the try is soon over, and its end lies on this button.
        page.get_by_role("group", name="Just a try").get_by_role("button", name="Back").dispatch_event("click")
        receipt = find_receipt(page)
        assert read_code(page) == code
        assert read_turn(receipt) == turn
        receipt.get_by_role("button", name="Close").tap()
        expect(page.locator(".podium").get_by_role("button", name=AGAIN)).to_be_in_viewport(ratio=1)

        assert fetch_record(server, code).words == record.words
        assert pick(fetch_table(server, code)) == pick(real)
        assert guest.evaluate("window.isSame")
        assert guest.locator("body").inner_text() == seen


def test_by_keyboard_a_turn_is_tried_again_and_the_way_back_leads_to_the_receipt(
    server: ServerProcess, device: OpenDevice
) -> None:
    with finish_race(server, "memo", ("Ada", "Ben", "Cleo")) as host:
        code = host.table["code"]
        typist = Typist(device("desktop", haste=10).new_page(), "try")
        page = typist.page
        open_podium(page, server, host)
        typist.tab_to(BUTTON.replace("?", "[?]"))
        typist.press("Enter")
        turn = read_turn(find_receipt(page))
        name = ("Ada", "Ben", "Cleo")[host.race["result"]["ranking"][0][0]]
        typist.tab_to(TRY)
        typist.press("Enter")
        await_try(page, turn, name, code)
        expect(page.get_by_role("log", name="What just happened")).to_contain_text(f"Just a try: turn {turn}.")
        expect(page.get_by_role("list", name="Who’s playing").get_by_role("listitem")).to_have_count(3)
        typist.tab_to("Back")
        typist.press("Enter")
        assert read_turn(find_receipt(page)) == turn
        assert read_code(page) == code
        typist.press("Escape")
        typist.tab_to(AGAIN)
        assert typist.unseen == []
