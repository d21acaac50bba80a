"""What a seat of Memo-Car-Race has seen of the tiles that lie face down: a fold over its views."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Self

from hairpin.games.memo import View


@dataclass(frozen=True, slots=True)
class Memory:
    """A perfect memory; its user limits how much of it is recalled.

    lately  the tiles that lie face down and were seen: cell and kind, the one covered last first
    shown   the tiles that lay open at the last look
    swap    the first tile of a swap that was not over then, else ""
    turn    whose turn it was then, and how many turns were over
    idle    the seats that swapped in their last turn instead of driving
    """

    lately: tuple[tuple[str, str], ...] = ()
    shown: tuple[tuple[str, str], ...] = ()
    swap: str = ""
    turn: int = 0
    turns: int = 0
    idle: frozenset[int] = frozenset()

    def watch(self, view: View) -> Memory:
        """Return the memory after a view, one after each action; seeing a view twice changes nothing."""
        shown = tuple((tile.cell, tile.kind) for tile in view.open)
        kept, idle, turns = self.lately, self.idle, self.turns
        if view.turn != self.turn:
            turns += 1
            idle = idle | {self.turn} if self.swap else idle - {self.turn}
        if self.swap and view.phase == "choose":  # MC-8: all see which two tiles change places
            one, other = view.ban
            moved = {one: other, other: one}
            kept = tuple((moved.get(cell, cell), kind) for cell, kind in kept)
        lying = tuple(tile for tile in (*self.shown, *kept) if tile[0] in view.covered)
        swap = view.chosen if view.phase == "swap-second" else ""
        return Memory(lying, shown, swap, view.turn, turns, idle)

    def recall(self, span: int | None = None) -> Mapping[str, str]:
        """Return the kinds of the `span` tiles covered last, or of all, by cell."""
        return dict(self.lately[:span])


class Watcher:
    """A driver with a memory. It is immutable: `watch` returns a new one."""

    memory = Memory()

    def watch(self, view: View) -> Self:
        """Return the driver after one more view."""
        other = copy(self)
        other.memory = self.memory.watch(view)
        return other
