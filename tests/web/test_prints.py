"""Prints in a simulated photo: a browser draws them rotated, blurred and yellowed; spaces are read from the pixels."""

from __future__ import annotations

from base64 import b64decode
from functools import cache
from math import cos, radians, sin

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import BrowserContext

from hairpin.art import PAINTS
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.track import TYRE, Track
from hairpin.games.monza.track_file import shipped_tracks
from hairpin.press import Ink, lay_out, write_sheets
from hairpin.press.inks import PALETTES
from hairpin.press.paths import flatten, read_path, surround

PIXELS = 5  # per millimetre
TURN = radians(4)
SIDE = 25  # pixels of a detail
# Returns the pixels of a rotated print, with the blur and the colour shift of a photo.
SNAPSHOT = """async ({svg, width, height, wide, high, left, turn}) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], {type: "image/svg+xml"}));
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [wide, high];
    const pen = canvas.getContext("2d");
    pen.filter = "blur(1px) brightness(0.95) sepia(0.1)";
    pen.translate(left, 0);
    pen.rotate(turn);
    pen.drawImage(image, 0, 0, width, height);
    const {data} = pen.getImageData(0, 0, wide, high);
    let text = "";
    for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
    return btoa(text);
}"""

Pixels = NDArray[np.uint8]
Flags = NDArray[np.bool_]


class Snapshot:
    """The pixels of the sheet of a board; positions are in millimetres of the sheet."""

    def __init__(self, context: BrowserContext, track: Track, ink: Ink) -> None:
        [board, *_] = sheets = lay_out(track, "a4", ink)
        self.layer = board.layers[0]
        width, height = board.width * PIXELS, board.height * PIXELS
        self.left = height * sin(TURN)
        wide, high = int(width * cos(TURN) + self.left), int(width * sin(TURN) + height * cos(TURN))
        page = context.new_page()
        svg = write_sheets(sheets[:1], "", "svg").decode()
        facts = {"svg": svg, "width": width, "height": height, "wide": wide, "high": high, "left": self.left}
        data = b64decode(page.evaluate(SNAPSHOT, {**facts, "turn": TURN}))
        page.close()
        self.pixels = np.frombuffer(data, np.uint8).reshape(high, wide, 4)[..., :3]

    def look_at(self, x: float, y: float, radius: float) -> Pixels:
        """Return the pixels around a point of the board, rotated back."""
        offsets = np.linspace(-radius, radius, SIDE)
        across, down = np.meshgrid(x + self.layer.right + offsets, y + self.layer.down + offsets)
        columns = (across * cos(TURN) - down * sin(TURN)) * PIXELS + self.left
        rows = (across * sin(TURN) + down * cos(TURN)) * PIXELS
        detail: Pixels = self.pixels[rows.astype(int), columns.astype(int)]
        return detail


def name_paint(detail: Pixels) -> str:
    """Return the paint that is nearest to most pixels."""
    paints = {letter: paint.hex for letter, paint in PAINTS.items()} | {TYRE: "#8a8d95"}
    known = np.array([[int(paint[at : at + 2], 16) for at in (1, 3, 5)] for paint in paints.values()])
    apart = np.linalg.norm(detail.reshape(-1, 1, 3).astype(float) - known, axis=2)
    return list(paints)[int(np.bincount(apart.argmin(axis=1), minlength=len(paints)).argmax())]


@cache
def draw_template(letter: str) -> Flags:
    """Return the black pixels of a symbol that fills the detail; the symbol of white is an outline."""
    corners = flatten(read_path(PAINTS[letter].path), 0.05)
    offsets = np.linspace(-1, 1, SIDE)
    x, y = np.meshgrid(offsets, offsets)
    inside = np.zeros_like(x, bool)
    edge = np.full_like(x, np.inf)
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        edge = np.minimum(edge, np.hypot(x - x1, y - y1))
        if y1 != y2:
            inside ^= ((y1 > y) != (y2 > y)) & (x < x1 + (y - y1) / (y2 - y1) * (x2 - x1))
    return edge < 0.11 if letter == "w" else inside | (edge < 0.08)


def name_symbol(detail: Pixels) -> str:
    """Return the symbol that matches the dark pixels best; the middle of a tyre is grey."""
    middle = slice(SIDE // 2 - 1, SIDE // 2 + 2)
    if 120 < np.median(detail[middle, middle]) < 215:
        return TYRE
    dark = detail.mean(axis=2) < 120

    def cover(letter: str) -> float:
        template = draw_template(letter)
        return float((dark & template).sum() / (dark | template).sum())

    return max(PAINTS, key=cover)


@pytest.mark.parametrize("ink", ["colour", "symbols"])
@pytest.mark.parametrize("track", shipped_tracks().values(), ids=lambda track: track.name)
def test_every_space_is_recognised_in_a_simulated_photo(desktop: BrowserContext, track: Track, ink: Ink) -> None:
    snapshot, outline = Snapshot(desktop, track, ink), draw_board(track)
    [road] = [mark for mark in snapshot.layer.marks if mark.fill == PALETTES[ink].road]
    scale = surround([road.path]).width / surround([read_path(outline.road)]).width
    read = {}
    for name, shape in outline.spaces.items():
        size = min(shape.width, shape.length) * scale
        x, y = shape.middle.x * scale, shape.middle.y * scale
        if ink == "colour":
            # Beside the symbol, towards the car's nose and tail.
            way = radians(shape.middle.heading)
            aside = 0.36 * shape.length * scale
            details = [
                snapshot.look_at(x + end * aside * cos(way), y + end * aside * sin(way), 0.05 * size) for end in (-1, 1)
            ]
            read[name] = name_paint(np.concatenate(details))
        else:
            read[name] = name_symbol(snapshot.look_at(x, y, 0.3 * size))
    assert read == {name: space.colour for name, space in track.spaces.items()}


def test_symbol_templates_are_distinguishable() -> None:
    templates = [draw_template(letter) for letter in PAINTS]
    for number, one in enumerate(templates):
        for other in templates[:number]:
            assert (one & other).sum() / (one | other).sum() < 0.85
