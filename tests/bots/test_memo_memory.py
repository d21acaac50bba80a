"""The memory of a seat in Memo-Car-Race, and its belief about unseen tiles."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hairpin
from hairpin.bots.memo.memory import Memory
from hairpin.core.game import CHANCE
from hairpin.fast.memo.notation import lay_belief
from hairpin.fast.memo.race import new_workspace
from hairpin.fast.memo.search import deal
from hairpin.fast.memo.table import UNSEEN
from hairpin.games.memo import SWAP, Memo, Pick, State, Turn
from hairpin.games.memo.grid import INDEX, ROAD
from hairpin.games.memo.tiles import KINDS, TileSet
from sampling import play

pytestmark = pytest.mark.compiled

seeds = st.integers(0, 2**32)


def watch(memory: Memory, game: Memo, state: State) -> Memory:
    return memory.watch(game.view(state, 0))


@settings(deadline=None, max_examples=15)
@given(seeds)
def test_the_memory_holds_every_seen_tile_after_every_swap(seed: int) -> None:
    """The state records every tile that was seen; a memory folded over views must be equal."""
    game, memory = hairpin.make("memo", players=2 + seed % 3), Memory()
    for step, (_, _, after) in enumerate(play(game, Random(seed))):
        memory = watch(memory, game, after)
        covered = {cell for cell in ROAD if cell in game.view(after, None).covered}
        assert memory.recall() == {cell: after.tiles[INDEX[cell]] for cell in covered if after.tiles[INDEX[cell]]}
        assert watch(memory, game, after) == memory, "watching the same view twice must change nothing"
        if step == 400 or after.phase == "over":
            break


def test_recall_lists_the_tiles_covered_last_first() -> None:
    game, memory = hairpin.make("memo"), Memory()
    order: list[str] = []
    for _, _, after in play(game, Random(3)):
        view = game.view(after, 0)
        newly = [cell for cell, _ in memory.shown if cell in view.covered]
        swapped = view.ban if memory.swap else ()
        moved = dict(zip(swapped, swapped[::-1], strict=True))
        order = [*newly, *(moved.get(cell, cell) for cell in order)]
        order = [cell for cell in dict.fromkeys(order) if cell in view.covered]
        memory = memory.watch(view)
        assert list(memory.recall()) == order
        assert list(memory.recall(3)) == order[:3]
        if len(order) > 15:
            return
    pytest.fail("too few tiles were seen")


def lay_out(game: Memo, layout: dict[str, str], random: Random, actions: int) -> tuple[State, list[Any], Memory]:
    """Play at random on a layout; return the state, the visible events, and the memory of seat 1."""
    tiles, state, memory, seen = dict(layout), game.start(), Memory(), []
    for _ in range(actions):
        if game.actor(state) == CHANCE:
            outcomes = game.chance_outcomes(state)
            wanted = [o for o in outcomes.outcomes if getattr(o, "kind", "") == tiles.get(state.chosen)]
            action = wanted[0] if state.phase == "reveal" else outcomes.draw(random)
        else:
            legal = game.legal_actions(state)
            action = (
                random.choice([a for a in legal if isinstance(a, Turn)] or legal) if random.random() < 0.8 else SWAP
            )
            action = action if action in legal else random.choice(legal)
        if isinstance(action, Pick) and state.phase == "swap-second":
            tiles[state.chosen], tiles[action.cell] = tiles[action.cell], tiles[state.chosen]
        after = game.apply(state, action)
        if after.phase == "over":
            break
        shown = after.tiles[INDEX[after.chosen]] if after.phase == "rotate" else None
        seen.append((action if state.phase != "reveal" else None, shown))
        state = after
        memory = memory.watch(game.view(state, 0))
    return state, seen, memory


def fits(layout: dict[str, str], seen: list[Any]) -> dict[str, str] | None:
    """Return the current layout if the initial one is consistent with the events, else None."""
    tiles, chosen, first = dict(layout), "", ""
    for action, shown in seen:
        if isinstance(action, Turn):
            chosen = action.cell
        if shown and tiles[chosen] != shown:
            return None
        if isinstance(action, Pick):
            if first:
                tiles[first], tiles[action.cell] = tiles[action.cell], tiles[first]
            first = "" if first else action.cell
    return tiles


@pytest.mark.parametrize("seed", range(12))
def test_the_belief_equals_the_share_of_consistent_layouts(seed: int) -> None:
    """Two odd tiles among 22 curves: all layouts are enumerated, and the consistent ones are counted."""
    game = hairpin.make("memo", tiles=TileSet((1, 22, 0, 0, 1), "two odd"))
    layouts = [
        {cell: "straight" if cell == one else "dead-end" if cell == other else "curve" for cell in ROAD}
        for one, other in permutations(ROAD, 2)
    ]
    random = Random(f"belief/{seed}")
    state, seen, memory = lay_out(game, random.choice(layouts), random, 12 + 4 * seed)
    now = [tiles for layout in layouts if (tiles := fits(layout, seen))]
    assert 0 < len(now) < len(layouts)
    table = lay_belief(game, game.view(state, 0), memory.recall())
    left = sum(table.left.tolist())
    for cell in ROAD:
        counts = Counter(tiles[cell] for tiles in now)
        kind = table.tiles[INDEX[cell]]
        if kind == UNSEEN:
            believed = {name: Fraction(int(number), left) for name, number in zip(KINDS, table.left, strict=True)}
            assert {name: Fraction(counts[name], len(now)) for name in KINDS} == believed
        else:
            assert counts == {list(KINDS)[kind]: len(now)}


def test_deals_are_uniform_over_the_tiles_and_the_canisters() -> None:
    game = hairpin.make("memo", tiles=TileSet((1, 22, 0, 0, 1), "two odd"))
    state = game.parse_state("choose 1 red,blue ...../...../..+../...../..... - -,- red,blue,green,yellow 1,2 - -")
    root, source = lay_belief(game, game.view(state, 0), {}), new_workspace()[3]
    source.key = np.uint64(5)
    places, stacks = Counter[tuple[int, int]](), Counter[tuple[int, ...]]()
    tiles, canisters = np.zeros(25, np.int64), np.zeros(4, np.int64)
    for _ in range(20_000):
        deal(root, source, tiles, canisters)
        places[int(np.flatnonzero(tiles == 0)[0]), int(np.flatnonzero(tiles == 4)[0])] += 1
        stacks[tuple(canisters.tolist())] += 1
    for counts, number in ((places, 24 * 23), (stacks, 24)):
        chi = sum((times - 20_000 / number) ** 2 / (20_000 / number) for times in counts.values())
        assert len(counts) == number
        assert abs(chi - (number - 1)) < 5 * (2 * number) ** 0.5
