"""The sheets of a print: content, scale, and equality of PDF and SVG."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import dist
from typing import get_args

import pytest

from hairpin.art import PAINTS
from hairpin.core.errors import OptionValueError
from hairpin.games.monza.colours import CARS, COLOURS, LETTER_OF
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import parse_track, shipped_tracks
from hairpin.press import Ink, Paper, Sheet, lay_out, write_sheets
from hairpin.press.board import draw_marks
from hairpin.press.paths import place, read_path, surround
from press.pdf_reader import read_pdf
from press.reader import Page, Shape, read_pages

SHIPPED = list(shipped_tracks().values())
PAPERS = {"a4": {210, 297}, "a3": {297, 420}, "a2": {420, 594}, "a1": {594, 841}, "tiles": {210, 297}}
every_board = pytest.mark.parametrize("track", SHIPPED, ids=lambda track: track.name)
every_ink = pytest.mark.parametrize("ink", get_args(Ink))
every_paper = pytest.mark.parametrize("paper", get_args(Paper))


def lay(track: Track, paper: Paper = "a4", ink: Ink = "colour") -> tuple[Sheet, ...]:
    """Lay out a shipped board; cached, because many tests use the same sheets."""
    return lay_shipped(track.name, paper, ink)


@cache
def lay_shipped(name: str, paper: Paper, ink: Ink) -> tuple[Sheet, ...]:
    return lay_out(shipped_tracks()[name], paper, ink)


def read_print(track: Track, paper: Paper = "a4", ink: Ink = "colour") -> list[Page]:
    return read_shipped(track.name, paper, ink)


@cache
def read_shipped(name: str, paper: Paper, ink: Ink) -> list[Page]:
    return read_pages(write_sheets(lay_shipped(name, paper, ink), shipped_tracks()[name].title, "svg"), steps=100)


def box(shape: Shape) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
    return min(xs), min(ys), max(xs), max(ys)


def test_a_board_with_an_extremely_short_space_is_printed_on_tiles() -> None:
    lanes = "r0.0001 " + " ".join(["w9.9999", *["b10"] * 9])
    text = f'game = "monza"\nedition = "anniversary"\n[lanes]\nA = "{lanes}"\nB = "{lanes}"\n[finish]\ncolour = "white"'
    track = parse_track(text, "mine.toml")
    assert draw_board(track).spaces["A1"].length == 0.01
    assert len(lay_out(track, "tiles")) > 2


def test_a_board_lower_than_the_overlap_of_two_sheets_is_printed_on_tiles() -> None:
    text = (
        'game = "monza"\nedition = "anniversary"\n[lanes]\nA = "r20 g20"\nB = "b20 y20"\n'
        '[finish]\ntargets = ["A", "B"]\n[curve]\npath = "f44"\nroad = 0.11\nstart = 4'
    )
    track = parse_track(text, "flat.toml")
    assert len(lay_out(track, "tiles")) == len(lay_out(track, "a4")) + 1  # two sheets of the board, and the same toys


@every_paper
@every_ink
def test_pdf_and_svg_draw_the_same(paper: Paper, ink: Ink) -> None:
    """Every path is compared, with its paint and position, point by point."""
    sheets = lay(shipped_tracks()["sprint"], paper, ink)
    document = read_pdf(write_sheets(sheets, "Sprint"))
    pages = read_pages(write_sheets(sheets, "Sprint", "svg"), steps=1)
    assert len(document.pages) == len(pages) == len(sheets)
    for ours, theirs in zip(document.pages, pages, strict=True):
        assert (ours.width, ours.height) == pytest.approx((theirs.width, theirs.height), abs=0.001)
        assert ours.texts == theirs.texts
        assert len(ours.drawn) == len(theirs.shapes)
        for one, other in zip(ours.drawn, theirs.shapes, strict=True):
            assert (one.fill, one.stroke) == (other.fill, other.stroke)
            for corner in (corner for part in other.corners for corner in part):
                assert min(dist(corner, point) for point in one.points) < 0.02


@every_paper
@every_board
def test_sheets_have_the_size_of_paper(track: Track, paper: Paper) -> None:
    document = read_pdf(write_sheets(lay(track, paper), track.title))
    board, *others = document.pages
    assert {round(board.width, 2), round(board.height, 2)} == PAPERS[paper]
    assert all({round(page.width, 2), round(page.height, 2)} == {210, 297} for page in others)
    assert len(others) <= 2 or paper == "tiles"
    assert "/PrintScaling/None" in document.catalog


@every_paper
def test_nothing_is_printed_in_the_margin(paper: Paper) -> None:
    """A few millimetres are free on every side; marks outside a window are not printed."""
    for sheet in lay(shipped_tracks()["oval"], paper, "symbols"):
        for layer in sheet.layers:
            for mark in layer.marks:
                left, top, right, bottom = layer.window or mark.box
                if layer.window is None:
                    left, right, top, bottom = (
                        left + layer.right,
                        right + layer.right,
                        top + layer.down,
                        bottom + layer.down,
                    )
                assert min(left, top, sheet.width - right, sheet.height - bottom) > 3.5


@every_ink
@every_paper
def test_the_bar_is_five_centimetres_long(paper: Paper, ink: Ink) -> None:
    for page in read_print(shipped_tracks()["oval"], paper, ink):
        *_, one, two, three, four, five = page.shapes
        cells = [box(shape) for shape in (one, two, three, four, five)]
        assert all(right - left == pytest.approx(10, abs=0.02) for left, _, right, _ in cells)
        assert cells[-1][2] - cells[0][0] == pytest.approx(50, abs=0.02)
        assert "5 cm" in page.texts


def test_sheets_are_numbered() -> None:
    pages = read_print(shipped_tracks()["long"], "tiles")
    numbers = [[text for text in page.texts if "/" in text] for page in pages]
    assert numbers == [[f"{number}/{len(pages)}"] for number in range(1, len(pages) + 1)]


@every_board
def test_a_larger_paper_gives_a_larger_board(track: Track) -> None:
    widths = []
    for paper in ("a4", "a3", "a2", "a1"):
        [layer, *_] = lay(track, paper)[0].layers
        widths.append(layer.marks[0].box.width)
    assert all(1.35 < two / one < 1.5 for one, two in pairwise(widths))


def tile_scale(sheets: tuple[Sheet, ...], track: Track) -> float:
    """Return millimetres per unit of the outline, measured on the card, which is 0.8 mm smaller than the view."""
    return (surround([sheets[0].layers[0].marks[0].path]).width + 0.8) / draw_board(track).view[0]


@every_board
def test_a_toy_car_of_three_centimetres_fits_onto_every_space_of_tiles(track: Track) -> None:
    sheets, outline = lay(track, "tiles"), draw_board(track)
    lengths = [outline.spaces[space.name].length for space in track.spaces.values() if not space.is_tyre]
    assert min(lengths) * tile_scale(sheets, track) > 29.99
    assert len(sheets) <= 40


@every_board
def test_tiles_glued_together_show_the_whole_board_once(track: Track) -> None:
    """Sheets overlap by a centimetre, and a shape on two of them has the same position on the board."""
    boards = [sheet for sheet in lay(track, "tiles") if sheet.layers[0].window]
    layers = [sheet.layers[0] for sheet in boards]
    windows = []
    for layer in layers:
        assert layer.window
        left, top, right, bottom = layer.window
        windows.append((left - layer.right, top - layer.down, right - layer.right, bottom - layer.down))
    columns, rows = (sorted({round(window[side], 3) for window in windows}) for side in (0, 1))
    assert len(columns) * len(rows) == len(boards)
    wide, high = windows[0][2] - windows[0][0], windows[0][3] - windows[0][1]
    assert all(two - one == pytest.approx(wide - 10, abs=0.01) for one, two in pairwise(columns))
    assert all(two - one == pytest.approx(high - 10, abs=0.01) for one, two in pairwise(rows))
    card = layers[0].marks[0].box
    assert columns[0] <= card.left + 1
    assert rows[0] <= card.top + 1
    assert columns[-1] + wide >= card.right - 1
    assert rows[-1] + high >= card.bottom - 1
    whole = {mark for layer in layers for mark in layer.marks}
    for window, layer in zip(windows, layers, strict=True):
        for mark in whole - set(layer.marks):
            left, top, right, bottom = mark.box
            is_away = right < window[0] or left > window[2] or bottom < window[1] or top > window[3]
            assert is_away, "a visible mark is missing on a sheet"


@every_board
def test_there_are_six_dice_with_six_colours_each(track: Track) -> None:
    """Faces of dice are the only painted cut-outs without curves (MZ-2)."""
    _, *others = read_print(track)
    letters = {paint.hex: letter for letter, paint in PAINTS.items()}
    faces = [shape for page in others for shape in page.shapes if shape.fill in letters and not shape.has_bends]
    assert Counter(letters[shape.fill] for shape in faces) == dict.fromkeys(COLOURS, 6)
    sides = [side for left, top, right, bottom in map(box, faces) for side in (right - left, bottom - top)]
    assert max(sides) == pytest.approx(min(sides), abs=0.03)
    assert min(sides) >= 16


@every_board
def test_cars_and_tiles_are_those_of_the_edition(track: Track) -> None:
    """Four or six cars, seen from two sides (MZ-1); on anniversary boards six accelerators for each of four (MZP-1)."""
    _, *others = read_print(track)
    painted = Counter(
        shape.fill for page in others for shape in page.shapes if shape.has_bends and not shape.is_clipped
    )
    for letter, colour in COLOURS.items():
        sides = 2 * (colour in CARS[track.edition])
        accelerators = 4 if track.edition == "anniversary" else 0
        assert painted[PAINTS[letter].hex] == sides + accelerators, colour


@every_ink
@every_board
def test_ex4_a_start_arrow_is_printed_for_every_car_of_the_edition(track: Track, ink: Ink) -> None:
    """It has the car's colour, a dark rim and the car's symbol; with black ink only the symbol identifies it."""
    outline = draw_board(track)
    marks = draw_marks(track, outline, 0.25, ink)
    arrows = {place(read_path(arrow.path), scale=0.25): arrow.car for arrow in outline.arrows}
    painted = {mark.path: mark for mark in marks if mark.path in arrows and mark.fill}
    assert len(painted) == len(CARS[track.edition])
    signs = {mark.path for mark in marks if mark.fill}
    for arrow in outline.arrows:
        paint = PAINTS[LETTER_OF[arrow.car]]
        mark = painted[place(read_path(arrow.path), scale=0.25)]
        assert mark.fill == (paint.hex if ink == "colour" else "#ffffff")
        assert mark.stroke
        x, y = arrow.sign.x * 0.25, arrow.sign.y * 0.25
        assert place(read_path(paint.path), x, y, scale=0.6 * arrow.radius * 0.25) in signs


def roll_over(net: dict[str, tuple[int, int]], face: str, die: str, sides: dict[str, str]) -> None:
    """Roll a die over its net; `die` lists its sides: bottom, top, north, east, south and west."""
    down, up, north, east, south, west = list(die)
    sides[face] = down
    x, y = net[face]
    steps = {
        (0, -1): north + south + up + east + down + west,
        (1, 0): east + west + north + up + south + down,
        (0, 1): south + north + down + east + up + west,
        (-1, 0): west + east + north + down + south + up,
    }
    for (dx, dy), rolled in steps.items():
        for other in [name for name, at in net.items() if at == (x + dx, y + dy) and name not in sides]:
            roll_over(net, other, rolled, sides)


def test_a_net_folds_to_a_die() -> None:
    """A die that is rolled over its net touches each colour with another side."""
    _, dice, *_ = read_print(shipped_tracks()["oval"])
    letters = {paint.hex: letter for letter, paint in PAINTS.items()}
    faces = [shape for shape in dice.shapes if shape.fill in letters and not shape.has_bends][:6]
    edge = box(faces[0])[2] - box(faces[0])[0]
    net = {letters[shape.fill]: (round(box(shape)[0] / edge), round(box(shape)[1] / edge)) for shape in faces}
    sides: dict[str, str] = {}
    roll_over(net, "y", "123456", sides)
    assert sorted(sides.values()) == list("123456")


@every_ink
def test_black_ink_has_no_colour_and_no_large_dark_area(ink: Ink) -> None:
    for sheet in lay(shipped_tracks()["oval"], "a4", ink):
        paints = {
            paint for layer in sheet.layers for mark in layer.marks for paint in (mark.fill, mark.stroke) if paint
        }
        colours = {paint for paint in paints if len({paint[1:3], paint[3:5], paint[5:7]}) > 1} - {"#33261a", "#8d8778"}
        assert bool(colours) == (ink == "colour")
        if ink == "symbols":
            dark = [mark.box for layer in sheet.layers for mark in layer.marks if mark.fill and mark.fill < "#80"]
            assert max((min(area.width, area.height) for area in dark), default=0) < 30


@every_ink
@pytest.mark.parametrize("paper", ["a4", "tiles"])
def test_a_board_of_tiny_spaces_gives_a_valid_print(paper: Paper, ink: Ink) -> None:
    """Spaces and a tyre a thousandth as long as the others, on the narrowest possible road."""
    row = " ".join(f"{'rygbwp'[n % 6]}1 {'bwpryg'[n % 6]}0.001" for n in range(30))
    rows = [row, "y30.0295 #0.0005", row, row, row]
    lanes = "\n".join(f'{name} = "{row}"' for name, row in zip("ABCDE", rows, strict=True))
    curve = '[curve]\npath = "f100 r180/3 f100 r180/3"\nroad = 0.5\nstart = 1'
    text = f'game = "monza"\nedition = "first"\n[lanes]\n{lanes}\n[finish]\ncolour = "red"\n{curve}'
    sheets = lay_out(parse_track(text, "tiny.toml"), paper, ink)
    document = read_pdf(write_sheets(sheets, "Tiny"))
    assert len(document.pages) == len(sheets) <= 40
    svg = write_sheets(sheets, "Tiny", "svg").decode()
    assert "nan" not in svg
    assert 'stroke-dasharray="0 0"' not in svg


def test_equal_boards_give_equal_files() -> None:
    oval = shipped_tracks()["oval"]
    assert write_sheets(lay_out(oval), "Oval") == write_sheets(lay_out(oval), "Oval")


@pytest.mark.parametrize(("option", "value"), [("paper", "a9"), ("ink", "gold"), ("format", "png")])
def test_the_error_for_an_unknown_option_value_lists_the_choices(option: str, value: str) -> None:
    words = {"paper": "a4", "ink": "colour", "format": "pdf"} | {option: value}
    with pytest.raises(OptionValueError, match=f"{option}={value} is not possible; choose "):
        write_sheets(lay_out(shipped_tracks()["sprint"], words["paper"], words["ink"]), "", words["format"])  # type: ignore[arg-type]
