"""Best response: a bound on what one seat could gain by driving otherwise while the others keep to the solved values.

For one seat, `values` is the most that it can reach, and `length` the longest race, in turns, that it can force. Both
are iterated like the values themselves. The bound needs no convergence: if one more backup raises no `length` by more
than r < 1 beyond the turn itself, then `length / (1 - r)` is an upper bound; and if one more backup raises no `value`
by more than q, then `value + q · length` is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from hairpin.solve.plain_backup import LENGTH_TOLERANCE
from hairpin.solve.problem import TOLERANCES, DirtyFlags, Problem, Response, ResponseChange
from hairpin.solve.progress import OnSweep, Report
from hairpin.solve.value_iteration import CONVERGED
from hairpin.solve.workers import Workers

CLOSE_LENGTH = 0.2
_MOST_SWEEPS = 60
_LOSS = 0.15  # of a temperature: the expected loss per softmax turn, about
_LONGER = 1.2  # so many times as long a race with softmax choices takes, about


class BestResponse:
    """Bounds the best response of every seat to solved tables."""

    def __init__(self, problem: Problem, tables: Any, temperature: float, workers: Workers, on_sweep: OnSweep) -> None:
        self.problem = problem
        self.tables = tables
        self.temperature = temperature
        self.workers = workers
        self.on_sweep = on_sweep

    def bound(self, seat: int) -> dict[str, float]:
        """Bound what one seat could gain anywhere: by the gains of single turns, and by its best response."""
        dtype = str(self.tables.dtype)
        eps = float(np.finfo(dtype).eps)
        solved = self._column_of(seat)
        response = self._start(seat, solved)
        changes = self._sweep(response)
        first = change = next(changes)  # the first sweep visits every position, as gain and residual need
        sweeps = 1
        while sweeps < _MOST_SWEEPS and (
            change.length >= CLOSE_LENGTH or change.value > max(0.1 * first.gain, CONVERGED[dtype])
        ):
            sweeps, change = sweeps + 1, next(changes)
            share = max(0.0, 1 - change.length)
            self.on_sweep(Report("proving", seat, sweeps, change.value, self.temperature, share))
        length = float(response.lengths.max()) * (1 + eps)
        slack = 1 - change.length - LENGTH_TOLERANCE - eps * length
        longest = length / slack if slack > 0 else float("inf")
        better = float((response.values - solved).max())
        return {
            "gain": first.gain,
            "error": first.residual,
            "length": longest,
            "one_turn": first.gain * self.problem.count_choices(longest) + first.residual * longest,
            "reply": better + (change.value + response.tolerance + eps) * longest,
        }

    def _start(self, seat: int, solved: Any) -> Response:
        """Return a first guess; the bound holds for any."""
        dtype, temperature = str(self.tables.dtype), self.temperature
        values, lengths = solved.copy(), np.empty((len(self.tables), 1), dtype)
        for mover in range(self.problem.seats):
            length = self.problem.guess_length(mover, seat)
            self.problem.table(lengths, mover)[:] = length * (_LONGER if temperature else 1.0)
            self.problem.table(values, mover)[:] += _LOSS * temperature / self.problem.seats * length
        return Response(seat, values, lengths, max(TOLERANCES[dtype], 1e-4 * temperature))

    def _column_of(self, seat: int) -> Any:
        """Return one seat's values in all tables."""
        problem = self.problem
        parts = [problem.table(self.tables, n)[:, [(seat - n) % problem.seats]] for n in range(problem.seats)]
        return np.concatenate(parts)

    def _sweep(self, response: Response) -> Iterator[ResponseChange]:
        """Back up a response and the longest race, sweep by sweep."""
        problem, dirty = self.problem, DirtyFlags(self.problem.standings)
        while True:
            changes: list[ResponseChange] = []
            for mover in range(problem.seats - 1, -1, -1):
                dirty.clear(mover)
                job = partial(problem.back_up_response, mover, self.tables, response, dirty, self.temperature)
                changes += self.workers.map_standings(problem.standings[mover], job)
            dirty.sweeps += 1
            yield ResponseChange(*(max(column) for column in zip(*changes, strict=True)))
