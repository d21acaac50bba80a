"""What the history of a table keeps of a race of Monza: who was pushed back how often, and how far."""

from __future__ import annotations

from hairpin.core.milestones import RaceFact
from hairpin.games.monza.actions import Action, Bonus
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.standing import measure_road
from hairpin.games.monza.state import State


class MonzaMilestones:
    """Counts the cars that each seat has pushed back, and the spaces of the longest push-back."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.road = measure_road(game.track)
        self.pushes: dict[int, int] = {}  # by the seat that pushed
        self.longest: RaceFact | None = None

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        if before.cars == after.cars:
            return
        mover = self.game.actor(before) if isinstance(action, Bonus) else before.turn
        for seat, (old, new) in enumerate(zip(before.cars, after.cars, strict=True)):
            if seat == mover or old == new:
                continue
            self.pushes[before.turn] = self.pushes.get(before.turn, 0) + 1
            back = self.road.get(new, 0) - self.road.get(old, 0)
            if back > (self.longest.number if self.longest else 0):
                self.longest = RaceFact("longest-push", (before.turn, seat), back)

    def find(self) -> list[RaceFact]:
        """Return the push-backs of each seat, and the longest one: who pushed whom."""
        counted = [RaceFact("push-backs", (seat,), number) for seat, number in sorted(self.pushes.items())]
        return [*counted, self.longest] if self.longest else counted
