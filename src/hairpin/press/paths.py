"""Outlines as points: SVG path data that is read, moved and scaled; arcs become Bézier curves.

Only absolute commands (M L H V C A Z) and arcs of circles are known: our drawings use no others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import atan2, ceil, cos, hypot, pi, sin, sqrt, tan
from typing import NamedTuple

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]
Path = tuple[Segment, ...]

_WORD = re.compile(r"[MLHVCAZ]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


class Box(NamedTuple):
    """A rectangle on the sheet, in millimetres."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    def meets(self, other: Box) -> bool:
        """Return whether two rectangles overlap."""
        is_beside = self.right < other.left or other.right < self.left
        return not (is_beside or self.bottom < other.top or other.bottom < self.top)

    def grow(self, by: float) -> Box:
        """Return it larger on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


def read_path(data: str) -> Path:
    """Read SVG path data."""
    words = _WORD.findall(data)
    path: list[Segment] = []
    here, letter, at = (0.0, 0.0), "", 0
    while at < len(words):
        if words[at] in _TAKES:
            letter, at = words[at], at + 1
        numbers = [float(word) for word in words[at : at + _TAKES[letter]]]
        at += _TAKES[letter]
        if letter == "Z":
            path.append(("Z", ()))
        elif letter == "A":
            end = (numbers[5], numbers[6])
            path += _bend(here, end, numbers[0], is_long=numbers[3] == 1, is_clockwise=numbers[4] == 1)
            here = end
        else:
            if letter == "H":
                numbers = [numbers[0], here[1]]
            elif letter == "V":
                numbers = [here[0], numbers[0]]
            points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
            path.append(("L" if letter in "HV" else letter, points))
            here = points[-1]
    return tuple(path)


def _bend(begin: Point, end: Point, radius: float, *, is_long: bool, is_clockwise: bool) -> list[Segment]:
    """Return an arc as Bézier curves of at most 45° each; the error is a few millionths of the radius."""
    half = hypot(end[0] - begin[0], end[1] - begin[1]) / 2
    if not half:
        return []
    radius = max(radius, half)
    away = sqrt(radius**2 - half**2) * (1 if is_clockwise != is_long else -1)
    ahead = ((end[0] - begin[0]) / 2 / half, (end[1] - begin[1]) / 2 / half)
    x, y = (begin[0] + end[0]) / 2 - away * ahead[1], (begin[1] + end[1]) / 2 + away * ahead[0]
    first = atan2(begin[1] - y, begin[0] - x)
    turn = (atan2(end[1] - y, end[0] - x) - first) % (2 * pi) - (0 if is_clockwise else 2 * pi)
    count = max(1, ceil(abs(turn) / (pi / 4) - 1e-6))
    handle = 4 / 3 * tan(turn / count / 4) * radius
    curves: list[Segment] = []
    for number in range(count):
        a, b = first + turn * number / count, first + turn * (number + 1) / count
        one, two = (x + radius * cos(a), y + radius * sin(a)), (x + radius * cos(b), y + radius * sin(b))
        curves.append(
            (
                "C",
                (
                    (one[0] - handle * sin(a), one[1] + handle * cos(a)),
                    (two[0] + handle * sin(b), two[1] - handle * cos(b)),
                    two,
                ),
            )
        )
    curves[-1] = ("C", (*curves[-1][1][:2], end))
    return curves


def place(path: Path, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: float = 1) -> Path:
    """Return a path mirrored upside down where `flip` is -1, scaled, turned by degrees, then moved."""
    way = turn * pi / 180
    a, b = scale * cos(way), scale * sin(way)
    return tuple(
        (letter, tuple((x + a * px - b * flip * py, y + b * px + a * flip * py) for px, py in points))
        for letter, points in path
    )


def flatten(path: Path, step: float) -> list[Point]:
    """Return points along a path, about a step apart at most."""
    points: list[Point] = []
    for letter, some in path:
        if letter in "LC":
            begin, end = points[-1], some[-1]
            count = ceil(hypot(end[0] - begin[0], end[1] - begin[1]) / step)
            # A line is a Bézier curve whose control points lie on it.
            one, two = some[:2] if letter == "C" else (begin, end)
            for t in (number / count for number in range(1, count)):
                parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                four = (begin, one, two, end)
                points.append(
                    (
                        sum(a * p[0] for a, p in zip(parts, four, strict=True)),
                        sum(a * p[1] for a, p in zip(parts, four, strict=True)),
                    )
                )
        points += some[-1:]
    return points


def surround(paths: Iterable[Path]) -> Box:
    """Return the rectangle around all points, the handles of curves included."""
    points = [point for path in paths for _, some in path for point in some]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def rectangle(box: Box, radius: float = 0) -> Path:
    """Return a rectangle, its corners rounded where a radius is given."""
    left, top, right, bottom = box
    if not radius:
        return polyline([(left, top), (right, top), (right, bottom), (left, bottom)], is_closed=True)
    corners = [
        ((left, top + radius), (left + radius, top)),
        ((right - radius, top), (right, top + radius)),
        ((right, bottom - radius), (right - radius, bottom)),
        ((left + radius, bottom), (left, bottom - radius)),
    ]
    lines: list[Segment] = []
    for begin, end in corners:
        bend = _bend(begin, end, radius, is_long=False, is_clockwise=True)
        lines += [("L", (begin,)), *bend]
    return (("M", lines[0][1]), *lines[1:], ("Z", ()))


def circle(x: float, y: float, radius: float) -> Path:
    """Return a circle."""
    left, right = (x - radius, y), (x + radius, y)
    halves = [
        _bend(begin, end, radius, is_long=False, is_clockwise=True) for begin, end in ((left, right), (right, left))
    ]
    return (("M", (left,)), *halves[0], *halves[1], ("Z", ()))


def polyline(points: Iterable[Point], *, is_closed: bool = False) -> Path:
    """Return straight lines from point to point."""
    first, *others = points
    lines: list[Segment] = [("M", (first,)), *(("L", (point,)) for point in others)]
    return (*lines, ("Z", ())) if is_closed else tuple(lines)
