"""A solver that was killed resumes where it was, and the values are the same to the last bit."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hairpin.solve import Solution, make_problem, solve
from solve.proof import enter

pytestmark = pytest.mark.compiled

KILLED_CHILD = """
import sys
from pathlib import Path
from hairpin.solve import make_problem, solve
from solve.proof import enter
board, players, folder = sys.argv[1:]
def tell(report):
    print(report, flush=True)
    sys.stdin.readline()  # whether to go on
solve(make_problem(enter(board, int(players))), Path(folder), on_sweep=tell)
"""
PARTS = 8  # into which one thread divides a table at most
RACES = [("steps", 3, {}), ("tyre", 2, {}), ("steps", 4, {}), ("pair", 3, {"bonus": True})]


class PowerCut(BaseException):
    """The work stops in the middle of a table."""


def solve_until(folder: Path, jobs: int, board: str, players: int, **options: object) -> tuple[Solution | None, int]:
    """Solve until so many parts of tables are done; return what was solved, and how many parts that took."""
    problem: Any = make_problem(enter(board, players, **options))
    done = 0

    def watch(back_up: Any) -> Any:
        def look(*job: Any) -> Any:
            nonlocal done
            done += 1
            if done > jobs:
                raise PowerCut
            return back_up(*job)

        return look

    problem.back_up = watch(problem.back_up)
    problem.back_up_response = watch(problem.back_up_response)
    try:
        return solve(problem, folder, threads=1), done
    except PowerCut:
        return None, done


def assert_same(solution: Solution, whole: Solution) -> None:
    """Compare values bit by bit, and what led to them."""
    assert solution.tables.tobytes() == whole.tables.tobytes()
    for name in ("heat", "sweeps", "residual", "gain", "win_chances", "epsilon", "epsilon_reply", "longest"):
        assert solution.header[name] == whole.header[name], name


@pytest.mark.parametrize("kills", [11, pytest.param(96, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("board", "players", "options"), RACES, ids=str)
def test_values_after_a_kill_at_any_moment_are_the_same(
    board: str, players: int, options: dict[str, object], kills: int, tmp_path: Path
) -> None:
    whole, jobs = solve_until(tmp_path / "whole", sys.maxsize, board, players, **options)
    assert whole
    for moment in range(3, jobs, max(1, jobs // kills)):
        folder = tmp_path / str(moment)
        assert solve_until(folder, moment, board, players, **options)[0] is None
        resumed, rest = solve_until(folder, sys.maxsize, board, players, **options)
        assert resumed
        assert_same(resumed, whole)
        assert rest < jobs or moment < PARTS, "it began anew"


@pytest.mark.parametrize(("board", "players", "options"), RACES, ids=str)
def test_values_after_repeated_kills_are_the_same(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    whole, _ = solve_until(tmp_path / "whole", sys.maxsize, board, players, **options)
    folder, resumed, tries = tmp_path / "killed", None, 0
    while resumed is None:
        tries += 1
        resumed, _ = solve_until(folder, 4 * tries, board, players, **options)
    assert whole
    assert tries > 3
    assert_same(resumed, whole)


def start_child(folder: Path) -> subprocess.Popen[str]:
    """Start to solve in a process of its own, which waits for a line after every sweep."""
    tests = Path(__file__).parents[1]
    paths = os.pathsep.join([str(tests), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-c", KILLED_CHILD, "sprint", "3", str(folder)],
        env=os.environ | {"PYTHONPATH": paths},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_process_killed_by_sigkill_can_be_resumed(tmp_path: Path) -> None:
    whole = solve(make_problem(enter("sprint", 3)), tmp_path / "whole")
    folder = tmp_path / "killed"
    for lines in (3, 5, 4):
        with start_child(folder) as child:
            assert child.stdin
            assert child.stdout
            for _ in range(lines):
                assert child.stdout.readline()
                child.stdin.write("\n")
                child.stdin.flush()
            child.send_signal(signal.SIGKILL)
        assert child.returncode == -signal.SIGKILL
        assert sorted(file.suffix for file in folder.iterdir() if file.suffix != ".draft") == [".part", ".progress"]
    resumed = solve(make_problem(enter("sprint", 3)), folder)
    assert_same(resumed, whole)
    assert [file.suffix for file in folder.iterdir()] == [".values"]
