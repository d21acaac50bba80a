"""Memo-Car-Race in text. A position is one line, an action one word; both are read back to equal values.

`choose 2 a1:NS,blue s..../...../..+../...../..... - -,- red,blue,green,yellow 2 - -`: the phase, whose turn, the
cars (a road tile with its openings), the tiles by rows (`.` never seen, `+` the pit), the chosen cell, the canisters,
the canisters that may come, the seats with a dead end free, the cells that may not be swapped, the ghosts; `-` where
there is nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NoReturn, cast, get_args

from hairpin.core.errors import ActionNotationError, StateNotationError, name_choices, quote
from hairpin.games.memo.actions import (
    CANISTERS,
    DRIVES,
    PICKS,
    REVEALS,
    STARTS,
    SWAP,
    TURNS,
    WAYS,
    Action,
    Canister,
    Drive,
    Pick,
    Reveal,
    Start,
    Turn,
    Way,
    Word,
)
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, PIT, ROAD
from hairpin.games.memo.position import find_fault
from hairpin.games.memo.state import Phase, State
from hairpin.games.memo.tiles import KINDS, LETTERS
from hairpin.games.memo.view import View

if TYPE_CHECKING:
    from hairpin.games.memo.rules import Memo

_ACTIONS: Mapping[str, Action] = {
    **{f"start:{colour}": action for colour, action in STARTS.items()},
    **{f"turn:{cell}": action for cell, action in TURNS.items()},
    **REVEALS,
    **{f"way:{ways}": action for ways, action in WAYS.items()},
    **{f"drive:{place}": action for place, action in DRIVES.items()},
    SWAP.word: SWAP,
    **PICKS,
    **{f"canister:{colour}": action for colour, action in CANISTERS.items()},
}
_KIND_OF = {letter: kind for kind, letter in LETTERS.items()}
_UNSEEN, _COVERED, _PIT = ".", "#", "+"


def format_action(action: Action) -> str:
    """Write an action as one word."""
    match action:
        case Start(colour):
            return f"start:{colour}"
        case Turn(cell):
            return f"turn:{cell}"
        case Way(ways):
            return f"way:{ways}"
        case Drive(place):
            return f"drive:{place}"
        case Canister(colour):
            return f"canister:{colour}"
        case Reveal(word) | Word(word) | Pick(word):
            return word


def parse_action(text: str) -> Action:
    """Read an action of this game, possible now or not."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    raise ActionNotationError(
        f"{quote(text)} is not an action of Memo-Car-Race; it is like start:red, turn:a2, way:NE, drive:b2, swap, a2 "
        f"or canister:red, or the kind of a tile: {name_choices(list(KINDS))}",
        action=text,
    )


def format_state(state: State) -> str:
    """Write a position as one line."""
    letters = [LETTERS[kind] if kind else _UNSEEN for kind in state.tiles]
    ghosts = _join(f"{cell}:{age}" for cell, age in state.ghosts)
    return f"{_format_table(state, letters)} {ghosts}"


def format_view(view: View) -> str:
    """Write a view as one line: a position's with `#` for what lies face down, and the seats with a memory aid."""
    open_tiles = {tile.cell: LETTERS[tile.kind] for tile in view.open}
    letters = [open_tiles.get(cell, _COVERED) for cell in CELLS]
    ghosts = _join(f"{ghost.cell}:{LETTERS[ghost.kind]}:{ghost.age}" for ghost in view.ghosts)
    return f"{_format_table(view, letters)} {_format_seats(view.aided)} {ghosts}"


def _format_table(table: State | View, letters: list[str]) -> str:
    letters[CELLS.index(PIT)] = _PIT
    rows = "/".join("".join(letters[first : first + 5]) for first in range(0, 25, 5))
    standing = zip(table.cars, table.ways, strict=True)
    cars = _join(car if not car or car in FIXED_WAYS else f"{car}:{ways}" for car, ways in standing)
    hand = f"{table.chosen or '-'} {_join(table.canisters)} {_join(table.pool)} {_format_seats(table.fresh)}"
    return f"{table.phase} {table.turn + 1} {cars} {rows} {hand} {_join(table.ban)}"


