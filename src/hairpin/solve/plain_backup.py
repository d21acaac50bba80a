"""Bellman backup of races without the bonus move: from the values after a turn to those before it.

Positions are counted from the driver on turn: its own place first, then those of the seats after it. Values are counted
in the same way. What comes after a turn is then contiguous in memory: the others stand where they stood, and the
mover's new place is the last index of the next seat's table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.race.push_back import Behind, find_space_behind
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.solve.backup import (
    COUNTS,
    LANES,
    LENGTH,
    REACH,
    Workspace,
    average_ends,
    back_up_response,
    copy_slot,
    new_workspace,
    weigh_choices,
)
from hairpin.solve.choices import Choices, Floats

MOST_CARS = 6
LENGTH_TOLERANCE = 0.01

Flags = NDArray[np.uint8]


class PlainTurn(NamedTuple):
    """What a turn depends on beside the values after it: so many other cars, values of so many seats."""

    road: int
    others: int
    seats: int
    choices: Choices
    behind: Behind


class Tables(NamedTuple):
    """The tables around a turn.

    after   (standing, new place, slot): values for the next seat's turn
    finish  (standing, dice, slot): values if the mover comes home with so many dice
    before  (own place, standing, slot): values for the mover's turn, which are filled
    """

    after: Table
    finish: Table
    before: Table


class ResponseTables(NamedTuple):
    """The same of one seat's best response: what it can reach, and how long it can make the race last.

    seat  counted from the mover; 0 is the mover
    """

    seat: int
    reach: Tables
    length: Tables


class Dirty(NamedTuple):
    """Dirty flags of the columns of the tables after and before a turn.

    A standing whose columns after the turn are clean is left as it is. A change up to `tolerance` is not written.
    """

    after: Flags
    before: Flags
    tolerance: float


@kernel
def back_up(
    turn: PlainTurn,
    values: Tables,
    response: ResponseTables | None,
    dirty: Dirty,
    temperature: float,
    first: int,
    upto: int,
) -> tuple[float, float, float, float]:
    """Fill `values.before` for the standings `first` to `upto` of the other cars; with a response, fill that instead.

    temperature  0 for the best choice; else that of a softmax choice
    Returns the residual, the most that the mover could gain in this turn alone, and how much the response and the
    length of the race rise at most.
    """
    road, seats, choices = turn.road, turn.seats, turn.choices
    codes = response_codes = road + COUNTS
    if response is None:
        response_codes = 0
    column, own, work = np.zeros((codes, seats, LANES)), np.zeros((codes, LANES)), new_workspace(codes, seats)
    responses, own_response = np.zeros((response_codes, 2, LANES)), np.zeros((2, response_codes, LANES))
    response_work, place = new_workspace(response_codes, 2), np.empty(MOST_CARS, np.int64)
    lanes, tie = 0, tie_of(values.before)
    residual = gain = rise = longer = 0.0
    for standing in range(first, upto):
        if _is_dirty(turn, standing, place, dirty.after):
            _gather(turn, standing, place, values, column[:, :, lanes])
            if response is not None:
                _gather(turn, standing, place, response.reach, responses[:, : REACH + 1, lanes])
                _gather(turn, standing, place, response.length, responses[:, LENGTH:, lanes])
            work.standing[lanes] = standing
            lanes += 1
        if lanes < LANES and standing < upto - 1:
            continue
        copy_slot(column, seats - 1, own)
        if response is not None:
            for slot in range(2):
                copy_slot(responses, slot, own_response[slot])
        for here in range(road if lanes else 0):
            weigh_choices(here, own, choices, temperature, tie, work, lanes)
            average_ends(here, choices, work.weights, column, work.value)
            if response is None:
                residual = max(residual, _store_values(turn, here, values, dirty, work, lanes))
            if response is not None:
                is_mover = response.seat == 0
                back_up_response(here, choices, work.weights, responses, own_response, is_mover, response_work)
                more = _store_response(turn, here, values, response, dirty, work, response_work.value, lanes)
                residual, gain = max(residual, more[0]), max(gain, more[1])
                rise, longer = max(rise, more[2]), max(longer, more[3])
        lanes = 0
    return residual, gain, rise, longer


@inner
def _is_dirty(turn: PlainTurn, standing: int, place: Ints, dirty: Flags) -> bool:
    """Write the places of the other cars; say whether cars can stand so, and any value after the turn has changed."""
    if not _read_standing(standing, turn.road, turn.others, place):
        return False
    if dirty[standing]:
        return True
    step = 1
    for car in range(turn.others - 1, -1, -1):
        hit = place[car]
        if hit and dirty[standing + (find_space_behind(turn.behind, hit, None, place, turn.others) - hit) * step]:
            return True
        step *= turn.road
    return False


@inner
def _read_standing(standing: int, road: int, others: int, place: Ints) -> bool:
    """Write the places of the other cars; say whether cars can stand so: no two on one space but the start."""
    for car in range(others - 1, -1, -1):
        place[car] = standing % road
        standing //= road
        for other in range(car + 1, others):
            if place[other] == place[car] != 0:
                return False
    return True


@inner
def _gather(turn: PlainTurn, standing: int, place: Ints, tables: Tables, column: Floats) -> None:
    """Collect the values of every code that the mover's turn can end with, push-backs done (MZ-11)."""
    road, slots, after, finish = turn.road, column.shape[1], tables.after, tables.finish
    for end in range(road):
        for slot in range(slots):
            column[end, slot] = after[standing * road + end, slot]
    for dice in range(COUNTS):
        for slot in range(slots):
            column[road + dice, slot] = finish[standing * COUNTS + dice, slot]
    step = 1
    for car in range(turn.others - 1, -1, -1):
        hit = place[car]
        if hit:  # RU-4: nobody is pushed from the start
            back = find_space_behind(turn.behind, hit, None, place, turn.others)
            pushed = standing + (back - hit) * step
            for slot in range(slots):
                column[hit, slot] = after[pushed * road + hit, slot]
        step *= road


