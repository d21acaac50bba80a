"""One-car race tables: the distribution of the turns that a car needs to come home, for drivers that search.

Each car drives the optimal policy of a one-car race.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel, part
from hairpin.fast.monza.board import Board, Ints, lay_board
from hairpin.fast.monza.dice import DICE, ORDERS, ROLL_HANDS, SIZES, TICKETS, WITHOUT
from hairpin.fast.monza.tables.endings import Endings, fits, make_endings
from hairpin.fast.monza.tables.one_car import Floats, Lookup, Road, make_road, solve_one_car
from hairpin.fast.monza.tables.one_car_turn import spread_turn
from hairpin.fast.monza.tables.steps import ACCELERATORS, EXTRA
from hairpin.games.monza import Monza, Options, Track

MOST_TURNS = 48
EAGER = 0.5  # weight of pushing whenever possible; the rest is pushing where the one-car policy happens to
STOP, TURBO = -1, -2


class FinishTimes(NamedTuple):
    """What is known of one board with one set of rules; a row is a place or, with tiles, a place and the tiles held.

    turns, later, turbo   expected turns of a one-car race, as in `solve_one_car`
    chance, left          (row, turns): the chance to come home in exactly so many turns, and in more
    first                 (row, dice): the chance to come home in one turn, by so many dice if by the fewest possible
    hit                   (place, end): the chance that a car's next turn ends just there; in the finish, that it could
    """

    road: Road
    turns: Floats
    later: Lookup
    turbo: Lookup
    chance: Floats
    left: Floats
    first: Floats
    hit: Floats


def make_finish_times(game: Monza) -> FinishTimes:
    """Make the tables of a game, or return those of an equal one."""
    options = game.options
    return _make_finish_times(
        options.track,
        options.pro,
        options.stopping,
        options.free_finish,
        options.turbo_accelerators,
        options.count_accelerators,
    )


@lru_cache(maxsize=4)
def _make_finish_times(
    track: Track, pro: bool, stopping: str, free_finish: bool, turbo_accelerators: bool, count_accelerators: bool
) -> FinishTimes:
    game = Monza(
        Options.read(
            {
                "track": track,
                "pro": pro,
                "stopping": stopping,
                "free_finish": free_finish,
                "turbo_accelerators": turbo_accelerators,
            }
        )
    )
    board = lay_board(game)
    road = make_road(game, board)
    order = np.argsort(-board.reach[: board.road], kind="stable")
    turns, *within = solve_one_car(road, order)
    later, turbo = (table.astype(np.float32) for table in within)  # half the memory; drivers need no more digits
    chance, ends = _count_turns(road, order, turns, later, turbo)
    first = _count_dice(road, order, count_accelerators, chance[:, 1])
    can = _weigh_ends(board, make_endings(board, stopping))
    return FinishTimes(
        road,
        turns,
        later,
        turbo,
        chance,
        np.maximum(0.0, 1.0 - np.cumsum(chance, axis=1)),
        first,
        np.hstack(((1 - EAGER) * ends + EAGER * can[:, : board.road], can[:, board.road :])),
    )


def _weigh_ends(board: Board, turns: Endings) -> Floats:
    """Return the chance that a turn from one place could end on another."""
    of_turn = np.repeat(np.arange(len(turns.start) - 1), np.diff(turns.start))
    pairs = np.unique(np.stack((of_turn, turns.end)), axis=1)
    can = np.zeros((board.road, len(board.places)))
    np.add.at(can, (pairs[0] // turns.rolls, pairs[1]), ORDERS[pairs[0] % turns.rolls] / TICKETS)
    return can


@kernel
def _count_turns(road: Road, order: Ints, turns: Floats, later: Lookup, turbo: Lookup) -> tuple[Floats, Floats]:
    """Return the chance of every number of turns by row, and where a turn without tiles ends by place."""
    states = road.extras * road.masks
    chance, ends = np.zeros((road.road * states, MOST_TURNS + 2)), np.zeros((road.road, road.road))
    after, there = np.zeros(road.road * states + 1), np.empty(road.road * states, np.int64)
    for place in order:
        for state in range(states):  # tiles only get fewer
            here = place * states + state
            after[:] = 0.0
            spread_turn(road, turns, later, turbo, place, state // road.masks, state % road.masks, after)
            count = 0
            for row in range(road.road * states):
                if after[row] > 0.0:
                    there[count] = row
                    count += 1
                    if state == 0:
                        ends[place, row // states] += after[row]
            chance[here, 1] = after[-1]
            for turn in range(2, MOST_TURNS + 2):
                for n in range(count):
                    chance[here, turn] += after[there[n]] * chance[there[n], turn - 1]
    return chance, ends


@kernel
def _count_dice(road: Road, order: Ints, counts_tiles: bool, home: Floats) -> Floats:
    """Return the chance to come home in one turn by so many dice, by row.

    home  the chance to come home at all: what the extra roll adds to it comes by as many dice as the rest
    """
    hands, states = SIZES.shape[0], road.extras * road.masks
    fewest = np.full((road.road, road.masks, hands), DICE + 1, np.int8)
    first = np.zeros((road.road * states, DICE + 1))
    for place in order:
        for mask in range(road.masks):
            for hand in range(hands):
                fewest[place, mask, hand] = _find_fewest(road, fewest, counts_tiles, place, mask, hand)
            for extra in range(road.extras):
                row = (place * road.extras + extra) * road.masks + mask
                for roll in range(ROLL_HANDS.shape[0]):
                    dice = fewest[place, mask, ROLL_HANDS[roll]]
                    if dice <= DICE:
                        first[row, dice] += ORDERS[roll] / TICKETS
                total = first[row].sum()
                if total > 0.0:
                    first[row] *= max(1.0, home[row] / total)
    return first


@inner
def _find_fewest(road: Road, fewest: NDArray[np.int8], counts_tiles: bool, place: int, mask: int, hand: int) -> int:
    """Return the fewest dice that bring a car home from a place; many if none do."""
    best = DICE + 1
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        if fits(road.road, place, hand, way, road.way_to, road.way_colour, road.reach, road.mode):
            best = min(best, 1 + (0 if to >= road.road else fewest[to, mask, WITHOUT[hand, colour]]))
        if mask >> colour & 1:
            more = 1 if counts_tiles else 0
            best = min(best, more + (0 if to >= road.road else fewest[to, mask ^ 1 << colour, hand]))
    return best


@inner
def step_turbo(times: FinishTimes, place: int, extra: int, mask: int, hand: int) -> tuple[int, bool]:
    """Return the way that the one-car policy takes next with turbo dice, and whether by accelerator; or `STOP`."""
    road, turbo = times.road, times.turbo
    best, pick, is_tile = times.turns[place, extra, mask], STOP, False
    for way in range(road.way_start[place], road.way_start[place + 1]):
        to, colour = road.way_to[way], road.way_colour[way]
        left, rest = WITHOUT[hand, colour], mask ^ 1 << colour
        if left >= 0:
            worth = 0.0 if to >= road.road else turbo[to, extra, mask, left]
            if worth < best:
                best, pick, is_tile = worth, way, False
        if road.turbo_tiles and mask >> colour & 1:  # RU-10
            worth = 0.0 if to >= road.road else turbo[to, extra, rest, hand]
            if worth < best:
                best, pick, is_tile = worth, way, True
    return pick, is_tile


@part
def find_row(times: FinishTimes, place: int, tiles: int) -> int:
    """Return the row of a car that is on the road."""
    if times.road.masks == 1:
        return place
    return (place * 2 + (tiles & EXTRA) // EXTRA) * times.road.masks + (tiles & ACCELERATORS)
