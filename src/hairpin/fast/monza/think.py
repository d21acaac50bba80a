"""How the drivers that look ahead choose: by what each way to end the turn leads to.

The tactician looks as far as the next turns, its own and the others'. The champion, where nothing is solved, asks how
often it wins from there if every car goes its own way, and how often somebody will push it back first. Seats are
counted from the starter.
"""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner, kernel, part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.course import NOBODY, Course, lay_course
from hairpin.fast.monza.dice import COLOURS, ORDERS, SIZES, TICKETS, WITH, WITHOUT
from hairpin.fast.monza.leaves import ACTION, END, IS_TURBO, LAST, TILES, USED, Drive, Leaves, list_leaves, new_leaves
from hairpin.fast.monza.lone import FAR, Floats, find_best_step, may_stop, weigh_rerolls
from hairpin.fast.monza.outlook import (
    Standing,
    copy_standing,
    find_behind,
    find_owner,
    is_anyone_home,
    is_free,
    new_standing,
    push_back,
    take_bonus,
    win_chance,
)
from hairpin.fast.monza.pace import STOP, Pace, make_pace, step_turbo
from hairpin.fast.monza.steps import ACCELERATORS, EXTRA
from hairpin.fast.monza.turns import Turns, list_turns
from hairpin.games.monza import Monza

REROLL = -3
NEXT_TURN, WHOLE_RACE = 0, 1
_HOME = 1000.0
_PRICE = 2.5  # of an accelerator to the tactician, in usual spaces
_TIE = 1e-12
_LITTLE = 1e-3


class Mind(NamedTuple):
    """What drivers that look ahead know.

    counts_tiles  whether accelerators count at the end (RU-6)
    reach         how far each place reaches, in usual spaces, and a usual turn further if a die is sure to lead on;
                  where no way leads into the finish, as far behind the start as the finish is ahead of it
    """

    pace: Pace
    course: Course
    counts_tiles: bool
    reach: Floats


class Room(NamedTuple):
    """Room to work in: leaves, a standing to try things on, and what re-rolls bring."""

    leaves: Leaves
    one: Standing
    again: Floats
    part: Ints


def make_mind(game: Monza, board: Board) -> Mind:
    """Put together what drivers go by that look ahead, with seats counted from the starter."""
    course = lay_course(game, board)
    owner = np.where(course.owner == NOBODY, NOBODY, (course.owner - game.options.starter) % game.players)
    turned = course._replace(starter=0, owner=owner.astype(np.int8))
    track = game.track
    usual = median(space.front - space.rear for space in track.spaces.values())
    front = np.array([float(track.front(place) / usual) for place in board.places])
    reach = _expect_reach(list_turns(board, game.options.stopping), front)
    reach[[place in track.lost for place in board.places]] = -reach.max()
    return Mind(make_pace(game), turned, game.options.count_accelerators, reach)


def _expect_reach(turns: Turns, front: Floats) -> Floats:
    """Return how far each place reaches, and a usual turn further if a die fits that leads on from there."""
    rolls, road = ORDERS / TICKETS, turns.board.road
    furthest = np.maximum.reduceat(front[turns.end], turns.start[:-1]).reshape(road, -1)
    usual = ((furthest - front[:road, None]) @ rolls).mean()
    can_move = np.maximum.reduceat(turns.used, turns.start[:-1]).reshape(road, -1) > 0
    return np.concatenate((front[:road] + usual * (can_move @ rolls), front[road:] + usual))


def new_room() -> Room:
    """Return room for one thought after the other."""
    return Room(new_leaves(), new_standing(), np.empty(len(SIZES)), np.empty(len(SIZES), np.int64))


@kernel
def think(
    mind: Mind, room: Room, depth: int, at: Standing, mover: int, drive: Drive, is_first: bool
) -> tuple[int, int]:
    """Return what to do next: the number of a step, `STOP`, `TURBO`, or `REROLL` and the hand to keep.

    depth  how far it looks: `NEXT_TURN` or `WHOLE_RACE`
    """
    pace, leaves = mind.pace, room.leaves
    if is_first and drive.tiles & EXTRA:
        kept = _find_reroll(mind, room, at, drive)
        if kept >= 0:
            return REROLL, kept
    total = list_leaves(pace, mind.counts_tiles, drive, leaves)
    for leaf in range(total):
        leaves.worth[leaf] = _weigh_leaf(mind, room, depth, at, mover, leaf)
    return leaves.rows[_find_best(leaves.worth, total), ACTION], 0


@kernel
def think_of_bonus(mind: Mind, room: Room, depth: int, at: Standing, mover: int, last: int) -> int:
    """Return the number of the free place to which the owner of the bonus car takes it, or `STOP` (MZB-1)."""
    course, one = mind.course, room.one
    owner = find_owner(course, at, mover, last)
    here, number, choice = at.place[owner], 0, STOP
    copy_standing(at, one)
    best = _judge(mind, one, depth, mover + 1, owner)
    for way in range(course.exit_start[here], course.exit_start[here + 1]):
        to = signed(course.exit[way])
        if is_free(course, at, to):
            one.place[owner] = to
            worth = _judge(mind, one, depth, mover + 1, owner)
            if worth > best + _TIE:
                best, choice = worth, number
            number += 1
    return choice


