"""The reference implementation of Monza: simple code close to the rule book, actions as words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from pathlib import Path

COLOURS = "rygbwp"
LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "w", "purple": "p"}
DEFAULT_CARS = {
    "first": ("red", "yellow", "green", "blue", "white", "purple"),
    "anniversary": ("red", "blue", "green", "yellow"),
}
START, LINE, TYRE = "S", "F", "#"
SHIPPED = Path(__file__).parents[2] / "src" / "hairpin" / "tracks"


def sort_letters(letters: list[str]) -> str:
    """Write dice in the order of the colours."""
    return "".join(sorted(letters, key=COLOURS.index))


def count_rolls(dice: int) -> dict[str, int]:
    """Count the dice orders of each sorted roll, by adding one die after another."""
    rolls = {"": 1}
    for _ in range(dice):
        longer: dict[str, int] = {}
        for roll, ways in rolls.items():
            for face in COLOURS:
                word = sort_letters([*roll, face])
                longer[word] = longer.get(word, 0) + ways
        rolls = longer
    return rolls


ROLLS = {dice: count_rolls(dice) for dice in range(1, 7)}  # MZ-2
CHANCES = {dice: {roll: Fraction(ways, 6**dice) for roll, ways in rolls.items()} for dice, rolls in ROLLS.items()}


@dataclass
class Space:
    """A space lies in a lane from its back edge to its front edge."""

    lane: int
    colour: str
    back: Fraction
    front: Fraction


class Board:
    """The board of a track file; steps are found by testing every pair of spaces."""

    def __init__(self, track: str) -> None:
        path = Path(track) if track.endswith(".toml") else SHIPPED / f"{track}.toml"
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.edition = str(data["edition"])
        self.spaces: dict[str, Space] = {}
        for lane, (letter, text) in enumerate(sorted(data["lanes"].items())):
            edge = Fraction(0)
            for number, word in enumerate(str(text).split(), start=1):
                back, edge = edge, edge + Fraction(word[1:])
                self.spaces[f"{letter}{number}"] = Space(lane, word[0], back, edge)
        lanes = sorted(data["lanes"])
        last = {letter: f"{letter}{len(str(data['lanes'][letter]).split())}" for letter in lanes}
        exits = data.get("start", {}).get("exits", lanes)
        self.exits = [f"{letter}1" for letter in exits if self.spaces[f"{letter}1"].colour != TYRE]  # MZ-8
        self.line = LETTERS[data["finish"]["colour"]] if "colour" in data["finish"] else ""
        self.ends = [last[letter] for letter in data["finish"].get("targets", [])] or [LINE]
        self.steps: dict[str, list[str]] = {START: self.exits, LINE: []}
        for name, here in self.spaces.items():
            self.steps[name] = [other for other, there in self.spaces.items() if self.is_step(here, there)]
            if self.line and name in last.values():
                self.steps[name].append(LINE)
            if name in self.ends:
                self.steps[name] = []

    @staticmethod
    def is_step(here: Space, there: Space) -> bool:
        """Return whether a step leads from one space onto another."""
        if there.colour == TYRE:  # MZ-9
            return False
        if there.lane == here.lane:
            return there.back == here.front
        shared = min(here.front, there.front) - max(here.back, there.back)
        return abs(there.lane - here.lane) == 1 and shared > 0 and there.front > here.front  # MZ-7, RU-13

    def colour(self, place: str) -> str:
        """Return the colour that a step onto a place needs."""
        return self.line if place == LINE else self.spaces[place].colour

    def behind(self, place: str) -> list[str]:
        """List the spaces behind in the same lane, the nearest first; no obstacles."""
        here = self.spaces[place]
        found = [s for s, x in self.spaces.items() if x.lane == here.lane and x.front <= here.back and x.colour != TYRE]
        return sorted(found, key=lambda s: self.spaces[s].front, reverse=True)


read_board = cache(Board)  # a board is never modified


@dataclass
class Position:
    """The state of a race; copied for every action."""

    phase: str
    turn: int
    cars: list[str]
    used: list[int]
    dice: list[str]
    last: str
    tiles: list[list[str]]

    def copy(self) -> Position:
        """Return an independent copy."""
        tiles = [kept.copy() for kept in self.tiles]
        return replace(self, cars=self.cars.copy(), used=self.used.copy(), dice=self.dice.copy(), tiles=tiles)


class MonzaReference:
    """Monza with its options."""

    def __init__(
        self,
        *,
        track: str,
        players: int,
        cars: tuple[str, ...] = (),
        starter: int = 0,
        pro: bool = False,
        bonus: bool = False,
        stopping: str = "keep-going",
        free_finish: bool = False,
        push_targets: bool = False,
        count_accelerators: bool = False,
        others_only: bool = False,
        turbo_accelerators: bool = False,
        grid: tuple[str, ...] = (),
    ) -> None:
        self.board = read_board(track)
        self.players, self.starter, self.pro, self.bonus = players, starter, pro, bonus
        self.cars = [LETTERS[name] for name in cars or DEFAULT_CARS[self.board.edition][:players]]
        self.stopping, self.free_finish, self.push_targets = stopping, free_finish, push_targets
        self.count_accelerators, self.others_only = count_accelerators, others_only
        self.turbo_accelerators = turbo_accelerators
        self.grid = grid

    def start(self) -> Position:
        """Put all cars on the start space, those with a head start on their spaces (RU-31)."""
        tiles = [["x", *COLOURS] if self.pro else [] for _ in range(self.players)]  # MZP-1
        return Position(
            "roll",
            self.starter,
            [*self.grid, *[START] * (self.players - len(self.grid))],
            [0] * self.players,
            [],
            "",
            tiles,
        )

    def text(self, p: Position) -> str:
        """Write a position as one line."""
        tiles = ",".join("".join(kept) or "-" for kept in p.tiles) if self.pro else "-"
        words = [p.phase, str(p.turn + 1), ",".join(p.cars), ",".join(map(str, p.used))]
        return " ".join([*words, sort_letters(p.dice) or "-", p.last or "-", tiles])

    def read(self, text: str) -> Position:
        """Read what `text` wrote."""
        phase, turn, cars, used, dice, last, tiles = text.split()
        kept = [list(word.strip("-")) for word in tiles.split(",")] if self.pro else [[] for _ in range(self.players)]
        counts = [int(number) for number in used.split(",")]
        return Position(phase, int(turn) - 1, cars.split(","), counts, list(dice.strip("-")), last.strip("-"), kept)

    def actor(self, p: Position) -> int | None:
        """Return the seat that decides, -1 for chance, None at the end."""
        if p.phase == "over":
            return None
        if p.phase == "bonus":
            return self.cars.index(p.last)  # MZB-1: its owner decides
        return -1 if p.phase in ("roll", "reroll", "turbo-roll") else p.turn

    def chances(self, p: Position) -> dict[str, Fraction]:
        """Return the outcomes of the roll with their exact probabilities."""
        rolled = {"roll": 6, "reroll": 6 - len(p.dice), "turbo-roll": 2}.get(p.phase)
        return CHANCES[rolled] if rolled else {}

    def moves(self, p: Position) -> list[str]:
        """List all possible next words, outcomes of chance included."""
        if p.phase == "over":
            return []
        if p.phase == "bonus":
            return ["bonus:no", *(f"bonus:{place}" for place in self.bonus_places(p))]
        if p.phase in ("roll", "reroll", "turbo-roll"):
            return list(self.chances(p))
        return self.drive_words(p)

    def wanted(self, place: str) -> str:
        """Return the colours of which one is needed to enter a place."""
        return COLOURS if self.free_finish and place in self.board.ends else self.board.colour(place)  # RU-3

    def die_steps(self, place: str, dice: list[str]) -> list[tuple[str, str]]:
        """List the places ahead with the colours that lead there."""
        return [(there, c) for there in self.board.steps[place] for c in self.wanted(there) if c in dice]

    def most_dice(self, place: str, dice: list[str]) -> int:
        """Count how many dice the longest drive uses."""
        lengths = [0]
        for there, colour in self.die_steps(place, dice):
            rest = dice.copy()
            rest.remove(colour)
            lengths.append(1 + self.most_dice(there, rest))
        return max(lengths)

    def is_way_home(self, place: str, dice: list[str]) -> bool:
        """Return whether some drive from a place enters the finish."""
        if place in self.board.ends:
            return True
        for there, colour in self.die_steps(place, dice):
            rest = dice.copy()
            rest.remove(colour)
            if self.is_way_home(there, rest):
                return True
        return False

    def drive_words(self, p: Position) -> list[str]:
        """List the mover's legal words; none means that the drive is over."""
        place, kept, is_turbo = p.cars[p.turn], p.tiles[p.turn], p.phase == "turbo"
        steps = self.die_steps(place, p.dice)
        words = []
        for there, colour in steps:
            rest = p.dice.copy()
            rest.remove(colour)
            is_bound = self.stopping == "longest" and not is_turbo and not self.is_way_home(there, rest)  # RU-1
            if not is_bound or 1 + self.most_dice(there, rest) == self.most_dice(place, p.dice):
                words.append(f"{there}{colour}")
        if not is_turbo or self.turbo_accelerators:  # RU-10
            words += [f"{there}{colour}+" for there, colour in self.die_steps(place, kept)]  # MZP-3
        if not is_turbo and not p.last and "x" in kept:  # MZP-2
            words += sorted({f"reroll:{roll}" for roll in self.parts(p.dice)})
        if not is_turbo and self.pro and not p.dice:
            words.append("turbo")  # MZP-4, RU-18
        if words and (is_turbo or self.stopping == "free" or not steps):
            words.append("stop")
        return words

    @staticmethod
    def parts(dice: list[str]) -> list[str]:
        """List every choice of at least one die."""
        chosen: list[list[str]] = [[]]
        for die in dice:
            chosen += [[*some, die] for some in chosen]
        return [sort_letters(some) for some in chosen if some]

    def play(self, before: Position, word: str) -> Position:
        """Return the position after a word of `moves`."""
        p = before.copy()
        if p.phase in ("roll", "reroll"):
            p.phase, p.dice = "drive", list(sort_letters([*p.dice, *word]))
        elif p.phase == "turbo-roll":
            p.phase, p.dice = "turbo", list(word)
        elif word.startswith("bonus:"):
            place = word.removeprefix("bonus:")
            if place != "no":
                p.cars[self.cars.index(p.last)] = place
            self.next_turn(p)
        elif word.startswith("reroll:"):
            p.phase = "reroll"
            p.tiles[p.turn].remove("x")
            for die in word.removeprefix("reroll:"):
                p.dice.remove(die)
        elif word == "turbo":
            p.phase = "turbo-roll"
        elif word == "stop":
            self.end_drive(p)
        else:
            self.step(p, word)
        # MZ-12: a drive without anything left to do ends by itself.
        if p.phase in ("drive", "turbo") and not self.drive_words(p):
            self.end_drive(p)
        return p

    def step(self, p: Position, word: str) -> None:
        """Drive one step by die or accelerator."""
        is_accelerator = word.endswith("+")
        word = word.rstrip("+")
        p.cars[p.turn], p.last = word[:-1], word[-1]
        (p.tiles[p.turn] if is_accelerator else p.dice).remove(p.last)
        if self.count_accelerators or not is_accelerator:  # RU-6
            p.used[p.turn] += 1
        if p.cars[p.turn] in self.board.ends:
            self.end_drive(p)

    def end_drive(self, p: Position) -> None:
        """Push back, then offer the bonus move, then end the turn (RU-15)."""
        place, p.dice = p.cars[p.turn], []
        for seat in range(self.players):
            if seat != p.turn and p.cars[seat] == place and not self.is_for_all(place):
                free = [space for space in self.board.behind(place) if space not in p.cars]
                p.cars[seat] = free[0] if free else START  # MZ-11, RU-5
        if self.bonus_places(p):
            p.phase = "bonus"
        else:
            self.next_turn(p)

    def is_for_all(self, place: str) -> bool:
        """Return whether any number of cars may stand on a place (RU-4)."""
        return place == START or (place in self.board.ends and not self.push_targets)

    def bonus_places(self, p: Position) -> list[str]:
        """List the places that the bonus move may lead to."""
        if not self.bonus or p.last not in self.cars:  # RU-8; nothing placed has no colour
            return []
        seat = self.cars.index(p.last)
        if self.others_only and seat == p.turn:
            return []
        return [place for place in self.board.steps[p.cars[seat]] if self.is_for_all(place) or place not in p.cars]

    def next_turn(self, p: Position) -> None:
        """Continue with the next seat that has not finished; end the round or the race (MZ-14)."""
        p.dice, p.last = [], ""
        finished = [seat for seat in range(self.players) if p.cars[seat] in self.board.ends]
        seat = p.turn
        while True:
            seat = (seat + 1) % self.players
            if seat == self.starter and finished:
                p.phase = "over"
                return
            if seat == self.starter:
                p.used = [0] * self.players
            if seat not in finished:  # RU-7
                p.phase, p.turn = "roll", seat
                return

    def ranking(self, p: Position) -> list[list[int]]:
        """Return the places from the first down (MZ-15, RU-19)."""
        finished = [seat for seat in range(self.players) if p.cars[seat] in self.board.ends]
        places = [[s for s in finished if p.used[s] == dice] for dice in sorted({p.used[s] for s in finished})]
        rest = [seat for seat in range(self.players) if seat not in finished]
        return places + ([rest] if rest else [])
