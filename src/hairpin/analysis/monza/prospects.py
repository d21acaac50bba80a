"""What each roll of a turn is worth to every seat, and which end of the turn is best, in races without tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hairpin.analysis.monza.judge import Judge
from hairpin.core.review import Chances
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import ORDERS, ROLLS, TICKETS
from hairpin.fast.monza.record import list_routes
from hairpin.games.monza import STOP, Action, Monza, State
from hairpin.games.monza.colours import LETTERS

Floats = NDArray[np.float64]
Route = tuple[Action, ...]
_ROLL_NUMBER = {roll: number for number, roll in enumerate(ROLLS)}


@dataclass(frozen=True)
class Prospect:
    """The beginning of a turn: every seat's chance after each of the 462 rolls, if the turn is then driven well."""

    rolls: Floats

    @property
    def mean(self) -> Chances:
        """Every seat's chance before the roll."""
        return tuple(map(float, ORDERS @ self.rolls / TICKETS))

    def after(self, dice: str) -> Chances:
        """Every seat's chance after a roll."""
        return tuple(map(float, self.rolls[_ROLL_NUMBER[dice]]))


@dataclass(frozen=True)
class Best:
    """What a decision is worth, and the best way to decide.

    chances  every seat's chance before the decision
    actions  the best way; `after` is every seat's chance after it
    ways     how many ways there are, those of equal worth counted as one
    is_only  whether there is no other way, not even one of equal worth
    mean     the mean chance of whoever decides, over all ways
    """

    chances: Chances
    actions: Route
    after: Chances
    ways: int
    is_only: bool
    mean: float


class Prospects(Protocol):
    """Weighs the positions of a turn."""

    def open(self, state: State) -> Prospect:
        """Return the prospect of a turn at its beginning."""

    def look(self, state: State) -> Chances:
        """Return every seat's chance in a position; the beginning of the next turn is judged without a roll."""

    def find_best(self, state: State) -> Best:
        """Return the best way to decide."""

    def find_other(self, state: State, seat: int, place: str) -> State | None:
        """Return the end of a drive that gets furthest, but for those on this place; None if there is none."""


def share_result(game: Monza, state: State) -> Chances:
    """Return every seat's share of the win when the race is over."""
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("the race is not over")
    return tuple(float(outcome.share(seat)) for seat in range(game.players))


def choose_best(ways: Sequence[tuple[Route, Chances]], seat: int, tie: float = 0.0, temperature: float = 0.0) -> Best:
    """Return the way that is worth most to a seat, of equals the first; with a temperature the seat may take others."""
    own = [chances[seat] for _, chances in ways]
    most = max(own)
    pick = next(number for number, chance in enumerate(own) if chance >= most - tie)
    actions, after = ways[pick]
    different = {round(chance, 9) for chance in own}
    return Best(
        chances=_mix_all(ways, own, temperature) if temperature else after,
        actions=actions,
        after=after,
        ways=len(different),
        is_only=len(ways) == 1,
        mean=sum(different) / len(different),
    )


def _mix_all(ways: Sequence[tuple[Route, Chances]], own: Sequence[float], temperature: float) -> Chances:
    """Return the mean over all ways, as often as each is taken at a temperature."""
    pulls = np.exp((np.array(own) - max(own)) / temperature)
    return tuple(map(float, pulls @ np.array([chances for _, chances in ways]) / pulls.sum()))


