"""An SVG reader for tests: the shapes of a print in millimetres, without our own drawing code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

Point = tuple[float, float]
SVG = "{http://www.w3.org/2000/svg}"


class Shape(NamedTuple):
    """A printed shape: its outlines as points, their corners, whether it has curves, and its paint."""

    parts: tuple[tuple[Point, ...], ...]
    corners: tuple[tuple[Point, ...], ...]
    has_bends: bool
    is_closed: bool
    fill: str
    stroke: str
    is_dashed: bool
    is_clipped: bool

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(point for part in self.parts for point in part)


class Page(NamedTuple):
    """One sheet of a print: its position in the picture, its size, and its shapes and texts in order."""

    top: float
    width: float
    height: float
    shapes: tuple[Shape, ...]
    texts: tuple[str, ...]


def read_pages(content: bytes, steps: int = 320) -> list[Page]:
    """Return the sheets of a print, lines and curves as points; their distance is the longer side over `steps`."""
    root = ElementTree.fromstring(content)  # noqa: S314 - our own file
    pages = []
    for group in root.findall(f"{SVG}g"):
        paper = group.find(f"{SVG}rect")
        assert paper is not None
        width, height = float(paper.get("width", 0)), float(paper.get("height", 0))
        shift = _shift(group)
        shapes = tuple(_walk(group, (0.0, 0.0), max(width, height) / steps, is_clipped=False))
        texts = tuple(text.text or "" for text in group.findall(f"{SVG}text"))
        pages.append(Page(shift[1], width, height, shapes, texts))
    return pages


def _walk(group: ElementTree.Element, at: Point, step: float, *, is_clipped: bool) -> Iterator[Shape]:
    for element in group:
        clipped = is_clipped or ("clip-path" in element.attrib and element.tag == f"{SVG}path")
        if element.tag == f"{SVG}g":
            shift = _shift(element)
            yield from _walk(element, (at[0] + shift[0], at[1] + shift[1]), step, is_clipped=clipped)
        elif element.tag == f"{SVG}path":
            yield _read_shape(element, at, step, clipped)


def _shift(element: ElementTree.Element) -> Point:
    words = re.findall(r"-?[\d.]+", element.get("transform", ""))
    return (float(words[0]), float(words[1])) if words else (0.0, 0.0)


def _read_shape(element: ElementTree.Element, at: Point, step: float, is_clipped: bool) -> Shape:
    parts: list[list[Point]] = []
    corners: list[list[Point]] = []
    data = element.get("d", "")
    is_dashed = "stroke-dasharray" in element.attrib
    step = step / 4 if is_dashed else step  # kerbs, the reference of all other measurements
    for letter, text in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        numbers = [float(word) for word in text.split()]
        points = [(x + at[0], y + at[1]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if letter == "M":
            parts.append(points)
            corners.append(points[:])
        elif letter == "L":
            parts[-1] += _follow(parts[-1][-1], parts[-1][-1], points[0], points[0], step)
            corners[-1] += points
        elif letter == "C":
            parts[-1] += _follow(parts[-1][-1], points[0], points[1], points[2], step)
            corners[-1].append(points[-1])
        elif letter == "Z":
            parts[-1] += _follow(parts[-1][-1], parts[-1][-1], parts[-1][0], parts[-1][0], step)
    return Shape(
        tuple(map(tuple, parts)),
        tuple(map(tuple, corners)),
        "C" in data,
        data.endswith("Z"),
        element.get("fill", "").replace("none", ""),
        element.get("stroke", ""),
        is_dashed,
        is_clipped,
    )


def _follow(a: Point, b: Point, c: Point, d: Point, step: float) -> list[Point]:
    count = max(1, int(abs(d[0] - a[0]) / step + abs(d[1] - a[1]) / step))
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    return [(k * ax + m * bx + n * cx + o * dx, k * ay + m * by + n * cy + o * dy) for k, m, n, o in _weights(count)]


@cache
def _weights(count: int) -> list[tuple[float, float, float, float]]:
    """Return the Bézier weights of the four control points for `count` points along a curve."""
    shares = [(number / count, 1 - number / count) for number in range(1, count + 1)]
    return [(u**3, 3 * u * u * t, 3 * u * t * t, t**3) for t, u in shares]
