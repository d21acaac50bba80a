"""What the history of a table keeps of a game of Memo-Car-Race: turns, turned tiles, dead ends and swaps of a seat."""

from __future__ import annotations

from hairpin.core.milestones import RaceFact
from hairpin.games.memo.actions import Action, Drive, Pick, Start, Turn, Way
from hairpin.games.memo.grid import CELLS, INDEX
from hairpin.games.memo.rules import Memo
from hairpin.games.memo.state import State
from hairpin.games.memo.tiles import DEAD_END


class MemoMilestones:
    """Counts by seat. Putting the car on the table is no turn."""

    def __init__(self, game: Memo) -> None:
        names = ("turns", "turned", "dead-ends", "swaps")
        self.counts: dict[str, list[int]] = {name: [0] * game.players for name in names}
        self.last: int | None = None  # whose turn was counted last

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        seat = before.turn
        if seat != self.last and not isinstance(action, Start):
            self.last = seat
            self.counts["turns"][seat] += 1
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
        """Return the turns of each seat, its turned tiles, dead ends and swaps; what it did not do is left out."""
        return [
            RaceFact(name, (seat,), number)
            for name, numbers in self.counts.items()
            for seat, number in enumerate(numbers)
            if number
        ]
