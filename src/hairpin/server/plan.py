"""The routes that the dice in hand allow, as a graph: the page lights up what it says and knows no rule."""

from __future__ import annotations

from typing import Literal

from hairpin.games.monza import Monza, State, Step
from hairpin.server import protocol as wire


def make_plan(game: Monza, state: State) -> wire.Plan | None:
    """Return every route by dice alone from a position in which somebody drives, or None."""
    match state.phase:
        case "drive" | "turbo":
            tiles = state.tiles[state.turn] if state.tiles else ""
            return _Planner(game, state.phase, tiles).walk(state.cars[state.turn], state.dice, not state.last)
        case _:
            return None


class _Planner:
    """Numbers the places and dice that routes lead to, in the order in which they are found."""

    def __init__(self, game: Monza, phase: Literal["drive", "turbo"], tiles: str) -> None:
        self.game = game
        self.phase: Literal["drive", "turbo"] = phase
        self.tiles = tiles
        self.keys: list[tuple[str, str]] = []

    def walk(self, place: str, dice: str, is_first: bool) -> wire.Plan:
        self.keys = [(place, dice)]
        nodes: list[wire.Node] = []
        for here, left in self.keys:  # grows as it is walked
            actions = self.game.drives(self.phase, here, left, self.tiles, is_first and not nodes)
            steps = tuple(self.lead(left, action) for action in actions if isinstance(action, Step))
            words = tuple(self.game.format_action(action) for action in actions if not isinstance(action, Step))
            nodes.append(wire.Node(here, left, steps, words))
        return wire.Plan(tuple(nodes))

    def lead(self, dice: str, step: Step) -> wire.Step:
        to: int | None
        if step.is_accelerator:
            rest = self.tiles.replace(step.colour, "", 1)
            to = -1 if self.goes_on(step.space, dice, rest) else None
        else:
            left = dice.replace(step.colour, "", 1)
            to = self.number(step.space, left) if self.goes_on(step.space, left, self.tiles) else None
        return wire.Step(self.game.format_action(step), step.space, step.colour, step.is_accelerator, to)

    def goes_on(self, place: str, dice: str, tiles: str) -> bool:
        is_home = place in self.game.track.finish
        return not is_home and bool(self.game.drives(self.phase, place, dice, tiles, False))

    def number(self, place: str, dice: str) -> int:
        if (place, dice) not in self.keys:
            self.keys.append((place, dice))
        return self.keys.index((place, dice))
