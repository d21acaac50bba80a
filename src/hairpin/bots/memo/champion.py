"""The champion of Memo-Car-Race: forgets nothing, believes exactly what can be, and looks ahead from every choice."""

from __future__ import annotations

from random import Random

from hairpin.bots.memo.memory import Watcher
from hairpin.bots.memo.racer import ONE_IN
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, View

PATIENCE = 20
_SEED_BITS = 62


class MemoChampion(Watcher):
    """Deals what it cannot know many times over, races on for two rounds, and takes what gives its car most chances.

    Swaps that help it, or stand in a rival's way, are choices like any other; but in two turns running, and after
    twenty rounds, it swaps only where its plan says so. Champions who undo each other's plans could still go on for
    ever: after twenty rounds each takes any of its actions once in six turns, by lot. So it does with its start.
    """

    basis: Basis = "search"

    def __init__(self, game: Memo) -> None:
        from hairpin.fast.memo.lookout import Lookout  # noqa: PLC0415 - the compiler is slow to load

        self.lookout = Lookout(game)

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if len(actions) == 1:
            return actions[0]
        if view.phase == "place":
            return random.choice(actions)
        is_late = self.memory.turns >= PATIENCE * len(view.cars)
        if is_late and view.phase == "choose" and random.randrange(ONE_IN) == 0:
            return random.choice(actions)
        may_swap = view.turn not in self.memory.idle and not is_late
        return actions[self.lookout.search(view, self.memory.recall(), may_swap, random.getrandbits(_SEED_BITS))]
