"""Figures of the rules pages: positions on real boards, drawn by their outlines and judged by the rules.

What is allowed is not written here: every mark is the answer of `why_not`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import cos, radians, sin

from hairpin.core.figure import Mark, mark
from hairpin.games.monza.colours import COLOURS
from hairpin.games.monza.options import Options
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import Phase, State
from hairpin.games.monza.story import tell
from hairpin.games.monza.track import START, Track
from hairpin.games.monza.track_file import parse_track, shipped_tracks
from hairpin.games.monza.why import lay_out, why_not

SCHOOL = "school"
MARGIN = 0.3  # around what is shown, in widths of a lane


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a board that a figure shows: its middle, its size, and the turn after which cars drive right."""

    x: float
    y: float
    turn: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class RoadFigure:
    """A figure of the rules of Monza.

    laid    the steps that are laid out
    pushed  from where to where a car is pushed back, or empty
    last    the colour of the car that may take a bonus move, or empty
    """

    board: str
    window: Window
    cars: tuple[str, ...]
    paints: tuple[str, ...]
    dice: str
    laid: tuple[str, ...]
    marks: tuple[Mark, ...]
    pushed: tuple[str, ...]
    last: str


@dataclass(frozen=True)
class Road:
    """A position as text: `red:A1 blue:S`, the route that is laid out, and the places that are asked about."""

    show: str
    cars: str
    dice: str = ""
    words: str = ""
    ask: str = ""
    board: str = SCHOOL
    phase: Phase = "drive"
    last: str = ""
    tiles: str = ""
    has_tray: bool = False  # whether the dice left over are part of the figure


ROADS = {
    "whole": Road("", "red:S blue:S green:S yellow:S", board="oval", phase="roll"),
    "begin": Road("S A1 C1", "red:S blue:S green:S yellow:S", phase="roll"),
    "lay": Road("A1 C4", "red:A1", "yybbrp", "B2y C2b C3r C4y"),
    "start": Road("S A1 C1", "red:S blue:S", "wwpprr", ask="A1 B1 C1"),
    "start-long": Road("S A1 B1 C1", "red:S blue:S", "rygbwp", ask="A1 B1 C1", board="long"),
    "lane-yes": Road("A2 B2", "red:B2", "rpbyyw", ask="A2"),
    "lane-no": Road("A2 B2", "red:A2", "rpbyyw", ask="B2"),
    "corner": Road("B3 C4", "red:B3", "gyyrrr", ask="B4 C4"),
    "tyre": Road("A2 B5", "red:A3", "gggrrr", ask="A4 B4"),
    "over": Road("A1 B3", "red:A1 blue:B2", "yprrrr", "B2y B3p"),
    "bump": Road("A2 A5 B5", "red:B4 green:A5 yellow:A3", "rbppyy", "B5r A5b"),
    "nowhere": Road("S A1 B2", "red:S green:A1", "wwwwww", "A1w"),
    "no-die": Road("A2 B3", "red:A2", "rrgbww", ask="A3 B3", has_tray=True),
    "drive-on": Road("A1 A3 B3", "red:A1", "ryw", "A2r", ask="A3 stop", has_tray=True),
    "finish-yes": Road("B29 C28 F", "red:B29", "wrb", ask="F", has_tray=True),
    "finish-no": Road("B29 C28 F", "red:B29", "rrb", ask="F", has_tray=True),
    "last-round": Road("A28 C28 F", "red:F blue:C28", phase="roll"),
    "accelerator": Road("A1 A3 B3", "red:A1", "ygggww", "A2r+ A3y", tiles="xrygbwp"),
    "six": Road("A1 B5", "red:S", "wrygrb", "A1w A2r A3y B4g B5r A5b", tiles="xrygbwp"),
    "turbo": Road("A5 B6", "red:A5", "gw", ask="A6 B6", phase="turbo", last="b", tiles="xy"),
    "turbo-tiles": Road("A5 B6", "red:A5", "pw", ask="A6", phase="turbo", last="b", tiles="g", has_tray=True),
    "turbo-bump": Road("A5 B6", "red:A5 blue:A5", "gw", "A6g", phase="turbo", last="b", tiles="xy"),
    "bonus": Road("A2 B5", "red:B5 green:A2", ask="A3 B3", phase="bonus", last="g"),
    "bonus-free": Road("A2 B5", "red:B5 green:A2 yellow:A3", ask="A3 B3", phase="bonus", last="g"),
    "bonus-home": Road("A28 C28 F", "red:A27 green:B29", ask="F", phase="bonus", last="g"),
    "first-whole": Road("", "red:S yellow:S green:S blue:S white:S purple:S", board="first-edition", phase="roll"),
    "first-begin": Road("S A1 C1", "red:S yellow:S green:S", board="first-edition", phase="roll"),
    "first-start": Road("S A1 C1", "red:S yellow:S", "bwrrrr", ask="A1 B1 C1", board="first-edition"),
}


