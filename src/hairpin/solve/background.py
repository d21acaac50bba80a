"""Solving a race for the server: on one core, with the result stored where drivers look for it."""

from __future__ import annotations

from hairpin.games.monza import Monza
from hairpin.solve import make_problem, solve


def solve_game(game: Monza) -> None:
    """Solve a race, resume where an earlier run was interrupted, or find it solved."""
    solve(make_problem(game), threads=1)
