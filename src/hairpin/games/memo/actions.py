"""The actions of a turn.

Written `start:red`, `turn:a2`, `straight` (what was turned up), `way:NE`, `drive:b2`, `swap`, `a2` (a tile of the
swap) and `canister:red`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from hairpin.games.memo.grid import COLOURS, DIRECTIONS, PLACES, ROAD
from hairpin.games.memo.tiles import KINDS


@dataclass(frozen=True, slots=True)
class Start:
    """Put the car on a start-finish tile (MC-2, RU-28)."""

    colour: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn up the face-down tile of a cell (MC-4)."""

    cell: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """The kind of a tile that nobody has seen; a chance outcome."""

    kind: str


@dataclass(frozen=True, slots=True)
class Way:
    """Lay the tile turned up with these openings and drive onto it (MC-4)."""

    ways: str


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive onto a tile that lies open: under a car, the pit or a start-finish tile (MC-7, RU-22)."""

    place: str


@dataclass(frozen=True, slots=True)
class Word:
    """A choice without a place: `swap`."""

    word: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Take a face-down tile for the swap (MC-8)."""

    cell: str


@dataclass(frozen=True, slots=True)
class Canister:
    """The colour of the canister tile taken at the pit (MC-9); a chance outcome."""

    colour: str


Action = Start | Turn | Reveal | Way | Drive | Word | Pick | Canister

SWAP = Word("swap")

# One object for each action of the game, made once.
STARTS: Mapping[str, Action] = {colour: Start(colour) for colour in COLOURS}
TURNS: Mapping[str, Action] = {cell: Turn(cell) for cell in ROAD}
REVEALS: Mapping[str, Action] = {kind: Reveal(kind) for kind in KINDS}
WAYS: Mapping[str, Action] = {
    ways: Way(ways) for n in range(1, 5) for ways in map("".join, combinations(DIRECTIONS, n))
}
DRIVES: Mapping[str, Action] = {place: Drive(place) for place in PLACES}
PICKS: Mapping[str, Action] = {cell: Pick(cell) for cell in ROAD}
CANISTERS: Mapping[str, Action] = {colour: Canister(colour) for colour in COLOURS}
