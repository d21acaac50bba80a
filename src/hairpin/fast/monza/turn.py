"""The parts of a turn that all drivers share: the roll, the push-back, the bonus move, the end of a race.

Each is a small kernel on a `Position`, in the order in which a turn calls them (RU-15).
"""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import part, signed
from hairpin.fast.luck import pick
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.course import NOBODY, Course, Position
from hairpin.fast.monza.dice import ROLL_OF_TICKET, TICKETS

BY_LOT, FURTHEST = range(2)


@part
def line_up(course: Course, position: Position, tiles: int) -> None:
    """Put every car on the start space and deal its tiles (MZ-4, MZP-1)."""
    for seat in range(course.players):
        position.on[position.cars[seat]] = 0
        position.cars[seat] = 0
        position.tiles[seat] = tiles


@part
def draw_roll(bits: np.uint64) -> int:
    """Roll six dice: one of the 462 rolls by its weight (MZ-5)."""
    return signed(ROLL_OF_TICKET[pick(bits, TICKETS)])


@part
def end_drive(course: Course, position: Position, seat: int, end: int) -> int:
    """Put the mover where its drive ended and push back whoever stands there; return how many that were (MZ-11)."""
    cars, on = position.cars, position.on
    on[cars[seat]] = 0
    bumped = on[end]
    if bumped:
        behind = course.back_start[end]
        while on[course.back[behind]]:
            behind += 1
        back = course.back[behind]
        on[back] = bumped
        cars[bumped - 1] = back
    cars[seat] = end
    on[end] = seat + 1
    on[0] = 0
    if end >= course.crowded:
        on[end] = 0
    return signed(bumped > 0)


@part
def find_bonus_seat(course: Course, position: Position, mover: int, last: int) -> int:
    """Return whose car the last colour lets move on, or `NOBODY` (MZB-1, RU-8)."""
    seat = signed(course.owner[last])
    if seat == NOBODY or position.cars[seat] >= course.road or (seat == mover and course.is_others_only):
        return NOBODY
    return seat


@part
def count_bonus_spaces(course: Course, position: Position, seat: int) -> int:
    """Count the free places one step ahead of a car (RU-16); the finish is free unless it is a square (RU-4, RU-9)."""
    place, spaces = position.cars[seat], 0
    for way in range(course.exit_start[place], course.exit_start[place + 1]):
        spaces += position.on[course.exit[way]] == 0
    return spaces


@part
def find_bonus_space(course: Course, position: Position, seat: int, number: int) -> int:
    """Return the free place of this number ahead of a car; past the last one the car stays."""
    place = position.cars[seat]
    for way in range(course.exit_start[place], course.exit_start[place + 1]):
        if position.on[course.exit[way]] == 0:
            if number == 0:
                return signed(course.exit[way])
            number -= 1
    return signed(place)


@part
def choose_bonus(course: Course, position: Position, seat: int, spaces: int, kind: int, bits: np.uint64) -> int:
    """Choose a bonus space by number, or none by the number after them: by lot, or the furthest, first in notation."""
    if kind == BY_LOT:
        return pick(bits, spaces + 1)
    best, furthest = spaces, 0
    for number in range(spaces):
        goal = signed(course.goal[find_bonus_space(course, position, seat, number)])
        if goal > furthest:
            best, furthest = number, goal
    return best


@part
def move_bonus(course: Course, position: Position, seat: int, to: int) -> None:
    """Move a car one step on, or leave it where it is."""
    place = position.cars[seat]
    position.on[place] = 0
    position.cars[seat] = to
    if 0 < to < course.crowded:
        position.on[to] = seat + 1


@part
def is_given_up(course: Course, places: Ints, turns: int) -> bool:
    """Say whether a race is given up: all cars stand where no way leads on, or it has lasted too long."""
    if course.most_turns == 0:
        return False
    is_stuck = True
    for seat in range(course.players):
        is_stuck &= course.exit_start[places[seat]] == course.exit_start[places[seat] + 1]
    return is_stuck or turns >= course.most_turns


@part
def find_winners(course: Course, position: Position) -> int:
    """Return those in the finish that used the fewest dice in the last round, as bits (MZ-15, RU-11)."""
    winners, fewest = 0, np.int64(1 << 30)
    for seat in range(course.players):
        if position.cars[seat] >= course.road:
            if position.used[seat] < fewest:
                winners, fewest = 0, position.used[seat]
            if position.used[seat] == fewest:
                winners |= 1 << seat
    return winners
