"""The race loop: choose an action, apply it, update the memories."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import stream
from hairpin.fast.memo.drivers import decide
from hairpin.fast.memo.memory import MEMORY, Memory, clear, end_turn, exchange, remember
from hairpin.fast.memo.plan import PLAN, Plan
from hairpin.fast.memo.randomness import LUCK, Luck
from hairpin.fast.memo.rules import advance, lay_table
from hairpin.fast.memo.seated_drivers import SeatedDrivers
from hairpin.fast.memo.table import NONE, OVER, PLACE, SWAP_SECOND, TABLE, Ints, Rules, Table

Workspace: TypeAlias = tuple[Table, Memory, Plan, Luck]


def new_workspace() -> Workspace:
    """Return the working memory of one race at a time."""
    table, memory, plan, luck = (np.zeros(1, kind).view(np.recarray)[0] for kind in (TABLE, MEMORY, PLAN, LUCK))
    return table, memory, plan, luck


@kernel
def run_races(
    rules: Rules, seated: SeatedDrivers, workspace: Workspace, seed: int, first: int, most: int, batch: Ints, log: Ints
) -> None:
    """Fill a batch, one row per race: winner, turns, actions, shuttles. `log` receives the first actions of each."""
    table, memory = workspace[0], workspace[1]
    for race in range(len(batch)):
        begin_race(rules, workspace, seed, first + race)
        actions = 0
        while table.phase != OVER and memory.now < most:
            action = take_step(rules, seated, workspace)
            if actions < len(log):
                log[actions] = action
            actions += 1
        batch[race, 0] = table.turn if table.phase == OVER else NONE
        batch[race, 1] = memory.now
        batch[race, 2] = actions
        batch[race, 3] = memory.shuttles


@kernel
def begin_race(rules: Rules, workspace: Workspace, seed: int, race: int) -> None:
    """Set up the race of this number and its random stream."""
    table, memory, _, luck = workspace
    lay_table(rules, table)
    clear(memory)
    luck.key, luck.drawn = stream(seed, race), 0


@kernel
def take_step(rules: Rules, seated: SeatedDrivers, workspace: Workspace) -> int:
    """Choose the next action, apply it and return it."""
    table, memory, plan, luck = workspace
    action = decide(rules, seated, table, memory, plan, luck)
    carry_out(rules, seated, workspace, action)
    return action


@inner
def carry_out(rules: Rules, seated: SeatedDrivers, workspace: Workspace, action: int) -> None:
    """Apply an action and update the memories with the tiles that it covers or exchanges."""
    table, memory, _, luck = workspace
    phase, turn, chosen, covered = table.phase, table.turn, table.chosen, table.covered
    left = table.cars[turn]
    advance(rules, table, action)
    if phase == SWAP_SECOND:
        exchange(rules, table, memory, turn, chosen, action)
    elif table.covered & ~covered:
        remember(rules, seated, memory, luck, turn, left, table.tiles[left])
    if phase != PLACE and (table.turn != turn or table.phase == OVER):
        end_turn(memory, turn, NONE if phase == SWAP_SECOND else table.cars[turn])
