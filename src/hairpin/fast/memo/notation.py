"""From numbers back to `games`: the action that a number means in a position."""

from __future__ import annotations

from collections.abc import Mapping

from hairpin.games.memo import SWAP, Action, Phase, State
from hairpin.games.memo.actions import CANISTERS, DRIVES, PICKS, REVEALS, STARTS, TURNS, WAYS
from hairpin.games.memo.grid import CELLS, INDEX, PLACES
from hairpin.games.memo.tiles import ROTATIONS

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


def name_action(state: State, number: int) -> Action:
    """Return the action of a number in a position."""
    if state.phase == "rotate":
        return WAYS[ROTATIONS[state.tiles[INDEX[state.chosen]] or ""][number]]
    return _ACTIONS[state.phase][number]
