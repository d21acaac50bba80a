"""The receipt of a race: by touch, by keyboard, by roles and names; what it shows adds up, and it sharpens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import AGAIN
from web.inspection import look_over
from web.test_keyboard import Typist
from web.test_podium import finish_race, open_podium

BUTTON = "Was it luck?"
SURE = re.compile("This is (worked out|a good guess|only a rough guess)")
NUMBER = re.compile("[+−]?[0-9]+")
REVIEWED_MS = 90_000  # a review is a background job: on a busy machine it takes its time
SOLVING_MS = 120_000
# Two people share the screen in Monza; in Memo-Car-Race three do.
RACES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "monza": (("Ada", "Ben"), {"track": "sprint"}),
    "memo": (("Ada", "Ben", "Cleo"), {}),
}


@pytest.fixture(scope="module", params=RACES)
def host(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Client]:
    """Yield the host of a table whose race is over."""
    names, options = RACES[request.param]
    with finish_race(server, request.param, names, **options) as client:
        yield client


def find_receipt(page: Page) -> Locator:
    """Return the dialog of the receipt, with its sentences."""
    receipt = page.get_by_role("dialog", name=BUTTON)
    expect(receipt.get_by_text(SURE)).to_be_visible(timeout=REVIEWED_MS)
    return receipt


def read_sum(receipt: Locator) -> list[int]:
    """Return the numbers of the sum: start, luck, own choices, others' choices, result."""
    shown = receipt.get_by_role("list").last.get_by_role("listitem").all_inner_texts()
    return [int(NUMBER.findall(text)[-1].replace("−", "-")) for text in shown]


def find_winners(host: Client) -> list[int]:
    winners: list[int] = host.race["result"]["ranking"][0]
    return winners


def test_whoever_plays_one_seat_is_spoken_to(server: ServerProcess, device: OpenDevice) -> None:
    code, key = server.open("monza", "here computer", track="sprint")
    with server.connect(code, key) as player:
        player.do("set-seat", seat=0, name="Ada")
        player.do("start")
        player.play(Random(5))
    page = device("phone", haste=10).new_page()
    page.goto(f"{server.url}/t/{code}?language=en#{key}")
    page.get_by_role("button", name=BUTTON).tap()
    receipt = find_receipt(page)
    expect(receipt.get_by_text("What you chose")).to_be_visible()
    expect(receipt.get_by_role("list").first).to_contain_text(re.compile("(helped|much for) you|You had bad luck"))
    page.reload()
    expect(page.get_by_role("button", name=BUTTON)).to_be_visible()
    expect(receipt).to_have_count(0)
    page.get_by_role("button", name=BUTTON).tap()
    expect(find_receipt(page).get_by_text("What you chose")).to_be_visible()
    page.go_back()
    expect(receipt).to_have_count(0)
    expect(page.get_by_role("button", name=BUTTON)).to_be_visible()


def test_by_touch_each_car_has_its_sentences_and_a_sum_that_adds_up(
    server: ServerProcess, device: OpenDevice, host: Client
) -> None:
    page = device("phone", haste=10).new_page()
    podium = open_podium(page, server, host)
    podium.get_by_role("button", name=BUTTON).tap()
    receipt = find_receipt(page)
    cars = receipt.get_by_role("group", name="Whose race?").get_by_role("button")
    for seat, name in enumerate(cars.all_inner_texts()):
        cars.nth(seat).tap()
        expect(cars.nth(seat)).to_have_attribute("aria-pressed", "true")
        told = receipt.get_by_role("list").first
        expect(told).to_contain_text(re.compile(rf"Luck (helped|didn’t change much for) {name}|{name} had bad luck"))
        expect(receipt.get_by_text(f"What {name} chose")).to_be_visible()
        *parts, result = read_sum(receipt)
        assert sum(parts) == result
        assert result == (100 // len(find_winners(host)) if seat in find_winners(host) else 0)
    if host.table["game"] == "monza":
        # The race is solved in the background, while somebody looks.
        expect(receipt.get_by_text("This is worked out exactly.")).to_be_visible(timeout=SOLVING_MS)
        expect(receipt.get_by_text("We’re still working on it")).to_have_count(0)
    else:
        expect(receipt.get_by_role("list").first).to_contain_text(re.compile("(forgot a|remembered every) tile"))
    assert look_over(page, is_touched=True) == []
    receipt.get_by_role("button", name="Close").tap()
    expect(podium.get_by_role("button", name=AGAIN)).to_be_in_viewport(ratio=1)
    podium.get_by_role("button", name=BUTTON).tap()
    find_receipt(page).get_by_role("button", name="Watch this turn").tap()
    expect(page).to_have_url(re.compile(rf"/#/replay/{host.table['code']}\.1\.\d+$"))


def test_by_keyboard_and_by_roles_and_names(server: ServerProcess, device: OpenDevice, host: Client) -> None:
    typist = Typist(device("desktop", haste=10).new_page(), "receipt")
    page = typist.page
    open_podium(page, server, host)
    typist.tab_to(BUTTON)
    typist.press("Enter")
    receipt = find_receipt(page)
    names = RACES[host.table["game"]][0]
    winner = names[find_winners(host)[0]]
    expect(receipt).to_match_aria_snapshot(f"""
    - banner:
      - heading "{BUTTON}" [level=2]
      - button "Close"
    - group "Whose race?":
      - button "{winner}" [pressed]
    - list:
      - listitem: /{winner}/
    - paragraph: /This is/
    - heading "How it adds up" [level=3]
    - list:
      - listitem: /At the start \\d+/
      - listitem: /Luck/
      - listitem: /What {winner} chose/
      - listitem: /What the others chose/
      - listitem: /In the end \\d+/
    - group "Pick a turn":
      - button "Earlier turn"
      - button "Later turn"
    - button "Watch this turn"
    - button "Try this turn again"
    """)
    other = next(name for name in names if name != winner)
    typist.tab_to(other)
    typist.press("Enter")
    expect(receipt.get_by_text(f"What {other} chose")).to_be_visible()
    assert sum(read_sum(receipt)[:4]) == read_sum(receipt)[4]
    turn = receipt.get_by_role("group", name="Pick a turn")
    earlier, later = turn.get_by_role("button", name="Earlier turn"), turn.get_by_role("button", name="Later turn")
    key, back = ("Later turn", "Earlier turn") if earlier.is_disabled() else ("Earlier turn", "Later turn")
    before = turn.inner_text()
    typist.tab_to(key)
    typist.press("Enter")
    expect(turn).not_to_have_text(before)
    typist.tab_to(back)
    typist.press("Enter")
    expect(turn).to_have_text(before)
    expect(earlier if key == "Earlier turn" else later).to_be_enabled()
    typist.press("Escape")
    expect(receipt).to_have_count(0)
    assert typist.focus() == BUTTON, "closing the receipt restores the focus"
    assert typist.unseen == []
