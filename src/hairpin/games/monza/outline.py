"""A board as shapes: the outline of every space, where cars stand, and the line along which they drive.

Computed here, once; whoever draws a board only paints these. Paths are SVG path data on a page whose longer side is
1000; headings are degrees as SVG turns: 0 to the right, 90 down. Every number has two decimals. The dataclasses go over
the wire as they are. Colours of paint and widths of lines are up to the painter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

from hairpin.games.monza.around import Surroundings, look_around
from hairpin.games.monza.colours import CARS
from hairpin.games.monza.curve import APRON, Pose, fit_curve
from hairpin.games.monza.grid import Grid, Yard
from hairpin.games.monza.strokes import Stand, draw_route, draw_sector, draw_side, format_point
from hairpin.games.monza.track import LINE, START, Space, Track

PAGE = 1000
MARGIN = 0.2  # grass on every side, in widths of the road
VERGE = 0.04  # asphalt between the lanes and either edge, in widths of the road
USUAL = 1.4  # length of a space, where road is still open
SLANT = 15  # degrees: cars in the finish stand askew
LEAST = 0.01  # size of anything, so that nobody divides by zero


@dataclass(frozen=True, slots=True)
class SpaceOutline:
    """One space: `middle` is for a symbol; a car stands near the front edge, so that it is seen who is ahead."""

    path: str
    middle: Pose
    car: Pose
    width: float
    length: float


@dataclass(frozen=True, slots=True)
class PlaceOutline:
    """A place that holds any number of cars: a spot for each of them, and the scale of a car there."""

    path: str
    middle: Pose
    spots: tuple[Pose, ...]
    scale: float


@dataclass(frozen=True, slots=True)
class ArrowOutline:
    """The start arrow of a car (EX-4), by the name of its colour; its symbol goes onto the round end."""

    car: str
    path: str
    sign: Pose
    radius: float


@dataclass(frozen=True, slots=True)
class BoardOutline:
    """A board, to race on or in the making.

    view     width and height of the page
    lane     width of a lane
    car      length and width of a car
    colours  the letter of every space and of the finish; `#` a tyre, `~` open road
    spaces   every space, tyres and open road included
    places   the start, and the finish line or the target squares; spots are in the order of the arrows
    """

    view: tuple[float, float]
    lane: float
    car: tuple[float, float]
    road: str
    kerbs: tuple[str, str]
    start_box: str
    start_line: str
    arrows: tuple[ArrowOutline, ...]
    finish_line: str
    chequers: str
    colours: Mapping[str, str]
    spaces: Mapping[str, SpaceOutline]
    places: Mapping[str, PlaceOutline]

    @property
    def parts(self) -> dict[str, Any]:
        """The fields by name, for a class that adds to them."""
        return {part.name: getattr(self, part.name) for part in fields(BoardOutline)}


@dataclass(frozen=True, slots=True)
class RaceBoard(BoardOutline):
    """A board to race on.

    routes  from place to place, one path for every pair of spots at both ends, in the order of the spots
    around  what lies around every place, for those who do not see the board
    """

    routes: Mapping[str, Mapping[str, tuple[str, ...]]]
    around: Mapping[str, Surroundings]


def draw_board(track: Track) -> BoardOutline:
    """Return the shapes of a board, along its own curve or along one that fits it."""
    return _Pen(track).draw()


def draw_race_board(track: Track) -> RaceBoard:
    """Return the shapes of a board to race on, with its routes."""
    pen = _Pen(track)
    return RaceBoard(**pen.draw().parts, routes=pen.draw_routes(), around=look_around(track))


class _Pen:
    """The board's curve on the page; `at` is a distance along it, `right` one across it, to the driver's right."""

    def __init__(self, track: Track) -> None:
        self.track = track
        lanes = len(track.lanes)
        length = float(track.length)
        space = length * lanes / sum(map(_count_spaces, track.spaces.values()))
        curve = track.curve or fit_curve(length, lanes, space)
        points = [pose for _, pose in curve.samples(curve.road / 30)]
        left, right = min(pose.x for pose in points), max(pose.x for pose in points)
        top, bottom = min(pose.y for pose in points), max(pose.y for pose in points)
        edge = (0.5 + MARGIN) * curve.road
        self.unit = PAGE / (max(right - left, bottom - top) + 2 * edge)
        self.view = ((right - left + 2 * edge) * self.unit, (bottom - top + 2 * edge) * self.unit)
        self.curve = curve.scale(self.unit, (edge - left) * self.unit, (edge - top) * self.unit)
        self.lane = self.curve.road * (1 - 2 * VERGE) / lanes
        self.half = self.lane * lanes / 2
        self.band = min(self.lane / 2, APRON * self.curve.road)
        # A finish line lies in the start box, and behind it one half is for cars that are home.
        # On a closed road the chequers behind target squares lie in the box, too.
        room = self.curve.start - (self.band if curve.is_closed or not track.has_targets else 0)
        self.box = room if track.has_targets else room / 2
        wide = 0.6 * min(self.lane, self.half * 2 / 3)
        self.car = (min(0.42 * self.box, 1.9 * wide), wide)
        self.cars = CARS[track.edition]
        self.grid = Grid(self.curve, self.yards()[START], len(self.cars), self.car[0])

    def draw(self) -> BoardOutline:
        curve, edge = self.curve, self.curve.road / 2
        end = curve.pieces[-1].front
        left, right = draw_side(curve, 0, end, -edge), draw_side(curve, 0, end, edge)
        line = [format_point(curve.pose(curve.start, side)) for side in (-self.half, self.half)]
        return BoardOutline(
            view=(_round(self.view[0]), _round(self.view[1])),
            lane=_measure(self.lane),
            car=(_measure(self.car[0]), _measure(self.car[1])),
            road=left + right if curve.is_closed else draw_sector(curve, 0, end, -edge, edge),
            kerbs=(left, right),
            start_box=draw_sector(curve, 0, curve.start, -self.half, self.half),
            start_line=f"M{line[0]}L{line[1]}",
            arrows=self.draw_arrows(),
            finish_line=self.draw_finish(1, {(0, 0)}),
            chequers=self.draw_finish(4, {(0, 1), (1, 0), (2, 1), (3, 0)}),
            colours={space.name: space.colour for space in self.track.spaces.values()} | dict(self.track.finish),
            spaces={space.name: self.draw_space(space) for space in self.track.spaces.values()},
            places=self.draw_places(),
        )

    def draw_arrows(self) -> tuple[ArrowOutline, ...]:
        grid = self.grid
        return tuple(
            ArrowOutline(car, grid.draw_arrow(bay), self.pose(grid.badge(bay)), _measure(grid.radius))
            for car, bay in zip(self.cars, grid.bays, strict=True)
        )

    def reach(self, space: Space) -> tuple[float, float]:
        """Return where a space begins and ends along the path."""
        return self.curve.start + float(space.rear) * self.unit, self.curve.start + float(space.front) * self.unit

    def across(self, lane: str) -> tuple[float, float]:
        """Return the left and the right border of a lane."""
        left = sorted(self.track.lanes).index(lane) * self.lane - self.half
        return left, left + self.lane

    def draw_space(self, space: Space) -> SpaceOutline:
        (rear, front), (left, right) = self.reach(space), self.across(space.lane)
        middle, across = (rear + front) / 2, (left + right) / 2
        length = (front - rear) * (1 - self.curve.piece(middle).bend * across)
        path = draw_sector(self.curve, rear, front, left, right)
        return SpaceOutline(
            path=path,
            middle=self.pose(Stand(middle, across)),
            car=self.pose(self.stand(space)),
            width=_measure(self.lane),
            length=_measure(length),
        )

    def pose(self, stand: Stand) -> Pose:
        """Return a point of the page, rounded."""
        return Pose(*map(_round, stand.pose(self.curve)))

    def stand(self, space: Space) -> Stand:
        """Return where a car stands: a bit behind the front edge, so that every way out leads ahead."""
        rear, front = self.reach(space)
        return Stand(front - min((front - rear) / 2, 0.6 * self.car[0]), sum(self.across(space.lane)) / 2)

    def yards(self) -> dict[str, Yard]:
        """Return every place that holds any number of cars."""
        wide, front = (-self.half, self.half), self.curve.start
        yards = {START: Yard(front - self.box, front, *wide)}
        if not self.track.has_targets:
            end = self.curve.length
            return yards | {LINE: Yard(end, end + front - self.box, *wide)}
        targets = [self.track.spaces[name] for name in self.track.finish]
        return yards | {space.name: Yard(*self.reach(space), *self.across(space.lane)) for space in targets}

    def spots(self, place: str) -> list[Stand]:
        """Return a spot on every start arrow; else six: two rows of three on the road, three of two on a target."""
        if place == START:
            return [self.grid.stand(bay) for bay in self.grid.bays]
        rear, front, left, right = self.yards()[place]
        rear += self.band if place == LINE else 0
        columns, rows = (3, 2) if place == LINE else (2, 3)
        spots = []
        for row, column in product(range(rows), range(columns)):
            across = left + (column + 0.5) * (right - left) / columns
            half = self.car[0] * self.shrink(place) / 1.7
            # Inside a bend a car in front takes up more of the road's length.
            first = front - half / min(1, max(0.75, 1 - self.curve.piece(front).bend * across))
            pitch = max(0, first - rear - half) / (rows - 1)
            spots.append(Stand(first - row * pitch, across, SLANT * (place == LINE)))
        return spots

    def shrink(self, place: str) -> float:
        """Return how large a car is where many stand: on a target two must fit beside each other."""
        if place == START:
            return self.grid.scale
        return 1 if place == LINE else min(1, 0.45 * self.lane / self.car[1])

    def draw_places(self) -> dict[str, PlaceOutline]:
        places = {}
        for place, (rear, front, left, right) in self.yards().items():
            path = draw_sector(self.curve, *self.onto(rear, front), left, right)
            middle = self.pose(Stand((rear + front) / 2, (left + right) / 2))
            spots = tuple(map(self.pose, self.spots(place)))
            places[place] = PlaceOutline(path, middle, spots, _measure(self.shrink(place)))
        return places

    def draw_finish(self, columns: int, cells: set[tuple[int, int]]) -> str:
        """Return cells of the band behind the last spaces of every lane that ends in the finish."""
        lanes = [name[0] for name in self.track.finish] if self.track.has_targets else sorted(self.track.lanes)
        wide, deep = self.lane / columns, self.band / max(1, columns // 2)
        path = ""
        for column, row in sorted(cells):
            rear, front = self.onto(self.curve.length + row * deep, self.curve.length + (row + 1) * deep)
            lefts = (self.across(lane)[0] + column * wide for lane in lanes)
            path += "".join(draw_sector(self.curve, rear, front, left, left + wide) for left in lefts)
        return path

    def draw_routes(self) -> dict[str, dict[str, tuple[str, ...]]]:
        stands = {space.name: [self.stand(space)] for space in self.track.spaces.values()}
        stands |= {place: self.spots(place) for place in self.yards()}
        return {
            place: {
                way: tuple(draw_route(self.curve, begin, end) for begin in stands[place] for end in stands[way])
                for way in ways
            }
            for place, ways in self.track.exits.items()
        }

    def onto(self, rear: float, front: float) -> tuple[float, float]:
        """Bring a stretch behind the end of a closed road to its beginning."""
        back = self.curve.length if self.curve.is_closed and rear >= self.curve.length else 0
        return rear - back, front - back


def _count_spaces(space: Space) -> float:
    """Return how many spaces a space is, or open road will be."""
    return max(1.0, float(space.front - space.rear) / USUAL) if space.is_open else 1.0


def _round(value: float) -> float:
    return round(value, 2) + 0.0  # -0 is 0


def _measure(size: float) -> float:
    return max(LEAST, _round(size))
