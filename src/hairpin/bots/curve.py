"""Measured curves: the share of wins by how often a driver errs, and its inverse."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

Curve = Sequence[float]


def invert(errors: Curve, wins: Curve, percent: float) -> float:
    """Return the share of errors at which a falling curve of wins in percent reaches a value; it is clamped."""
    for (left, high), (right, low) in pairwise(zip(errors, wins, strict=True)):
        if high >= percent > low:
            return left + (right - left) * (high - percent) / (high - low)
    return errors[0] if percent > wins[0] else errors[-1]
