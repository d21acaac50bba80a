"""The random driver of Memo-Car-Race: any action, until the race has been long enough for everybody."""

from __future__ import annotations

from random import Random

from hairpin.bots.memo.memory import Watcher
from hairpin.bots.memo.racer import MemoRacer
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, View

ROUNDS_BY_LOT = 20


class MemoWanderer(Watcher):
    """Chooses uniformly among the legal actions for twenty rounds; then it drives home like the racer.

    By lot alone two cars need a thousand turns.
    """

    basis: Basis = "lot"

    def __init__(self, game: Memo) -> None:
        self._racer = MemoRacer(game)

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if self.memory.is_past(ROUNDS_BY_LOT):
            return self._racer.with_memory(self.memory).choose(view, actions, random)
        return random.choice(actions)
