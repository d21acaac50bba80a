"""The board of a print, drawn from its outline (`games.monza.outline`) in millimetres.

Unlike the page, a print must show onto which lanes the start opens (MZ-8): a dark arrowhead points into
them, and a barrier closes the others. Every car of the edition has a start arrow in its own colour (EX-4).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot

from hairpin.games.monza.colours import LETTER_OF
from hairpin.games.monza.outline import ArrowOutline, BoardOutline
from hairpin.games.monza.track import LINE, Space, Track
from hairpin.press.inks import PALETTES, Ink, draw_sign, paint_area, paint_arrow
from hairpin.press.paths import Box, Path, Point, place, polyline, read_path, rectangle
from hairpin.press.scenery import draw_scenery
from hairpin.press.sheet import Mark

SIGN: dict[Ink, float] = {"colour": 0.24, "symbols": 0.3}  # radius of a symbol, in widths of a lane
_EXIT = read_path("M-.08 -.25L.28 0L-.08 .25L.04 0Z")


def draw_marks(track: Track, outline: BoardOutline, scale: float, ink: Ink) -> tuple[Mark, ...]:
    """Return everything that is printed of a board; `scale` is millimetres per unit of the outline."""
    return tuple(_Brush(track, outline, scale, ink).draw())


class _Brush:
    def __init__(self, track: Track, outline: BoardOutline, scale: float, ink: Ink) -> None:
        self.track = track
        self.outline = outline
        self.scale = scale
        self.ink = ink
        self.palette = PALETTES[ink]
        self.lane = outline.lane * scale

    def draw(self) -> Iterator[Mark]:
        yield from self.draw_card()
        yield from self.draw_kerbs()
        yield Mark(self.read(self.outline.road), fill=self.palette.road)
        yield from self.draw_start()
        for space in self.track.spaces.values():
            yield from self.draw_space(space)
        yield from self.draw_finish()
        yield from self.draw_exits()

    def read(self, data: str) -> Path:
        return place(read_path(data), scale=self.scale)

    def point(self, x: float, y: float) -> Point:
        return x * self.scale, y * self.scale

    def draw_card(self) -> Iterator[Mark]:
        card = rectangle(Box(0, 0, *self.point(*self.outline.view)).grow(-0.4), radius=0.4 * self.lane)
        yield Mark(card, fill=self.palette.card, stroke=self.palette.rim, width=0.8)
        yield from draw_scenery(self.outline, self.scale, self.ink, self.track.hash)

    def draw_kerbs(self) -> Iterator[Mark]:
        wide, stripe = 0.26 * self.lane, 0.28 * self.lane
        for kerb in map(self.read, self.outline.kerbs):
            yield Mark(kerb, stroke=self.palette.line, width=wide + 0.5)
            yield Mark(kerb, stroke=self.palette.kerb, width=wide)
            yield Mark(kerb, stroke=self.palette.stripe, width=wide, dash=(stripe, stripe))

    def draw_space(self, space: Space) -> Iterator[Mark]:
        shape = self.outline.spaces[space.name]
        size = min(1.0, shape.length / shape.width) * self.lane
        yield from paint_area(self.read(shape.path), space.colour, self.lane, self.ink)
        radius = size * (0.34 if space.is_tyre else SIGN[self.ink])
        yield from draw_sign(space.colour, self.point(*shape.middle[:2]), radius, self.ink)

    def draw_start(self) -> Iterator[Mark]:
        box = self.read(self.outline.start_box)
        yield Mark(box, fill=self.palette.box, stroke=self.palette.road, width=0.05 * self.lane)
        for arrow in self.outline.arrows:
            yield from self.draw_arrow(arrow)

    def draw_arrow(self, arrow: ArrowOutline) -> Iterator[Mark]:
        letter, radius = LETTER_OF[arrow.car], arrow.radius * self.scale
        yield from paint_arrow(self.read(arrow.path), letter, 2 * radius, self.ink)
        yield from draw_sign(letter, self.point(*arrow.sign[:2]), 0.6 * radius, self.ink)

    def draw_finish(self) -> Iterator[Mark]:
        """Yield the finish line and its chequers; a finish behind one line has its colour (RU-3)."""
        if LINE in self.track.finish:
            home, letter = self.outline.places[LINE], self.track.finish[LINE]
            yield from paint_area(self.read(home.path), letter, self.lane, self.ink)
            yield from draw_sign(letter, self.point(*home.middle[:2]), 0.4 * self.lane, self.ink)
        yield Mark(self.read(self.outline.finish_line), fill=self.palette.box)
        yield Mark(self.read(self.outline.chequers), fill=self.palette.line)

    def draw_exits(self) -> Iterator[Mark]:
        line = self.read(self.outline.start_line)
        yield Mark(line, stroke=self.palette.line, width=0.09 * self.lane)
        [(left, top)], [(right, bottom)] = (points for _, points in line)
        across = (right - left, bottom - top)
        ahead = degrees(atan2(-across[0], across[1]))
        for number, (_, lane) in enumerate(sorted(self.track.lanes.items())):
            first, last = ((number + part) / len(self.track.lanes) for part in (0.08, 0.92))
            ends = [(left + part * across[0], top + part * across[1]) for part in (first, last)]
            middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
            if lane[0].name in self.track.exits_from_start:
                head = place(_EXIT, *middle, scale=self.lane, turn=ahead)
                yield Mark(head, fill=self.palette.exit, stroke=self.palette.box, width=0.05 * self.lane)
            elif not lane[0].is_tyre:
                yield from self.draw_barrier(ends)

    def draw_barrier(self, ends: list[Point]) -> Iterator[Mark]:
        wide = 0.2 * self.lane
        stripe = hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]) / 7
        yield Mark(polyline(ends), stroke=self.palette.line, width=wide + 0.4)
        yield Mark(polyline(ends), stroke=self.palette.kerb, width=wide)
        yield Mark(polyline(ends), stroke=self.palette.stripe, width=wide, dash=(stripe, stripe))
