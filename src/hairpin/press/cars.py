"""Six cars from the side, each with a shape of its own, on strips that are folded into a tent and stand on the board.

Coordinates: the car is 100 long, heads right, its wheels touch y = 0; up is negative.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hairpin.art import PAINTS
from hairpin.press.inks import PALETTES, Ink, draw_sign, paint_area
from hairpin.press.paths import Box, Path, circle, place, polyline, read_path, rectangle
from hairpin.press.sheet import Mark

HEIGHT, BASE = 0.66, 0.36  # of a side of the folded strip and of its foot, in lengths of the car


class _Car(NamedTuple):
    """Body, glass and dark parts; wheels as position and radius; centre and radius of the symbol."""

    body: str
    glass: str
    extra: str
    wheels: tuple[tuple[float, float], ...]
    sign: tuple[float, float, float]


_CARS = {
    # A cigar with open wheels.
    "r": _Car(
        "M-46 -20C-46 -30 -30 -32 -14 -32L10 -28C30 -26 48 -20 50 -14C48 -9 20 -8 -10 -8H-40C-45 -8 -46 -14 -46 -20Z",
        "M-2 -31C2 -40 12 -38 14 -28Z",
        "M-50 -38H-38V-33H-43V-20H-47V-33H-50Z",
        ((-30, 13), (28, 11)),
        (-2, -19, 7.5),
    ),
    # A round bug.
    "y": _Car(
        "M-44 -12C-46 -24 -40 -30 -32 -32C-26 -48 -8 -52 4 -50C16 -48 22 -40 26 -31C38 -30 46 -24 45 -12Z",
        "M-22 -33C-18 -43 -10 -45 -4 -45V-33ZM1 -45C10 -44 15 -39 18 -33H1Z",
        "M-49 -17H-42V-11H-49ZM42 -17H49V-11H42Z",
        ((-26, 11), (27, 11)),
        (-2, -22, 8.5),
    ),
    # A roadster with mudguards.
    "g": _Car(
        "M-46 -12C-46 -26 -36 -30 -24 -28L-18 -24H0L6 -29H30C42 -29 48 -22 47 -12Z",
        "M2 -28L10 -42L13 -41L9 -28Z",
        "M-20 -24C-20 -33 -10 -33 -9 -24ZM44 -24H50V-10H44Z",
        ((-29, 12), (29, 12)),
        (-5, -17, 6.5),
    ),
    # A wedge with a wing.
    "b": _Car(
        "M-46 -12V-28L-30 -32L-14 -42H2L18 -28L48 -17C50 -14 49 -12 47 -10Z",
        "M-22 -31L-12 -38H0L11 -28Z",
        "M-50 -42H-32V-37H-40L-37 -29H-43L-45 -37H-50Z",
        ((-28, 12), (27, 11)),
        (-4, -19, 7.5),
    ),
    # A rally box with lamps.
    "w": _Car(
        "M-46 -12V-30L-42 -48H8L20 -31L44 -28C47 -26 47 -16 46 -12Z",
        "M-37 -43H-18V-32H-39ZM-13 -43H5L13 -32H-13Z",
        "M42 -27H49V-20H42ZM-30 -53H-2V-48H-30Z",
        ((-27, 12), (27, 12)),
        (-3, -22, 7.5),
    ),
    # A hot rod: huge wheels behind, a long nose.
    "p": _Car(
        "M-42 -16V-38C-40 -46 -18 -46 -12 -42L-6 -27L40 -25C47 -24 48 -16 46 -12H-36Z",
        "M-30 -41C-24 -43 -18 -42 -16 -39L-12 -29H-30Z",
        "M4 -26V-36H10V-26ZM14 -26V-36H20V-26ZM24 -26V-36H30V-26Z",
        ((-28, 18), (34, 9)),
        (3, -18, 6.5),
    ),
}


def draw_car(letter: str, strip: Box, length: float, ink: Ink) -> Iterator[Mark]:
    """Yield a strip: foot, side, fold, other side upside down, foot. Folded, both sides head the same way."""
    palette = PALETTES[ink]
    middle, top = (strip.left + strip.right) / 2, (strip.top + strip.bottom) / 2
    yield Mark(rectangle(strip), fill="#ffffff")
    for flip in (1, -1):
        ground = top + flip * HEIGHT * length
        sky = Box(strip.left, min(top, ground), strip.right, max(top, ground))
        if ink == "colour":
            yield Mark(rectangle(sky), fill="#e7f3fb")
            yield Mark(_draw_ground(strip, ground, -0.12 * flip * length), fill=palette.road)
        yield from _draw_side(letter, (middle, ground - 0.05 * flip * length), length / 100, ink, flip)
    for number in (-1, 0, 1):
        y = top + number * HEIGHT * length
        yield Mark(polyline([(strip.left, y), (strip.right, y)]), stroke=palette.fold, width=0.25, dash=(1.6, 1.2))
    yield Mark(rectangle(strip), stroke=palette.cut, width=0.25)


def _draw_ground(strip: Box, ground: float, high: float) -> Path:
    return rectangle(Box(strip.left, min(ground, ground + high), strip.right, max(ground, ground + high)))


def _draw_side(letter: str, at: tuple[float, float], scale: float, ink: Ink, flip: int) -> Iterator[Mark]:
    car, paint, palette = _CARS[letter], PAINTS[letter], PALETTES[ink]
    is_colour = ink == "colour"
    edge = paint.edge if is_colour else "#000000"

    def put(data: str) -> Path:
        return place(read_path(data), *at, scale=scale, flip=flip)

    def turn(x: float, y: float, radius: float) -> Path:
        return circle(at[0] + x * scale, at[1] + flip * y * scale, radius * scale)

    body = put(car.body)
    yield Mark(put(car.extra), fill=edge if is_colour else "#ffffff", stroke=edge, width=1.6 * scale)
    if is_colour:
        yield Mark(body, fill=paint.hex)
    else:
        yield from paint_area(body, letter, 40 * scale, ink)
    yield Mark(body, stroke=edge, width=2.4 * scale)
    yield Mark(put(car.glass), fill="#27303a" if is_colour else "#ffffff", stroke=edge, width=1.2 * scale)
    for x, radius in car.wheels:
        yield Mark(
            turn(x, -radius, radius),
            fill=palette.rubber if is_colour else "#ffffff",
            stroke=palette.rubber,
            width=1.6 * scale,
        )
        yield Mark(
            turn(x, -radius, 0.5 * radius),
            fill="#d5d3cc" if is_colour else "#ffffff",
            stroke=palette.rubber,
            width=1.2 * scale,
        )
    x, y, radius = car.sign
    yield Mark(turn(x, y, 1.25 * radius), fill="#fff9ec" if is_colour else "#ffffff", stroke=edge, width=1.2 * scale)
    if is_colour:
        sign = place(read_path(paint.path), at[0] + x * scale, at[1] + flip * y * scale, 0.78 * radius * scale, 0, flip)
        yield Mark(sign, fill="#33261a" if letter == "w" else paint.edge)
    else:
        point = (at[0] + x * scale, at[1] + flip * y * scale)
        yield from draw_sign(letter, point, 0.78 * radius * scale, ink, flip)
