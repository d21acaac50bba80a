"""axe-core finds nothing at WCAG 2.2 AA, on any screen, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from scripts.node import WEB

from server.client import House
from web.conftest import OpenDevice
from web.house import open_house
from web.tour import Tour

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FIND = """async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
        `${id}: ${html.slice(0, 160)} – ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
}"""
IN_WORDS = "localStorage.setItem('hairpin/settings', JSON.stringify({ isInWords: true, hasStrongSymbols: true }))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


def find_faults(page: Page) -> list[str]:
    """Return what axe-core finds on the page as it is."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    faults: list[str] = page.evaluate(FIND, TAGS)
    return faults


@pytest.mark.parametrize(
    ("kind", "scheme", "is_in_words"),
    [
        ("phone", "dark", True),
        ("desktop", "light", False),
        pytest.param("phone", "light", False, marks=pytest.mark.soak),
        pytest.param("desktop", "dark", True, marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_on_any_screen(
    house: House, device: OpenDevice, kind: str, scheme: Any, is_in_words: bool
) -> None:
    context = device(kind, color_scheme=scheme, reduced_motion="reduce")
    if is_in_words:
        context.add_init_script(f"if (location.protocol.startsWith('http')) {IN_WORDS}")
    page = context.new_page()
    faults = {screen: found for screen in Tour(page, house, "en").screens() if (found := find_faults(page))}
    assert "\n".join(f"{screen}: {fault}" for screen, found in faults.items() for fault in found) == ""


def test_axe_notices_a_fault(house: House, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.goto(house.url)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in find_faults(page)] == ["button-name"]
