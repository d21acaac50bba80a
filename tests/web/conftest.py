"""Fixtures for tests in a real browser: the browser, devices (browser contexts) and servers.

Playwright runs an event loop in the thread while the browser is open, so only the tests of this package open it.
HEADED=1 shows the browser; TRACE=1 writes a Playwright trace of each device to build/traces.
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
from web.start import start_server
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


# A seeded `crypto.getRandomValues`, from which pages make nonces for the dice. The seed depends on the number of the
# device and on how many pages it has loaded.
SEEDED_RANDOM = """if (location.protocol.startsWith('http')) {
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


# A faster clock for animations and short timers. The timeouts of the connection use `Date`, which keeps its speed.
FAST_CLOCK = """if (location.protocol.startsWith('http')) {
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
LONGEST_FAST_TIMER_MS = 3000


class OpenDevice(Protocol):
    """Opens a device of a kind, with further settings of Playwright's `new_context`: `device("phone", locale="de")`.

    `haste` is the factor by which animations and short timers of the page run faster. Only where a test is about motion
    does the device ask for it (`moves`): what pulses and hums would take most of the CPU time of all tests.
    """

    def __call__(self, kind: str, *, haste: int = 1, moves: bool = False, **settings: Any) -> BrowserContext:
        """Return a browser context with separate storage."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    with pytest.MonkeyPatch.context() as environment:
        if node := find_node():
            # The Node.js that comes with Playwright needs libraries that a minimal system lacks.
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
    """Yield a function that opens devices; fail the test if a page logs an error or sends a request to another host."""
    with ExitStack() as opened:
        numbers = count(1)

        def open_device(kind: str, *, haste: int = 1, moves: bool = False, **settings: Any) -> BrowserContext:
            motion = "no-preference" if moves else "reduce"
            context = browser.new_context(**{"locale": "en-GB", "reduced_motion": motion, **DEVICES[kind], **settings})
            number = next(numbers)
            context.add_init_script(SEEDED_RANDOM.replace("DEVICE", str(number)))
            if haste > 1:
                context.add_init_script(
                    FAST_CLOCK.replace("RATE", str(haste)).replace("LONGEST", str(LONGEST_FAST_TIMER_MS))
                )
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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Yield one server for all tests of a module; each test opens its own tables."""
    with start_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Yield a server for one test, which may kill and restart it."""
    with start_server(tmp_path) as server:
        yield server


@pytest.fixture(scope="module")
def oval(server: ServerProcess) -> dict[str, Any]:
    """Return the oval in the format of the workshop."""
    board: dict[str, Any] = server.ask("GET", "/api/workshop/boards/oval").json()
    return board
