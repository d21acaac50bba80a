"""The endings of every turn: for every place and roll, the different ways in which the turn can end.

Other cars never change where one may drive (MZ-10), so without tiles a turn is a look-up. Endings stand in the order
in which `legal_actions` leads to them, the first in notation first.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import COLOURS, DICE, ORDERS, ROLL_HANDS, SIZES, WITHOUT

KEEP_GOING, LONGEST, FREE = range(3)
STOPPING = {"keep-going": KEEP_GOING, "longest": LONGEST, "free": FREE}
NO_COLOUR = COLOURS
_HOME = 8  # beside a count of dice: they can bring the car home
_MOST = _HOME - 1


@dataclass(frozen=True)
class Endings:
    """The endings of every turn without tiles.

    start   where the endings of (place, roll) begin: at `place * 462 + roll`
    end     the place on which the turn ends
    used    the dice that it took (RU-6)
    last    the colour last placed (RU-17), `NO_COLOUR` if none was
    upto    for a driver that takes any step by lot: the chance of this ending or one before it, in parts of 2³²
    """

    board: Board
    start: Ints
    end: NDArray[np.uint16]
    used: NDArray[np.uint8]
    last: NDArray[np.uint8]
    upto: NDArray[np.int64]

    @property
    def rolls(self) -> int:
        """How many different rolls there are."""
        return len(ORDERS)


def make_endings(board: Board, stopping: str) -> Endings:
    """Follow every route of every roll from every place."""
    mode = STOPPING[stopping]
    reach = count_reach(board.road, len(board.places), board.way_start, board.way_to, board.way_colour, board.reach)
    start, endings = _follow(board.road, board.way_start, board.way_to, board.way_colour, reach, mode, ROLL_HANDS)
    end, used, last, upto = endings.T
    return Endings(board, start, end.astype(np.uint16), used.astype(np.uint8), last.astype(np.uint8), upto.copy())


@kernel
def count_reach(road: int, places: int, way_start: Ints, way_to: Ints, way_colour: Ints, fronts: Ints) -> Ints:
    """Count the most dice that can be used from each place with each hand; `_HOME` is added where they lead home."""
    hands = SIZES.shape[0]
    most = np.zeros((places, hands), np.int64)
    for place in np.argsort(-fronts[:road]):
        for hand in range(hands):
            for way in range(way_start[place], way_start[place + 1]):
                to, left = way_to[way], WITHOUT[hand, way_colour[way]]
                if left >= 0:
                    home = _HOME if to >= road else (most[place, hand] | most[to, left]) & _HOME
                    most[place, hand] = max(most[place, hand] & _MOST, 1 + (most[to, left] & _MOST)) | home
    return most


@kernel
def _follow(
    road: int, way_start: Ints, way_to: Ints, way_colour: Ints, reach: Ints, mode: int, rolls: Ints
) -> tuple[Ints, Ints]:
    """List the endings (end, used, last, upto) in notation's order; each choice on the way is drawn by lot (RU-1)."""
    start = np.zeros(road * rolls.shape[0] + 1, np.int64)
    endings = np.empty((1 << 16, 4), np.int64)
    # A place is entered by its own colour, the finish by any (RU-3), each with up to six dice.
    most_endings = reach.shape[0] * COLOURS * (DICE + 1)
    most_open = (DICE + 1) * (way_to.shape[0] + 1)
    chance = np.empty(most_endings)
    stack, stack_chance = np.empty((most_open, 4), np.int64), np.empty(most_open)
    total = 0
    for place in range(road):
        for roll in range(rolls.shape[0]):
            if total + most_endings > endings.shape[0]:
                endings = np.concatenate((endings, np.empty_like(endings)))
            first, top = total, 1
            stack[0] = (place, rolls[roll], NO_COLOUR, 0)
            stack_chance[0] = 1.0
            while top:
                top -= 1
                here, hand, colour, stops = stack[top]
                share, choices = stack_chance[top], 0
                if here < road and not stops:
                    for way in range(way_start[here], way_start[here + 1]):
                        choices += fits(road, here, hand, way, way_to, way_colour, reach, mode)
                    choices += choices > 0 and mode == FREE
                if choices:
                    share /= choices
                    if mode == FREE:
                        stack[top] = (here, hand, colour, 1)
                        stack_chance[top] = share
                        top += 1
                    # The last way goes onto the stack first, so that the first is followed first.
                    for way in range(way_start[here + 1] - 1, way_start[here] - 1, -1):
                        if fits(road, here, hand, way, way_to, way_colour, reach, mode):
                            stack[top] = (way_to[way], WITHOUT[hand, way_colour[way]], way_colour[way], 0)
                            stack_chance[top] = share
                            top += 1
                    continue
                used = DICE - SIZES[hand]
                known = _find_ending(endings, first, total, here, used, colour)
                if known == total:
                    endings[total] = (here, used, colour, 0)
                    chance[total - first] = 0.0
                    total += 1
                chance[known - first] += share
            so_far = 0.0
            for known in range(first, total):
                so_far += chance[known - first]
                endings[known, 3] = np.int64(round(so_far * 2**32))
            endings[total - 1, 3] = 1 << 32
            start[place * rolls.shape[0] + roll + 1] = total
    return start, endings[:total]


@inner
def _find_ending(endings: Ints, first: int, total: int, end: int, used: int, last: int) -> int:
    """Return where an ending stands among those of its turn, or where the next new one goes."""
    known = first
    while known < total and (endings[known, 0] != end or endings[known, 1] != used or endings[known, 2] != last):
        known += 1
    return known


@inner
def fits(road: int, here: int, hand: int, way: int, way_to: Ints, way_colour: Ints, reach: Ints, mode: int) -> bool:
    """Say whether a die may take this way: it has the colour and, in `longest`, wastes no die or leads home (RU-1)."""
    left = WITHOUT[hand, way_colour[way]]
    if left < 0:
        return False
    if mode != LONGEST or way_to[way] >= road:
        return True
    onward = reach[way_to[way], left]
    return bool(onward & _HOME or 1 + (onward & _MOST) == reach[here, hand] & _MOST)
