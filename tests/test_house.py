"""The repository itself: registries, locks, Makefile targets, and which modules may name or import which games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import hairpin

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "hairpin"
PAGE = ROOT / "web" / "src"
GAMES = [facts.name for facts in hairpin.list_games() if (PACKAGE / "games" / facts.name).is_dir()]


def test_no_file_names_a_package_registry() -> None:
    peer = "bench/peer_boardgame"
    names = (
        "constraints.txt",
        "pyproject.toml",
        *(f"{f}/{n}" for f in ("web", peer) for n in (".npmrc", "package.json")),
    )
    for name in names:
        text = (ROOT / name).read_text("utf-8")
        assert not re.search(r"https?://|index-url|files\.|^(.*:)?registry", text, re.MULTILINE), name


@pytest.mark.parametrize("folder", ["web", "bench/peer_boardgame"])
def test_npm_locks_have_hashes_and_no_addresses(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert all("integrity" in package for package in packages)
    for package in packages:
        package.pop("funding", None)  # has addresses of donation pages
    assert not re.search(r"resolved|registry|://", json.dumps(lock))


def test_every_constraint_is_exact() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert lines
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", line) for line in lines)


def test_bare_make_lists_its_targets() -> None:
    listed = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
    declared = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {"play", "test", "check"} <= set(declared)
    assert all(f"make {target} " in listed for target in declared)


def test_rules_and_table_logic_import_the_standard_library_alone() -> None:
    """In a process without site-packages, as in a worker in a browser."""
    code = (
        "import sys, importlib, pkgutil, hairpin.tables\n"
        "for module in pkgutil.iter_modules(hairpin.tables.__path__, 'hairpin.tables.'):\n"
        "    importlib.import_module(module.name)\n"
        "for game in hairpin.games.list_kits():\n"
        "    hairpin.make(game).start()\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    paths = {"PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run([sys.executable, "-S", "-c", code], env=paths, capture_output=True, text=True, check=True)
    loaded = {name for name in run.stdout.split() if not name.startswith("__")}
    assert loaded - sys.stdlib_module_names - {"sitecustomize"} == {"hairpin"}
    assert not {"asyncio", "sqlite3"} & loaded


# The registry, the first example of the package's docstring, and the packages that work with Monza's boards alone.
NAMING_GAMES = ("games/__init__.py", "__init__.py")
PACKAGES_OF_ONE_GAME = ("solve", "press")


def find_lines_with_games(files: Iterable[Path]) -> list[str]:
    """Return the lines that name a game."""
    name = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if name.search(line)
    ]


def test_shared_modules_of_python_name_no_game() -> None:
    shared = [
        file
        for file in PACKAGE.rglob("*.py")
        if not {*GAMES} & {*(path := file.relative_to(PACKAGE)).parts}
        and path.parts[0] not in PACKAGES_OF_ONE_GAME
        and path.as_posix() not in NAMING_GAMES
    ]
    assert {file.relative_to(PACKAGE).parts[0] for file in shared} >= {
        "analysis",
        "bots",
        "cli",
        "core",
        "fast",
        "server",
    }
    assert find_lines_with_games(shared) == []


def test_shared_modules_of_the_page_name_no_game() -> None:
    shared = [
        file
        for kind in ("ts", "svelte", "css")
        for file in PAGE.rglob(f"*.{kind}")
        if file.relative_to(PAGE).parts[:2] not in [("games", game) for game in GAMES]
        and not file.name.endswith(".test.ts")
        and file != PAGE / "games" / "index.ts"
    ]
    assert shared
    assert find_lines_with_games(shared) == []


@pytest.mark.parametrize("game", GAMES)
def test_modules_of_a_game_import_no_other_game(game: str) -> None:
    others = "|".join(name for name in GAMES if name != game)
    imports = re.compile(rf"^\s*(?:from|import) hairpin\.\w+\.({others})\b", re.MULTILINE)
    files = [file for file in PACKAGE.rglob("*.py") if game in file.relative_to(PACKAGE).parts]
    assert files
    assert [str(file.relative_to(ROOT)) for file in files if imports.search(file.read_text("utf-8"))] == []
