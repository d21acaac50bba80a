"""The compiled drivers of Memo-Car-Race: their choices, their knowledge, and the strength of a memory."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Any

import numpy as np
import pytest

import hairpin
from fast.memo_tables import KernelRandom, list_games
from hairpin.fast.memo import Rally
from hairpin.fast.memo.memory import MEMORY, NEVER, recall
from hairpin.fast.memo.plan import PLAN, choose_by_plan, find_ways, weigh_odds
from hairpin.fast.memo.race import begin_race, new_workspace, take_step
from hairpin.fast.memo.randomness import count, take
from hairpin.fast.memo.rules import list_actions
from hairpin.fast.memo.seated_drivers import seat_drivers
from hairpin.fast.memo.table import BLIND, CANISTER, OVER, REVEAL, ROTATE, SWAP_SECOND, TABLE, UNSEEN, read_rules
from hairpin.games.memo import Memo
from hairpin.games.memo.grid import INDEX, NEIGHBOURS, OPPOSITE, PLACES, ROAD
from hairpin.games.memo.tiles import KINDS, ROTATIONS

pytestmark = pytest.mark.compiled

GAMES = list(list_games())


def make_record(kind: Any) -> Any:
    return np.zeros(1, kind).view(np.recarray)[0]


def test_count_and_take_list_the_members_of_a_bit_set_in_order() -> None:
    random = Random(1)
    for _ in range(2_000):
        members = sorted(random.sample(range(55), random.randint(1, 24)))
        choices = sum(1 << member for member in members)
        assert count(choices) == len(members)
        assert [take(choices, number) for number in range(len(members))] == members


def price(game: Memo, known: list[str | None], covered: set[str], kind: str | None, back: str, side: str) -> int:
    """Return the cost of leaving a tile by a side, in hundredths of a turn: 0 if its road leads there."""
    unknown = [cell for cell in ROAD if known[INDEX[cell]] is None]
    left = [
        count - sum(known[INDEX[cell]] == kind for cell in ROAD)
        for kind, count in zip(KINDS, game.tiles.counts, strict=True)
    ]
    if kind is None:
        blind = sum(number for kind, number in zip(KINDS, left, strict=True) if not leads(kind, back, side))
        return 150 * blind // len(unknown)
    return 0 if leads(kind, back, side) else 1 << 20


def leads(kind: str, back: str, side: str) -> bool:
    return any({back, side} <= {*ways} for ways in ROTATIONS[kind])


def find_ways_again(game: Memo, known: list[str | None], covered: set[str], goal: str) -> dict[tuple[str, str], int]:
    """Return the hundredths of a turn to the goal after leaving a place by a side (Dijkstra's algorithm)."""
    costs: dict[tuple[str, str], int] = {}
    waiting: list[tuple[int, str, str]] = []
    spare = {known[INDEX[cell]] for cell in covered}
    for side, place in NEIGHBOURS[goal].items():
        heappush(waiting, (100, place, OPPOSITE[side]))
    while waiting:
        cost, place, side = heappop(waiting)
        if (place, side) in costs:
            continue
        costs[place, side] = cost
        if place == goal:
            continue
        for back, before in NEIGHBOURS[place].items():
            more = price(game, known, covered, known[INDEX[place]], back, side)
            if place in ROAD:  # another tile may be swapped in first
                more = min([more, *(100 + price(game, known, covered, kind, back, side) for kind in spare)])
            if back == side or (game.options.reveal == "any" and NEIGHBOURS[place][side] in ROAD):
                more = 0
            heappush(waiting, (cost + 100 + more, before, OPPOSITE[back]))
    return costs


@pytest.mark.parametrize("reveal", ["road", "any"])
def test_planned_costs_equal_those_of_an_independent_search(reveal: str) -> None:
    game, random, plan = hairpin.make("memo", reveal=reveal), Random(reveal), make_record(PLAN)
    for _ in range(60):
        tiles = random.sample(game.tiles.kinds, 24)
        seen = random.randint(0, 23)
        known: list[str | None] = [kind if number < seen else None for number, kind in enumerate(tiles)]
        random.shuffle(known)
        known = [*known[:12], "crossing", *known[12:], *["dead-end"] * 4]
        covered = {cell for cell in ROAD if random.random() < 0.9}
        covered |= {cell for cell in ROAD if known[INDEX[cell]] is None}
        goal = random.choice(["c3", *PLACES[25:]])
        plan.known[:] = [list(KINDS).index(kind) if kind else UNSEEN for kind in known]
        table = make_record(TABLE)
        table.covered = sum(1 << INDEX[cell] for cell in covered)
        weigh_odds(read_rules(game), table, plan)
        find_ways(read_rules(game), plan, INDEX[goal])
        wanted = find_ways_again(game, known, covered, goal)
        for place, around in NEIGHBOURS.items():
            for side in around:
                if place != goal:
                    assert plan.costs[INDEX[place], "NESW".index(side)] == wanted[place, side]


@pytest.mark.parametrize("game", GAMES[::7], ids=Memo.format_settings)
def test_choices_do_not_depend_on_unseen_tiles_or_the_memories_of_others(game: Memo) -> None:
    names = ["forgetful", "tactician", "tactician:3", "forgetful:0.5"][: game.players]
    rules, seated, workspace = read_rules(game), seat_drivers(names, game.players), new_workspace()
    table, memory, plan, _ = workspace
    random, other_memory, compared = Random(1), make_record(MEMORY), 0
    for race in range(10):
        begin_race(rules, workspace, 1, race)
        while table.phase != OVER and memory.now < 60:
            if table.phase not in (REVEAL, CANISTER):
                choices = list_actions(rules, table)
                chosen = choose_by_plan(rules, seated, table, memory, plan, choices)
                assert chosen & ~choices == 0
                assert chosen
                tiles = table.tiles.copy()
                other_memory.covers, other_memory.lately[:] = memory.covers, memory.lately
                other_memory.now, other_memory.kinds[:], other_memory.until[:] = memory.now, BLIND, NEVER
                other_memory.kinds[table.turn], other_memory.until[table.turn] = (
                    memory.kinds[table.turn],
                    memory.until[table.turn],
                )
                for cell in range(25):
                    if table.covered >> cell & 1 and not (table.phase == ROTATE and cell == table.chosen):
                        table.tiles[cell] = random.randrange(6)
                assert choose_by_plan(rules, seated, table, other_memory, plan, choices) == chosen
                table.tiles[:] = tiles
                compared += 1
            take_step(rules, seated, workspace)
    assert compared > 300


def test_perfect_memory_holds_every_seen_tile() -> None:
    game = hairpin.make("memo", players=3)
    rules, seated, workspace = (
        read_rules(game),
        seat_drivers(["perfect-memory", "random", "perfect-memory"], 3),
        new_workspace(),
    )
    table, memory, _, _ = workspace
    begin_race(rules, workspace, 4, 0)
    while table.phase != OVER and memory.now < 500:
        take_step(rules, seated, workspace)
        for cell in range(25):
            if table.covered >> cell & 1 and table.chosen != cell:
                assert memory.kinds[0, cell] == memory.kinds[2, cell] == table.tiles[cell]
                assert (memory.kinds[1] == UNSEEN).all()


def test_a_forgetful_driver_forgets_with_its_probability_in_every_turn() -> None:
    """The number of turns that a covered tile is remembered has a geometric distribution."""
    game = hairpin.make("memo")
    rules, seated, workspace = read_rules(game), seat_drivers(["forgetful:0.2", "random"], 2), new_workspace()
    table, memory, _, _ = workspace
    stays = []
    for race in range(120):
        begin_race(rules, workspace, 9, race)
        while table.phase != OVER and memory.now < 200:
            covered, now = table.covered, memory.now
            take_step(rules, seated, workspace)
            if new := table.covered & ~covered:
                stays.append(int(memory.until[0, int(new).bit_length() - 1]) - now)
    share = [sum(stay >= turns for stay in stays) / len(stays) for turns in range(8)]
    assert len(stays) > 2_000
    assert share == pytest.approx([0.8**turns for turns in range(8)], abs=4 * 0.5 / len(stays) ** 0.5)


def test_never_forgetting_is_perfect_memory() -> None:
    rally = Rally(hairpin.make("memo"))
    assert rally.record(["forgetful:0"] * 2, 0, 1).words == rally.record(["perfect-memory"] * 2, 0, 1).words


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("racer", "random"),
        ("tactician", "racer"),
        ("forgetful", "forgetful:0.5"),
        ("perfect-memory", "forgetful"),
        ("perfect-memory", "tactician"),
        ("child:0.6", "child:0.9"),
        ("racer", "child:0.2"),
    ],
)
def test_a_better_memory_wins_more_often(better: str, worse: str) -> None:
    rally = Rally(hairpin.make("memo"))
    won = (rally.run([better, worse], 2_000, 1).winners == 0).mean() + (
        rally.run([worse, better], 2_000, 1).winners == 1
    ).mean()
    assert won / 2 > 0.5 + 4 * 0.5 / 4_000**0.5