@inner
def _store_values(turn: PlainTurn, here: int, values: Tables, dirty: Dirty, work: Workspace, lanes: int) -> float:
    """Write new values of a place and their dirty flags; return the largest change."""
    seats, before, change = turn.seats, values.before, 0.0
    standings = turn.road**turn.others
    for lane in range(lanes):
        at, moved = here * standings + work.standing[lane], 0.0
        for seat in range(seats):
            moved = max(moved, abs(work.value[(seat + seats - 1) % seats, lane] - before[at, seat]))
        if moved > dirty.tolerance:
            change = max(change, moved)
            dirty.before[at // turn.road] = 1
            for seat in range(seats):
                before[at, seat] = work.value[(seat + seats - 1) % seats, lane]
    return change


@inner
def _store_response(
    turn: PlainTurn,
    here: int,
    values: Tables,
    response: ResponseTables,
    dirty: Dirty,
    work: Workspace,
    found: Floats,
    lanes: int,
) -> tuple[float, float, float, float]:
    """Write a new response of a place and its dirty flags; return residual and gain of the values, and both rises."""
    seats, reach, length = turn.seats, response.reach.before, response.length.before
    standings = turn.road**turn.others
    residual = gain = rise = longer = 0.0
    for lane in range(lanes):
        at = here * standings + work.standing[lane]
        gain = max(gain, work.total[lane] - values.before[at, 0])
        for seat in range(seats):
            residual = max(residual, abs(work.value[(seat + seats - 1) % seats, lane] - values.before[at, seat]))
        more_reach, more_length = found[REACH, lane] - reach[at, 0], 1.0 + found[LENGTH, lane] - length[at, 0]
        if abs(more_reach) > dirty.tolerance or abs(more_length) > LENGTH_TOLERANCE:
            rise, longer = max(rise, more_reach), max(longer, more_length)
            dirty.before[at // turn.road] = 1
            reach[at, 0], length[at, 0] = found[REACH, lane], 1.0 + found[LENGTH, lane]
    return residual, gain, rise, longer
