"""The layout of a print on sheets: one board as large as the paper allows, or many A4 sheets to be glued together.

Every sheet has its number and a bar of 5 cm, by which the scale can be measured.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Literal, NamedTuple

from hairpin.core.errors import OptionValueError, name_choices
from hairpin.games.monza.outline import BoardOutline, draw_board
from hairpin.games.monza.track import Track
from hairpin.press.board import draw_marks
from hairpin.press.cutouts import list_cutouts
from hairpin.press.fonts import measure
from hairpin.press.inks import PALETTES, Ink
from hairpin.press.paths import Box, Point, polyline, rectangle
from hairpin.press.sheet import Layer, Mark, Sheet, Text

Paper = Literal["a4", "a3", "a2", "a1", "tiles"]

SIZES: dict[str, tuple[float, float]] = {"a4": (210, 297), "a3": (297, 420), "a2": (420, 594), "a1": (594, 841)}
MARGIN = 8.0  # on every side, for home printers
FOOT = 9.0  # for the bar and the sheet's number
BAR = 50.0
LABEL = 10.0  # room for the length of the bar behind it
GAP = 4.0  # on both sides of the title
PAGE = 14.0  # room for the sheet's number
TITLE = 3.4  # size of the title, if there is room for it
BASE = MARGIN + 1.4  # from the lower edge up to the foot's baseline
OVERLAP = 10.0  # of two sheets that are glued together
CAR = 30.0  # length of a toy car; with `tiles` it fits onto the shortest space that is no tyre
LEAST_SIDE, MOST_SIDE = 400.0, 1300.0  # the longer side of a board of tiles
APART = 6.0  # of blocks on a sheet
_INK = "#33261a"


class Grid(NamedTuple):
    """Sheets to be glued together: the size of each, and the numbers of columns and rows."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def wide(self) -> float:
        """The width that they show together."""
        return self.columns * (_room(self.width, self.height).width - OVERLAP) + OVERLAP

    @property
    def high(self) -> float:
        """The height that they show together."""
        return self.rows * (_room(self.width, self.height).height - OVERLAP) + OVERLAP


def lay_out(track: Track, paper: Paper = "a4", ink: Ink = "colour") -> tuple[Sheet, ...]:
    """Return the sheets of a print: the board, then on A4 its dice, cars and tiles."""
    for option, value, choices in (("paper", paper, (*SIZES, "tiles")), ("ink", ink, tuple(PALETTES))):
        if value not in choices:
            raise OptionValueError(
                f"{option}={value} is not possible; choose {name_choices(choices)}",
                option=option,
                value=value,
                choices=choices,
            )
    outline = draw_board(track)
    scale = _scale_tiles(outline, track) if paper == "tiles" else _fit(outline, *SIZES[paper])[0]
    marks = draw_marks(track, outline, scale, ink)
    if paper == "tiles":
        wide, high = outline.view[0] * scale, outline.view[1] * scale
        sheets, left = list(_cut_up(marks, wide, high)), _place_map(_lay_grid(wide, high)).right
    else:
        sheets, left = [_lay_whole(marks, outline, *SIZES[paper])], MARGIN + BAR + LABEL
    sheets[0] = sheets[0]._replace(texts=(_write_title(sheets[0], track.title, left + GAP),))
    sheets += _lay_cutouts(track, outline.lane * scale, ink)
    return tuple(
        sheet._replace(
            layers=(*sheet.layers, Layer(tuple(_draw_bar(sheet)))),
            texts=(*sheet.texts, *_write_foot(sheet, number, len(sheets))),
        )
        for number, sheet in enumerate(sheets, start=1)
    )


def _room(width: float, height: float) -> Box:
    """Return the part of a sheet inside the margins and above the foot."""
    return Box(MARGIN, MARGIN, width - MARGIN, height - MARGIN - FOOT)


def _fit(outline: BoardOutline, *sides: float) -> tuple[float, tuple[float, float]]:
    """Return the largest scale of a board on the paper, upright or across, and the size of the sheet."""

    def scale(size: tuple[float, float]) -> float:
        room = _room(*size)
        return min(room.width / outline.view[0], room.height / outline.view[1])

    return max((scale(size), size) for size in ((min(sides), max(sides)), (max(sides), min(sides))))


def _lay_whole(marks: tuple[Mark, ...], outline: BoardOutline, *sides: float) -> Sheet:
    scale, (width, height) = _fit(outline, *sides)
    room = _room(width, height)
    right = room.left + (room.width - outline.view[0] * scale) / 2
    down = room.top + (room.height - outline.view[1] * scale) / 2
    return Sheet(width, height, (Layer(marks, right, down),))


def _scale_tiles(outline: BoardOutline, track: Track) -> float:
    """Return the scale of a board of tiles: a toy car fits onto its spaces, and its sheets are filled."""
    shortest = min(outline.spaces[space.name].length for space in track.spaces.values() if not space.is_tyre)
    longest = max(outline.view)
    scale = _between(CAR / shortest, LEAST_SIDE / longest, MOST_SIDE / longest)
    grid = _lay_grid(outline.view[0] * scale, outline.view[1] * scale)
    return min(grid.wide / outline.view[0], grid.high / outline.view[1])


