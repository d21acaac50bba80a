"""Policies: what solved values make every driver do, policy evaluation, and the best response to it.

Numbers are fractions where drivers take the best, so that a proof has no rounding; floats where they choose by softmax.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from solve.course import TICKETS, Case, Course, Ending, Position, without_mover
from solve.long_division import divide

TIE = Fraction(1, 10**12)

Number = Any  # a Fraction or a float
Worth = Callable[[Position], Sequence[Number]]
Lottery = Mapping[Position, Number]


def first_best(values: Sequence[Number], tie: Fraction) -> int:
    """Return the first of the best; a later one must be better by more than a tie."""
    best = 0
    for place, value in enumerate(values):
        if value > values[best] + tie:
            best = place
    return best


def choose(values: Sequence[Number], temperature: float, tie: Fraction = TIE) -> list[Number]:
    """Return how much of each option a driver takes: the first of the best alone, or all by softmax."""
    if not temperature:
        best = first_best(values, tie)
        return [int(place == best) for place in range(len(values))]
    pulls = [exp((value - max(values)) / temperature) for value in values]
    return [pull / sum(pulls) for pull in pulls]


class BackupResult(NamedTuple):
    """What the backup of one turn finds: every seat's value, and the most that a seat could gain in this turn."""

    values: tuple[Number, ...]
    gain: Number


class Backup:
    """The Bellman backup of one turn, from the values after it, by which drivers choose."""

    def __init__(self, course: Course, worth: Worth, temperature: float) -> None:
        self.course = course
        self.worth = worth
        self.temperature = temperature
        self.end = cache(self._end)

    def __call__(self, position: Position) -> BackupResult:
        turn, others = position.turn, without_mover(position)
        total: list[Number] = [0] * self.course.seats
        best, gain = 0, 0
        for case, tickets in self.course.cases_at(position).items():
            looks = [self.end(others, ending) for ending in case]
            own = [look.values[turn] for look in looks]
            for look, share in zip(looks, choose(own, self.temperature), strict=True):
                if share:
                    total = [had + tickets * share * more for had, more in zip(total, look.values, strict=True)]
            best += tickets * max(own)
            gain = max(gain, *(look.gain for look in looks))
        values = tuple(value / TICKETS for value in total)
        return BackupResult(values, max(gain, best / TICKETS - values[turn]))

    def _end(self, others: Position, ending: Ending) -> BackupResult:
        owner, positions = self.course.leads(others, ending)
        worths = [self.worth(position) for position in positions]
        shares = choose([worth[owner] for worth in worths], self.temperature)
        value = tuple(
            sum(share * worth[seat] for share, worth in zip(shares, worths, strict=True))
            for seat in range(self.course.seats)
        )
        return BackupResult(value, max(worth[owner] for worth in worths) - value[owner])


class LastRound:
    """Positions in which somebody is home, solved backwards: every driver takes its best (MZ-14, MZ-15)."""

    def __init__(self, course: Course, number: Callable[[Fraction], Number] = Fraction) -> None:
        self.course = course
        self.number = number
        self.worth = cache(self._solve)
        self.back_up = Backup(course, self.worth, 0.0)

    def _solve(self, position: Position) -> tuple[Number, ...]:
        if self.course.is_over(position):
            return tuple(map(self.number, self.course.shares(position)))
        return self.back_up(position).values


class Policy:
    """What every driver does by the values that it is shown."""

    def __init__(self, course: Course, worth: Worth, temperature: float, tie: Fraction = TIE) -> None:
        self.course = course
        self.temperature = temperature
        self.tie = tie
        self.worth = worth
        self.take_bonus = cache(self._take_bonus)
        self.drive = cache(self._drive)

    def _take_bonus(self, position: Position, ending: Ending) -> list[Number]:
        leads = self.course.follow(position, ending)
        return choose([self.worth(to)[leads.owner] for to in leads.positions], self.temperature, self.tie)

    def _drive(self, position: Position, case: Case) -> list[Number]:
        return choose([self.end_worth(position, ending) for ending in case], self.temperature, self.tie)

    def end_worth(self, position: Position, ending: Ending) -> Number:
        """Return what an ending is worth to the mover."""
        leads, shares = self.course.follow(position, ending), self.take_bonus(position, ending)
        return sum(share * self.worth(to)[position.turn] for to, share in zip(leads.positions, shares, strict=True))

    def turn(self, position: Position) -> Lottery:
        """Return where the turn leads, with tickets out of `TICKETS`."""
        lottery: Counter[Position] = Counter()
        for case, tickets in self.course.cases_at(position).items():
            for ending, share in zip(case, self.drive(position, case), strict=True):
                if share:
                    leads, bonus = self.course.follow(position, ending), self.take_bonus(position, ending)
                    for to, part in zip(leads.positions, bonus, strict=True):
                        lottery[to] += tickets * share * part
        return lottery


