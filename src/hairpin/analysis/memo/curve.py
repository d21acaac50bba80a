"""The curve of a race: each turn's chances, from races driven on from it and from what changed between the turns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

LEAST_DRIFT = 1e-4  # the variance of what a turn changes beyond what was found; short simulations are never exact


@dataclass(frozen=True)
class Curve:
    """The chances at the beginning of every turn, one row per turn, and the variance of each row."""

    chances: Floats
    variances: Floats


def smooth(driven: Floats, races: int, changes: Floats, noises: Floats, result: Floats) -> Curve:
    """Combine what is known of the chances, by variance: a Kalman filter forward, then a smoother backward.

    driven   the share of the races driven on from each turn that each seat won
    changes  what luck and choices changed in each turn; `noises` are the variances of that
    result   the chances at the end, which are certain
    All seats are weighed alike, so that chances still sum to 1.
    """
    turns, seats = driven.shape
    spread = (np.clip(driven, 0.0, 1.0) * races + 1.0 / seats) / (races + 1.0)
    doubts = (spread * (1.0 - spread)).mean(1) / races
    drifts = noises + _find_drift(driven, doubts, changes, noises, result)
    means, variances = np.empty((turns, seats)), np.empty(turns)
    mean, variance = driven[0], float(doubts[0])
    for turn in range(turns):
        if turn:
            mean, variance = mean + changes[turn - 1], variance + float(drifts[turn - 1])
            gain = variance / (variance + float(doubts[turn]))
            mean, variance = mean + gain * (driven[turn] - mean), variance * (1.0 - gain)
        means[turn], variances[turn] = mean, variance
    after, spread_after = result, 0.0
    for turn in range(turns - 1, -1, -1):
        ahead = float(variances[turn] + drifts[turn])
        gain = float(variances[turn]) / ahead
        means[turn] += gain * (after - means[turn] - changes[turn])
        variances[turn] += gain * gain * (spread_after - ahead)
        after, spread_after = means[turn], float(variances[turn])
    held = np.clip(means, 0.0, None)
    return Curve(held / held.sum(1, keepdims=True), variances)


def _find_drift(driven: Floats, doubts: Floats, changes: Floats, noises: Floats, result: Floats) -> float:
    """Return the variance of what a turn changes beyond what was found, by the races that were driven."""
    ends = np.vstack([driven[1:], result])
    gaps = ((ends - driven - changes) ** 2).mean(1)
    return max(LEAST_DRIFT, float((gaps - doubts - np.append(doubts[1:], 0.0) - noises).mean()))
