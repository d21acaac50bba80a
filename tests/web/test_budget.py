"""What the page weighs: script and style of a first visit, as they travel."""

from __future__ import annotations

import gzip
from pathlib import Path

from scripts.page import PAGE

BUDGET_BYTES = 150_000
LANGUAGES = {file.stem for file in (PAGE.parents[1] / "words").glob("*.ftl")}


def weigh(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), compresslevel=6, mtime=0))


def test_script_and_style_with_one_language_stay_within_the_budget() -> None:
    """Languages are files of their own; of these only the heaviest counts."""
    files = [file for file in (PAGE / "assets").iterdir() if file.suffix in {".js", ".css"}]
    words = {file.name: weigh(file) for file in files if file.name.partition("-")[0] in LANGUAGES}
    main = {file.name: weigh(file) for file in files if file.name not in words}
    assert len(words) == len(LANGUAGES), f"every language is one file: {sorted(words)}"
    assert any(name.endswith(".css") for name in main)
    assert sum(main.values()) + max(words.values()) <= BUDGET_BYTES, {**main, **words}
