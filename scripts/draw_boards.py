"""Draw the shipped boards, and boards of your own, as SVG pictures.

`python -m scripts.draw_boards pictures` writes one picture per board into the folder; further arguments are names of
boards or track files.
"""

from __future__ import annotations

import argparse
from math import cos, sin
from pathlib import Path
from random import Random

from hairpin.analysis.monza.heat_map import SYMBOLS
from hairpin.games.monza.colours import LETTER_OF
from hairpin.games.monza.curve import Pose
from hairpin.games.monza.outline import ArrowOutline, BoardOutline, draw_board
from hairpin.games.monza.track import LINE, START, Space, Track
from hairpin.games.monza.track_file import load_track, shipped_tracks

FRAME = 22  # of wood around the board
# Paint, outline and symbol of every colour.
PAINT = {
    "r": ("#a40e03", "#6f0700", "#ff9d8f"),
    "y": ("#fdcf0c", "#c29600", "#8a6200"),
    "g": ("#45b38c", "#2b7f61", "#e2fbef"),
    "b": ("#4463be", "#2a4190", "#d3deff"),
    "w": ("#fafafa", "#b9b2a6", "#6d675e"),
    "p": ("#3c0b52", "#22022f", "#dcb2f2"),
    "#": ("#8d9096", "#666970", "#2c2d33"),
}
ASPHALT, SHADE = "#3b3d45", "#1f2026"
CAR = "M-50 -30Q-50 -42 -36 -42L4 -36Q46 -26 50 -8Q52 0 50 8Q46 26 4 36L-36 42Q-50 42 -50 30Z"
WHEELS = "M-40 -56h26v14h-26ZM-40 42h26v14h-26ZM12 -48h20v14h-20ZM12 34h20v14h-20Z"


