"""The champion of Memo-Car-Race: a perfect memory, an exact belief, and Monte Carlo search over every choice."""

from __future__ import annotations

from random import Random

from hairpin.bots.memo.memory import Watcher
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, View

ROUNDS_OF_FREE_SWAPS = 19
ONE_IN = 6
_SEED_BITS = 62


class MemoChampion(Watcher):
    """Samples the hidden tiles many times, simulates two rounds, and takes the action with the best win chance.

    Swaps that help it or hinder a rival are evaluated like other actions. In two consecutive turns, and after nineteen
    rounds, it swaps only if its plan needs the swap. Champions that undo each other's swaps could still loop, so after
    nineteen rounds each takes a random action once in six turns. Its start is random too.
    """

    basis: Basis = "search"

    def __init__(self, game: Memo) -> None:
        from hairpin.fast.memo.planner import Planner  # noqa: PLC0415 - the compiler is slow to load

        self.planner = Planner(game)

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if len(actions) == 1:
            return actions[0]
        if view.phase == "place":
            return random.choice(actions)
        is_late = self.memory.is_past(ROUNDS_OF_FREE_SWAPS)
        if is_late and view.phase == "choose" and random.randrange(ONE_IN) == 0:
            return random.choice(actions)
        may_swap = not self.memory.has_swapped(view.turn) and not is_late
        return actions[self.planner.search(view, self.memory.recall(), may_swap, random.getrandbits(_SEED_BITS))]
