"""Speech, pace, confirmations before leaving a race, and help remembering."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from server.client import Client, ServerProcess
from web.conftest import OpenDevice
from web.driver import PATIENCE_S, Robot, close_dialog, open_seat

# A fake of the speech synthesis: it records the utterances, and whether two of them overlap.
SPEECH = """(() => {
    const spoken = [];
    let speaking = null;
    class Utterance { constructor(text) { this.text = text; } }
    const synthesis = {
        getVoices: () => window.voices.map((lang) => ({ lang, localService: true, name: lang })),
        addEventListener: () => undefined,
        speak(utterance) {
            spoken.push({ text: utterance.text, lang: utterance.lang, overlaps: speaking !== null });
            speaking = utterance;
            setTimeout(() => { if (speaking === utterance) { speaking = null; utterance.onend?.(); } }, 40);
        },
        cancel() { speaking = null; window.cancelled = (window.cancelled ?? 0) + 1; },
    };
    window.spoken = spoken;
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
})()"""


def open_with_voices(context: BrowserContext, *languages: str) -> Page:
    context.add_init_script(f"window.voices = {list(languages)};{SPEECH}")
    return context.new_page()


def show_race(server: ServerProcess, page: Page, game: str, seats: str, **options: str) -> tuple[str, str]:
    """Open a table, start its race, and show it on a page; return code and key."""
    code, key = server.open(game, seats, **options)
    with server.connect(code, key) as client:
        client.do("start")
    page.goto(f"{server.url}/t/{code}#{key}")
    expect(page.get_by_role("list", name="Who’s playing")).to_be_visible()
    return code, key


def read_spoken(page: Page) -> list[str]:
    spoken: list[dict[str, Any]] = page.evaluate("window.spoken")
    assert not any(utterance["overlaps"] for utterance in spoken), "two utterances overlap"
    return [utterance["text"] for utterance in spoken]


def expect_spoken(page: Page, predicate: Callable[[list[str]], object]) -> list[str]:
    """Wait until the predicate holds for the spoken texts, and return them."""
    deadline = time.monotonic() + PATIENCE_S
    while not predicate(spoken := read_spoken(page)):
        assert time.monotonic() < deadline, f"spoken: {spoken}"
        page.wait_for_timeout(50)
    return spoken


def test_the_speech_button_repeats_the_instruction(server: ServerProcess, device: OpenDevice) -> None:
    page = open_with_voices(device("phone"), "en-GB", "de-DE")
    show_race(server, page, "monza", "here here")
    page.get_by_role("button", name="Say it again").tap()
    expect_spoken(page, lambda spoken: spoken == ["Red, tap the dice cup!"])
    assert page.evaluate("window.spoken[0].lang") == "en-GB"
    page.get_by_role("button", name="Say it again").tap()
    expect_spoken(page, lambda spoken: len(spoken) == 2)


def test_instructions_and_events_are_read_aloud_until_muted(server: ServerProcess, device: OpenDevice) -> None:
    page = open_with_voices(device("desktop"), "en-GB")
    page.goto(server.url)
    page.get_by_role("button", name="Read aloud").click()
    show_race(server, page, "monza", "here here")
    page.get_by_role("button", name="Roll the dice").click()
    expect(page.get_by_role("group", name="Dice", exact=True)).to_be_visible()
    spoken = expect_spoken(page, lambda spoken: any(text.startswith("Red rolls ") for text in spoken))
    assert spoken[0] == "Red, tap the dice cup!"
    page.get_by_role("button", name="Sound").click()
    assert page.evaluate("window.cancelled") > 0
    quiet = len(read_spoken(page))
    robot = Robot(page, "quiet")
    robot.race(lambda scene: scene.turn == 1)
    assert len(read_spoken(page)) == quiet


def test_a_tap_reads_a_text_and_the_speech_button_reads_the_page(server: ServerProcess, device: OpenDevice) -> None:
    page = open_with_voices(device("phone"), "en-GB")
    page.goto(server.url)
    page.get_by_role("button", name="Say it again").tap()
    expect_spoken(page, lambda spoken: spoken and "Monza" in spoken[-1])
    page.get_by_role("button", name="Read aloud").tap()
    expect(page.get_by_role("button", name="Read aloud")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{server.url}/#/rules/monza")
    card = page.get_by_role("article").first.locator("[data-say]").first
    card.tap()
    text = " ".join(card.inner_text().split())
    expect_spoken(page, lambda spoken: spoken[-1] == text)


def test_without_a_voice_for_the_language_the_page_is_silent_and_playable(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = open_with_voices(device("phone"), "fr-FR")
    show_race(server, page, "monza", "here here")
    expect(page.get_by_role("button", name="Say it again")).to_have_count(0)
    page.get_by_role("button", name="Roll the dice").tap()
    expect(page.get_by_role("group", name="Dice", exact=True)).to_be_visible()
    assert read_spoken(page) == []


def test_leaving_a_race_by_back_needs_two_confirmations(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.goto(server.url)
    code, _ = show_race(server, page, "monza", "here here")
    page.get_by_role("button", name="Roll the dice").tap()
    for _ in range(2):
        page.go_back()
        stay = page.get_by_role("dialog", name="Leaving already?").get_by_role("button", name="Stay!")
        expect(stay).to_be_focused()
        box = stay.bounding_box()
        assert box
        assert box["height"] >= 88
        stay.tap()
        expect(stay).to_be_hidden()
        assert code in page.url
    page.go_back()
    dialog = page.get_by_role("dialog", name="Leaving already?")
    dialog.get_by_role("button", name="Leave").tap()
    expect(dialog.get_by_role("button", name="No, don’t")).to_be_focused()
    dialog.get_by_role("button", name="Leave").tap()
    expect(page.get_by_role("heading", name="Hairpin", level=1)).to_be_visible()


def test_back_closes_the_rules_without_a_confirmation(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    show_race(server, page, "monza", "here here")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("dialog", name="The rules")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="The rules")).to_be_hidden()
    expect(page.get_by_role("dialog", name="Leaving already?")).to_have_count(0)


def test_the_pace_can_be_changed_during_a_race(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    code, _ = show_race(server, page, "monza", "here computer")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("slider", name="How fast should it go?").press("End")
    expect(page.get_by_role("slider", name="How fast")).to_have_attribute("aria-valuetext", "very fast")
    assert server.ask("GET", f"/api/tables/{code}").json()["pace"] == "fast"


def test_ru26_help_remembering_is_set_by_seat_announced_and_visible_in_that_seats_turn(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    code, key = server.open("memo", "here here")
    page.goto(f"{server.url}/t/{code}#{key}")
    sheet = open_seat(page, 0)
    sheet.get_by_role("button", name="Memory aid").tap()
    expect(sheet.get_by_role("button", name="Memory aid")).to_have_attribute("aria-pressed", "true")
    close_dialog(page)
    expect(page.get_by_role("article", name="Red").get_by_role("img", name="Memory aid")).to_be_visible()
    page.get_by_role("button", name="Start!").tap()
    expect(page.get_by_role("alert")).to_contain_text("Memory aid for Red")
    chips = page.get_by_role("list", name="Who’s playing").get_by_role("listitem")
    expect(chips.nth(0).get_by_role("img", name="Memory aid")).to_be_visible()
    expect(chips.nth(1).get_by_role("img", name="Memory aid")).to_have_count(0)
    with server.connect(code, key) as client:
        page.close()  # the page would act automatically where a tile fits in one rotation only
        seen = count_ghosts(client)
    assert max(seen[0]) > 0
    assert max(seen[1]) == 0


def count_ghosts(client: Client) -> dict[int, list[int]]:
    """Play 150 moves and count the remembered tiles (ghosts) in the view of each turn."""
    random = Random(1)
    seen: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(150):
        if client.table["stage"] != "racing":
            client.do("start")
        client.act(random)
        if (turn := client.turn()) is not None:
            seen[turn].append(len(client.race["view"]["ghosts"]))
    return seen
