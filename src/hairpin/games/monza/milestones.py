"""What the history of a table keeps of a race of Monza: push-backs, the longest one, and each seat's luckiest roll."""

from __future__ import annotations

from hairpin.core.milestones import RaceFact
from hairpin.games.monza.actions import Action, Roll
from hairpin.games.monza.luck import count_odds
from hairpin.games.monza.pushes import list_pushed
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.standing import measure_road
from hairpin.games.monza.state import State


class MonzaMilestones:
    """Counts the cars that each seat has pushed back, the spaces of the longest push-back, and the odds of rolls."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.road = measure_road(game.track)
        self.pushes: dict[int, int] = {}  # by the seat that pushed
        self.longest: RaceFact | None = None
        self.odds: dict[int, int] = {}  # one roll in so many goes as far as the luckiest of the seat

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        if isinstance(action, Roll) and before.phase == "roll":
            odds = count_odds(self.game.track, self.game.options.free_finish, before.cars[before.turn], action.dice)
            self.odds[before.turn] = max(odds, self.odds.get(before.turn, 0))
        for seat, old, new in list_pushed(self.game, before, action, after):
            self.pushes[before.turn] = self.pushes.get(before.turn, 0) + 1
            back = self.road.get(new, 0) - self.road.get(old, 0)
            if back > (self.longest.number if self.longest else 0):
                self.longest = RaceFact("longest-push", (before.turn, seat), back)

    def find(self) -> list[RaceFact]:
        """Return the push-backs and the luckiest roll of each seat, and the longest push-back: who pushed whom."""
        counted = [RaceFact("push-backs", (seat,), number) for seat, number in sorted(self.pushes.items())]
        counted += [RaceFact("lucky-roll", (seat,), number) for seat, number in sorted(self.odds.items())]
        return [*counted, self.longest] if self.longest else counted
