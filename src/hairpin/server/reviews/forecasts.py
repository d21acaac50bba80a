"""Forecasts and advice in running races: computed once for all who ask, and dropped when the race has moved on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from hairpin.core.review import Decision, Forecast
from hairpin.server.drivers.solving import BackgroundSolver
from hairpin.server.reviews import protocol
from hairpin.server.reviews.desk import Desk
from hairpin.server.reviews.protocol import name_subject
from hairpin.server.reviews.service import solve_later
from hairpin.tables.errors import StalePlyError
from hairpin.tables.race import Race

MOST_KEPT = 512
# In the order in which they are computed: whoever asks for a hint waits for it.
ADVICE, FORECAST = 0, 1

Key = tuple[str, int, int, str]  # a table, its race, the ply, and what was asked

_read_forecast = msgspec.json.Decoder(Forecast).decode
_read_advice = msgspec.json.Decoder(Decision | None).decode


class Forecasts:
    """Answers by position, computed in a process of its own, so that no record of a stranger comes before them."""

    def __init__(self, solver: BackgroundSolver, desk: Desk | None = None) -> None:
        self.desk = desk or Desk()
        self._solver = solver
        self._answers: dict[Key, asyncio.Task[Any]] = {}

    async def forecast(self, table: str, race: Race) -> Forecast:
        """Return every seat's chance of winning in the present position of a race."""
        forecast: Forecast = await self._share(table, race, "forecast", self._forecast)
        return forecast

    async def advise(self, table: str, race: Race) -> Decision | None:
        """Return the decision to be made in the present position of a race."""
        decision: Decision | None = await self._share(table, race, "advice", self._advise)
        return decision

    async def _share(self, table: str, race: Race, what: str, find: Callable[[str, protocol.Race], Any]) -> Any:
        """Wait for an answer together with all others who ask in the same position."""
        key = table, race.number, race.ply, what
        task = self._answers.get(key)
        if task is None:
            self._drop_past(key)
            position = protocol.Race(name_subject(race.game), tuple(race.words))
            task = self._answers[key] = asyncio.create_task(find(table, position))
            task.add_done_callback(partial(self._forget_failure, key))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():  # it is this question that is given up
                raise
            raise StalePlyError("the race has moved on", race=race.number, ply=race.ply) from None

    def _drop_past(self, key: Key) -> None:
        """Forget what was asked at earlier positions of the table; what has not begun is not computed any more."""
        past = [other for other in self._answers if other[0] == key[0] and other[:3] != key[:3]]
        past += list(self._answers)[: max(0, len(self._answers) - len(past) - MOST_KEPT)]
        for other in past:
            self._answers.pop(other).cancel()

    def _forget_failure(self, key: Key, task: asyncio.Task[Any]) -> None:
        if (task.cancelled() or task.exception()) and self._answers.get(key) is task:
            del self._answers[key]

    async def _forecast(self, table: str, position: protocol.Race) -> Forecast:
        done = await self.desk.run(protocol.Forecast(position), table, FORECAST)
        if done.is_unsolved:
            solve_later(self._solver, position.subject)
        return _read_forecast(done.body)

    async def _advise(self, table: str, position: protocol.Race) -> Decision | None:
        done = await self.desk.run(protocol.Advise(position), table, ADVICE)
        if done.is_unsolved:
            solve_later(self._solver, position.subject)
        decision: Decision | None = _read_advice(done.body)
        return decision

    def close(self) -> None:
        """End everything."""
        for task in self._answers.values():
            task.cancel()
        self.desk.kill()
