"""Races between drivers of every kind, decision by decision, with or without tiles and bonus moves.

Seats are counted from the starter. What a seat rolls in a round hangs on the race, the round and the seat alone, so
that a race with the drivers' seats exchanged is driven with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel, part, signed
from hairpin.fast.luck import draw, pick, stream
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.child import Child, err, make_child
from hairpin.fast.monza.course import MOST_SEATS, NOBODY, Course
from hairpin.fast.monza.dice import DICE, HAND_OF, ROLL_HANDS, SIZES
from hairpin.fast.monza.leaves import Drive
from hairpin.fast.monza.log import CHANCE, OFFERED, ROLL, SEAT, TAKEN, Log, note_decision, open_log
from hairpin.fast.monza.look_up import look_up
from hairpin.fast.monza.outlook import Standing, find_owner, is_anyone_home, is_free, new_standing, push_back
from hairpin.fast.monza.pace import STOP, TURBO
from hairpin.fast.monza.plan import make_plans
from hairpin.fast.monza.steps import ALL_TILES, EXTRA, lay_steps, list_accelerators, list_dice, unpack_colour, unpack_to
from hairpin.fast.monza.think import REROLL, Mind, Room, make_mind, new_room, think, think_of_bonus
from hairpin.fast.monza.turn import BY_LOT, FURTHEST, draw_roll, is_given_up
from hairpin.fast.monza.turns import FREE, NO_COLOUR
from hairpin.fast.monza.values import BY_VALUE, Values
from hairpin.fast.monza.walk import Walker, add_dice, choose_by_plan, count_parts, keep_dice
from hairpin.games.monza import Monza

ERRING, THINKING = 10, 11
WHOLE = 1 << 32
PER_TURN = 64  # draws of one turn, and more than it needs
_BONUS = PER_TURN - 1
_NO_DICE = HAND_OF[""]
_TURBO_DICE = 2


@dataclass(frozen=True, eq=False)
class Contestant:
    """A driver as data.

    errors   how often a learner errs, in parts of 2³²
    depth    how far a driver that looks ahead looks, as in `think`
    values   what a driver goes by that drives by solved values
    """

    name: str
    kind: int
    errors: int = 0
    depth: int = 0
    values: Values | None = None


LOT, RACER = Contestant("random", BY_LOT), Contestant("racer", FURTHEST)


class Grid(NamedTuple):
    """Who drives, seat by seat, and all that they go by."""

    kinds: Ints
    errors: NDArray[np.uint64]
    depths: Ints
    walker: Walker
    child: Child
    mind: Mind


class Contest:
    """One game's contests: what every driver goes by is laid out once."""

    def __init__(self, game: Monza, board: Board) -> None:
        self.game = game
        steps = lay_steps(game, board)
        self._walker = Walker(steps, make_plans(steps, board))
        self._child = make_child(steps, board)
        self._mind = make_mind(game, board)

    def run(self, drivers: Sequence[Contestant], seed: np.uint64, first: int, *results: Any) -> None:
        """Drive races from number `first` on; drivers are given by seats of the table."""
        grid, values = self._lay_grid(drivers)
        contest_block(
            grid,
            values,
            new_room(),
            new_standing(),
            self.game.options.pro,
            seed,
            first,
            self.game.options.starter,
            *results,
        )

    def log(self, drivers: Sequence[Contestant], key: np.uint64, turns: int) -> Log:
        """Drive one race again and log every turn."""
        log = open_log(turns)
        grid, values = self._lay_grid(drivers)
        contest(grid, values, new_room(), new_standing(), self.game.options.pro, key, log)
        log[:, SEAT] = (log[:, SEAT] + self.game.options.starter) % self.game.players
        return log

    def _lay_grid(self, drivers: Sequence[Contestant]) -> tuple[Grid, Values | None]:
        starter = self.game.options.starter
        crew = [*drivers[starter:], *drivers[:starter]]
        grid = Grid(
            np.array([driver.kind for driver in crew]),
            np.array([driver.errors for driver in crew], np.uint64),
            np.array([driver.depth for driver in crew]),
            self._walker,
            self._child,
            self._mind,
        )
        return grid, next((driver.values for driver in crew if driver.values is not None), None)


