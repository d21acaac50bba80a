"""Why the best way of a turn of Memo-Car-Race is good, in a word that every language has a sentence for."""

from __future__ import annotations

from typing import Literal

from hairpin.analysis.memo.turns import Fork
from hairpin.games.memo import Drive, State, Turn
from hairpin.games.memo.grid import INDEX, PIT

Why = Literal["only", "home", "pit", "open", "known", "unknown", "swap", "points"]


def give_reason(state: State, best: Fork) -> Why:
    """Return what is good about a way to begin a turn."""
    match best.actions[0]:
        case Drive(place) if place == state.canisters[state.turn]:
            return "home"
        case Drive(place) if place == PIT and not state.canisters[state.turn]:
            return "pit"
        case Drive():
            return "open"
        case Turn(cell):
            return "known" if state.tiles[INDEX[cell]] else "unknown"
        case _:
            return "swap"
