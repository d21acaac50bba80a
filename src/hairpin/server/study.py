"""Solving races in the background, one after the other, at low priority, so that the champion knows them next time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from hairpin.core.game import Game
from hairpin.games.monza import Monza
from hairpin.games.monza.blueprint import OWN
from hairpin.server.garage import Cockpit, DriverFailedError
from hairpin.server.ride import Ride, Solve

SOLVE_SECONDS = 3600.0
MOST_WAITING = 16
MOST_SEEN = 256
STUDENT = "champion"
LEARNED = ("solved", "certified")

logger = logging.getLogger("hairpin")


def is_worth_it(game: Game[Any, Any, Any], driver: str) -> bool:
    """Say whether a driver would drive by solved values that take seconds to compute: the champion, with two cars.

    Boards of people's own are left out: there is no end of them, and values are kept on this machine for good.
    """
    if driver != STUDENT or not isinstance(game, Monza):
        return False
    options = game.options
    can_be_solved = not (options.pro or options.push_targets)
    return game.players == 2 and can_be_solved and options.track.name != OWN


class Study:
    """What is being solved, what waits, and what need not be tried again."""

    def __init__(self, on_solved: Callable[[Ride], None]) -> None:
        self._on_solved = on_solved
        self._waiting: list[Ride] = []
        self._seen: deque[Ride] = deque(maxlen=MOST_SEEN)
        self._student = Cockpit()
        self._work: asyncio.Task[None] | None = None

    def is_studying(self, ride: Ride) -> bool:
        """Say whether a race is being solved or waits for it."""
        return ride in self._waiting

    def want(self, ride: Ride) -> None:
        """Solve a race when its turn comes, once."""
        if ride in self._seen or len(self._waiting) >= MOST_WAITING:
            return
        self._seen.append(ride)
        self._waiting.append(ride)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._solve_all())

    async def _solve_all(self) -> None:
        while self._waiting:
            ride = self._waiting[0]
            try:
                async with self._student.take():
                    await self._student.ask(Solve(ride), SOLVE_SECONDS)
                self._on_solved(ride)
            except DriverFailedError as error:
                logger.warning("%s could not be solved: %s", dict(ride.settings).get("track"), error)
            self._waiting.remove(ride)
        self._student.end()

    def close(self) -> None:
        """Leave off; what was computed so far is taken up again another time."""
        if self._work:
            self._work.cancel()
        self._student.end()
