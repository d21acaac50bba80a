"""The grid of Memo-Car-Race as plain data for the page, equal to the data of the rules."""

from __future__ import annotations

import json
from itertools import product

from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, NEIGHBOURS, OPPOSITE, PIT, PLACES, describe_grid
from hairpin.games.memo.tiles import KINDS, ROTATIONS, describe_kinds

GRID = json.loads(json.dumps(describe_grid()))
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def test_the_table_is_described_as_plain_data() -> None:
    assert GRID["places"] == list(PLACES) == [*CELLS, *COLOURS]
    assert (GRID["pit"], GRID["spots"][PIT]) == (PIT, [0, 0])
    assert GRID["neighbours"] == NEIGHBOURS
    assert GRID["fixed_ways"] == FIXED_WAYS
    assert GRID["starts"]["red"] == {"side": "N", "corner": "a1"}


def test_mc2_neighbours_are_one_step_apart_and_a_start_borders_its_corner_alone() -> None:
    for place, side in product(PLACES, STEPS):
        (x, y), (right, down) = GRID["spots"][place], STEPS[side]
        there = [other for other, spot in GRID["spots"].items() if spot == [x + right, y + down]]
        beside = NEIGHBOURS[place].get(side)
        assert beside is None or there == [beside]
        assert beside is None or NEIGHBOURS[beside][OPPOSITE[side]] == place
    for colour, start in GRID["starts"].items():
        assert list(NEIGHBOURS[colour].values()) == [start["corner"]]


def test_the_kinds_of_tiles_are_described_as_plain_data() -> None:
    kinds = json.loads(json.dumps(describe_kinds()))
    assert {kind: facts["ways"] for kind, facts in kinds.items()} == KINDS
    assert {kind: tuple(facts["rotations"]) for kind, facts in kinds.items()} == ROTATIONS
    assert [len(facts["rotations"]) for facts in kinds.values()] == [2, 4, 4, 1, 4]
