"""The search of tactician and champion: every leaf of the turn is evaluated, and the best one taken.

The tactician evaluates the next turns, its own and the others'. The champion, where no values are solved, evaluates its
win chance if no car pushes another, and the risk that it is pushed back first. Seats are counted from the starter.
"""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner, kernel, part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import COLOURS, ORDERS, SIZES, TICKETS, WITH, WITHOUT
from hairpin.fast.monza.race.position import Standing, copy_standing, new_standing
from hairpin.fast.monza.race.push_back import find_space_behind, push_back
from hairpin.fast.monza.race.rules import RaceRules, make_race_rules
from hairpin.fast.monza.race.turn import find_bonus_owner
from hairpin.fast.monza.search.leaves import (
    ACTION,
    END,
    IS_TURBO,
    LAST,
    TILES,
    USED,
    Drive,
    Leaves,
    list_leaves,
    new_leaves,
)
from hairpin.fast.monza.search.win_chance import is_anyone_home, is_free, take_bonus, win_chance
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.fast.monza.tables.finish_times import STOP, FinishTimes, make_finish_times, step_turbo
from hairpin.fast.monza.tables.one_car import FAR, Floats, find_best_step, may_stop, weigh_rerolls
from hairpin.fast.monza.tables.steps import ACCELERATORS, EXTRA
from hairpin.games.monza import Monza

REROLL = -3
NEXT_TURN, WHOLE_RACE = 0, 1
_HOME = 1000.0
_PRICE = 2.5  # of an accelerator to the tactician, in usual spaces
_TIE = 1e-12
_LITTLE = 1e-3


class SearchTables(NamedTuple):
    """The tables that the search uses.

    counts_tiles  whether accelerators count at the end (RU-6)
    reach         how far each place reaches, in usual spaces, and a usual turn further if a die is sure to lead on;
                  where no way leads into the finish, as far behind the start as the finish is ahead of it
    """

    times: FinishTimes
    rules: RaceRules
    counts_tiles: bool
    reach: Floats


class Workspace(NamedTuple):
    """Working memory: leaves, a standing to try moves on, the expected turns of re-rolls and the dice to keep."""

    leaves: Leaves
    one: Standing
    again: Floats
    part: Ints


def make_search_tables(game: Monza, board: Board) -> SearchTables:
    """Compute the tables of a game."""
    track = game.track
    usual = median(space.front - space.rear for space in track.spaces.values())
    front = np.array([float(track.front(place) / usual) for place in board.places])
    reach = _expect_reach(make_endings(board, game.options.stopping), front)
    reach[[place in track.lost for place in board.places]] = -reach.max()
    return SearchTables(make_finish_times(game), make_race_rules(game, board), game.options.count_accelerators, reach)


def _expect_reach(turns: Endings, front: Floats) -> Floats:
    """Return how far each place reaches, and a usual turn further if a die fits that leads on from there."""
    rolls, road = ORDERS / TICKETS, turns.board.road
    furthest = np.maximum.reduceat(front[turns.end], turns.start[:-1]).reshape(road, -1)
    usual = ((furthest - front[:road, None]) @ rolls).mean()
    can_move = np.maximum.reduceat(turns.used, turns.start[:-1]).reshape(road, -1) > 0
    return np.concatenate((front[:road] + usual * (can_move @ rolls), front[road:] + usual))


def new_workspace() -> Workspace:
    """Allocate working memory for one search after the other."""
    return Workspace(new_leaves(), new_standing(), np.empty(len(SIZES)), np.empty(len(SIZES), np.int64))


@kernel
def choose_step(
    search: SearchTables, work: Workspace, depth: int, at: Standing, mover: int, drive: Drive, is_first: bool
) -> tuple[int, int]:
    """Return what to do next: the number of a step, `STOP`, `TURBO`, or `REROLL` and the hand to keep.

    depth  how far it looks: `NEXT_TURN` or `WHOLE_RACE`
    """
    times, leaves = search.times, work.leaves
    if is_first and drive.tiles & EXTRA:
        kept = _find_reroll(search, work, at, drive)
        if kept >= 0:
            return REROLL, kept
    total = list_leaves(times, search.counts_tiles, drive, leaves)
    for leaf in range(total):
        leaves.worth[leaf] = weigh_leaf(search, work, depth, at, mover, leaf)
    return leaves.rows[_find_best(leaves.worth, total), ACTION], 0


@kernel
def choose_bonus_space(search: SearchTables, work: Workspace, depth: int, at: Standing, mover: int, last: int) -> int:
    """Return the number of the free place to which the owner of the bonus car takes it, or `STOP` (MZB-1)."""
    rules, one = search.rules, work.one
    owner = find_bonus_owner(rules, at.place, mover, last)
    here, number, choice = at.place[owner], 0, STOP
    copy_standing(at, one)
    best = _judge(search, one, depth, mover + 1, owner)
    for way in range(rules.exit_start[here], rules.exit_start[here + 1]):
        to = signed(rules.exit[way])
        if is_free(rules, at, to):
            one.place[owner] = to
            worth = _judge(search, one, depth, mover + 1, owner)
            if worth > best + _TIE:
                best, choice = worth, number
            number += 1
    return choice


