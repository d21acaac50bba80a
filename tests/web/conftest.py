"""Fixtures for tests in a real browser: the browser, and devices that hold the page.

Playwright's loop occupies the thread while the browser is open, so it is open in this package's tests alone.
HEADED=1 shows the browser; TRACE=1 writes what each device did to build/traces.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from scripts.node import WEB, find_node

from server.client import ServerProcess
from web.chromium import FLAGS, find_chromium
from web.house import open_house
from web.watch import Watch

PATIENCE_MS = 30_000
IS_SHOWN = bool(os.environ.get("HEADED"))
IS_TRACED = bool(os.environ.get("TRACE"))
TRACES = WEB.parent / "build" / "traces"
DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}


# The browser's own chance, from which pages give nonces to the dice: by device and by how often it has loaded a page.
CHANCE = """if (location.protocol.startsWith('http')) {
    const loads = Number(localStorage.getItem('loads') ?? 0) + 1;
    localStorage.setItem('loads', String(loads));
    let state = DEVICE * 65536 + loads;
    crypto.getRandomValues = (values) => {
        for (let index = 0; index < values.length; index++) {
            state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
            values[index] = state >>> 11;
        }
        return values;
    };
}"""


# A clock that runs faster for whatever the page shows and pauses for; the line's patience is counted by `Date`.
HASTE = """if (location.protocol.startsWith('http')) {
    const began = performance.now(), now = performance.now.bind(performance);
    performance.now = () => began + (now() - began) * RATE;
    const { requestAnimationFrame: draw, setTimeout: wait, setInterval: repeat } = window;
    window.requestAnimationFrame = (paint) => draw.call(window, (time) => paint(began + (time - began) * RATE));
    window.setTimeout = (run, ms = 0, ...more) => wait.call(window, run, ms < LONGEST ? ms / RATE : ms, ...more);
    window.setInterval = (run, ms = 0, ...more) => repeat.call(window, run, ms < LONGEST ? ms / RATE : ms, ...more);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...words) {
        const animation = animate.apply(this, words);
        animation.playbackRate = RATE;
        return animation;
    };
}"""
LONGEST_SHOW_MS = 3000


class OpenDevice(Protocol):
    """Opens a device of a kind, with further settings of Playwright's `new_context`: `device("phone", locale="de")`.

    With `haste` what the page shows, and pauses for, takes so many times less.
    """

    def __call__(self, kind: str, *, haste: int = 1, **settings: Any) -> BrowserContext:
        """Return a browser context with storage of its own."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    with pytest.MonkeyPatch.context() as environment:
        if node := find_node():
            # Playwright's own Node.js needs libraries that a bare machine lacks.
            environment.setenv("PLAYWRIGHT_NODEJS_PATH", str(node))
        expect.set_options(timeout=PATIENCE_MS)
        with sync_playwright() as playwright:
            program = playwright.chromium.launch(
                executable_path=chromium.program,
                args=FLAGS,
                env={**os.environ, **chromium.environment},
                headless=not IS_SHOWN,
                slow_mo=250 if IS_SHOWN else 0,
            )
            yield program
            program.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def device(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[OpenDevice]:
    """Give as many devices as a test has players, and fail it if one complains or calls another machine."""
    with ExitStack() as opened:
        numbers = count(1)

        def open_device(kind: str, *, haste: int = 1, **settings: Any) -> BrowserContext:
            context = browser.new_context(**{"locale": "en-GB", **DEVICES[kind], **settings})
            number = next(numbers)
            context.add_init_script(CHANCE.replace("DEVICE", str(number)))
            if haste > 1:
                context.add_init_script(HASTE.replace("RATE", str(haste)).replace("LONGEST", str(LONGEST_SHOW_MS)))
            opened.callback(context.close)
            if IS_TRACED:
                context.tracing.start(screenshots=True, snapshots=True)
                opened.callback(context.tracing.stop, path=TRACES / f"{request.node.name}-{number}.zip")
            context.set_default_timeout(PATIENCE_MS)
            watch.follow(context)
            return context

        yield open_device
    assert not watch.complaints


@pytest.fixture
def phone(device: OpenDevice) -> BrowserContext:
    return device("phone")


@pytest.fixture
def tablet(device: OpenDevice) -> BrowserContext:
    return device("tablet")


@pytest.fixture
def desktop(device: OpenDevice) -> BrowserContext:
    return device("desktop")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Give a module's tests one house, each at tables of its own."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """Give a test a house of its own, which may be killed and started again."""
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture(scope="module")
def oval(house: ServerProcess) -> dict[str, Any]:
    """Give the oval as a board in the making."""
    board: dict[str, Any] = house.ask("GET", "/api/workshop/boards/oval").json()
    return board
