"""Rolling Monza's dice from a fair source: at a table by the number of the roll, at home by the number of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from hairpin.core.fair import FairSource
from hairpin.core.fast_init import fast_init
from hairpin.games.monza.actions import Action, Roll
from hairpin.games.monza.colours import LETTERS, sort_dice
from hairpin.games.monza.state import State

DICE = {"roll": 6, "turbo-roll": 2}


@fast_init
@dataclass(frozen=True, slots=True)
class MonzaDealer:
    """Counts how many times the dice were rolled; that number is the label of the next roll."""

    source: FairSource
    rolls: int = 0

    def answer(self, state: State) -> Action:
        """Return what the dice show now."""
        dice = DICE.get(state.phase, 6 - len(state.dice))
        return Roll(sort_dice(self.source.roll(self.label(state), LETTERS, dice)))

    def label(self, state: State) -> str:  # noqa: ARG002 - a table counts rolls of every kind
        """Return the label of the roll that comes now."""
        return f"roll {self.rolls}"

    def follow(self, state: State, action: Action) -> Self:  # noqa: ARG002 - the action says enough
        """Return the dealer after an action."""
        return type(self)(self.source, self.rolls + 1) if isinstance(action, Roll) else self

    def open(self, state: State) -> State:
        """Return the position as it is: Monza hides nothing."""
        return state


@fast_init
@dataclass(frozen=True, slots=True)
class TurnDealer(MonzaDealer):
    """Labels rolls by the number of the turn, so that an extra or turbo roll changes no roll of a later turn.

    Here `rolls` counts the turns, each of which begins with a roll.
    """

    def label(self, state: State) -> str:
        """Return the label of the roll that comes now: a turn has at most one of each phase."""
        return f"turn {self.rolls + (state.phase == 'roll')} {state.phase}"

    def follow(self, state: State, action: Action) -> Self:
        """Return the dealer after an action."""
        return type(self)(self.source, self.rolls + 1) if isinstance(action, Roll) and state.phase == "roll" else self
