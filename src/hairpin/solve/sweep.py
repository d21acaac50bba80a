"""One turn looked back through: from the values after it to the values before it, for all positions of all cars.

Positions are counted from the driver on turn: its own place first, then those of the seats after it in turn. Values
are counted in the same way. What comes after a turn is then a column that lies together in memory: the others stand
where they stand, and the mover's new place is the last index of the next seat's table. Standings of the others are
looked at by the dozen, each in a lane of its own, because processors compute on many numbers at once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.race.push_back import Behind, find_space_behind
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.solve.choices import Choices, Floats

MOST_CARS = 6
COUNTS = 7  # 0 to 6 dice
LANES = 64
_SOFT_RANGE = 30.0  # beyond it an option's weight is below 1e-13
_HALVINGS = 8
_TERMS = 8

Flags = NDArray[np.uint8]


class Desk(NamedTuple):
    """Workspace to work in, one lane for each standing that is looked at.

    standing       of each lane
    mine, weights  (end of the turn, lane): what it is worth to the mover, how likely it is
    best, pick     of the case at hand: the worth of the best option, and the number of the one that is taken
    taken          what that one is worth
    pulls, sums    for a softmax choice
    total          what the best choices bring
    value          (slot, lane): the mean over all ends
    """

    standing: Ints
    mine: Floats
    weights: Floats
    best: Floats
    pick: Floats
    taken: Floats
    pulls: Floats
    sums: Floats
    total: Floats
    value: Floats


@kernel
def lay_desk(codes: int, slots: int) -> Desk:
    """Make room for turns with so many different ends and values with so many slots."""
    flat = np.empty((5, LANES))
    return Desk(
        np.empty(LANES, np.int64),
        np.empty((codes, LANES)),
        np.empty((codes, LANES)),
        flat[0],
        flat[1],
        flat[2],
        np.empty((codes, LANES)),
        flat[3],
        flat[4],
        np.empty((slots, LANES)),
    )


@kernel
def look_back(
    road: int,
    others: int,
    seats: int,
    after: Table,
    finish: Table,
    before: Table,
    choices: Choices,
    behind: Behind,
    heat: float,
    news_after: Flags,
    news_before: Flags,
    grain: float,
    first: int,
    upto: int,
) -> float:
    """Fill `before` for the standings `first` to `upto` of the other cars from `after` and `finish`.

    after   (standing, new place, seat): values for the next seat's turn
    finish  (standing, dice, seat): values if the mover comes home with so many dice
    before  (own place, standing, seat)
    heat    0 for the best choice; else the temperature of a softmax choice
    news    which columns of a table changed when it was last filled; without news a standing is left as it is,
            and what changes by no more than `grain` is no news and is not written
    Returns the largest change of a value.
    """
    standings, codes = road**others, road + COUNTS
    column, own, desk = np.zeros((codes, seats, LANES)), np.zeros((codes, LANES)), lay_desk(codes, seats)
    place = np.empty(MOST_CARS, np.int64)
    lanes, change, tie = 0, 0.0, tie_of(before)
    for standing in range(first, upto):
        if is_worth_a_look(road, others, standing, place, news_after, behind):
            fill_column(road, others, standing, place, after, finish, column[:, :, lanes], behind)
            desk.standing[lanes] = standing
            lanes += 1
        if lanes < LANES and standing < upto - 1:
            continue
        copy_slot(column, seats - 1, own)
        for here in range(road if lanes else 0):
            weigh_ends(here, own, choices, heat, tie, desk, lanes)
            mix_ends(here, choices, desk.weights, column, desk.value)
            for lane in range(lanes):
                at, moved = here * standings + desk.standing[lane], 0.0
                for seat in range(seats):
                    moved = max(moved, abs(desk.value[(seat + seats - 1) % seats, lane] - before[at, seat]))
                if moved > grain:
                    change = max(change, moved)
                    news_before[at // road] = 1
                    for seat in range(seats):
                        before[at, seat] = desk.value[(seat + seats - 1) % seats, lane]
        lanes = 0
    return change


@inner
def copy_slot(column: Floats, slot: int, own: Floats) -> None:
    """Write one slot of every row of a column, lane by lane."""
    for code in range(own.shape[0]):
        copy_lanes(column[code, slot], own[code])


@inner
def copy_lanes(source: Floats, to: Floats) -> None:
    """Write every lane; to assign whole arrays, Numba would compile for seconds what to say of their shapes."""
    for lane in range(LANES):
        to[lane] = source[lane]


@inner
def mix_ends(here: int, choices: Choices, weights: Floats, column: Floats, value: Floats) -> None:
    """Write the mean of a column's rows over the ends of a place's turn, each as likely as its weight."""
    value[:] = 0.0
    begin = choices.end_start[here]
    for n in range(choices.end_start[here + 1] - begin):
        code = choices.end[begin + n]
        for slot in range(value.shape[0]):
            for lane in range(LANES):
                value[slot, lane] += weights[n, lane] * column[code, slot, lane]


@inner
def is_worth_a_look(road: int, others: int, standing: int, place: Ints, news: Flags, behind: Behind) -> bool:
    """Write the places of the other cars; say whether they can stand so, and anything after their turn has changed."""
    if not read_standing(standing, road, others, place):
        return False
    if news[standing]:
        return True
    step = 1
    for car in range(others - 1, -1, -1):
        if (
            place[car]
            and news[standing + (find_space_behind(behind, place[car], None, place, others) - place[car]) * step]
        ):
            return True
        step *= road
    return False


@inner
def read_standing(standing: int, road: int, others: int, place: Ints) -> bool:
    """Write the places of the other cars; say whether cars can stand so: no two on one space but the start."""
    for car in range(others - 1, -1, -1):
        place[car] = standing % road
        standing //= road
        for other in range(car + 1, others):
            if place[other] == place[car] != 0:
                return False
    return True


@inner
def fill_column(
    road: int,
    others: int,
    standing: int,
    place: Ints,
    after: Table,
    finish: Table,
    column: Floats,
    behind: Behind,
) -> None:
    """Collect the values of every code that the mover's turn can end with, push-backs done (MZ-11)."""
    seats = column.shape[1]
    for end in range(road):
        for seat in range(seats):
            column[end, seat] = after[standing * road + end, seat]
    for dice in range(COUNTS):
        for seat in range(seats):
            column[road + dice, seat] = finish[standing * COUNTS + dice, seat]
    step = 1
    for car in range(others - 1, -1, -1):
        hit = place[car]
        if hit:  # RU-4: nobody is pushed from the start
            pushed = standing + (find_space_behind(behind, hit, None, place, others) - hit) * step
            for seat in range(seats):
                column[hit, seat] = after[pushed * road + hit, seat]
        step *= road


