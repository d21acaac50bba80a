"""One race, from the grid to the last round's end, and one race after the other."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, part
from hairpin.fast.luck import draw, rest, stream
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.course import NOBODY, Course, Position
from hairpin.fast.monza.dice import ORDERS, TICKETS
from hairpin.fast.monza.log import ENDING, OFFERED, ROLL, SEAT, TAKEN, Log, note_position
from hairpin.fast.monza.odds import Odds, choose_ending, unpack_end, unpack_last, unpack_used
from hairpin.fast.monza.steps import ALL_TILES
from hairpin.fast.monza.turn import (
    choose_bonus,
    count_bonus_spaces,
    draw_roll,
    end_drive,
    find_bonus_seat,
    find_bonus_space,
    find_winners,
    is_given_up,
    line_up,
    move_bonus,
)
from hairpin.fast.monza.walk import Walker, walk

_ROLLS = len(ORDERS)


class Crew(NamedTuple):
    """Who drives: each seat's kind, and the tables of the drivers without tiles."""

    kinds: Ints
    odds: Odds


# An argument that is None is known when a kernel is compiled, so what hangs on it costs nothing while it runs.
@part
def race(
    course: Course, crew: Crew, walker: Walker | None, key: np.uint64, position: Position, log: Log | None
) -> tuple[int, int, int]:
    """Drive one race; return who won as bits, how many turns it took and how many cars were pushed back."""
    line_up(course, position, ALL_TILES)
    turns = pushed = number = 0
    home = False
    # MZ-14; a target that is taken stays taken (RU-4)
    while not home and not is_given_up(course, position.cars, turns):
        for seat in range(course.players):
            position.used[seat] = 0
        for place in range(course.players):
            seat = course.starter + place
            if seat >= course.players:
                seat -= course.players
            if course.has_bonus and position.cars[seat] >= course.road:  # RU-7: else none is home before its turn
                continue
            if walker is None:
                bits = draw(key, number)
                number += 1
                roll = draw_roll(bits)
                row = crew.odds.base[seat] + position.cars[seat] * _ROLLS + roll
                ending = choose_ending(crew.odds, row, rest(bits, TICKETS))
                end, used, last = unpack_end(ending), unpack_used(ending), unpack_last(ending)
                if log is not None:
                    log[turns, ROLL], log[turns, ENDING] = roll, ending
            else:
                end, used, last, position.tiles[seat], number = walk(
                    walker, crew.kinds[seat], key, number, position.cars[seat], position.tiles[seat], log, turns
                )
            position.used[seat] = used
            pushed += end_drive(course, position, seat, end)
            home |= end >= course.road
            if course.has_bonus:
                owner = find_bonus_seat(course, position, seat, last)
                spaces = count_bonus_spaces(course, position, owner) if owner != NOBODY else 0
                if spaces:
                    choice = choose_bonus(course, position, owner, spaces, crew.kinds[owner], draw(key, number))
                    number += 1
                    to = find_bonus_space(course, position, owner, choice)
                    move_bonus(course, position, owner, to)
                    home |= to >= course.road
                    if log is not None:
                        log[turns, OFFERED], log[turns, TAKEN] = spaces + 1, choice
            if log is not None:
                log[turns, SEAT] = seat
                note_position(log, turns, course, position)
            turns += 1
    return find_winners(course, position), turns, pushed


@kernel
def race_block(
    course: Course,
    crew: Crew,
    walker: Walker | None,
    seed: np.uint64,
    first: int,
    position: Position,
    winners: NDArray[np.uint8],
    turns: NDArray[np.uint32],
    push_backs: NDArray[np.uint32],
) -> None:
    """Drive one race after the other, numbered from `first` on."""
    for number in range(winners.shape[0]):
        key = stream(seed, first + number)
        winners[number], turns[number], push_backs[number] = race(course, crew, walker, key, position, None)


@kernel
def log_race(course: Course, crew: Crew, walker: Walker | None, key: np.uint64, position: Position, log: Log) -> None:
    """Drive one race and log every turn."""
    race(course, crew, walker, key, position, log)
