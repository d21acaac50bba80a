"""Drivers of Memo-Car-Race inside the kernel: random, learner and racer of `bots`, and drivers that plan.

Each is a function from what its seat may know to a set of equally good choices, of which one is drawn at random.
"""

from __future__ import annotations

from hairpin.fast.kernel import inner
from hairpin.fast.memo.memory import Memory
from hairpin.fast.memo.plan import Plan, choose_by_plan
from hairpin.fast.memo.racer import choose_as_racer
from hairpin.fast.memo.randomness import Luck, count, draw_below, take
from hairpin.fast.memo.rules import list_actions
from hairpin.fast.memo.seated_drivers import CHILD, LOTS, RANDOM, REMEMBERER, SeatedDrivers
from hairpin.fast.memo.table import CANISTER, CHOOSE, DRIVE, PLACE, REVEAL, ROTATE, UNSEEN, Rules, Table

# As in `bots`.
ONE_IN, ONE_IN_AT_LAST, ROUNDS_OF_PATIENCE = 30, 6, 40
ROUNDS_OF_ERRORS, ROUNDS_BY_LOT = 25, 20


@inner
def decide(rules: Rules, seated: SeatedDrivers, table: Table, memory: Memory, plan: Plan, luck: Luck) -> int:
    """Return the next action: the outcome of a chance node, or the choice of the driver on turn."""
    if table.phase == REVEAL:
        return _turn_up(table, luck)
    choices = list_actions(rules, table)
    if table.phase != CANISTER:
        driver = seated.drivers[table.turn]
        if driver == REMEMBERER:
            if not (table.phase == CHOOSE and _strays(seated, table, luck)):
                choices = choose_by_plan(rules, seated, table, memory, plan, choices)
        elif driver == CHILD and not _is_past(rules, memory, ROUNDS_OF_ERRORS):
            choices = _choose_as_child(rules, seated, table, memory, plan, luck, choices)
        elif driver != RANDOM or _is_past(rules, memory, ROUNDS_BY_LOT):
            choices = _race(rules, table, memory, plan, luck, choices)
    return take(choices, draw_below(luck, count(choices)))


@inner
def _is_past(rules: Rules, memory: Memory, rounds: int) -> bool:
    return memory.now >= rounds * rules.players


@inner
def _race(rules: Rules, table: Table, memory: Memory, plan: Plan, luck: Luck, choices: int) -> int:
    """Return the choices of the racer of `bots`, which has a whim one turn in so many."""
    if table.phase == PLACE:
        return choices
    one_in = ONE_IN_AT_LAST if _is_past(rules, memory, ROUNDS_OF_PATIENCE) else ONE_IN
    has_whim = table.phase == CHOOSE and draw_below(luck, one_in) == 0
    return choose_as_racer(rules, table, memory, plan, choices, has_whim)


@inner
def _strays(seated: SeatedDrivers, table: Table, luck: Luck) -> bool:
    """Draw whether the driver on turn takes a random action, or errs."""
    return draw_below(luck, LOTS) < int(seated.strays[table.turn])


@inner
def _choose_as_child(
    rules: Rules, seated: SeatedDrivers, table: Table, memory: Memory, plan: Plan, luck: Luck, choices: int
) -> int:
    """Return the choices of the learner of `bots`: any action, a tile that it has just seen, or the racer's."""
    if table.phase in (CHOOSE, ROTATE) and _strays(seated, table, luck):
        if table.phase == CHOOSE and draw_below(luck, 2):
            return _look_again(table, memory, choices) or choices
        return choices
    return _race(rules, table, memory, plan, luck, choices)


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
