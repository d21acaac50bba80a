"""In CI a failed browser test is run once more, alone; if it passes then, it is reported as flaky, not as failed.

Flaky tests are listed at the end and in `build/flaky.txt`. Outside CI nothing is run again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

ROOT = Path(__file__).parents[1]
BROWSER_TESTS = "tests/web/"
FLAKY = ROOT / "build" / "flaky.txt"
MOST_RERUNS = 10  # more failures have a common cause


def is_ci() -> bool:
    """Return whether this is a first run in CI."""
    return os.environ.get("CI", "").lower() in {"1", "true"} and "HAIRPIN_RERUN" not in os.environ


@pytest.hookimpl(trylast=True)  # after the workers have ended
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Run failed browser tests once more, and report those that pass as flaky."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if not is_ci() or hasattr(session.config, "workerinput") or not isinstance(reporter, TerminalReporter):
        return
    FLAKY.unlink(missing_ok=True)
    names = sorted({report.nodeid for report in _failures(reporter)})
    browser_tests = [name for name in names if name.startswith(BROWSER_TESTS)]
    if not browser_tests or len(browser_tests) > MOST_RERUNS:
        return
    flaky = [name for name in browser_tests if _passes_alone(name)]
    if not flaky:
        return
    FLAKY.parent.mkdir(exist_ok=True)
    FLAKY.write_text("".join(f"{name}\n" for name in flaky), "utf-8")
    _mark_flaky(reporter, set(flaky))
    if not list(_failures(reporter)) and session.exitstatus == pytest.ExitCode.TESTS_FAILED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """List the flaky tests with their failures."""
    reports = terminalreporter.getreports("flaky")
    if not reports:
        return
    terminalreporter.section("flaky: failed, then passed alone", yellow=True)
    for report in reports:
        terminalreporter.line(f"{report.nodeid} ({report.when})", yellow=True)
        terminalreporter.line(report.longreprtext)


def _failures(reporter: TerminalReporter) -> Iterator[pytest.TestReport]:
    for kind in ("failed", "error"):
        yield from (report for report in reporter.getreports(kind) if isinstance(report, pytest.TestReport))


def _passes_alone(name: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", name]
    sys.stdout.write(f"\nrun again, alone: {name}\n")
    sys.stdout.flush()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "HAIRPIN_RERUN": "1"}, check=False)
    return done.returncode == pytest.ExitCode.OK


def _mark_flaky(reporter: TerminalReporter, names: set[str]) -> None:
    for kind in ("failed", "error"):
        reports = reporter.stats.pop(kind, [])
        for report in reports:
            reporter.stats.setdefault("flaky" if report.nodeid in names else kind, []).append(report)
