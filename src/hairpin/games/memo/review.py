"""What a review of a race of Memo-Car-Race tells beyond chances: what a perfect memory knew, and what was forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Shown:
    """A tile that lies face down and was shown: its cell now, its kind, and the turn that showed it last."""

    cell: str
    kind: str
    turn: int


@dataclass(frozen=True, slots=True)
class Belief:
    """What a perfect memory knows of the tiles that lie face down when a turn begins.

    turn    the number of the turn
    known   those that were shown, through all swaps
    hidden  the cells of those that nobody has seen; they cannot be told apart
    odds    how likely each of these is of each kind, in percent, in the order of the kinds
    """

    turn: int
    known: tuple[Shown, ...]
    hidden: tuple[str, ...]
    odds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lapse:
    """A choice that a perfect memory would not have made.

    turn  the number of the turn
    what  "again": a tile was turned up again that was a bad way; "missed": one that was shown was a better way
    tile  this tile
    cost  what the choice cost
    """

    turn: int
    seat: int
    what: Literal["again", "missed"]
    tile: Shown
    cost: float


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """The memory of one seat.

    again      how many tiles it turned up that had been shown before
    forgotten  the number of its lapses
    cost       what its lapses cost together
    worst      the number of the turn of the costliest one, 0 if there is none
    """

    again: int
    forgotten: int
    cost: float
    worst: int


@dataclass(frozen=True, slots=True)
class MemoryReview:
    """What could be known in a race, by turn, and what was forgotten, in order and by seat."""

    beliefs: tuple[Belief, ...]
    lapses: tuple[Lapse, ...]
    seats: tuple[SeatMemory, ...]