@kernel
def contest_block(
    grid: Grid,
    values: Values | None,
    room: Room,
    at: Standing,
    has_tiles: bool,
    seed: np.uint64,
    first: int,
    starter: int,
    winners: NDArray[np.uint8],
    turns: NDArray[np.uint32],
    push_backs: NDArray[np.uint32],
) -> None:
    """Drive one race after the other, numbered from `first` on."""
    players, nothing = grid.mind.course.players, np.empty((0, 0), np.int64)
    for number in range(winners.shape[0]):
        won, turns[number], push_backs[number] = contest(
            grid, values, room, at, has_tiles, stream(seed, first + number), nothing
        )
        for seat in range(players):
            winners[number] |= (won >> seat & 1) << (seat + starter) % players


@kernel
def contest(
    grid: Grid, values: Values | None, room: Room, at: Standing, has_tiles: bool, key: np.uint64, log: Log
) -> tuple[int, int, int]:
    """Drive one race; return who won as bits, how many turns it took and how many cars were pushed back.

    An empty log is not written to: two kernels, with and without, would take twice as long to compile.
    """
    course = grid.mind.course
    players, road = course.players, course.road
    for seat in range(players):
        at.place[seat], at.tiles[seat] = 0, ALL_TILES if has_tiles else 0
    turns = pushed = round_ = 0
    while True:
        for seat in range(players):
            at.used[seat] = 0
        for seat in range(players):
            if at.place[seat] >= road:  # RU-7
                continue
            number = (round_ * MOST_SEATS + seat) * PER_TURN
            if log.size:
                log[turns, SEAT] = seat
            last = _drive(grid, values, room, at, seat, key, number, log, turns)
            end = at.place[seat]
            pushed += not _is_alone(course, at, seat, end)
            push_back(course, at, seat)
            _offer_bonus(grid, room, at, seat, last, draw(key, number + _BONUS), log, turns)
            turns += 1
        if is_anyone_home(course, at) or is_given_up(course, at.place, turns):
            break
        round_ += 1
    return _find_winners(course, at), turns, pushed


@part
def _is_alone(course: Course, at: Standing, seat: int, end: int) -> bool:
    alone = True
    for other in range(course.players):
        alone &= other == seat or at.place[other] != end
    return alone or end == 0 or end >= course.crowded


@part
def _find_winners(course: Course, at: Standing) -> int:
    """Return those in the finish that used the fewest dice, as bits (MZ-15)."""
    winners, fewest = 0, 1 << 30
    for seat in range(course.players):
        if at.place[seat] >= course.road and at.used[seat] <= fewest:
            winners = winners | 1 << seat if at.used[seat] == fewest else 1 << seat
            fewest = at.used[seat]
    return winners


