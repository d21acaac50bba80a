"""A position of Monza: everything that the future depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hairpin.core.fast_init import fast_init

Phase = Literal["roll", "drive", "reroll", "turbo-roll", "turbo", "bonus", "over"]


@fast_init
@dataclass(frozen=True, slots=True)
class State:
    """Where the cars stand and how far the turn has got.

    cars   where each seat's car stands; the mover's is already on the last space of its route
    used   the dice each seat has used in this round, the mover's so far included (MZ-15, RU-6)
    dice   the dice not yet used, as letters: all of them in a drive, those kept while others are re-rolled
    last   the colour last used in this turn, or "" if nothing was placed (RU-17)
    tiles  in the professional variant, what each seat still holds: `x` the extra roll, letters the accelerators
    """

    phase: Phase
    turn: int
    cars: tuple[str, ...]
    used: tuple[int, ...]
    dice: str
    last: str
    tiles: tuple[str, ...]
