"""What the ways of a turn are worth, by simulations of all of them on the same samples.

A first look at all ways, short and rough, says which of them are worth a second one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from hairpin.analysis.memo.turns import Branch, End, Fork

Floats = NDArray[np.float64]

DOUBT = 2.5  # standard errors by which a way must be better than another one to be told
LIKELY = 0.08  # an end of a turn that looks worse than the best one by more is not looked at again


@dataclass(frozen=True)
class Look:
    """Every seat's chance on every sample, for each row of the turn's `begins`; choices are the seat's on turn."""

    samples: Floats
    seat: int

    def end(self, end: End) -> Floats:
        """Return the chances at the end of a turn, on every sample."""
        return self.samples[:, end.row]

    def rate(self, end: End) -> float:
        """Return the chance of the seat on turn at the end of its turn."""
        return float(self.samples[:, end.row, self.seat].mean())

    def branch(self, branch: Branch) -> Floats:
        """Return the chances after what chance said, if the best rotation follows."""
        return self.end(self.find_end(branch))

    def find_end(self, branch: Branch) -> End:
        """Return the first end of a turn, or one that is clearly better."""
        first = branch.ends[0]
        clear = [end for end in branch.ends[1:] if self.is_clear(self.end(end), self.end(first))]
        return max(clear, key=self.rate, default=first)

    def fork(self, fork: Fork) -> Floats:
        """Return the chances after a way: the mean over all that chance can say."""
        total: Floats = sum((branch.weight * self.branch(branch) for branch in fork.branches), np.zeros(1))
        return total

    def rate_fork(self, fork: Fork) -> float:
        """Return the chance of the seat on turn after a way."""
        return float(self.fork(fork)[:, self.seat].mean())

    def is_clear(self, best: Floats, taken: Floats) -> bool:
        """Say whether some chances are better than others beyond doubt, for the seat on turn."""
        leads: Floats = best[:, self.seat] - taken[:, self.seat]
        return float(leads.mean()) > 0.0 and is_clear(leads)

    def find_best(self, taken: Fork, others: Sequence[Fork]) -> Fork:
        """Return the best way that is clearly better than the taken one; the taken one if none is."""
        mine = self.fork(taken)
        return max((one for one in others if self.is_clear(self.fork(one), mine)), key=self.rate_fork, default=taken)

    def prune(self, fork: Fork, chosen: str = "") -> Fork:
        """Return a way with the ends that look best, the best one first; the chosen one stays."""
        branches = []
        for branch in fork.branches:
            ends = sorted(branch.ends, key=lambda end: -self.rate(end))
            least = self.rate(ends[0]) - LIKELY
            kept = tuple(end for end in ends if self.rate(end) >= least or end.word == chosen)
            branches.append(replace(branch, ends=kept))
        return replace(fork, branches=tuple(branches))


def is_clear(leads: Floats) -> bool:
    """Say whether a mean is not 0 beyond doubt."""
    return abs(float(leads.mean())) > DOUBT * measure_error(leads)


def measure_error(samples: Floats) -> float:
    """Return the standard error of a mean."""
    return float(samples.std(ddof=1) / len(samples) ** 0.5)
