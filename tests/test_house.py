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


def test_games_and_core_use_the_standard_library_alone() -> None:
    code = "import sys, hairpin; print(*sorted(m for m in sys.modules if '.' not in m))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"numpy", "rich", "typer", "asyncio", "random"} & set(loaded) <= {"random"}
