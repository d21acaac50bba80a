"""A driver that looks up what positions are worth, and takes the ending of its turn that is worth most to it.

Seats are counted from the starter here, and positions from the driver on turn: its own place first, then those of the
seats after it. The tables are filled by `hairpin.solve`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel, signed
from hairpin.fast.luck import draw, rest, stream
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.course import Course, Position
from hairpin.fast.monza.dice import DICE, ORDERS, TICKETS
from hairpin.fast.monza.log import ENDING, ROLL, SEAT, Log, note_position
from hairpin.fast.monza.odds import Odds, choose_ending, unpack_end, unpack_used
from hairpin.fast.monza.turn import draw_roll, end_drive, find_winners, line_up

BY_VALUE = 2
_NO_LEAD = DICE + 1
_MOST_ENDINGS = 1 << 12
_ROLLS = len(ORDERS)

Table = NDArray[np.float64] | NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class ValueDriver:
    """A driver that knows what every position is worth."""

    name: str
    values: Values


class Values(NamedTuple):
    """What positions are worth, on one road, for so many seats.

    heat    0 for the best choice; else the temperature of a softmax choice while nobody is home
    open    rows for every mover and position while nobody is home; a column for each seat from the mover on
    finish  rows for every mover, standing of the others and dice: what it is worth to be the first that comes home
    last    rows of the last round, columns as before
    at      (mover, seats on the board that have moved, leaders, dice of the lead): where its rows begin in `last`
    start, end, used     the endings of every turn, as in `Turns`; `ending` has them packed, as in `Odds`
    """

    road: int
    seats: int
    heat: float
    open: Table
    finish: Table
    last: Table
    at: Ints
    start: Ints
    end: NDArray[np.uint16]
    used: NDArray[np.uint8]
    ending: NDArray[np.uint64]
    back_start: Ints
    back: Ints


@inner
def tie_of(table: Table) -> float:
    """Return by how much values may differ and still count as equal: more than what rounding does to them."""
    return 1e-12 if table.itemsize == 8 else 1e-6


@kernel
def race_by_values(
    course: Course, values: Values, kinds: Ints, odds: Odds, key: np.uint64, position: Position, log: Log | None
) -> tuple[int, int, int]:
    """Drive one race like `race`, some seats by values; return who won, how many turns it took, and push-backs."""
    players = course.players
    place = np.zeros(players, np.int64)
    line_up(course, position, 0)
    turns = pushed = 0
    home = False
    while not home:
        leaders, lead, moved = 0, _NO_LEAD, 0
        for mover in range(players):
            seat = (course.starter + mover) % players
            bits = draw(key, turns)
            roll, luck = draw_roll(bits), rest(bits, TICKETS)
            if kinds[seat] == BY_VALUE:
                for other in range(players):
                    place[other] = position.cars[(course.starter + other) % players]
                number = choose_by_value(values, mover, place, moved, leaders, lead, roll, luck)
                ending = values.ending[number]
            else:
                ending = choose_ending(odds, odds.base[seat] + position.cars[seat] * _ROLLS + roll, luck)
            end, used = unpack_end(ending), unpack_used(ending)
            position.used[seat] = used
            pushed += end_drive(course, position, seat, end)
            if end < course.road:
                moved |= 1 << mover
            else:
                home = True
                if used < lead:
                    leaders, lead = 0, used
                if used == lead:
                    leaders |= 1 << mover
            if log is not None:
                log[turns, SEAT], log[turns, ROLL], log[turns, ENDING] = seat, roll, ending
                note_position(log, turns, course, position)
            turns += 1
    return find_winners(course, position), turns, pushed


@kernel
def race_block_by_values(
    course: Course,
    values: Values,
    kinds: Ints,
    odds: Odds,
    seed: np.uint64,
    first: int,
    position: Position,
    winners: NDArray[np.uint8],
    turns: NDArray[np.uint32],
    push_backs: NDArray[np.uint32],
) -> None:
    """Drive one race after the other, numbered from `first` on."""
    for number in range(winners.shape[0]):
        key = stream(seed, first + number)
        winners[number], turns[number], push_backs[number] = race_by_values(
            course, values, kinds, odds, key, position, None
        )


@kernel
def choose_by_value(
    values: Values, mover: int, place: Ints, moved: int, leaders: int, lead: int, roll: int, luck: int
) -> int:
    """Return the number of the ending that a driver takes; `luck` of 32 bits decides where it mixes.

    place    of every seat; the finish is any number from `road` on
    moved    seats that have had their turn this round and are on the board, as bits
    leaders  seats that are home with `lead` dice, fewer than others, as bits
    """
    turn = place[mover] * _ROLLS + roll
    first, upto = values.start[turn], values.start[turn + 1]
    worth, best, pick = np.empty(_MOST_ENDINGS), -1.0, first
    tie = tie_of(values.last) if leaders else tie_of(values.open)
    for ending in range(first, upto):
        worth[ending - first] = _weigh_ending(values, mover, place, moved, leaders, lead, ending)
        if worth[ending - first] > best + tie:
            best, pick = worth[ending - first], ending
    if values.heat == 0.0 or leaders:
        return int(pick)
    total = 0.0
    for ending in range(first, upto):
        is_new = _is_new(values, first, ending)
        worth[ending - first] = np.exp((worth[ending - first] - best) / values.heat) if is_new else 0.0
        total += worth[ending - first]
    left = total * luck / 4294967296.0
    for ending in range(first, upto):
        left -= worth[ending - first]
        if left < 0.0:
            return int(ending)
    return int(pick)


@inner
def _is_new(values: Values, first: int, ending: int) -> bool:
    """Say whether an ending leads elsewhere than those before it: dice count only in the finish."""
    for other in range(first, ending):
        if min(values.end[other], values.road) == min(values.end[ending], values.road) and (
            values.end[ending] < values.road or values.used[other] == values.used[ending]
        ):
            return False
    return True


@inner
def _weigh_ending(values: Values, mover: int, place: Ints, moved: int, leaders: int, lead: int, ending: int) -> float:
    """Return what an ending is worth to the mover."""
    end, used = signed(values.end[ending]), signed(values.used[ending])
    return weigh_end(values, mover, place, moved, leaders, lead, end, used)


@kernel
def weigh_end(
    values: Values, mover: int, place: Ints, moved: int, leaders: int, lead: int, end: int, used: int
) -> float:
    """Return what it is worth to the mover to end its turn on a place with so many dice."""
    road, seats = values.road, values.seats
    turn = mover + 1
    if end >= road:
        if leaders == 0:
            row = 0
            for step in range(1, seats):
                row = row * road + place[(mover + step) % seats]
            return float(values.finish[(mover * road ** (seats - 1) + row) * (DICE + 1) + used, seats - 1])
        if used > lead:
            return 0.0
        leaders = leaders | 1 << mover if used == lead else 1 << mover
        return _read_last(values, turn, place, moved, leaders, used, mover)
    after = place.copy()
    after[mover] = end
    if end:
        for seat in range(seats):
            if seat != mover and place[seat] == end:
                after[seat] = _free_behind(values, after, end)
    if leaders:
        return _read_last(values, turn, after, moved | 1 << mover, leaders, lead, mover)
    row = 0
    for step in range(seats):
        row = row * road + after[(turn + step) % seats]
    return float(values.open[turn % seats * road**seats + row, seats - 1])


@inner
def _read_last(values: Values, turn: int, place: Ints, moved: int, leaders: int, lead: int, seat: int) -> float:
    """Return what a position of the last round is worth to a seat, before the seat `turn` moves."""
    seats = values.seats
    if turn == seats:
        if not leaders >> seat & 1:
            return 0.0
        sharers = 0
        for other in range(seats):
            sharers += leaders >> other & 1
        return 1.0 / sharers
    if turn == seats - 1:
        moved = 0  # they keep nobody from being pushed back any more
    row = 0
    for step in range(seats):
        other = (turn + step) % seats
        if other >= turn or moved >> other & 1:
            row = row * values.road + place[other]
    return float(values.last[values.at[turn, moved, leaders, lead] + row, (seat - turn) % seats])


@inner
def _free_behind(values: Values, place: Ints, space: int) -> int:
    """Return the nearest free space behind one, at worst the start (MZ-11, RU-5)."""
    for n in range(values.back_start[space], values.back_start[space + 1]):
        is_free = True
        for seat in range(values.seats):
            if place[seat] == values.back[n] != 0:
                is_free = False
        if is_free:
            return int(values.back[n])
    return 0
