"""Conversion between the numbers of the kernels and the values of `games`."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from hairpin.fast.memo.table import NONE, PHASES, SEATS, TABLE, UNSEEN, Table, fold
from hairpin.games.memo import SWAP, Action, Memo, Phase, State, View
from hairpin.games.memo.actions import CANISTERS, DRIVES, PICKS, REVEALS, STARTS, TURNS, WAYS
from hairpin.games.memo.grid import CELLS, COLOURS, FIXED_WAYS, INDEX, PLACES
from hairpin.games.memo.tiles import KINDS, ROTATIONS

# The pit's number means nothing where a road tile is chosen; `swap` stands there, which the rules then refuse.
_PICKS = tuple(PICKS.get(cell, SWAP) for cell in CELLS)
_ACTIONS: Mapping[Phase, tuple[Action, ...]] = {
    "place": tuple(STARTS.values()),
    "choose": (*(TURNS.get(cell, SWAP) for cell in CELLS), *(DRIVES[place] for place in PLACES), SWAP),
    "reveal": tuple(REVEALS.values()),
    "swap-first": _PICKS,
    "swap-second": _PICKS,
    "canister": tuple(CANISTERS.values()),
}
_KIND_NUMBERS = {kind: number for number, kind in enumerate(KINDS)}


def name_action(state: State, number: int) -> Action:
    """Return the action that a number means in a state."""
    if state.phase == "rotate":
        return WAYS[ROTATIONS[state.tiles[INDEX[state.chosen]] or ""][number]]
    return _ACTIONS[state.phase][number]


def lay_belief(game: Memo, view: View, known: Mapping[str, str]) -> Table:
    """Fill a table with a seat's view and the hidden tiles that it knows; all others are unseen."""
    table: Table = np.zeros(1, TABLE).view(np.recarray)[0]
    table.phase, table.turn = PHASES.index(view.phase), view.turn
    table.chosen = INDEX[view.chosen] if view.chosen else NONE
    table.pool = sum(1 << COLOURS.index(colour) for colour in view.pool)
    table.fresh = sum(1 << seat for seat in view.fresh)
    table.ban = sum(1 << INDEX[cell] for cell in view.ban)
    table.covered = sum(1 << INDEX[cell] for cell in view.covered)
    if view.phase == "rotate":  # it is turned up, but no car stands on it
        table.covered |= 1 << table.chosen
    table.cars[:] = [*(INDEX[car] if car else NONE for car in view.cars), *[NONE] * (SEATS - game.players)]
    goals = (COLOURS.index(colour) if colour else NONE for colour in view.canisters)
    table.canisters[:] = [*goals, *[NONE] * (SEATS - game.players)]
    laid = {**dict(zip(view.cars, view.ways, strict=True)), **FIXED_WAYS}
    table.laid[:] = [fold(laid.get(place, "")) for place in PLACES]
    kinds = {**known, **{tile.cell: tile.kind for tile in view.open}}
    table.tiles[:] = [_KIND_NUMBERS.get(kinds.get(cell, ""), UNSEEN) for cell in CELLS]
    table.left[:] = [
        count - list(kinds.values()).count(kind) for kind, count in zip(KINDS, game.tiles.counts, strict=True)
    ]
    return table
