"""Reruns in CI: of a browser test that fails and then passes, of one that fails twice, and of other tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOMETIMES = """
from pathlib import Path

def test_sometimes():
    mark = Path(__file__).with_suffix(".failed")
    has_failed = mark.exists()
    mark.touch()
    assert has_failed
"""
NEVER = "def test_never():\n    assert False\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the hook under test and a folder for browser tests."""
    tests = tmp_path / "tests"
    (tests / "web").mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("reruns.py"), tests)
    (tests / "conftest.py").write_text("pytest_plugins = ['reruns']\n", "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = tests\n", "utf-8")
    return tmp_path


def run(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in {"CI", "HAIRPIN_RERUN", "PYTEST_ADDOPTS"}}
    clean["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", *arguments]
    return subprocess.run(command, cwd=project, env=clean | environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", [(), ("-n", "1")], ids=["alone", "in workers"])
def test_in_ci_a_browser_test_that_passes_when_rerun_is_flaky(project: Path, arguments: tuple[str, ...]) -> None:
    (project / "tests/web/test_page.py").write_text(SOMETIMES, "utf-8")
    (project / "tests/test_rules.py").write_text("def test_always():\n    pass\n", "utf-8")
    done = run(project, *arguments, CI="true")
    assert done.returncode == 0, done.stdout
    assert "1 passed, 1 flaky" in done.stdout.splitlines()[-1]
    assert "flaky: failed, then passed alone" in done.stdout
    assert (project / "build/flaky.txt").read_text("utf-8") == "tests/web/test_page.py::test_sometimes\n"


def test_outside_ci_no_test_is_rerun(project: Path) -> None:
    (project / "tests/web/test_page.py").write_text(SOMETIMES, "utf-8")
    done = run(project)
    assert done.returncode == 1
    assert "1 failed" in done.stdout
    assert not (project / "build").exists()


def test_in_ci_a_second_failure_and_other_tests_fail(project: Path) -> None:
    (project / "tests/web/test_page.py").write_text(SOMETIMES + NEVER, "utf-8")
    (project / "tests/test_rules.py").write_text(SOMETIMES, "utf-8")
    done = run(project, CI="true")
    assert done.returncode == 1
    assert "2 failed, 1 flaky" in done.stdout.splitlines()[-1]
