"""The floor of coverage is raised, and never lowered."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from scripts.coverage_floor import (
    FLOOR,
    SLACK,
    CoverageError,
    find_highest,
    lift,
    read_floor,
    refuse_lowered,
    write_floor,
)

ROOT = Path(__file__).parent.parent


def test_the_floor_of_coverage_was_never_lowered() -> None:
    assert {*read_floor(ROOT)} == {"page", "python"}
    refuse_lowered(ROOT)


def test_a_lowered_floor_is_found_in_the_history(tmp_path: Path) -> None:
    def commit(**floor: float) -> None:
        write_floor(tmp_path, floor)
        git("add", FLOOR)
        git("commit", "--quiet", "--message", "floor")

    def git(*arguments: str) -> None:
        names = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *names, *arguments], cwd=tmp_path, check=True)  # noqa: S607

    git("init", "--quiet")
    commit(page=70.0, python=90.5)
    commit(page=71.5, python=90.5)
    refuse_lowered(tmp_path)
    write_floor(tmp_path, {"page": 71.4, "python": 99.0})
    with pytest.raises(CoverageError, match=r"page = 71\.4 is below the 71\.5 of an earlier commit"):
        refuse_lowered(tmp_path)
    commit(page=70.0, python=90.5)
    assert find_highest(tmp_path) == {"page": 71.5, "python": 90.5}
    with pytest.raises(CoverageError, match=r"page = 70\.0"):
        refuse_lowered(tmp_path)


def test_without_git_there_is_no_history_to_compare_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    write_floor(tmp_path, {"page": 1.0, "python": 1.0})
    refuse_lowered(tmp_path)


def test_more_coverage_raises_the_floor_and_less_is_refused() -> None:
    floor = {"page": 70.0, "python": 90.5}
    assert lift(floor, {"page": 75.06 + SLACK, "python": 90.6}) == {"page": 75.0, "python": 90.5}
    with pytest.raises(CoverageError, match=r"python: the tests run 90\.49 % of the lines, the floor is 90\.5 %"):
        lift(floor, {"page": 75.0, "python": 90.49})
