"""Trees, flowers, grass and a pond beside the road, seeded by the board; with black ink only outlines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from math import cos, hypot, inf, pi, sin, sqrt
from random import Random

from hairpin.games.monza.outline import BoardOutline
from hairpin.press.inks import PALETTES, Ink
from hairpin.press.paths import Path, Point, circle, flatten, place, read_path
from hairpin.press.sheet import Mark

TRIES, POND_TRIES = 500, 60
_CROWNS = ("#5d9c49", "#4c8a44", "#74b356")
_PETALS = ("#fff6d5", "#ffd7e0", "#ffe27a", "#e6dcff")
Spot = tuple[float, float, float]  # its middle, and how far it reaches

_TUFT = read_path("M0 0C.1 -.5 -.2 -.8 -.4 -.9M0 0C0 -.6 .1 -.9 .1 -1.2M0 0C.1 -.5 .4 -.7 .5 -.8")


def draw_scenery(outline: BoardOutline, scale: float, ink: Ink, seed: str) -> Iterator[Mark]:
    """Yield plants on the free areas, and a pond on the largest of them; equal seeds give equal drawings."""
    random = Random(seed)
    lane = outline.lane * scale
    wide, high = outline.view[0] * scale, outline.view[1] * scale
    ground = _Ground(lane, ((x * scale, y * scale, reach * lane) for x, y, reach in _road_points(outline)))
    spots = [(random.uniform(0, wide), random.uniform(0, high)) for _ in range(POND_TRIES)]
    free, pond = max((min(ground.room(x, y), x, y, wide - x, high - y), (x, y)) for x, y in spots)
    if free > lane:
        size = min(0.6 * free, 1.6 * lane)
        ground.take(*pond, size)
        yield from _draw_pond(pond, size, ink, random)
    for number in range(TRIES):
        kind = "tree" if number < TRIES // 3 else random.choice(("flower", "tuft", "tuft"))
        size = lane * (random.uniform(0.28, 0.46) if kind == "tree" else random.uniform(0.09, 0.14))
        edge = 2.4 * size
        x, y = random.uniform(edge, wide - edge), random.uniform(edge, high - edge)
        if ground.is_free(x, y, size):
            ground.take(x, y, size * (0.8 if kind == "tree" else 3))
            yield from {"tree": _draw_tree, "flower": _draw_flower, "tuft": _draw_tuft}[kind]((x, y), size, ink, random)


class _Ground:
    """Circles that are taken, in a grid of squares, so that a search looks at neighbours only."""

    def __init__(self, lane: float, spots: Iterable[Spot]) -> None:
        self.side = 2.2 * lane  # more than the sum of the radii of a plant and its neighbour
        self.squares: defaultdict[tuple[int, int], list[Spot]] = defaultdict(list)
        for spot in spots:
            self.take(*spot)

    def take(self, x: float, y: float, reach: float) -> None:
        """Take a circle."""
        self.squares[self._find(x, y)].append((x, y, reach))

    def is_free(self, x: float, y: float, size: float) -> bool:
        """Return whether a plant of this size overlaps no occupied circle."""
        column, row = self._find(x, y)
        for square in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
            for a, b, reach in self.squares.get(square, ()):
                if hypot(x - a, y - b) <= size + reach:
                    return False
        return True

    def room(self, x: float, y: float) -> float:
        """Return the distance to the nearest circle; squares that are further away are skipped."""
        least = inf
        away = (
            sqrt(0.5) + 1
        ) * self.side  # greatest distance from the middle of a square to the edge of one of its circles
        squares = ((hypot(x - (i + 0.5) * self.side, y - (j + 0.5) * self.side) - away, i, j) for i, j in self.squares)
        for nearest, i, j in sorted(squares):
            if nearest >= least:
                break
            least = min(least, *(hypot(x - a, y - b) - reach for a, b, reach in self.squares[i, j]))
        return least

    def _find(self, x: float, y: float) -> tuple[int, int]:
        return int(x // self.side), int(y // self.side)


def _road_points(outline: BoardOutline) -> Iterator[Spot]:
    """Yield points of the road, each with the radius that is taken around it, in widths of a lane."""
    for kerb in outline.kerbs:
        yield from ((x, y, 0.36) for x, y in flatten(read_path(kerb), outline.lane / 2))
    for shape in outline.spaces.values():
        yield from ((x, y, 0.7) for x, y in flatten(read_path(shape.path), outline.lane / 2))
        yield (*shape.middle[:2], 0.7)
    for path in (outline.start_box, *(arrow.path for arrow in outline.arrows)):
        yield from ((x, y, 0.7) for x, y in flatten(read_path(path), outline.lane / 2))


def _draw_pond(at: Point, size: float, ink: Ink, random: Random) -> Iterator[Mark]:
    is_colour = ink == "colour"
    for part, fill in ((1.0, "#8cc56a"), (0.92, "#9fd4ee"), (0.6, "#b9e2f5")):
        shore = place(_crown(part * size, random.uniform(0, 1), 5), *at)
        yield Mark(
            shore, fill=fill if is_colour else "#ffffff", stroke="" if is_colour else PALETTES[ink].leaf, width=0.25
        )


def _draw_tree(at: Point, size: float, ink: Ink, random: Random) -> Iterator[Mark]:
    palette, crown = PALETTES[ink], random.choice(_CROWNS)
    if ink == "colour":
        yield Mark(place(_crown(size, 0.5), at[0] + 0.12 * size, at[1] + 0.18 * size), fill=palette.rim)
    turn = random.uniform(0, 1)
    yield Mark(
        place(_crown(size, turn), *at),
        fill=crown if ink == "colour" else "#ffffff",
        stroke="#3c7038" if ink == "colour" else palette.leaf,
        width=0.06 * size,
    )
    if ink == "colour":
        yield Mark(place(_crown(0.5 * size, turn), at[0] - 0.15 * size, at[1] - 0.18 * size), fill="#8cc56a")


def _crown(size: float, turn: float, bulges: int = 7) -> Path:
    """Return an outline of round bulges."""
    angles = [(number + turn) * 2 * pi / bulges for number in range(bulges + 1)]
    points = [(0.86 * size * cos(angle), 0.86 * size * sin(angle)) for angle in angles]
    radius = 1.06 * 0.86 * size * sin(pi / bulges) * (1 + 0.5 / bulges)
    bulge = f"A{radius:.3f} {radius:.3f} 0 0 1"
    return read_path(
        f"M{points[0][0]:.3f} {points[0][1]:.3f}" + "".join(f"{bulge} {x:.3f} {y:.3f}" for x, y in points[1:]) + "Z"
    )


def _draw_flower(at: Point, size: float, ink: Ink, random: Random) -> Iterator[Mark]:
    petal = random.choice(_PETALS)
    is_colour = ink == "colour"
    for number in range(5):
        angle = number * 2 * pi / 5
        leaf = circle(at[0] + 0.7 * size * cos(angle), at[1] + 0.7 * size * sin(angle), 0.5 * size)
        yield Mark(leaf, fill=petal if is_colour else "#ffffff", stroke=PALETTES[ink].leaf, width=0.06 * size)
    yield Mark(circle(*at, 0.4 * size), fill="#e0a100" if is_colour else PALETTES[ink].leaf)


def _draw_tuft(at: Point, size: float, ink: Ink, _: Random) -> Iterator[Mark]:
    yield Mark(place(_TUFT, *at, scale=1.6 * size), stroke=PALETTES[ink].leaf, width=0.2 * size)
