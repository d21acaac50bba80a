"""Packaging and installing: the page is in the package, the compiler is installed later, failures are reported."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from scripts.install import COMPILER, read_parts, read_project

ROOT = Path(__file__).parent.parent
PAGE = Path("src/hairpin/server/page")


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", *command]
    # A copy is installed into the default folder, whichever Python runs the tests.
    inherited = {name: value for name, value in os.environ.items() if name != "HAIRPIN_VENV"}
    return subprocess.run(line, cwd=folder, env=inherited | environment, capture_output=True, text=True, check=False)


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout  # noqa: S607


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the files that a build of the package needs, with a page that is up to date.

    Tests share it: a test that changes it restores it.
    """
    folder = tmp_path_factory.mktemp("copy")
    for name in ("hatch_build.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    for name in ("scripts", "web", "src"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    if not (folder / PAGE).exists():
        (folder / PAGE / "assets").mkdir(parents=True)
        (folder / PAGE / "index.html").touch()
        (folder / PAGE / "assets" / "index-1.js").touch()
    stamp = "from scripts.page import *; (PAGE / STAMP).write_text(fingerprint())"
    subprocess.run([sys.executable, "-c", stamp], cwd=folder, check=True)
    return folder


@contextmanager
def changed(file: Path) -> Iterator[None]:
    """Append a line to a file, and restore it."""
    before = file.read_bytes()
    file.write_bytes(before + b"\n")
    try:
        yield
    finally:
        file.write_bytes(before)


@pytest.fixture(scope="module")
def broken_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a PATH with a Node.js that reports a new version and fails at everything else."""
    folder = tmp_path_factory.mktemp("bin")
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(
            '#!/bin/sh\n[ "$1" = --version ] && echo v99.0.0 && exit\necho no network; exit 7\n', "utf-8"
        )
        program.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def test_wheel_from_the_sdist_has_page_and_words(copy: Path, broken_node: str, tmp_path: Path) -> None:
    packed = run(copy, "hatchling", "build", "-t", "sdist", "-d", str(tmp_path), PATH=broken_node)
    assert packed.returncode == 0, packed.stderr
    [sdist] = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    built = run(tmp_path / sdist.name.removesuffix(".tar.gz"), "hatchling", "build", "-t", "wheel", PATH=broken_node)
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*/dist/*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "hairpin/server/page/index.html" in names
    assert {"hairpin/words/en.ftl", "hairpin/games/monza/words/en.ftl", "hairpin/games/memo/words/zh.ftl"} <= {*names}
    assert [name for name in names if name.startswith("hairpin/server/page/assets/index-") and name.endswith(".js")]


def test_an_up_to_date_page_is_not_built_again(copy: Path, broken_node: str) -> None:
    another = copy / "web" / "src" / "another.test.ts"
    another.write_text("// tests are not part of the page\n", "utf-8")
    done = run(copy, "scripts.page", PATH=broken_node)
    another.unlink()
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "src/hairpin/words/de.ftl",
        "src/hairpin/games/memo/words/de.ftl",
        "src/hairpin/art/colours.json",
    ],
)
def test_a_stale_page_is_built_and_a_failure_is_explained(copy: Path, broken_node: str, name: str) -> None:
    with changed(copy / name):
        failed = run(copy, "hatchling", "build", "-t", "wheel", PATH=broken_node)
    assert failed.returncode != 0
    assert "no network" in failed.stdout
    assert "`npm ci" in failed.stderr
    assert "HAIRPIN_NO_PAGE=1" in failed.stderr
    assert (copy / PAGE / "index.html").exists(), "the old page is kept until there is a new one"


def test_the_page_can_be_left_out(copy: Path, broken_node: str, tmp_path: Path) -> None:
    shutil.move(copy / PAGE, tmp_path / "page")
    built = run(copy, "hatchling", "build", "-t", "wheel", PATH=broken_node, HAIRPIN_NO_PAGE="1")
    shutil.move(tmp_path / "page", copy / PAGE)
    assert built.returncode == 0, built.stderr
    assert "the page is left out" in built.stdout


def test_every_dependency_is_installed_and_the_compiler_last() -> None:
    project = read_project()
    table, compiler, tools = read_parts(project)
    assert {*project["dependencies"]} == {*table.needs, *compiler.needs}
    assert [re.split(r"\W", need)[0] for need in compiler.needs] == ["numba", "numpy"]
    assert not [need for need in table.needs if need.startswith(COMPILER)]
    assert not {*table.needs} & {*tools.needs}


def test_a_failed_installation_does_not_count_as_installed(copy: Path, broken_node: str) -> None:
    alone = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PATH": broken_node}
    failed = run(copy, "scripts.install", "page", **alone)
    assert failed.returncode != 0
    assert "failed (exit 1); its output is above" in failed.stderr
    assert "try again with a network" in failed.stderr
    failed = run(copy, "scripts.install", "compiler", **alone)
    assert failed.returncode != 0
    assert "The table stays open" in failed.stderr
    assert "`make play` tries again" in failed.stderr
    assert (copy / ".venv" / "bin" / "python").exists()
    assert not [*(copy / ".venv").glob(".[a-z]*"), *(copy / ".venv").glob("*.new")]


def test_an_old_python_is_refused_with_the_version_that_is_needed() -> None:
    code = "import sys; sys.version_info = (3, 10, 1); import scripts.install"
    refused = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Hairpin needs Python 3.11 or newer, this is 3.")


def test_a_release_with_uncommitted_files_or_without_a_date_is_not_tagged(copy: Path, tmp_path: Path) -> None:
    shutil.copytree(copy / "scripts", tmp_path / "scripts")
    version = re.findall(r'__version__ = "(.*)"', (copy / "src/hairpin/__init__.py").read_text("utf-8"))[0]
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(f"## {version} – unreleased\n", "utf-8")
    git(tmp_path, "init", "--quiet")
    assert "CHANGELOG.md" in (printed := run(tmp_path, "scripts.release", "tag").stderr)
    assert printed.startswith("Commit these first")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=Someone", "-c", "user.email=someone@example.org", "commit", "--quiet", "-m", "all")
    refused = run(tmp_path, "scripts.release", "tag")
    assert refused.returncode != 0
    assert f"it must have «## {version} – YYYY-MM-DD»" in refused.stderr
    assert not git(tmp_path, "tag")
