"""A race through the rules alone: what each turn can lead to, position by position.

Nothing here knows how the solver numbers, stores or iterates anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from hairpin.games.monza import Action, Monza, State, Step
from hairpin.games.monza.track import START

TICKETS = 6**6


class Position(NamedTuple):
    """The beginning of a turn, or the end of the race: who is on turn, where cars stand, the dice that may still count.

    `turn` is the number of seats when the race is over; a car that is home stands on the first of the finish's places.
    """

    turn: int
    cars: tuple[str, ...]
    used: tuple[int, ...]


class Ending(NamedTuple):
    """How a drive ends, as far as it matters: where, with how many dice, with which colour last."""

    place: str
    used: int
    last: str


Case = tuple[Ending, ...]  # what a roll offers, first in notation first


class Leads(NamedTuple):
    """What an ending leads to; with several positions, `owner` takes its bonus move or leaves it."""

    owner: int
    positions: tuple[Position, ...]


def without_mover(position: Position) -> Position:
    """Take the car on turn off the board: what an ending leads to depends on the others alone."""
    turn, cars, used = position
    return Position(turn, (*cars[:turn], "", *cars[turn + 1 :]), used)


class Course:
    """One race seen as turns. Seats count from the starter, which is seat 0."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.seats = game.players
        self.finish = next(iter(game.track.finish))
        self.road = tuple(place for place in game.track.places if place not in game.track.finish)
        self.offers = cache(self._list_offers)
        self.cases = cache(self._list_cases)
        self.leads = cache(self._play)
        self.steps_home = self._count_steps_home()
        self._drives: dict[tuple[str, Ending], tuple[Action, tuple[Action, ...]]] = {}

    def standing(self, turn: int) -> Iterator[Position]:
        """List every position in which cars can stand at the beginning of a turn with nobody home yet."""
        for cars in product(self.road, repeat=self.seats):
            on_road = [car for car in cars if car != START]
            if len(on_road) == len(set(on_road)):
                yield Position(turn, cars, (0,) * self.seats)

    def closure(self, roots: Iterable[Position], *, with_last_round: bool = False) -> list[Position]:
        """List the positions that can follow from some, themselves included, as long as nobody is home, or longer."""
        found = dict.fromkeys(roots)
        waiting = list(found)
        while waiting:
            position = waiting.pop()
            for ending in {ending for case in self.cases_at(position) for ending in case}:
                after = self.follow(position, ending).positions
                fresh = [to for to in dict.fromkeys(after) if to not in found and not self.is_over(to)]
                fresh = [to for to in fresh if with_last_round or not self.is_last_round(to)]
                found |= dict.fromkeys(fresh)
                waiting += fresh
        return list(found)

    def is_last_round(self, position: Position) -> bool:
        """Say whether somebody is home (MZ-14)."""
        return self.finish in position.cars

    def is_over(self, position: Position) -> bool:
        """Say whether the race has been decided."""
        return position.turn == self.seats

    def ask(self, position: Position, roll: Action) -> Case:
        """List what a roll offers the driver on turn."""
        return self.offers(position.turn, position.cars[position.turn])[roll]

    def cases_at(self, position: Position) -> Mapping[Case, int]:
        """List what the 462 rolls offer the driver on turn, each case with its tickets out of `TICKETS`."""
        return self.cases(position.turn, position.cars[position.turn])

    def follow(self, position: Position, ending: Ending) -> Leads:
        """Play a turn to an ending."""
        return self.leads(without_mover(position), ending)

    def shares(self, position: Position) -> tuple[Fraction, ...]:
        """Return which part of the win each seat has when the race is over (MZ-15)."""
        outcome = self.game.outcome(self._state(position, "over"))
        assert outcome
        return tuple(map(outcome.share, range(self.seats)))

    def canonical(self, state: State) -> Position:
        """Forget what no longer matters: dice of cars that cannot come home this round, and which target they took."""
        turn = self.seats if state.phase == "over" else state.turn
        cars = tuple(self.finish if car in self.game.track.finish else car for car in state.cars)
        counts = zip(state.used, cars, strict=True)
        return Position(turn, cars, tuple(used if self.is_near(turn, car) else 0 for used, car in counts))

    def is_near(self, turn: int, place: str) -> bool:
        """Say whether a car is home or bonus moves of this round, from this turn on, could bring it there (RU-9)."""
        moves = self.seats - turn if self.game.options.bonus else 0
        return self.steps_home[place] <= moves

    def _count_steps_home(self) -> Mapping[str, int]:
        """Count how many steps at least bring a car home from each place."""
        steps = dict.fromkeys(self.game.track.finish, 0)
        while len(steps) < len(self.game.track.places):
            reached = {
                place for place, ways in self.game.track.exits.items() if steps.keys() & set(ways)
            } - steps.keys()
            steps |= dict.fromkeys(reached, max(steps.values()) + 1)
        return steps

    def _list_offers(self, turn: int, place: str) -> Mapping[Action, Case]:
        """List what each roll offers; other cars do not matter to that (MZ-10), so they stay on the start."""
        alone = Position(turn, (*(START,) * turn, place, *(START,) * (self.seats - turn - 1)), (0,) * self.seats)
        rolls = self.game.chance_outcomes(self.game.start()).outcomes
        return {roll: self.ask_at(alone, roll) for roll in rolls}

    def ask_at(self, position: Position, roll: Action) -> Case:
        """List what a roll offers the driver on turn with the others where they stand."""
        place = position.cars[position.turn]
        endings: dict[Ending, None] = {}
        for drive in self._list_drives(self._state(position, "roll"), roll):
            ending = self._name(position.turn, place, drive)
            endings.setdefault(ending)
            self._drives.setdefault((place, ending), (roll, drive))
        return tuple(endings)

    def _list_cases(self, turn: int, place: str) -> Mapping[Case, int]:
        lottery = self.game.chance_outcomes(self.game.start())
        cases: Counter[Case] = Counter()
        for roll, tickets in zip(lottery.outcomes, lottery.tickets, strict=True):
            cases[self.offers(turn, place)[roll]] += tickets
        assert sum(cases.values()) == TICKETS
        return cases

    def _name(self, turn: int, place: str, drive: tuple[Action, ...]) -> Ending:
        steps = [action for action in drive if isinstance(action, Step)]
        end = steps[-1].space if steps else place
        end = self.finish if end in self.game.track.finish else end
        last = steps[-1].colour if steps and self.game.options.bonus else ""
        return Ending(end, len(steps) if self.is_near(turn, end) else 0, last)

    def _list_drives(self, before: State, roll: Action) -> Iterator[tuple[Action, ...]]:
        """Drive depth first in the order of notation; a drive that meets an earlier one has nothing new to offer."""
        seen: set[State] = set()
        waiting: list[tuple[State, tuple[Action, ...]]] = [(self.game.apply(before, roll), ())]
        while waiting:
            state, drive = waiting.pop()
            if state.phase != "drive":
                yield drive
            elif state not in seen:
                seen.add(state)
                actions = reversed(self.game.legal_actions(state))
                waiting += [(self.game.advance(state, action), (*drive, action)) for action in actions]

    def _play(self, others: Position, ending: Ending) -> Leads:
        """Play an ending's drive from wherever one is known: what it leaves does not depend on where it began."""
        place = next(place for place in self.road if (place, ending) in self._drives)
        return self.replay(others, place, *self.drive_of(place, ending))

    def drive_of(self, place: str, ending: Ending) -> tuple[Action, tuple[Action, ...]]:
        """Return a roll and the first drive with it that has this ending."""
        return self._drives[place, ending]

    def replay(self, others: Position, place: str, roll: Action, drive: tuple[Action, ...]) -> Leads:
        """Play one drive from a place through the checked door, and list what its bonus move can make of it."""
        turn, game = others.turn, self.game
        cars = (*others.cars[:turn], place, *others.cars[turn + 1 :])
        state = self._state(Position(turn, cars, others.used), "roll")
        for action in (roll, *drive):
            state = game.apply(state, action)
        if state.phase != "bonus":
            return Leads(turn, (self.canonical(state),))
        owner = game.actor(state)
        assert owner is not None
        return Leads(owner, tuple(self.canonical(game.apply(state, action)) for action in game.legal_actions(state)))

    def _state(self, position: Position, phase: str) -> State:
        turn = min(position.turn, self.seats - 1)
        return State(phase, turn, position.cars, position.used, "", "", ())  # type: ignore[arg-type]
