"""In CI a browser test that fails is run once more, alone; if it then passes it is named as flaky, and the run goes on.

Flaky tests are listed at the end and in `build/flaky.txt`. On a person's machine a failure is a failure.
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
MOST_RERUNS = 10  # more failures than that have one cause, and it is not chance


def is_ci() -> bool:
    """Say whether this is a run of CI, and not already a second one."""
    return os.environ.get("CI", "").lower() in {"1", "true"} and "HAIRPIN_RERUN" not in os.environ


@pytest.hookimpl(trylast=True)  # after the workers have ended: the test is alone then
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Run failed browser tests once more, and take out of the failures those that pass."""
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
    _call_flaky(reporter, set(flaky))
    if not list(_failures(reporter)) and session.exitstatus == pytest.ExitCode.TESTS_FAILED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Name the flaky tests, with what they said when they failed."""
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
    sys.stdout.write(f"\nonce more, alone: {name}\n")
    sys.stdout.flush()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "HAIRPIN_RERUN": "1"}, check=False)
    return done.returncode == pytest.ExitCode.OK


def _call_flaky(reporter: TerminalReporter, names: set[str]) -> None:
    for kind in ("failed", "error"):
        reports = reporter.stats.pop(kind, [])
        for report in reports:
            reporter.stats.setdefault("flaky" if report.nodeid in names else kind, []).append(report)
