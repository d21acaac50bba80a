"""The learner of Monza: the racer with errors, whose frequency is adjustable."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Literal

from hairpin.bots.monza.calibration import find_errors
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.core.driver import Basis
from hairpin.games.monza import NO_BONUS, STOP, Action, Monza, State, Step
from hairpin.games.monza.kit import LEARNER_DIAL as DIAL
from hairpin.games.monza.track import LINE

if TYPE_CHECKING:
    from hairpin.fast.monza.drivers.kinds import StepDriver

_WHOLE = 1 << 32
_CHOICE_BITS = 28
_OVERLOOKS, _STRAIGHT = 14, 15  # of the mistakes 0 to 15: those below 14, and 15


class MonzaLearner:
    """Drives like the racer, but errs in a share of its decisions that its dial determines.

    An error ignores tiles, turbo roll and bonus move. In 14 of 16 errors it stops if it may, or takes the first step
    of the way that ends soonest. In one of 16 it takes a random step. In one of 16 it does not change lanes: it goes
    straight ahead if a die fits there, or takes a random step.
    """

    basis: Basis = "rule"

    def __init__(self, game: Monza, percent: int = DIAL.default) -> None:
        self.game = game
        self.errors = 1.0 if percent == DIAL.least else find_errors(game, percent)
        self.racer = MonzaRacer(game)
        track = game.track
        self._reach = {place: track.front(place) for place in track.places}
        self._find_soonest = lru_cache(maxsize=1 << 16)(self._look_for_soonest)

    def compiled(self) -> StepDriver:
        """Return the driver as `MonzaRaces` takes it."""
        from hairpin.fast.monza.drivers.kinds import ERRING, StepDriver  # noqa: PLC0415 - the compiler is slow to load

        return StepDriver("learner", ERRING, errors=round(self.errors * _WHOLE))

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; one draw of 64 bits decides whether it errs, and how."""
        if len(actions) == 1:
            return actions[0]
        bits = random.getrandbits(64)
        if bits >> 32 >= round(self.errors * _WHOLE):
            return self.racer.choose(view, actions, random)
        if view.phase == "bonus":
            return NO_BONUS
        steps = [action for action in actions if isinstance(action, Step) and not action.is_accelerator]
        mistake = bits & 15
        if not steps or (mistake < _OVERLOOKS and STOP in actions):
            return STOP
        place = view.cars[view.turn]
        if mistake < _OVERLOOKS:
            return self._find_soonest(view.phase, place, view.dice)[1]
        if mistake == _STRAIGHT:
            for step in steps:
                if step.space[0] == place[0] or step.space == LINE:
                    return step
        return steps[(bits >> 4 & (1 << _CHOICE_BITS) - 1) * len(steps) >> _CHOICE_BITS]

    def _look_for_soonest(self, phase: Literal["drive", "turbo"], place: str, dice: str) -> tuple[object, Action]:
        """Return the reach of the way that ends soonest with dice alone, and its first step."""
        actions = () if place in self.game.track.finish else self.game.drives(phase, place, dice, "", False)
        ways = [
            (self._find_soonest(phase, step.space, dice.replace(step.colour, "", 1))[0], step)
            for step in actions
            if isinstance(step, Step)
        ]
        if not ways or STOP in actions:
            return self._reach[place], STOP
        return min(ways, key=lambda way: way[0])  # type: ignore[arg-type,return-value]
