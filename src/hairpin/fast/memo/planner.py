"""Decisions from a seat's view and memory: by the plan's expected cost, or by Monte Carlo search over all choices.

The belief about hidden tiles is exact: unseen tiles cannot be told apart, so all arrangements of the remaining kinds
are equally likely, whatever has happened; the same holds for the canisters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from hairpin.fast.memo.memory import know
from hairpin.fast.memo.notation import lay_belief
from hairpin.fast.memo.plan import choose_by_plan
from hairpin.fast.memo.race import new_workspace
from hairpin.fast.memo.randomness import count, take
from hairpin.fast.memo.rules import list_actions
from hairpin.fast.memo.search import LONGEST, look_ahead
from hairpin.fast.memo.seated_drivers import seat_drivers
from hairpin.fast.memo.table import (
    CHOOSE,
    DISTANCE,
    NEIGHBOUR,
    NONE,
    ROTATE,
    STARTS,
    SWAP,
    SWAP_FIRST,
    UNSEEN,
    Table,
    read_rules,
)
from hairpin.games.memo import Memo, View


class Round(NamedTuple):
    """A round of the search: how many deals every choice is simulated on, and how many swaps are kept after it."""

    deals: int
    swaps: int


ROUNDS = (Round(12, 8), Round(36, 3), Round(80, 1))
MOST_SWAPS = 60

# How many wins more than the planned choice another must have, by the root of the number of deals: luck gives as many.
_DOUBT = 0.1

Choice = tuple[int, ...]
_DISTANCES: list[list[int]] = DISTANCE.tolist()


class Planner:
    """One game, compiled, for its drivers. It holds no state of a race."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self._rules = read_rules(game)
        self._crew = seat_drivers(["perfect-memory"] * game.players, game.players)

    def plan(self, view: View, known: Mapping[str, str]) -> list[int]:
        """Return the indices of the legal actions that are best by the plan, in order."""
        table = lay_belief(self.game, view, known)
        liked = self._plan(table)
        return [place for place, number in enumerate(self._list_numbers(table)) if liked >> number & 1]

    def search(self, view: View, known: Mapping[str, str], may_swap: bool, seed: int) -> int:
        """Return the index of the legal action that wins most often; the plan's if the difference is not significant.

        Who may not swap does so only where the plan says so.
        """
        table = lay_belief(self.game, view, known)
        numbers = self._list_numbers(table)
        drives: list[Choice] = []
        if table.phase in (CHOOSE, ROTATE):
            drives = [(number,) for number in numbers if number != SWAP]
        liked = self._plan(table)
        if not may_swap and table.phase == CHOOSE and not liked >> SWAP & 1:
            swaps = []
        else:
            swaps = list(_list_swaps(table))[:MOST_SWAPS]
        if not drives and not swaps:
            swaps = [(number,) for number in numbers]
        return numbers.index(self._find_best(table, drives, swaps, liked, seed))

    def _list_numbers(self, table: Table) -> list[int]:
        actions = list_actions(self._rules, table)
        return [take(actions, place) for place in range(count(actions))]

    def _plan(self, table: Table) -> int:
        _, memory, plan, _ = new_workspace()
        know(self._rules, memory, table.tiles)
        liked: int = choose_by_plan(self._rules, self._crew, table, memory, plan, list_actions(self._rules, table))
        return liked

    def _find_best(self, table: Table, drives: list[Choice], swaps: list[Choice], liked: int, seed: int) -> int:
        """Simulate drives and swaps, in every round fewer swaps on more deals; return the first action of the best."""
        workspace, met = new_workspace(), 0
        wins = dict.fromkeys([*drives, *swaps], 0.0)
        for deals, most in ROUNDS:
            rows = np.array([[*choice, *[NONE] * (LONGEST - len(choice))] for choice in wins])
            won = np.zeros(len(rows))
            look_ahead(self._rules, self._crew, workspace, table, rows, seed, met, deals, won)
            met += deals
            wins = {choice: before + more for (choice, before), more in zip(wins.items(), won.tolist(), strict=True)}
            swaps = sorted(swaps, key=lambda swap: -wins[swap])[:most]
            wins = {choice: wins[choice] for choice in [*drives, *swaps]}
        best = max(wins, key=lambda choice: wins[choice])
        planned = [choice for choice in wins if liked >> choice[0] & 1]
        favourite = max(planned, key=lambda choice: wins[choice], default=best)
        return (favourite if wins[best] - wins[favourite] <= _DOUBT * met**0.5 else best)[0]


def _list_swaps(table: Table) -> Iterator[Choice]:
    """List the candidate swaps: a tile beside a car for a distant one of each kind."""
    if table.phase == CHOOSE:
        yield from ((SWAP, one, other) for one in _list_besides(table) for other in _list_partners(table, one))
    elif table.phase == SWAP_FIRST:
        yield from ((one, other) for one in _list_besides(table) for other in _list_partners(table, one))
    elif table.phase != ROTATE:
        yield from ((other,) for other in _list_partners(table, table.chosen))


def _list_besides(table: Table) -> list[int]:
    """List the tiles that can be swapped and lie beside a car, the own first."""
    free = table.covered & ~table.ban
    cars = [car for car in (*table.cars[table.turn :], *table.cars[: table.turn]) if car != NONE]
    beside = [int(cell) for car in cars for cell in NEIGHBOUR[car] if cell in range(STARTS) and free >> int(cell) & 1]
    return list(dict.fromkeys(beside))


def _list_partners(table: Table, cell: int) -> list[int]:
    """List for each other kind, and for the unknown, the tile furthest from a cell and from the car on turn."""
    free = table.covered & ~table.ban & ~(1 << cell)
    to_car, to_cell = _DISTANCES[table.cars[table.turn]], _DISTANCES[cell]
    far = sorted(range(STARTS), key=lambda other: min(to_car[other], to_cell[other]))
    by_kind = {int(table.tiles[other]): other for other in far if free >> other & 1}
    own = table.tiles[cell]
    return [other for kind, other in by_kind.items() if kind == UNSEEN or kind != own]
