"""What the page weighs: script and style of a first visit, as they travel, and of rooms that are fetched on the way."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from scripts.page import PAGE

BUDGET_BYTES = 150_000
ROOM_BYTES = 30_000
LANGUAGES = {file.stem for file in (PAGE.parents[1] / "words").glob("*.ftl")}


def weigh(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), compresslevel=6, mtime=0))


def first_visit() -> set[Path]:
    """Return what index.html names, and what these scripts import before anything happens."""
    waiting = set(re.findall(r'="/assets/([^"]+\.(?:js|css))"', (PAGE / "index.html").read_text("utf-8")))
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


def test_a_room_that_is_fetched_on_the_way_is_small() -> None:
    """What is no part of a first visit belongs to rooms such as free play."""
    files = {file for file in (PAGE / "assets").iterdir() if file.suffix in {".js", ".css"}}
    rooms = {file.name: weigh(file) for file in files - first_visit() - languages()}
    assert any(name.startswith("FreePlay-") for name in rooms), "free play is fetched when somebody wants it"
    assert sum(rooms.values()) <= ROOM_BYTES, rooms


def languages() -> set[Path]:
    return {file for file in (PAGE / "assets").glob("*.js") if file.name.partition("-")[0] in LANGUAGES}
