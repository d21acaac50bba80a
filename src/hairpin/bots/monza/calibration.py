"""How often a learner must err to win a given share against the racer.

The measured curves are in `learner.toml`: one for each board and variant that was measured, and one for all others.
`hairpin calibrate` writes them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from hairpin.bots.curve import invert
from hairpin.games.monza import Monza

GENERAL = "general"


def find_errors(game: Monza, percent: int) -> float:
    """Return the share of decisions in which a learner must err to win `percent` of its races against the racer."""
    curves = read_curves()
    return invert(curves["errors"], curves["wins"].get(name_curve(game), curves["wins"][GENERAL]), percent)


def name_curve(game: Monza) -> str:
    """Name a game's board and variant: `oval`, `oval-pro`, `long-pro-bonus`."""
    variants = [name for name in ("pro", "bonus") if game.settings[name]]
    return "-".join([game.track.name, *variants])


@cache
def read_curves() -> Mapping[str, Any]:
    """Return the measured curves: `errors`, and by board and variant the `wins` in percent at each of them."""
    return tomllib.loads(files("hairpin.bots.monza").joinpath("learner.toml").read_text("utf-8"))
