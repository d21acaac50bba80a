"""A heat map of a board: the lighter a space, the higher its figure. Symbols show the spaces' colours.

There are two figures: the win chance on turn with the other car level, and the number of turns that end on a space.
What the picture says comes from the caller, who knows the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from typing import Protocol

import numpy as np

from hairpin.analysis.monza.solved import SOLVED, SolvedRace
from hairpin.core.errors import OptionValueError
from hairpin.games.monza.colours import COLOURS
from hairpin.games.monza.outline import BoardOutline, draw_board
from hairpin.games.monza.track import TYRE, Space, Track

# From low to high; lightness increases monotonically, and no step relies on red against green.
SCALE = ("#0b2050", "#46527a", "#7d7c78", "#bda963", "#ffe75a")
PAPER, INK, ASPHALT, GREY = "#ffffff", "#16171c", "#3b3d45", "#c9ccd1"
SWATCHES = 9
_LEGEND = 176


def _star(points: int, inner: float) -> str:
    corners = [(1 if n % 2 == 0 else inner, n * pi / points) for n in range(2 * points)]
    return "M" + "L".join(f"{r * sin(a):.3f} {-r * cos(a):.3f}" for r, a in corners) + "Z"


SYMBOLS = {
    "r": "M-.82 0A.82 .82 0 0 1 .82 0A.82 .82 0 0 1 -.82 0Z",
    "y": "M0 -.98L.98 .74L-.98 .74Z",
    "g": "M-.74 -.74H.74V.74H-.74Z",
    "b": "M0 -1.1L.74 0L0 1.1L-.74 0Z",
    "w": _star(5, 0.45),
    "p": "M-.3 -.92H.3V-.3H.92V.3H.3V.92H-.3V.3H-.92V-.3H-.3Z",
    TYRE: "M-.95 0A.95 .95 0 0 1 .95 0A.95 .95 0 0 1 -.95 0ZM-.4 0A.4 .4 0 0 0 .4 0A.4 .4 0 0 0 -.4 0Z",
}


class Speech(Protocol):
    """Messages by id in one language, and its way to write shares."""

    @property
    def language(self) -> str:
        """The tag of the language."""

    def say(self, message: str, **facts: str | int) -> str:
        """Return a message with its variables filled in."""

    def percent(self, value: float, digits: int = 0) -> str:
        """Format a share of one in percent."""


@dataclass(frozen=True)
class HeatMap:
    """A figure for every space that a turn can begin on, with a title and a caption."""

    title: str
    says: str
    figures: Mapping[str, float]


def measure_chances(race: SolvedRace) -> Mapping[str, float]:
    """Return the mover's win chance on each space with the other car level, averaged over both seats."""
    if race.game.players != 2:
        raise OptionValueError(
            f"players={race.game.players} is not possible for a picture; choose 2",
            option="players",
            value=race.game.players,
            choices=(2,),
        )
    track, road = race.game.track, race.values.road
    number = {place: n for n, place in enumerate(track.places)}
    tables = [race.problem.table(race.solution.tables, mover)[:, 0] for mover in range(2)]
    return {
        place: float(np.mean([table[number[place] * road + number[other]] for table in tables for other in level]))
        for place, level in find_level(track).items()
    }


def find_level(track: Track) -> dict[str, list[str]]:
    """Find for each space the spaces of the other lanes whose front edges are nearest to its own."""
    spaces = [track.spaces[name] for name in track.places if name in track.spaces and name not in track.finish]
    level: dict[str, list[str]] = {}
    for space in spaces:
        level[space.name] = []
        for lane in track.lanes:
            others = [other for other in spaces if other.lane == lane != space.lane]
            nearest = min((abs(other.front - space.front) for other in others), default=None)
            level[space.name] += [other.name for other in others if abs(other.front - space.front) == nearest]
    return level


def measure_traffic(race: SolvedRace, races: int, seed: int) -> Mapping[str, float]:
    """Return the share of optimal drivers' turns that end on each space, before later push-backs."""
    trace = race.trace(SOLVED, races, seed)
    ends = trace.after[np.arange(len(trace.mover)), trace.mover]
    shares = np.bincount(ends, minlength=len(race.game.track.places)) / len(ends)
    return {name: float(shares[n]) for n, name in enumerate(race.game.track.places[: race.values.road]) if n}


