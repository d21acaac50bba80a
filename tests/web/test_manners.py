"""For who cannot read, and for families: a voice, a pace, no way out by accident, help remembering that all know of."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import PATIENCE_S, Robot

# A browser's speech, as far as the page can tell: it notes what it says, and whether two sentences ever overlap.
SPEECH = """(() => {
    const said = [];
    let speaking = null;
    class Utterance { constructor(text) { this.text = text; } }
    const synthesis = {
        getVoices: () => window.voices.map((lang) => ({ lang, localService: true, name: lang })),
        addEventListener: () => undefined,
        speak(utterance) {
            said.push({ text: utterance.text, lang: utterance.lang, overlaps: speaking !== null });
            speaking = utterance;
            setTimeout(() => { if (speaking === utterance) { speaking = null; utterance.onend?.(); } }, 40);
        },
        cancel() { speaking = null; window.cancelled = (window.cancelled ?? 0) + 1; },
    };
    window.said = said;
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
})()"""


def give_voice(context: BrowserContext, *languages: str) -> Page:
    context.add_init_script(f"window.voices = {list(languages)};{SPEECH}")
    return context.new_page()


def seat(house: ServerProcess, page: Page, game: str, seats: str, **options: str) -> tuple[str, str]:
    """Open a table, start its race, and show it on a page."""
    code, key = house.open(game, seats, **options)
    with house.connect(code, key) as guest:
        guest.do("start")
    page.goto(f"{house.url}/t/{code}#{key}")
    expect(page.get_by_role("list", name="Who plays")).to_be_visible()
    return code, key


def said(page: Page) -> list[str]:
    spoken: list[dict[str, Any]] = page.evaluate("window.said")
    assert not any(line["overlaps"] for line in spoken), "speech overlaps itself"
    return [line["text"] for line in spoken]


def expect_said(page: Page, is_it: Callable[[list[str]], object]) -> list[str]:
    """Wait until all that was said is so, and return it."""
    give_up = time.monotonic() + PATIENCE_S
    while not is_it(spoken := said(page)):
        assert time.monotonic() < give_up, f"said was {spoken}"
        page.wait_for_timeout(50)
    return spoken


def test_the_ear_says_again_what_is_to_be_done(house: ServerProcess, device: OpenDevice) -> None:
    page = give_voice(device("phone", reduced_motion="reduce"), "en-GB", "de-DE")
    seat(house, page, "monza", "here here")
    page.get_by_role("button", name="Say it again").tap()
    expect_said(page, lambda spoken: spoken == ["Red, tap the dice cup!"])
    assert page.evaluate("window.said[0].lang") == "en-GB"
    page.get_by_role("button", name="Say it again").tap()
    expect_said(page, lambda spoken: len(spoken) == 2)


def test_instructions_and_events_are_read_aloud_and_stop_when_muted(house: ServerProcess, device: OpenDevice) -> None:
    page = give_voice(device("desktop", reduced_motion="reduce"), "en-GB")
    page.goto(house.url)
    page.get_by_role("button", name="Read aloud").click()
    seat(house, page, "monza", "here here")
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.get_by_role("group", name="Dice", exact=True)).to_be_visible()
    spoken = expect_said(page, lambda spoken: any(line.startswith("Red rolls ") for line in spoken))
    assert spoken[0] == "Red, tap the dice cup!"
    page.get_by_role("button", name="Sound").click()
    assert page.evaluate("window.cancelled") > 0
    quiet = len(said(page))
    robot = Robot(page, "quiet")
    robot.race(lambda scene: scene.turn == 1)
    assert len(said(page)) == quiet


def test_a_text_is_read_by_tapping_it_and_a_page_by_the_ear(house: ServerProcess, device: OpenDevice) -> None:
    page = give_voice(device("phone"), "en-GB")
    page.goto(house.url)
    page.get_by_role("button", name="Say it again").tap()
    expect_said(page, lambda spoken: spoken and "Monza" in spoken[-1])
    page.get_by_role("button", name="Read aloud").tap()
    expect(page.get_by_role("button", name="Read aloud")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{house.url}/#/rules/monza")
    card = page.get_by_role("article").first.locator("[data-say]").first
    card.tap()
    text = " ".join(card.inner_text().split())
    expect_said(page, lambda spoken: spoken[-1] == text)


def test_without_a_voice_for_the_language_the_page_is_silent_and_whole(
    house: ServerProcess, device: OpenDevice
) -> None:
    page = give_voice(device("phone", reduced_motion="reduce"), "fr-FR")
    seat(house, page, "monza", "here here")
    expect(page.get_by_role("button", name="Say it again")).to_have_count(0)
    page.get_by_role("button", name="Roll the dice").tap()
    expect(page.get_by_role("group", name="Dice", exact=True)).to_be_visible()
    assert said(page) == []


def test_the_way_back_asks_twice_and_staying_is_easy(house: ServerProcess, device: OpenDevice) -> None:
    page = device("phone", reduced_motion="reduce").new_page()
    page.goto(house.url)
    code, _ = seat(house, page, "monza", "here here")
    page.get_by_role("button", name="Roll the dice").tap()
    for _ in range(2):
        page.go_back()
        stay = page.get_by_role("dialog", name="Stay with us?").get_by_role("button", name="Stay!")
        expect(stay).to_be_focused()
        box = stay.bounding_box()
        assert box
        assert box["height"] >= 88
        stay.tap()
        expect(stay).to_be_hidden()
        assert code in page.url
    page.go_back()
    dialog = page.get_by_role("dialog", name="Stay with us?")
    dialog.get_by_role("button", name="Leave").tap()
    expect(dialog.get_by_role("button", name="No, go on")).to_be_focused()
    dialog.get_by_role("button", name="Leave").tap()
    expect(page.get_by_role("heading", name="Hairpin", level=1)).to_be_visible()


def test_rules_are_put_away_by_back_without_a_question(house: ServerProcess, device: OpenDevice) -> None:
    page = device("phone", reduced_motion="reduce").new_page()
    seat(house, page, "monza", "here here")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="The rules")).to_be_hidden()
    expect(page.get_by_role("dialog", name="Stay with us?")).to_have_count(0)


def test_the_pace_is_changed_in_the_middle_of_a_race(house: ServerProcess, device: OpenDevice) -> None:
    page = device("phone", reduced_motion="reduce").new_page()
    code, _ = seat(house, page, "monza", "here computer")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("slider", name="How fast shall it go?").press("End")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "very quick")
    assert house.ask("GET", f"/api/tables/{code}").json()["pace"] == "fast"


def test_ru26_help_remembering_is_chosen_by_seat_known_to_all_and_seen_in_ones_turn(
    house: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone", reduced_motion="reduce").new_page()
    code, key = house.open("memo", "here here")
    page.goto(f"{house.url}/t/{code}#{key}")
    page.get_by_role("article", name="Red").get_by_role("button", name="Help remembering").tap()
    expect(page.get_by_role("article", name="Red").get_by_role("button", name="Help remembering")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("button", name="Start!").tap()
    expect(page.get_by_role("alert")).to_contain_text("Help remembering for Red")
    chips = page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(chips.nth(0).get_by_role("img", name="Help remembering")).to_be_visible()
    expect(chips.nth(1).get_by_role("img", name="Help remembering")).to_have_count(0)
    with house.connect(code, key) as guest:
        page.close()  # it drives by itself where a tile fits in one way only
        seen = watch_ghosts(guest)
    assert max(seen[0]) > 0
    assert max(seen[1]) == 0


def watch_ghosts(guest: Client) -> dict[int, list[int]]:
    """Play on and count, turn by turn, what shimmers through on this screen."""
    random = Random(1)
    seen: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(150):
        if guest.table["stage"] != "racing":
            guest.do("start")
        guest.act(random)
        if (turn := guest.turn()) is not None:
            seen[turn].append(len(guest.race["view"]["ghosts"]))
    return seen
