"""What a position, a roll and a hand are worth to every seat, as far as the champion's tables tell.

The chances of all seats are scaled to sum to 1. Seats are counted from the starter.
"""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import COLOURS, DICE, ROLL_HANDS, SIZES, WITH, WITHOUT
from hairpin.fast.monza.race.position import Standing
from hairpin.fast.monza.search.leaves import IS_TURBO, LAST, Drive, list_leaves
from hairpin.fast.monza.search.look_ahead import (
    WHOLE_RACE,
    SearchTables,
    Workspace,
    drive_turbo,
    end_turn,
    reach_leaf,
    weigh_leaf,
    weigh_win,
)
from hairpin.fast.monza.tables.endings import NO_COLOUR
from hairpin.fast.monza.tables.one_car import Floats


@kernel
def share_win(search: SearchTables, at: Standing, turn: int, chances: Floats) -> None:
    """Write every seat's chance to win before the turn of a seat."""
    total, players = 0.0, search.rules.players
    for seat in range(players):
        chances[seat] = weigh_win(search, at, turn, seat)
        total += chances[seat]
    for seat in range(players):
        chances[seat] = chances[seat] / total if total > 0.0 else 1.0 / players


@kernel
def share_wins(search: SearchTables, rows: Ints, turns: Ints, chances: Floats) -> None:
    """Write every seat's chance in many positions; `rows` holds for each the places, tiles and dice of all seats."""
    work = np.zeros(rows.shape[2], np.int64)
    for number in range(len(turns)):
        at = Standing(rows[number, 0], rows[number, 1], rows[number, 2], work)
        share_win(search, at, turns[number], chances[number])


@kernel
def share_drive(
    search: SearchTables, work: Workspace, at: Standing, mover: int, drive: Drive, chances: Floats
) -> tuple[int, float]:
    """Write every seat's chance after the best end of a drive; return how many ends there are, and the mover's mean."""
    total, best = list_leaves(search.times, search.counts_tiles, drive, work.leaves), 0
    worth, mean = work.leaves.worth, 0.0
    for leaf in range(total):
        worth[leaf] = weigh_leaf(search, work, WHOLE_RACE, at, mover, leaf)
        mean += worth[leaf]
        if worth[leaf] > worth[best] + 1e-12:
            best = leaf
    _share_leaf(search, work, at, mover, best, chances)
    return total, mean / total * chances[mover] / worth[best] if worth[best] > 0.0 else 0.0


@inner
def _share_leaf(search: SearchTables, work: Workspace, at: Standing, mover: int, leaf: int, chances: Floats) -> None:
    """Write every seat's chance after a leaf; after a turbo roll, the mean over every pair of dice."""
    rows, one, players = work.leaves.rows, work.one, search.rules.players
    if not rows[leaf, IS_TURBO]:
        reach_leaf(work, at, mover, leaf)
        end_turn(search, one, mover, rows[leaf, LAST])
        share_win(search, one, mover + 1, chances)
        return
    part = work.again
    for seat in range(players):
        chances[seat] = 0.0
    for one_die in range(COLOURS):
        for other in range(one_die + 1):
            reach_leaf(work, at, mover, leaf)
            last = drive_turbo(search, one, mover, rows[leaf, LAST], WITH[WITH[0, one_die], other])
            end_turn(search, one, mover, last)
            share_win(search, one, mover + 1, part)
            weight = (1 if one_die == other else 2) / COLOURS**2
            for seat in range(players):
                chances[seat] += part[seat] * weight


@kernel
def share_rolls(search: SearchTables, work: Workspace, at: Standing, mover: int, tiles: int, rolls: Floats) -> None:
    """Write every seat's chance after each of the rolls, if the mover then drives with these tiles."""
    for roll in range(ROLL_HANDS.shape[0]):
        drive = Drive(at.place[mover], tiles, ROLL_HANDS[roll], 0, NO_COLOUR, False)
        share_drive(search, work, at, mover, drive, rolls[roll])


@kernel
def share_rerolls(rolls: Floats, mover: int, hands: Floats, kept: Ints) -> None:
    """Write for each hand every seat's chance if the dice not in it are rolled again, and what part is best kept.

    rolls  the chances after each roll without the extra-roll tile
    hands  (hand, seat): after keeping this hand and rolling the rest again
    kept   for each hand the part that is best kept; of a whole roll at least one die is rolled again
    """
    for hand in range(SIZES.shape[0] - 1, -1, -1):
        for seat in range(rolls.shape[1]):
            if SIZES[hand] == DICE:
                hands[hand, seat] = rolls[hand - (SIZES.shape[0] - rolls.shape[0]), seat]
                continue
            hands[hand, seat] = 0.0
            for colour in range(COLOURS):
                hands[hand, seat] += hands[WITH[hand, colour], seat] / COLOURS
    for hand in range(SIZES.shape[0]):
        kept[hand] = hand
        for colour in range(COLOURS):
            less = WITHOUT[hand, colour]
            is_whole = SIZES[hand] == DICE and kept[hand] == hand
            if less >= 0 and (is_whole or hands[kept[less], mover] > hands[kept[hand], mover]):
                kept[hand] = kept[less]
