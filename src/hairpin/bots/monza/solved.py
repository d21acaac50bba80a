"""Driving by solved values: finding the value file of a race, and choosing by it."""

from __future__ import annotations

from typing import Any

from hairpin.bots.monza.bonus import look_up_bonus, look_up_with_bonus
from hairpin.bots.monza.look_ahead import LookAhead
from hairpin.core.errors import OptionValueError, ValueFileError
from hairpin.fast.monza.drivers.by_value import choose_step_by_value
from hairpin.fast.monza.drivers.kinds import BY_VALUE, StepDriver
from hairpin.fast.monza.search.leaves import new_leaves
from hairpin.fast.monza.search.look_ahead import WHOLE_RACE
from hairpin.fast.monza.tables.endings import NO_COLOUR
from hairpin.fast.monza.tables.finish_times import STOP as STAY
from hairpin.games.monza import NO_BONUS, STOP, Action, Monza, State
from hairpin.games.monza.colours import LETTERS
from hairpin.solve import BonusRace, Problem, Solution, load, make_problem
from hairpin.solve.value_file import file_name, values_folder


class KnownProblem:
    """A race that can be solved, and the path of its value file."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._file = values_folder() / file_name(problem.rules)

    @property
    def has_file(self) -> bool:
        """Say whether the value file exists."""
        return self._file.exists()

    def load(self) -> SolvedSeat | None:
        """Load the file; None if it is stale or damaged."""
        try:
            solution = load(self._problem)
        except ValueFileError:
            return None
        return None if solution is None else SolvedSeat(self._problem.game, solution)


def find_problem(game: Monza) -> KnownProblem | None:
    """Return the problem of solving a game, or None where races of its kind are not solved."""
    try:
        return KnownProblem(make_problem(game))
    except OptionValueError:
        return None


class SolvedSeat:
    """Chooses the step toward the end of the turn with the highest solved value."""

    def __init__(self, game: Monza, solution: Solution) -> None:
        self._reader = LookAhead(game, WHOLE_RACE)
        self._lay: Any = solution.problem.layout if isinstance(solution.problem, BonusRace) else None
        self._tables = solution.tables
        self._values = None if self._lay else solution.driver().values

    def compiled(self) -> StepDriver | None:
        """Return the driver as `MonzaRaces` takes it; None with the bonus move, which it has no values for."""
        return StepDriver("champion", BY_VALUE, values=self._values) if self._values else None

    def choose(self, view: State, actions: tuple[Action, ...]) -> Action:
        """Return one of the actions; equal views give the same one."""
        reader = self._reader
        at, mover = reader.stand(view), reader.count_seat(view.turn)
        last = LETTERS.index(view.last) if view.last else NO_COLOUR
        if view.phase == "bonus":
            number = look_up_bonus(self._lay, self._tables, at, mover, last)
            return NO_BONUS if number == STAY else actions[number]
        drive, times = reader.read_drive(view, at, mover, last), reader.search.times
        if self._values:
            choice = choose_step_by_value(self._values, times, new_leaves(), at, mover, drive)
        else:
            choice = look_up_with_bonus(self._lay, self._tables, times, new_leaves(), at, mover, drive)
        return STOP if choice == STAY else actions[choice]
