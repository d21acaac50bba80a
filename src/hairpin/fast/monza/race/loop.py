"""The turn loop of the simulator: one race from the grid, or from a position, to the end of its last round, and many.

Seats are counted from the starter; the results name the seats of the table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, part
from hairpin.fast.luck import draw, pick, rest, stream
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import ORDERS, TICKETS
from hairpin.fast.monza.drivers.alias_table import AliasTables, draw_ending, unpack_end, unpack_last, unpack_used
from hairpin.fast.monza.drivers.by_value import choose_by_value, find_leaders
from hairpin.fast.monza.drivers.choose import StepDrivers, choose_bonus
from hairpin.fast.monza.drivers.kinds import BY_LOT, BY_VALUE
from hairpin.fast.monza.drivers.racer import StepTables
from hairpin.fast.monza.race.drive import drive
from hairpin.fast.monza.race.log import ENDING, OFFERED, ROLL, SEAT, TAKEN, Log, is_logged, note_position
from hairpin.fast.monza.race.position import MOST_SEATS, Position, Standing
from hairpin.fast.monza.race.rules import NOBODY, RaceRules
from hairpin.fast.monza.race.turn import (
    count_bonus_spaces,
    draw_roll,
    end_drive,
    find_bonus_owner,
    find_bonus_space,
    find_furthest_bonus,
    find_winners,
    is_given_up,
    line_up,
    move_bonus,
    take_up,
)
from hairpin.fast.monza.tables.values import Values

PER_TURN = 64  # draws of one turn where drivers are compared by one seed, and more than it needs
_BONUS = PER_TURN - 1
_ROLLS = len(ORDERS)
WIN = 60  # parts of a win, so that up to six winners share it exactly


class Results(NamedTuple):
    """The arrays of a `Batch` that a block of races fills."""

    winners: NDArray[np.uint8]
    turns: NDArray[np.uint32]
    push_backs: NDArray[np.uint32]


class Begin(NamedTuple):
    """A position before a roll, from which the rest of a race is driven: where everybody stands, and who is on turn."""

    at: Standing
    turn: int


# An argument that is None is known at compile time, so what depends on it costs nothing at run time.
@part
def _open_race(rules: RaceRules, position: Position, begin: Begin | None) -> tuple[bool, int]:
    """Put the cars where the race begins; return whether one is home, and the seat on turn."""
    if begin is None:
        line_up(rules, position)
        return False, 0
    return take_up(rules, position, begin.at), begin.turn


@part
def race(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    tables: StepTables | None,
    drivers: StepDrivers | None,
    values: Values | None,
    key: np.uint64,
    position: Position,
    log: Log | None,
    begin: Begin | None = None,
) -> tuple[int, int, int]:
    """Drive one race; return who won as bits, how many turns it took and how many cars were pushed back.

    kinds    of the drivers, by seat
    aliases  for drivers that draw an ending of their turn; those with values choose one
    tables   for drivers that drive step by step; either these or `aliases` are given
    drivers  what any driver chooses a step by; a seat's luck then depends on race, round and seat alone
    values   of drivers that go by solved values
    begin    the position to begin with; None for the grid
    """
    turns = pushed = number = round_ = 0
    end = used = last = 0
    home, first = _open_race(rules, position, begin)
    # MZ-14; a target that is taken stays taken (RU-4)
    while first > 0 or (not home and not is_given_up(rules, position.place, turns)):
        if first == 0:
            for seat in range(rules.players):
                position.used[seat] = 0
        for seat in range(first, rules.players):
            if rules.has_bonus and position.place[seat] >= rules.road:  # RU-7: else none is home before its turn
                continue
            if drivers is not None:
                number = (round_ * MOST_SEATS + seat) * PER_TURN
            if aliases is not None:
                bits = draw(key, number)
                number += 1
                end, used, last = _take_ending(aliases, values, position, seat, kinds[seat], bits, log, turns)
            if tables is not None:
                end, used, last, position.tiles[seat], number = drive(
                    tables, drivers, values, position, seat, kinds[seat], key, number, log, turns
                )
            position.used[seat] = used
            pushed += end_drive(rules, position, seat, end)
            home |= end >= rules.road
            if rules.has_bonus:
                if drivers is not None:
                    number = (round_ * MOST_SEATS + seat) * PER_TURN + _BONUS
                is_asked, to = _offer_bonus(rules, kinds, drivers, position, seat, last, key, number, log, turns)
                number += is_asked
                home |= to >= rules.road
            if log is not None and is_logged(log):
                log[turns, SEAT] = seat
                note_position(log, turns, rules, position)
            turns += 1
        round_ += 1
        first = 0
    return find_winners(rules, position), turns, pushed


@part
def _take_ending(
    aliases: AliasTables,
    values: Values | None,
    position: Position,
    seat: int,
    kind: int,
    bits: np.uint64,
    log: Log | None,
    turn: int,
) -> tuple[int, int, int]:
    """Roll, and draw an ending of the turn or choose it by value; return where it ends, dice used and last colour."""
    roll, luck = draw_roll(bits), rest(bits, TICKETS)
    if values is not None and kind == BY_VALUE:
        moved, leaders, lead = find_leaders(values, position.place, position.used, seat)
        chosen = choose_by_value(values, seat, position.place, moved, leaders, lead, roll, luck)
        ending = values.ending[chosen]
    else:
        ending = draw_ending(aliases, aliases.base[seat] + position.place[seat] * _ROLLS + roll, luck)
    if log is not None and is_logged(log):
        log[turn, ROLL], log[turn, ENDING] = roll, ending
    return unpack_end(ending), unpack_used(ending), unpack_last(ending)


@part
def _offer_bonus(
    rules: RaceRules,
    kinds: Ints,
    drivers: StepDrivers | None,
    position: Position,
    mover: int,
    last: int,
    key: np.uint64,
    number: int,
    log: Log | None,
    turn: int,
) -> tuple[bool, int]:
    """Let the owner of the bonus car decide (MZB-1); say whether anybody was asked, and where that car then stands."""
    owner = find_bonus_owner(rules, position.place, mover, last)
    spaces = count_bonus_spaces(rules, position, owner) if owner != NOBODY else 0
    if spaces == 0:
        return False, 0
    kind = kinds[owner]
    if kind == BY_LOT:
        choice = pick(draw(key, number), spaces + 1)
    elif drivers is not None:
        choice = choose_bonus(drivers, rules, position, mover, owner, kind, last, spaces, draw(key, number))
    else:
        choice = find_furthest_bonus(rules, position, owner, spaces)
    to = find_bonus_space(rules, position, owner, choice)
    move_bonus(rules, position, owner, to)
    if log is not None and is_logged(log):
        log[turn, OFFERED], log[turn, TAKEN] = spaces + 1, choice
    return True, to


@kernel
def race_block(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    tables: StepTables | None,
    drivers: StepDrivers | None,
    values: Values | None,
    seed: np.uint64,
    first: int,
    starter: int,
    position: Position,
    log: Log | None,
    results: Results,
) -> None:
    """Drive one race after the other, numbered from `first` on."""
    players = rules.players
    for number in range(results.winners.shape[0]):
        key = stream(seed, first + number)
        won, results.turns[number], results.push_backs[number] = race(
            rules, kinds, aliases, tables, drivers, values, key, position, log
        )
        results.winners[number] = (won << starter | won >> (players - starter)) & ((1 << players) - 1)


@kernel
def log_race(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    tables: StepTables | None,
    drivers: StepDrivers | None,
    values: Values | None,
    key: np.uint64,
    position: Position,
    log: Log,
) -> None:
    """Drive one race and log every turn."""
    race(rules, kinds, aliases, tables, drivers, values, key, position, log)


@kernel
def race_on(
    rules: RaceRules,
    kinds: Ints,
    aliases: AliasTables | None,
    tables: StepTables | None,
    drivers: StepDrivers | None,
    values: Values | None,
    seed: np.uint64,
    first: int,
    upto: int,
    begin: Begin,
    position: Position,
    wins: Ints,
) -> None:
    """Drive the rest of a race many times, numbered from `first` on; count who won, in parts of `WIN`.

    A race that is given up counts for everybody alike.
    """
    for number in range(first, upto):
        key = stream(seed, number)
        won, _, _ = race(rules, kinds, aliases, tables, drivers, values, key, position, None, begin)
        if won == 0:
            won = (1 << rules.players) - 1
        sharers = 0
        for seat in range(rules.players):
            sharers += won >> seat & 1
        for seat in range(rules.players):
            if won >> seat & 1:
                wins[seat] += WIN // sharers
