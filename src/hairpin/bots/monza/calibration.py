"""How often a learner must err to win a given share against the racer, as it was measured.

The curves stand in `learner.toml`, one for each board and variant that was measured and one for all others;
`hairpin calibrate` writes them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from hairpin.games.monza import Monza

GENERAL = "general"
Curve = Sequence[float]


def find_errors(game: Monza, percent: int) -> float:
    """Return the share of decisions in which a learner errs who is to win so many percent against the racer."""
    curves = read_curves()
    return invert(curves["errors"], curves["wins"].get(name_curve(game), curves["wins"][GENERAL]), percent)


def name_curve(game: Monza) -> str:
    """Name a game's board and variant: `oval`, `oval-pro`, `long-pro-bonus`."""
    variants = [name for name in ("pro", "bonus") if game.settings[name]]
    return "-".join([game.track.name, *variants])


def invert(errors: Curve, wins: Curve, percent: float) -> float:
    """Follow a falling curve of wins in percent to where it passes a share, between its two ends."""
    for (left, high), (right, low) in pairwise(zip(errors, wins, strict=True)):
        if high >= percent > low:
            return left + (right - left) * (high - percent) / (high - low)
    return errors[0] if percent > wins[0] else errors[-1]


@cache
def read_curves() -> Mapping[str, Any]:
    """Return the measured curves: `errors`, and `wins` in percent at each of them by board and variant."""
    return tomllib.loads(files("hairpin.bots.monza").joinpath("learner.toml").read_text("utf-8"))
