"""A thread pool that shares out the standings of a table; no thread writes what another one reads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np

from hairpin.solve.backup import LANES

_PARTS = 8  # of a table for each thread

R = TypeVar("R")


class Workers(ThreadPoolExecutor):
    """Runs jobs on parts of a table."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self.threads = threads

    def map_standings(self, standings: int, job: Callable[[int, int], R]) -> list[R]:
        """Call `job(first, upto)` for parts that cover all standings of a table."""
        blocks = -(-standings // LANES)
        cuts = np.linspace(0, blocks, min(_PARTS * self.threads, blocks) + 1, dtype=np.int64) * LANES
        return list(self.map(job, map(int, cuts[:-1]), map(int, np.minimum(cuts[1:], standings))))
