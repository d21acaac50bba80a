"""Head starts for weaker drivers, so that a race becomes even (RU-31)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hairpin.games.monza import Monza
from hairpin.games.monza.fair_start import FairStart

OnProgress = Callable[[float], object]


def find_fair_start(game: Monza, drivers: Sequence[str], on_progress: OnProgress = lambda _: None) -> FairStart:
    """Return the head starts that make a race most even; `drivers` are by seat, like `racer` or `learner:40`.

    A grid that the game has is ignored. `on_progress` is called with the share of the work that is done.
    """
    raise NotImplementedError
