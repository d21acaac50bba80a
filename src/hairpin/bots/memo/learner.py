"""The learner of Memo-Car-Race: the racer with errors, whose frequency is adjustable."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from tomllib import loads

from hairpin.bots.curve import Curve, invert
from hairpin.bots.memo.memory import Watcher
from hairpin.bots.memo.racer import MemoRacer
from hairpin.core.driver import Basis
from hairpin.games.memo import Action, Memo, Turn, View
from hairpin.games.memo.kit import LEARNER_DIAL as DIAL

DRAWS = 60_000
ROUNDS_OF_ERRORS = 25


class MemoLearner(Watcher):
    """Drives like the racer, but errs in a share of its turns that its dial determines.

    An error, half the time, turns up the tile beside it that was covered last. Otherwise it is a random action, swaps
    included. With the same frequency it lays a tile in a random rotation. After 25 rounds it errs no more.
    """

    basis: Basis = "rule"

    def __init__(self, game: Memo, percent: int = DIAL.default) -> None:
        errors, wins = read_curve()
        self.errors = 1.0 if percent == DIAL.least else invert(errors, wins, percent)
        self._slips = round(self.errors * DRAWS)
        self._racer = MemoRacer(game)

    def compiled(self) -> str:
        """Return its name among the compiled drivers."""
        return f"child:{self.errors:.6f}"

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        may_err = view.phase in ("choose", "rotate") and not self.memory.is_past(ROUNDS_OF_ERRORS)
        if not may_err or random.randrange(DRAWS) >= self._slips:
            return self._racer.with_memory(self.memory).choose(view, actions, random)
        again = self._look_again(actions) if view.phase == "choose" and random.randrange(2) else []
        return random.choice(again or actions)

    def _look_again(self, actions: tuple[Action, ...]) -> list[Action]:
        turns: list[Action] = [Turn(seen.cell) for seen in self.memory.lately]
        return [turn for turn in turns if turn in actions][:1]


@cache
def read_curve() -> tuple[Curve, Curve]:
    """Return the measured curve: shares of errors, and the share of wins against the racer at each, in percent."""
    curve = loads(files("hairpin.bots.memo").joinpath("learner.toml").read_text("utf-8"))
    return curve["errors"], curve["wins"]
