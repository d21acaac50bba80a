"""The reference implementation of Memo-Car-Race: simple code close to the rule book, actions as words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

CELLS = [f"{column}{row}" for column in "abcde" for row in "12345"]
PIT = "c3"
# The start-finish tiles: the corner tile beside each, and the side on which that tile lies.
CORNERS = {"red": ("a1", "S"), "blue": ("e1", "W"), "green": ("e5", "N"), "yellow": ("a5", "E")}
SHIFTS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
WAYS = {
    "straight": ["NS", "EW"],
    "curve": ["NE", "ES", "SW", "NW"],
    "junction": ["NES", "ESW", "NSW", "NEW"],
    "crossing": ["NESW"],
    "dead-end": ["N", "E", "S", "W"],
}


@cache
def neighbours(place: str) -> dict[str, str]:
    """Return the neighbours of a place, by side."""
    if place in CORNERS:
        corner, side = CORNERS[place]
        return {side: corner}
    found = {}
    for side, (right, down) in SHIFTS.items():
        cell = f"{chr(ord(place[0]) + right)}{int(place[1]) + down}"
        if cell in CELLS:
            found[side] = cell
    for colour, (corner, side) in CORNERS.items():
        if corner == place:
            found[BACK[side]] = colour
    return found


@dataclass
class Position:
    """The state of a game; an unseen tile has no kind yet."""

    phase: str
    seat: int
    turns: int
    cars: list[str]
    starts: list[str]
    canisters: list[str]
    has_driven: list[bool]
    kinds: dict[str, str]
    ways: dict[str, str] = field(default_factory=dict)
    banned: list[str] = field(default_factory=list)
    chosen: str = ""

    def copy(self) -> Position:
        """Return an independent copy."""
        rows: dict[str, Any] = {name: row.copy() for name, row in vars(self).items() if isinstance(row, list | dict)}
        return replace(self, **rows)


class MemoReference:
    """Memo-Car-Race with its options."""

    def __init__(
        self,
        *,
        counts: dict[str, int],
        players: int,
        starter: int = 0,
        reveal: str = "road",
        first_dead_end: str = "first-round",
        canisters: str = "all",
    ) -> None:
        self.counts, self.players, self.starter = counts, players, starter
        self.reveal, self.first_dead_end, self.canisters = reveal, first_dead_end, canisters

    def start(self) -> Position:
        """Lay out the tiles; the cars have no places yet."""
        nothing = [""] * self.players
        kinds = {cell: "" for cell in CELLS if cell != PIT}
        driven = [False] * self.players
        return Position("start", self.starter, 0, nothing.copy(), nothing.copy(), nothing.copy(), driven, kinds)

    def actor(self, p: Position) -> int | None:
        """Return the seat that decides, -1 for chance, None at the end."""
        if p.phase == "over":
            return None
        return -1 if p.phase in ("reveal", "canister") else p.seat

    def chances(self, p: Position) -> dict[str, Fraction]:
        """Return the outcomes of chance with their exact probabilities."""
        if p.phase == "reveal":
            left = {kind: count - list(p.kinds.values()).count(kind) for kind, count in self.counts.items()}
            return {kind: Fraction(count, sum(left.values())) for kind, count in left.items() if count}
        if p.phase == "canister":
            stack = p.starts if self.canisters == "starts" else list(CORNERS)  # RU-24
            colours = [colour for colour in stack if colour not in p.canisters]
            return {f"canister:{colour}": Fraction(1, len(colours)) for colour in colours}
        return {}

    def openings(self, p: Position, place: str) -> str:
        """Return the sides to which the road of an open tile leads."""
        if place == PIT:
            return "NESW"
        return CORNERS[place][1] if place in CORNERS else p.ways[place]

    def is_hidden(self, p: Position, place: str) -> bool:
        """Return whether a road tile lies face down on a place."""
        return place in p.kinds and place not in p.cars

    def moves(self, p: Position) -> list[str]:
        """List all possible next words, outcomes of chance included."""
        if p.phase in ("reveal", "canister"):
            return list(self.chances(p))
        if p.phase == "start":
            return [f"start:{colour}" for colour in CORNERS if colour not in p.starts]  # RU-28
        if p.phase == "turn":
            return [*self.drives(p), "swap"]
        if p.phase == "way":
            return [f"way:{way}" for way in self.rotations(p)]
        if p.phase in ("swap", "swap-with"):
            barred = [*p.banned, p.chosen]  # RU-25
            return [cell for cell in CELLS if self.is_hidden(p, cell) and cell not in barred]
        return []

    def drives(self, p: Position) -> list[str]:
        """List the tiles to reveal and the open tiles to drive onto."""
        place, words = p.cars[p.seat], []
        for side, there in neighbours(place).items():
            leads = side in self.openings(p, place)
            if self.is_hidden(p, there):
                if leads or self.reveal == "any":  # RU-20
                    words.append(f"turn:{there}")
            elif leads and BACK[side] in self.openings(p, there):  # MC-7, RU-22
                words.append(f"drive:{there}")
        return words

    def rotations(self, p: Position) -> list[str]:
        """List the legal rotations of the tile just revealed."""
        around = neighbours(p.chosen)
        sides = [side for side, there in around.items() if there == p.cars[p.seat]]
        is_first = p.turns < self.players if self.first_dead_end == "first-round" else not p.has_driven[p.seat]
        if p.kinds[p.chosen] == "dead-end" and is_first and p.cars[p.seat] in CORNERS:  # MC-6, RU-23
            sides += [side for side, there in around.items() if self.is_hidden(p, there)]
        return [way for way in WAYS[p.kinds[p.chosen]] if any(side in way for side in sides)]

    def play(self, before: Position, word: str) -> Position:
        """Return the position after a word of `moves`."""
        p = before.copy()
        name = word.rpartition(":")[2]
        if p.phase == "start":
            p.cars[p.seat] = p.starts[p.seat] = name
            p.seat = (p.seat + 1) % self.players
            p.phase = "turn" if all(p.cars) else "start"
        elif p.phase == "turn" and word == "swap":
            p.phase = "swap"
        elif p.phase == "turn" and word.startswith("turn:"):
            p.chosen = name
            p.phase = "way" if p.kinds[name] else "reveal"
        elif p.phase == "turn":
            self.drive(p, name)
        elif p.phase == "reveal":
            p.kinds[p.chosen], p.phase = word, "way"
        elif p.phase == "way":
            p.ways[p.chosen] = name
            self.drive(p, p.chosen)
        elif p.phase == "swap":
            p.chosen, p.phase = word, "swap-with"
        elif p.phase == "swap-with":
            p.kinds[p.chosen], p.kinds[word] = p.kinds[word], p.kinds[p.chosen]
            self.end_turn(p, [p.chosen, word])
        elif p.phase == "canister":
            p.canisters[p.seat] = name
            self.end_turn(p, [])
        return p

    def drive(self, p: Position, place: str) -> None:
        """Put the car onto its new place and cover the tile that it left."""
        left, p.cars[p.seat], p.has_driven[p.seat] = p.cars[p.seat], place, True
        if left not in p.cars:
            p.ways.pop(left, None)  # MC-5
        if place == PIT and not p.canisters[p.seat]:
            p.phase = "canister"  # MC-9
        elif place == p.canisters[p.seat]:
            p.phase = "over"  # MC-10, RU-30
        else:
            self.end_turn(p, [])

    def end_turn(self, p: Position, swapped: list[str]) -> None:
        """End the turn; swapped tiles are barred from the next seat's swap."""
        p.banned, p.chosen, p.phase = swapped, "", "turn"
        p.turns += 1
        p.seat = (p.seat + 1) % self.players

    def ranking(self, p: Position) -> list[list[int]]:
        """Return the winner, then the others together."""
        return [[p.seat], [seat for seat in range(self.players) if seat != p.seat]]
