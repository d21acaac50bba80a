"""The pieces to cut out: dice, cars, and the tiles of the anniversary edition.

Six dice (MZ-2); a car for each colour of the edition (MZ-1); for each of four players six accelerators, an extra roll
(MZP-1) and a trophy; and the tile of the starter (MZ-4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from hairpin.art import PAINTS
from hairpin.games.monza.colours import CARS, LETTER_OF, LETTERS
from hairpin.press.cars import BASE, HEIGHT, draw_car
from hairpin.press.inks import PALETTES, Ink, draw_sign, paint_area
from hairpin.press.paths import Box, Path, Point, circle, place, polyline, read_path, rectangle
from hairpin.press.sheet import Mark

DICE = 6
PLAYERS = len(CARS["anniversary"])
# Smallest and largest size in millimetres; between them the width of a lane, because dice and tiles are laid on it.
DIE_EDGES, CAR_LENGTHS, TILE_WIDTHS = (16.0, 21.0), (22.0, 34.0), (17.0, 23.0)
_HAIR = 0.25
_TAB = 0.29  # height of a tab, in edges of a die
_APART = 1.18  # distance of the centres of two tiles, in widths of a tile

# The faces of a die's net by column and row.
_FACES = {"r": (0, 1), "y": (1, 1), "g": (2, 1), "b": (3, 1), "w": (1, 0), "p": (1, 2)}
# Tabs: the corners where each begins and ends; the tab is to the left of that direction.
_TABS = (
    ((1, 1), (1, 0)),
    ((1, 0), (2, 0)),
    ((2, 0), (2, 1)),
    ((4, 1), (4, 2)),
    ((2, 2), (2, 3)),
    ((2, 3), (1, 3)),
    ((1, 3), (1, 2)),
)
_CUT = ((1, 1), (0, 1), (0, 2), (1, 2)), ((2, 2), (4, 2)), ((4, 1), (2, 1))


class Block(NamedTuple):
    """Pieces that are printed together: their height, and a function that draws them into a box."""

    height: float
    draw: Callable[[Box], Iterator[Mark]]


def list_cutouts(edition: str, lane: float, width: float, ink: Ink) -> Iterator[Block]:
    """Yield the pieces for a board with lanes of width `lane`, on paper of width `width`."""
    edge, length, wide = (min(most, max(least, lane)) for least, most in (DIE_EDGES, CAR_LENGTHS, TILE_WIDTHS))
    yield Block(3 * _APART * (3 + 2 * _TAB) * edge, partial(_draw_dice, edge, ink))
    cars = [LETTER_OF[name] for name in CARS[edition]]
    row = min(len(cars), int(width // (1.3 * length)))
    for number in range(0, len(cars), row):
        strip = partial(_draw_cars, cars[number : number + row], row, length, ink)
        yield Block(2 * (HEIGHT + BASE) * length, strip)
    if edition == "anniversary":  # RU-19
        yield Block(PLAYERS * _APART * wide, partial(_draw_tiles, wide, ink))
        yield Block(_APART * wide, partial(_draw_trophies, wide, ink))


def _draw_dice(edge: float, ink: Ink, room: Box) -> Iterator[Mark]:
    """Yield the nets of six dice, two in a row."""
    wide = (4 + _TAB) * edge
    gap = (room.width - 2 * wide) / 3
    for number in range(DICE):
        left = room.left + gap + (number % 2) * (wide + gap)
        top = room.top + (number // 2) * room.height / 3 + _TAB * edge
        yield from _draw_die((left, top), edge, ink)


def _draw_die(at: Point, edge: float, ink: Ink) -> Iterator[Mark]:
    palette = PALETTES[ink]

    def corner(column: float, row: float) -> Point:
        return at[0] + column * edge, at[1] + row * edge

    for begin, end in _TABS:
        yield Mark(
            _draw_tab(corner(*begin), corner(*end)),
            fill="#f4efe4" if ink == "colour" else "",
            stroke=palette.cut,
            width=_HAIR,
        )
    for letter, (column, row) in _FACES.items():
        face = Box(*corner(column, row), *corner(column + 1, row + 1))
        middle = corner(column + 0.5, row + 0.5)
        if ink == "colour":
            yield Mark(rectangle(face), fill=PAINTS[letter].hex)
        else:
            yield from paint_area(rectangle(face), letter, edge, ink)
        yield from draw_sign(letter, middle, 0.3 * edge, ink)
        yield Mark(rectangle(face), stroke=palette.fold, width=_HAIR, dash=(1.6, 1.2))
    for line in _CUT:
        yield Mark(polyline(corner(*point) for point in line), stroke=palette.cut, width=_HAIR)


def _draw_tab(begin: Point, end: Point) -> Path:
    slope = ((end[0] - begin[0]) * _TAB, (end[1] - begin[1]) * _TAB)
    left = (slope[1], -slope[0])
    return polyline(
        [
            begin,
            (begin[0] + slope[0] + left[0], begin[1] + slope[1] + left[1]),
            (end[0] - slope[0] + left[0], end[1] - slope[1] + left[1]),
            end,
        ],
        is_closed=True,
    )


def _draw_cars(cars: list[str], row: int, length: float, ink: Ink, room: Box) -> Iterator[Mark]:
    wide = 1.25 * length
    gap = (room.width - row * wide) / (row + 1)
    for number, letter in enumerate(cars):
        left = room.left + gap + number * (wide + gap)
        yield from draw_car(letter, Box(left, room.top, left + wide, room.bottom), length, ink)


def _line_up(count: int, wide: float, room: Box, row: int = 0) -> list[Point]:
    """Return the middles of tiles in a row."""
    pitch = _APART * wide
    left = room.left + (room.width - count * pitch) / 2
    return [(left + (number + 0.5) * pitch, room.top + (row + 0.5) * pitch) for number in range(count)]


def _draw_tiles(wide: float, ink: Ink, room: Box) -> Iterator[Mark]:
    """Yield for each player a row of six accelerators and an extra roll."""
    for row in range(PLAYERS):
        *places, last = _line_up(len(LETTERS) + 1, wide, room, row)
        for letter, at in zip(LETTERS, places, strict=True):
            yield from _draw_accelerator(letter, at, wide, ink)
        yield from _draw_extra_roll(last, wide, ink)


def _draw_trophies(wide: float, ink: Ink, room: Box) -> Iterator[Mark]:
    """Yield a trophy for each player, and the flag of the starter."""
    palette = PALETTES[ink]
    *places, last = _line_up(PLAYERS + 1, wide, room)
    gold, edge = ("#e0a526", "#8f6410") if ink == "colour" else ("#ffffff", "#000000")
    for at in (*places, last):
        yield Mark(circle(*at, wide / 2), fill=palette.box, stroke=palette.cut, width=_HAIR)
    for at in places:
        yield Mark(place(_HANDLES, *at, scale=0.4 * wide), stroke=edge, width=0.05 * wide)
        yield Mark(place(_CUP, *at, scale=0.4 * wide), fill=gold, stroke=edge, width=0.03 * wide)
    yield Mark(place(_FLAG, *last, scale=0.4 * wide), fill=palette.line)
    yield Mark(place(_CLOTH, *last, scale=0.4 * wide), stroke=palette.line, width=0.04 * wide)


_CUP = read_path("M-.5 -.75H.5V-.25C.5 .1 .25 .25 .12 .28V.5H.36V.72H-.36V.5H-.12V.28C-.25 .25 -.5 .1 -.5 -.25Z")
_HANDLES = read_path("M-.5 -.58H-.8C-.82 -.2 -.7 0 -.38 .02M.5 -.58H.8C.82 -.2 .7 0 .38 .02")
_FLAG = read_path(
    "M-.55 -.75H-.25V-.45H-.55ZM.05 -.75H.35V-.45H.05ZM-.25 -.45H.05V-.15H-.25ZM.35 -.45H.65V-.15H.35Z"
    "M-.55 -.15H-.25V.15H-.55ZM.05 -.15H.35V.15H.05Z"
)
_CLOTH = read_path("M-.55 .9V-.75H.65V.15H-.55")
_SPEED = read_path("M-1 -.75L-.35 0L-1 .75M-.35 -.75L.3 0L-.35 .75")
_AROUND = read_path("M-.62 -.45A.77 .77 0 1 1 -.75 .2")
_TIP = read_path("M-.95 -.62L-.28 -.62L-.56 -.02Z")


def _draw_accelerator(letter: str, at: Point, wide: float, ink: Ink) -> Iterator[Mark]:
    disc = circle(*at, wide / 2)
    yield from paint_area(disc, letter, wide, ink)
    dye = PAINTS[letter].ink if ink == "colour" else "#000000"
    for side in (-1, 1):
        speed = place(_SPEED, at[0] + side * 0.32 * wide, at[1], scale=0.1 * wide)
        if ink == "symbols":
            yield Mark(speed, stroke="#ffffff", width=0.12 * wide)
        yield Mark(speed, stroke=dye, width=0.045 * wide)
    yield from draw_sign(letter, at, 0.19 * wide, ink)
    yield Mark(disc, stroke=PALETTES[ink].cut, width=_HAIR)


def _draw_extra_roll(at: Point, wide: float, ink: Ink) -> Iterator[Mark]:
    palette = PALETTES[ink]
    disc = circle(*at, wide / 2)
    yield Mark(disc, fill=palette.box, stroke=palette.cut, width=_HAIR)
    yield Mark(place(_AROUND, *at, scale=0.42 * wide), stroke=palette.line, width=0.06 * wide)
    yield Mark(place(_TIP, *at, scale=0.42 * wide), fill=palette.line)
    half = 0.17 * wide
    face = rectangle(Box(at[0] - half, at[1] - half, at[0] + half, at[1] + half), radius=0.3 * half)
    yield Mark(face, fill=palette.box, stroke=palette.line, width=0.04 * wide)
    for x, y in ((-0.4, -0.4), (0.4, 0.4), (0.4, -0.4), (-0.4, 0.4), (0, 0)):
        yield Mark(circle(at[0] + x * half, at[1] + y * half, 0.16 * half), fill=palette.line)
