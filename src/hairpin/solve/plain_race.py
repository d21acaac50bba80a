"""Races without the bonus move: who is where says everything, and the cars' colours do not matter."""

from __future__ import annotations

from functools import cached_property
from math import ceil
from typing import Any

import numpy as np

from hairpin.solve.backup import COUNTS
from hairpin.solve.choices import Choices, Floats, list_choices
from hairpin.solve.last_round import LastRound
from hairpin.solve.plain_backup import Dirty, PlainTurn, ResponseTables, Tables, back_up
from hairpin.solve.problem import PATIENCE, TOLERANCES, DirtyFlags, Problem, Response, ResponseChange


class PlainRace(Problem):
    """A race without the bonus move: who is where says everything, and cars' colours do not matter."""

    @property
    def standings(self) -> tuple[int, ...]:
        """The others may be anywhere on the road."""
        return (int(self.board.road ** (self.seats - 1)),) * self.seats

    @cached_property
    def choices(self) -> Choices:
        """What rolls offer; an ending is its place, or how many dice it took to come home."""
        road, endings = self.board.road, self.endings
        codes = np.where(endings.end < road, endings.end, road + endings.used.astype(np.int64))
        return list_choices(endings, codes)

    @cached_property
    def last_round(self) -> LastRound:
        """The positions in which somebody is home."""
        return LastRound(self.board, self.choices, self.seats)

    @cached_property
    def finish(self) -> tuple[Floats, ...]:
        """The values if a seat comes home first, by the standing of the others and the dice used."""
        return tuple(self.last_round.finish(mover) for mover in range(self.seats))

    @cached_property
    def _turn(self) -> PlainTurn:
        return PlainTurn(self.board.road, self.seats - 1, self.seats, self.choices, self.board.behind)

    def prepare(self) -> None:
        """Solve the last round."""
        self._prepared = self._turn, self.finish, self._no_length

    def back_up(
        self, mover: int, tables: Any, draft: Any, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> float:
        """Back up one turn."""
        values = Tables(self.table(tables, mover + 1), self.finish[mover], draft)
        flags = Dirty(dirty.after(mover), dirty.flags[mover], TOLERANCES[str(tables.dtype)])
        return back_up(self._turn, values, None, flags, temperature, first, upto)[0]

    @cached_property
    def _turns_alone(self) -> Floats:
        """How many turns a car needs from each place, at least, if it has the road for itself."""
        choices, road = self.choices, self.board.road
        turns = np.zeros(road + COUNTS)
        for place in np.argsort(-self.board.reach[:road], kind="stable"):
            here = slice(choices.end_start[place], choices.end_start[place + 1])
            ends, forced = choices.end[here], choices.forced[here]
            stay, onward = forced[ends == place].sum(), 1.0 + (forced * turns[ends]).sum()
            turns[place] = np.inf  # who can drive on does
            for case in range(choices.case_start[place], choices.case_start[place + 1]):
                options = choices.option[choices.option_start[case] : choices.option_start[case + 1]]
                onward += choices.chance[case] * turns[ends[options]].min()
            turns[place] = onward / (1.0 - stay)
        return turns[:road]

    @property
    def patience(self) -> int:
        """A sweep carries values back by one turn of every car."""
        return max(PATIENCE, ceil(float(self._turns_alone[0])))

    def guess_length(self, mover: int, seat: int) -> Any:
        """Guess that it lasts until the foremost of the others would be home."""
        road, seats = self.board.road, self.seats
        least = np.full((1,) * seats, np.inf)
        for slot in range(seats):
            if (mover + slot) % seats != seat:
                shape = [road if axis == slot else 1 for axis in range(seats)]
                least = np.minimum(least, self._turns_alone.reshape(shape))
        return seats * np.broadcast_to(least, (road,) * seats).reshape(-1, 1)

    @cached_property
    def _no_length(self) -> Floats:
        return np.zeros((len(self.finish[0]), 1))

    def back_up_response(
        self, mover: int, tables: Any, response: Response, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> ResponseChange:
        """Back up one turn; in the finish the rest is solved, so that no response gains there."""
        after = (mover + 1) % self.seats
        home = np.ascontiguousarray(self.finish[mover][:, (response.seat - after) % self.seats, None])
        values = Tables(self.table(tables, after), self.finish[mover], self.table(tables, mover))
        reach = Tables(self.table(response.values, after), home, self.table(response.values, mover))
        length = Tables(self.table(response.lengths, after), self._no_length, self.table(response.lengths, mover))
        residual, gain, rise, longer = back_up(
            self._turn,
            values,
            ResponseTables((response.seat - mover) % self.seats, reach, length),
            Dirty(dirty.after(mover), dirty.flags[mover], response.tolerance),
            temperature,
            first,
            upto,
        )
        return ResponseChange(rise, longer, gain, residual)
