"""Measure the test coverage of Python and of the page, and compare it with a floor that is only raised.

    python -m scripts.coverage_floor

Python is measured by all tests that need no browser, including the servers that they start; kernels are excluded,
because compiled code cannot be traced. The page is measured by Vitest alone. Reports go to build/coverage.
"""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from scripts.node import NodeError
from scripts.node import run as run_node

ROOT = Path(__file__).parents[1]
FLOOR = "coverage-floor.toml"
REPORTS = ROOT / "build" / "coverage"
HEAD = (
    "# The least share of lines, in percent, that the tests run. `make coverage` raises it; it must not be lowered.\n"
)
SLACK = 0.2  # percentage points: whether a few lines run depends on timing

Shares = Mapping[str, float]


class CoverageError(Exception):
    """The coverage is below the floor, or the floor was lowered."""


def read_floor(folder: Path) -> dict[str, float]:
    """Return the floor."""
    return {name: float(share) for name, share in tomllib.loads((folder / FLOOR).read_text("utf-8")).items()}


def find_highest(folder: Path) -> dict[str, float]:
    """Return the highest floor in the history of this commit; empty without git."""
    command = ["git", "log", "-p", "--format=", "--", FLOOR]
    try:
        log = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return {}
    highest: dict[str, float] = {}
    for name, share in re.findall(r"^\+(\w+) = ([\d.]+)$", log, re.MULTILINE):
        highest[name] = max(float(share), highest.get(name, 0))
    return highest


def refuse_lowered(folder: Path) -> None:
    """Refuse a floor below one of an earlier commit."""
    floor = read_floor(folder)
    for name, share in find_highest(folder).items():
        if floor.get(name, 0) < share:
            raise CoverageError(
                f"{FLOOR}: {name} = {floor.get(name)} is below the {share} of an earlier commit; "
                f"restore {share}, and add tests"
            )


def lift(floor: Shares, measured: Shares) -> dict[str, float]:
    """Return the floor after a measurement, raised if coverage is higher; refuse a measurement below it."""
    for name, share in measured.items():
        if share < floor.get(name, 0):
            raise CoverageError(
                f"{name}: the tests run {share:.2f} % of the lines, the floor is {floor[name]} %; "
                f"{REPORTS / name}/index.html shows the others"
            )
    return {
        name: max(math.floor((share - SLACK) * 10) / 10, floor.get(name, 0)) for name, share in sorted(measured.items())
    }


def write_floor(folder: Path, floor: Shares) -> None:
    """Write the floor."""
    text = HEAD + "".join(f"{name} = {share}\n" for name, share in floor.items())
    (folder / FLOOR).write_text(text, "utf-8")


def measure_python() -> float:
    """Run the tests that need no browser; return the share of covered lines."""
    words = ["-q", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder", "-m", "not soak and not browser"]
    report = REPORTS / "python.json"
    call("erase")
    call("run", "-m", "pytest", *words)
    call("combine", "--quiet")
    call("html", "--quiet", "--directory", str(REPORTS / "python"))
    call("json", "--quiet", "-o", str(report))
    return float(json.loads(report.read_text("utf-8"))["totals"]["percent_covered"])


def call(*words: str) -> None:
    """Run coverage.py."""
    done = subprocess.run([sys.executable, "-m", "coverage", *words], cwd=ROOT, check=False)  # noqa: S603
    if done.returncode:
        raise CoverageError(f"`coverage {' '.join(words)}` failed (exit {done.returncode}); its output is above")


def measure_page() -> float:
    """Run the unit tests of the page; return the share of covered lines."""
    folder = REPORTS / "page"
    options = {
        "enabled": "true",
        "provider": "v8",
        "include": "src/**/*.{ts,svelte}",
        "exclude": "src/{wire,test-setup,lib/fakes}.ts",
        "reportsDirectory": os.path.relpath(folder, ROOT / "web"),
    }
    reporters = [f"--coverage.reporter={kind}" for kind in ("html", "json-summary")]
    run_node(["npx", "vitest", "run", *reporters, *(f"--coverage.{name}={value}" for name, value in options.items())])
    summary = json.loads((folder / "coverage-summary.json").read_text("utf-8"))
    return float(summary["total"]["lines"]["pct"])


def main() -> None:
    """Measure, compare, and raise the floor."""
    try:
        refuse_lowered(ROOT)
        measured = {"page": measure_page(), "python": measure_python()}
        print(*(f"{name}: the tests run {share:.2f} % of the lines." for name, share in measured.items()), sep="\n")
        before = read_floor(ROOT)
        floor = lift(before, measured)
    except (CoverageError, NodeError) as error:
        sys.exit(f"{error}")
    if floor != before:
        write_floor(ROOT, floor)
        print(f"{FLOOR} is higher now: commit it.")


if __name__ == "__main__":
    main()
