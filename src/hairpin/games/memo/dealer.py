"""Laying Memo-Car-Race out from a fair source: all tiles at the start, canisters one by one."""

from __future__ import annotations

from dataclasses import replace

from hairpin.core.fair import FairSource
from hairpin.games.memo.actions import CANISTERS, REVEALS, Action, Canister, Pick
from hairpin.games.memo.grid import CELLS, ROAD
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import TileSet


class MemoDealer:
    """Knows what lies under every tile, through all swaps. Nothing of it leaves before the end but the answers."""

    def __init__(self, source: FairSource, tiles: TileSet) -> None:
        self.source = source
        self.layout = dict(zip(ROAD, source.shuffle("tile", tiles.kinds), strict=True))
        self.canisters = 0

    def answer(self, state: State) -> Action:
        """Return the tile that is turned up, or the canister that is taken."""
        if state.phase == "reveal":
            return REVEALS[self.layout[state.chosen]]
        return CANISTERS[state.pool[self.source.draw(f"canister {self.canisters}", len(state.pool))]]

    def follow(self, state: State, action: Action) -> None:
        """Exchange what is swapped, count what is taken."""
        if isinstance(action, Pick) and state.phase == "swap-second":
            one, other = state.chosen, action.cell
            self.layout[one], self.layout[other] = self.layout[other], self.layout[one]
        self.canisters += isinstance(action, Canister)

    def open(self, state: State) -> State:
        """Return the position with every tile known, those that nobody turned up too (RU-26)."""
        return replace(state, tiles=tuple(map(self.layout.get, CELLS)))
