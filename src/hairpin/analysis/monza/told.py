"""How the chances of one turn are told: what one look says of its positions, moved to better estimates of its ends.

Every map is affine and the same for all seats, so that chances still sum to 1 and luck keeps its expectation of 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hairpin.analysis.monza.prospects import Floats, Prospect
from hairpin.core.review import Chances
from hairpin.fast.monza.dice import ORDERS, TICKETS

_NONE = 1e-12


@dataclass(frozen=True)
class Told:
    """One turn as it is told.

    looked     what each roll is worth by one look
    rolls      what is told of each roll
    begin      every seat's chance before the roll, the mean of `rolls`
    keep, add  by which a look at another position of this turn is told: `keep` times the chance, plus `add`
    is_exact   the looks are told as they are
    """

    looked: Prospect
    rolls: Floats
    begin: Chances
    keep: float
    add: Floats
    is_exact: bool = False

    def move(self, chances: Chances) -> Chances:
        """Return chances by one look as they are told."""
        return chances if self.is_exact else _freeze(self.keep * np.array(chances) + self.add)

    def lead_to(self, end: Chances, looks: Sequence[Chances], came: Chances | None = None) -> Told:
        """Return this turn as it is told when it is known where it led.

        looks  at the position after the roll and after every action since; the last one is told as `end`
        came   how the roll looked before it was known that more could be made of it
        The roll that came, and all that look like it, take on what is known now, and the other rolls make up for it.
        """
        if self.is_exact:
            return self
        told = self.keep * np.array(looks) + self.add
        came = looks[0] if came is None else came
        was = self.keep * np.array(came) + self.add
        same = (self.looked.rolls == np.array(came)).all(axis=1)
        share = float(ORDERS[same].sum() / TICKETS)
        scale = _find_scale(np.array(end), told - told[-1])
        seen = np.array(end) + scale * (told[0] - told[-1])
        # The mean of the other rolls must stay between 0 and 1.
        rest = max(1.0 - share, _NONE)
        others = (np.array(self.begin) - share * was) / rest
        moved = _find_scale(others, -share * (seen - was) / rest)
        seen = was + moved * (seen - was)
        # Differences go the same part of the way, so that the last look comes nearer to the end.
        keep = min(_find_scale(seen, told - told[0]), 1.0 - moved * (1.0 - scale))
        rolls = np.where(same[:, None], seen, self.rolls)
        if share < 1.0:
            rolls[~same] = _shift(self.rolls[~same], others, -share * (seen - was) / rest)
        return Told(self.looked, rolls, self.begin, keep * self.keep, keep * (self.add - told[0]) + seen)


def tell(prospect: Prospect) -> Told:
    """Return a turn that is told as it looks."""
    return Told(prospect, prospect.rolls, prospect.mean, 1.0, np.zeros(prospect.rolls.shape[1]), is_exact=True)


def tell_moved(prospect: Prospect, begin: Floats) -> Told:
    """Return a turn whose chances are moved to other ones before the roll."""
    mean = np.array(prospect.mean)
    keep = _find_keep(prospect.rolls, mean, begin - mean)
    add = begin - keep * mean
    return Told(prospect, np.clip(keep * prospect.rolls + add, 0.0, 1.0), _freeze(begin), keep, add)


def _shift(rolls: Floats, mean: Floats, by: Floats) -> Floats:
    keep = _find_keep(rolls, mean, by)
    return np.asarray(np.clip(keep * (rolls - mean) + mean + by, 0.0, 1.0))


def _find_keep(rolls: Floats, mean: Floats, by: Floats) -> float:
    """Return by how much rolls are drawn to their mean, so that they can be moved and stay between 0 and 1."""
    low, high = mean - rolls.min(axis=0), rolls.max(axis=0) - mean
    below = np.where(low > _NONE, (mean + by) / np.maximum(low, _NONE), 1.0)
    above = np.where(high > _NONE, (1.0 - mean - by) / np.maximum(high, _NONE), 1.0)
    return float(np.clip(np.minimum(below, above).min(), 0.0, 1.0))


def _find_scale(at: Floats, ways: Floats) -> float:
    """Return how far one can go from a point all these ways, at most 1, and stay between 0 and 1."""
    room = np.maximum(np.where(ways > 0.0, 1.0 - at, at), 0.0)
    far = np.abs(ways)
    return min(1.0, float(np.where(far > _NONE, room / np.maximum(far, _NONE), 1.0).min()))


def _freeze(chances: Floats) -> Chances:
    return tuple(map(float, np.clip(chances, 0.0, 1.0)))