@lru_cache
def drawn_boards() -> Mapping[str, Track]:
    """Return every board that a page may draw: those to race on, and the one that only figures use."""
    file = f"{SCHOOL}.toml"
    school = parse_track(files(__package__).joinpath(file).read_text("utf-8"), file)
    return {**shipped_tracks(), SCHOOL: school}


@lru_cache
def draw_figures() -> Mapping[str, RoadFigure]:
    """Return every figure by its name."""
    roads = ROADS | {"first-targets": _aim_at_targets("first-edition")}
    return {name: _draw(road) for name, road in roads.items()}


def _aim_at_targets(board: str) -> Road:
    """Show a car from whose space one step leads to every target square, wherever a board has them."""
    track = drawn_boards()[board]
    near = next(place for place, ways in track.exits.items() if set(track.finish) <= set(ways))
    targets = " ".join(track.finish)
    return Road(f"{near} {targets}", f"red:{near}", "bwrrrr", ask=targets, board=board)


def _draw(road: Road) -> RoadFigure:
    track = drawn_boards()[road.board]
    paints, places = zip(*(car.split(":") for car in road.cars.split()), strict=True)
    idle = [] if len(places) > 1 else [next(car for car in track.board_facts().cars if car not in paints)]
    players = len(places) + len(idle)
    options = {
        "track": track,
        "players": players,
        "cars": (*paints, *idle),
        "pro": bool(road.tiles),
        "bonus": road.phase == "bonus",
    }
    game = Monza(Options.read(options))
    state = State(
        phase=road.phase,
        turn=0,
        cars=(*places, *(START for _ in idle)),
        used=(0,) * players,
        dice=road.dice,
        last=road.last,
        tiles=(road.tiles,) * players if road.tiles else (),
    )
    words = tuple(road.words.split())
    laid = lay_out(game, state, map(game.parse_action, words))
    return RoadFigure(
        board=road.board,
        window=_frame(track, road.show.split()),
        cars=places,
        paints=paints,
        dice=laid.dice if road.has_tray else "",
        laid=words,
        marks=tuple(mark(what, why_not(game, laid, what)) for what in road.ask.split()),
        pushed=_push(game, state, words),
        last=COLOURS[road.last] if road.phase == "bonus" else "",
    )


def _push(game: Monza, state: State, words: tuple[str, ...]) -> tuple[str, ...]:
    """Drive the route, and return from where to where it pushes a car back, if it does (MZ-11)."""
    for word in words:
        action = game.parse_action(word)
        after = game.advance(state, action)
        for happening in tell(game, state, action, after):
            if happening.kind == "pushed-back":
                return happening.places
        state = after
    return ()


_outline = lru_cache(draw_board)


def _frame(track: Track, show: list[str]) -> Window:
    """Return the part of the board that holds these places, turned so that cars drive to the right."""
    board = _outline(track)
    if not show:
        return Window(board.view[0] / 2, board.view[1] / 2, 0, board.view[0], board.view[1])
    shapes = [board.places.get(name) or board.spaces[name] for name in show]
    turn = -board.spaces[next(name for name in show if name in board.spaces)].middle.heading
    way = radians(turn)
    corners = []
    for name, shape in zip(show, shapes, strict=True):
        space = board.spaces.get(name)
        long, wide = (space.length, space.width) if space else (1.9 * board.car[0], 3 * board.lane)
        x, y = (shape.middle.x, shape.middle.y)
        along, across = x * cos(way) - y * sin(way), x * sin(way) + y * cos(way)
        corners += [(along - long / 2, across - wide / 2), (along + long / 2, across + wide / 2)]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    along, across, edge = (left + right) / 2, (top + bottom) / 2, 2 * MARGIN * board.lane
    x, y = along * cos(way) + across * sin(way), across * cos(way) - along * sin(way)
    return Window(
        round(x, 1), round(y, 1), round(turn, 1), round(right - left + edge, 1), round(bottom - top + edge, 1)
    )
