"""Traces of races as arrays, a row for each turn: who moved from where to where, who was pushed, what was possible.

Drivers are solved ones or racers. Seats are counted from the starter, places as on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, signed
from hairpin.fast.luck import stream
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.dice import ROLLS as ALL_ROLLS
from hairpin.fast.monza.drivers.alias_table import AliasTables
from hairpin.fast.monza.drivers.kinds import ValueDriver
from hairpin.fast.monza.race.log import CARS, ROLL, SEAT, open_log
from hairpin.fast.monza.race.loop import race
from hairpin.fast.monza.race.position import Position, new_position
from hairpin.fast.monza.race.push_back import is_taken
from hairpin.fast.monza.race.rules import RaceRules
from hairpin.fast.monza.tables.values import Values, weigh_end
from hairpin.solve import Solution

ROLLS = len(ALL_ROLLS)
NONE = -1.0

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class Trace:
    """The turns of many races, one row each.

    race, mover, roll   which race, which seat, which of the 462 rolls
    before, after       the places of all cars, push-backs done
    """

    races: int
    road: int
    race: Ints
    mover: Ints
    roll: Ints
    before: Ints
    after: Ints

    @property
    def is_open(self) -> Flags:
        """Say of each turn whether nobody was home before it."""
        return np.asarray((self.before < self.road).all(axis=1))

    @property
    def pushed(self) -> Flags:
        """Say of each turn and seat whether its car was pushed back (MZ-11): it stands elsewhere and did not move."""
        others = np.arange(self.before.shape[1]) != self.mover[:, None]
        return np.asarray((self.before != self.after) & others)

    @property
    def is_push(self) -> Flags:
        """Say of each turn whether it pushed somebody back."""
        return np.asarray(self.pushed.any(axis=1))


def trace_races(
    field: MonzaRaces, drivers: Sequence[ValueDriver | str], values: Values, races: int, seed: int
) -> Trace:
    """Drive the races again that a batch of this seed drives, and keep every turn."""
    turns = field.run(drivers, races, seed).turns.astype(np.int64)
    rows = np.zeros((turns.sum(), 2 + len(drivers)), np.int64)
    log, position = open_log(int(turns.max())), new_position(field.board)
    kinds, aliases, *_ = field.line_up(drivers)
    _log_races(field.rules, kinds, aliases, values, np.uint64(seed % (1 << 64)), turns, position, log, rows)
    after = rows[:, 2:]
    before = np.concatenate((after[:1], after[:-1]))
    before[np.cumsum(turns) - turns] = 0
    race_of = np.repeat(np.arange(races), turns)
    return Trace(races, field.board.road, race_of, rows[:, 0], rows[:, 1], before, after)


@kernel
def _log_races(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    values: Values,
    seed: np.uint64,
    turns: Ints,
    position: Position,
    log: Ints,
    rows: Ints,
) -> None:
    """Drive one race after the other and keep what a trace needs of its log."""
    row = 0
    for number in range(turns.shape[0]):
        race(rules, kinds, aliases, None, None, values, stream(seed, number), position, log)
        for turn in range(turns[number]):
            rows[row, 0], rows[row, 1] = log[turn, SEAT], log[turn, ROLL]
            for seat in range(rules.players):
                rows[row, 2 + seat] = log[turn, CARS + seat]
            row += 1


def read_chances(solution: Solution, mover: Ints, cars: Ints) -> Floats:
    """Look up every seat's chance at the beginning of turns with nobody home, a row for each."""
    problem = solution.problem
    seats, road = problem.seats, problem.board.road
    order = (mover[:, None] + np.arange(seats)) % seats
    places = np.take_along_axis(cars, order, axis=1)
    rows = np.array(problem.starts)[mover] + places @ road ** np.arange(seats - 1, -1, -1)
    chances = np.empty((len(mover), seats))
    np.put_along_axis(chances, order, solution.tables[rows].astype(np.float64), axis=1)
    return chances


def weigh_pushes(values: Values, trace: Trace) -> tuple[Floats, Floats]:
    """Return for each turn what the best ending with and without a push-back is worth to the mover, or `NONE`.

    Only for turns with nobody home.
    """
    best = np.full((len(trace.mover), 2), NONE)
    _weigh_pushes(values, trace.mover, np.ascontiguousarray(trace.before), trace.roll, trace.is_open, best)
    return best[:, 0], best[:, 1]


@kernel
def _weigh_pushes(values: Values, mover: Ints, before: Ints, roll: Ints, is_open: Flags, best: Floats) -> None:
    for row in range(mover.shape[0]):
        if is_open[row]:
            here = before[row, mover[row]] * ROLLS + roll[row]
            for ending in range(values.start[here], values.start[here + 1]):
                worth, is_push = weigh_ending(values, mover[row], before[row], ending)
                column = 0 if is_push else 1
                best[row, column] = max(best[row, column], worth)


@kernel
def weigh_ending(values: Values, mover: int, before: Ints, ending: int) -> tuple[float, bool]:
    """Return what an ending is worth to the mover with nobody home before, and whether it pushes somebody back."""
    end, used = signed(values.end[ending]), signed(values.used[ending])
    is_push = end < values.road and end != before[mover] and is_taken(end, None, before, values.seats)
    return weigh_end(values, mover, before, 0, 0, DICE + 1, end, used), is_push
