"""The built page, served as static files with a strict content security policy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect
from scripts.page import PAGE

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.watch import Watch, assert_painted

ANSWERS = {"/api/games": b"[]", "/api/house": b'{"address": "", "keep_days": 30}'}


class Files(SimpleHTTPRequestHandler):
    """Serves the files of the page, an empty list of games, and the facts of a server."""

    def do_GET(self) -> None:
        if self.path not in ANSWERS:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(ANSWERS[self.path])

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "default-src 'self'")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(PAGE))) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.mark.parametrize("kind", ["phone", "tablet", "desktop"])
def test_the_heading_is_painted_on_every_device(address: str, device: OpenDevice, kind: str) -> None:
    page = device(kind).new_page()
    page.goto(address)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Hairpin")
    assert_painted(heading)


def test_the_home_page_says_how_long_tables_are_kept(address: str, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.goto(address)
    expect(page.get_by_text("are cleared away after 30 days")).to_be_visible()


def test_the_page_uses_the_language_of_the_browser(address: str, device: OpenDevice) -> None:
    page = device("phone", locale="de-AT").new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (844, 390)])
def test_a_wrong_code_is_told_beside_its_field_until_somebody_types(
    server: ServerProcess, device: OpenDevice, watch: Watch, width: int, height: int
) -> None:
    watch.allow("404")
    page = device("phone", viewport={"width": width, "height": height}).new_page()
    page.clock.install()
    page.goto(server.url)
    field = page.get_by_role("textbox", name="Got an invite?")
    field.fill("ZZZZZZ")
    field.press("Enter")
    told = page.get_by_role("alert").filter(has_text="We can’t find that table")
    expect(told).to_be_visible()
    text, box = told.bounding_box(), field.bounding_box()
    assert text
    assert box
    assert text["y"] >= box["y"] + box["height"], "the message covers the field"
    assert text["y"] - box["y"] - box["height"] < 60, "the message is far from the field"
    page.clock.run_for(20_000)  # a notice would be gone by now
    expect(told).to_be_visible()
    field.press_sequentially("A")
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (844, 390)])
def test_the_way_back_to_the_last_table_is_seen_without_scrolling(
    server: ServerProcess, device: OpenDevice, width: int, height: int
) -> None:
    page = device("phone", viewport={"width": width, "height": height}, locale="de").new_page()
    page.goto(server.url)
    page.get_by_role("button", name="Memo-Car-Race Deck").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Los!")).to_be_visible()
    code = page.url.split("/")[-1]
    page.goto(server.url)
    back = page.get_by_role("button", name=f"Zurück zu Tisch {code} Memo-Car-Race")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    page.wait_for_url(f"**/t/{code}")


def test_the_mark_moves_only_for_those_who_like_motion(address: str, device: OpenDevice) -> None:
    moves = "document.querySelector('h1 .car').getAnimations().length"
    page = device("phone", moves=True).new_page()
    page.goto(address)
    page.locator("h1 svg").wait_for()
    assert page.evaluate(moves) == 1
    calm = device("phone").new_page()
    calm.goto(address)
    calm.locator("h1 svg").wait_for()
    assert calm.evaluate(moves) == 0


def test_the_built_page_has_no_inline_code_and_loads_only_from_assets() -> None:
    html = (PAGE / "index.html").read_text("utf-8")
    assert re.findall(r"<script[^>]*>(?!</script>)", html) == []
    assert "<style" not in html
    assert " style=" not in html
    assert re.findall(r'(?:src|href)="(?!/assets/)', html) == []


def test_an_error_and_a_request_to_another_host_are_recorded(address: str, browser: Browser) -> None:
    watch = Watch()
    context = browser.new_context(bypass_csp=True)
    watch.follow(context)
    page = context.new_page()
    page.goto(address)
    assert watch.complaints == []
    with context.expect_event("weberror"):
        page.evaluate("setTimeout(() => { throw new Error('broken') })")
    with page.expect_request("http://elsewhere.test/"):
        page.evaluate("fetch('http://elsewhere.test/').catch(() => {})")
    context.close()
    recorded = "\n".join(watch.complaints)
    assert "uncaught: broken" in recorded
    assert "left this machine: http://elsewhere.test/" in recorded
    watch.allow("broken|elsewhere")
    assert watch.complaints == []
