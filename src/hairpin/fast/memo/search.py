"""Monte Carlo search over a belief: hidden tiles are sampled many times, and every choice is simulated for some rounds.

All choices are simulated on the same samples (common random numbers). The drivers in a simulation know what has been
seen, never the sample.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import stream
from hairpin.fast.memo.drivers import decide
from hairpin.fast.memo.memory import know, recall
from hairpin.fast.memo.plan import STEP, find_cheapest, find_ways, weigh_odds
from hairpin.fast.memo.race import Workspace, carry_out
from hairpin.fast.memo.randomness import Luck, draw_below
from hairpin.fast.memo.seated_drivers import SeatedDrivers
from hairpin.fast.memo.table import CANISTER, NONE, OVER, PIT, SEATS, SPOTS, STARTS, UNSEEN, Ints, Rules, Table

LONGEST = 3  # actions of one choice: `swap` and its two tiles
ROUNDS = 2

# Plus the number of players. From a coarse grid over 21,000 positions between perfect memories: with two players 5 was
# likeliest; with three and four 8, the highest tried, was likelier still than the 6 and 7 that this gives.
POWER = 3.0

Floats: TypeAlias = NDArray[np.float64]


@kernel
def look_ahead(
    rules: Rules,
    seated: SeatedDrivers,
    workspace: Workspace,
    root: Table,
    choices: Ints,
    seed: int,
    first: int,
    deals: int,
    worth: Floats,
) -> None:
    """Simulate every choice on `deals` samples from number `first` on, and add up its seat's win chances."""
    luck = workspace[3]
    tiles, canisters = np.zeros(STARTS, np.int64), np.zeros(SEATS, np.int64)
    for number in range(first, first + deals):
        luck.key, luck.drawn = stream(seed, 2 * number), 0
        deal(root, luck, tiles, canisters)
        for choice in range(len(choices)):
            luck.key, luck.drawn = stream(seed, 2 * number + 1), 0
            set_up(rules, workspace, root, tiles)
            _race(rules, seated, workspace, choices[choice], canisters)
            worth[choice] += rate(rules, seated, workspace, root.turn)


@kernel
def deal(root: Table, luck: Luck, tiles: Ints, canisters: Ints) -> None:
    """Sample the unknown cells from the remaining kinds, and the order of the canisters."""
    pile, size = np.zeros(STARTS, np.int64), 0
    for kind in range(UNSEEN):
        for _ in range(root.left[kind]):
            pile[size] = kind
            size += 1
    for cell in range(STARTS):
        tiles[cell] = root.tiles[cell]
        if tiles[cell] == UNSEEN and cell != PIT:
            drawn = draw_below(luck, size)
            size -= 1
            tiles[cell], pile[drawn] = pile[drawn], pile[size]
    for colour in range(SEATS):
        place = draw_below(luck, colour + 1)
        canisters[colour], canisters[place] = canisters[place], colour


@inner
def set_up(rules: Rules, workspace: Workspace, root: Table, tiles: Ints) -> None:
    """Fill a table with a sample; every seat knows what the root knows."""
    table, memory = workspace[0], workspace[1]
    table.phase, table.turn, table.chosen = root.phase, root.turn, root.chosen
    table.pool, table.fresh, table.ban, table.covered = root.pool, root.fresh, root.ban, root.covered
    for seat in range(SEATS):
        table.cars[seat], table.canisters[seat] = root.cars[seat], root.canisters[seat]
    for place in range(SPOTS):
        table.laid[place] = root.laid[place]
    for cell in range(STARTS):
        table.tiles[cell] = tiles[cell]
    table.left[:] = 0
    know(rules, memory, root.tiles)


@inner
def _race(rules: Rules, seated: SeatedDrivers, workspace: Workspace, choice: Ints, canisters: Ints) -> None:
    """Apply a choice and simulate some rounds."""
    table, memory, plan, luck = workspace
    said = 0
    while table.phase != OVER and memory.now < ROUNDS * rules.players:
        if said < LONGEST and choice[said] != NONE:
            action = choice[said]
            said += 1
        elif table.phase == CANISTER:
            place = 0
            while not table.pool >> canisters[place] & 1:
                place += 1
            action = canisters[place]
        else:
            action = decide(rules, seated, table, memory, plan, luck)
        carry_out(rules, seated, workspace, action)


@kernel
def rate(rules: Rules, seated: SeatedDrivers, workspace: Workspace, seat: int) -> float:
    """Estimate a seat's chance to win: proportional to a negative power of its expected turns."""
    table = workspace[0]
    if table.phase == OVER:
        return 1.0 if table.turn == seat else 0.0
    expected = np.zeros(SEATS)
    expect_turns(rules, seated, workspace, expected)
    total = 0.0
    for other in range(rules.players):
        expected[other] = expected[other] ** -(POWER + rules.players)
        total += expected[other]
    return float(expected[seat] / total)


@inner
def expect_turns(rules: Rules, seated: SeatedDrivers, workspace: Workspace, expected: Floats) -> None:
    """Estimate the turns that every seat needs from now on, by what has been seen."""
    table, memory, plan, _ = workspace
    recall(seated, table, memory, plan.known)
    weigh_odds(rules, table, plan)
    expected[:] = 0.0
    drawn, colours = 0.0, 0
    for goal in range(SEATS + 1):
        place = PIT if goal == SEATS else STARTS + goal
        is_sought = goal == SEATS or table.pool >> goal & 1
        for seat in range(rules.players):
            is_sought = is_sought or table.canisters[seat] == goal
        if not is_sought:
            continue
        find_ways(rules, plan, place)
        if goal < SEATS and table.pool >> goal & 1:
            drawn += find_cheapest(plan, PIT, table.laid[PIT])
            colours += 1
        for seat in range(rules.players):
            if table.canisters[seat] == (NONE if goal == SEATS else goal):
                car = table.cars[seat]
                expected[seat] += find_cheapest(plan, car, table.laid[car])
    for seat in range(rules.players):
        if table.canisters[seat] == NONE and colours:
            expected[seat] += drawn / colours
        wait = (seat - table.turn) % rules.players
        expected[seat] = expected[seat] / STEP + wait / rules.players
