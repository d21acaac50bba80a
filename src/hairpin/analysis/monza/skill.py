"""The value of skill on a board: a race of two is solved, and its optimal driver plays a racer; exact.

A race in which both cars are in dead ends counts as shared.

Value iteration converges in a few sweeps, because only push-backs move cars backward. `hairpin.solve` is precise to
the last digit and proves it; this is for thousands of boards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.analysis.monza.solo_race import Offers, Ways
from hairpin.fast.kernel import inner, kernel, part
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import DICE
from hairpin.solve.choices import Floats

_COUNTS = DICE + 1
_MOST_PASSES = 60
_NEVER = 1e-9


class Match(NamedTuple):
    """Two cars: the starter's chance if both are optimal, and the optimal driver's chance against a racer.

    first, second   on either seat
    """

    starter: float
    first: float
    second: float

    @property
    def skill(self) -> float:
        """The best driver's chance over both seats."""
        return (self.first + self.second) / 2


def solve_match(ways: Ways, offers: Offers, precision: float = 1e-6) -> Match:
    """Solve the race of two cars, and evaluate the optimal driver against the racer."""
    order = np.argsort(-ways.reach[: ways.road], kind="stable")
    return _solve_match(ways, offers, order, precision)


@kernel
def _solve_match(ways: Ways, offers: Offers, order: Ints, precision: float) -> Match:
    road = ways.road
    tables = np.full((6, road, road + _COUNTS), 0.5)
    for seat in range(1, 6, 2):
        tables[seat, :, road:] = 1.0  # the second seat's finish ends the round
    for place in range(road):
        for dice in range(_COUNTS):
            best, racer = _value_last_turn(offers, road, place, dice)
            tables[0, place, road + dice] = tables[4, place, road + dice] = 1.0 - best
            tables[2, place, road + dice] = 1.0 - racer
    best, rival = tables[0], tables[1]
    starter = _iterate_values(ways, offers, order, best, rival, best, rival, True, True, precision)
    _copy_road(road, tables, 2)
    first = _iterate_values(ways, offers, order, best, rival, tables[2], tables[3], True, False, precision)
    _copy_road(road, tables, 4)
    second = 1.0 - _iterate_values(ways, offers, order, best, rival, tables[4], tables[5], False, True, precision)
    return Match(starter, first, second)


@inner
def _copy_road(road: int, tables: Floats, to: int) -> None:
    """Initialise two tables with the road values of the first two."""
    for here in range(road):
        for there in range(road):
            tables[to, here, there], tables[to + 1, here, there] = tables[0, here, there], tables[1, here, there]


@kernel
def _value_last_turn(offers: Offers, road: int, place: int, lead: int) -> tuple[float, float]:
    """Return the value of the last turn against a finished car with `lead` dice (MZ-15): optimal, and the racer's."""
    choices, racing = offers
    begin = choices.end_start[place]
    worth = np.zeros(choices.end_start[place + 1] - begin)
    best = racer = 0.0
    for n in range(worth.shape[0]):
        dice = choices.end[begin + n] - road
        if 0 <= dice <= lead:
            worth[n] = 1.0 if dice < lead else 0.5
        best += choices.forced[begin + n] * worth[n]
        racer += racing[begin + n] * worth[n]
    for case in range(choices.case_start[place], choices.case_start[place + 1]):
        most = 0.0
        for n in range(choices.option_start[case], choices.option_start[case + 1]):
            most = max(most, worth[choices.option[n]])
        best += choices.chance[case] * most
    return best, racer


@kernel
def _iterate_values(
    ways: Ways,
    offers: Offers,
    order: Ints,
    guide: Floats,
    rival_guide: Floats,
    own: Floats,
    rival: Floats,
    is_best: bool,
    is_rival_best: bool,
    precision: float,
) -> float:
    """Return the starter's chance; fill `own` and `rival`, the values of a turn's end for the first and second seat.

    Rows are the other car's places, columns the codes of endings. Only push-backs move cars backward, so that states
    are swept from the end on until the values converge. The optimal driver takes the ending with the highest value in
    its guide.
    """
    choices = offers.choices
    codes = np.empty(choices.option.shape[0], np.int64)
    for place in range(ways.road):
        first, last = choices.case_start[place], choices.case_start[place + 1]
        for n in range(choices.option_start[first], choices.option_start[last]):
            codes[n] = choices.end[choices.end_start[place] + choices.option[n]]
    chance = 0.0
    for _ in range(_MOST_PASSES):
        before = chance
        for here in order:
            for there in order:
                if here == there != 0:
                    continue
                mine, stay = _drive(offers, codes, here, guide[there], own[there], is_best)
                theirs, wait = _drive(offers, codes, there, rival_guide[here], rival[here], is_rival_best)
                # Both cars may stall in turn; the two linear equations are solved exactly.
                goes_on = 1.0 - stay * wait
                chance = (mine + stay * (1.0 - theirs - wait)) / goes_on if goes_on > _NEVER else 0.5
                rivals = theirs + wait * (1.0 - chance)
                rival[here, there], own[there, here] = 1.0 - chance, 1.0 - rivals
                if there and ways.back[there] == here:
                    rival[there, there] = 1.0 - chance
                if here and ways.back[here] == there:
                    own[here, here] = 1.0 - rivals
        if abs(chance - before) < precision:  # the last position filled is the grid
            break
    return chance


@part
def _drive(offers: Offers, codes: Ints, place: int, guide: Floats, worth: Floats, is_best: bool) -> tuple[float, float]:
    """Return the value of a turn without a stall, and the probability of a stall."""
    choices, racing = offers
    total = stay = 0.0
    for n in range(choices.end_start[place], choices.end_start[place + 1]):
        weight = choices.forced[n] if is_best else racing[n]
        if choices.end[n] == place:
            stay = weight
        else:
            total += weight * worth[choices.end[n]]
    if is_best:
        option = choices.option_start[choices.case_start[place]]
        for case in range(choices.case_start[place], choices.case_start[place + 1]):
            pick = codes[option]
            best = guide[pick]
            for n in range(option + 1, choices.option_start[case + 1]):
                code = codes[n]
                value = guide[code]
                is_better = value > best
                best = value if is_better else best
                pick = code if is_better else pick
            option = choices.option_start[case + 1]
            total += choices.chance[case] * worth[pick]
    return total, stay