def _format_seats(seats: Iterable[int]) -> str:
    return _join(str(seat + 1) for seat in seats)


def _join(words: Iterable[str]) -> str:
    return ",".join(word or "-" for word in words) or "-"


def parse_state(game: Memo, text: str) -> State:
    """Read a position of this game and check that it can lie on the table."""
    return _StateReader(game, text).read()


class _StateReader:
    """The ten words of a position, each read on its own, then checked together."""

    def __init__(self, game: Memo, text: str) -> None:
        self.game = game
        self.text = text

    def refuse(self, what: str) -> NoReturn:
        raise StateNotationError(f"{quote(self.text, 150)} is not a position: {what}", position=self.text)

    def read(self) -> State:
        words = self.text.split(" ")
        if len(words) != 10:
            self.refuse(f"it has {len(words)} words instead of 10, like {format_state(self.game.start())!r}")
        phase, turn, cars, tiles, chosen, canisters, pool, fresh, ban, ghosts = words
        if phase not in get_args(Phase):
            self.refuse(f"the phase {quote(phase)} is not one of {name_choices(get_args(Phase))}")
        places, ways = self.read_cars(cars)
        state = State(
            phase=cast(Phase, phase),
            turn=self.read_number(turn, 1, self.game.players) - 1,
            cars=places,
            ways=ways,
            tiles=self.read_tiles(tiles),
            chosen="" if chosen == "-" else self.read_name(chosen, ROAD, "cell with a road tile"),
            canisters=tuple(
                self.read_name(word, ("-", *COLOURS), "colour").strip("-") for word in self.read_row(canisters)
            ),
            pool=tuple(self.read_name(word, COLOURS, "colour") for word in _split(pool)),
            fresh=tuple(self.read_number(word, 1, self.game.players) - 1 for word in _split(fresh)),
            ban=tuple(self.read_name(word, ROAD, "cell with a road tile") for word in _split(ban)),
            ghosts=tuple(self.read_ghost(word) for word in _split(ghosts)),
        )
        if format_state(state) != self.text:
            self.refuse(f"the right form is {format_state(state)!r}")
        if fault := find_fault(self.game, state):
            self.refuse(fault)
        return state

    def read_number(self, text: str, least: int, most: int) -> int:
        if text.isascii() and text.isdecimal() and least <= int(text[:4]) <= most:
            return int(text[:4])
        self.refuse(f"{quote(text)} is not a number from {least} to {most}")

    def read_name(self, text: str, names: tuple[str, ...], what: str) -> str:
        return text if text in names else self.refuse(f"{quote(text)} is not a {what}")

    def read_row(self, text: str) -> list[str]:
        row = text.split(",")
        if len(row) != self.game.players:
            self.refuse(f"{quote(text)} has {len(row)} words, not one for each of {self.game.players} seats")
        return row

    def read_cars(self, text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        cars = [car.partition(":")[::2] for car in self.read_row(text)]
        for place, ways in cars:
            if place in ROAD:
                self.read_name(ways, tuple(WAYS), f"set of openings like NE, as the tile of {place} needs")
            else:
                self.read_name(place, ("-", *FIXED_WAYS), "place for a car")
        return (
            tuple(place.strip("-") for place, _ in cars),
            tuple(FIXED_WAYS.get(place, ways) for place, ways in cars),
        )

    def read_tiles(self, text: str) -> tuple[str | None, ...]:
        rows = text.split("/")
        letters = "".join(rows)
        if [len(row) for row in rows] != [5] * 5 or set(letters) - {*_KIND_OF, _UNSEEN, _PIT}:
            self.refuse(f"the tiles {quote(text)} are not 5 rows of 5 letters of {''.join(_KIND_OF)}{_UNSEEN}{_PIT}")
        return tuple(_KIND_OF.get(letter) for letter in letters)

    def read_ghost(self, text: str) -> tuple[str, int]:
        cell, _, age = text.partition(":")
        return self.read_name(cell, ROAD, "cell with a road tile"), self.read_number(age, 0, 99)


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")
