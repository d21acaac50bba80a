"""Languages in a real browser: chosen, remembered, painted, never raw; and screens that bear twice the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hairpin.bots import drivers
from hairpin.words import Words, languages
from server.client import House
from web.conftest import OpenDevice
from web.house import open_house
from web.tour import Tour
from web.watch import Watch, assert_painted
from words.messages import read

NAMES = {
    "de": "Deutsch", "en": "English", "es": "Español", "fr": "Français",
    "it": "Italiano", "ko": "한국어", "nl": "Nederlands", "zh": "中文",
}  # fmt: skip
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
IDS = [name for name in read("en") if "-" in name]

# Every text that is seen or said: texts, labels, titles, the page's own title.
READ = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))].join('\\n')"""

# What breaks when words get longer. Names that people gave themselves may be shortened; what is for ears has no size.
MEASURE = """() => {
    const wrong = [];
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ` +
        `“${(element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50)}”`;
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        const how = { opacityProperty: true, visibilityProperty: true };
        return box.width > 2 && box.height > 2 && element.checkVisibility(how);
    };
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
    const room = [...document.querySelectorAll('dialog[open], .podium')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, element = text.parentElement;
        if (!text.data.trim() || !isSeen(element) || element.closest('option, style, script, svg, .name')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const inks = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBeside = inks.some(({ left, right }) => left < -1 || right > innerWidth + 1);
        if (isBeside) wrong.push(`beside the window: ${name(element)}`);
        let canScroll = false;
        for (let box = element; box && box !== room.parentElement; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box), edge = box.getBoundingClientRect();
            if (edge.width <= 2 || edge.height <= 2) break;  // hidden but for ears
            const isButton = box.matches('button, .btn, [role=button], a');
            canScroll ||= ['auto', 'scroll'].includes(overflowY);
            const isWide = (isButton || overflowX !== 'visible') &&
                inks.some(({ left, right }) => left < edge.left - 1.5 || right > edge.right + 1.5);
            const isHigh = (isButton || overflowY !== 'visible') && !canScroll &&
                inks.some(({ top, bottom }) => top < edge.top - 4 || bottom > edge.bottom + 4);
            if (isWide || isHigh) wrong.push(`cut by ${name(box).slice(0, 30)}: ${name(element)}`);
        }
    }
    const board = document.querySelector('main .board, main .table')?.getBoundingClientRect();
    if (board && room === document.body) {
        for (const element of document.querySelectorAll('aside, .tray, .caption')) {
            const box = element.getBoundingClientRect();
            const across = Math.min(box.right, board.right) - Math.max(box.left, board.left);
            const down = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top);
            if (across > 2 && down > 2) wrong.push(`over the board: ${name(element)}`);
        }
        if (board.width < 200 || board.height < 150) wrong.push(`the board is ${board.width} × ${board.height}`);
    }
    return [...new Set(wrong)];
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.mark.parametrize("language", languages())
def test_home_speaks_the_language_of_the_browser(house: House, device: OpenDevice, language: str) -> None:
    page = device("phone", locale=language).new_page()
    page.goto(house.url)
    words = Words(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    told = page.get_by_text(words.say("home-code"))
    expect(told).to_be_visible()
    assert_painted(told)
    picker = page.get_by_label(words.say("language"))
    assert picker.locator("option").all_inner_texts() == [NAMES[tag] for tag in sorted(NAMES)]


def test_chinese_and_korean_have_glyphs(house: House, device: OpenDevice) -> None:
    """A script without a font is painted as the same empty box for every sign."""
    page = device("phone").new_page()
    page.goto(house.url)
    paint = """(sign) => {
        const canvas = new OffscreenCanvas(40, 40), pen = canvas.getContext('2d');
        pen.font = `30px ${getComputedStyle(document.body).fontFamily}`;
        pen.fillText(sign, 2, 32);
        return pen.getImageData(0, 0, 40, 40).data.join();
    }"""
    painted = {sign: page.evaluate(paint, sign) for sign in "赛车骰子레이싱칸\U000e0fff"}
    assert len(set(painted.values())) == len(painted)


def test_a_language_is_chosen_at_home_lobby_race_and_remembered_by_each_device(
    house: House, device: OpenDevice
) -> None:
    code, key = house.open("monza", "here here", track="sprint")
    one, other = device("phone").new_page(), device("tablet").new_page()
    one.goto(house.url)
    one.get_by_label("Language").select_option("fr")
    expect(one.get_by_text(Words("fr").say("home-code"))).to_be_visible()
    for page in (one, other):
        page.goto(f"{house.url}/t/{code}#{key}")
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


def test_a_language_that_cannot_be_fetched_is_english_and_the_page_plays(
    house: House, device: OpenDevice, watch: Watch
) -> None:
    watch.allow("net::ERR_FAILED")
    context = device("phone", locale="de")

    def refuse(route: Route) -> None:
        route.abort()

    context.route(re.compile(r"/assets/de-"), refuse)
    page = context.new_page()
    page.goto(house.url)
    expect(page.get_by_text(Words("en").say("home-code"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    code, key = house.open("monza", "here here", track="sprint")
    page.goto(f"{house.url}/t/{code}#{key}")
    page.get_by_role("button", name=Words("en").say("lobby-start")).click()
    expect(page.get_by_role("button", name=Words("en").say("monza-roll"))).to_be_visible()


def find_raw(page: Page) -> list[str]:
    """Return the ids of messages, and pieces of Fluent, that stand on the page."""
    text = page.evaluate(READ)
    found = [name for name in IDS if re.search(rf"(?<![\w-]){name}(?![\w-])", text)]
    return found + re.findall(r"\{ ?\$?\w*|\[object|undefined|NaN", text)


@pytest.mark.parametrize(
    ("kind", "settings", "language"),
    [
        ("phone", SMALL_PHONE, "pseudo"),
        pytest.param("desktop", {}, "pseudo", marks=pytest.mark.soak),
        pytest.param("phone", SMALL_PHONE, "de", marks=pytest.mark.soak),
        ("phone", SMALL_PHONE, "ko"),
    ],
)
def test_no_screen_breaks_or_shows_a_message_raw(
    house: House, device: OpenDevice, kind: str, settings: dict[str, Any], language: str, tmp_path: Path
) -> None:
    page = device(kind, **settings).new_page()
    wrong, seen = {}, []
    for screen in Tour(page, house, language).screens():
        seen.append(screen)
        if found := page.evaluate(MEASURE) + [f"raw: {raw}" for raw in find_raw(page)]:
            wrong[screen] = found
            page.screenshot(path=tmp_path / f"{len(seen)}.png")
    assert not wrong, "\n".join(f"{screen}: {line}" for screen, found in wrong.items() for line in found)
    faces = len(drivers("monza")) + len(drivers("memo"))
    assert len(seen) == len(set(seen)) == 37 + faces, seen
