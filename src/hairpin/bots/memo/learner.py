"""The learner of Memo-Car-Race: drives like the racer, and plays about like a child, as often as it is told to."""

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

LOTS = 60_000


class MemoLearner(Watcher):
    """Drives like the racer, but turn by turn, as often as its dial says, it plays about.

    Then, half the time, it wants to see a tile again that it has just seen: it turns up the one covered last of those
    beside it. Else it takes any of its actions, a swap included. A tile that it has turned up it lays, as often, in any
    way. Of what it saw before it knows nothing else.
    """

    basis: Basis = "rule"

    def __init__(self, game: Memo, percent: int = DIAL.default) -> None:
        errors, wins = read_curve()
        self.errors = 1.0 if percent == DIAL.least else invert(errors, wins, percent)
        self._slips = round(self.errors * LOTS)
        self._racer = MemoRacer(game)

    def compiled(self) -> str:
        """Return its name among the compiled drivers."""
        return f"child:{self.errors:.6f}"

    def choose(self, view: View, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal views, memories and sources of chance give the same one."""
        if view.phase not in ("choose", "rotate") or random.randrange(LOTS) >= self._slips:
            return self._racer.choose(view, actions, random)
        again = self._look_again(actions) if view.phase == "choose" and random.randrange(2) else []
        return random.choice(again or actions)

    def _look_again(self, actions: tuple[Action, ...]) -> list[Action]:
        turns: list[Action] = [Turn(cell) for cell, _ in self.memory.lately]
        return [turn for turn in turns if turn in actions][:1]


@cache
def read_curve() -> tuple[Curve, Curve]:
    """Return the measured curve: how often it plays about, and what share it wins against the racer, in percent."""
    curve = loads(files("hairpin.bots.memo").joinpath("learner.toml").read_text("utf-8"))
    return curve["errors"], curve["wins"]
