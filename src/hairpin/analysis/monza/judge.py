"""What a position between two turns is worth to every seat: by solved values, or by the champion's tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol, cast

import numpy as np

from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.errors import OptionValueError, ValueFileError
from hairpin.core.review import Certainty, Chances
from hairpin.fast.monza.search.prospects import share_wins
from hairpin.fast.monza.tables.values import tie_of
from hairpin.games.monza import Monza, State
from hairpin.solve import BonusRace, Solution, load, make_problem


class Judge(Protocol):
    """Knows what positions before a roll are worth, while the race is not over.

    tie          chances that differ by no more count as equal
    temperature  of the drivers' choices, on which the values rest: 0 for best responses
    """

    certainty: Certainty
    error: float
    tie: float
    temperature: float

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""

    def weigh_all(self, states: Sequence[State]) -> list[Chances]:
        """Return every seat's chance of winning in many positions."""


def find_judge(game: Monza, look_ahead: LookAhead) -> Judge:
    """Return who judges by solved values if they lie on this machine, else by the champion's tables."""
    solution = find_solution(game)
    if solution is None:
        return TableJudge(look_ahead)
    return SolvedBonus(game, solution) if isinstance(solution.problem, BonusRace) else SolvedPlain(game, solution)


def find_solution(game: Monza) -> Solution | None:
    """Return the values of a race; None where it is not solved, cannot be, or the file is stale or damaged."""
    try:
        return load(make_problem(game))
    except (OptionValueError, ValueFileError):
        return None


class _Solved(ABC):
    """What both sorts of values share: seats counted from the starter, and how good the values are."""

    def __init__(self, game: Monza, solution: Solution) -> None:
        self.game = game
        self.certainty: Certainty = "solved" if game.players == 2 else "certified"
        self.error = float(solution.header["residual" if game.players == 2 else "epsilon"])
        self.tie = cast("Any", tie_of).py_func(solution.tables)
        self.temperature = solution.temperature
        self._tables: Any = solution.tables
        self._number = {place: number for number, place in enumerate(solution.problem.board.places)}

    @abstractmethod
    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""

    def weigh_all(self, states: Sequence[State]) -> list[Chances]:
        """Return every seat's chance of winning in many positions."""
        return list(map(self.weigh, states))

    def _seat_from_starter(self, seat: int) -> int:
        return (seat - self.game.options.starter) % self.game.players

    def _seats(self, state: State) -> tuple[list[int], list[int], int]:
        """Return the places and the dice of all seats, from the starter on, and whose turn it is."""
        starter = self.game.options.starter
        cars = [self._number[car] for car in (*state.cars[starter:], *state.cars[:starter])]
        return cars, [*state.used[starter:], *state.used[:starter]], self._seat_from_starter(state.turn)

    def _from_mover(self, row: Any, turn: int) -> Chances:
        """Return a row of values, whose columns count from the seat `turn`, by the seats of the table."""
        players = self.game.players
        by_seat = [float(row[(self._seat_from_starter(seat) - turn) % players]) for seat in range(players)]
        total = sum(by_seat)
        return tuple(chance / total for chance in by_seat)


class SolvedPlain(_Solved):
    """Values of a race without the bonus move; those of the last round are computed when it begins."""

    def __init__(self, game: Monza, solution: Solution) -> None:
        super().__init__(game, solution)
        self._values = solution.driver().values

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""
        values, players = self._values, self.game.players
        place, used, turn = self._seats(state)
        home = [seat for seat in range(players) if place[seat] >= values.road]
        row = 0
        if not home:
            for step in range(players):
                row = row * values.road + place[(turn + step) % players]
            return self._from_mover(values.open[turn * values.road**players + row], turn)
        lead = min(used[seat] for seat in home)
        leaders = sum(1 << seat for seat in home if used[seat] == lead)
        is_last = turn == players - 1  # nobody is left whom the others could keep from being pushed back
        moved = 0 if is_last else sum(1 << seat for seat in range(turn) if seat not in home)
        for step in range(players):
            seat = (turn + step) % players
            if seat >= turn or moved >> seat & 1:
                row = row * values.road + place[seat]
        return self._from_mover(values.last[values.at[turn, moved, leaders, lead] + row], turn)


class SolvedBonus(_Solved):
    """Values of a race with the bonus move."""

    def __init__(self, game: Monza, solution: Solution) -> None:
        super().__init__(game, solution)
        if not isinstance(solution.problem, BonusRace):
            raise TypeError("these are values of a race without the bonus move")
        self._lay = solution.problem.layout

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""
        lay = self._lay
        cars, used, turn = self._seats(state)
        place = [min(car, lay.road) for car in cars]
        row = place[turn]
        for step in range(1, lay.seats):
            other = (turn + step) % lay.seats
            code = lay.code_of[turn, place[other], used[other]] if other < turn else place[other]
            row = row * int(lay.sizes[turn, other]) + int(code)
        return self._from_mover(self._tables[int(lay.starts[turn]) + row], turn)


class TableJudge:
    """Estimates by tables of how soon each car finishes, and of who may be pushed back next."""

    certainty: Certainty = "estimated"
    error = 0.0
    tie = 1e-12
    temperature = 0.0

    def __init__(self, look_ahead: LookAhead) -> None:
        self._reader = look_ahead
        self._from_starter = [look_ahead.count_seat(seat) for seat in range(look_ahead.game.players)]

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""
        return self.weigh_all([state])[0]

    def weigh_all(self, states: Sequence[State]) -> list[Chances]:
        """Return every seat's chance of winning in many positions: a call of the kernel costs more than ten of them."""
        reader, seats = self._reader, self._from_starter
        rows = np.array([reader.stand(state)[:3] for state in states])
        turns = np.array([seats[state.turn] for state in states])
        chances = np.empty((len(states), len(seats)))
        share_wins(reader.search, rows, turns, chances)
        return [tuple(by_seat) for by_seat in chances[:, seats].tolist()]