@inner
def _find_reroll(search: SearchTables, work: Workspace, at: Standing, drive: Drive) -> int:
    """Return the hand to keep if the extra roll saves turns or, in the last round, may bring the car home; else -1."""
    times = search.times
    road, mask = times.road, drive.tiles & ACCELERATORS
    most = 1.0 if is_anyone_home(search.rules, at) else FAR
    weigh_rerolls(road, times.turns, times.later, drive.place, mask, most, work.again, work.part)
    now = find_best_step(road, times.later, drive.place, 1, mask, drive.hand)
    if may_stop(road, drive.place, drive.hand):
        now = min(now, times.turns[drive.place, 1, mask])
    kept = work.part[drive.hand]
    return kept if work.again[kept] < min(now, most) - _TIE else -1


@inner
def _find_best(worth: Floats, total: int) -> int:
    """Return the leaf that is worth most, of equals the first."""
    best = 0
    for leaf in range(1, total):
        if worth[leaf] > worth[best] + _TIE:
            best = leaf
    return best


@inner
def weigh_leaf(search: SearchTables, work: Workspace, depth: int, at: Standing, mover: int, leaf: int) -> float:
    """Return the value of a leaf to the mover; of a turbo roll, the mean over every pair of dice."""
    rows, one = work.leaves.rows, work.one
    if not rows[leaf, IS_TURBO]:
        reach_leaf(work, at, mover, leaf)
        end_turn(search, one, mover, rows[leaf, LAST])
        return _judge(search, one, depth, mover + 1, mover)
    total = 0.0
    for one_die in range(COLOURS):
        for other in range(one_die + 1):
            reach_leaf(work, at, mover, leaf)
            last = drive_turbo(search, one, mover, rows[leaf, LAST], WITH[WITH[0, one_die], other])
            end_turn(search, one, mover, last)
            total += _judge(search, one, depth, mover + 1, mover) * (1 if one_die == other else 2)
    return total / COLOURS**2


@part
def reach_leaf(work: Workspace, at: Standing, mover: int, leaf: int) -> None:
    """Write the standing at the end of a drive."""
    rows, one = work.leaves.rows, work.one
    copy_standing(at, one)
    one.place[mover], one.tiles[mover], one.used[mover] = rows[leaf, END], rows[leaf, TILES], rows[leaf, USED]


@part
def end_turn(search: SearchTables, one: Standing, mover: int, last: int) -> None:
    """End a turn: push back, then the bonus move (RU-15)."""
    rules = search.rules
    push_back(rules.behind, rules.crowded, one.place, rules.players, mover)
    take_bonus(search.times, rules, one, mover, last)


@part
def _find_behind(rules: RaceRules, one: Standing, place: int) -> int:
    """Return where a car on this place would be pushed back to."""
    return find_space_behind(rules.behind, place, None, one.place, rules.players)


@inner
def _judge(search: SearchTables, one: Standing, depth: int, turn: int, me: int) -> float:
    """Return what a standing at the end of a turn is worth to a seat, as far as it looks ahead."""
    if depth > NEXT_TURN:
        return weigh_win(search, one, turn, me)
    rules, reach, times = search.rules, search.reach, search.times
    here = one.place[me]
    if is_anyone_home(rules, one):  # all that counts in the last round is who wins it
        return _HOME * win_chance(times, rules, one, turn, me)
    ahead, missed = reach[here] - _PRICE * _count_spent(one.tiles[me], times.road.masks), 1.0
    for seat in range(rules.players):
        if seat != me:
            ahead -= reach[one.place[seat]] / (rules.players - 1)
            missed *= 1.0 - times.hit[one.place[seat], here]
    danger = (1.0 - missed) * (reach[here] - reach[_find_behind(rules, one, here)]) if here else 0.0
    return float(ahead - danger)


@part
def _count_spent(tiles: int, masks: int) -> int:
    """Count the accelerators that a seat has used up."""
    held = 0
    for colour in range(COLOURS):
        held += tiles >> colour & 1
    return COLOURS - held if masks > 1 else 0


@inner
def weigh_win(search: SearchTables, one: Standing, turn: int, me: int) -> float:
    """Return a seat's chance to win, and take into account who may push it back in the others' next turns."""
    times, rules = search.times, search.rules
    worth = win_chance(times, rules, one, turn, me)
    here = one.place[me]
    if here == 0 or here >= rules.road or is_anyone_home(rules, one):
        return worth
    missed = 1.0
    for seat in range(rules.players):
        if seat != me:
            missed *= 1.0 - times.hit[one.place[seat], here]
    if missed > 1.0 - _LITTLE:
        return worth
    one.place[me] = _find_behind(rules, one, here)
    pushed = win_chance(times, rules, one, turn, me)
    one.place[me] = here
    return missed * worth + (1.0 - missed) * pushed


@inner
def drive_turbo(search: SearchTables, one: Standing, seat: int, last: int, hand: int) -> int:
    """Drive on with turbo dice as if alone (MZP-4); return the last colour."""
    times, road = search.times, search.times.road
    while one.place[seat] < road.road:
        extra, mask = (one.tiles[seat] & EXTRA) // EXTRA, one.tiles[seat] & ACCELERATORS
        way, is_tile = step_turbo(times, one.place[seat], extra, mask, hand)
        if way == STOP:
            break
        last = road.way_colour[way]
        one.place[seat] = road.way_to[way]
        if is_tile:
            one.tiles[seat] ^= 1 << last
        else:
            hand = WITHOUT[hand, last]
        one.used[seat] += search.counts_tiles or not is_tile
    return last
