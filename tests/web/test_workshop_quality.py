"""The workshop in a real browser: quality card, filling of open road, photo, print, and layout."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.client import ServerProcess
from web.bench import (
    DROP,
    Json,
    expect_spaces,
    make_uneven,
    open_shelf,
    open_workshop,
    pack,
    paint,
    press,
    race_button,
    read_spaces,
)
from web.conftest import OpenDevice
from web.inspection import look_over
from web.watch import Watch
from words.messages import LANGUAGES

PATIENCE_MS = 240_000  # a board is measured by simulation, which may have to be compiled first

# Waits until the animations of a dialog are over.
AT_REST = "(dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))"


# --- quality


def test_the_quality_card_shows_hints_and_a_hint_can_be_applied(
    server: ServerProcess, device: OpenDevice, oval: Json
) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, make_uneven(oval))
    card = page.get_by_role("region", name="How good is it?")
    better = page.get_by_role("region", name="What would make it better?")
    expect(better).to_contain_text("There’s too much red", timeout=PATIENCE_MS)
    expect(card.get_by_role("listitem")).to_have_count(4)
    expect(card).to_contain_text(re.compile(r"Turns to the finish\s*\d"))
    before = read_spaces(page)
    hint = better.get_by_role("button").first
    text = re.fullmatch(r"Make ([A-C]\d+) (\w+)", hint.inner_text().strip())
    assert text
    hint.click()
    space = page.locator(f"main [data-place={text[1]}]")
    expect(space).to_have_attribute("aria-label", re.compile(text[2]))
    expect(card).to_contain_text(
        re.compile(r"Turns to the finish\s*\d")
    )  # the last figures remain until the new ones arrive
    press(page, "Undo")
    expect_spaces(page, before)


def test_the_quality_card_opens_by_one_tap_on_a_phone(server: ServerProcess, device: OpenDevice, oval: Json) -> None:
    page = device("phone").new_page()
    open_workshop(page, server, oval)
    card = page.get_by_role("region", name="How good is it?")
    expect(card).to_be_hidden()
    page.get_by_role("button", name="How good is it?").tap()
    expect(card.get_by_text("good", exact=True)).to_have_count(4, timeout=PATIENCE_MS)
    expect(page.get_by_text("Great board! Let’s race!")).to_be_visible()


@contextmanager
def hold_answers(page: Page) -> Iterator[None]:
    """Delay all responses until the end of the block; requests are still sent."""
    session = page.context.new_cdp_session(page)
    speeds = {"offline": False, "latency": 0, "uploadThroughput": -1}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {**speeds, "downloadThroughput": 1})
    yield
    session.send("Network.emulateNetworkConditions", {**speeds, "downloadThroughput": -1})
    session.detach()


def test_the_computer_fills_open_road_and_offers_another_solution(
    server: ServerProcess, device: OpenDevice, oval: Json
) -> None:
    page = device("desktop").new_page()
    first, others = oval["lanes"][0][:4], oval["lanes"][0][4:]
    rest = [{"colour": "~", "length": str(float(sum(Fraction(space["length"]) for space in others)))}]
    open_workshop(page, server, {**oval, "lanes": [[*first, *rest], *oval["lanes"][1:]]})
    half = read_spaces(page)
    fill = page.get_by_role("button", name="Fill in the empty road")
    with hold_answers(page):
        press(page, "Fill in the empty road")
        press(page, "Stop")
        expect(fill).to_be_focused()
        assert read_spaces(page) == half
        press(page, "Fill in the empty road")
        paint(page, "Paint: red", "B2")
        expect(fill).to_be_visible()  # drawing stops the request
    press(page, "Undo")
    expect_spaces(page, half)
    press(page, "Fill in the empty road")
    expect(page.get_by_role("button", name="Another one")).to_be_visible(timeout=PATIENCE_MS)
    expect(race_button(page)).to_be_enabled()
    one = read_spaces(page)
    assert "open" not in " ".join(one)
    laid = [name for name in one if re.match(r"Lane A, space [1-4]:", name)]
    assert laid == [name for name in half if re.match(r"Lane A, space [1-4]:", name)], (
        "the spaces that were laid are unchanged"
    )
    with hold_answers(page):
        press(page, "Another one")
        expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("button", name="Another one")).to_be_visible(timeout=PATIENCE_MS)
    expect_spaces(page, one, are_they=False)
    press(page, "Undo")
    expect_spaces(page, one)
    press(page, "Undo")
    expect_spaces(page, half)


# --- photo and print


def make_picture(file: Path) -> Path:
    """Write a small PNG picture."""
    row = b"\0" + bytes(range(0, 240, 5)) * 3
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", 48, 32, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(row * 32)),
        (b"IEND", b""),
    ]
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + body)
    return file


def test_a_photo_is_shown_under_the_drawing_and_is_never_sent_or_stored(
    server: ServerProcess, device: OpenDevice, oval: Json, tmp_path: Path
) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, oval)
    sent: list[bytes] = []
    page.on("request", lambda request: sent.append(request.post_data_buffer or b""))
    press(page, "A photo under the drawing")
    inputs = page.locator("aside input[type=file]")
    expect(inputs.first).to_have_attribute("capture", "environment")
    expect(page.get_by_text("The picture stays on this device.")).to_be_visible()
    nothing = tmp_path / "no-picture.png"
    nothing.write_text("<svg onload=alert(1)>", "utf-8")
    inputs.last.set_input_files(nothing)
    expect(page.get_by_role("alert")).to_contain_text("can’t show this picture")
    inputs.last.set_input_files(make_picture(tmp_path / "board.png"))
    picture = page.locator("main image")
    expect(picture).to_have_attribute("href", re.compile("^data:image/jpeg"))
    for slider, key, changes in (("Left and right", "ArrowRight", "transform"), ("Opacity", "ArrowLeft", "opacity")):
        before = picture.get_attribute(changes)
        page.get_by_label(slider).press(key)
        expect(picture).not_to_have_attribute(changes, before or "")
    for slider in ("Up and down", "Size", "Angle"):
        expect(page.get_by_label(slider)).to_be_visible()
    paint(page, "Paint: empty road", "B7")
    page.keyboard.press("Control+z")
    expect(race_button(page)).to_be_enabled()
    assert any(b"anniversary" in body for body in sent), "the board was not sent"
    assert all(b"image" not in body for body in sent)
    kept = page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
    assert "hairpin/blueprint" in kept
    assert "image" not in kept
    press(page, "Remove")
    expect(picture).to_have_count(0)


@pytest.mark.parametrize(("kind", "begins"), [("PDF, for printing", b"%PDF-"), ("SVG, for editing", b"<")])
def test_a_board_is_printed(
    server: ServerProcess, device: OpenDevice, oval: Json, tmp_path: Path, kind: str, begins: bytes
) -> None:
    page = device("desktop").new_page()
    open_workshop(page, server, {**oval, "title": "Home ring"})
    page.locator("header").get_by_role("button", name="Print").click()
    dialog = page.get_by_role("dialog", name="Print")
    dialog.get_by_role("radio", name="Black and white, with symbols").check()
    dialog.get_by_role("radio", name=kind).check()
    with page.expect_download(timeout=PATIENCE_MS) as download:
        press(dialog, "Save the file")
    file = tmp_path / "print"
    download.value.save_as(file)
    assert download.value.suggested_filename.startswith("home-ring.")
    assert file.read_bytes().startswith(begins)


def test_an_unfinished_board_cannot_be_printed_and_the_reason_is_shown(
    server: ServerProcess, device: OpenDevice
) -> None:
    page = device("phone").new_page()
    open_workshop(page, server)
    dialog = open_shelf(page)
    press(dialog, "Print")
    printing = page.get_by_role("dialog", name="Print")
    expect(printing.get_by_role("button", name="Save the file")).to_be_disabled()
    expect(printing).to_contain_text("Fill in the empty road first.")


# --- layout


def test_the_home_page_fits_a_small_laptop_in_every_language(server: ServerProcess, device: OpenDevice) -> None:
    page = device("desktop").new_page()
    heights = {}
    for language in LANGUAGES:
        page.goto(f"{server.url}/?language={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.get_by_role("heading", level=1).wait_for()
        heights[language] = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert set(heights.values()) == {0}, heights


@pytest.mark.parametrize(("kind", "language"), [("phone", "pseudo"), ("desktop", "ko")])
def test_hints_and_refusals_pass_the_inspection_with_long_words(
    server: ServerProcess, device: OpenDevice, oval: Json, kind: str, language: str, watch: Watch
) -> None:
    """test_screens.py checks the other screens."""
    watch.allow("400 ")
    page = device(kind).new_page()
    page.goto(f"{server.url}/?language={language}#/workshop/{pack(make_uneven(oval))}")
    if kind == "phone":
        page.locator("footer .narrow").click()
    expect(page.locator("aside .misses li").first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("aside .busy")).to_have_count(0)
    hints = look_over(page, kind == "phone")
    page.evaluate(DROP, ["junk.toml", "<script>"])
    page.locator("dialog[open] details").wait_for()
    page.locator("dialog[open]").evaluate(AT_REST)
    assert hints + look_over(page, kind == "phone") == []