@inner
def weigh_ends(here: int, own: Floats, choices: Choices, heat: float, tie: float, desk: Desk, lanes: int) -> None:
    """Write how likely each end of a place's turn is by the mover's choices, and what the best choices bring.

    Of values that differ by no more than `tie` the first in notation is taken.
    """
    begin = choices.end_start[here]
    desk.total[:] = 0.0
    for n in range(choices.end_start[here + 1] - begin):
        code, chance = choices.end[begin + n], choices.forced[begin + n]
        for lane in range(LANES):
            desk.mine[n, lane] = own[code, lane]
        for lane in range(LANES):
            desk.weights[n, lane] = chance
        for lane in range(LANES):
            desk.total[lane] += chance * own[code, lane]
    for case in range(choices.case_start[here], choices.case_start[here + 1]):
        chance, first, upto = choices.chance[case], choices.option_start[case], choices.option_start[case + 1]
        _find_best(first, upto, choices, tie, desk)
        for lane in range(LANES):
            desk.total[lane] += chance * desk.best[lane]
        if heat and _is_close(first, upto, choices, heat, desk, lanes):
            _soften(chance, first, upto, choices, heat, desk)
            continue
        for n in range(first, upto):
            option = choices.option[n]
            for lane in range(LANES):
                desk.weights[option, lane] += chance if desk.pick[lane] == n - first else 0.0


@inner
def _find_best(first: int, upto: int, choices: Choices, tie: float, desk: Desk) -> None:
    option = choices.option[first]
    for lane in range(LANES):
        desk.best[lane] = desk.taken[lane] = desk.mine[option, lane]
    desk.pick[:] = 0.0
    for n in range(first + 1, upto):
        option, number = choices.option[n], float(n - first)
        for lane in range(LANES):
            taken, worth = desk.taken[lane], desk.mine[option, lane]
            desk.best[lane] = max(desk.best[lane], worth)
            desk.taken[lane] = worth if worth > taken + tie else taken
            desk.pick[lane] = number if worth > taken + tie else desk.pick[lane]


@inner
def _is_close(first: int, upto: int, choices: Choices, heat: float, desk: Desk, lanes: int) -> bool:
    """Say whether in any lane an option beside the best is worth nearly as much."""
    desk.sums[:] = 0.0
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            is_near = desk.mine[option, lane] > desk.best[lane] - _SOFT_RANGE * heat
            desk.sums[lane] += 1.0 if is_near else 0.0
    close = 0
    for lane in range(lanes):
        close += desk.sums[lane] > 1.0
    return close > 0


@inner
def _soften(chance: float, first: int, upto: int, choices: Choices, heat: float, desk: Desk) -> None:
    """Spread a case over its options by softmax: continuous everywhere, so that ties are shared evenly."""
    desk.sums[:], colder = 0.0, 1.0 / heat
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            desk.pulls[n - first, lane] = _pull((desk.best[lane] - desk.mine[option, lane]) * colder)
        for lane in range(LANES):
            desk.sums[lane] += desk.pulls[n - first, lane]
    for lane in range(LANES):
        desk.sums[lane] = chance / desk.sums[lane]
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            desk.weights[option, lane] += desk.sums[lane] * desk.pulls[n - first, lane]


@inner
def _pull(less: float) -> float:
    """Return e to the power of minus `less`, without branches and calls, so that all lanes go at once."""
    part = min(less, _SOFT_RANGE) / -(2.0**_HALVINGS)
    power = 1.0
    for term in range(_TERMS, 0, -1):
        power = 1.0 + power * (part * (1.0 / term))
    for _ in range(_HALVINGS):
        power *= power
    return power if less < _SOFT_RANGE else 0.0
