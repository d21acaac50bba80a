"""The routes that the dice in hand allow, as a graph. The page offers what it contains and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hairpin.games.monza.actions import Step as Move
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A step that a die or an accelerator allows; `to` is the next node, None where the drive ends, -1: ask again."""

    word: str
    place: str
    colour: str
    is_accelerator: bool
    to: int | None


@dataclass(frozen=True, slots=True)
class Node:
    """A place on the route with the dice still in hand, and what may follow."""

    place: str
    dice: str
    steps: tuple[Step, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The routes that the dice in hand allow, from node 0 on."""

    nodes: tuple[Node, ...]


def make_plan(game: Monza, state: State) -> Plan | None:
    """Return every route by dice alone from a position in which somebody drives, or None."""
    match state.phase:
        case "drive" | "turbo":
            tiles = state.tiles[state.turn] if state.tiles else ""
            return _Planner(game, state.phase, tiles).walk(state.cars[state.turn], state.dice, not state.last)
        case _:
            return None


class _Planner:
    """Breadth-first search over places and dice in hand; nodes are numbered in the order in which they are found."""

    def __init__(self, game: Monza, phase: Literal["drive", "turbo"], tiles: str) -> None:
        self.game = game
        self.phase: Literal["drive", "turbo"] = phase
        self.tiles = tiles
        self.keys: list[tuple[str, str]] = []

    def walk(self, place: str, dice: str, is_first: bool) -> Plan:
        self.keys = [(place, dice)]
        nodes: list[Node] = []
        for here, left in self.keys:  # grows as it is walked
            actions = self.game.drives(self.phase, here, left, self.tiles, is_first and not nodes)
            steps = tuple(self.lead(left, action) for action in actions if isinstance(action, Move))
            words = tuple(self.game.format_action(action) for action in actions if not isinstance(action, Move))
            nodes.append(Node(here, left, steps, words))
        return Plan(tuple(nodes))

    def lead(self, dice: str, step: Move) -> Step:
        to: int | None
        if step.is_accelerator:
            rest = self.tiles.replace(step.colour, "", 1)
            to = -1 if self.goes_on(step.space, dice, rest) else None
        else:
            left = dice.replace(step.colour, "", 1)
            to = self.number(step.space, left) if self.goes_on(step.space, left, self.tiles) else None
        return Step(self.game.format_action(step), step.space, step.colour, step.is_accelerator, to)

    def goes_on(self, place: str, dice: str, tiles: str) -> bool:
        is_home = place in self.game.track.finish
        return not is_home and bool(self.game.drives(self.phase, place, dice, tiles, False))

    def number(self, place: str, dice: str) -> int:
        if (place, dice) not in self.keys:
            self.keys.append((place, dice))
        return self.keys.index((place, dice))
