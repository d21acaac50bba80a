"""The tactician of Monza: evaluates its own next turn and those of the others."""

from __future__ import annotations

from random import Random

from hairpin.bots.monza.thinker import Thinker
from hairpin.core.driver import Basis
from hairpin.fast.monza.drivers.crew import StepDriver
from hairpin.fast.monza.search.look_ahead import NEXT_TURN
from hairpin.games.monza import Action, Monza, State


class MonzaTactician:
    """Evaluates every end of its turn by the next turns, its own and the others'.

    It counts how far it and the others stand, and a usual turn more where a die is likely to fit. It pushes others
    back where that sets them back, shuns spaces on which it is likely to be pushed back, puts a price on accelerators,
    and gives no bonus move away. When somebody is home it counts dice: who can still come home with fewer.
    """

    basis: Basis = "tables"

    def __init__(self, game: Monza) -> None:
        self._thinker = Thinker(game, NEXT_TURN)

    def compiled(self) -> StepDriver:
        """Return the driver as `MonzaRaces` takes it."""
        return self._thinker.compiled("tactician")

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one."""
        return self._thinker.choose(view, actions)