class BestResponse(Policy):
    """One seat drives as it likes, the others by a frozen policy that expects everybody to keep to it."""

    def __init__(self, frozen: Policy, seat: int) -> None:
        super().__init__(frozen.course, frozen.worth, frozen.temperature, frozen.tie)
        self.frozen = frozen
        self.seat = seat
        self.mine: dict[tuple[Position, Ending | Case], int] = {}

    def _take_bonus(self, position: Position, ending: Ending) -> list[Number]:
        owner = self.course.follow(position, ending).owner
        return self._shares(owner, (position, ending), self.frozen.take_bonus(position, ending))

    def _drive(self, position: Position, case: Case) -> list[Number]:
        return self._shares(position.turn, (position, case), self.frozen.drive(position, case))

    def _shares(self, seat: int, node: tuple[Position, Ending | Case], frozen: list[Number]) -> list[Number]:
        pick = self.mine.get(node) if seat == self.seat else None
        return frozen if pick is None else [int(place == pick) for place in range(len(frozen))]

    def improve(self, positions: Sequence[Position], worth: Callable[[Position], Number], least: Number) -> bool:
        """Change every choice of the responder that some other one beats by more than `least`; say whether any was."""
        changes: dict[tuple[Position, Ending | Case], int] = {}

        def look(node: tuple[Position, Ending | Case], values: list[Number], shares: list[Number]) -> Number:
            now = sum(share * value for share, value in zip(shares, values, strict=True))
            if max(values) > now + least:
                changes[node] = values.index(max(values))
            return max(values) if max(values) > now + least else now

        for position in positions:
            ends: dict[Ending, Number] = {}
            for ending in {ending for case in self.course.cases_at(position) for ending in case}:
                leads, shares = self.course.follow(position, ending), self.take_bonus(position, ending)
                values = [worth(to) for to in leads.positions]
                if leads.owner == self.seat and len(values) > 1:
                    ends[ending] = look((position, ending), values, shares)
                else:
                    ends[ending] = sum(share * value for share, value in zip(shares, values, strict=True))
            if position.turn == self.seat:
                for case in self.course.cases_at(position):
                    look((position, case), [ends[ending] for ending in case], self.drive(position, case))
        self.mine |= changes
        self.take_bonus, self.drive = cache(self._take_bonus), cache(self._drive)
        return bool(changes)


def evaluate(
    policy: Policy, positions: Sequence[Position], ends: Callable[[Position], Sequence[Number]], paid: int = 0
) -> Mapping[Position, Sequence[Number]]:
    """Return what each position is worth by a policy: exactly, if it is whole; `ends` knows positions outside.

    Every turn pays `paid` besides.
    """
    number = {position: n for n, position in enumerate(positions)}
    is_whole = not policy.temperature
    matrix = np.diag([TICKETS] * len(positions)).astype(np.int64 if is_whole else np.float64)
    right: list[list[Number]] = []
    for n, position in enumerate(positions):
        row: dict[int, Number] = defaultdict(int)
        for to, tickets in policy.turn(position).items():
            if to in number:
                matrix[n, number[to]] -= tickets
            else:
                for seat, value in enumerate(ends(to)):
                    row[seat] += tickets * value
        right.append([row[seat] + paid * TICKETS for seat in range(policy.course.seats)])
    if is_whole:
        solved: Any = divide(matrix, [[Fraction(value) for value in line] for line in right])
    else:
        solved = np.linalg.solve(matrix, np.array(right, np.float64))
    return dict(zip(positions, solved, strict=True))
