"""The drive loop: one turn with dice and tiles, decision by decision (MZ-6 to MZ-12, MZP-1 to MZP-4)."""

from __future__ import annotations

import numpy as np

from hairpin.fast.kernel import part, signed
from hairpin.fast.luck import draw, pick
from hairpin.fast.monza.dice import DICE, HAND_OF, ROLL_HANDS, SIZES
from hairpin.fast.monza.drivers.choose import StepDrivers, choose_action
from hairpin.fast.monza.drivers.kinds import BY_LOT
from hairpin.fast.monza.drivers.racer import StepTables, choose_by_plan
from hairpin.fast.monza.race.log import CHANCE, ROLL, Log, is_logged, note_decision
from hairpin.fast.monza.race.position import Position
from hairpin.fast.monza.race.turn import add_dice, draw_roll
from hairpin.fast.monza.search.leaves import Drive
from hairpin.fast.monza.tables.endings import FREE, NO_COLOUR
from hairpin.fast.monza.tables.steps import (
    EXTRA,
    count_parts,
    keep_dice,
    list_accelerators,
    list_dice,
    unpack_colour,
    unpack_to,
)
from hairpin.fast.monza.tables.values import Values

_NO_DICE = HAND_OF[""]
_TURBO_DICE = 2


# An argument that is None is known at compile time, so what depends on it costs nothing at run time.
@part
def drive(
    tables: StepTables,
    drivers: StepDrivers | None,
    values: Values | None,
    position: Position,
    seat: int,
    kind: int,
    key: np.uint64,
    number: int,
    log: Log | None,
    turn: int,
) -> tuple[int, int, int, int, int]:
    """Drive one turn; return where it ends, dice used, last colour, tiles left, and the number of the next draw.

    drivers  what any driver chooses by; None where all are random or racers
    number   of the next draw from the stream `key`
    """
    steps = tables.steps
    roll = draw_roll(draw(key, number))
    number += 1
    if log is not None and is_logged(log):
        log[turn, ROLL] = roll
    place, tiles, used = position.place[seat], position.tiles[seat], 0
    hand, last, is_turbo = ROLL_HANDS[roll], NO_COLOUR, False
    while place < steps.road:
        first_die, dice = list_dice(steps, place, hand, is_turbo)
        first_tile, accelerators = list_accelerators(steps, place, tiles, is_turbo)
        parts = count_parts(steps, hand, tiles) if last == NO_COLOUR else 0
        may_turbo = hand == _NO_DICE and not is_turbo and steps.has_turbo  # RU-18
        ways, actions = dice + accelerators, dice + accelerators + parts + may_turbo
        if actions == 0:  # MZ-12
            break
        actions += dice == 0 or is_turbo or steps.mode == FREE  # RU-1, RU-2
        if drivers is not None:  # every decision has a draw of its own, so that drivers can be compared by one seed
            state = Drive(place, tiles, hand, used, last, is_turbo)
            luck = draw(key, number)
            choice = choose_action(drivers, tables, values, position, seat, kind, state, ways, parts, actions, luck)
            number += 1
        elif kind == BY_LOT:
            choice = pick(draw(key, number), actions)
            number += 1
        else:
            choice = choose_by_plan(tables, place, hand, tiles, is_turbo, ways, parts)
        if log is not None and is_logged(log):
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
            kept = keep_dice(steps, hand, choice - ways) if parts else _NO_DICE
            tiles ^= EXTRA if parts else 0
            is_turbo = may_turbo
            hand = add_dice(kept, _TURBO_DICE if is_turbo else DICE - SIZES[kept], draw(key, number))
            number += 1
            if log is not None and is_logged(log):
                note_decision(log, turn, hand, CHANCE)
    return place, used, last, tiles, number
