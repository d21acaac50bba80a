"""The values of whole races: solved with two cars, certified with three and four, and the files that keep them."""

from hairpin.games.monza import Monza
from hairpin.solve.bonus_race import BonusRace
from hairpin.solve.plain_race import PlainRace
from hairpin.solve.problem import Problem
from hairpin.solve.progress import Report
from hairpin.solve.solution import Solution, load
from hairpin.solve.solver import solve

__all__ = ["BonusRace", "PlainRace", "Problem", "Report", "Solution", "load", "make_problem", "solve"]


def make_problem(game: Monza) -> Problem:
    """Return the problem of solving a game of Monza without tiles."""
    return BonusRace(game) if game.options.bonus else PlainRace(game)
