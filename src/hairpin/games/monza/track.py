"""A board: lanes of spaces with exact lengths, and the graph that follows from their geometry.

Lanes run from left to right as the driver sees them, A first. A space is called by its lane and its number in it,
tyres counted: `B4`. `S` is the start; `F` the finish line of an anniversary board. In a board in the making a stretch
of road may be open: of colour `~`, to be filled with spaces later.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Literal

from hairpin.core.datafile import fingerprint
from hairpin.core.game import BoardFacts, Oddity
from hairpin.games.monza.colours import CARS, COLOURS
from hairpin.games.monza.curve import Curve

START = "S"
LINE = "F"
TYRE = "#"
OPEN = "~"

Edition = Literal["first", "anniversary"]


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a lane; edges are measured from the start along the track, in units of the file."""

    name: str
    lane: str
    rear: Fraction
    front: Fraction
    colour: str

    @property
    def is_tyre(self) -> bool:
        """Say whether a tyre lies here, so that it is never entered (MZ-9)."""
        return self.colour == TYRE

    @property
    def is_open(self) -> bool:
        """Say whether this is road that is still to be filled with spaces."""
        return self.colour == OPEN

    def touches(self, other: Space) -> bool:
        """Say whether two spaces of neighbouring lanes share a part of their border; a corner is none (RU-13)."""
        return max(self.rear, other.rear) < min(self.front, other.front)


