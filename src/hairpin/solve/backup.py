"""The Bellman backup of one turn, for many standings of the other cars at once: choices, averages, best response.

Each standing has a lane of its own, because processors compute on many numbers at once. How positions are numbered,
and what a turn's end leads to, is the business of `plain_backup` and `bonus_backup`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.solve.choices import Choices, Floats

COUNTS = 7  # 0 to 6 dice
LANES = 64
REACH, LENGTH = range(2)  # slots of a best response
_SOFT_RANGE = 30.0  # beyond it an option's weight is below 1e-13
_HALVINGS = 8
_TERMS = 8


class Workspace(NamedTuple):
    """Working memory, one lane for each standing.

    standing       of each lane
    mine, weights  (end of the turn, lane): its value to the mover, its probability
    best, pick     of the current case: the value of the best option, and the number of the one that is taken
    taken          the value of that one
    pulls, sums    of a softmax choice: weights before they are normalised, and their sum
    total          the expected value of the best choices
    value          (slot, lane): the expected value over all ends
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
def new_workspace(codes: int, slots: int) -> Workspace:
    """Allocate memory for turns with so many different ends and values with so many slots."""
    flat = np.empty((5, LANES))
    return Workspace(
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


@inner
def copy_slot(column: Floats, slot: int, own: Floats) -> None:
    """Copy one slot of every row of a column, lane by lane."""
    for code in range(own.shape[0]):
        copy_lanes(column[code, slot], own[code])


@inner
def copy_lanes(source: Floats, to: Floats) -> None:
    """Copy every lane; for an assignment of whole arrays Numba compiles shape checks for seconds."""
    for lane in range(LANES):
        to[lane] = source[lane]


@inner
def average_ends(here: int, choices: Choices, weights: Floats, column: Floats, value: Floats) -> None:
    """Write the expected value of a column's rows over the ends of a place's turn, weighted by their probabilities."""
    value[:] = 0.0
    begin = choices.end_start[here]
    for n in range(choices.end_start[here + 1] - begin):
        code = choices.end[begin + n]
        for slot in range(value.shape[0]):
            for lane in range(LANES):
                value[slot, lane] += weights[n, lane] * column[code, slot, lane]


@inner
def weigh_choices(
    here: int, own: Floats, choices: Choices, temperature: float, tie: float, work: Workspace, lanes: int
) -> None:
    """Write the probability of each end of a place's turn by the mover's choices, and the value of the best choices.

    temperature  0 for the best option; else that of a softmax choice (quantal response)
    tie          of values that differ by no more than this, the first in notation is taken
    """
    begin = choices.end_start[here]
    work.total[:] = 0.0
    for n in range(choices.end_start[here + 1] - begin):
        code, chance = choices.end[begin + n], choices.forced[begin + n]
        for lane in range(LANES):
            work.mine[n, lane] = own[code, lane]
        for lane in range(LANES):
            work.weights[n, lane] = chance
        for lane in range(LANES):
            work.total[lane] += chance * own[code, lane]
    for case in range(choices.case_start[here], choices.case_start[here + 1]):
        chance, first, upto = choices.chance[case], choices.option_start[case], choices.option_start[case + 1]
        _find_best(first, upto, choices, tie, work)
        for lane in range(LANES):
            work.total[lane] += chance * work.best[lane]
        if temperature and _is_close(first, upto, choices, temperature, work, lanes):
            _soften(chance, first, upto, choices, temperature, work)
            continue
        for n in range(first, upto):
            option = choices.option[n]
            for lane in range(LANES):
                work.weights[option, lane] += chance if work.pick[lane] == n - first else 0.0


@inner
def _find_best(first: int, upto: int, choices: Choices, tie: float, work: Workspace) -> None:
    option = choices.option[first]
    for lane in range(LANES):
        work.best[lane] = work.taken[lane] = work.mine[option, lane]
    work.pick[:] = 0.0
    for n in range(first + 1, upto):
        option, number = choices.option[n], float(n - first)
        for lane in range(LANES):
            taken, worth = work.taken[lane], work.mine[option, lane]
            work.best[lane] = max(work.best[lane], worth)
            work.taken[lane] = worth if worth > taken + tie else taken
            work.pick[lane] = number if worth > taken + tie else work.pick[lane]


@inner
def _is_close(first: int, upto: int, choices: Choices, temperature: float, work: Workspace, lanes: int) -> bool:
    """Say whether softmax gives any lane's second option a weight that counts."""
    work.sums[:] = 0.0
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            is_near = work.mine[option, lane] > work.best[lane] - _SOFT_RANGE * temperature
            work.sums[lane] += 1.0 if is_near else 0.0
    close = 0
    for lane in range(lanes):
        close += work.sums[lane] > 1.0
    return close > 0


@inner
def _soften(chance: float, first: int, upto: int, choices: Choices, temperature: float, work: Workspace) -> None:
    """Spread a case over its options by softmax, which is continuous, so that ties are shared evenly."""
    work.sums[:], colder = 0.0, 1.0 / temperature
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            work.pulls[n - first, lane] = _pull((work.best[lane] - work.mine[option, lane]) * colder)
        for lane in range(LANES):
            work.sums[lane] += work.pulls[n - first, lane]
    for lane in range(LANES):
        work.sums[lane] = chance / work.sums[lane]
    for n in range(first, upto):
        option = choices.option[n]
        for lane in range(LANES):
            work.weights[option, lane] += work.sums[lane] * work.pulls[n - first, lane]


@inner
def _pull(less: float) -> float:
    """Return e to the power of minus `less`, without branches and calls, so that it is vectorised over lanes."""
    part = min(less, _SOFT_RANGE) / -(2.0**_HALVINGS)
    power = 1.0
    for term in range(_TERMS, 0, -1):
        power = 1.0 + power * (part * (1.0 / term))
    for _ in range(_HALVINGS):
        power *= power
    return power if less < _SOFT_RANGE else 0.0


@inner
def back_up_response(
    here: int, choices: Choices, weights: Floats, responses: Floats, own: Floats, is_mover: bool, work: Workspace
) -> None:
    """Write what one seat can reach and how long it can make the race last, before the turn, into `work.value`.

    responses, own  the same after the turn, (end, slot, lane) and (slot, end, lane)
    is_mover        whether the seat is on turn and takes the best; else the mover's probabilities `weights` hold
    """
    if not is_mover:
        average_ends(here, choices, weights, responses, work.value)
        return
    for slot in range(own.shape[0]):
        weigh_choices(here, own[slot], choices, 0.0, 0.0, work, LANES)
        copy_lanes(work.total, work.value[slot])
