"""The tactician of Monza: evaluates its own next turn and those of the others."""

from __future__ import annotations

from random import Random

from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.driver import Basis
from hairpin.fast.monza.drivers.kinds import StepDriver
from hairpin.fast.monza.search.look_ahead import NEXT_TURN
from hairpin.games.monza import Action, Monza, State


class MonzaTactician:
    """Evaluates every end of its turn by the next turns, its own and the others'.

    It counts how far all cars are, plus a mean turn where a die is likely to fit. It pushes others back if that costs
    them something, avoids spaces on which it is likely to be pushed back, assigns a cost to accelerators, and avoids
    giving others a bonus move. Once a car has finished, it counts which cars can still finish with fewer dice.
    """

    basis: Basis = "tables"

    def __init__(self, game: Monza) -> None:
        self._look_ahead = LookAhead(game, NEXT_TURN)

    def compiled(self) -> StepDriver:
        """Return the driver as `MonzaRaces` takes it."""
        return self._look_ahead.compiled("tactician")

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one."""
        return self._look_ahead.choose(view, actions)
