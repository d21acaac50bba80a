"""The racer of Memo-Car-Race: a driver that heads for its goal and remembers nothing."""

from __future__ import annotations

from random import Random

from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Drive, Memo, Turn, View, Way
from hairpin.games.memo.grid import DISTANCES, NEIGHBOURS, PIT, side_towards

ONE_IN = 6
_FAR = len(DISTANCES)


class MemoRacer:
    """Drives toward the pit, then toward its finish, by open tiles alone. Its behaviour is fixed.

    One turn in six it takes a random action, swaps included, so that it gets out of every loop. Otherwise it drives,
    and swaps only if it cannot drive. Of the tiles that it can turn up or drive onto it takes the one fewest steps from
    the goal, counted over the grid as if every road were open. It lays a tile so that a way out, other than the way
    back, leads to the place fewest steps from the goal. Ties, its start and the tiles of a swap are random.
    """

    basis: Basis = "rule"

    def __init__(self, game: Memo) -> None:
        self.game = game

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, actions and sources of chance give the same one."""
        if view.phase == "choose" and random.randrange(ONE_IN) == 0:
            return random.choice(actions)
        steps = [self._count_steps(view, action) for action in actions]
        return random.choice([action for action, left in zip(actions, steps, strict=True) if left == min(steps)])

    def _count_steps(self, view: View, action: Action) -> int:
        """Count the steps to the goal from where an action leads; a large number if it leads nowhere."""
        to_goal = DISTANCES[view.canisters[view.turn] or PIT]
        match action:
            case Turn(place) | Drive(place):
                return to_goal[place]
            case Way(ways):
                back = side_towards(view.chosen, view.cars[view.turn])
                around = NEIGHBOURS[view.chosen]
                return min((to_goal[around[side]] for side in ways if side in around and side != back), default=_FAR)
            case _:
                return _FAR
