"""A race solved through the door, with everything that a proof of it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

import hairpin
from hairpin.games.monza import Monza
from hairpin.solve import Solution, make_problem, solve
from rules.boards import lay_track
from solve.course import Course, Position
from solve.policy import TIE, BestResponse, LastRound, Number, Policy, evaluate
from solve.values import read_values

Values = Mapping[Position, Sequence[Number]]
Ends = Callable[[Position], Sequence[Number]]

# Four to seven spaces, cut so that lanes can be changed; what may be hard about a board, one thing each.
BOARDS = {
    "pair": lay_track("r1 w1", "p2"),
    "steps": lay_track("w1 r1", "p3/2 b1/2"),
    "bricks": lay_track("r2 g2", "w1 p2 b1"),
    "tyre": lay_track("r1 #1 g1 w1", "p3/2 b1 y3/2"),
    "three": lay_track("r1 w1", "#1/2 y1 b1/2", "g3/2 p1/2"),
    "soft": lay_track("p1/2 g1 b1/2", "r1 r1"),
    "targets": lay_track("b1 r1 b1", "w3/2 g1/2 w1", targets="AB"),
}


def enter(board: str, players: int, **options: object) -> Monza:
    """Open a race on a board of this page or on a shipped one; seat 0 starts."""
    return hairpin.make("monza", track=BOARDS.get(board, board), players=players, starter=0, **options)


class Proof:
    """One solved race beside the rules that it must follow."""

    def __init__(self, game: Monza, folder: Path, **how: Any) -> None:
        self.course = Course(game)
        self.solution: Solution = solve(make_problem(game), folder, **how)
        self.read = read_values(self.solution, self.course)

    @property
    def temperature(self) -> float:
        """The temperature of the drivers' choices."""
        return self.solution.temperature

    @property
    def has_soft_last_round(self) -> bool:
        """Say whether softmax reaches into the last round: with the bonus move it is part of the tables."""
        return bool(self.temperature) and self.course.game.options.bonus

    @cached_property
    def last_round(self) -> LastRound:
        """The last round by the rules, in fractions if drivers take the best."""
        return LastRound(self.course, float if self.temperature else Fraction)

    def worth(self, position: Position) -> Sequence[Number]:
        """Look a position up; the last round is found by the rules unless drivers are soft in it."""
        is_by_rules = self.course.is_last_round(position) and not self.has_soft_last_round
        return self.last_round.worth(position) if is_by_rules or self.course.is_over(position) else self.read(position)

    @cached_property
    def policy(self) -> Policy:
        """What the solved values make drivers do."""
        is_coarse = self.solution.header["dtype"] == "float32"
        return Policy(self.course, self.worth, self.temperature, Fraction(1, 10**6) if is_coarse else TIE)

    @cached_property
    def positions(self) -> list[Position]:
        """Every position in which cars can stand; with bonus moves, all that can follow from a round's start."""
        turns = range(1 if self.course.game.options.bonus else self.course.seats)
        roots = [position for turn in turns for position in self.course.standing(turn)]
        return self.course.closure(roots, with_last_round=self.has_soft_last_round)

    @cached_property
    def values(self) -> Values:
        """What the frozen policy is worth."""
        return evaluate(self.policy, self.positions, self.last_round.worth)

    def improve(self, response: BestResponse, start: Values, ends: Ends, paid: int = 0) -> Values:
        """Let a response improve what it aims for, choice by choice, until nothing is better."""
        values, least = start, 1e-13 if self.temperature else 0

        def worth(position: Position) -> Number:
            return (values[position] if position in values else ends(position))[response.seat]

        while response.improve(self.positions, worth, least):
            values = evaluate(response, self.positions, ends, paid)
        return values

    def best_gain(self, seat: int) -> Number:
        """Return the most that a seat could gain anywhere by its best reply to the others' frozen driving."""
        best = self.improve(BestResponse(self.policy, seat), self.values, self.last_round.worth)
        return max(best[position][seat] - self.values[position][seat] for position in self.positions)

    def longest(self, seat: int) -> Number:
        """Return how many turns a seat could make a race last, from wherever it is worst, until somebody is home."""
        none = (0,) * self.course.seats
        turns = evaluate(self.policy, self.positions, lambda _: none, paid=1)
        most = self.improve(BestResponse(self.policy, seat), turns, lambda _: none, paid=1)
        return max(most[position][seat] for position in self.positions)