class PlainProspects:
    """Races without tiles: the ends of every turn are listed, and each is weighed once."""

    def __init__(self, game: Monza, judge: Judge, races: MonzaRaces) -> None:
        self.game = game
        self.judge = judge
        self._endings = races.endings
        self._number = {place: number for number, place in enumerate(races.board.places)}
        self._places = races.board.places
        self._road = races.board.road
        self._known: dict[State, Chances] = {}

    def forget(self) -> None:
        """Forget what was weighed for one race."""
        self._known.clear()

    def open(self, state: State) -> Prospect:
        """Return the prospect of a turn at its beginning."""
        rolls = len(ROLLS)
        begin = self._number[state.cars[state.turn]] * rolls
        first = self._endings.start[begin : begin + rolls + 1]
        codes = self._code(slice(int(first[0]), int(first[-1])))
        kinds, one = np.unique(codes, return_index=True)
        ends = [self._end(state, int(first[0] + ending)) for ending in one]
        self._weigh_all(ends)
        worth = np.array([self.look(end) for end in ends])
        # Every kind of ending counts once in a roll, where the first one stands.
        roll_of = np.repeat(np.arange(rolls), np.diff(first))
        _, kept = np.unique(roll_of * (codes.max() + 1) + codes, return_index=True)
        kept.sort()
        roll_of, rows = roll_of[kept], np.searchsorted(kinds, codes[kept])
        return Prospect(self._mix(roll_of, worth[rows], state.turn, self._find_temperature(state)))

    def _weigh_all(self, ends: Sequence[State]) -> None:
        """Weigh everything at once that the ends of a drive can lead to."""
        game, roads = self.game, list[State]()
        for end in ends:
            bonus = game.legal_actions(end) if end.phase == "bonus" else ()
            roads += [game.advance(end, action) for action in bonus] if bonus else [end]
        unknown = [state for state in dict.fromkeys(roads) if state.phase == "roll" and state not in self._known]
        if unknown:
            self._known.update(zip(unknown, self.judge.weigh_all(unknown), strict=True))

    def _code(self, part: slice) -> Ints:
        """Return a number for each ending; those that come to the same have the same one."""
        endings, options = self._endings, self.game.options
        place, used, last = (column[part].astype(np.int64) for column in (endings.end, endings.used, endings.last))
        is_home = place >= self._road
        if not options.push_targets:
            place = np.minimum(place, self._road)
        code = place * 8 + np.where(is_home | options.bonus, used, 0)
        return code * 8 + last if options.bonus else code

    def _mix(self, roll_of: Ints, worth: Floats, seat: int, temperature: float) -> Floats:
        """Return for each roll what the seat makes of it."""
        own, starts = worth[:, seat], np.flatnonzero(np.diff(roll_of, prepend=-1))
        best = np.maximum.reduceat(own, starts)[roll_of]
        if temperature:
            pulls = np.exp((own - best) / temperature)
            total = np.add.reduceat(pulls, starts)
            return np.asarray(np.add.reduceat(pulls[:, None] * worth, starts) / total[:, None])
        good = np.flatnonzero(own >= best - self.judge.tie)
        _, firsts = np.unique(roll_of[good], return_index=True)
        return np.asarray(worth[good[firsts]])

    def _find_temperature(self, state: State) -> float:
        """Return the temperature of a drive: without the bonus move, the last round is solved by best responses."""
        is_last = any(car in self.game.track.finish for car in state.cars)
        return 0.0 if is_last and not self.game.options.bonus else self.judge.temperature

    def _end(self, state: State, ending: int) -> State:
        """Return the position after an ending of the turn that begins here."""
        end = self._places[self._endings.end[ending]]
        used, last = int(self._endings.used[ending]), (*LETTERS, "")[self._endings.last[ending]]
        return end_drive(self.game, state, end, used, last)

    def look(self, state: State) -> Chances:
        """Return every seat's chance in a position; the beginning of the next turn is judged without a roll."""
        if state.phase == "drive":
            return self.find_best(state).chances
        if state not in self._known:
            self._known[state] = self._look(state)
        return self._known[state]

    def _look(self, state: State) -> Chances:
        if state.phase == "over":
            return share_result(self.game, state)
        if state.phase == "bonus":
            return self.find_best(state).chances
        return self.judge.weigh(state)

    def find_best(self, state: State) -> Best:
        """Return the best way to end the drive, or to take the bonus move."""
        if state.phase == "bonus":
            bonus: list[tuple[Route, State]] = [
                ((action,), self.game.advance(state, action)) for action in self.game.legal_actions(state)
            ]
            return self._choose(bonus, self.game.seat_of[state.last], self.judge.temperature)
        return self._choose(self._list_ways(state), state.turn, self._find_temperature(state))

    def _choose(self, ways: Sequence[tuple[Route, State]], seat: int, temperature: float) -> Best:
        weighed = [(route, self.look(after)) for route, after in ways]
        return choose_best(weighed, seat, self.judge.tie, temperature)

    def find_other(self, state: State, seat: int, place: str) -> State | None:
        """Return the end of a drive that gets furthest, but for those on this place."""
        return find_furthest(self.game, state, seat, place)

    def _list_ways(self, state: State) -> list[tuple[Route, State]]:
        """List the ends of a drive that matter, each with the first route to it in notation."""
        ends = dict[Any, tuple[Route, State]]()
        options, finish = self.game.options, self.game.track.finish
        for route, (place, used, last) in list_routes(self.game, state.cars[state.turn], state.dice, state.last):
            is_home = place in finish
            where = "" if is_home and not options.push_targets else place
            kind = where, used if is_home or options.bonus else 0, last if options.bonus else ""
            if kind not in ends:
                ends[kind] = route, end_drive(self.game, state, place, used, last)
        return list(ends.values())


def find_furthest(game: Monza, state: State, seat: int, place: str) -> State | None:
    """Return the end of a drive that gets furthest by dice alone, but for those on this place."""
    if state.phase != "drive":
        return None
    routes = list_routes(game, state.cars[seat], state.dice, state.last)
    ends = dict.fromkeys(ending for _, ending in routes if ending[0] != place)
    furthest = max(ends, key=lambda ending: game.track.front(ending[0]), default=None)
    return furthest and end_drive(game, state, *furthest)


def end_drive(game: Monza, state: State, end: str, used: int, last: str) -> State:
    """Return the position after a drive that ends on a place: push-backs done, the bonus move still to be taken."""
    seat = state.turn
    cars = (*state.cars[:seat], end, *state.cars[seat + 1 :])
    dice = (*state.used[:seat], used, *state.used[seat + 1 :])
    return game.advance(replace(state, phase="drive", cars=cars, used=dice, dice="", last=last), STOP)


class AheadJudge:
    """Judges the beginning of a turn by what another judge says of its ends: slower, and nearer to the truth."""

    def __init__(self, game: Monza, judge: Judge, races: MonzaRaces) -> None:
        self._ahead = PlainProspects(game, judge, races)
        self.certainty, self.error, self.tie, self.temperature = (
            judge.certainty,
            judge.error,
            judge.tie,
            judge.temperature,
        )

    def weigh(self, state: State) -> Chances:
        """Return every seat's chance of winning."""
        chances = self._ahead.open(state).mean
        self._ahead.forget()
        return chances

    def weigh_all(self, states: Sequence[State]) -> list[Chances]:
        """Return every seat's chance of winning in many positions."""
        return list(map(self.weigh, states))
