"""Two kinds of ink: colour, or black symbols for printers without colour.

`symbols` keeps the paper white: large black symbols on a fine hatch, different for every colour, so that a space can
still be coloured by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import Literal, NamedTuple

from hairpin.art import PAINTS
from hairpin.games.monza.track import TYRE
from hairpin.press.paths import Path, Point, circle, place, polyline, read_path, surround
from hairpin.press.sheet import Mark

Ink = Literal["colour", "symbols"]


class Palette(NamedTuple):
    """The other colours of a print; an empty one is left white.

    card    the background of the board; `rim` its edge, `leaf` the plants on it
    road    asphalt, and the gaps between spaces; `kerb` and `stripe` its borders
    box     the start
    tyre    an obstacle's space; `rubber` lies on it
    line    start line, chequers and the rims of start arrows; `exit` the arrowheads into open lanes
    cut     lines to cut along; `fold` lines to fold along
    """

    card: str
    rim: str
    leaf: str
    road: str
    kerb: str
    stripe: str
    box: str
    tyre: str
    rubber: str
    line: str
    exit: str
    cut: str = "#33261a"
    fold: str = "#8d8778"


PALETTES: dict[Ink, Palette] = {
    "colour": Palette(
        card="#bfe09a",
        rim="#8dbd69",
        leaf="#6fae55",
        road="#3c3f48",
        kerb="#fff9ec",
        stripe="#d8402f",
        box="#fffdf6",
        tyre="#8a8d95",
        rubber="#23252b",
        line="#23252b",
        exit="#23252b",
    ),
    "symbols": Palette(
        card="",
        rim="#777777",
        leaf="#a0a0a0",
        road="#dedede",
        kerb="#ffffff",
        stripe="#6a6a6a",
        box="#ffffff",
        tyre="#c8c8c8",
        rubber="#000000",
        line="#000000",
        exit="#000000",
    ),
}

# Hatches: angles in degrees, and distance and dashes of the lines in widths of the painted area.
_HATCHES = {
    "r": ((0, 90), 0.2, ()),
    "y": ((45,), 0.2, ()),
    "g": ((45,), 0.2, (0.1, 0.08)),
    "b": ((45,), 0.1, ()),
    "w": ((), 0.0, ()),
    "p": ((45, 135), 0.12, ()),
}
_GREY, _HAIR = "#9a9a9a", 0.15


def paint_area(path: Path, letter: str, wide: float, ink: Ink) -> Iterator[Mark]:
    """Yield the background of a space, a die's face or a tile of width `wide`, in its colour or that of a tyre."""
    palette = PALETTES[ink]
    if letter == TYRE:
        yield Mark(path, fill=palette.tyre)
    elif ink == "colour":
        yield Mark(path, fill=PAINTS[letter].hex)
        yield Mark(path, stroke=PAINTS[letter].edge, width=0.11 * wide, clip=path)
    else:
        yield Mark(path, fill="#ffffff")
        yield from _hatch(path, letter, wide)
    outline, width = (palette.road, 0.05) if ink == "colour" else ("#000000", 0.03)
    yield Mark(path, stroke=outline, width=width * wide)


def paint_arrow(path: Path, letter: str, wide: float, ink: Ink) -> Iterator[Mark]:
    """Yield a start arrow in a car's colour with a dark rim, so that a white arrow shows on the white box."""
    palette = PALETTES[ink]
    fill = PAINTS[letter].hex if ink == "colour" else "#ffffff"
    yield Mark(path, fill=fill, stroke=palette.line, width=0.1 * wide)
    if ink == "symbols":
        yield from _hatch(path, letter, wide)


def _hatch(path: Path, letter: str, wide: float) -> Iterator[Mark]:
    angles, apart, dash = _HATCHES[letter]
    for angle in angles:
        lines = _rule_lines(path, angle, max(0.8, apart * wide))
        dashes = tuple(part * wide for part in dash)
        yield Mark(lines, stroke=_GREY, width=_HAIR, dash=dashes, clip=path)


def draw_sign(letter: str, at: Point, radius: float, ink: Ink, flip: float = 1) -> Iterator[Mark]:
    """Yield the symbol of a colour, or a tyre; with black ink it has a white rim."""
    if letter == TYRE:
        yield from _draw_tyre(at, radius, ink)
        return
    paint = PAINTS[letter]
    path = place(read_path(paint.path), *at, scale=radius, flip=flip)
    if ink == "colour":
        yield Mark(path, fill=paint.ink, stroke=paint.ink, width=0.12 * radius)
        return
    yield Mark(path, fill="#ffffff", stroke="#ffffff", width=0.6 * radius)
    # White stays white inside its outline.
    yield Mark(path, fill="#ffffff" if letter == "w" else "#000000", stroke="#000000", width=0.16 * radius)


def _draw_tyre(at: Point, radius: float, ink: Ink) -> Iterator[Mark]:
    palette = PALETTES[ink]
    yield Mark((*circle(*at, radius), *circle(*at, 0.42 * radius)), fill=palette.rubber)
    if radius < 0.5:
        return  # its tread would be finer than a printer's dots
    yield Mark(circle(*at, 0.86 * radius), stroke=palette.tyre, width=0.1 * radius, dash=(0.2 * radius, 0.15 * radius))
    yield Mark(circle(*at, 0.62 * radius), stroke=palette.tyre, width=0.06 * radius)


def _rule_lines(path: Path, angle: float, apart: float) -> Path:
    """Return parallel lines across a shape, on a grid that neighbouring shapes share."""
    box = surround([path])
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    half = hypot(box.width, box.height) / 2
    ahead, aside = (cos(radians(angle)), sin(radians(angle))), (-sin(radians(angle)), cos(radians(angle)))
    middle, along = x * aside[0] + y * aside[1], x * ahead[0] + y * ahead[1]
    lines: Path = ()
    for number in range(int((middle - half) // apart), int((middle + half) // apart) + 1):
        off = number * apart
        ends = [
            (reach * ahead[0] + off * aside[0], reach * ahead[1] + off * aside[1])
            for reach in (along - half, along + half)
        ]
        lines += polyline(ends)
    return lines
