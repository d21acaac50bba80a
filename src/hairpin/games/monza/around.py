"""A board for screen readers, as data: the lane of a place, its length, and what lies around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Literal

from hairpin.games.monza.track import LINE, START, Space, Track

Side = Literal["ahead", "left", "right"]

LONG = 1.5  # in lengths of the median space


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A place beside another: straight ahead, or touching it in the lane to the left or right (RU-13)."""

    place: str
    side: Side
    is_ahead: bool  # whether its front edge lies ahead (MZ-7)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where a place lies; lanes count from 1 at the driver's left, 0 where a place spans all of them."""

    lane: int
    percent: int
    is_long: bool
    around: tuple[Neighbour, ...]


def look_around(track: Track) -> dict[str, Surroundings]:
    """Return the surroundings of every space, tyres included, of the start and of the finish line."""
    usual = median(space.front - space.rear for space in track.spaces.values())
    seen = {
        space.name: Surroundings(
            sorted(track.lanes).index(space.lane) + 1,
            _percent(track, space.name),
            space.front - space.rear >= LONG * usual,
            tuple(_neighbours(track, space)),
        )
        for space in track.spaces.values()
    }
    exits = tuple(Neighbour(place, "ahead", is_ahead=True) for place in track.exits_from_start)
    seen[START] = Surroundings(0, 0, is_long=False, around=exits)
    if not track.has_targets:
        seen[LINE] = Surroundings(0, 100, is_long=False, around=())
    return seen


def _percent(track: Track, place: str) -> int:
    return round(100 * track.front(place) / (track.length + (LINE in track.finish)))


def _neighbours(track: Track, space: Space) -> Iterator[Neighbour]:
    lanes = sorted(track.lanes)
    here = lanes.index(space.lane)
    ahead = [other for other in track.lanes[space.lane] if other.rear == space.front]
    for other in ahead:
        yield Neighbour(other.name, "ahead", is_ahead=True)
    if not ahead and not track.has_targets:
        yield Neighbour(LINE, "ahead", is_ahead=True)
    sides: tuple[tuple[Side, int], ...] = (("left", here - 1), ("right", here + 1))
    for side, lane in sides:
        if 0 <= lane < len(lanes):
            beside = (other for other in track.lanes[lanes[lane]] if space.touches(other))
            yield from (Neighbour(other.name, side, other.front > space.front) for other in beside)
