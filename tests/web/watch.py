"""Record errors of pages and requests to other hosts while a test runs, and read texts that are shown briefly."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

NOTE = """if (location.protocol.startsWith('http')) {
    window.noted = [];
    new MutationObserver(() => {
        const text = document.querySelector('SELECTOR')?.textContent.trim();
        if (text && !noted.includes(text)) noted.push(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
}"""


class Watch:
    """Records errors of pages and requests to other hosts."""

    def __init__(self) -> None:
        self._allowed: list[str] = []
        self._noted: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Record errors and requests of all pages of a context."""
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self._noted.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self._note_address(request.url))
        context.on("page", self._follow_sockets)

    def allow(self, pattern: str) -> None:
        """Ignore matching records: a test that stops the server expects refused connections."""
        self._allowed.append(pattern)

    @property
    def complaints(self) -> list[str]:
        """The records that are not allowed."""
        return [note for note in self._noted if not any(re.search(pattern, note) for pattern in self._allowed)]

    def _follow_sockets(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._note_address(socket.url))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._noted.append(f"console: {message.text} ({message.location.get('url')})")

    def _note_address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"blob", "data"} and parts.hostname != "127.0.0.1":
            self._noted.append(f"left this machine: {url}")


def note_texts(page: Page, selector: str) -> None:
    """Record every text of the first element that matches, from the next page load on, even if it is shown briefly."""
    page.add_init_script(NOTE.replace("SELECTOR", selector))


def list_texts(page: Page) -> list[str]:
    """Return the recorded texts, each once, in order."""
    texts: list[str] = page.evaluate("noted")
    return texts


def assert_painted(text: Locator) -> None:
    """Fail if a text has no size or changes no pixel; without fonts Playwright reports it as visible."""
    width, height = text.evaluate(
        """(element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const box = range.getBoundingClientRect();
            return [box.width, box.height];
        }"""
    )
    assert width > 0, "the text has no size: are fonts installed?"
    assert height > 0, "the text has no size: are fonts installed?"
    text.scroll_into_view_if_needed()
    place = text.bounding_box()
    seen = text.page.screenshot(clip=place, animations="disabled")
    text.evaluate("(element) => { element.style.opacity = '0'; }")
    unseen = text.page.screenshot(clip=place, animations="disabled")
    text.evaluate("(element) => { element.style.opacity = ''; }")
    assert seen != unseen, "the text changes no pixel"
