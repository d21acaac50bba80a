"""Languages in a real browser: selection, storage, rendering and fallback."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from hairpin.words import Words, languages
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.watch import Watch, assert_painted

NAMES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ko": "한국어",
    "nl": "Nederlands",
    "zh": "中文",
}


@pytest.mark.parametrize("language", languages())
def test_the_home_page_uses_the_language_of_the_browser(
    server: ServerProcess, device: OpenDevice, language: str
) -> None:
    page = device("phone", locale=language).new_page()
    page.goto(server.url)
    words = Words(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    text = page.get_by_text(words.say("home-code"))
    expect(text).to_be_visible()
    assert_painted(text)
    picker = page.get_by_label(words.say("language"))
    assert picker.locator("option").all_inner_texts() == [NAMES[tag] for tag in sorted(NAMES)]


def test_chinese_and_korean_characters_have_glyphs(server: ServerProcess, device: OpenDevice) -> None:
    """Without a font every character is painted as the same empty box."""
    page = device("phone").new_page()
    page.goto(server.url)
    paint = """(sign) => {
        const canvas = new OffscreenCanvas(40, 40), pen = canvas.getContext('2d');
        pen.font = `30px ${getComputedStyle(document.body).fontFamily}`;
        pen.fillText(sign, 2, 32);
        return pen.getImageData(0, 0, 40, 40).data.join();
    }"""
    painted = {sign: page.evaluate(paint, sign) for sign in "赛车骰子레이싱칸\U000e0fff"}
    assert len(set(painted.values())) == len(painted)


def test_each_device_stores_the_language_chosen_on_the_home_page_in_the_lobby_or_in_a_race(
    server: ServerProcess, device: OpenDevice
) -> None:
    code, key = server.open("monza", "here here", track="sprint")
    one, other = device("phone").new_page(), device("tablet").new_page()
    one.goto(server.url)
    one.get_by_label("Language").select_option("fr")
    expect(one.get_by_text(Words("fr").say("home-code"))).to_be_visible()
    for page in (one, other):
        page.goto(f"{server.url}/t/{code}#{key}")
    expect(one.locator("html")).to_have_attribute("lang", "fr")
    other.get_by_label("Language").select_option("ko")
    expect(other.get_by_role("button", name=Words("ko").say("lobby-start"))).to_be_visible()
    expect(one.get_by_role("button", name=Words("fr").say("lobby-start"))).to_be_visible()
    one.get_by_role("button", name=Words("fr").say("lobby-start")).click()
    expect(other.get_by_role("button", name=Words("ko").say("menu"))).to_be_visible()
    expect(one.get_by_role("button", name=Words("fr").say("monza-roll"))).to_be_visible()
    other.get_by_role("button", name=Words("ko").say("menu")).click()
    other.get_by_label(Words("ko").say("language")).select_option("it")
    expect(other.get_by_text(Words("it").say("menu-abandon"))).to_be_visible()
    other.reload()
    expect(other.locator("html")).to_have_attribute("lang", "it")
    expect(one.locator("html")).to_have_attribute("lang", "fr")


def test_the_page_falls_back_to_english_if_a_language_cannot_be_fetched(
    server: ServerProcess, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("net::ERR_FAILED")
    context = device("phone", locale="de")

    def refuse(route: Route) -> None:
        route.abort()

    context.route(re.compile(r"/assets/de-"), refuse)
    page = context.new_page()
    page.goto(server.url)
    expect(page.get_by_text(Words("en").say("home-code"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    code, key = server.open("monza", "here here", track="sprint")
    page.goto(f"{server.url}/t/{code}#{key}")
    page.get_by_role("button", name=Words("en").say("lobby-start")).click()
    expect(page.get_by_role("button", name=Words("en").say("monza-roll"))).to_be_visible()
