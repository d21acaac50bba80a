"""Drivers of Memo-Car-Race inside the kernel: any action, the racer of `bots`, and drivers that remember.

Each is a function from what its seat may know to a set of equally good choices, of which one is drawn at random.
"""

from __future__ import annotations

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.memory import Memory
from hairpin.fast.memo.plan import Plan, choose_by_plan
from hairpin.fast.memo.randomness import Luck, count, draw_below, take
from hairpin.fast.memo.rules import find_side, list_actions
from hairpin.fast.memo.seated_drivers import CHILD, LOTS, ONE_IN, RACER, REMEMBERER, SeatedDrivers
from hairpin.fast.memo.table import (
    CANISTER,
    CHOOSE,
    DISTANCE,
    DRIVE,
    LAID,
    NEIGHBOUR,
    NONE,
    PIT,
    REVEAL,
    ROTATE,
    SPOTS,
    STARTS,
    SWAP,
    UNSEEN,
    Rules,
    Table,
)

_FAR = SPOTS


@inner
def decide(rules: Rules, seated: SeatedDrivers, table: Table, memory: Memory, plan: Plan, luck: Luck) -> int:
    """Return the next action: the outcome of a chance node, or the choice of the driver on turn."""
    if table.phase == REVEAL:
        return _turn_up(table, luck)
    choices = list_actions(rules, table)
    if table.phase != CANISTER:
        driver = seated.drivers[table.turn]
        if driver == RACER:
            # One turn in six, at random, is any action, as for the racer of `bots`.
            if table.phase != CHOOSE or draw_below(luck, ONE_IN):
                choices = choose_as_racer(table, choices)
        elif driver == CHILD:
            choices = _choose_as_child(seated, table, memory, luck, choices)
        elif driver == REMEMBERER and not (table.phase == CHOOSE and _strays(seated, table, luck)):
            choices = choose_by_plan(rules, seated, table, memory, plan, choices)
    return take(choices, draw_below(luck, count(choices)))


@inner
def _strays(seated: SeatedDrivers, table: Table, luck: Luck) -> bool:
    """Draw whether the driver on turn takes a random action, or errs."""
    return draw_below(luck, LOTS) < int(seated.strays[table.turn])


@inner
def _choose_as_child(seated: SeatedDrivers, table: Table, memory: Memory, luck: Luck, choices: int) -> int:
    """Return the choices of the learner of `bots`: any action, a tile that it has just seen, or the racer's."""
    if table.phase in (CHOOSE, ROTATE) and _strays(seated, table, luck):
        if table.phase == CHOOSE and draw_below(luck, 2):
            return _look_again(table, memory, choices) or choices
        return choices
    if table.phase != CHOOSE or draw_below(luck, ONE_IN):
        return choose_as_racer(table, choices)
    return choices


@inner
def _look_again(table: Table, memory: Memory, choices: int) -> int:
    """Return the tile covered last of those that can be turned up; none if none of them was ever seen."""
    again, latest = 0, 0
    for cell in range(DRIVE):
        if (choices & table.covered) >> cell & 1 and memory.lately[cell] > latest:
            again, latest = 1 << cell, memory.lately[cell]
    return again


@inner
def _turn_up(table: Table, luck: Luck) -> int:
    """Draw the kind of a tile that nobody has seen."""
    # Face down those are all alike, so that to draw one now is to have shuffled them all before the race.
    unseen = 0
    for kind in range(UNSEEN):
        unseen += table.left[kind]
    number, kind = draw_below(luck, unseen), 0
    while number >= table.left[kind]:
        number -= table.left[kind]
        kind += 1
    return kind


@kernel
def choose_as_racer(table: Table, choices: int) -> int:
    """Return the choices with the fewest steps to the goal, counted over the grid by open tiles alone."""
    best, fewest = 0, _FAR
    while choices:
        choice = take(choices, 0)
        choices &= choices - 1
        steps = _count_steps(table, choice)
        if steps < fewest:
            best, fewest = 0, steps
        if steps == fewest:
            best |= 1 << choice
    return best


@inner
def _count_steps(table: Table, choice: int) -> int:
    """Count the steps to the goal from where a choice leads; a large number if it leads nowhere."""
    goal = table.canisters[table.turn]
    to_goal = DISTANCE[PIT if goal == NONE else STARTS + goal]
    if table.phase == CHOOSE and choice != SWAP:
        return int(to_goal[choice if choice < DRIVE else choice - DRIVE])
    fewest = _FAR
    if table.phase == ROTATE:
        cell = table.chosen
        ways = LAID[table.tiles[cell], choice] & ~(1 << find_side(cell, table.cars[table.turn]))
        for side in range(4):
            if ways >> side & 1 and NEIGHBOUR[cell, side] != NONE:
                fewest = min(fewest, to_goal[NEIGHBOUR[cell, side]])
    return fewest