def _lay_grid(wide: float, high: float) -> Grid:
    """Return the fewest A4 sheets that hold a board, in landscape only if that needs fewer than portrait."""
    grids = []
    for width, height in (SIZES["a4"], SIZES["a4"][::-1]):
        room = _room(width, height)
        # A board that fills its sheets fits onto them, despite rounding.
        columns = max(1, ceil((wide - OVERLAP) / (room.width - OVERLAP) - 1e-9))
        rows = max(1, ceil((high - OVERLAP) / (room.height - OVERLAP) - 1e-9))
        grids.append(Grid(width, height, columns, rows))
    return min(grids, key=lambda grid: grid.columns * grid.rows)


def _cut_up(marks: tuple[Mark, ...], wide: float, high: float) -> Iterator[Sheet]:
    """Yield the sheets of a board on tiles, row by row."""
    grid = _lay_grid(wide, high)
    room = _room(grid.width, grid.height)
    boxes = [mark.box for mark in marks]
    for row in range(grid.rows):
        for column in range(grid.columns):
            right = room.left + (grid.wide - wide) / 2 - column * (room.width - OVERLAP)
            down = room.top + (grid.high - high) / 2 - row * (room.height - OVERLAP)
            seen = Box(room.left - right, room.top - down, room.right - right, room.bottom - down)
            part = tuple(mark for mark, box in zip(marks, boxes, strict=True) if box.meets(seen))
            guides = tuple(_draw_guides(room, grid, column, row))
            yield Sheet(grid.width, grid.height, (Layer(part, right, down, room), Layer(guides)))


def _draw_guides(room: Box, grid: Grid, column: int, row: int) -> Iterator[Mark]:
    """Yield marks for cutting, ticks for the edge of the next sheet, and a map of the sheets."""
    for x, right in ((room.left, -1), (room.right, 1)):
        for y, down in ((room.top, -1), (room.bottom, 1)):
            yield _tick((x + right, y), (x + 4 * right, y))
            yield _tick((x, y + down), (x, y + 4 * down))
    if column + 1 < grid.columns:
        x = room.right - OVERLAP
        yield _tick((x, room.top - 1), (x, room.top - 3))
        yield _tick((x, room.bottom + 1), (x, room.bottom + 3))
    if row + 1 < grid.rows:
        y = room.bottom - OVERLAP
        yield _tick((room.left - 1, y), (room.left - 3, y))
        yield _tick((room.right + 1, y), (room.right + 3, y))
    place, side = _place_map(grid), (FOOT - 3) / grid.rows
    for number in range(grid.columns * grid.rows):
        x, y = place.left + number % grid.columns * side, place.top + number // grid.columns * side
        fill = _INK if number == row * grid.columns + column else "#ffffff"
        yield Mark(rectangle(Box(x, y, x + side, y + side)), fill=fill, stroke=_INK, width=0.2)


def _place_map(grid: Grid) -> Box:
    """Return the place of the map of the sheets, in the middle of the foot."""
    side = (FOOT - 3) / grid.rows
    left, top = (grid.width - side * grid.columns) / 2, grid.height - MARGIN - FOOT + 3
    return Box(left, top, left + side * grid.columns, top + side * grid.rows)


def _tick(begin: Point, end: Point) -> Mark:
    return Mark(polyline([begin, end]), stroke=_INK, width=0.2)


def _lay_cutouts(track: Track, lane: float, ink: Ink) -> Iterator[Sheet]:
    """Yield the sheets of pieces to cut out, each filled from top to bottom."""
    width, height = SIZES["a4"]
    room = _room(width, height)
    marks: list[Mark] = []
    top = room.top
    for block in list_cutouts(track.edition, lane, room.width, ink):
        if marks and top + block.height > room.bottom:
            yield Sheet(width, height, (Layer(tuple(marks)),))
            marks, top = [], room.top
        marks += block.draw(Box(room.left, top, room.right, top + block.height))
        top += block.height + APART
    yield Sheet(width, height, (Layer(tuple(marks)),))


def _between(size: float, least: float, most: float) -> float:
    return min(most, max(least, size))


def _draw_bar(sheet: Sheet) -> Iterator[Mark]:
    """Yield the scale bar of 5 cm, every other centimetre black."""
    top, thick = sheet.height - MARGIN - 3.2, 1.6
    for number in range(5):
        left = MARGIN + number * BAR / 5
        fill = _INK if number % 2 == 0 else "#ffffff"
        yield Mark(rectangle(Box(left, top, left + BAR / 5, top + thick)), fill=fill, stroke=_INK, width=0.2)


def _write_title(sheet: Sheet, title: str, left: float) -> Text:
    """Return the title in the middle of the free part of the foot, smaller if it is too long for it."""
    room = sheet.width - MARGIN - PAGE - GAP - left
    size = min(TITLE, room / (measure(title, 1) or 1))
    return Text(title, left + (room - measure(title, size)) / 2, sheet.height - BASE, size, _INK)


def _write_foot(sheet: Sheet, number: int, count: int) -> Iterator[Text]:
    yield Text("5 cm", MARGIN + BAR + 2, sheet.height - BASE, 3.4, _INK)
    words = f"{number}/{count}"
    yield Text(words, sheet.width - MARGIN - measure(words, 4.2), sheet.height - BASE, 4.2, _INK)
