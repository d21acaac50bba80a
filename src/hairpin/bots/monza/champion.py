"""The champion of Monza: drives by solved values where there are any, else by each car's own tables."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from threading import Lock

from hairpin.bots.driver import Basis
from hairpin.bots.monza.solved import SolvedSeat, find_problem
from hairpin.bots.monza.thinker import Thinker
from hairpin.fast.monza.drivers.crew import StepDriver
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE
from hairpin.games.monza import Action, Monza, State

_LOADING = ThreadPoolExecutor(1, "values")


class MonzaChampion:
    """Takes the end of its turn from which it wins most often.

    Where a value file of this race lies ready, it plays the solved values. It solves nothing itself and waits for
    nothing: a file that appears is loaded beside the race. Until then, and where no race of the kind can be solved, it
    reckons from tables of how soon each car comes home, and of who may push it back first.
    """

    def __init__(self, game: Monza) -> None:
        self.game = game
        self._thinker = Thinker(game, WHOLE_RACE)
        self._problem = find_problem(game)
        self._solved: Future[SolvedSeat | None] | None = None
        self._lock = Lock()
        self._look_for_values()

    @property
    def basis(self) -> Basis:
        """What it stands on right now."""
        if self._solved is None or not self._solved.done() or self._solved.result() is None:
            return "tables"
        return "solved" if self.game.players == 2 else "certified"

    @property
    def twin(self) -> StepDriver | None:
        """The same driver as `hairpin.fast` knows it; with the bonus move solved values have none."""
        seat = self.wait()
        return self._thinker.twin("champion") if seat is None else seat.twin

    def wait(self) -> SolvedSeat | None:
        """Wait for values that are being loaded; return them, if there are any."""
        self._look_for_values()
        return self._solved.result() if self._solved else None

    def choose(self, view: State, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Return one of the actions; equal views give the same one, as long as it stands on the same."""
        if len(actions) == 1:
            return actions[0]
        self._look_for_values()
        seat = self._solved.result() if self._solved and self._solved.done() else None
        return self._thinker.choose(view, actions) if seat is None else seat.choose(view, actions)

    def _look_for_values(self) -> None:
        """Begin to load a value file if there is one now."""
        with self._lock:
            if self._problem is not None and self._solved is None and self._problem.has_file:
                self._solved = _LOADING.submit(self._problem.load)
