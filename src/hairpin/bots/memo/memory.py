"""What a seat of Memo-Car-Race has seen of the tiles that lie face down: a fold over its views."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple, Self

from hairpin.games.memo import View
from hairpin.games.memo.tiles import DEAD_END

# A car shuttles if it comes to the same cell, or onto the same tile, for the third time within eight of its own turns.
SHUTTLE_VISITS = 3
SHUTTLE_TURNS = 8

# For how many rounds a fading memory holds a tile that the own car left, a dead end of these, and another car's tile.
ROUNDS_OF_OWN = 4
ROUNDS_OF_DEAD_ENDS = 10
ROUNDS_OF_OTHERS = 1


class Seen(NamedTuple):
    """A tile that lies face down and was seen: in which turn it was covered, and whose car had left it."""

    cell: str
    kind: str
    turn: int
    seat: int


class Trip(NamedTuple):
    """Where a car came in its last turns, "" for a turn without a drive, the last one at the end.

    cells  the places
    tiles  the same, but where the tiles that it came onto lie now: a swap takes them along
    """

    cells: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()

    def go(self, place: str) -> Trip:
        """Return the trip after one more turn; it is as long as shuttling can be told from it."""
        return Trip((*self.cells, place)[1 - SHUTTLE_TURNS :], (*self.tiles, place)[1 - SHUTTLE_TURNS :])

    def swap(self, moved: Mapping[str, str]) -> Trip:
        """Return the trip after tiles have changed places."""
        return self._replace(tiles=tuple(moved.get(cell, cell) for cell in self.tiles))

    def is_worn(self, cell: str, tile: str, turns: int = SHUTTLE_TURNS - 1) -> bool:
        """Say whether a car that comes to a cell shuttles, by its last turns; `tile` is where its tile lies now."""
        visits = max(self.cells[-turns:].count(cell), self.tiles[-turns:].count(tile))
        return visits >= SHUTTLE_VISITS - 1


@dataclass(frozen=True, slots=True)
class Memory:
    """A perfect memory; its user limits how much of it is recalled.

    lately    the tiles that lie face down and were seen, the one covered last first
    shown     the tiles that lay open at the last look: cell and kind
    swap      the first tile of a swap that was not over then, else ""
    turn      whose turn it was then, and how many turns were over
    is_racing whether all cars were placed then
    trips     where each car came in its last turns
    """

    lately: tuple[Seen, ...] = ()
    shown: tuple[tuple[str, str], ...] = ()
    swap: str = ""
    turn: int = 0
    turns: int = 0
    is_racing: bool = False
    trips: tuple[Trip, ...] = ()

    def watch(self, view: View) -> Memory:
        """Return the memory after a view, one after each action; seeing a view twice changes nothing."""
        shown = tuple((tile.cell, tile.kind) for tile in view.open)
        kept, turns, trips = self.lately, self.turns, self.trips or (Trip(),) * len(view.cars)
        if self.swap and view.phase == "choose":  # MC-8: all see which two tiles change places
            one, other = view.ban
            moved = {one: other, other: one}
            kept = tuple(self._move(seen, moved[seen.cell]) if seen.cell in moved else seen for seen in kept)
            trips = tuple(trip.swap(moved) for trip in trips)
        if self.is_racing and view.turn != self.turn:
            trip = trips[self.turn].go("" if self.swap else view.cars[self.turn])
            trips, turns = (*trips[: self.turn], trip, *trips[self.turn + 1 :]), turns + 1
        newly = (Seen(cell, kind, self.turns, self.turn) for cell, kind in self.shown)
        lying = tuple(seen for seen in (*newly, *kept) if seen.cell in view.covered)
        swap = view.chosen if view.phase == "swap-second" else ""
        return Memory(lying, shown, swap, view.turn, turns, view.phase != "place", trips)

    def _move(self, seen: Seen, cell: str) -> Seen:
        """Return a tile that was swapped to a cell; who still remembered it and moved it remembers it anew."""
        if self._is_fresh(seen, self.turn):
            return Seen(cell, seen.kind, self.turns, self.turn)
        return seen._replace(cell=cell)

    def _is_fresh(self, seen: Seen, seat: int) -> bool:
        rounds = ROUNDS_OF_OTHERS
        if seen.seat == seat:
            rounds = ROUNDS_OF_DEAD_ENDS if seen.kind == DEAD_END else ROUNDS_OF_OWN
        return self.turns - seen.turn <= rounds * len(self.trips)

    def recall(self, span: int | None = None) -> Mapping[str, str]:
        """Return the kinds of the `span` tiles covered last, or of all, by cell."""
        return {seen.cell: seen.kind for seen in self.lately[:span]}

    def recall_fading(self, seat: int) -> dict[str, str]:
        """Return the kinds that a seat with a fading memory still knows, by cell."""
        return {seen.cell: seen.kind for seen in self.lately if self._is_fresh(seen, seat)}

    def find_trip(self, seat: int) -> Trip:
        """Return where a seat's car came in its last turns."""
        return self.trips[seat] if self.trips else Trip()

    def has_swapped(self, seat: int) -> bool:
        """Say whether a seat swapped in its last turn instead of driving."""
        return self.find_trip(seat).cells[-1:] == ("",)

    def is_past(self, rounds: int) -> bool:
        """Say whether so many rounds are over."""
        return self.turns >= rounds * max(1, len(self.trips))


class Watcher:
    """A driver with a memory. It is immutable: `watch` returns a new one."""

    memory = Memory()

    def watch(self, view: View) -> Self:
        """Return the driver after one more view."""
        return self.with_memory(self.memory.watch(view))

    def with_memory(self, memory: Memory) -> Self:
        """Return the driver with another memory."""
        other = copy(self)
        other.memory = memory
        return other
