"""Figures about how a board looks, which can be compared with the real boards (EX-4).

Lanes run from the outermost to the innermost. Areas are those of the drawing, in square units of the track file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from statistics import median
from typing import NamedTuple, Protocol

import numpy as np

from hairpin.games.monza import Track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.curve import fit_curve
from hairpin.games.monza.outline import VERGE
from hairpin.games.monza.track import TYRE
from hairpin.solve.choices import Floats


class Piece(Protocol):
    """A space in its lane: what colour it has and how long it is, in parts of a grid."""

    @property
    def colour(self) -> str:
        """The letter of its colour, or that of a tyre."""

    @property
    def length(self) -> int | Fraction:
        """How many parts of the grid it is long."""


class Ribbon(NamedTuple):
    """How a lane is drawn: where its road bends, its area from the start up to there."""

    stations: Floats
    areas: Floats


@dataclass(frozen=True, slots=True)
class Looks:
    """What a witness sees.

    drivable  spaces without a tyre, by lane
    areas     the median area of those, by lane
    skew      how far a colour's share in a lane is from its share on the board, at most; `skewed` says where
    alike     at how many places the same colour lies side by side in neighbouring lanes
    """

    drivable: Mapping[str, int]
    areas: Mapping[str, float]
    skew: float
    skewed: str
    alike: int

    @property
    def inner(self) -> float:
        """How many spaces the innermost lane has for one of the outermost."""
        *_, inner = counts = list(self.drivable.values())
        return inner / max(1, counts[0])

    @property
    def least_drop(self) -> int:
        """How many spaces a lane has less than the one outside of it, at least."""
        return min((outer - inner for outer, inner in pairwise(self.drivable.values())), default=0)

    @property
    def unlike(self) -> float:
        """How many times as large the spaces of one lane are as those of another, at most."""
        return max(self.areas.values()) / max(1e-9, min(self.areas.values()))


def roll_out(track: Track) -> dict[str, Ribbon]:
    """Return how each lane of a board is drawn."""
    lanes, length = sorted(track.lanes), float(track.length)
    curve = track.curve or fit_curve(length, len(lanes), length * len(lanes) / len(track.spaces))
    wide = curve.road * (1 - 2 * VERGE) / len(lanes)
    edges = [0.0, *(piece.front - curve.start for piece in curve.pieces if curve.start < piece.front), length]
    stations = np.array(sorted(edge for edge in set(edges) if edge <= length))
    bends = [curve.piece(curve.start + (rear + front) / 2).bend for rear, front in pairwise(stations)]
    ribbons = {}
    for number, lane in enumerate(lanes):
        across = (number + 0.5 - len(lanes) / 2) * wide
        pieces = wide * np.diff(stations) * (1 - np.array(bends) * across)
        ribbons[lane] = Ribbon(stations, np.concatenate(([0.0], np.cumsum(pieces))))
    return ribbons


def look_at(lanes: Mapping[str, Sequence[Piece]], grid: int, ribbons: Mapping[str, Ribbon]) -> Looks:
    """Look at lanes of spaces whose lengths are in parts of a grid."""
    roads = {lane: [piece.colour for piece in row if piece.colour != TYRE] for lane, row in lanes.items()}
    skew, skewed = _find_skew(roads)
    return Looks(
        drivable={lane: len(road) for lane, road in roads.items()},
        areas={lane: _find_median(row, grid, ribbons[lane]) for lane, row in lanes.items()},
        skew=skew,
        skewed=skewed,
        alike=sum(_count_alike(one, other) for one, other in pairwise(lanes.values())),
    )


class _Exact(NamedTuple):
    colour: str
    length: Fraction


def look_at_board(track: Track) -> Looks:
    """Look at a board of whatever lengths."""
    lanes = {
        lane: [_Exact(space.colour, space.front - space.rear) for space in row] for lane, row in track.lanes.items()
    }
    return look_at(lanes, 1, roll_out(track))


def _find_median(row: Sequence[Piece], grid: int, ribbon: Ribbon) -> float:
    edges = np.concatenate(([0.0], np.cumsum([float(piece.length) for piece in row]))) / grid
    areas = np.diff(np.interp(edges, *ribbon))
    return float(median([area for area, piece in zip(areas, row, strict=True) if piece.colour != TYRE] or [0.0]))


def _find_skew(roads: Mapping[str, Sequence[str]]) -> tuple[float, str]:
    """Return by how much a colour's share in a lane differs most from its share on the board, and which, where."""
    every = Counter(colour for road in roads.values() for colour in road)
    total = every.total() or 1
    return max(
        (abs(road.count(colour) / max(1, len(road)) - every[colour] / total), lane + colour)
        for lane, road in roads.items()
        for colour in LETTERS
    )


def _count_alike(one: Sequence[Piece], other: Sequence[Piece]) -> int:
    """Count where spaces of one colour share a border in two neighbouring lanes; a corner is none (RU-13)."""
    here = there = alike = 0
    front, far = one[0].length, other[0].length
    while True:
        alike += one[here].colour == other[there].colour != TYRE
        is_first, is_second = front <= far, far <= front
        here, there = here + is_first, there + is_second
        if here == len(one) or there == len(other):
            return alike
        front += one[here].length if is_first else 0
        far += other[there].length if is_second else 0
