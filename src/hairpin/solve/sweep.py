"""One turn looked back through: from the values after it to the values before it, for all positions of all cars.

Positions are counted from the driver on turn: its own place first, then those of the seats after it in turn. Values
are counted in the same way. What comes after a turn is then a column that lies together in memory: the others stand
where they stand, and the mover's new place is the last index of the next seat's table.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel
from hairpin.fast.monza.board import Ints
from hairpin.solve.choices import Choices, Floats

MOST_CARS = 6
COUNTS = 7  # 0 to 6 dice
TIE = 1e-12
_SOFT_RANGE = 30.0  # beyond it an option's weight is below 1e-13

Table = NDArray[np.float64] | NDArray[np.float32]
Flags = NDArray[np.uint8]


@kernel
def look_back(
    road: int, others: int, seats: int, after: Table, finish: Table, before: Table, choices: Choices, back_start: Ints,
    back: Ints, heat: float, news_after: Flags, news_before: Flags, grain: float, first: int, upto: int,
) -> float:  # fmt: skip
    """Fill `before` for the standings `first` to `upto` of the other cars from `after` and `finish`.

    after   (standing, new place, seat): values for the next seat's turn
    finish  (standing, dice, seat): values if the mover comes home with so many dice
    before  (own place, standing, seat)
    heat    0 for the best choice; else the temperature of a softmax choice
    news    which columns of a table changed when it was last filled; without news a standing is left as it is,
            and what changes by no more than `grain` is no news and is not written
    Returns the largest change of a value.
    """
    standings = road**others
    column, own = np.empty((road + COUNTS, seats)), np.empty(road + COUNTS)
    place = np.empty(MOST_CARS, np.int64)
    mine, weights, value = np.empty(road + COUNTS), np.empty(road + COUNTS), np.empty(seats)
    change = 0.0
    for standing in range(first, upto):
        if not read_standing(standing, road, others, place):
            continue
        if not has_news(road, others, standing, place, news_after, back_start, back):
            continue
        fill_column(road, others, seats, standing, place, after, finish, column, back_start, back)
        own[:] = column[:, seats - 1]
        for here in range(road):
            weigh_ends(here, own, choices, heat, mine, weights)
            mix_ends(here, choices, weights, column, value)
            at, moved = here * standings + standing, 0.0
            for seat in range(seats):
                moved = max(moved, abs(value[(seat + seats - 1) % seats] - before[at, seat]))
            if moved > grain:
                change = max(change, moved)
                news_before[at // road] = 1
                for seat in range(seats):
                    before[at, seat] = value[(seat + seats - 1) % seats]
    return change


@kernel
def mix_ends(here: int, choices: Choices, weights: Floats, column: Floats, value: Floats) -> None:
    """Write the mean of a column's rows over the ends of a place's turn, each as likely as its weight."""
    value[:] = 0.0
    begin = choices.end_start[here]
    for n in range(choices.end_start[here + 1] - begin):
        if weights[n]:
            code = choices.end[begin + n]
            for slot in range(value.shape[0]):
                value[slot] += weights[n] * column[code, slot]


@kernel
def has_news(road: int, others: int, standing: int, place: Ints, news: Flags, back_start: Ints, back: Ints) -> bool:
    """Say whether anything that this standing's values depend on has changed."""
    if news[standing]:
        return True
    step = 1
    for car in range(others - 1, -1, -1):
        if place[car] and news[standing + (push_back(car, others, place, back_start, back) - place[car]) * step]:
            return True
        step *= road
    return False


@kernel
def read_standing(standing: int, road: int, others: int, place: Ints) -> bool:
    """Write the places of the other cars; say whether cars can stand so: no two on one space but the start."""
    for car in range(others - 1, -1, -1):
        place[car] = standing % road
        standing //= road
        for other in range(car + 1, others):
            if place[other] == place[car] != 0:
                return False
    return True


@kernel
def fill_column(
    road: int, others: int, seats: int, standing: int, place: Ints, after: Table, finish: Table, column: Floats,
    back_start: Ints, back: Ints,
) -> None:  # fmt: skip
    """Collect the values of every code that the mover's turn can end with, push-backs done (MZ-11)."""
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
            pushed = standing + (push_back(car, others, place, back_start, back) - hit) * step
            for seat in range(seats):
                column[hit, seat] = after[pushed * road + hit, seat]
        step *= road


@kernel
def push_back(car: int, others: int, place: Ints, back_start: Ints, back: Ints) -> int:
    """Return the nearest free space behind a car, at worst the start (MZ-11, RU-5). The mover's old one is free."""
    for n in range(back_start[place[car]], back_start[place[car] + 1]):
        space, is_free = back[n], True
        for other in range(others):
            if place[other] == space:
                is_free = False
        if is_free:
            return int(space)
    return 0


@kernel
def weigh_ends(here: int, own: Floats, choices: Choices, heat: float, mine: Floats, weights: Floats) -> float:
    """Write how likely each end of a place's turn is by the mover's choices; return what the best choices bring.

    Of values that differ by no more than `TIE` the first in notation is taken. `mine` is room to work in.
    """
    begin = choices.end_start[here]
    total = 0.0
    for n in range(choices.end_start[here + 1] - begin):
        mine[n] = own[choices.end[begin + n]]
        weights[n] = choices.forced[begin + n]
        total += weights[n] * mine[n]
    for case in range(choices.case_start[here], choices.case_start[here + 1]):
        first, upto = choices.option_start[case], choices.option_start[case + 1]
        pick = choices.option[first]
        best = mine[pick]
        for n in range(first + 1, upto):
            option = choices.option[n]
            is_better = mine[option] > best + TIE
            best = mine[option] if is_better else best
            pick = option if is_better else pick
        total += choices.chance[case] * best
        if heat and _is_close(case, mine, choices, pick, best - _SOFT_RANGE * heat):
            _soften(case, mine, choices, heat, best, weights)
        else:
            weights[pick] += choices.chance[case]
    return total


@kernel
def _is_close(case: int, mine: Floats, choices: Choices, pick: int, limit: float) -> bool:
    """Say whether a case has an option beside the best that is worth more than a limit."""
    close = 0
    for n in range(choices.option_start[case], choices.option_start[case + 1]):
        option = choices.option[n]
        close += (mine[option] > limit) & (option != pick)
    return close > 0


@kernel
def _soften(case: int, mine: Floats, choices: Choices, heat: float, best: float, weights: Floats) -> None:
    """Spread a case over its options by softmax: continuous everywhere, so that ties are shared evenly."""
    first, upto = choices.option_start[case], choices.option_start[case + 1]
    total = 0.0
    for n in range(first, upto):
        total += _pull(mine[choices.option[n]], best, heat)
    for n in range(first, upto):
        option = choices.option[n]
        weights[option] += choices.chance[case] * _pull(mine[option], best, heat) / total


@kernel
def _pull(worth: float, best: float, heat: float) -> float:
    less = (best - worth) / heat
    return float(np.exp(-less)) if less < _SOFT_RANGE else 0.0