@dataclass(frozen=True)
class Track:
    """A board. Boards with equal rules text compare equal, whatever their names and notes."""

    lanes: Mapping[str, tuple[Space, ...]]
    exits_from_start: tuple[str, ...]
    finish: Mapping[str, str]
    edition: Edition
    name: str = ""
    title: str = ""
    facts: tuple[str, ...] = ()
    reconstruction: tuple[str, ...] = ()
    curve: Curve | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Track) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    @cached_property
    def text(self) -> str:
        """Everything that the rules depend on, in one line; the hash is taken of it."""
        lanes = [f"{lane}: " + " ".join(map(_format_space, spaces)) for lane, spaces in self.lanes.items()]
        starts = " ".join(place[0] for place in self.exits_from_start)
        ends = " ".join(place[0] for place in self.finish) if self.has_targets else COLOURS[self.finish[LINE]]
        return "; ".join([self.edition, *lanes, f"start: {starts}", f"finish: {ends}"])

    @cached_property
    def hash(self) -> str:
        """A short fingerprint of everything that the rules depend on."""
        return fingerprint(self.text)

    @property
    def has_targets(self) -> bool:
        """Say whether the race ends on target squares in lanes instead of on one line across them (MZ-3)."""
        return LINE not in self.finish

    @cached_property
    def length(self) -> Fraction:
        """The distance from the start to the end of every lane."""
        return next(iter(self.lanes.values()))[-1].front

    @cached_property
    def spaces(self) -> Mapping[str, Space]:
        """Every space of every lane by its name, tyres and target squares included."""
        return {space.name: space for spaces in self.lanes.values() for space in spaces}

    @cached_property
    def places(self) -> tuple[str, ...]:
        """Where a car can stand: the start, every space without a tyre, and the finish."""
        road = (space.name for space in self.spaces.values() if not space.is_tyre)
        return (START, *(name for name in road if name not in self.finish), *self.finish)

    def colour(self, place: str) -> str:
        """Return the colour of a space or of the finish (RU-3)."""
        return self.finish.get(place) or self.spaces[place].colour

    def front(self, place: str) -> Fraction:
        """Return how far a place reaches along the track."""
        if place == START:
            return Fraction(0)
        return self.length + (LINE in self.finish) if place in self.finish else self.spaces[place].front

    @cached_property
    def exits(self) -> Mapping[str, tuple[str, ...]]:
        """Where one step may lead from each place that is not the finish, by the order of names."""
        road = {place: self._steps(self.spaces[place]) for place in self.places if place in self.spaces}
        return {START: self.exits_from_start} | {p: ways for p, ways in road.items() if p not in self.finish}

    def _steps(self, space: Space) -> tuple[str, ...]:
        # MZ-7: straight ahead, or sideways where borders are shared and the other front edge lies ahead. Open road may
        # end anywhere, so that every way that some filling has is included.
        number = int(space.name[1:])
        ahead = self.lanes[space.lane][number : number + 1]
        rear, front = self._edges[space.lane][number - 1 : number + 1]
        sideways: list[Space] = []
        for lane in self._beside[space.lane]:
            edges, reach = self._edges[lane], self._reach[lane]
            for at in range(bisect_right(edges, rear) - 1, len(reach)):  # from the space that lies beside the rear edge
                if edges[at] >= front:
                    break
                if reach[at] > front or space.is_open:
                    sideways.append(self.lanes[lane][at])
        ways = [other.name for other in (*ahead, *sideways) if not other.is_tyre]
        if not ahead and not self.has_targets:
            ways.append(LINE)
        return tuple(sorted(ways, key=self._order.__getitem__))

    @cached_property
    def _beside(self) -> Mapping[str, list[str]]:
        """The lanes next to each, from left to right."""
        lanes = sorted(self.lanes)
        return {lane: [*lanes[max(0, at - 1) : at], *lanes[at + 1 : at + 2]] for at, lane in enumerate(lanes)}

    @cached_property
    def _edges(self) -> Mapping[str, list[int]]:
        """Where the spaces of each lane begin, and where it ends, in multiples of their greatest common measure."""
        unit = lcm(*(space.front.denominator for space in self.spaces.values()))
        edges = {}
        for lane, row in self.lanes.items():
            edges[lane] = [0, *(space.front.numerator * (unit // space.front.denominator) for space in row)]
        return edges

    @cached_property
    def _reach(self) -> Mapping[str, list[int]]:
        """How far each space reaches ahead; open road as far as it is open, in however many stretches."""
        reach: dict[str, list[int]] = {}
        for lane, row in self.lanes.items():
            reach[lane] = self._edges[lane][1:]
            for at in range(len(row) - 2, -1, -1):
                if row[at].is_open and row[at + 1].is_open:
                    reach[lane][at] = reach[lane][at + 1]
        return reach

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {place: number for number, place in enumerate(self.places)}

    @cached_property
    def behind(self) -> Mapping[str, tuple[str, ...]]:
        """Where a car on each space may be pushed back to in its lane, nearest first, before the start (MZ-11)."""
        return {
            space.name: tuple(other.name for other in reversed(lane[:number]) if not other.is_tyre)
            for lane in self.lanes.values()
            for number, space in enumerate(lane)
        }

    @cached_property
    def dead_ends(self) -> tuple[str, ...]:
        """Spaces without exits, however open road will be filled; a car on one cannot move."""
        return tuple(place for place, ways in self.exits.items() if not ways and self._is_laid(place))

    @cached_property
    def unreachable(self) -> tuple[str, ...]:
        """Places to which nobody can drive from the start; a car may still be pushed back there (MZ-11)."""
        reached = _flood([START], self.exits)
        return tuple(place for place in self.places if place not in reached and self._is_laid(place))

    @cached_property
    def lost(self) -> frozenset[str]:
        """Places from which no way leads into the finish: dead ends, and places that only lead to those."""
        back: dict[str, list[str]] = {}
        for place, ways in self.exits.items():
            for way in ways:
                back.setdefault(way, []).append(place)
        return frozenset(self.places) - _flood(self.finish, back)

    @property
    def oddities(self) -> tuple[Oddity, ...]:
        """What is odd about a board; it can be raced on nevertheless."""
        kinds = (("dead-end", self.dead_ends), ("unreachable", self.unreachable))
        return tuple(Oddity(kind, place) for kind, places in kinds for place in places)

    def _is_laid(self, place: str) -> bool:
        return place in self.spaces and self.spaces[place].colour in COLOURS

    def board_facts(self) -> BoardFacts:
        """Return what a menu says of this board."""
        cars = CARS[self.edition]
        players = tuple(range(2, len(cars) + 1))
        variants = ("bonus",) if self.edition == "first" else ("pro", "bonus")  # RU-19
        lacks = () if self.has_targets else ("push_targets",)  # RU-4
        return BoardFacts(
            self.name,
            self.title,
            self.edition,
            players,
            cars,
            variants,
            self.facts,
            self.reconstruction,
            lacks,
            self.oddities,
        )


def _flood(sources: Iterable[str], ways: Mapping[str, Iterable[str]]) -> set[str]:
    """Return every place that can be reached from the sources, with the sources."""
    reached = set(sources)
    waiting = list(reached)
    while waiting:
        fresh = set(ways.get(waiting.pop(), ())) - reached
        reached |= fresh
        waiting += fresh
    return reached


def _format_space(space: Space) -> str:
    return f"{space.colour}{space.front - space.rear}"
