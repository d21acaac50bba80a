"""The actions of a turn.

Written `bbgppw`, `A4b` (a step), `A4b+` (by accelerator), `reroll:bp`, `turbo`, `bonus:B5`, `bonus:no` or `stop`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice show, sorted as MZ-2 lists the colours; a chance outcome."""

    dice: str


@dataclass(frozen=True, slots=True)
class Step:
    """Onto a space with a die, or an accelerator, of a colour (MZ-6, MZP-3)."""

    space: str
    colour: str
    is_accelerator: bool = False


@dataclass(frozen=True, slots=True)
class Reroll:
    """Spend the extra-roll tile on these dice (MZP-2)."""

    dice: str


@dataclass(frozen=True, slots=True)
class Bonus:
    """Take the bonus move onto a space (MZB-1)."""

    space: str


@dataclass(frozen=True, slots=True)
class Word:
    """A choice without a place: `stop`, `turbo`, `bonus:no`."""

    word: str


STOP = Word("stop")
TURBO = Word("turbo")
NO_BONUS = Word("bonus:no")

Action = Roll | Step | Reroll | Bonus | Word
