"""What every test shares: a run depends on the code alone, so property tests draw the same examples each time.

`make soak` searches with fresh luck instead (`--hypothesis-profile search`).
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

pytest_plugins = ["order", "reruns"]

os.environ["HAIRPIN_LANGUAGE"] = "en"  # whatever the terminal speaks

settings.register_profile("same", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile("same")

WORKERS_PER_CORE = 2  # a browser and a server that are waited for leave a core to others


def pytest_xdist_auto_num_workers() -> int:
    """Say how many processes `-n auto` means."""
    return WORKERS_PER_CORE * len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 4


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark the tests of the folder `web` as those that need a browser."""
    if item.path.parent.name == "web":
        item.add_marker("browser")
