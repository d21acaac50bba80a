"""Value iteration: Bellman backups of all positions, sweep by sweep, until the values converge."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from hairpin.solve.annealing import Schedule
from hairpin.solve.problem import DirtyFlags, Problem
from hairpin.solve.progress import OnSweep, Progress, Report
from hairpin.solve.workers import Workers

CONVERGED = {"float64": 1e-12, "float32": 1e-6}
MOST_SWEEPS = 300


class ValueIteration:
    """Iterates the tables in place; `save` is called whenever the progress has to be kept."""

    def __init__(
        self,
        problem: Problem,
        tables: Any,
        progress: Progress,
        is_resumed: bool,
        save: Callable[[], object],
        on_sweep: OnSweep,
    ) -> None:
        self.problem = problem
        self.tables = tables
        self.progress = progress
        self.save = save
        self.on_sweep = on_sweep
        self.dirty = DirtyFlags(problem.standings, is_resumed)

    def run(self, workers: Workers) -> None:
        """Sweep until the values converge."""
        progress = self.progress
        while not progress.is_settled:
            temperature = progress.temperature
            self._sweep(workers, temperature)
            self._decide()
            self.save()
            self.on_sweep(Report("solving", 0, progress.sweeps, progress.residual, temperature, self._guess_share()))

    def _sweep(self, workers: Workers, temperature: float) -> None:
        """Back up one round, from the last seat to the first; go on with the seat at which it was interrupted."""
        problem, progress = self.problem, self.progress
        while progress.mover >= 0:
            mover = progress.mover
            self.dirty.clear(mover)
            table = problem.table(self.tables, mover)
            draft = np.array(table)
            job = partial(problem.back_up, mover, self.tables, draft, self.dirty, temperature)
            changes = workers.map_standings(problem.standings[mover], job)
            if progress.change is None:
                progress.change = max(changes)
                self.save()
            table[:] = draft
            progress.residual = max(progress.change, 0.0 if mover == problem.seats - 1 else progress.residual)
            progress.mover, progress.change = mover - 1, None
            if mover:  # the end of the sweep is saved with what was decided
                self.save()
        progress.mover = problem.seats - 1
        progress.sweeps += 1
        self.dirty.sweeps += 1
        progress.residuals.append(progress.residual)

    def _decide(self) -> None:
        """Decide what comes next, and go on at another temperature if that is it."""
        progress = self.progress
        if progress.sweeps == MOST_SWEEPS:
            progress.is_settled = True
            return
        schedule = Schedule(progress.temperatures, progress.step, progress.is_coolest, progress.residuals)
        decision = schedule.decide(CONVERGED[progress.dtype], self.problem.patience)
        progress.is_settled, progress.step = decision.is_settled, decision.step
        progress.is_coolest = decision.is_coolest
        if decision.is_restart:
            progress.residuals = []
            self.dirty = DirtyFlags(self.problem.standings)

    def _guess_share(self) -> float:
        """Guess which share of the work at this temperature is done: residuals fall by a steady factor."""
        want = np.log(CONVERGED[self.progress.dtype])
        return float(min(1.0, max(0.0, np.log(max(self.progress.residual, 1e-300)) / want)))
