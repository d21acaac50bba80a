"""The routes that the dice in hand allow, as a graph. The page offers what it contains and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hairpin.core.fast_init import fast_init
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State
from hairpin.games.monza.ways import DrivePhase, Ways


@dataclass(frozen=True, slots=True)
class Step:
    """A step that a die or an accelerator allows; `to` is the next node, None where the drive ends, -1: ask again."""

    word: str
    place: str
    colour: str
    is_accelerator: bool
    to: int | None


@fast_init
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


_make_step = lru_cache(maxsize=1 << 14)(Step)


def make_plan(game: Monza, state: State) -> Plan | None:
    """Return every route by dice alone from a position in which somebody drives, or None."""
    if state.phase not in ("drive", "turbo"):
        return None
    tiles = state.tiles[state.turn] if state.tiles else ""
    return _make_plan(game.ways, state.phase, tiles, state.cars[state.turn], state.dice, not state.last)


@lru_cache(maxsize=1 << 12)
def _make_plan(ways_of: Ways, phase: DrivePhase, tiles: str, place: str, dice: str, is_first: bool) -> Plan:
    """Search breadth first over places and dice in hand; nodes are numbered in the order in which they are found."""
    numbers = {(place, dice): 0}
    nodes: list[Node] = []
    for here, left in (found := [(place, dice)]):  # grows as it is walked
        ways, words = ways_of.routes(phase, here, left, tiles, is_first and not nodes)
        steps = []
        for word, space, colour, is_accelerator, after in ways:
            to: int | None = -1 if is_accelerator else None
            if after is None:
                to = None
            elif not is_accelerator:
                to = numbers.setdefault((space, after), len(numbers))
                if to == len(found):
                    found.append((space, after))
            steps.append(_make_step(word, space, colour, is_accelerator, to))
        nodes.append(Node(here, left, tuple(steps), words))
    return Plan(tuple(nodes))
