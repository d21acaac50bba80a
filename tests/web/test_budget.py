"""What the page weighs: script and style of a first visit, as they travel, and of rooms that are fetched on the way."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from scripts.page import PAGE

BUDGET_BYTES = 150_000
ROOMS = {"FreePlay": 30_000, "Workshop": 40_000, "qr": 8_000}
LANGUAGES = {file.stem for file in (PAGE.parents[1] / "words").glob("*.ftl")}


def weigh(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), compresslevel=6, mtime=0))


def first_visit() -> set[Path]:
    """Return what index.html names, and what these scripts import before anything happens."""
    return follow(set(re.findall(r'="/assets/([^"]+\.(?:js|css))"', (PAGE / "index.html").read_text("utf-8"))))


def follow(waiting: set[str]) -> set[Path]:
    """Return these files and all that they import."""
    found: set[Path] = set()
    while waiting:
        file = PAGE / "assets" / waiting.pop()
        found.add(file)
        if file.suffix == ".js":
            named = re.findall(r'(?:^|[;}\n])(?:import|export)[^;()]*?"\./([^"]+\.js)"', file.read_text("utf-8"))
            waiting |= {name for name in named if PAGE / "assets" / name not in found}
    return found


def test_script_and_style_with_one_language_stay_within_the_budget() -> None:
    """Languages are files of their own; of these only the heaviest counts."""
    words = {file.name: weigh(file) for file in languages()}
    main = {file.name: weigh(file) for file in first_visit()}
    assert len(words) == len(LANGUAGES), f"every language is one file: {sorted(words)}"
    assert any(name.endswith(".css") for name in main)
    assert any(name.endswith(".js") for name in main)
    assert sum(main.values()) + max(words.values()) <= BUDGET_BYTES, {**main, **words}


@pytest.mark.parametrize(("room", "most"), ROOMS.items())
def test_a_room_that_is_fetched_on_the_way_is_small(room: str, most: int) -> None:
    """What is no part of a first visit belongs to rooms; what they share counts in each."""
    script = next((PAGE / "assets").glob(f"{room}-*.js"), None)
    assert script, f"{room} is fetched when somebody wants it"
    files = follow({script.name}) | set((PAGE / "assets").glob(f"{room}-*.css"))
    weights = {file.name: weigh(file) for file in files - first_visit() - languages()}
    assert sum(weights.values()) <= most, weights


def test_every_script_belongs_to_the_first_visit_or_to_a_room() -> None:
    files = {file for file in (PAGE / "assets").iterdir() if file.suffix == ".js"}
    rooms = {
        file for room in ROOMS for file in follow({script.name for script in (PAGE / "assets").glob(f"{room}-*.js")})
    }
    assert files - first_visit() - languages() <= rooms


def languages() -> set[Path]:
    return {file for file in (PAGE / "assets").glob("*.js") if file.name.partition("-")[0] in LANGUAGES}
