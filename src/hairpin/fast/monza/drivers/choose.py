"""Choosing an action or a bonus move for drivers of every kind, so that any of them can race each other."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner
from hairpin.fast.luck import pick
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.drivers.by_value import choose_step_by_value
from hairpin.fast.monza.drivers.kinds import BY_LOT, BY_VALUE, ERRING, SEARCHING
from hairpin.fast.monza.drivers.learner import Mistakes, choose_mistake
from hairpin.fast.monza.drivers.racer import StepTables, choose_by_plan
from hairpin.fast.monza.race.position import Position, Standing
from hairpin.fast.monza.race.rules import RaceRules
from hairpin.fast.monza.race.turn import find_furthest_bonus
from hairpin.fast.monza.search.leaves import Drive
from hairpin.fast.monza.search.look_ahead import (
    REROLL,
    SearchTables,
    Workspace,
    choose_bonus_space,
    choose_step,
)
from hairpin.fast.monza.tables.finish_times import STOP, TURBO
from hairpin.fast.monza.tables.steps import keep_dice
from hairpin.fast.monza.tables.values import Values

_S32 = np.uint64(32)


class StepDrivers(NamedTuple):
    """What drivers that decide step by step choose by, and their working memory.

    errors, depths  of each seat, as in `StepDriver`
    """

    errors: NDArray[np.uint64]
    depths: Ints
    mistakes: Mistakes
    search: SearchTables
    work: Workspace


@inner
def choose_action(
    drivers: StepDrivers,
    tables: StepTables,
    values: Values | None,
    position: Position,
    seat: int,
    kind: int,
    drive: Drive,
    ways: int,
    parts: int,
    actions: int,
    luck: np.uint64,
) -> int:
    """Return the number of the action that a seat takes: steps first, then re-rolls, `turbo`, `stop`.

    ways, parts, actions  how many steps, re-rolls and actions there are
    luck                  64 random bits
    """
    if actions == 1:
        return 0
    if kind == BY_LOT:
        return pick(luck, actions)
    if kind == ERRING and luck >> _S32 < drivers.errors[seat]:
        return choose_mistake(drivers.mistakes, tables.steps, drive.place, drive.hand, drive.is_turbo, actions, luck)
    work = drivers.work
    at = Standing(position.place, position.tiles, position.used, work.one.row)
    if kind == SEARCHING:
        choice, kept = choose_step(drivers.search, work, drivers.depths[seat], at, seat, drive, parts > 0)
    elif values is not None and kind == BY_VALUE:
        choice, kept = choose_step_by_value(values, drivers.search.times, work.leaves, at, seat, drive), 0
    else:
        return choose_by_plan(tables, drive.place, drive.hand, drive.tiles, drive.is_turbo, ways, parts)
    if choice == STOP:
        return actions - 1
    if choice == REROLL:
        choice = ways
        while keep_dice(tables.steps, drive.hand, choice - ways) != kept:
            choice += 1
    return ways + parts if choice == TURBO else choice


@inner
def choose_bonus(
    drivers: StepDrivers,
    rules: RaceRules,
    position: Position,
    mover: int,
    owner: int,
    kind: int,
    last: int,
    spaces: int,
    luck: np.uint64,
) -> int:
    """Return the number of the bonus space that the owner of the car takes, or `spaces` for none (MZB-1)."""
    if kind == ERRING and luck >> _S32 < drivers.errors[owner]:
        return spaces
    if kind == SEARCHING:
        work = drivers.work
        at = Standing(position.place, position.tiles, position.used, work.one.row)
        choice = choose_bonus_space(drivers.search, work, drivers.depths[owner], at, mover, last)
        return spaces if choice == STOP else choice
    return find_furthest_bonus(rules, position, owner, spaces)
