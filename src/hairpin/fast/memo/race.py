"""One race after the other, action by action: who is to act decides, the table changes, and all who remember watch."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import stream
from hairpin.fast.memo.crew import Crew
from hairpin.fast.memo.drivers import decide
from hairpin.fast.memo.lots import LUCK, Luck
from hairpin.fast.memo.memory import MEMORY, Memory, clear, exchange, remember
from hairpin.fast.memo.plan import PLAN, Plan
from hairpin.fast.memo.rules import advance, lay_table
from hairpin.fast.memo.table import NONE, OVER, PLACE, SWAP_SECOND, TABLE, Ints, Rules, Table

Desk: TypeAlias = tuple[Table, Memory, Plan, Luck]


def open_desk() -> Desk:
    """Return room for one race at a time."""
    table, memory, plan, luck = (np.zeros(1, kind).view(np.recarray)[0] for kind in (TABLE, MEMORY, PLAN, LUCK))
    return table, memory, plan, luck


@kernel
def run_races(rules: Rules, crew: Crew, desk: Desk, seed: int, first: int, most: int, batch: Ints, log: Ints) -> None:
    """Fill a batch, a row a race: winner, turns, actions. `log` takes the first actions of each."""
    table, memory = desk[0], desk[1]
    for race in range(len(batch)):
        begin_race(rules, desk, seed, first + race)
        actions = 0
        while table.phase != OVER and memory.now < most:
            action = take_step(rules, crew, desk)
            if actions < len(log):
                log[actions] = action
            actions += 1
        batch[race, 0] = table.turn if table.phase == OVER else NONE
        batch[race, 1] = memory.now
        batch[race, 2] = actions


@kernel
def begin_race(rules: Rules, desk: Desk, seed: int, race: int) -> None:
    """Lay the table for a race of this number, and open its own stream of luck."""
    table, memory, _, luck = desk
    lay_table(rules, table)
    clear(memory)
    luck.key, luck.drawn = stream(seed, race), 0


@kernel
def take_step(rules: Rules, crew: Crew, desk: Desk) -> int:
    """Let the next action happen and return it."""
    table, memory, plan, luck = desk
    action = decide(rules, crew, table, memory, plan, luck)
    carry_out(rules, crew, desk, action)
    return action


@inner
def carry_out(rules: Rules, crew: Crew, desk: Desk, action: int) -> None:
    """Carry an action out; all who remember take in what it covers or exchanges."""
    table, memory, _, luck = desk
    phase, turn, chosen, covered = table.phase, table.turn, table.chosen, table.covered
    left = table.cars[turn]
    advance(rules, table, action)
    if crew.remembers:
        if phase == SWAP_SECOND:
            exchange(rules, memory, chosen, action)
        elif table.covered & ~covered:
            remember(rules, crew, memory, luck, left, table.tiles[left])
    if phase != PLACE and (table.turn != turn or table.phase == OVER):
        memory.now += 1
