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
    """A space of a lane: its colour and its length in grid steps."""

    @property
    def colour(self) -> str:
        """The letter of its colour, or that of a tyre."""

    @property
    def length(self) -> int | Fraction:
        """Its length in grid steps."""


class LaneArea(NamedTuple):
    """The drawn area of a lane: the stations where the road bends, and the area from the start up to each."""

    stations: Floats
    areas: Floats


@dataclass(frozen=True, slots=True)
class Appearance:
    """The visible figures of a board.

    drivable  number of spaces without a tyre, by lane
    areas     the median area of those, by lane
    skew      largest difference between a colour's share in a lane and on the board; `skewed` is that lane and colour
    alike     number of places where the same colour lies side by side in neighbouring lanes
    """

    drivable: Mapping[str, int]
    areas: Mapping[str, float]
    skew: float
    skewed: str
    alike: int

    @property
    def inner(self) -> float:
        """Spaces of the innermost lane divided by those of the outermost."""
        *_, inner = counts = list(self.drivable.values())
        return inner / max(1, counts[0])

    @property
    def least_drop(self) -> int:
        """The smallest difference between the spaces of a lane and of the next lane inside it."""
        return min((outer - inner for outer, inner in pairwise(self.drivable.values())), default=0)

    @property
    def unlike(self) -> float:
        """The largest ratio between the areas of two lanes' spaces."""
        return max(self.areas.values()) / max(1e-9, min(self.areas.values()))


def measure_lane_areas(track: Track) -> dict[str, LaneArea]:
    """Return the drawn area of each lane of a board."""
    lanes, length = sorted(track.lanes), float(track.length)
    curve = track.curve or fit_curve(length, len(lanes), length * len(lanes) / len(track.spaces))
    wide = curve.road * (1 - 2 * VERGE) / len(lanes)
    edges = [0.0, *(piece.front - curve.start for piece in curve.pieces if curve.start < piece.front), length]
    stations = np.array(sorted(edge for edge in set(edges) if edge <= length))
    bends = [curve.piece(curve.start + (rear + front) / 2).bend for rear, front in pairwise(stations)]
    lane_areas = {}
    for number, lane in enumerate(lanes):
        across = (number + 0.5 - len(lanes) / 2) * wide
        pieces = wide * np.diff(stations) * (1 - np.array(bends) * across)
        lane_areas[lane] = LaneArea(stations, np.concatenate(([0.0], np.cumsum(pieces))))
    return lane_areas


def measure_appearance(
    lanes: Mapping[str, Sequence[Piece]], grid: int, lane_areas: Mapping[str, LaneArea]
) -> Appearance:
    """Measure lanes of spaces whose lengths are in grid steps."""
    roads = {lane: [piece.colour for piece in row if piece.colour != TYRE] for lane, row in lanes.items()}
    skew, skewed = _find_skew(roads)
    return Appearance(
        drivable={lane: len(road) for lane, road in roads.items()},
        areas={lane: _find_median(row, grid, lane_areas[lane]) for lane, row in lanes.items()},
        skew=skew,
        skewed=skewed,
        alike=sum(_count_alike(one, other) for one, other in pairwise(lanes.values())),
    )


class _Exact(NamedTuple):
    colour: str
    length: Fraction


def measure_board_appearance(track: Track) -> Appearance:
    """Measure a board with exact lengths."""
    lanes = {
        lane: [_Exact(space.colour, space.front - space.rear) for space in row] for lane, row in track.lanes.items()
    }
    return measure_appearance(lanes, 1, measure_lane_areas(track))


def _find_median(row: Sequence[Piece], grid: int, lane_area: LaneArea) -> float:
    edges = np.concatenate(([0.0], np.cumsum([float(piece.length) for piece in row]))) / grid
    areas = np.diff(np.interp(edges, *lane_area))
    return float(median([area for area, piece in zip(areas, row, strict=True) if piece.colour != TYRE] or [0.0]))


def _find_skew(roads: Mapping[str, Sequence[str]]) -> tuple[float, str]:
    """Return the largest difference of a colour's share in a lane from its share on the board, and lane and colour."""
    every = Counter(colour for road in roads.values() for colour in road)
    total = every.total() or 1
    return max(
        (abs(road.count(colour) / max(1, len(road)) - every[colour] / total), lane + colour)
        for lane, road in roads.items()
        for colour in LETTERS
    )


def _count_alike(one: Sequence[Piece], other: Sequence[Piece]) -> int:
    """Count the shared borders of equal colours between two neighbouring lanes; a corner is no border (RU-13)."""
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
