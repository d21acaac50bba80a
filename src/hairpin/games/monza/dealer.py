"""Rolling Monza's dice from a fair source: chance node by chance node, counted from 0."""

from __future__ import annotations

from hairpin.core.fair import FairSource
from hairpin.games.monza.actions import Action, Roll
from hairpin.games.monza.colours import LETTERS, sort_dice
from hairpin.games.monza.state import State

DICE = {"roll": 6, "turbo-roll": 2}


class MonzaDealer:
    """Knows how many times chance has spoken, nothing else."""

    def __init__(self, source: FairSource) -> None:
        self.source = source
        self.rolls = 0

    def answer(self, state: State) -> Action:
        """Return what the dice show now."""
        dice = DICE.get(state.phase, 6 - len(state.dice))
        return Roll(sort_dice(self.source.roll(f"roll {self.rolls}", LETTERS, dice)))

    def follow(self, state: State, action: Action) -> None:  # noqa: ARG002 - the action says enough
        """Count the rolls."""
        self.rolls += isinstance(action, Roll)
