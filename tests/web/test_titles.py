"""Titles in the browser's tab, `lang` attributes and the names of saved files, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hairpin.words import Words
from server.client import ServerProcess
from web.bench import pack
from web.conftest import OpenDevice
from web.watch import Watch


def expect_title(page: Page, words: Words, title: str) -> None:
    expect(page).to_have_title(words.say("page-title", page=title))


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_screen_has_its_own_title_in_the_language_of_the_page(
    server: ServerProcess, device: OpenDevice, watch: Watch, language: str
) -> None:
    watch.allow(" 404 .*/nowhere")
    words, page = Words(language), device("desktop", locale=language).new_page()
    code, key = server.open("monza", "computer computer", track="sprint")
    page.goto(f"{server.url}/t/{code}#{key}")
    expect_title(page, words, words.say("lobby-title", code=code))
    page.get_by_role("button", name=words.say("lobby-start")).click()
    expect_title(page, words, words.say("monza-title"))
    rules = words.say("rules-title", page=words.say("rules-page-bonus"))
    page.evaluate("location.hash = '#/rules/bonus'")
    expect_title(page, words, rules)
    page.keyboard.press("Escape")
    page.goto(server.url)
    expect(page).to_have_title(words.say("title"))
    for address, title in (
        ("/#/workshop", words.say("workshop-title")),
        ("/#/free", words.say("free-title")),
        ("/t/ZZZZZZ", words.say("table-gone", code="ZZZZZZ")),
        ("/nowhere", words.say("nowhere")),
    ):
        page.goto("about:blank")
        page.goto(f"{server.url}{address}")
        expect_title(page, words, title)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_whoever_is_on_turn_is_told_in_the_tab(server: ServerProcess, device: OpenDevice) -> None:
    words, page = Words("en"), device("desktop").new_page()
    code, key = server.open("memo", "here here")
    page.goto(f"{server.url}/t/{code}#{key}")
    page.get_by_role("button", name=words.say("lobby-start")).click()
    expect(page).to_have_title(re.compile(f"^● .+ · {words.say('title')}$"))


def test_files_of_a_chinese_board_keep_its_title_where_they_can(
    server: ServerProcess, device: OpenDevice, oval: dict[str, Any]
) -> None:
    words, page = Words("zh"), device("desktop", locale="zh").new_page()
    page.goto(f"{server.url}/#/workshop/{pack({**oval, 'title': '龙之赛道'})}")
    page.get_by_role("button", name=words.say("workshop-boards")).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=words.say("free-export")).click()
    assert download.value.suggested_filename == f"{words.say('file-board-simple')}.toml"
    page.get_by_role("button", name=words.say("close")).click()
    page.locator("header").get_by_role("button", name=words.say("workshop-print")).click()
    expect_title(page, words, words.say("workshop-print"))
    with page.expect_download() as download:
        page.get_by_role("button", name=words.say("workshop-print-save")).click()
    assert download.value.suggested_filename == "龙之赛道.pdf"


@pytest.mark.parametrize(("language", "caps"), [("en", "Del"), ("de", "Entf")])
def test_the_list_of_keys_has_the_words_of_the_keyboard(
    server: ServerProcess, device: OpenDevice, language: str, caps: str
) -> None:
    words, page = Words(language), device("desktop", locale=language).new_page()
    page.goto(f"{server.url}/#/workshop")
    page.get_by_text(words.say("keys"), exact=True).click()
    keys = page.locator("details dl")
    expect(keys).to_contain_text(caps)
    pair = keys.locator("div", has_text=words.say("monza-colour", colour="green"))
    expect(pair.locator("kbd")).to_have_text(words.say("monza-key", colour="green"))
    page.locator("main [data-place=A1]").focus()
    page.keyboard.press(words.say("monza-key", colour="green").lower())
    expect(page.get_by_role("log")).to_contain_text(words.say("monza-colour", colour="green"))
