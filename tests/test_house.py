"""The house itself: what may not be in the repository, and what a bare `make` says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_no_file_names_a_package_registry() -> None:
    for name in ("constraints.txt", "pyproject.toml", "web/.npmrc", "web/package.json"):
        text = (ROOT / name).read_text("utf-8")
        assert not re.search(r"https?://|index-url|files\.|^(.*:)?registry", text, re.MULTILINE), name


def test_page_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert all("integrity" in package for package in packages)
    for package in packages:
        package.pop("funding", None)  # where to thank the authors
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
    """Imported for real, without the site's packages: what a worker in a browser can run."""
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


GAME_NAMES = re.compile(r"\b(monza|memo)\b", re.IGNORECASE)
# The registry, the first example of the package's docstring, and the two rooms that know Monza's boards alone.
NAMING_GAMES = ("games/__init__.py", "__init__.py")
ROOMS_OF_ONE_GAME = ("solve", "press")


def test_shared_modules_of_python_name_no_game() -> None:
    package = ROOT / "src" / "hairpin"
    for file in package.rglob("*.py"):
        path = file.relative_to(package)
        is_own = {"monza", "memo"} & {*path.parts} or path.parts[0] in ROOMS_OF_ONE_GAME
        if not is_own and path.as_posix() not in NAMING_GAMES:
            assert not GAME_NAMES.findall(file.read_text("utf-8")), path


def test_shared_modules_of_the_page_name_no_game() -> None:
    page = ROOT / "web" / "src"
    for file in (file for kind in ("ts", "svelte", "css") for file in page.rglob(f"*.{kind}")):
        path = file.relative_to(page)
        is_own = path.parts[:2] in (("games", "monza"), ("games", "memo")) or path.name.endswith(".test.ts")
        if path.as_posix() != "games/index.ts" and not is_own:
            assert not GAME_NAMES.findall(file.read_text("utf-8")), path
