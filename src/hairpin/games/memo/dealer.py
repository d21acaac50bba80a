"""Dealing Memo-Car-Race from a fair source: all tiles at the start, canisters one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hairpin.core.fair import FairSource
from hairpin.games.memo.actions import CANISTERS, REVEALS, Action, Canister, Pick
from hairpin.games.memo.grid import CELLS, ROAD
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import TileSet


@dataclass(frozen=True, slots=True)
class MemoDealer:
    """Knows the kind of every tile, through all swaps. Before the end it reveals nothing but its answers."""

    source: FairSource
    layout: Mapping[str, str]
    canisters: int = 0

    @classmethod
    def shuffle(cls, source: FairSource, tiles: TileSet) -> MemoDealer:
        """Return the dealer of a race that begins."""
        return cls(source, dict(zip(ROAD, source.shuffle("tile", tiles.kinds), strict=True)))

    def answer(self, state: State) -> Action:
        """Return the tile that is turned up, or the canister that is taken."""
        if state.phase == "reveal":
            return REVEALS[self.layout[state.chosen]]
        return CANISTERS[state.pool[self.source.draw(f"canister {self.canisters}", len(state.pool))]]

    def follow(self, state: State, action: Action) -> MemoDealer:
        """Return the dealer after an action: with two tiles exchanged, or one canister more."""
        if isinstance(action, Pick) and state.phase == "swap-second":
            one, other = state.chosen, action.cell
            return replace(self, layout={**self.layout, one: self.layout[other], other: self.layout[one]})
        return replace(self, canisters=self.canisters + 1) if isinstance(action, Canister) else self

    def open(self, state: State) -> State:
        """Return the position with every tile known, those that nobody turned up too (RU-26)."""
        return replace(state, tiles=tuple(map(self.layout.get, CELLS)))
