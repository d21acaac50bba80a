"""The racer of Memo-Car-Race: a driver that remembers as a child does, and heads for its goal without shuttling."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from hairpin.bots.memo.memory import SHUTTLE_TURNS, Memory, Watcher
from hairpin.bots.memo.ways import FAR, count_steps, is_road, list_exits
from hairpin.core.driver import Basis
from hairpin.games.memo import SWAP, Action, Drive, Memo, Pick, Turn, View, Way
from hairpin.games.memo.grid import FIXED_WAYS, NEIGHBOURS, PIT, side_towards

ONE_IN, ONE_IN_AT_LAST = 30, 6
ROUNDS_OF_PATIENCE = 40

# In steps: what an unknown tile costs if there is no way back from it, a way that is worn, and the gain worth a swap.
RISK = 3
WORN = 20
WORTH_A_SWAP = 3
Choice = TypeVar("Choice", Action, str)
_NEXT = SHUTTLE_TURNS - 2  # of the last turns, those that still count in the turn after this one


class MemoRacer(Watcher):
    """Drives the shortest way to the pit, then to its finish, by what lies open and what it still remembers.

    It remembers the tiles that its car left in its last four turns, dead ends of these for ten turns, and the tiles
    that the others left in the last round. All other tiles it takes to lead everywhere. It never shuttles: where every
    drive would, it swaps. It swaps, too, where another tile in front of it saves three steps or more. One turn in
    thirty, unless it is about to arrive, it takes a random drive, so that it gets out of every loop; after forty rounds
    one turn in six. Ties and its start are random.
    """

    basis: Basis = "rule"

    def __init__(self, game: Memo) -> None:
        self.game = game

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if view.phase == "place":
            return random.choice(actions)
        outlook = _Outlook(view, self.memory, self.game.options.reveal == "any")
        one_in = ONE_IN_AT_LAST if self.memory.is_past(ROUNDS_OF_PATIENCE) else ONE_IN
        has_whim = view.phase == "choose" and random.randrange(one_in) == 0
        return random.choice(outlook.list_drives(actions) if has_whim else outlook.list_best(actions))


class _Outlook:
    """What the seat on turn knows, and what each action costs it: the steps to its goal as far as it can tell."""

    def __init__(self, view: View, memory: Memory, reveals_any: bool) -> None:
        self.view = view
        self.reveals_any = reveals_any
        self.here = view.cars[view.turn]
        self.goal = view.canisters[view.turn] or PIT
        self.known = memory.recall_fading(view.turn) | {tile.cell: tile.kind for tile in view.open}
        self.steps = count_steps(self.goal, self.known, reveals_any)
        self.trip = memory.find_trip(view.turn)
        self.free = [cell for cell in view.covered if cell not in view.ban]

    def list_best(self, actions: tuple[Action, ...]) -> list[Action]:
        """Return the actions that it takes to be best."""
        match self.view.phase:
            case "choose":
                return self._choose_move(actions)
            case "rotate":
                ways = [action for action in actions if isinstance(action, Way)]
                return _list_cheapest({way: self._leave(self.view.chosen, way.ways) for way in ways})
            case "swap-first":
                cells = _list_cheapest(self._weigh_swaps()) or self._list_beside()
                return [pick for pick in actions if isinstance(pick, Pick) and pick.cell in cells] or [*actions]
            case _:
                cell, picks = self.view.chosen, [action for action in actions if isinstance(action, Pick)]
                is_ahead = cell in self._list_ahead()
                return _list_cheapest({pick: self._exchange(cell, pick.cell) if is_ahead else 0 for pick in picks})

    def list_drives(self, actions: tuple[Action, ...]) -> list[Action]:
        """Return the drives that are no shuttling, only the one to the goal if there is one; else the swap."""
        costs = self._weigh_drives(actions)
        return _list_cheapest(costs) if 1 in costs.values() else [*costs] or [SWAP]

    def _choose_move(self, actions: tuple[Action, ...]) -> list[Action]:
        costs = self._weigh_drives(actions)
        with_swap = min(self._weigh_swaps().values(), default=FAR)
        if not costs or with_swap + WORTH_A_SWAP <= min(costs.values()):
            return [SWAP]
        return _list_cheapest(costs)

    def _weigh_drives(self, actions: tuple[Action, ...]) -> dict[Action, int]:
        """Return the cost of every drive that is no shuttling."""
        costs: dict[Action, int] = {}
        laid = dict(zip(self.view.cars, self.view.ways, strict=True))
        for action in actions:
            match action:
                case Turn(cell) if not self.trip.is_worn(cell, cell):
                    costs[action] = self._enter(cell, self.known.get(cell))
                case Drive(place) if not self.trip.is_worn(place, place):
                    ways = FIXED_WAYS.get(place) or laid[place]
                    costs[action] = 1 if place == self.goal else 1 + self._leave(place, ways)
        return costs

    def _weigh_swaps(self) -> dict[str, int]:
        """Return the cost after the best swap of each cell ahead, without the swap's own turn."""
        costs = {}
        for cell in self._list_beside():
            after = [self._exchange(cell, other) for other in self.free if other != cell]
            if (least := min(after)) < WORN:
                costs[cell] = least
        return costs

    def _exchange(self, cell: str, other: str) -> int:
        """Return the cost of a cell ahead with the tile of another one; large if that would be shuttling."""
        is_worn = self.trip.is_worn(cell, other, _NEXT)
        return self._enter(cell, self.known.get(other)) + (WORN if is_worn else 0)

    def _enter(self, cell: str, kind: str | None) -> int:
        """Return the cost of a drive onto a cell with a tile of this kind, None for an unknown one."""
        risk = RISK if kind is None and self._is_worn_next(self.here) else 0
        return 1 + risk + self._leave(cell, list_exits(cell, side_towards(cell, self.here), kind))

    def _leave(self, place: str, ways: str) -> int:
        """Return the least cost of leaving a place by one of these ways in the turn after this one."""
        return min(
            (
                self.steps.get((place, side), FAR) + (WORN if self._is_worn_next(beyond) else 0)
                for side, beyond in NEIGHBOURS[place].items()
                if side in ways or (self.reveals_any and is_road(beyond))
            ),
            default=FAR + WORN,
        )

    def _is_worn_next(self, place: str) -> bool:
        return self.trip.is_worn(place, place, _NEXT)

    def _list_ahead(self) -> list[str]:
        """List the places to which the car's road leads."""
        roads = self.view.ways[self.view.turn]
        return [place for side, place in NEIGHBOURS[self.here].items() if side in roads or self.reveals_any]

    def _list_beside(self) -> list[str]:
        """List the cells ahead that can be swapped."""
        return [place for place in self._list_ahead() if place in self.free]


def _list_cheapest(costs: Mapping[Choice, int]) -> list[Choice]:
    least = min(costs.values(), default=0)
    return [choice for choice, cost in costs.items() if cost == least]
