"""One turn of the optimal one-car policy: the distribution of where it ends, and with which tiles left."""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.dice import COLOURS, DICE, ORDERS, ROLL_HANDS, SIZES, TICKETS, WITH, WITHOUT
from hairpin.fast.monza.tables.endings import fits
from hairpin.fast.monza.tables.one_car import (
    FAR,
    Floats,
    Lookup,
    Road,
    expect_turbo,
    find_best_step,
    may_stop,
    weigh_rerolls,
)


@kernel
def spread_turn(
    road: Road, turns: Floats, later: Lookup, turbo: Lookup, place: int, extra: int, mask: int, after: Floats
) -> None:
    """Add the chances of where one turn of the best driving ends."""
    hands = SIZES.shape[0]
    again, part, kept = np.empty(hands), np.empty(hands, np.int64), np.zeros(hands)
    if extra:
        weigh_rerolls(road, turns, later, place, mask, FAR, again, part)
    for roll in range(ROLL_HANDS.shape[0]):
        hand, chance = ROLL_HANDS[roll], ORDERS[roll] / TICKETS
        best = find_best_step(road, later, place, extra, mask, hand)
        if may_stop(road, place, hand):
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


@inner
def _drive_on(
    road: Road,
    turns: Floats,
    later: Lookup,
    turbo: Lookup,
    place: int,
    extra: int,
    mask: int,
    hand: int,
    chance: float,
    after: Floats,
) -> None:
    """Follow the best drive with six dice in hand to its end."""
    is_first = True
    while place < road.road:
        best, to, dice, tiles = FAR, -1, hand, mask
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
        if may_stop(road, place, hand) and turns[place, extra, mask] < best:
            best, to = turns[place, extra, mask], -1
        if hand == 0 and road.has_turbo and not is_first and expect_turbo(turbo[place, extra, mask]) < best:
            for one in range(COLOURS):
                for two in range(COLOURS):
                    drawn = WITH[WITH[0, one], two]
                    _drive_turbo(road, turns, turbo, place, extra, mask, drawn, chance / COLOURS**2, after)
            return
        if to < 0:
            after[(place * road.extras + extra) * road.masks + mask] += chance
            return
        place, hand, mask, is_first = to, dice, tiles, False
    after[-1] += chance


@inner
def _drive_turbo(
    road: Road,
    turns: Floats,
    turbo: Lookup,
    place: int,
    extra: int,
    mask: int,
    hand: int,
    chance: float,
    after: Floats,
) -> None:
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
            after[(place * road.extras + extra) * road.masks + mask] += chance
            return
        place, hand, mask = to, dice, tiles
    after[-1] += chance