def draw_heat_map(track: Track, heat: HeatMap, speech: Speech, has_key: bool = True) -> str:
    """Return the heat map as SVG; without a key, whoever shows it explains it."""
    board = draw_board(track)
    wide, high = board.view
    low, top = min(heat.figures.values()), max(heat.figures.values())
    levels = {name: (figure - low) / ((top - low) or 1.0) for name, figure in heat.figures.items()}
    title, below = escape(heat.title), _LEGEND if has_key else 0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high + below:.0f}" '
        f'font-family="sans-serif" role="img" xml:lang="{escape(speech.language)}">',
        f"<title>{title}</title>",
        f'<rect width="{wide:.0f}" height="{high + below:.0f}" fill="{PAPER}"/>',
        f'<path d="{board.road}" fill="{ASPHALT}" fill-rule="evenodd"/>',
        *(_paint_space(board, space, heat.figures, levels, speech) for space in track.spaces.values()),
        f'<path d="{board.start_box}" fill="#fdfaf3" stroke="{ASPHALT}" stroke-width="3"/>',
        f'<path d="{board.finish_line}" fill="#fdfaf3"/><path d="{board.chequers}" fill="{INK}"/>',
        f'<path d="{board.start_line}" fill="none" stroke="{INK}" stroke-width="6"/>',
    ]
    if has_key:
        parts += [
            f'<g transform="translate(20 {high + 28:.0f})" font-size="20" fill="{INK}">',
            f'<text font-size="26" font-weight="bold">{title}</text>',
            _paint_scale(heat, low, top, speech),
            _paint_key(speech),
            "</g>",
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _paint_space(
    board: BoardOutline, space: Space, figures: Mapping[str, float], levels: Mapping[str, float], speech: Speech
) -> str:
    """Return one space in the colour of its figure, with symbol and tooltip; tyres and targets have a plain colour."""
    shape, name = board.spaces[space.name], space.name
    paint = shade(levels[name]) if name in levels else GREY if space.is_tyre else PAPER
    if name in figures:
        what = speech.percent(figures[name], 2)
    else:
        what = speech.say("cli-heat-tyre" if space.is_tyre else "cli-heat-finish")
    says = escape(speech.say("cli-labelled", name=name, what=what))
    return (
        f'<path class="space" d="{shape.path}" fill="{paint}" stroke="{ASPHALT}" stroke-width="3">'
        f"<title>{says}</title></path>"
        + _paint_symbol(space.colour, *shape.middle[:2], 0.31 * min(shape.width, shape.length), ink_on(paint))
    )


def _paint_symbol(colour: str, x: float, y: float, size: float, ink: str) -> str:
    place = f"translate({x:.1f} {y:.1f}) scale({size:.1f})"
    return f'<path d="{SYMBOLS[colour]}" fill="{ink}" fill-rule="evenodd" transform="{place}"/>'


def _paint_scale(heat: HeatMap, low: float, top: float, speech: Speech) -> str:
    """Return the caption, and the colour scale with its lowest and highest figure."""
    swatches = [
        f'<rect x="{70 + 34 * n}" y="44" width="34" height="26" fill="{shade(n / (SWATCHES - 1))}"/>'
        for n in range(SWATCHES)
    ]
    right = 70 + 34 * SWATCHES + 10
    return (
        f'<text y="28">{escape(heat.says)}</text>'
        f'<text y="64">{speech.percent(low, 1)}</text>{"".join(swatches)}'
        f'<text x="{right}" y="64">{speech.percent(top, 1)}</text>'
        f'<text y="96" font-size="17">{escape(speech.say("cli-heat-note"))}</text>'
    )


def _paint_key(speech: Speech) -> str:
    names = {letter: speech.say("monza-colour", colour=colour) for letter, colour in COLOURS.items()}
    parts = []
    for n, (letter, name) in enumerate([*names.items(), (TYRE, speech.say("cli-heat-tyre"))]):
        x = 12 + 118 * n
        parts.append(_paint_symbol(letter, x, 120, 10, INK) + f'<text x="{x + 18}" y="126">{escape(name)}</text>')
    return "".join(parts)


def shade(level: float) -> str:
    """Return the colour of a level from 0 to 1."""
    at = min(max(level, 0.0), 1.0) * (len(SCALE) - 1)
    below = min(int(at), len(SCALE) - 2)
    mixed = (
        round(one + (other - one) * (at - below))
        for one, other in zip(_split(SCALE[below]), _split(SCALE[below + 1]), strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


def ink_on(paint: str) -> str:
    """Return black or white, whichever has more contrast on a paint."""
    return INK if luminance(paint) > 0.2 else PAPER


def luminance(paint: str) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG 2 defines it."""
    parts = [part / 255 for part in _split(paint)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _split(paint: str) -> tuple[int, int, int]:
    red, green, blue = (int(paint[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue
