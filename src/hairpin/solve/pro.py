"""The professional variant for one car alone: fewest expected turns to the finish, for every place and set of tiles.

With tiles a turn is a small game of its own: re-roll or not, which dice and accelerators in which order, turbo or not.
Steps only lead forward and tiles only get fewer, so one pass from the far end of the board solves it exactly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import OptionValueError
from hairpin.fast.kernel import kernel
from hairpin.fast.monza.board import Ints, lay_board
from hairpin.fast.monza.dice import COLOURS, DICE, ORDERS, ROLL_HANDS, SIZES, TICKETS, WITH, WITHOUT
from hairpin.fast.monza.turns import FREE, STOPPING, count_reach, fits
from hairpin.games.monza import Monza
from hairpin.solve.choices import Floats

MASKS = 1 << COLOURS
MOST_TURNS = 100
_TURBO_HANDS = 1 + COLOURS + COLOURS * (COLOURS + 1) // 2
_FAR = 1e9


class Road(NamedTuple):
    """The board and the options that a lone car needs."""

    road: int
    way_start: Ints
    way_to: Ints
    way_colour: Ints
    reach: Ints
    mode: int
    turbo_tiles: bool


@dataclass(frozen=True)
class LoneCar:
    """What a lone car with tiles can expect.

    turns   (place, extra roll left, accelerators left as bits): expected turns to the finish
    chance  of finishing in exactly so many turns from the grid with all tiles
    """

    turns: Floats
    chance: Floats

    @property
    def mean(self) -> float:
        """Expected turns from the grid with all tiles."""
        return float(self.turns[0, 1, MASKS - 1])


def solve_lone_car(game: Monza) -> LoneCar:
    """Find the driving that needs fewest turns, and how many it needs."""
    if not game.options.pro:
        raise OptionValueError("pro=no has no tiles; choose pro=yes", option="pro", value=False, choices=("yes",))
    board = lay_board(game)
    reach = count_reach(board.road, len(board.places), board.way_start, board.way_to, board.way_colour, board.reach)
    mode, turbo_tiles = STOPPING[game.options.stopping], game.options.turbo_accelerators
    road = Road(board.road, board.way_start, board.way_to, board.way_colour, reach, mode, turbo_tiles)
    order = np.argsort(board.reach[: board.road], kind="stable")
    turns, later, turbo = _solve(road, order[::-1].copy())
    return LoneCar(turns, _count_turns(road, order, turns, later, turbo))


@kernel
def _solve(road: Road, order: Ints) -> tuple[Floats, Floats, Floats]:
    """Return expected turns at the beginning of a turn, within the drive, and within the turbo drive.

    turns  (place, extra, mask); later  (place, extra, mask, hand), something being placed; turbo  likewise, small hands
    """
    turns = np.zeros((road.road, 2, MASKS))
    later = np.zeros((road.road, 2, MASKS, SIZES.shape[0]))
    turbo = np.zeros((road.road, 2, MASKS, _TURBO_HANDS))
    ways_on, stop_too = np.empty(SIZES.shape[0]), np.empty(SIZES.shape[0], np.bool_)
    again, part = np.empty(SIZES.shape[0]), np.empty(SIZES.shape[0], np.int64)
    for place in order:
        for extra in range(2):
            for mask in range(MASKS):
                for hand in ROLL_HANDS:
                    ways_on[hand] = _best_step(road, later, place, extra, mask, hand)
                    stop_too[hand] = _may_stop(road, place, hand)
                if extra:
                    _weigh_rerolls(road, turns, later, place, mask, again, part)
                    for hand in ROLL_HANDS:
                        ways_on[hand] = min(ways_on[hand], again[part[hand]])
                turns[place, extra, mask] = _settle(ways_on, stop_too)
                stay = turns[place, extra, mask]
                for hand in range(_TURBO_HANDS):
                    best = min(stay, _best_turbo(road, turbo, place, extra, mask, hand))
                    turbo[place, extra, mask, hand] = best
                for hand in range(SIZES.shape[0]):
                    best = _best_step(road, later, place, extra, mask, hand)
                    if _may_stop(road, place, hand):
                        best = min(best, stay)
                    if hand == 0:
                        best = min(best, _expect_turbo(turbo[place, extra, mask]))
                    later[place, extra, mask, hand] = best
    return turns, later, turbo


@kernel
def _settle(ways_on: Floats, stop_too: NDArray[np.bool_]) -> float:
    """Return the turns needed from a place where a roll may leave the car: the best of going on and staying."""
    turns = _FAR
    for _ in range(64):
        total, stays = 1.0, 0.0
        for roll in range(ROLL_HANDS.shape[0]):
            hand, chance = ROLL_HANDS[roll], ORDERS[roll] / TICKETS
            if (stop_too[hand] and turns < ways_on[hand]) or ways_on[hand] >= _FAR:
                stays += chance
            else:
                total += chance * ways_on[hand]
        better = total / (1.0 - stays) if stays < 1.0 else _FAR
        if better >= turns - 1e-15 * turns:
            return turns
        turns = better
    return turns


@kernel
def _may_stop(road: Road, place: int, hand: int) -> bool:
    """RU-1: a drive may end where no die fits; with `free`, anywhere."""
    if road.mode != FREE:
        for way in range(road.way_start[place], road.way_start[place + 1]):
            if WITHOUT[hand, road.way_colour[way]] >= 0:
                return False
    return True


@kernel
def _best_step(road: Road, later: Floats, place: int, extra: int, mask: int, hand: int) -> float:
    """Return what the best step by die or accelerator leads to; the finish needs no more turns."""
    best = _FAR
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        if fits(road.road, place, hand, way, road.way_to, road.way_colour, road.reach, road.mode):
            best = min(best, 0.0 if to >= road.road else later[to, extra, mask, WITHOUT[hand, colour]])
        if mask >> colour & 1:
            best = min(best, 0.0 if to >= road.road else later[to, extra, mask ^ 1 << colour, hand])
    return best


@kernel
def _best_turbo(road: Road, turbo: Floats, place: int, extra: int, mask: int, hand: int) -> float:
    """Return what the best step with turbo dice leads to (MZP-4); accelerators only if RU-10 is played so."""
    best = _FAR
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        if WITHOUT[hand, colour] >= 0:
            best = min(best, 0.0 if to >= road.road else turbo[to, extra, mask, WITHOUT[hand, colour]])
        if road.turbo_tiles and mask >> colour & 1:
            best = min(best, 0.0 if to >= road.road else turbo[to, extra, mask ^ 1 << colour, hand])
    return best


@kernel
def _expect_turbo(of_hand: Floats) -> float:
    """Return what the two turbo dice bring on average."""
    total = 0.0
    for one in range(COLOURS):
        for two in range(COLOURS):
            total += of_hand[WITH[WITH[0, one], two]]
    return total / COLOURS**2


@kernel
def _weigh_rerolls(road: Road, turns: Floats, later: Floats, place: int, mask: int, again: Floats, part: Ints) -> None:
    """Write what keeping a hand and re-rolling the rest brings (MZP-2), and which part of a hand is best kept."""
    hands = SIZES.shape[0]
    for hand in range(hands - 1, -1, -1):
        if SIZES[hand] == DICE:
            again[hand] = _best_step(road, later, place, 0, mask, hand)
            if _may_stop(road, place, hand):
                again[hand] = min(again[hand], turns[place, 0, mask])
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


@kernel
def _count_turns(road: Road, order: Ints, turns: Floats, later: Floats, turbo: Floats) -> Floats:
    """Return the chance of each number of turns from the grid, by following the best driving forward."""
    states = 2 * MASKS
    there = np.zeros((road.road * states, MOST_TURNS + 1))
    there[states - 1, 0] = 1.0
    done, after = np.zeros(MOST_TURNS + 1), np.zeros(road.road * states + 1)
    for place in order:
        for state in range(states - 1, -1, -1):
            here = place * states + state
            if there[here].sum() == 0.0:
                continue
            after[:] = 0.0
            _spread_turn(road, turns, later, turbo, place, state // MASKS, state % MASKS, after)
            for turn in range(MOST_TURNS):
                there[here, turn + 1] += after[here] * there[here, turn]
            for other in range(road.road * states):
                if after[other] > 0.0 and other != here:
                    there[other, 1:] += after[other] * there[here, :-1]
            done[1:] += after[-1] * there[here, :-1]
    return done


@kernel
def _spread_turn(
    road: Road, turns: Floats, later: Floats, turbo: Floats, place: int, extra: int, mask: int, after: Floats
) -> None:
    """Add the chances of where one turn of the best driving ends."""
    hands = SIZES.shape[0]
    again, part, kept = np.empty(hands), np.empty(hands, np.int64), np.zeros(hands)
    if extra:
        _weigh_rerolls(road, turns, later, place, mask, again, part)
    for roll in range(ROLL_HANDS.shape[0]):
        hand, chance = ROLL_HANDS[roll], ORDERS[roll] / TICKETS
        best = _best_step(road, later, place, extra, mask, hand)
        if _may_stop(road, place, hand):
            best = min(best, turns[place, extra, mask])
        if extra and again[part[hand]] < best:
            kept[part[hand]] += chance
        else:
            _drive_on(road, turns, later, turbo, place, extra, mask, hand, chance, after)
    for hand in range(hands):  # the re-rolled dice come back one by one
        if kept[hand] > 0.0 and SIZES[hand] == DICE:
            _drive_on(road, turns, later, turbo, place, 0, mask, hand, kept[hand], after)
        elif kept[hand] > 0.0:
            for colour in range(COLOURS):
                kept[WITH[hand, colour]] += kept[hand] / COLOURS


@kernel
def _drive_on(
    road: Road, turns: Floats, later: Floats, turbo: Floats, place: int, extra: int, mask: int, hand: int,
    chance: float, after: Floats,
) -> None:  # fmt: skip
    """Follow the best drive with six dice in hand to its end."""
    is_first = True
    while place < road.road:
        best, to, dice, tiles = _FAR, -1, hand, mask
        for way in range(road.way_start[place], road.way_start[place + 1]):
            target, colour = road.way_to[way], road.way_colour[way]
            if fits(road.road, place, hand, way, road.way_to, road.way_colour, road.reach, road.mode):
                worth = 0.0 if target >= road.road else later[target, extra, mask, WITHOUT[hand, colour]]
                if worth < best:
                    best, to, dice, tiles = worth, target, WITHOUT[hand, colour], mask
            if mask >> colour & 1:
                worth = 0.0 if target >= road.road else later[target, extra, mask ^ 1 << colour, hand]
                if worth < best:
                    best, to, dice, tiles = worth, target, hand, mask ^ 1 << colour
        if _may_stop(road, place, hand) and turns[place, extra, mask] < best:
            best, to = turns[place, extra, mask], -1
        if hand == 0 and not is_first and _expect_turbo(turbo[place, extra, mask]) < best:
            for one in range(COLOURS):
                for two in range(COLOURS):
                    drawn = WITH[WITH[0, one], two]
                    _drive_turbo(road, turns, turbo, place, extra, mask, drawn, chance / COLOURS**2, after)
            return
        if to < 0:
            after[(place * 2 + extra) * MASKS + mask] += chance
            return
        place, hand, mask, is_first = to, dice, tiles, False
    after[-1] += chance


@kernel
def _drive_turbo(
    road: Road, turns: Floats, turbo: Floats, place: int, extra: int, mask: int, hand: int, chance: float,
    after: Floats,
) -> None:  # fmt: skip
    """Follow the best drive with turbo dice to its end."""
    while place < road.road:
        best, to, dice, tiles = turns[place, extra, mask], -1, hand, mask
        for way in range(road.way_start[place], road.way_start[place + 1]):
            target, colour = road.way_to[way], road.way_colour[way]
            if WITHOUT[hand, colour] >= 0:
                worth = 0.0 if target >= road.road else turbo[target, extra, mask, WITHOUT[hand, colour]]
                if worth < best:
                    best, to, dice, tiles = worth, target, WITHOUT[hand, colour], mask
            if road.turbo_tiles and mask >> colour & 1:
                worth = 0.0 if target >= road.road else turbo[target, extra, mask ^ 1 << colour, hand]
                if worth < best:
                    best, to, dice, tiles = worth, target, hand, mask ^ 1 << colour
        if to < 0:
            after[(place * 2 + extra) * MASKS + mask] += chance
            return
        place, hand, mask = to, dice, tiles
    after[-1] += chance
