"""The last round, by backward induction: somebody is home, and each seat after it has one turn left (MZ-14, MZ-15).

What counts is who leads with how many dice, where the cars still to move stand, and which cars block the way back for
a push-back. A seat that came home with more dice no longer matters.
"""

from __future__ import annotations

import numpy as np

from hairpin.fast.monza.board import Board, Ints
from hairpin.solve.backup import COUNTS
from hairpin.solve.choices import Choices, Floats
from hairpin.solve.plain_backup import Dirty, PlainTurn, Tables, back_up

Seats = frozenset[int]


class LastRound:
    """Values of last-round positions; seats are numbered from the starter."""

    def __init__(self, board: Board, choices: Choices, seats: int) -> None:
        self.board = board
        self.choices = choices
        self.seats = seats
        self.known: dict[tuple[int, Seats, Seats, int], Floats] = {}

    def finish(self, mover: int) -> Floats:
        """Return (standing of the others, dice, seat): what it is worth to be the first that comes home."""
        others = frozenset(range(mover))
        rows = [self._spread(mover + 1, others, frozenset({mover}), dice) for dice in range(COUNTS)]
        return np.stack(rows, axis=1).reshape(-1, self.seats)

    def values(self, mover: int, moved: Seats, leaders: Seats, lead: int) -> Floats:
        """Return (standing, seat) for the turn of `mover`, its own place first.

        moved    seats that have had their turn and stand on the board still
        leaders  seats that are home with `lead` dice, fewer than all others
        """
        if mover == self.seats:
            shares = np.zeros(self.seats)
            shares[list(leaders)] = 1 / len(leaders)
            return shares[None]
        if mover == self.seats - 1:
            moved = frozenset()  # nobody is left whom they could keep from being pushed back
        key = mover, moved, leaders, lead
        if key not in self.known:
            self.known[key] = self._solve(*key)
        return self.known[key]

    def _solve(self, mover: int, moved: Seats, leaders: Seats, lead: int) -> Floats:
        others = self.seats - 1 - mover + len(moved)
        road = self.board.road
        after = self._spread(mover + 1, moved | {mover}, leaders, lead, standings=road ** (others + 1))
        beaten = self._spread(mover + 1, moved, leaders, lead, standings=road**others)
        shared = self._spread(mover + 1, moved, leaders | {mover}, lead, standings=road**others)
        finish = np.stack(
            [
                self._spread(mover + 1, moved, frozenset({mover}), dice, standings=road**others)
                if dice < lead
                else shared
                if dice == lead
                else beaten
                for dice in range(COUNTS)
            ],
            axis=1,
        ).reshape(-1, self.seats)
        before = np.zeros((road ** (others + 1), self.seats))
        standings = road**others
        turn = PlainTurn(road, others, self.seats, self.choices, self.board.behind)
        dirty = Dirty(np.ones(standings, np.uint8), np.empty(standings, np.uint8), 0.0)
        back_up(turn, Tables(after, finish, before), None, dirty, 0.0, 0, standings)
        return before

    def _spread(self, mover: int, moved: Seats, leaders: Seats, lead: int, standings: int = 0) -> Floats:
        """Return the values for a turn, repeated for the places of cars that no longer matter to it."""
        values = self.values(mover, moved, leaders, lead)
        standings = standings or self.board.road ** (self.seats - mover + len(moved))
        return np.repeat(values, standings // len(values), axis=0)

    def pack(self) -> tuple[Floats, Ints]:
        """Return all values of the last round in one table, and where those of (mover, moved, leaders, lead) begin."""
        for mover in range(self.seats):
            self.finish(mover)
        rows, at = [], np.full((self.seats, 1 << self.seats, 1 << self.seats, COUNTS), -1, np.int64)
        begin = 0
        for (mover, moved, leaders, lead), values in self.known.items():
            if mover < self.seats:
                at[mover, _bits(moved), _bits(leaders), lead] = begin
                rows.append(values)
                begin += len(values)
        return np.concatenate(rows) if rows else np.zeros((0, self.seats)), at


def _bits(seats: Seats) -> int:
    return sum(1 << seat for seat in seats)
