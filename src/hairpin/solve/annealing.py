"""The schedule of temperatures: best responses first, and softmax choices where best responses cycle.

Two cars are zero-sum: value iteration with best responses converges. With three or four it may cycle, whatever the
damping. Then drivers choose by softmax for a few sweeps (a logit equilibrium, or quantal response), and best responses
are tried again from there. If they still cycle, the temperature falls step by step as far as the values converge.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

import numpy as np

TEMPERATURES = (0.0, 3e-3, 0.0, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6)
HOTTEST = TEMPERATURES.index(max(TEMPERATURES))
_ROUGHLY = 0.1  # of a temperature: the residual at which the next lower one may follow
_LONGEST_CYCLE, _ALIKE = 6, 1e-3
_FALL = 0.9


class Phase(Enum):
    """What the current temperature is for."""

    BEST_RESPONSE = auto()  # temperature 0: iterate until the values converge or cycle
    WARM_START = auto()  # softmax for a few sweeps: another start for best responses
    ANNEALING = auto()  # softmax at falling temperatures, as long as the values converge
    FINAL = auto()  # the lowest temperature at which they converge, or one that was given


class Decision(NamedTuple):
    """What follows a sweep: whether the values have converged, the next step, whether it starts anew, the last one."""

    is_settled: bool
    step: int
    is_restart: bool = False
    is_coolest: bool = False


class Schedule(NamedTuple):
    """Where the schedule stands after a sweep, as in `Progress`."""

    temperatures: Sequence[float]
    step: int
    is_coolest: bool
    residuals: Sequence[float]

    @property
    def phase(self) -> Phase:
        """The phase of this step."""
        if self.is_coolest:
            return Phase.FINAL
        if not self.temperatures[self.step]:
            return Phase.BEST_RESPONSE
        return Phase.WARM_START if self.step < HOTTEST else Phase.ANNEALING

    def decide(self, tolerance: float, patience: int) -> Decision:
        """Decide what comes next: converged, another sweep, or another temperature."""
        step, residual = self.step, self.residuals[-1]
        is_converged = residual <= tolerance
        is_close = residual <= _ROUGHLY * self.temperatures[step]
        match self.phase:
            case Phase.FINAL:
                return Decision(is_converged, step, is_coolest=True)
            case Phase.BEST_RESPONSE:
                if not is_converged and is_cycling(self.residuals, patience):
                    return Decision(False, step + 1, is_restart=True)
                return Decision(is_converged, step)
            case Phase.WARM_START:
                if is_close or len(self.residuals) == patience or is_cycling(self.residuals, patience):
                    return Decision(False, step + 1, is_restart=True)
                return Decision(False, step)
            case Phase.ANNEALING:
                is_last = step == len(self.temperatures) - 1
                if is_converged and is_last:
                    return Decision(True, step)
                if is_close and not is_last:
                    return Decision(False, step + 1, is_restart=True)
                if is_cycling(self.residuals, patience):
                    is_cool = step > HOTTEST
                    return Decision(False, step - 1 if is_cool else step, is_restart=True, is_coolest=is_cool)
                return Decision(False, step)


def is_cycling(residuals: Sequence[float], patience: int) -> bool:
    """Say whether the residual repeats itself, or has stopped falling."""
    for length in range(2, _LONGEST_CYCLE + 1):
        last, before = residuals[-length:], residuals[-2 * length : -length]
        if len(before) == length and np.allclose(last, before, rtol=_ALIKE, atol=0):
            return True
    return len(residuals) >= 2 * patience and min(residuals[-patience:]) > _FALL * min(residuals[:-patience])
