"""Checks of every screen: no violation of WCAG 2.2 AA by axe-core, no cut-off or raw text, no small touch targets."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from hairpin.bots import drivers
from server.client import ServerProcess
from web.conftest import OpenDevice
from web.inspection import find_faults, look_over
from web.tour import Tour
from words.messages import LANGUAGES

# The number of screens of each area; the lobby has one more for each driver. A brief tour has 15 screens less there,
# and leaves out the workshop: its own tests look at it in the same way.
SCREENS = {
    "home": 7,
    "free play": 8,
    "workshop": 12,
    "lobby": 25,
    "Monza": 8,
    "Memo": 6,
    "history": 3,
    "receipt": 2,
    "replay": 7,
}
BRIEF = {"home": 7, "free play": 8, "lobby": 20, "Monza": 8, "Memo": 6, "history": 3, "receipt": 2, "replay": 7}
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 640}}
# The pseudo-language is twice as long as English, longer than any real one.
USUAL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
IN_WORDS = "localStorage.setItem('hairpin/settings', JSON.stringify({ isInWords: true, hasStrongSymbols: true }))"


@pytest.mark.parametrize(
    ("kind", "language", "scheme", "is_in_words", "areas"),
    [
        ("phone", "pseudo", "light", False, BRIEF),
        ("phone", "ko", "dark", True, ("Monza", "receipt")),
        ("desktop", "en", "light", False, ("home",)),
        pytest.param("phone", "pseudo", "light", False, SCREENS, marks=pytest.mark.soak),
        pytest.param("phone", "ko", "dark", True, SCREENS, marks=pytest.mark.soak),
        pytest.param("desktop", "en", "light", False, SCREENS, marks=pytest.mark.soak),
        *(pytest.param("phone", name, "light", False, SCREENS, marks=pytest.mark.soak) for name in LANGUAGES),
        pytest.param("desktop", "pseudo", "dark", True, SCREENS, marks=pytest.mark.soak),
    ],
)
def test_every_screen_passes_the_inspection(
    server: ServerProcess,
    device: OpenDevice,
    kind: str,
    language: str,
    scheme: Any,
    is_in_words: bool,
    areas: Collection[str],
    tmp_path: Path,
) -> None:
    is_touched = kind == "phone"
    size = {} if not is_touched else USUAL_PHONE if language == "pseudo" else SMALL_PHONE
    context = device(kind, haste=4, color_scheme=scheme, **size)
    if is_in_words:
        context.add_init_script(f"if (location.protocol.startsWith('http')) {IN_WORDS}")
    page = context.new_page()
    wrong, seen = {}, []
    for screen in Tour(page, server, language, is_brief=areas is BRIEF).screens(areas):
        seen.append(screen)
        if found := look_over(page, is_touched):
            wrong[screen] = found
            page.screenshot(path=tmp_path / f"{len(seen)}.png")
    assert "\n".join(f"{screen}: {line}" for screen, found in wrong.items() for line in found) == ""
    faces = len(drivers("monza")) + len(drivers("memo")) if areas is SCREENS else 0
    known = BRIEF if areas is BRIEF else SCREENS
    assert len(seen) == len(set(seen)) == sum(known[area] for area in areas) + faces, seen


def test_axe_reports_a_fault(server: ServerProcess, device: OpenDevice) -> None:
    page = device("phone").new_page()
    page.goto(server.url)
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.split(":")[0] for fault in find_faults(page)] == ["button-name"]
