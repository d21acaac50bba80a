"""Settings of all tests: runs are reproducible, so property tests draw the same fifty examples each time.

`make quick` draws fewer of them (`--hypothesis-profile quick`); `make soak` uses a new seed each time
(`--hypothesis-profile search`).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

pytest_plugins = ["order", "reruns"]

if TYPE_CHECKING:
    from cli.command import Terminal

os.environ["HAIRPIN_LANGUAGE"] = "en"  # whatever the terminal's language is
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its threads would compete with other tests

settings.register_profile("same", derandomize=True, max_examples=50)
settings.register_profile("quick", derandomize=True, max_examples=20)
settings.register_profile("search", derandomize=False)
settings.load_profile("same")

WORKERS_PER_CORE = 2  # tests often wait for browsers and servers


@pytest.hookimpl(optionalhook=True)  # a hook of xdist
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of processes for `-n auto`."""
    return WORKERS_PER_CORE * len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 4


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the folder `web` as browser tests."""
    if item.path.parent.name == "web":
        item.add_marker("browser")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Return the `hairpin` command, run in this process."""
    from cli.command import Terminal  # noqa: PLC0415 - the command reads its language when it is loaded

    return Terminal(monkeypatch, capsys)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import deselected modules: those of the folder `web`, and those of compiled tests, which load Numba."""
    unwanted = config.option.markexpr
    if "not browser" in unwanted and collection_path == Path(__file__).parent / "web":
        return True
    is_unwanted = "not compiled" in unwanted and collection_path.suffix == ".py"
    is_marked = is_unwanted and "\npytestmark = pytest.mark.compiled\n" in collection_path.read_text("utf-8")
    return True if is_marked else None
