"""The tactician of Memo-Car-Race: knows what it saw lately, believes the rest, and plans the shortest way through."""

from __future__ import annotations

from random import Random

from hairpin.bots.memo.memory import Watcher
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, View

SPAN = 6
ONE_IN = 60


class MemoTactician(Watcher):
    """Drives where it expects fewest steps to the pit, then to its finish; exchanges what does not lead on.

    It keeps the six tiles in mind that were covered last. Each turn, by lot one in sixty, it takes any of its actions,
    so that no loop holds it for ever. Ties and its start are drawn by lot.
    """

    basis: Basis = "belief"

    def __init__(self, game: Memo) -> None:
        from hairpin.fast.memo.lookout import Lookout  # noqa: PLC0415 - the compiler is slow to load

        self.lookout = Lookout(game)

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if view.phase == "place" or (view.phase == "choose" and random.randrange(ONE_IN) == 0):
            return random.choice(actions)
        return random.choice([actions[number] for number in self.lookout.plan(view, self.memory.recall(SPAN))])
