"""The one-car race: from every place, with every hand and set of tiles, the fewest expected turns to the finish.

With tiles a turn has decisions of its own: re-roll or not, which dice and accelerators in which order, turbo or not.
Steps only lead forward and tiles only get fewer, so one pass of backward induction solves it exactly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import COLOURS, DICE, ORDERS, ROLL_HANDS, SIZES, TICKETS, WITH, WITHOUT
from hairpin.fast.monza.tables.endings import FREE, STOPPING, count_reach, fits
from hairpin.games.monza import Monza

Floats = NDArray[np.float64]
Lookup = NDArray[np.float32] | Floats

TURBO_HANDS = 1 + COLOURS + COLOURS * (COLOURS + 1) // 2
FAR = 1e9
LOST = 1e3  # turns, for places from which no way leads home: more than any other car needs
_SURE = 1.0 - 1e-9


class Road(NamedTuple):
    """The board and the options that a one-car race depends on.

    extras, masks   in how many ways it can hold the extra-roll tile and accelerators: 2 and 64, or 1 and 1
    """

    road: int
    way_start: Ints
    way_to: Ints
    way_colour: Ints
    reach: Ints
    mode: int
    turbo_tiles: bool
    has_turbo: bool
    extras: int
    masks: int


def make_road(game: Monza, board: Board) -> Road:
    """Collect what a one-car race depends on."""
    reach = count_reach(board.road, len(board.places), board.way_start, board.way_to, board.way_colour, board.reach)
    options = game.options
    extras, masks = (2, 1 << COLOURS) if options.pro else (1, 1)
    return Road(
        board.road,
        board.way_start,
        board.way_to,
        board.way_colour,
        reach,
        STOPPING[options.stopping],
        options.turbo_accelerators,
        options.pro,
        extras,
        masks,
    )


@kernel
def solve_one_car(road: Road, order: Ints) -> tuple[Floats, Floats, Floats]:
    """Return expected turns at the beginning of a turn, within the drive, and within the turbo drive.

    order  the places from the far end on
    turns  (place, extra, mask); later  (place, extra, mask, hand), something being placed; turbo  likewise, small hands
    """
    turns = np.zeros((road.road, road.extras, road.masks))
    later = np.zeros((road.road, road.extras, road.masks, SIZES.shape[0]))
    turbo = np.zeros((road.road, road.extras, road.masks, TURBO_HANDS))
    ways_on, stop_too = np.empty(SIZES.shape[0]), np.empty(SIZES.shape[0], np.bool_)
    again, part = np.empty(SIZES.shape[0]), np.empty(SIZES.shape[0], np.int64)
    for place in order:
        for extra in range(road.extras):
            for mask in range(road.masks):
                for hand in ROLL_HANDS:
                    ways_on[hand] = find_best_step(road, later, place, extra, mask, hand)
                    stop_too[hand] = may_stop(road, place, hand)
                if extra:
                    weigh_rerolls(road, turns, later, place, mask, FAR, again, part)
                    for hand in ROLL_HANDS:
                        ways_on[hand] = min(ways_on[hand], again[part[hand]])
                turns[place, extra, mask] = _solve_stay(ways_on, stop_too)
                stay = turns[place, extra, mask]
                if road.has_turbo:
                    for hand in range(TURBO_HANDS):
                        best = min(stay, find_best_turbo(road, turbo, place, extra, mask, hand))
                        turbo[place, extra, mask, hand] = best
                for hand in range(SIZES.shape[0]):
                    best = find_best_step(road, later, place, extra, mask, hand)
                    if may_stop(road, place, hand):
                        best = min(best, stay)
                    if hand == 0 and road.has_turbo:
                        best = min(best, expect_turbo(turbo[place, extra, mask]))
                    later[place, extra, mask, hand] = best
    return turns, later, turbo


@inner
def _solve_stay(ways_on: Floats, stop_too: NDArray[np.bool_]) -> float:
    """Return the turns needed from a place where a roll may leave the car: the best of going on and staying."""
    turns = FAR
    for _ in range(64):
        total, stays = 1.0, 0.0
        for roll in range(ROLL_HANDS.shape[0]):
            hand, chance = ROLL_HANDS[roll], ORDERS[roll] / TICKETS
            if (stop_too[hand] and turns < ways_on[hand]) or ways_on[hand] >= FAR:
                stays += chance
            else:
                total += chance * ways_on[hand]
        better = total / (1.0 - stays) if stays < _SURE else LOST
        if better >= turns - 1e-15 * turns:
            return turns
        turns = better
    return turns


@inner
def may_stop(road: Road, place: int, hand: int) -> bool:
    """RU-1: a drive may end where no die fits; with `free`, anywhere."""
    if road.mode != FREE:
        for way in range(road.way_start[place], road.way_start[place + 1]):
            if WITHOUT[hand, road.way_colour[way]] >= 0:
                return False
    return True


@inner
def find_best_step(road: Road, later: Lookup, place: int, extra: int, mask: int, hand: int) -> float:
    """Return what the best step by die or accelerator leads to; the finish needs no more turns."""
    best = FAR
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        if fits(road.road, place, hand, way, road.way_to, road.way_colour, road.reach, road.mode):
            best = min(best, 0.0 if to >= road.road else later[to, extra, mask, WITHOUT[hand, colour]])
        if mask >> colour & 1:
            best = min(best, 0.0 if to >= road.road else later[to, extra, mask ^ 1 << colour, hand])
    return best


@inner
def find_best_turbo(road: Road, turbo: Lookup, place: int, extra: int, mask: int, hand: int) -> float:
    """Return what the best step with turbo dice leads to (MZP-4); accelerators only if RU-10 is played so."""
    best = FAR
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        if WITHOUT[hand, colour] >= 0:
            best = min(best, 0.0 if to >= road.road else turbo[to, extra, mask, WITHOUT[hand, colour]])
        if road.turbo_tiles and mask >> colour & 1:
            best = min(best, 0.0 if to >= road.road else turbo[to, extra, mask ^ 1 << colour, hand])
    return best


@inner
def expect_turbo(of_hand: Lookup) -> float:
    """Return what the two turbo dice bring on average."""
    total = 0.0
    for one in range(COLOURS):
        for two in range(COLOURS):
            total += of_hand[WITH[WITH[0, one], two]]
    return total / COLOURS**2


@inner
def weigh_rerolls(
    road: Road, turns: Floats, later: Lookup, place: int, mask: int, most: float, again: Floats, part: Ints
) -> None:
    """Write what keeping a hand and re-rolling the rest brings (MZP-2), and which part of a hand is best kept.

    What is worse than `most` counts as `most`: with 1.0 it is the chance not to come home in this turn.
    """
    hands = SIZES.shape[0]
    for hand in range(hands - 1, -1, -1):
        if SIZES[hand] == DICE:
            again[hand] = find_best_step(road, later, place, 0, mask, hand)
            if may_stop(road, place, hand):
                again[hand] = min(again[hand], turns[place, 0, mask])
            again[hand] = min(again[hand], most)
        else:
            again[hand] = 0.0
            for colour in range(COLOURS):
                again[hand] += again[WITH[hand, colour]] / COLOURS
    for hand in range(hands):
        part[hand] = hand
        for colour in range(COLOURS):
            less = WITHOUT[hand, colour]
            is_whole = SIZES[hand] == DICE and part[hand] == hand  # at least one of six dice is rolled again
            if less >= 0 and (is_whole or again[part[less]] < again[part[hand]]):
                part[hand] = part[less]
