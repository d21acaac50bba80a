"""The rest of a race, driven many times from one position by one driver on every seat, to count who wins."""

from __future__ import annotations

import numpy as np

from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.drivers.kinds import AnyDriver
from hairpin.fast.monza.race.loop import WIN, Begin, race_on
from hairpin.fast.monza.race.position import MOST_SEATS, Standing, new_position
from hairpin.fast.monza.races import MonzaRaces

__all__ = ["WIN", "Rests"]


class Rests:
    """Counts who wins the rest of a race; race number `n` from a position is the same race in every call."""

    def __init__(self, races: MonzaRaces, driver: AnyDriver) -> None:
        self._rules = races.rules
        self._lineup = races.line_up([driver] * races.game.players).with_own_memory()
        self._position = new_position(races.board)

    def count(self, at: Standing, turn: int, first: int, upto: int) -> Ints:
        """Return the wins in races number `first` up to `upto`, in parts of `WIN`, by seat from the starter on."""
        wins = np.zeros(MOST_SEATS, np.int64)
        race_on(self._rules, *self._lineup, np.uint64(1), first, upto, Begin(at, turn), self._position, wins)
        return wins[: self._rules.players]
