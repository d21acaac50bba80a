"""Rolling Monza's dice from a fair source: at a table chance node by chance node, counted from 0; at home by turn."""

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
        return Roll(sort_dice(self.source.roll(self.name_roll(state), LETTERS, dice)))

    def name_roll(self, state: State) -> str:  # noqa: ARG002 - a table counts rolls, whatever they are for
        """Return the label of the roll that comes now."""
        return f"roll {self.rolls}"

    def follow(self, state: State, action: Action) -> None:  # noqa: ARG002 - the action says enough
        """Count the rolls."""
        self.rolls += isinstance(action, Roll)

    def open(self, state: State) -> State:
        """Return the position: nothing of it was ever hidden."""
        return state


class TurnDealer(MonzaDealer):
    """Rolls by the number of the turn, so that an extra or turbo roll changes no roll of a later turn."""

    def __init__(self, source: FairSource) -> None:
        super().__init__(source)
        self.turns = 0

    def name_roll(self, state: State) -> str:
        """Return the label of the roll that comes now: a turn has at most one of each phase."""
        return f"turn {self.turns + (state.phase == 'roll')} {state.phase}"

    def follow(self, state: State, action: Action) -> None:
        """Count the turns, each of which begins with a roll."""
        self.turns += isinstance(action, Roll) and state.phase == "roll"
