"""Figures of the rules pages: positions on the table, judged by the rules.

What is allowed is not written here: every mark is the answer of `why_not`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from hairpin.core.figure import Mark, mark
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX
from hairpin.games.memo.options import Options
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import Phase, State
from hairpin.games.memo.tiles import LETTERS
from hairpin.games.memo.view import View
from hairpin.games.memo.why import why_not

PLAYERS = 2


@dataclass(frozen=True, slots=True)
class TilesFigure:
    """A figure of the rules of Memo-Car-Race.

    show  the corners of the part that is shown; empty: the whole table
    way   how the tile that was turned up would lie, or empty
    """

    show: tuple[str, ...]
    view: View
    paints: tuple[str, ...]
    way: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Tiles:
    """A position as text: `red@b2:NS`, what was seen (`b2s`), and the places that are asked about."""

    show: str
    cars: str
    seen: str = ""
    ask: str = ""
    phase: Phase = "choose"
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
def draw_figures() -> Mapping[str, TilesFigure]:
    """Return every figure by its name."""
    return {name: _draw(table) for name, table in TABLES.items()}


def _draw(table: Tiles) -> TilesFigure:
    game = Memo(Options.read({"players": PLAYERS}))
    view = game.view(_lay(table), None)
    return TilesFigure(
        show=tuple(sorted(table.show.split(), key=INDEX.__getitem__)),
        view=view,
        paints=tuple(car.partition("@")[0] for car in table.cars.split()),
        way=table.way,
        marks=tuple(mark(place, why_not(game.options, view, place)) for place in table.ask.split()),
    )


def _lay(table: Tiles) -> State:
    """Return the position that a text describes; the first seat is on turn, unless it was the last to be placed."""
    cars = [car.partition("@")[2].partition(":") for car in table.cars.split()]
    missing = [""] * (PLAYERS - len(cars))
    places = (*(place for place, _, _ in cars), *missing)
    kinds = {letter: kind for kind, letter in LETTERS.items()}
    seen = {word[:2]: kinds[word[2]] for word in table.seen.split()}
    canisters = tuple(colour.replace("-", "") for colour in table.canisters.split(","))
    return State(
        phase=table.phase,
        turn=len(cars) % PLAYERS,
        cars=places,
        ways=(*(ways or FIXED_WAYS[place] for place, _, ways in cars), *missing),
        tiles=tuple(seen.get(cell) for cell in CELLS),
        chosen=table.chosen,
        canisters=canisters,
        pool=tuple(colour for colour in COLOURS if colour not in canisters),
        fresh=tuple(seat for seat, place in enumerate(places) if place in ("", *COLOURS)),
        ban=tuple(table.ban.split()),
        ghosts=(),
    )
