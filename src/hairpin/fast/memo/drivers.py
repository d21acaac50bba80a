"""Drivers of Memo-Car-Race inside the kernel: any action, the racer of `bots`, and drivers that remember.

Each is a function from what its seat may know to a set of choices that it likes equally; the lot takes one of them.
"""

from __future__ import annotations

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.memo.crew import CHILD, LOTS, ONE_IN, RACER, REMEMBERER, Crew
from hairpin.fast.memo.lots import Luck, count, lot, take
from hairpin.fast.memo.memory import Memory
from hairpin.fast.memo.plan import Plan, choose_by_plan
from hairpin.fast.memo.rules import find_side, list_actions
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
def decide(rules: Rules, crew: Crew, table: Table, memory: Memory, plan: Plan, luck: Luck) -> int:
    """Return what happens next: what chance brings, or what the driver on turn chooses."""
    if table.phase == REVEAL:
        return _turn_up(table, luck)
    choices = list_actions(rules, table)
    if table.phase != CANISTER:
        driver = crew.drivers[table.turn]
        if driver == RACER:
            # By lot one turn in six is any action, as for the racer of `bots`.
            if table.phase != CHOOSE or lot(luck, ONE_IN):
                choices = choose_as_racer(table, choices)
        elif driver == CHILD:
            choices = _choose_as_child(crew, table, memory, luck, choices)
        elif driver == REMEMBERER and not (table.phase == CHOOSE and _strays(crew, table, luck)):
            choices = choose_by_plan(rules, crew, table, memory, plan, choices)
    return take(choices, lot(luck, count(choices)))


@inner
def _strays(crew: Crew, table: Table, luck: Luck) -> bool:
    """Say whether the driver on turn, by lot, takes any action or plays about."""
    return lot(luck, LOTS) < int(crew.strays[table.turn])


@inner
def _choose_as_child(crew: Crew, table: Table, memory: Memory, luck: Luck, choices: int) -> int:
    """Return what the learner of `bots` draws from: any action, a tile that it has just seen, or the racer's."""
    if table.phase in (CHOOSE, ROTATE) and _strays(crew, table, luck):
        if table.phase == CHOOSE and lot(luck, 2):
            return _look_again(table, memory, choices) or choices
        return choices
    if table.phase != CHOOSE or lot(luck, ONE_IN):
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
    number, kind = lot(luck, unseen), 0
    while number >= table.left[kind]:
        number -= table.left[kind]
        kind += 1
    return kind


@kernel
def choose_as_racer(table: Table, choices: int) -> int:
    """Return the choices fewest steps from the goal, counted over the grid by what lies open now alone."""
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
    """Count the steps to the goal from where a choice leads, or many where it leads nowhere."""
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