def draw_picture(track: Track) -> str:
    """Return the picture of a board, cars waiting for the start."""
    board = draw_board(track)
    wide, high = (size + 2 * FRAME for size in board.view)
    verge = board.lane * 0.16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-FRAME} {-FRAME} {wide:.1f} {high:.1f}">',
        f"<title>{track.title}</title>",
        draw_table(board, wide, high),
        draw_meadow(board),
        f'<path d="{board.road}" fill="#4e8038" fill-rule="evenodd" stroke="#4e8038" '
        f'stroke-width="{2.4 * verge:.1f}" opacity=".55" transform="translate(2 6)"/>',
        draw_road(board, verge),
        *(draw_space(board, space) for space in track.spaces.values()),
        draw_start(board),
        *(
            draw_car(board, spot, PAINT[LETTER_OF[arrow.car]])
            for arrow, spot in zip(board.arrows, board.places[START].spots, strict=True)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_table(board: BoardOutline, wide: float, high: float) -> str:
    """Return planks of wood, and the card that lies on them."""
    random = Random(2)
    parts = [f'<rect x="{-FRAME}" y="{-FRAME}" width="{wide:.1f}" height="{high:.1f}" fill="#cf9c62"/>']
    y = -FRAME + 40.0
    while y < high:
        bow = random.uniform(-6, 6)
        grain = f"M{-FRAME} {y:.0f}q{wide / 4:.0f} {bow:.0f} {wide / 2:.0f} 0t{wide / 2:.0f} 0"
        ink = "#a9743f" if random.random() < 0.3 else "#bf8a50"
        parts.append(f'<path d="{grain}" fill="none" stroke="{ink}" stroke-width="{random.uniform(1, 3):.1f}"/>')
        y += random.uniform(14, 34)
    width, height = board.view
    for shift, grow, colour in ((5, 2, "#a06d38"), (0, 0, "#79b25d"), (0, -9, "#a3d07e")):
        box = f'x="{-grow:.0f}" y="{shift - grow:.0f}" width="{width + 2 * grow:.1f}" height="{height + 2 * grow:.1f}"'
        parts.append(f'<rect {box} rx="{40 + grow}" fill="{colour}"/>')
    return "\n".join(parts)


def draw_meadow(board: BoardOutline) -> str:
    """Return tufts of grass and a few flowers; the road will cover some."""
    random = Random(5)
    parts = []
    for _ in range(70):
        x, y = random.uniform(30, board.view[0] - 30), random.uniform(30, board.view[1] - 30)
        if random.random() < 0.7:
            tuft = f"M{x:.0f} {y:.0f}q1 -8 -5 -11m5 11q0 -9 1 -14m-1 14q-1 -8 6 -10"
            parts.append(f'<path d="{tuft}" fill="none" stroke="#6fae55" stroke-width="2.4" stroke-linecap="round"/>')
        else:
            petals = "".join(f"M{x + 3.4 * cos(n):.1f} {y + 3.4 * sin(n):.1f}h0" for n in (0, 1.26, 2.51, 3.77, 5.03))
            white = random.choice(("#fffdf2", "#ffe9a8", "#f6c4d2"))
            parts.append(f'<path d="{petals}" stroke="{white}" stroke-width="5" stroke-linecap="round"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="#e0a100"/>')
    return "\n".join(parts)


def draw_road(board: BoardOutline, verge: float) -> str:
    """Return asphalt between two striped kerbs."""
    parts = [
        f'<path d="{kerb}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" {dashes}/>'
        for kerb in board.kerbs
        for colour, width, dashes in (
            (SHADE, 2 * verge + 3, ""),
            ("#f7f1e6", 2 * verge, ""),
            ("#c8281a", 2 * verge, f'stroke-dasharray="{1.8 * verge:.1f}"'),
        )
    ]
    return "\n".join([*parts, f'<path d="{board.road}" fill="{ASPHALT}" fill-rule="evenodd"/>'])


def draw_space(board: BoardOutline, space: Space) -> str:
    """Return one space in its colour with its symbol."""
    shape = board.spaces[space.name]
    paint, edge, ink = PAINT[space.colour]
    size = 0.31 * min(shape.width, shape.length)
    x, y, _ = shape.middle
    mark = SYMBOLS[space.colour]
    relief = edge if not space.is_tyre else "#c9ccd1"
    place = f"translate({x:.1f} {y:.1f}) scale({size:.2f})"
    return (
        f'<clipPath id="{space.name}"><path d="{shape.path}"/></clipPath>'
        f'<path d="{shape.path}" fill="{paint}" stroke="{edge}" stroke-width="9" clip-path="url(#{space.name})"/>'
        f'<path d="{shape.path}" fill="none" stroke="{ASPHALT}" stroke-width="3.2" stroke-linejoin="round"/>'
        f'<path d="{mark}" fill="{relief}" fill-rule="evenodd" transform="translate(0 1.2) {place}"/>'
        f'<path d="{mark}" fill="{ink}" fill-rule="evenodd" transform="{place}"/>'
    )


def draw_start(board: BoardOutline) -> str:
    """Return the start box, its lines, and every car's arrow."""
    home = board.places.get(LINE)
    return "\n".join(
        [
            f'<path d="{board.start_box}" fill="#fdfaf3" stroke="{ASPHALT}" stroke-width="3"/>',
            f'<path d="{home.path}" fill="#efe6d4"/>' if home else "",
            *map(draw_arrow, board.arrows),
            f'<path d="{board.finish_line}" fill="#fdfaf3"/>',
            f'<path d="{board.chequers}" fill="{SHADE}"/>',
            f'<path d="{board.start_line}" fill="none" stroke="#c8281a" stroke-width="6"/>',
        ]
    )


def draw_arrow(arrow: ArrowOutline) -> str:
    """Return the start arrow of a car, with its symbol."""
    letter = LETTER_OF[arrow.car]
    paint, _, ink = PAINT[letter]
    x, y, _ = arrow.sign
    place = f"translate({x:.1f} {y:.1f}) scale({0.6 * arrow.radius:.2f})"
    return (
        f'<path d="{arrow.path}" fill="{paint}" stroke="{SHADE}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="{SYMBOLS[letter]}" fill="{ink}" fill-rule="evenodd" transform="{place}"/>'
    )


def draw_car(board: BoardOutline, spot: Pose, paint: tuple[str, str, str]) -> str:
    """Return a small car, seen from above."""
    length, width = (side * board.places[START].scale for side in board.car)
    body, edge, _ = paint
    place = (
        f"translate({spot.x:.1f} {spot.y:.1f}) rotate({spot.heading:.1f}) scale({length / 104:.3f} {width / 112:.3f})"
    )
    return (
        f'<g transform="{place}"><path d="{WHEELS}" fill="{SHADE}"/>'
        f'<path d="{CAR}" fill="{body}" stroke="#fff" stroke-width="12"/>'
        f'<path d="{CAR}" fill="{body}" stroke="{edge}" stroke-width="5"/>'
        f'<ellipse rx="17" ry="15" cx="-6" fill="#fff" stroke="{edge}" stroke-width="5"/></g>'
    )


def main() -> None:
    """Read the command line and write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("boards", nargs="*", help="names of boards or track files; default: all shipped ones")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in given.boards or shipped_tracks():
        track = load_track(name)
        picture = given.folder / f"{track.name}.svg"
        picture.write_text(draw_picture(track), "utf-8")
        print(picture)


if __name__ == "__main__":
    main()
