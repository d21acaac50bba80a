"""The values of whole races: solved with two cars, certified with three and four, and the files that keep them."""

from hairpin.games.monza import Monza
from hairpin.solve.bonus import BonusRace
from hairpin.solve.problem import PlainRace, Problem
from hairpin.solve.solver import Report, Solution, load, solve

__all__ = ["BonusRace", "PlainRace", "Problem", "Report", "Solution", "load", "pose", "solve"]


def pose(game: Monza) -> Problem:
    """Return the problem that a game of Monza without tiles poses."""
    return BonusRace(game) if game.options.bonus else PlainRace(game)
