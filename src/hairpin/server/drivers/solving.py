"""Solving races in the background, one at a time and at low priority, for drivers by solved values and for reviews."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from hairpin.core.game import Game
from hairpin.games import kit_of
from hairpin.server.drivers.pool import DriverFailedError, WorkerProcess
from hairpin.server.drivers.protocol import Assignment, Solve

SOLVE_SECONDS = 3600.0
MOST_WAITING = 16
MOST_SEEN = 256
SOLVED = ("solved", "certified")

logger = logging.getLogger("hairpin")


def is_worth_solving(game: Game[Any, Any, Any], driver: str) -> bool:
    """Return whether a driver would drive by solved values, and they take seconds to compute."""
    kit = kit_of(game)
    entry = kit.drivers.get(driver)
    return bool(entry and entry.drives_by_values and kit.solving and kit.solving.is_worthwhile(game))


class BackgroundSolver:
    """The queue of races to solve. Each is tried once."""

    def __init__(self, on_solved: Callable[[Assignment], None]) -> None:
        self._on_solved = on_solved
        self._waiting: list[Assignment] = []
        self._seen: deque[Assignment] = deque(maxlen=MOST_SEEN)
        self._solved: deque[Assignment] = deque(maxlen=MOST_SEEN)
        self._worker = WorkerProcess()
        self._work: asyncio.Task[None] | None = None

    def is_solving(self, assignment: Assignment) -> bool:
        """Return whether a race is being solved or waits in the queue."""
        return assignment in self._waiting

    def has_solved(self, assignment: Assignment) -> bool:
        """Return whether a race was solved since the server started."""
        return assignment in self._solved

    def enqueue(self, assignment: Assignment) -> None:
        """Solve a race when its turn comes, once."""
        if assignment in self._seen or len(self._waiting) >= MOST_WAITING:
            return
        self._seen.append(assignment)
        self._waiting.append(assignment)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._solve_all())

    async def _solve_all(self) -> None:
        while self._waiting:
            assignment = self._waiting[0]
            try:
                async with self._worker.take():
                    await self._worker.ask(Solve(assignment), SOLVE_SECONDS)
                self._solved.append(assignment)
                self._on_solved(assignment)
            except DriverFailedError as error:
                logger.warning("%s %s could not be solved: %s", assignment.game, dict(assignment.settings), error)
            self._waiting.remove(assignment)
        self._worker.kill()

    def kill(self) -> None:
        """Stop; a later run resumes from what was computed so far."""
        if self._work:
            self._work.cancel()
        self._worker.kill()

    async def close(self) -> None:
        """Stop, and wait for the end of the process."""
        self.kill()
        await self._worker.close()
