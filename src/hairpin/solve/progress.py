"""How far the solver has got, as it is saved beside the tables, so that a killed run can be resumed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np

from hairpin.solve.annealing import TEMPERATURES
from hairpin.solve.value_file import read_progress, write_progress

BOUNDS = {"gain", "error", "length", "one_turn", "reply"}
_KEYS = {"temperatures": "heats", "step": "heat_step"}  # in the file, where they differ
_FIELDS = {key: name for name, key in _KEYS.items()}


class Report(NamedTuple):
    """What the solver is doing (proving: for which seat), sweeps, the residual, the temperature, the share done."""

    task: Literal["solving", "proving"]
    seat: int
    sweeps: int
    residual: float
    temperature: float
    share: float


OnSweep = Callable[[Report], object]


@dataclass
class Progress:
    """The state of the solver; it is saved after every table, so that a kill costs at most one.

    temperatures  of the choices, to be tried one after the other; `step` is the current one
    is_coolest    whether the values have to converge at this temperature: at a lower one they cycle, or it was given
    mover         whose table is filled next, from the last seat to the first
    residuals     of the sweeps at this temperature
    residual      of the current sweep
    change        of the table that is being copied from its draft into the file; an interrupted copy is repeated
    bounds        what was proved already, by seat
    """

    dtype: str
    temperatures: list[float] = field(default_factory=lambda: list(TEMPERATURES))
    step: int = 0
    is_coolest: bool = False
    sweeps: int = 0
    mover: int = -1
    residuals: list[float] = field(default_factory=list)
    residual: float = 1.0
    is_settled: bool = False
    change: float | None = None
    bounds: list[dict[str, float]] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def temperature(self) -> float:
        """The temperature of the drivers' choices; 0 if they take the best."""
        return self.temperatures[self.step]

    def save(self, file: Path) -> None:
        """Write it to a file."""
        write_progress(file, {_KEYS.get(name, name): value for name, value in asdict(self).items()})


def resume(file: Path, plan: Progress, seats: int) -> Progress | None:
    """Return the progress of an earlier run, or None if it is unknown, inconsistent or of another plan."""
    found: dict[str, Any] = read_progress(file) or {}
    try:
        progress = Progress(**{_FIELDS.get(key, key): value for key, value in found.items()})
        is_sound = (progress.dtype, progress.temperatures) == (plan.dtype, plan.temperatures)
        is_sound &= 0 <= progress.step < len(plan.temperatures) and 0 <= progress.mover < seats
        is_sound &= all(bound.keys() == BOUNDS for bound in progress.bounds)
        numbers = [progress.sweeps + 0, progress.residual + 0.0, progress.seconds + 0.0]
        numbers += map(float, progress.residuals)
    except (AttributeError, TypeError, ValueError):
        return None
    return progress if is_sound and all(np.isfinite(numbers)) else None
