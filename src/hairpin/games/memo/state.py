"""A position of Memo-Car-Race: everything that the future depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Phase = Literal["place", "choose", "reveal", "rotate", "swap-first", "swap-second", "canister", "over"]


@dataclass(frozen=True, slots=True)
class State:
    """Where the cars stand, what has been seen of the tiles, and how far the turn has got.

    cars       the place of each seat's car: a cell, a colour (a start-finish tile), or "" before it is placed
    ways       the openings of the tile under each car; only these tiles lie open and have a rotation (MC-5)
    tiles      for each cell the kind of its tile if it was ever seen, else None; None for the pit
    chosen     the cell being turned up, or the first of a swap; else ""
    canisters  the colour that each seat has to reach, or "" before its pit stop (MC-9)
    pool       the colours that the next canister may have; empty when everyone has one
    fresh      the seats that may still point a dead end away from their start (MC-6, RU-23)
    ban        the two cells that the player before swapped, until this turn is no swap (RU-25)
    ghosts     with a memory aid, the cells covered lately, newest first, and the turns ended since (RU-26)
    """

    phase: Phase
    turn: int
    cars: tuple[str, ...]
    ways: tuple[str, ...]
    tiles: tuple[str | None, ...]
    chosen: str
    canisters: tuple[str, ...]
    pool: tuple[str, ...]
    fresh: tuple[int, ...]
    ban: tuple[str, ...]
    ghosts: tuple[tuple[str, int], ...]
