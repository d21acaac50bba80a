"""The racer of Monza: a driver that gets as far as it can in every turn and plans no further."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple

from hairpin.core.driver import Basis
from hairpin.games.monza import NO_BONUS, STOP, TURBO, Action, Bonus, Monza, Reroll, State, Step
from hairpin.games.monza.lengths import count_edges

_PER_FRONT = 256
_PER_DIE = 16
_PER_ACCELERATOR = 1  # on a way into the finish; on all others it costs `PRICE`
_HOME = 1 << 24
PRICE = 3  # of an accelerator, in usual spaces


class Plan(NamedTuple):
    """The racer's best way from a place: its worth, its end, its first action."""

    worth: int
    end: str
    action: Action


class MonzaRacer:
    """Drives as far as its dice allow. Its behaviour is fixed: other drivers are measured against it.

    Among all ways that its dice allow, it takes the one whose end has the furthest front edge, then the fewest dice,
    then the first in the order of `legal_actions`. It adds accelerators where each of them gains more than three usual
    spaces, and as many as it takes to get into the finish; there it takes the fewest dice, then the fewest
    accelerators. At the end of such a way it takes `turbo` if that is legal, else `stop`. It uses the extra roll only
    when it would place nothing, and then re-rolls all dice. It takes every bonus move, onto the furthest front edge; of
    equals the first listed. It looks at no other car and uses no random numbers.

    On an odd board a place without a way into the finish counts as much as the start. The racer ends there only if its
    dice allow nothing else; it uses no tile, turbo die or bonus move to get there, and stops before if it may.
    """

    basis: Basis = "rule"

    def __init__(self, game: Monza) -> None:
        self.game = game
        track = game.track
        fronts = sorted({track.front(place) for place in track.places})
        # Whole numbers compare faster than fractions and tuples of them; dice and accelerators only break ties.
        self._worth = {place: _PER_FRONT * fronts.index(track.front(place)) for place in track.places}
        self._worth |= dict.fromkeys(track.lost, 0)
        for place in track.finish:
            self._worth[place] += _HOME
        self._price = _PER_FRONT * count_edges(track, PRICE)
        self.plan = lru_cache(maxsize=1 << 14)(self._make_plan)

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one."""
        match view.phase:
            case "drive" | "turbo":
                tiles = view.tiles[view.turn] if view.tiles else ""
                return self.plan(view.phase, view.cars[view.turn], view.dice, tiles, not view.last).action
            case _:
                moves = [action for action in actions if isinstance(action, Bonus)]
                best = max(moves, key=lambda move: self._worth[move.space])
                return best if self._worth[best.space] else NO_BONUS

    def _make_plan(
        self, phase: Literal["drive", "turbo"], place: str, dice: str, tiles: str, is_first: bool = False
    ) -> Plan:
        """Find the best way from a place; without one, the way ends here."""
        actions = () if place in self.game.track.finish else self.game.drives(phase, place, dice, tiles, is_first)
        best: Plan | None = None
        steps = [action for action in actions if isinstance(action, Step)]
        for step in steps:
            if not step.is_accelerator:
                worth, end = self._follow(phase, step, dice, tiles)
                is_avoidable = not self._worth[end] and STOP in actions
                if not is_avoidable and (best is None or worth > best.worth):
                    best = Plan(worth, end, step)
        best = best or Plan(self._worth[place], place, self._end(actions, dice))
        for step in steps:
            if step.is_accelerator:
                worth, end = self._follow(phase, step, dice, tiles)
                if worth > max(best.worth, 0):
                    best = Plan(worth, end, step)
        return best

    def _follow(self, phase: Literal["drive", "turbo"], step: Step, dice: str, tiles: str) -> tuple[int, str]:
        tiles = tiles.removeprefix("x")  # MZP-2: no extra roll once something is placed
        if step.is_accelerator:
            rest = self.plan(phase, step.space, dice, tiles.replace(step.colour, "", 1))
            return rest.worth - (_PER_ACCELERATOR if rest.worth >= _HOME // 2 else self._price), rest.end
        rest = self.plan(phase, step.space, dice.replace(step.colour, "", 1), tiles)
        return rest.worth - _PER_DIE, rest.end

    def _end(self, actions: tuple[Action, ...], dice: str) -> Action:
        if TURBO in actions:
            return TURBO
        return Reroll(dice) if any(isinstance(action, Reroll) for action in actions) else STOP
