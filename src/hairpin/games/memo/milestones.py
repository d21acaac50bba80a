"""What the history of a table keeps of a game of Memo-Car-Race: tiles turned up, dead ends and swaps of each seat."""

from __future__ import annotations

from hairpin.core.milestones import RaceFact
from hairpin.games.memo.actions import Action, Drive, Pick, Turn, Way
from hairpin.games.memo.grid import CELLS, INDEX
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import DEAD_END


class MemoMilestones:
    """Counts by seat."""

    def __init__(self, game: Memo) -> None:
        self.counts: dict[str, list[int]] = {name: [0] * game.players for name in ("turned", "dead-ends", "swaps")}

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        seat = before.turn
        match action:
            case Turn():
                self.counts["turned"][seat] += 1
            case Pick() if before.phase == "swap-second":
                self.counts["swaps"][seat] += 1
            case Way():
                self._note_place(seat, before.chosen, after)
            case Drive(place):
                self._note_place(seat, place, after)

    def _note_place(self, seat: int, place: str, after: State) -> None:
        if place in CELLS and after.tiles[INDEX[place]] == DEAD_END:
            self.counts["dead-ends"][seat] += 1

    def find(self) -> list[RaceFact]:
        """Return how many tiles each seat turned up, how often it stood in a dead end, and how often it swapped."""
        return [
            RaceFact(name, (seat,), number)
            for name, numbers in self.counts.items()
            for seat, number in enumerate(numbers)
            if number
        ]
