"""The moments of a race that its story is told by: a canister, a swap that laid a road, a dead end, the way home."""

from __future__ import annotations

from hairpin.core.highlights import MOST_MOMENTS, Highlight
from hairpin.games.memo.actions import Action, Canister, Drive, Pick, Way
from hairpin.games.memo.grid import DISTANCES, INDEX, PIT
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import DEAD_END


class MemoChronicle:
    """Follows a race turn by turn."""

    def __init__(self, game: Memo) -> None:
        self.game = game
        self.ply = 0
        self.trails: dict[int, list[str]] = {}  # the way of each seat from its pit stop on, without loops
        self.swapped: dict[str, Highlight] = {}  # the last swap of each cell
        self.canisters: dict[int, Highlight] = {}  # by seat, in the order in which they were taken
        self.roads: dict[int, Highlight] = {}  # the last swap whose tile each seat drove on afterwards
        self.dead_ends: list[Highlight] = []  # the one nearest to its driver's goal
        self.home: Highlight | None = None

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        self.ply += 1
        seat = before.turn
        match action:
            case Canister(colour):
                self.canisters[seat] = Highlight("canister", self.ply, after, (seat,), (PIT,), word=colour)
                self.trails[seat] = [PIT]
            case Pick(cell) if before.phase == "swap-second":
                swap = Highlight("swap", self.ply, after, (seat,), (before.chosen, cell))
                self.swapped |= dict.fromkeys(swap.places, swap)
            case Way():
                self._note_drive(seat, before.chosen, after)
            case Drive(place):
                self._note_drive(seat, place, after)

    def pick(self) -> list[Highlight]:
        """Return the way home and the two most striking moments before it, in order."""
        if self.home is None:
            return []
        winner = self.home.seats[0]
        canisters = list(self.canisters.values())
        road = self.roads.get(winner)
        wanted = [
            self.home,
            *canisters[:1],
            *([road] if road else []),
            *self.dead_ends,
            *([self.canisters[winner]] if winner in self.canisters else []),
            *list(self.swapped.values())[-1:],
        ]
        by_ply = {one.ply: one for one in reversed(wanted)}
        first = list(dict.fromkeys(one.ply for one in wanted))[:MOST_MOMENTS]
        return [by_ply[ply] for ply in sorted(first)]

    def _note_drive(self, seat: int, place: str, after: State) -> None:
        trail = self.trails.get(seat)
        if trail and place in trail:  # a loop is no part of the way home
            del trail[trail.index(place) + 1 :]
        elif trail:
            trail.append(place)
        if after.phase == "over" and trail:
            self.home = Highlight("home", self.ply, after, (seat,), tuple(trail), len(trail) - 1, place)
            return
        if swap := self.swapped.pop(place, None):
            self.roads[seat] = Highlight("road", swap.ply, swap.state, (*swap.seats, seat), swap.places)
        if place in INDEX and INDEX[place] < len(after.tiles) and after.tiles[INDEX[place]] == DEAD_END:
            left = DISTANCES[after.canisters[seat] or PIT][place]
            if not self.dead_ends or left < self.dead_ends[0].number:
                self.dead_ends = [Highlight("dead-end", self.ply, after, (seat,), (place,), left)]
