"""The solver: value iteration until the values converge, a bound on every seat's best response, the value file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from hairpin.core.errors import OptionValueError, ValueFileError
from hairpin.solve.best_response import BestResponse
from hairpin.solve.problem import Problem
from hairpin.solve.progress import OnSweep, Progress, resume
from hairpin.solve.solution import Solution, load
from hairpin.solve.value_file import file_name, has_size, map_table, open_values, seal, values_folder
from hairpin.solve.value_iteration import CONVERGED, ValueIteration
from hairpin.solve.workers import Workers


def solve(
    problem: Problem,
    folder: Path | None = None,
    *,
    dtype: str = "",
    temperature: float | None = None,
    threads: int = 0,
    on_sweep: OnSweep | None = None,
) -> Solution:
    """Solve a race, or resume an earlier run that was killed; the values are the same either way.

    With a `temperature` drivers choose at it; else the lowest is searched at which the values converge.
    A file that is stale or damaged is solved anew and then replaced.
    """
    folder = folder or values_folder()
    known = None
    with suppress(ValueFileError):
        known = load(problem, folder)
    if known is not None and dtype in ("", known.header["dtype"]) and temperature in (None, known.temperature):
        return known
    plan = _plan(dtype or "float64", temperature)
    folder.mkdir(parents=True, exist_ok=True)
    return _Run(problem, folder, plan, threads or os.cpu_count() or 1, on_sweep or (lambda _: None)).run()


def _plan(dtype: str, temperature: float | None) -> Progress:
    """Return the progress of a run that has not begun."""
    if dtype not in CONVERGED:
        raise OptionValueError(
            f"dtype={dtype} is not possible; choose float64 or float32",
            option="dtype",
            value=dtype,
            choices=tuple(CONVERGED),
        )
    if temperature is None:
        return Progress(dtype)
    if not 0 <= temperature <= 1:
        raise OptionValueError(
            f"heat={temperature} is not possible; choose 0 for the best choice, or a temperature up to 1",
            option="heat",
            value=temperature,
            choices=("0", "0.01", "1"),
        )
    return Progress(dtype, temperatures=[float(temperature)], is_coolest=True)


class _Run:
    """One run of the solver: the tables in their file, and the progress beside them."""

    def __init__(self, problem: Problem, folder: Path, plan: Progress, threads: int, on_sweep: OnSweep) -> None:
        self.problem = problem
        self.part = folder / (file_name(problem.rules) + ".part")
        self.notes = self.part.with_suffix(".progress")
        self.threads = threads
        self.on_sweep = on_sweep
        found = resume(self.notes, plan, problem.seats)
        self.is_resumed = found is not None and has_size(self.part, plan.dtype, problem.shape)
        self.progress = found if found and self.is_resumed else plan
        self.tables = map_table(self.part, plan.dtype, problem.shape, not self.is_resumed)
        if not self.is_resumed:
            self.tables[:] = 1 / problem.seats
            self.progress.mover = problem.seats - 1
        problem.prepare()
        self.begun = perf_counter()

    def run(self) -> Solution:
        """Iterate the values, bound what any seat could gain, and close the file."""
        problem, progress = self.problem, self.progress
        iteration = ValueIteration(problem, self.tables, progress, self.is_resumed, self.save, self.on_sweep)
        with Workers(self.threads) as workers:
            iteration.run(workers)
            response = BestResponse(problem, self.tables, progress.temperature, workers, self.on_sweep)
            while len(progress.bounds) < problem.seats:
                progress.bounds.append(response.bound(len(progress.bounds)))
                self.save()
        self.tables.flush()
        file = seal(self.part, self.header())
        self.notes.unlink()
        return Solution(problem, *open_values(file, problem.rules, problem.shape))

    def save(self) -> None:
        """Save the progress."""
        now = perf_counter()
        self.progress.seconds += now - self.begun
        self.begun = now
        self.progress.save(self.notes)

    def header(self) -> dict[str, Any]:
        """Return what was solved, and how well."""
        progress, bounds = self.progress, self.progress.bounds
        return dict(self.problem.rules) | {
            "dtype": progress.dtype,
            "heat": progress.temperature,
            "sweeps": progress.sweeps,
            "residual": max(bound["error"] for bound in bounds),
            "gain": max(bound["gain"] for bound in bounds),
            "epsilon": max(bound["one_turn"] for bound in bounds),
            "epsilon_reply": max(bound["reply"] for bound in bounds),
            "longest": max(bound["length"] for bound in bounds),
            "seconds": round(progress.seconds + perf_counter() - self.begun, 3),
            "win_chances": [float(chance) for chance in self.tables[0]],
        }
