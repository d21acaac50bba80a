"""Solved values read through their door: which row of which table tells of a position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hairpin.solve import Solution
from solve.course import Course, Position

COUNTS = 7  # 0 to 6 dice

Row = Callable[[Position], int]


class PlainRows:
    """Rows without the bonus move: the places from the mover on, as digits."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.digit = {place: n for n, place in enumerate(course.road)}

    def __call__(self, position: Position) -> int:
        row = 0
        for step in range(self.course.seats):
            row = row * len(self.digit) + self.digit[position.cars[(position.turn + step) % self.course.seats]]
        return row


class BonusRows:
    """Rows with the bonus move: a seat that has moved is its place with, near home, its dice; home comes last."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.codes = cache(self._list_codes)

    def _list_codes(self, turn: int, seat: int) -> dict[tuple[str, int], int]:
        course = self.course
        places = course.road if seat == turn else (*course.road, course.finish)
        has_moved = seat < turn
        pairs = [
            (place, used)
            for place in places
            for used in range(COUNTS if has_moved and course.is_near(turn, place) else 1)
        ]
        return {pair: n for n, pair in enumerate(pairs)}

    def __call__(self, position: Position) -> int:
        turn, cars, used = position
        row = 0
        for step in range(self.course.seats):
            seat = (turn + step) % self.course.seats
            codes = self.codes(turn, seat)
            row = row * len(codes) + codes[cars[seat], used[seat]]
        return row


def read_values(solution: Solution, course: Course) -> Callable[[Position], tuple[float, ...]]:
    """Return what looks a position up: the values by seat, the starter's first."""
    row_of: Row = BonusRows(course) if course.game.options.bonus else PlainRows(course)
    seats = course.seats
    tables = [solution.problem.table(solution.tables, turn).tolist() for turn in range(seats)]

    def read(position: Position) -> tuple[float, ...]:
        row = tables[position.turn][row_of(position)]
        return tuple(row[(seat - position.turn) % seats] for seat in range(seats))

    return read
