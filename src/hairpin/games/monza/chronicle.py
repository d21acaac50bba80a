"""The moments of a race that its story is told by: the boldest drive, a push-back, a new leader, the way home."""

from __future__ import annotations

from hairpin.core.highlights import MOST_MOMENTS, Highlight
from hairpin.games.monza.actions import Action, Bonus, Step
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.standing import measure_road
from hairpin.games.monza.state import State

PUSH_WEIGHT = 2  # a space lost counts as much as two driven
LEAD_WEIGHT = 5  # a new leader counts as much as five spaces driven


class MonzaChronicle:
    """Follows a race turn by turn."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.road = measure_road(game.track)
        self.ply = 0
        self.route: list[str] = []  # of the drive, its first place included
        self.leader: int | None = None
        self.winners: tuple[int, ...] = ()
        self.drives: dict[int, Highlight] = {}  # the longest of each seat
        self.push: Highlight | None = None
        self.leads: dict[int, Highlight] = {}  # the last time that each seat took the lead
        self.home: dict[int, Highlight] = {}

    def follow(self, before: State, action: Action, after: State) -> None:
        """Take note of the next action."""
        self.ply += 1
        seat = before.turn
        if isinstance(action, Step):
            self.route = [*(self.route or [before.cars[seat]]), action.space]
        elif isinstance(action, Bonus):
            seat = self.game.seat_of[before.last]
            self.route = [before.cars[seat], action.space]
        if after.phase not in ("roll", "bonus", "over"):
            return
        if self.route:
            self._note_drive(seat, before, after)
        self._note_lead(after)
        self.route = []
        if outcome := self.game.outcome(after):
            self.winners = outcome.winners

    def pick(self) -> list[Highlight]:
        """Return the winner's way home, and the two most striking moments of other turns."""
        if not self.winners:
            return []
        winner = self.winners[0]
        picked = [self.home[winner]] if winner in self.home else []
        drives = sorted(self.drives.values(), key=lambda one: (-one.number, one.ply))
        weights = [(one.number if one is drives[0] else 0, one) for one in drives]
        weights += [(self.push.number * PUSH_WEIGHT, self.push)] if self.push else []
        weights += [(LEAD_WEIGHT, self.leads[winner])] if winner in self.leads else []
        for _, one in sorted(weights, key=lambda pair: -pair[0]):
            if len(picked) < MOST_MOMENTS and one.ply not in [other.ply for other in picked]:
                picked.append(one)
        return sorted(picked, key=lambda one: one.ply)

    def _note_drive(self, seat: int, before: State, after: State) -> None:
        places, spaces = tuple(self.route), len(self.route) - 1
        if places[-1] in self.game.track.finish:
            self.home[seat] = Highlight("home", self.ply, after, (seat,), places, spaces)
        elif seat not in self.drives or spaces > self.drives[seat].number:
            self.drives[seat] = Highlight("drive", self.ply, after, (seat,), places, spaces)
        for other, (old, new) in enumerate(zip(before.cars, after.cars, strict=True)):
            back = self.road.get(new, 0) - self.road.get(old, 0)
            if other != seat and back > (self.push.number if self.push else 0):
                self.push = Highlight("push", self.ply, after, (seat, other), (old, new), back)

    def _note_lead(self, after: State) -> None:
        """Find out whether one car alone is ahead now that was not before."""
        ahead = sorted((self.road.get(place, len(self.road)), seat) for seat, place in enumerate(after.cars))
        if ahead[0][0] == ahead[1][0]:
            return
        leader, last = ahead[0][1], self.leader
        self.leader = leader
        if last not in (None, leader):
            places = tuple(self.route) if self.route and self.route[-1] == after.cars[leader] else ()
            gap = ahead[1][0] - ahead[0][0]
            seats = (leader, last) if last is not None else (leader,)
            self.leads[leader] = Highlight("lead", self.ply, after, seats, places or (after.cars[leader],), gap)
