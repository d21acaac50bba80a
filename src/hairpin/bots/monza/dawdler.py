"""The dawdler of Monza: the opponent of a lesson, which gets as little ahead as the rules allow."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from random import Random

from hairpin.core.driver import Basis
from hairpin.games.monza import NO_BONUS, STOP, Action, Monza, State, Step

_NEVER = Fraction(1_000_000)


class MonzaDawdler:
    """Drives, but only where its turn ends least far ahead; into the finish only if nothing else fits.

    It uses no accelerator, extra roll or turbo roll, and takes no bonus move. Where it may stop, it stops after one
    step. It uses no random numbers.
    """

    basis: Basis = "rule"

    def __init__(self, game: Monza) -> None:
        self.game = game
        self._least = lru_cache(maxsize=1 << 14)(self._find_least)

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one."""
        if view.phase == "bonus":
            return NO_BONUS
        steps = [action for action in actions if isinstance(action, Step) and not action.is_accelerator]
        if STOP in actions and (view.last or not steps):
            return STOP
        return min(steps, key=lambda step: self._least(step.space, view.dice.replace(step.colour, "", 1)))

    def _find_least(self, place: str, dice: str) -> Fraction:
        """Return how far ahead a turn must end that has got to a place with these dice left."""
        if place in self.game.track.finish:
            return _NEVER
        actions = self.game.drives("drive", place, dice, "", False)
        steps = [action for action in actions if isinstance(action, Step)]
        if STOP in actions or not steps:
            return self.game.track.front(place)
        return min(self._least(step.space, dice.replace(step.colour, "", 1)) for step in steps)
