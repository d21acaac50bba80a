"""Reconstructs the track file of a board from its print alone.

The input is the shapes and paints of one sheet. The two kerbs give the centre line of the road; the rear and front of
every space are measured along it, the lane across it. Arrowheads mark the start's exits, round-ended arrows the number
of cars, chequers the finish.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from press.reader import Page, Point, Shape

Floats = NDArray[np.float64]

# The six paints by colour, the greys of tyres, and the inks of a black-and-white printer.
PAINTS = {"#a40e03": "r", "#fdcf0c": "y", "#45b38c": "g", "#4463be": "b", "#fafafa": "w", "#3c0b52": "p"}
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white", "p": "purple"}
GREYS = {"#8a8d95", "#c8c8c8"}
WHITE, BLACK = "#ffffff", "#000000"
STRIPES, LINES = {"#d8402f", "#6a6a6a"}, {"#23252b", "#000000"}
SAME = 0.05  # in widths of a lane: edges no further apart are one line


class Area(NamedTuple):
    """A painted area on the road: its colour, and its extent along and across the road."""

    colour: str
    rear: float
    front: float
    left: float
    right: float


def transcribe(page: Page) -> str:
    """Return the track file of the board on a sheet."""
    shapes = [shape for shape in page.shapes if not shape.is_clipped]
    arrows = [shape for shape in shapes if _is_arrow(shape)]
    road = _Road(shapes, arrows[0])
    areas = [road.survey(colour, shape) for colour, shape in _find_areas(shapes)]
    wide = float(np.median([area.right - area.left for area in areas]))
    spaces = [area for area in areas if area.right - area.left < 1.5 * wide]
    homes = [area for area in areas if area.right - area.left > 1.5 * wide]
    first = min((area.left + area.right) / 2 for area in spaces)

    def lane_of(across: float) -> int:
        return round((across - first) / wide)

    lanes: dict[int, list[Area]] = {}
    for space in sorted(spaces, key=lambda area: area.rear):
        lanes.setdefault(lane_of((space.left + space.right) / 2), []).append(space)
    names = {number: "ABCDE"[number] for number in sorted(lanes)}
    exits = sorted(names[lane_of(road.find(arrow.points)[1])] for arrow in arrows)
    cars = sum(shape.stroke in LINES and shape.fill in {WHITE, *PAINTS} and shape.has_bends for shape in shapes)
    edges = _snap(spaces, SAME * wide)
    lines = {number: _write_lane(row, edges) for number, row in lanes.items()}
    return "\n".join(
        [
            'game = "monza"',
            f'edition = "{"first" if cars == 6 else "anniversary"}"',
            "[lanes]",
            *(f'{names[number]} = "{lines[number]}"' for number in sorted(lanes)),
            "[start]",
            f"exits = {exits}",
            "[finish]",
            _write_finish(road, shapes, homes, lambda across: names[lane_of(across)]),
        ]
    )


def _is_arrow(shape: Shape) -> bool:
    """Return whether a shape has four corners, one of them concave."""
    if not shape.fill or shape.has_bends or len(shape.corners) != 1 or len(shape.corners[0]) != 4:
        return False
    return _find_notch(shape.corners[0]) is not None


def _find_notch(corners: tuple[Point, ...]) -> int | None:
    turns = []
    for number in range(4):
        a, b, c = corners[number - 1], corners[number], corners[(number + 1) % 4]
        turns.append((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]))
    odd = [number for number, turn in enumerate(turns) if turn * sum(turns) < 0]
    return odd[0] if len(odd) == 1 else None


def _find_areas(shapes: list[Shape]) -> list[tuple[str, Shape]]:
    """Return the painted areas with their colours; with black ink the symbol on an area gives its colour."""
    grounds = [shape for shape in shapes if shape.fill and not shape.stroke and shape.is_closed]
    found = [(PAINTS[shape.fill], shape) for shape in grounds if shape.fill in PAINTS]
    found += [("#", shape) for shape in grounds if shape.fill in GREYS]
    if any(colour != "#" for colour, _ in found):
        return found
    whites = [shape for shape in grounds if shape.fill == WHITE]
    for sign in (shape for shape in shapes if shape.fill and shape.stroke == BLACK):
        middle = np.mean(np.array(sign.corners[0]), axis=0)
        around = [shape for shape in whites if _holds(shape, (float(middle[0]), float(middle[1])))]
        found += [(_read_sign(sign), min(around, key=_measure))] if around else []
    return found


def _read_sign(sign: Shape) -> str:
    [corners] = sign.corners
    if sign.has_bends:
        return "r"
    if len(corners) == 4:
        return "g" if abs(dist(corners[0], corners[2]) / dist(corners[1], corners[3]) - 1) < 0.1 else "b"
    return {3: "y", 10: "w", 12: "p"}[len(corners)]


def _holds(shape: Shape, point: Point) -> bool:
    is_inside = False
    x, y = point
    for part in shape.corners if not shape.has_bends else shape.parts:
        for (x1, y1), (x2, y2) in pairwise([*part, part[0]]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                is_inside = not is_inside
    return is_inside


def _measure(shape: Shape) -> float:
    points = [*shape.points, shape.points[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(points))) / 2


class _Road:
    """The centre line of the road, found between its kerbs, from the start line on."""

    def __init__(self, shapes: list[Shape], arrow: Shape) -> None:
        stripes = [shape for shape in shapes if shape.stroke in STRIPES and shape.is_dashed]
        kerbs = sorted(stripes, key=lambda shape: len(shape.points))[-2:]
        lines = [
            shape
            for shape in shapes
            if shape.stroke in LINES and not shape.fill and not shape.is_dashed and len(shape.corners[0]) == 2
        ]
        begin, end = max((shape.corners[0] for shape in lines), key=lambda ends: dist(*ends))
        corners = arrow.corners[0]
        notch = _find_notch(corners)
        assert notch is not None
        ahead = np.subtract(corners[(notch + 2) % 4], corners[notch])
        self.is_closed = dist(kerbs[0].points[0], kerbs[0].points[-1]) < 1
        sides = [self._lead(kerb, begin, end, ahead) for kerb in kerbs]
        self.middle = _zip(*sides, is_closed=self.is_closed)
        steps = np.linalg.norm(np.diff(self.middle, axis=0), axis=1)
        self.at = np.concatenate([[0.0], np.cumsum(steps)])
        self.squares = (self.middle**2).sum(axis=1)
        self.twice = -2 * self.middle.T
        self.total = float(self.at[-1])
        self.start = 0.0
        self.start = self.find([((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)])[0]

    def _lead(self, kerb: Shape, begin: Point, end: Point, ahead: Any) -> Floats:
        """Return a kerb in the driving direction; a closed one begins at the start line."""
        points = np.array(kerb.points)
        near = np.minimum(np.hypot(*(points - begin).T), np.hypot(*(points - end).T))
        first = int(np.argmin(near))
        after = points[(first + 1) % len(points)] - points[first - 1]
        if float(np.dot(after, ahead)) < 0:
            points, first = points[::-1], len(points) - 1 - first
        if not self.is_closed:
            return points
        points = np.roll(points, -first, axis=0)
        return np.vstack([points, points[:1]])

    def locate(self, points: tuple[Point, ...] | list[Point]) -> tuple[Floats, Floats]:
        """Return the position of each point along the line, and its distance to the right of it."""
        many = np.array(points)
        away = many @ self.twice
        away += self.squares
        nearest = np.argmin(away, axis=1)
        best, along, across = np.full(len(many), np.inf), np.zeros(len(many)), np.zeros(len(many))
        for offset in (-1, 0):
            rear = np.clip(nearest + offset, 0, len(self.middle) - 2)
            a, b = self.middle[rear], self.middle[rear + 1]
            way = b - a
            long = np.linalg.norm(way, axis=1)
            part = np.clip(((many - a) * way).sum(axis=1) / long**2, 0, 1)
            apart = many - (a + part[:, None] * way)
            gap = np.linalg.norm(apart, axis=1)
            side = (way[:, 0] * apart[:, 1] - way[:, 1] * apart[:, 0]) / long
            is_nearer = gap < best
            best = np.where(is_nearer, gap, best)
            along = np.where(is_nearer, self.at[rear] + part * long, along)
            across = np.where(is_nearer, side, across)
        return along, across

    def find(self, points: tuple[Point, ...] | list[Point]) -> tuple[float, float]:
        """Return the position of the mean of some points, from the start line on."""
        along, across = self.locate([tuple(np.mean(np.array(points), axis=0))])
        return float(along[0]) - self.start, float(across[0])

    def survey(self, colour: str, shape: Shape) -> Area:
        along, across = self.locate(shape.points)
        if self.is_closed:
            along = np.unwrap(along, period=self.total)
        # The median of an edge's points is robust against single points with an error.
        near = 0.05 * float(across.max() - across.min())
        rear = float(np.median(along[along < along.min() + near])) - self.start
        front = float(np.median(along[along > along.max() - near])) - self.start
        if self.is_closed:
            lap = self.total * np.floor((rear + front) / 2 / self.total)
            rear, front = rear - lap, front - lap
        return Area(colour, rear, front, float(across.min()), float(across.max()))


def _zip(one: Floats, other: Floats, *, is_closed: bool) -> Floats:
    """Return the midpoints between two lines; the points of both are paired greedily by the shortest distance."""
    i = j = 0
    left, right = one.tolist(), other.tolist()
    rungs = [(0, 0)]
    while i + 1 < len(left) or j + 1 < len(right):
        steps = []
        if i + 1 < len(left):
            steps.append((dist(left[i + 1], right[j]), i + 1, j))
        if j + 1 < len(right):
            steps.append((dist(left[i], right[j + 1]), i, j + 1))
        _, i, j = min(steps)
        rungs.append((i, j))
    ends = np.array([*rungs[:-1], rungs[0] if is_closed else rungs[-1]])
    line: Floats = (one[ends[:, 0]] + other[ends[:, 1]]) / 2
    is_new = np.linalg.norm(np.diff(line, axis=0), axis=1) > 1e-6
    return np.vstack([line[:1], line[1:][is_new]])


def _snap(spaces: list[Area], same: float) -> dict[float, int]:
    """Return the position of each edge in thousandths of a millimetre; edges on one line get the same position."""
    edges = sorted({edge for space in spaces for edge in (space.rear, space.front)})
    groups: list[list[float]] = [[]]
    for edge in edges:
        if groups[-1] and edge - groups[-1][-1] > same:
            groups.append([])
        groups[-1].append(edge)
    begin = sum(groups[0]) / len(groups[0])
    return {edge: round((sum(group) / len(group) - begin) * 1000) for group in groups for edge in group}


def _write_lane(spaces: list[Area], snapped: dict[float, int]) -> str:
    for one, two in pairwise(spaces):
        assert snapped[one.front] == snapped[two.rear], "a lane has a gap"
    # In centimetres, because a length in a track file may not exceed 100.
    lengths = [snapped[space.front] - snapped[space.rear] for space in spaces]
    return " ".join(f"{space.colour}{long / 10_000:.4f}" for space, long in zip(spaces, lengths, strict=True))


def _write_finish(road: _Road, shapes: list[Shape], homes: list[Area], name: Any) -> str:
    if homes:
        return f'colour = "{COLOURS[homes[0].colour]}"'
    chequers = max((shape for shape in shapes if shape.fill in LINES), key=lambda shape: len(shape.parts))
    return f"targets = {sorted({name(road.find(cell)[1]) for cell in chequers.parts})}"