@inner
def _drive(
    grid: Grid,
    values: Values | None,
    room: Room,
    at: Standing,
    seat: int,
    key: np.uint64,
    number: int,
    log: Log,
    turn: int,
) -> int:
    """Drive one turn up to the push-back; return the last colour."""
    steps = grid.walker.steps
    roll = draw_roll(draw(key, number))
    number += 1
    if log.size:
        log[turn, ROLL] = roll
    place, tiles, used = at.place[seat], at.tiles[seat], 0
    hand, last, is_turbo = ROLL_HANDS[roll], NO_COLOUR, False
    while place < steps.road:
        first_die, dice = list_dice(steps, place, hand, is_turbo)
        first_tile, accelerators = list_accelerators(steps, place, tiles, is_turbo)
        parts = count_parts(steps, hand, tiles) if last == NO_COLOUR else 0
        may_turbo = hand == _NO_DICE and not is_turbo and grid.mind.pace.road.has_turbo
        ways, actions = dice + accelerators, dice + accelerators + parts + may_turbo
        if actions == 0:  # MZ-12
            break
        actions += dice == 0 or is_turbo or steps.mode == FREE  # RU-1, RU-2
        drive = Drive(place, tiles, hand, used, last, is_turbo)
        choice = (
            0 if actions == 1 else _choose(grid, values, room, at, seat, drive, ways, parts, actions, draw(key, number))
        )
        number += 1
        if log.size:
            note_decision(log, turn, choice, actions)
        if choice >= ways + parts + may_turbo:
            break
        if choice < ways:
            is_die = choice < dice
            way = signed(steps.way[first_die + choice if is_die else first_tile + choice - dice])
            place, last = unpack_to(way), unpack_colour(way)
            hand = signed(steps.without[hand, last]) if is_die else hand
            tiles ^= 0 if is_die else 1 << last
            used += is_die or steps.counts_accelerators  # RU-6
        else:
            is_turbo = choice == ways + parts
            kept = _NO_DICE if is_turbo else keep_dice(steps, hand, choice - ways)
            tiles ^= 0 if is_turbo else EXTRA
            hand = add_dice(kept, _TURBO_DICE if is_turbo else DICE - SIZES[kept], draw(key, number))
            number += 1
            if log.size:
                note_decision(log, turn, hand, CHANCE)
    at.place[seat], at.tiles[seat], at.used[seat] = place, tiles, used
    return last


@inner
def _choose(
    grid: Grid,
    values: Values | None,
    room: Room,
    at: Standing,
    seat: int,
    drive: Drive,
    ways: int,
    parts: int,
    actions: int,
    luck: np.uint64,
) -> int:
    """Return the number of the action that a seat takes: steps first, then re-rolls, `turbo`, `stop`."""
    steps, kind = grid.walker.steps, grid.kinds[seat]
    if kind == BY_LOT:
        return pick(luck, actions)
    if kind == ERRING and luck >> np.uint64(32) < grid.errors[seat]:
        return err(grid.child, steps, drive.place, drive.hand, drive.is_turbo, actions, luck)
    if kind == THINKING:
        choice, kept = think(grid.mind, room, grid.depths[seat], at, seat, drive, parts > 0)
    elif values is not None and kind == BY_VALUE:
        choice, kept = look_up(values, grid.mind.pace, room.leaves, at, seat, drive), 0
    else:
        return choose_by_plan(grid.walker, drive.place, drive.hand, drive.tiles, drive.is_turbo, ways, parts)
    if choice == STOP:
        return actions - 1
    if choice == REROLL:
        choice = ways
        while keep_dice(steps, drive.hand, choice - ways) != kept:
            choice += 1
    return ways + parts if choice == TURBO else choice


@inner
def _offer_bonus(
    grid: Grid, room: Room, at: Standing, mover: int, last: int, luck: np.uint64, log: Log, turn: int
) -> None:
    """Let the owner of the bonus car decide, if there is one and it has somewhere to go (MZB-1)."""
    course = grid.mind.course
    owner = find_owner(course, at, mover, last)
    if owner == NOBODY:
        return
    here, spaces, furthest = at.place[owner], 0, STOP
    best = 0
    for way in range(course.exit_start[here], course.exit_start[here + 1]):
        if is_free(course, at, signed(course.exit[way])):
            if signed(course.goal[course.exit[way]]) > best:
                best, furthest = signed(course.goal[course.exit[way]]), spaces
            spaces += 1
    if spaces == 0:
        return
    kind, choice = grid.kinds[owner], furthest
    if kind == BY_LOT:
        choice = pick(luck, spaces + 1)
    elif kind == ERRING and luck >> np.uint64(32) < grid.errors[owner]:
        choice = spaces
    elif kind == THINKING:
        choice = think_of_bonus(grid.mind, room, grid.depths[owner], at, mover, last)
    choice = spaces if choice == STOP else choice
    if log.size:
        log[turn, OFFERED], log[turn, TAKEN] = spaces + 1, choice
    for way in range(course.exit_start[here], course.exit_start[here + 1]):
        to = signed(course.exit[way])
        if is_free(course, at, to):
            if choice == 0:
                at.place[owner] = to
                return
            choice -= 1
