"""The champion of Monza: drives by solved values where there are any, else by each car's own tables."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from threading import Lock

from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.bots.monza.solved import SolvedSeat, find_problem
from hairpin.core.driver import Basis
from hairpin.fast.monza.drivers.kinds import StepDriver
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE
from hairpin.games.monza import Action, Monza, State

_LOADING = ThreadPoolExecutor(1, "values")


class MonzaChampion:
    """Chooses the end of its turn with the highest chance to win.

    If there is a value file for the race, it plays by the solved values. It solves nothing itself and does not block:
    a file that appears is loaded in the background. Until then, and for races that cannot be solved, it estimates by
    tables of how soon each car finishes and of the next push-backs.
    """

    def __init__(self, game: Monza) -> None:
        self.game = game
        self._look_ahead = LookAhead(game, WHOLE_RACE)
        self._problem = find_problem(game)
        self._solved: Future[SolvedSeat | None] | None = None
        self._lock = Lock()
        self._look_for_values()

    @property
    def basis(self) -> Basis:
        """What its choices are based on right now."""
        if self._solved is None or not self._solved.done() or self._solved.result() is None:
            return "tables"
        return "solved" if self.game.players == 2 else "certified"

    def compiled(self) -> StepDriver | None:
        """Return the driver as `MonzaRaces` takes it; None where it drives by solved values with the bonus move."""
        seat = self.wait()
        return self._look_ahead.compiled("champion") if seat is None else seat.compiled()

    def wait(self) -> SolvedSeat | None:
        """Block until values that are being loaded are there; return them, or None."""
        self._look_for_values()
        return self._solved.result() if self._solved else None

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one as long as `basis` is the same."""
        if len(actions) == 1:
            return actions[0]
        self._look_for_values()
        seat = self._solved.result() if self._solved and self._solved.done() else None
        return self._look_ahead.choose(view, actions) if seat is None else seat.choose(view, actions)

    def _look_for_values(self) -> None:
        """Start loading a value file if there is one now."""
        with self._lock:
            if self._problem is not None and self._solved is None and self._problem.has_file:
                self._solved = _LOADING.submit(self._problem.load)
