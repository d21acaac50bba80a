"""The state of Memo-Car-Race as numbers: places, openings, tiles and phases in a NumPy record.

A place is its number in `games`: cells 0–24 by rows, start-finish tiles 25–28. Openings are four bits, N first.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from hairpin.games.memo import Memo, Phase
from hairpin.games.memo.grid import CELLS, COLOURS, DIRECTIONS, DISTANCES, FIXED_WAYS, INDEX, NEIGHBOURS, PLACES, ROAD
from hairpin.games.memo.grid import PIT as PIT_CELL
from hairpin.games.memo.tiles import DEAD_END, KINDS, ROTATIONS

Ints: TypeAlias = NDArray[np.int64]

PHASES: tuple[Phase, ...] = get_args(Phase)
PLACE, CHOOSE, REVEAL, ROTATE, SWAP_FIRST, SWAP_SECOND, CANISTER, OVER = range(len(PHASES))

SEATS = len(COLOURS)
SPOTS = len(PLACES)
STARTS = len(CELLS)
PIT = INDEX[PIT_CELL]
CROSSING, BLIND = list(KINDS).index("crossing"), list(KINDS).index(DEAD_END)
UNSEEN = len(KINDS)
NONE = -1

TRIP = 7  # how many of its last turns tell whether a car shuttles, as in `bots`

# What may be chosen in the phase `choose`, numbered in the order of the notation: tiles to turn, drives, `swap`.
DRIVE = len(CELLS)
SWAP = DRIVE + SPOTS


def fold(ways: str) -> int:
    """Return openings like NE as bits."""
    return sum(1 << DIRECTIONS.index(way) for way in ways)


NEIGHBOUR: Ints = np.array(
    [[INDEX[NEIGHBOURS[p][s]] if s in NEIGHBOURS[p] else NONE for s in DIRECTIONS] for p in PLACES]
)
DISTANCE: Ints = np.array([[DISTANCES[goal][place] for place in PLACES] for goal in PLACES])
FIXED: Ints = np.array([fold(FIXED_WAYS.get(place, "")) for place in PLACES])
NEAREST_FIRST: Ints = np.argsort(DISTANCE, axis=1, kind="stable")
ROAD_TILES = len(ROAD)
ROAD_CELLS = sum(1 << INDEX[cell] for cell in ROAD)

# The openings of a kind by its rotation, in the order of `games`; 0 where a rotation says nothing new.
LAID: Ints = np.array([[*map(fold, ways), *[0] * (4 - len(ways))] for ways in ROTATIONS.values()])


class Table(Protocol):
    """A state, as `games.memo.State`; sets of cells, seats and colours are bit masks.

    laid     the openings of every tile that lies open, 0 where it lies face down
    covered  the cells whose road tile lies face down
    tiles    the kind of every tile that was ever seen, else `UNSEEN`
    left     how many tiles of each kind nobody has seen
    """

    phase: int
    turn: int
    chosen: int
    pool: int
    fresh: int
    ban: int
    covered: int
    cars: Ints
    canisters: Ints
    laid: Ints
    tiles: Ints
    left: Ints


class Rules(Protocol):
    """The options of a game that change its rules."""

    players: int
    starter: int
    reveals_any: int
    first_round: int
    from_starts: int
    counts: Ints


TABLE = np.dtype(
    [
        *((name, np.int64) for name in ("phase", "turn", "chosen", "pool", "fresh", "ban", "covered")),
        ("cars", np.int64, SEATS),
        ("canisters", np.int64, SEATS),
        ("laid", np.int64, SPOTS),
        ("tiles", np.int64, len(CELLS)),
        ("left", np.int64, len(KINDS)),
    ]
)
RULES = np.dtype(
    [
        *((name, np.int64) for name in ("players", "starter", "reveals_any", "first_round", "from_starts")),
        ("counts", np.int64, len(KINDS)),
    ]
)


def read_rules(game: Memo) -> Rules:
    """Return a game's options as numbers."""
    options = game.options
    row = (
        options.players,
        options.starter,
        options.reveal == "any",
        options.first_dead_end == "first-round",
        options.canisters == "starts",
        options.tiles.counts,
    )
    rules: Rules = np.array([row], RULES).view(np.recarray)[0]
    return rules
