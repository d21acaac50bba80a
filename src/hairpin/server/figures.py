"""The pictures of the rules pages: small positions on real boards, drawn by their outlines and judged by the rules.

Nobody writes down here what is allowed: every tick and every cross is the engine's own answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path

from hairpin.core.reason import Reason
from hairpin.games.memo import Memo
from hairpin.games.memo import State as MemoState
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX
from hairpin.games.memo.options import Options as MemoOptions
from hairpin.games.memo.why import why_not as why_not_memo
from hairpin.games.monza import Monza, Options, Phase, State, Track, parse_track, shipped_tracks
from hairpin.games.monza.colours import LETTER_OF
from hairpin.games.monza.outline import draw_board
from hairpin.games.monza.story import tell
from hairpin.games.monza.why import lay_out, why_not
from hairpin.server import protocol as wire
from hairpin.server.picture import picture_memo

SCHOOL = "school"
MARGIN = 0.3  # of a lane, around what is shown


@lru_cache
def drawn_boards() -> dict[str, Track]:
    """Return every board that the page may draw: those to race on, and the one that the pictures are laid on."""
    file = Path(__file__).parent / f"{SCHOOL}.toml"
    return {**shipped_tracks(), SCHOOL: parse_track(file.read_text("utf-8"), file.name)}


@dataclass(frozen=True)
class Road:
    """A position of Monza in few words: `red:A1 blue:S`, what is laid out, and which places are asked about."""

    show: str
    cars: str
    dice: str = ""
    words: str = ""
    ask: str = ""
    board: str = SCHOOL
    phase: Phase = "drive"
    last: str = ""
    tiles: str = ""
    has_tray: bool = False  # whether the dice left over are part of the picture


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


def _aim_at_targets(board: str) -> Road:
    """Show a car from whose space one step leads to every target square, wherever a board has them."""
    track = drawn_boards()[board]
    near = next(place for place, ways in track.exits.items() if set(track.finish) <= set(ways))
    targets = " ".join(track.finish)
    return Road(f"{near} {targets}", f"red:{near}", "bwrrrr", ask=targets, board=board)


@dataclass(frozen=True)
class Tiles:
    """A position of Memo-Car-Race in few words: `red@b2:NS`, what was seen (`b2s`), which places are asked about."""

    show: str
    cars: str
    seen: str = ""
    ask: str = ""
    phase: str = "choose"
    chosen: str = ""
    way: str = ""
    canisters: str = "-,-"
    ban: str = ""


TABLES = {
    "memo-whole": Tiles("", "red@d2:NW blue@a4:NE", "d2c a4c", canisters="yellow,-"),
    "memo-begin": Tiles("", "red@red", phase="place", ask="blue green yellow"),
    "memo-turn": Tiles("a1 c3", "red@b2:NS blue@e1:NS", "b2s e1s"),
    "memo-reveal": Tiles("a1 c3", "red@b2:NE blue@e1:NS", "b2c e1s", ask="b1"),
    "memo-road-yes": Tiles("a1 c3", "red@b2:NS blue@e1:NS", "b2s e1s", ask="b1 b3"),
    "memo-road-no": Tiles("a1 c3", "red@b2:NS blue@e1:NS", "b2s e1s", ask="a2 c2"),
    "memo-rotate": Tiles("a1 c3", "red@b2:NE blue@e1:NS", "b2c e1s b1j", phase="rotate", chosen="b1", way="ESW"),
    "memo-cover": Tiles("a1 c3", "red@b1:ESW blue@e1:NS", "b1j e1s b2c"),
    "memo-dead-end": Tiles("red a1 b2", "red@red blue@blue", "a1d", phase="rotate", chosen="a1", way="E"),
    "memo-car-yes": Tiles("a1 c3", "red@b2:NS blue@b1:NS", "b2s b1s", ask="b1"),
    "memo-car-no": Tiles("a1 c3", "red@b2:NS blue@b1:EW", "b2s b1s", ask="b1"),
    "memo-open": Tiles("b2 d4", "red@c2:NS blue@e1:NS", "c2s e1s", ask="c3"),
    "memo-swap": Tiles("a1 d4", "red@b2:NS blue@e1:NS", "b2s e1s", ask="a1 d4", phase="swap-first"),
    "memo-fixed": Tiles("a1 c3", "red@b2:NS blue@e1:NS", "b2s e1s", ask="b2 c3", phase="swap-first"),
    "memo-rest": Tiles("a1 c3", "red@b2:NS blue@e1:NS", "b2s e1s", ask="a1 a3", phase="swap-first", ban="a1 a3"),
    "memo-pit": Tiles("b2 d4", "red@c3:NESW blue@e1:NS", "e1s", canisters="yellow,-"),
    "memo-finish": Tiles("yellow a5 b4", "red@a5:NW blue@e1:NS", "a5c e1s", ask="yellow", canisters="yellow,-"),
}


@lru_cache
def draw_figures() -> wire.Figures:
    """Return every picture by its name."""
    return wire.Figures(
        {name: _draw_road(road) for name, road in ROADS.items()}
        | {"first-targets": _draw_road(_aim_at_targets("first-edition"))},
        {name: _draw_table(table) for name, table in TABLES.items()},
    )


def _draw_road(road: Road) -> wire.RoadFigure:
    track = drawn_boards()[road.board]
    paints, places = zip(*(car.split(":") for car in road.cars.split()), strict=True)
    idle = [] if len(places) > 1 else [next(car for car in track.board_facts().cars if car not in paints)]
    players = len(places) + len(idle)
    game = Monza(
        Options.read(
            {
                "track": track,
                "players": players,
                "cars": (*paints, *idle),
                "pro": bool(road.tiles),
                "bonus": road.phase == "bonus",
            }
        )
    )
    tiles = (road.tiles,) * players if road.tiles else ()
    cars = (*places, *(["S"] if idle else []))
    state = State(road.phase, 0, cars, (0,) * players, road.dice, road.last, tiles)
    steps = [game.parse_action(word) for word in road.words.split()]
    laid = lay_out(game, state, steps)
    return wire.RoadFigure(
        board=road.board,
        window=_frame(track, road.show.split()),
        cars=places,
        paints=paints,
        dice=laid.dice if road.has_tray else "",
        laid=tuple(road.words.split()),
        marks=tuple(_mark(what, why_not(game, laid, what)) for what in road.ask.split()),
        pushed=_push(game, state, road),
        last=next((paint for paint, letter in LETTER_OF.items() if letter == road.last and road.phase == "bonus"), ""),
    )


def _push(game: Monza, state: State, road: Road) -> tuple[str, ...]:
    """Drive the route, and return from where to where it pushes a car back, if it does (MZ-11)."""
    for word in road.words.split():
        action = game.parse_action(word)
        after = game.advance(state, action)
        for act in tell(game, state, action, after):
            if act.kind == "pushed-back":
                return act.places
        state = after
    return ()


_outline = lru_cache(draw_board)


def _frame(track: Track, show: list[str]) -> wire.Window:
    """Return the part of the page that holds these places, turned so that one drives to the right."""
    board = _outline(track)
    if not show:
        return wire.Window(board.view[0] / 2, board.view[1] / 2, 0, board.view[0], board.view[1])
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
    return wire.Window(
        round(x, 1), round(y, 1), round(turn, 1), round(right - left + edge, 1), round(bottom - top + edge, 1)
    )


def _draw_table(table: Tiles) -> wire.TilesFigure:
    game = Memo(MemoOptions.read({"players": 2}))
    seats = [car.replace("@", ":").split(":") for car in table.cars.split()]
    places = [place for _, place, *_ in seats] + [""] * (2 - len(seats))
    ways = [laid[0] if laid else FIXED_WAYS[place] for _, place, *laid in seats] + [""] * (2 - len(seats))
    kinds = {"s": "straight", "c": "curve", "j": "junction", "x": "crossing", "d": "dead-end"}
    seen = {word[:2]: kinds[word[2]] for word in table.seen.split()}
    canisters = tuple(colour.replace("-", "") for colour in table.canisters.split(","))
    turn = len(seats) % 2
    fresh = tuple(seat for seat, place in enumerate(places) if place in ("", *COLOURS))
    state = MemoState(
        table.phase,  # type: ignore[arg-type]
        turn,
        tuple(places),
        tuple(ways),
        tuple(seen.get(cell) for cell in CELLS),
        table.chosen,
        canisters,
        tuple(colour for colour in COLOURS if colour not in canisters),
        fresh,
        tuple(table.ban.split()),
        (),
    )
    view = game.view(state, None)
    marks = tuple(_mark(place, why_not_memo(game.options, view, place)) for place in table.ask.split())
    show = tuple(sorted(table.show.split(), key=INDEX.__getitem__))
    return wire.TilesFigure(show, picture_memo(view, {}), tuple(paint for paint, *_ in seats), table.way, marks)


def _mark(place: str, reason: Reason | None) -> wire.Mark:
    return wire.Mark(place, reason.rule if reason else "")
