"""Monza in text. A position is one line, an action one word; both are read back to equal values.

`drive 2 A4,S 3,0 bbw p xrygbwp,x`: the phase, whose turn, the cars, the dice used this round, the dice in hand, the
last colour, the tiles; `-` where there is nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn, cast, get_args

from hairpin.core.errors import ActionNotationError, StateNotationError, name_choices, quote
from hairpin.games.monza.actions import NO_BONUS, STOP, TURBO, Action, Bonus, Reroll, Roll, Step, Word
from hairpin.games.monza.colours import LETTERS, sort_dice
from hairpin.games.monza.position import find_fault
from hairpin.games.monza.state import Phase, State

if TYPE_CHECKING:
    from hairpin.games.monza.rules import Monza

_WORDS = {action.word: action for action in (STOP, TURBO, NO_BONUS)}
_DICE = re.compile(f"[{LETTERS}]{{1,6}}")
_STEP = re.compile(rf"([A-Z]\d*)([{LETTERS}])(\+?)", re.ASCII)
_TILES = "x" + LETTERS


def format_action(action: Action) -> str:
    """Write an action as one word."""
    match action:
        case Roll(dice):
            return dice
        case Step(space, colour, is_accelerator):
            return f"{space}{colour}+" if is_accelerator else space + colour
        case Reroll(dice):
            return f"reroll:{dice}"
        case Bonus(space):
            return f"bonus:{space}"
        case Word(word):
            return word


def parse_action(game: Monza, text: str) -> Action:
    """Read an action of this game, possible now or not."""
    if text in _WORDS:
        return _WORDS[text]
    if _DICE.fullmatch(text):
        return Roll(sort_dice(text))
    if text.startswith("reroll:") and _DICE.fullmatch(text[7:]):
        return Reroll(sort_dice(text[7:]))
    if text.startswith("bonus:") and text[6:] in game.track.places:
        return Bonus(text[6:])
    if (match := _STEP.fullmatch(text)) and match[1] in game.track.places:
        return Step(match[1], match[2], match[3] == "+")
    space = game.track.places[1]
    raise ActionNotationError(
        f"{quote(text)} is not an action of Monza; a roll is like bbgppw, a step like {space}b (die) or {space}b+ "
        f"(accelerator) with a space of this track, else reroll:bp, bonus:{space}, {name_choices(list(_WORDS))}",
        action=text,
    )


def format_state(state: State) -> str:
    """Write a position as one line."""
    used = ",".join(map(str, state.used))
    tiles = ",".join(held or "-" for held in state.tiles) or "-"
    hand = f"{state.dice or '-'} {state.last or '-'} {tiles}"
    return f"{state.phase} {state.turn + 1} {','.join(state.cars)} {used} {hand}"


def parse_state(game: Monza, text: str) -> State:
    """Read a position of this race and check that it can occur."""
    return _StateReader(game, text).read()


class _StateReader:
    """The seven words of a position, each checked on its own, then together."""

    def __init__(self, game: Monza, text: str) -> None:
        self.game = game
        self.text = text

    def refuse(self, what: str) -> NoReturn:
        raise StateNotationError(f"{quote(self.text, 150)} is not a position: {what}", position=self.text)

    def read(self) -> State:
        words = self.text.split(" ")
        if len(words) != 7:
            self.refuse(f"it has {len(words)} words instead of 7, like {format_state(self.game.start())!r}")
        phase, turn, cars, used, dice, last, tiles = words
        if phase not in get_args(Phase):
            self.refuse(f"the phase {quote(phase)} is not one of {name_choices(get_args(Phase))}")
        state = State(
            phase=cast(Phase, phase),
            turn=self.read_number(turn, 1, self.game.players) - 1,
            cars=self.read_cars(cars),
            used=tuple(self.read_number(n, 0, 14) for n in self.read_row(used, "counts of dice")),
            dice=self.read_dice(dice),
            last=self.read_last(last),
            tiles=self.read_tiles(tiles),
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

    def read_row(self, text: str, what: str) -> list[str]:
        row = text.split(",")
        if len(row) != self.game.players:
            self.refuse(f"{quote(text)} has {len(row)} {what}, not one for each of {self.game.players} seats")
        return row

    def read_cars(self, text: str) -> tuple[str, ...]:
        cars = self.read_row(text, "cars")
        for car in cars:
            if car not in self.game.track.places:
                self.refuse(f"no car can stand on {quote(car)} of this track")
        return tuple(cars)

    def read_dice(self, text: str) -> str:
        if text != "-" and not _DICE.fullmatch(text):
            self.refuse(f"the dice {quote(text)} are not - or up to six letters of {LETTERS}")
        return "" if text == "-" else sort_dice(text)

    def read_last(self, text: str) -> str:
        if len(text) != 1 or text not in LETTERS + "-":
            self.refuse(f"the last color {quote(text)} is not - or a letter of {LETTERS}")
        return "" if text == "-" else text

    def read_tiles(self, text: str) -> tuple[str, ...]:
        if not self.game.options.pro:
            return () if text == "-" else self.refuse("tiles are for the professional variant alone")
        rows = ["" if held == "-" else held for held in self.read_row(text, "sets of tiles")]
        for held in rows:
            if held != "".join(tile for tile in _TILES if tile in held):
                self.refuse(f"the tiles {quote(held)} are not letters of {_TILES}, each at most once and in this order")
        return tuple(rows)