@inner
def _find_reroll(mind: Mind, room: Room, at: Standing, drive: Drive) -> int:
    """Return the hand to keep if the extra roll saves turns or, in the last round, may bring the car home; else -1."""
    pace = mind.pace
    road, mask = pace.road, drive.tiles & ACCELERATORS
    most = 1.0 if is_anyone_home(mind.course, at) else FAR
    weigh_rerolls(road, pace.turns, pace.later, drive.place, mask, most, room.again, room.part)
    now = find_best_step(road, pace.later, drive.place, 1, mask, drive.hand)
    if may_stop(road, drive.place, drive.hand):
        now = min(now, pace.turns[drive.place, 1, mask])
    kept = room.part[drive.hand]
    return kept if room.again[kept] < min(now, most) - _TIE else -1


@inner
def _find_best(worth: Floats, total: int) -> int:
    """Return the leaf that is worth most, of equals the first."""
    best = 0
    for leaf in range(1, total):
        if worth[leaf] > worth[best] + _TIE:
            best = leaf
    return best


@inner
def _weigh_leaf(mind: Mind, room: Room, depth: int, at: Standing, mover: int, leaf: int) -> float:
    """Return what a leaf promises the mover; the turbo roll is driven out for every pair of dice."""
    rows, one = room.leaves.rows, room.one
    if not rows[leaf, IS_TURBO]:
        _reach_leaf(room, at, mover, leaf)
        _settle(mind, one, mover, rows[leaf, LAST])
        return _judge(mind, one, depth, mover + 1, mover)
    total = 0.0
    for one_die in range(COLOURS):
        for other in range(one_die + 1):
            _reach_leaf(room, at, mover, leaf)
            last = _drive_turbo(mind, one, mover, rows[leaf, LAST], WITH[WITH[0, one_die], other])
            _settle(mind, one, mover, last)
            total += _judge(mind, one, depth, mover + 1, mover) * (1 if one_die == other else 2)
    return total / COLOURS**2


@part
def _reach_leaf(room: Room, at: Standing, mover: int, leaf: int) -> None:
    """Lay out the standing at the end of a drive."""
    rows, one = room.leaves.rows, room.one
    copy_standing(at, one)
    one.place[mover], one.tiles[mover], one.used[mover] = rows[leaf, END], rows[leaf, TILES], rows[leaf, USED]


@part
def _settle(mind: Mind, one: Standing, mover: int, last: int) -> None:
    """End a turn: push back, then the bonus move (RU-15)."""
    push_back(mind.course, one, mover)
    take_bonus(mind.pace, mind.course, one, mover, last)


@inner
def _judge(mind: Mind, one: Standing, depth: int, turn: int, me: int) -> float:
    """Return what a standing at the end of a turn is worth to a seat, as far as it looks ahead."""
    if depth > NEXT_TURN:
        return _promise(mind, one, turn, me)
    course, reach, pace = mind.course, mind.reach, mind.pace
    here = one.place[me]
    if is_anyone_home(course, one):  # all that counts in the last round is who wins it
        return _HOME * win_chance(pace, course, one, turn, me)
    ahead, missed = reach[here] - _PRICE * _count_spent(one.tiles[me], pace.road.masks), 1.0
    for seat in range(course.players):
        if seat != me:
            ahead -= reach[one.place[seat]] / (course.players - 1)
            missed *= 1.0 - pace.hit[one.place[seat], here]
    danger = (1.0 - missed) * (reach[here] - reach[find_behind(course, one, here)]) if here else 0.0
    return float(ahead - danger)


@part
def _count_spent(tiles: int, masks: int) -> int:
    """Count the accelerators that a seat has used up."""
    held = 0
    for colour in range(COLOURS):
        held += tiles >> colour & 1
    return COLOURS - held if masks > 1 else 0


@inner
def _promise(mind: Mind, one: Standing, turn: int, me: int) -> float:
    """Return a seat's chance to win, and take into account who may push it back in the others' next turns."""
    pace, course = mind.pace, mind.course
    worth = win_chance(pace, course, one, turn, me)
    here = one.place[me]
    if here == 0 or here >= course.road or is_anyone_home(course, one):
        return worth
    missed = 1.0
    for seat in range(course.players):
        if seat != me:
            missed *= 1.0 - pace.hit[one.place[seat], here]
    if missed > 1.0 - _LITTLE:
        return worth
    one.place[me] = find_behind(course, one, here)
    pushed = win_chance(pace, course, one, turn, me)
    one.place[me] = here
    return missed * worth + (1.0 - missed) * pushed


@inner
def _drive_turbo(mind: Mind, one: Standing, seat: int, last: int, hand: int) -> int:
    """Drive on with turbo dice as if alone (MZP-4); return the last colour."""
    pace, road = mind.pace, mind.pace.road
    while one.place[seat] < road.road:
        extra, mask = (one.tiles[seat] & EXTRA) // EXTRA, one.tiles[seat] & ACCELERATORS
        way, is_tile = step_turbo(pace, one.place[seat], extra, mask, hand)
        if way == STOP:
            break
        last = road.way_colour[way]
        one.place[seat] = road.way_to[way]
        if is_tile:
            one.tiles[seat] ^= 1 << last
        else:
            hand = WITHOUT[hand, last]
        one.used[seat] += mind.counts_tiles or not is_tile
    return last
