"""A turn with tiles, walked decision by decision (MZP-1 to MZP-4): by lot among `legal_actions`, or by plan."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import part, signed
from hairpin.fast.luck import draw, pick
from hairpin.fast.monza.dice import COLOURS, DICE, HAND_OF, ROLL_HANDS, SIZES, WITH
from hairpin.fast.monza.log import CHANCE, ROLL, Log, note_decision
from hairpin.fast.monza.plan import NO_STEP, Plans
from hairpin.fast.monza.steps import ACCELERATORS, EXTRA, Steps, list_accelerators, list_dice, unpack_colour, unpack_to
from hairpin.fast.monza.turn import BY_LOT, draw_roll
from hairpin.fast.monza.turns import FREE, NO_COLOUR

_NO_DICE = HAND_OF[""]
_FIRST_ROLL = int(ROLL_HANDS[0])
_TURBO_DICE = 2


class Walker(NamedTuple):
    """All that a turn with tiles depends on beside the driver's kind."""

    steps: Steps
    plans: Plans


@part
def walk(
    walker: Walker,
    kind: int,
    key: np.uint64,
    number: int,
    place: int,
    tiles: int,
    log: Log | None,
    turn: int,
) -> tuple[int, int, int, int, int]:
    """Drive one turn; return where it ends, dice used, last colour, tiles left, and the number of the next draw."""
    steps = walker.steps
    roll = draw_roll(draw(key, number))
    number += 1
    if log is not None:
        log[turn, ROLL] = roll
    hand, used, last, is_turbo = ROLL_HANDS[roll], 0, NO_COLOUR, False
    while place < steps.road:
        first_die, dice = list_dice(steps, place, hand, is_turbo)
        first_tile, accelerators = list_accelerators(steps, place, tiles, is_turbo)
        parts = count_parts(steps, hand, tiles) if last == NO_COLOUR else 0
        may_turbo = hand == _NO_DICE and not is_turbo  # RU-18
        ways, actions = dice + accelerators, dice + accelerators + parts + may_turbo
        if actions == 0:  # MZ-12
            break
        actions += dice == 0 or is_turbo or steps.mode == FREE  # RU-1, RU-2
        if kind == BY_LOT:
            choice = pick(draw(key, number), actions)
            number += 1
        else:
            choice = choose_by_plan(walker, place, hand, tiles, is_turbo, ways, parts)
        if log is not None:
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
            if log is not None:
                note_decision(log, turn, hand, CHANCE)
    return place, used, last, tiles, number


@part
def count_parts(steps: Steps, hand: int, tiles: int) -> int:
    """Count the parts of a fresh roll that the extra-roll tile could roll again (MZP-2)."""
    if not tiles & EXTRA:
        return 0
    roll = hand - _FIRST_ROLL
    return signed(steps.part_start[roll + 1]) - signed(steps.part_start[roll])


@part
def keep_dice(steps: Steps, hand: int, number: int) -> int:
    """Return what stays of a roll when its part of this number is rolled again."""
    return signed(steps.kept[steps.part_start[hand - _FIRST_ROLL] + number])


@part
def add_dice(hand: int, dice: int, bits: np.uint64) -> int:
    """Roll some dice and add them to a hand."""
    ticket = pick(bits, COLOURS**dice)
    for _ in range(dice):
        hand = signed(WITH[hand, ticket % COLOURS])
        ticket //= COLOURS
    return hand


@part
def choose_by_plan(walker: Walker, place: int, hand: int, tiles: int, is_turbo: bool, ways: int, parts: int) -> int:
    """Choose as the racer does: the planned step; where there is none, all dice anew, the turbo roll or `stop`."""
    plan = walker.plans.turbo if is_turbo else walker.plans.drive
    step = signed(plan[tiles & ACCELERATORS, place, hand]) if ways else NO_STEP
    if step != NO_STEP:
        return step - 1
    return ways + (signed(walker.steps.all_dice[hand - _FIRST_ROLL]) if parts else 0)
