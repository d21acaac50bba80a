"""The choices of a turn: rolls that offer the same endings are merged into cases.

An ending is a code: the place where the turn ends, or `road` plus the dice that it took to reach the finish. Most of
the 462 rolls offer the same few endings from a place, so that a turn has some dozens of cases instead of hundreds.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import ORDERS, TICKETS
from hairpin.fast.monza.tables.endings import Endings

Floats = NDArray[np.float64]


class Choices(NamedTuple):
    """The cases of a turn from each place.

    end_start, end   every code that a turn from a place can end with
    forced           the chance of each of them without a choice
    case_start       where the cases of a place begin: those with a choice
    chance           the chance of each case
    option_start     where the options of a case begin, first in notation first
    option           each an index into the place's own part of `end`
    """

    end_start: Ints
    end: NDArray[np.int32]
    forced: Floats
    case_start: Ints
    chance: Floats
    option_start: NDArray[np.int32]
    option: NDArray[np.uint8]


def list_choices(turns: Endings, codes: Ints) -> Choices:
    """Put the rolls together that offer the same endings in the same order; `codes` name the endings' effects."""
    end_start, ends, forced, case_start, chance, option_start, options = [0], [], [], [0], [], [0], []
    rolls, every, orders_of = turns.rolls, codes.tolist(), ORDERS.tolist()
    for place in range(turns.board.road):
        cases: Counter[tuple[int, ...]] = Counter()
        starts = turns.start[place * rolls : (place + 1) * rolls + 1].tolist()
        for (begin, end), orders in zip(pairwise(starts), orders_of, strict=True):
            cases[tuple(dict.fromkeys(every[begin:end]))] += orders
        here = sorted({end for case in cases for end in case})
        ends += here
        forced += [cases[end,] / TICKETS for end in here]
        for case, orders in cases.items():
            if len(case) > 1:
                chance.append(orders / TICKETS)
                options += [here.index(end) for end in case]
                option_start.append(len(options))
        end_start.append(len(ends))
        case_start.append(len(chance))
    return Choices(
        np.array(end_start),
        np.array(ends, np.int32),
        np.array(forced),
        np.array(case_start),
        np.array(chance, np.float64),
        np.array(option_start, np.int32),
        np.array(options, np.uint8),
    )