def test_the_random_source_of_the_tests_has_the_key_of_the_kernel() -> None:
    """It is computed with Python's integers."""
    workspace = new_workspace()
    begin_race(read_rules(hairpin.make("memo")), workspace, 123, 456)
    assert int(workspace[3].key) == KernelRandom(123, 456).key


@pytest.mark.parametrize("span", [0, 1, 5])
def test_a_short_memory_holds_the_tiles_covered_last(span: int) -> None:
    game = hairpin.make("memo", players=2)
    rules, seated, workspace = read_rules(game), seat_drivers([f"tactician:{span}", "random"], 2), new_workspace()
    table, memory, plan, _ = workspace
    begin_race(rules, workspace, 2, 0)
    covered_last: list[int] = []
    while table.phase != OVER and memory.now < 150:
        before, phase, chosen = table.covered, table.phase, table.chosen
        action = take_step(rules, seated, workspace)
        if phase == SWAP_SECOND:
            moved = {chosen: action, action: chosen}
            covered_last = [moved.get(cell, cell) for cell in covered_last]
        new = int(table.covered & ~before).bit_length() - 1
        covered_last = [new, *covered_last] if new >= 0 else covered_last
        lying = [cell for cell in dict.fromkeys(covered_last) if table.covered >> cell & 1]
        covered_last = lying
        lying = [cell for cell in lying if not (table.phase == ROTATE and cell == table.chosen)]
        if table.turn == 0 and table.phase != OVER:
            recall(seated, table, memory, plan.known)
            turned = {table.chosen} if table.phase == ROTATE else set()
            known = {cell for cell in range(25) if table.covered >> cell & 1 and plan.known[cell] != UNSEEN}
            assert known - turned == set(lying[:span])
    assert len(covered_last) > 8
