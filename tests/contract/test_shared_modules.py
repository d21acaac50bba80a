"""Shared modules know no game: what is a game's own lies in a folder of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hairpin

SOURCE = Path(hairpin.__file__).parent
NAMES = [facts.name for facts in hairpin.list_games() if (SOURCE / "games" / facts.name).is_dir()]


@pytest.mark.parametrize("package", ["analysis", "bots", "cli", "core", "fast"])
def test_no_shared_module_names_a_game(package: str) -> None:
    game = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
    files = [file for file in (SOURCE / package).rglob("*.py") if not set(NAMES) & set(file.parts)]
    assert files
    named = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if game.search(line)
    ]
    assert named == []


@pytest.mark.parametrize("game", NAMES)
def test_the_package_of_a_game_imports_nothing_of_another_one(game: str) -> None:
    others = "|".join(name for name in NAMES if name != game)
    imports = re.compile(rf"^\s*(?:from|import) hairpin\.\w+\.({others})\b", re.MULTILINE)
    files = [file for file in SOURCE.rglob("*.py") if game in file.parts]
    assert [str(file.relative_to(SOURCE)) for file in files if imports.search(file.read_text("utf-8"))] == []
