"""The learner's mistakes, as tables and by one draw of 64 bits; they are those of the learner in `bots`."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import SIZES
from hairpin.fast.monza.tables.endings import FREE
from hairpin.fast.monza.tables.steps import Steps, list_dice, unpack_colour, unpack_to
from hairpin.games.monza.track import LINE

_OVERLOOKS, _STRAIGHT = 14, 15
_S4, _S28, _LOW = np.uint64(4), np.uint64(28), np.uint64((1 << 28) - 1)


class Mistakes(NamedTuple):
    """What the learner's mistakes depend on.

    soonest  (place, hand): the number of the first step of the way that ends soonest, by dice alone
    ahead    the place straight ahead in the same lane, or -1
    """

    soonest: NDArray[np.uint8]
    ahead: Ints


def make_mistakes(steps: Steps, board: Board) -> Mistakes:
    """Compute the mistakes on a board."""
    places = board.places
    ahead = np.full(board.road, -1, np.int64)
    for place in range(board.road):
        for way in range(board.way_start[place], board.way_start[place + 1]):
            to = places[board.way_to[way]]
            if to == LINE or to[0] == places[place][0]:
                ahead[place] = board.way_to[way]
    return Mistakes(_find_soonest(steps, board.reach), ahead)


@kernel
def _find_soonest(steps: Steps, reach: Ints) -> NDArray[np.uint8]:
    hands = SIZES.shape[0]
    soonest = np.zeros((steps.road, hands), np.uint8)
    ends = np.zeros((reach.shape[0], hands), np.int64)
    for place in np.argsort(-reach):
        for hand in range(hands):
            ends[place, hand] = reach[place]
            if place >= steps.road or steps.mode == FREE:
                continue
            first, dice = list_dice(steps, place, hand, False)
            for number in range(dice):
                way = signed(steps.way[first + number])
                end = ends[unpack_to(way), steps.without[hand, unpack_colour(way)]]
                if number == 0 or end < ends[place, hand]:
                    ends[place, hand] = end
                    soonest[place, hand] = number
    return soonest


@part
def choose_mistake(
    mistakes: Mistakes, steps: Steps, place: int, hand: int, is_turbo: bool, actions: int, luck: np.uint64
) -> int:
    """Return the number of the action by which a learner errs; `stop` is the last where it is offered."""
    first, dice = list_dice(steps, place, hand, is_turbo)
    mistake = signed(luck & np.uint64(15))
    may_stop = dice == 0 or is_turbo or steps.mode == FREE
    if dice == 0 or (mistake < _OVERLOOKS and may_stop):
        return actions - 1
    if mistake < _OVERLOOKS:
        return signed(mistakes.soonest[place, hand])
    if mistake == _STRAIGHT:
        for number in range(dice):
            if unpack_to(signed(steps.way[first + number])) == mistakes.ahead[place]:
                return number
    return signed((luck >> _S4 & _LOW) * np.uint64(dice) >> _S28)
