"""What is packed: the page goes with the package, is built when its sources change, and can be left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", *command]
    return subprocess.run(
        words, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Give a copy of what is needed to build the package, with a page that counts as built from these sources."""
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("scripts", "web", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    stamp = "from scripts.page import *; (PAGE / STAMP).write_text(fingerprint())"
    subprocess.run([sys.executable, "-c", stamp], cwd=tmp_path, check=True)
    return tmp_path


@pytest.fixture
def broken_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give a PATH whose Node.js looks new and fails at everything."""
    folder = tmp_path_factory.mktemp("bin")
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(
            '#!/bin/sh\n[ "$1" = --version ] && echo v99.0.0 && exit\necho no network; exit 7\n', "utf-8"
        )
        program.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def test_wheel_has_page_and_words(copy: Path, broken_node: str) -> None:
    built = run(copy, "hatchling", "build", "-t", "wheel", PATH=broken_node)
    assert built.returncode == 0, built.stderr
    [wheel] = (copy / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "hairpin/server/page/index.html" in names
    assert "hairpin/words/en.ftl" in names
    assert [name for name in names if name.startswith("hairpin/server/page/assets/index-") and name.endswith(".js")]


def test_fresh_page_is_not_built_again(copy: Path, broken_node: str) -> None:
    (copy / "web" / "src" / "another.test.ts").write_text("// tests are no part of the page\n", "utf-8")
    done = run(copy, "scripts.page", PATH=broken_node)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/package-lock.json", "src/hairpin/words/de.ftl", "src/hairpin/art/colours.json"]
)
def test_stale_page_is_built_and_a_failure_says_what_to_do(copy: Path, broken_node: str, name: str) -> None:
    with (copy / name).open("a", encoding="utf-8") as source:
        source.write("\n")
    failed = run(copy, "hatchling", "build", "-t", "wheel", PATH=broken_node)
    assert failed.returncode != 0
    assert "no network" in failed.stdout
    assert "`npm ci" in failed.stderr
    assert "HAIRPIN_NO_PAGE=1" in failed.stderr
    assert (copy / "src/hairpin/server/page/index.html").exists(), "the old page stays until there is a new one"


def test_page_can_be_left_out(copy: Path, broken_node: str) -> None:
    shutil.rmtree(copy / "src" / "hairpin" / "server" / "page")
    built = run(copy, "hatchling", "build", "-t", "wheel", PATH=broken_node, HAIRPIN_NO_PAGE="1")
    assert built.returncode == 0, built.stderr
    assert "the page is left out" in built.stdout
