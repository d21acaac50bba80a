"""The order of the tests: by file, the longest first, with browser tests and others evenly mixed.

Browser tests mostly wait, and the others compute: mixed, they keep all cores busy, and all processes end at about the
same time. The tests of a file run one after the other in one process, so that runs are reproducible. `--time-files`
writes the duration of each file to `tests/durations.txt`; a file without an entry counts as short.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

DURATIONS = Path(__file__).parent / "durations.txt"
SHORT = 0.5  # seconds
TIMES = pytest.StashKey[defaultdict[str, float]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--time-files`."""
    parser.addoption("--time-files", action="store_true", help="write the duration of each test file")


def pytest_configure(config: pytest.Config) -> None:
    """Register the clock."""
    config.stash[TIMES] = defaultdict(float)
    config.pluginmanager.register(Clock(config.stash[TIMES]), "clock")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by file; within a file the order stays."""
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for item in items:
        kinds[item.get_closest_marker("browser") is not None].add(name_file(item.nodeid))
    known = read_durations()
    rank = {file: share for files in kinds.values() for file, share in spread(files, known)}
    items.sort(key=lambda item: rank[name_file(item.nodeid)])


def spread(files: Iterable[str], known: Mapping[str, float]) -> Iterator[tuple[str, tuple[float, str]]]:
    """Rank files of one kind, the longest first, by the share of their total time before each begins."""
    seconds = {file: max(known.get(file, 0.0), SHORT) for file in files}
    before, total = 0.0, sum(seconds.values())
    for file in sorted(files, key=lambda file: (-seconds[file], file)):
        yield file, (before / total, file)
        before += seconds[file]


class Clock:
    """Adds up the durations of each file's tests over all processes."""

    def __init__(self, times: defaultdict[str, float]) -> None:
        self.times = times

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the duration of one phase of a test."""
        self.times[name_file(report.nodeid)] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the durations of all files, if requested; files that did not run keep theirs."""
    if session.config.getoption("--time-files") and not hasattr(session.config, "workerinput"):
        times = read_durations() | session.config.stash[TIMES]
        lines = [f"{seconds:7.1f} {file}\n" for file, seconds in sorted(times.items()) if seconds >= 1]
        DURATIONS.write_text("".join(lines), "utf-8")


def read_durations() -> dict[str, float]:
    """Return the stored durations by file, in seconds."""
    if not DURATIONS.exists():
        return {}
    rows = (line.split() for line in DURATIONS.read_text("utf-8").splitlines())
    return {file: float(seconds) for seconds, file in rows}


def name_file(nodeid: str) -> str:
    """Return the file of a test."""
    return nodeid.partition("::")[0]
