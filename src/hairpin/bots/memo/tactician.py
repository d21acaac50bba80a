"""The tactician of Memo-Car-Race: a short memory, a belief about the rest, and the shortest expected way."""

from __future__ import annotations

from random import Random

from hairpin.bots.memo.memory import Watcher
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, View

SPAN = 6
ONE_IN = 60


class MemoTactician(Watcher):
    """Takes the action with the fewest expected steps to the pit, then to its finish; swaps tiles that block it.

    It remembers the six tiles that were covered last. One turn in sixty it takes a random action, so that it gets out
    of every loop. Ties and its start are random.
    """

    basis: Basis = "belief"

    def __init__(self, game: Memo) -> None:
        from hairpin.fast.memo.planner import Planner  # noqa: PLC0415 - the compiler is slow to load

        self.planner = Planner(game)

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if view.phase == "place" or (view.phase == "choose" and random.randrange(ONE_IN) == 0):
            return random.choice(actions)
        return random.choice([actions[number] for number in self.planner.plan(view, self.memory.recall(SPAN))])
