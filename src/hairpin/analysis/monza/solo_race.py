"""A fast exact model of a board: the endings of every roll, and the race of one greedy car as a Markov chain.

It takes milliseconds per board and uses no random numbers. The board search evaluates thousands of boards with it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import DICE, ORDERS, ROLL_HANDS, SIZES, TICKETS, WITHOUT
from hairpin.fast.monza.tables.one_car import LOST
from hairpin.solve.choices import Choices, Floats

_HANDS = len(SIZES)
_COUNTS = DICE + 1
_WORD = 64
_SLOTS = 1024  # more than twice as many as there are rolls
_PER_RANK = DICE + 2

Masks = NDArray[np.uint64]


class Ways(NamedTuple):
    """The places that one step leads to, for each place; places are numbered as on a `Board`.

    reach  how far each place reaches along the track
    back   where a lone car is pushed back to (MZ-11, RU-5)
    """

    road: int
    way_start: Ints
    way_to: Ints
    way_colour: Ints
    reach: Ints
    back: Ints


class Offers(NamedTuple):
    """The endings that the rolls offer from each place.

    choices  endings by code, as in `hairpin.solve`, but sorted by code within a case
    racing   the probability that the racer takes each of `choices.end`
    """

    choices: Choices
    racing: Floats


class Solo(NamedTuple):
    """The race of a lone greedy car. In a dead end its race ends and is not counted further.

    turns    until the finish, mean; `spread` is their standard deviation
    stalls   chance that a turn brings no move, over all turns; `worst_stall` at `worst_place`, where it is highest
    thought  turns of a lone driver that minimises the expected remaining turns and avoids dead ends
    endings  different ends that a turn offers, mean over all turns; the finish is one, however it is reached
    visits   how many turns begin at each place
    """

    turns: float
    spread: float
    thought: float
    stalls: float
    worst_stall: float
    worst_place: int
    endings: float
    visits: Floats


def read_ways(board: Board) -> Ways:
    """Return the ways of a compiled board."""
    back = board.behind.space[board.behind.start[: board.road]]
    return Ways(board.road, board.way_start, board.way_to, board.way_colour, board.reach, back)


def list_offers(ways: Ways) -> Offers:
    """List the endings of every roll from every place; a car that can move must move (RU-1)."""
    masks, goals = _follow_hands(ways)
    return _sort_rolls(ways.road, masks, goals)


@kernel
def _follow_hands(ways: Ways) -> tuple[Masks, Ints]:
    """Return for each place and roll the codes of possible endings, as bits, and the code of the racer's ending.

    Steps only lead forward, so one pass from the end is enough (dynamic programming). Of two ends the racer takes the
    one that reaches further, then the one with fewer dice, then the first in notation; a place without a way to the
    finish counts as the start.
    """
    road, places = ways.road, ways.reach.shape[0]
    words = (road + _COUNTS + _WORD - 1) // _WORD
    masks = np.zeros((places, _HANDS, words), np.uint64)
    worth, goals = np.zeros((places, _HANDS), np.int64), np.zeros((places, _HANDS), np.int64)
    leads_home = np.ones(places, np.bool_)
    for place in np.argsort(-ways.reach):
        if place < road:
            leads_home[place] = False
            for way in range(ways.way_start[place], ways.way_start[place + 1]):
                leads_home[place] |= leads_home[ways.way_to[way]]
        for hand in range(_HANDS):
            best, goal, is_stuck = -_PER_RANK, place, True
            for way in range(ways.way_start[place], ways.way_start[place + 1]) if place < road else range(0):
                left = WITHOUT[hand, ways.way_colour[way]]
                if left >= 0:
                    to, is_stuck = ways.way_to[way], False
                    for word in range(words):
                        masks[place, hand, word] |= masks[to, left, word]
                    if worth[to, left] - 1 > best:
                        best, goal = worth[to, left] - 1, goals[to, left]
            if is_stuck:
                best = _PER_RANK * ways.reach[place] if leads_home[place] else 0
                goal = place if place < road else road + DICE - SIZES[hand]
                masks[place, hand, goal // _WORD] = np.uint64(1) << np.uint64(goal % _WORD)
            worth[place, hand], goals[place, hand] = best, goal
    rolls = np.empty((road, ROLL_HANDS.shape[0], words), np.uint64)
    taken = np.empty((road, ROLL_HANDS.shape[0]), np.int64)
    for place in range(road):
        for roll in range(ROLL_HANDS.shape[0]):
            for word in range(words):
                rolls[place, roll, word] = masks[place, ROLL_HANDS[roll], word]
            taken[place, roll] = goals[place, ROLL_HANDS[roll]]
    return rolls, taken


@kernel
def _sort_rolls(road: int, masks: Masks, goals: Ints) -> Offers:
    """Group the rolls with equal offers."""
    rolls, words = masks.shape[1], masks.shape[2]
    end_start, case_start = np.zeros(road + 1, np.int64), np.zeros(road + 1, np.int64)
    end, forced, racing = np.empty(road * rolls, np.int32), np.zeros(road * rolls), np.zeros(road * rolls)
    chance = np.zeros(road * rolls)
    option_start = np.zeros(road * rolls + 1, np.int32)
    option = np.empty(1 << 16, np.uint16)  # a board of many tiny spaces has more ends than a byte can count
    index = np.empty(road + _COUNTS, np.int64)
    ends = cases = options = 0
    for place in range(road):
        first, orders = _group_rolls(masks[place])
        every = np.zeros(words, np.uint64)
        for roll in first:
            for word in range(words):
                every[word] |= masks[place, roll, word]
        begin = ends
        for code in range(road + _COUNTS):
            if _has_bit(every, code):
                end[ends], index[code] = code, ends - begin
                ends += 1
        for case in range(first.shape[0]):
            begun = options
            for n in range(ends - begin):
                code = end[begin + n]
                if _has_bit(masks[place, first[case]], code):
                    if options == option.shape[0]:
                        option = np.concatenate((option, np.empty_like(option)))
                    option[options] = n
                    options += 1
            if options - begun == 1:
                options = begun
                forced[begin + option[begun]] += orders[case] / TICKETS
            else:
                chance[cases] = orders[case] / TICKETS
                cases += 1
                option_start[cases] = options
        for roll in range(rolls):
            racing[begin + index[goals[place, roll]]] += ORDERS[roll] / TICKETS
        end_start[place + 1], case_start[place + 1] = ends, cases
    choices = Choices(
        end_start,
        end[:ends].copy(),
        forced[:ends].copy(),
        case_start,
        chance[:cases].copy(),
        option_start[: cases + 1].copy(),
        option[:options].copy(),  # type: ignore[arg-type]
    )
    return Offers(choices, racing[:ends].copy())


@kernel
def _group_rolls(masks: Masks) -> tuple[Ints, Ints]:
    """Return the first roll of each distinct mask, and the number of dice orders of all rolls with that mask."""
    rolls, words = masks.shape
    slot = np.full(_SLOTS, -1, np.int64)
    first, orders = np.empty(rolls, np.int64), np.zeros(rolls, np.int64)
    count = 0
    for roll in range(rolls):
        mix = np.uint64(0)
        for word in range(words):
            mix = (mix ^ masks[roll, word]) * np.uint64(0x9E3779B97F4A7C15)
        at = np.int64(mix >> np.uint64(54))
        while slot[at] >= 0 and not _is_same(masks, first[slot[at]], roll):
            at = (at + 1) % _SLOTS
        if slot[at] < 0:
            slot[at], first[count] = count, roll
            count += 1
        orders[slot[at]] += ORDERS[roll]
    return first[:count].copy(), orders[:count].copy()


@inner
def _is_same(masks: Masks, one: int, other: int) -> bool:
    for word in range(masks.shape[1]):  # noqa: SIM110 - comparing rows would make an array each time
        if masks[one, word] != masks[other, word]:
            return False
    return True


@inner
def _has_bit(mask: Masks, code: int) -> bool:
    return bool(mask[code // _WORD] >> np.uint64(code % _WORD) & np.uint64(1))


def compute_solo(ways: Ways, offers: Offers) -> Solo:
    """Compute the race of one racer as a Markov chain over the places."""
    return _compute_solo(ways.road, np.argsort(ways.reach[: ways.road], kind="stable"), offers)


@kernel
def _compute_solo(road: int, order: Ints, offers: Offers) -> Solo:
    choices, racing = offers
    visits, stay = np.zeros(road), np.zeros(road)
    visits[0] = 1.0
    mean = stalls = endings = 0.0
    for place in order:
        begin, upto = choices.end_start[place], choices.end_start[place + 1]
        for n in range(begin, upto):
            if choices.end[n] == place:
                stay[place] = racing[n]
        if _is_dead_end(choices, place):
            visits[place] = stay[place] = 0.0
            continue
        visits[place] /= 1.0 - stay[place]
        for n in range(begin, upto):
            if choices.end[n] != place and choices.end[n] < road:
                visits[choices.end[n]] += visits[place] * racing[n]
        mean += visits[place]
        stalls += visits[place] * stay[place]
        endings += visits[place] * _count_ends(choices, road, place)
    turns, squares = np.zeros(road), np.zeros(road)
    for place in order[::-1]:
        if _is_dead_end(choices, place):
            continue
        later = later_squares = 0.0
        for n in range(choices.end_start[place], choices.end_start[place + 1]):
            if choices.end[n] != place and choices.end[n] < road:
                later += racing[n] * turns[choices.end[n]]
                later_squares += racing[n] * squares[choices.end[n]]
        turns[place] = (1.0 + later) / (1.0 - stay[place])
        squares[place] = (2.0 * turns[place] - 1.0 + later_squares) / (1.0 - stay[place])
    spread = np.sqrt(max(0.0, squares[0] - turns[0] ** 2))
    worst = int(np.argmax(stay))
    thought = _minimise_turns(road, order, choices, stay)
    return Solo(mean, spread, thought, stalls / mean, stay[worst], worst, endings / mean, visits)


@inner
def _is_dead_end(choices: Choices, place: int) -> bool:
    begin = choices.end_start[place]
    return bool(choices.end_start[place + 1] == begin + 1 and choices.end[begin] == place)


@kernel
def _minimise_turns(road: int, order: Ints, choices: Choices, stay: Floats) -> float:
    # Choices minimise `left`, in which dead ends have a large value; `turns` are the expected turns of that policy.
    left, turns = np.zeros(road + _COUNTS), np.zeros(road + _COUNTS)
    for place in order[::-1]:
        if _is_dead_end(choices, place):
            left[place] = LOST
            continue
        begin, later, driven = choices.end_start[place], 0.0, 0.0
        for n in range(begin, choices.end_start[place + 1]):
            if choices.end[n] != place:
                later += choices.forced[n] * left[choices.end[n]]
                driven += choices.forced[n] * turns[choices.end[n]]
        for case in range(choices.case_start[place], choices.case_start[place + 1]):
            fewest, pick = np.inf, 0
            for n in range(choices.option_start[case], choices.option_start[case + 1]):
                end = choices.end[begin + choices.option[n]]
                if left[end] < fewest:
                    fewest, pick = left[end], end
            later += choices.chance[case] * fewest
            driven += choices.chance[case] * turns[pick]
        left[place] = (1.0 + later) / (1.0 - stay[place])
        turns[place] = (1.0 + driven) / (1.0 - stay[place])
    return float(turns[0])


@inner
def _count_ends(choices: Choices, road: int, place: int) -> float:
    """Return the mean number of different ends of a turn from a place."""
    begin = choices.end_start[place]
    total = 1.0
    for case in range(choices.case_start[place], choices.case_start[place + 1]):
        count = homes = 0
        for n in range(choices.option_start[case], choices.option_start[case + 1]):
            is_home = choices.end[begin + choices.option[n]] >= road
            count += not is_home
            homes += is_home
        total += choices.chance[case] * (count + (homes > 0) - 1)
    return total
