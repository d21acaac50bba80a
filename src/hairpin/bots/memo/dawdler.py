"""The dawdler of Memo-Car-Race: the opponent of a lesson, which looks around everywhere but at its goal."""

from __future__ import annotations

from random import Random

from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Drive, Memo, Turn, View, Way
from hairpin.games.memo.grid import DISTANCES, NEIGHBOURS, PIT, side_towards


class MemoDawdler:
    """Drives to the place farthest from its goal, and swaps only where it cannot drive. Ties are random."""

    basis: Basis = "rule"

    def __init__(self, game: Memo) -> None:
        self.game = game

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, actions and sources of chance give the same one."""
        steps = [self._count_steps(view, action) for action in actions]
        return random.choice([action for action, left in zip(actions, steps, strict=True) if left == max(steps)])

    def _count_steps(self, view: View, action: Action) -> int:
        """Count the steps to the goal from where an action leads; -1 if it leads nowhere."""
        to_goal = DISTANCES[view.canisters[view.turn] or PIT]
        match action:
            case Turn(place) | Drive(place):
                return to_goal[place]
            case Way(ways):
                back = side_towards(view.chosen, view.cars[view.turn])
                around = NEIGHBOURS[view.chosen]
                return max((to_goal[around[side]] for side in ways if side in around and side != back), default=-1)
            case _:
                return -1
