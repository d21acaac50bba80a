"""Parts of the page that are loaded when they are needed."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from server.client import ServerProcess
from web.conftest import OpenDevice
from web.watch import Watch


def test_a_page_that_misses_a_part_after_an_update_loads_itself_again(
    device: OpenDevice, server: ServerProcess, watch: Watch
) -> None:
    code, key = server.open("monza", "here computer", track="oval")
    page = device("phone").new_page()
    missed: list[str] = []
    watch.allow("404")

    def miss_once(request: Route) -> None:
        if missed:
            request.continue_()
        else:
            missed.append(request.request.url)
            request.fulfill(status=404)

    page.route(re.compile(r"/assets/Lobby-[^/]*\.js"), miss_once)
    page.goto(f"{server.url}/t/{code}#{key}")
    expect(page.locator("article")).to_have_count(2)
    assert missed
