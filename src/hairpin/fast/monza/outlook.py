"""What a position promises: how often a seat wins if every car goes its own way from now on.

Seats are counted from the starter here. `turn` is the seat that moves next in this round, or the number of players
when the round is over.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner, part, signed
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.course import MOST_SEATS, NOBODY, Course
from hairpin.fast.monza.dice import DICE
from hairpin.fast.monza.pace import MOST_TURNS, Pace, find_row
from hairpin.fast.monza.steps import ACCELERATORS, EXTRA

_RARE = 1e-5  # what is less likely than this is left out


class Standing(NamedTuple):
    """Where a race stands: each seat's place, its tiles, the dice that it used in this round; `row` is room to work."""

    place: Ints
    tiles: Ints
    used: Ints
    row: Ints


def new_standing() -> Standing:
    """Return room for one standing."""
    return Standing(*np.zeros((4, MOST_SEATS), np.int64))


@part
def copy_standing(source: Standing, to: Standing) -> None:
    """Make one standing like another."""
    for seat in range(MOST_SEATS):
        to.place[seat], to.tiles[seat], to.used[seat] = source.place[seat], source.tiles[seat], source.used[seat]


@part
def is_anyone_home(course: Course, at: Standing) -> bool:
    """Say whether a car is in the finish."""
    home = False
    for seat in range(course.players):
        home |= at.place[seat] >= course.road
    return home


@inner
def win_chance(pace: Pace, course: Course, at: Standing, turn: int, me: int) -> float:
    """Return a seat's chance to win, a shared win counting its share, if no car ever touches another."""
    players, road, rows = course.players, course.road, at.row
    home = False
    for seat in range(players):
        home |= at.place[seat] >= road
        if at.place[seat] < road:
            rows[seat] = find_row(pace, at.place[seat], at.tiles[seat])
    if turn == players and not home:
        turn = 0
    total = 0.0
    if at.place[me] >= road:
        total = _beat_others(pace, course, at, turn, me, at.used[me])
    elif me >= turn:
        for dice in range(DICE + 1):
            if pace.first[rows[me], dice] > _RARE:
                total += pace.first[rows[me], dice] * _beat_others(pace, course, at, turn, me, dice)
    if home:  # MZ-14: this round is the last
        return total
    later = 2 if me >= turn else 1
    for round_ in range(1, MOST_TURNS):
        chance = pace.chance[rows[me], round_ + later - 1]
        for seat in range(players):
            if seat != me:
                turns = round_ + 1 if seat >= turn else round_
                chance *= pace.left[rows[seat], turns] + 0.5 * pace.chance[rows[seat], turns]
        total += chance
        if pace.left[rows[me], round_] < _RARE:
            break
    return total


@inner
def _beat_others(pace: Pace, course: Course, at: Standing, turn: int, me: int, dice: int) -> float:
    """Return the chance that nobody comes home now with fewer dice (MZ-15) or onto my target (RU-4); equals share."""
    chance = 1.0
    for seat in range(course.players):
        if seat == me:
            continue
        if at.place[seat] >= course.road:
            chance *= 0.0 if at.used[seat] < dice else 0.5 if at.used[seat] == dice else 1.0
        elif seat >= turn:
            lost = 0.0
            for fewer in range(min(dice, DICE + 1)):
                lost += pace.first[at.row[seat], fewer]
            if dice <= DICE:
                lost += 0.5 * pace.first[at.row[seat], dice]
            chance *= 1.0 - lost
            if course.road <= at.place[me] < course.crowded:
                chance *= 1.0 - pace.hit[at.place[seat], at.place[me]]
    return chance


@part
def is_free(course: Course, at: Standing, place: int) -> bool:
    """Say whether no car stands on a place; what holds any number always counts as free (RU-4, RU-9)."""
    free = True
    for seat in range(course.players):
        free &= at.place[seat] != place
    return free or place == 0 or place >= course.crowded


@inner
def find_behind(course: Course, at: Standing, place: int) -> int:
    """Return the nearest free place behind one, at worst the start (MZ-11, RU-5)."""
    behind = signed(course.back_start[place])
    while not is_free(course, at, signed(course.back[behind])):
        behind += 1
    return signed(course.back[behind])


@inner
def push_back(course: Course, at: Standing, mover: int) -> None:
    """Push back whoever stands where the mover's drive ended (MZ-11, RU-4)."""
    end = at.place[mover]
    if 0 < end < course.crowded:
        for seat in range(course.players):
            if seat != mover and at.place[seat] == end:
                at.place[seat] = find_behind(course, at, end)
                break


@inner
def find_owner(course: Course, at: Standing, mover: int, last: int) -> int:
    """Return whose car the last colour lets move on, or `NOBODY` (MZB-1, RU-8)."""
    seat = signed(course.owner[last])
    if not course.has_bonus or seat == NOBODY or (seat == mover and course.is_others_only):
        return NOBODY
    return NOBODY if at.place[seat] >= course.road else seat


@inner
def take_bonus(pace: Pace, course: Course, at: Standing, mover: int, last: int) -> None:
    """Move the bonus car to the free place from which it needs the fewest turns, or leave it (MZB-1, RU-16)."""
    owner = find_owner(course, at, mover, last)
    if owner == NOBODY:
        return
    here, extra, mask = at.place[owner], (at.tiles[owner] & EXTRA) // EXTRA, at.tiles[owner] & ACCELERATORS
    best, pick = pace.turns[here, extra, mask], here
    for way in range(course.exit_start[here], course.exit_start[here + 1]):
        to = signed(course.exit[way])
        if is_free(course, at, to):
            turns = 0.0 if to >= course.road else pace.turns[to, extra, mask]
            if turns < best:
                best, pick = turns, to
    at.place[owner] = pick
