"""Solved values: the tables with their header, as they were computed or loaded from a value file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.monza.drivers.alias_table import pack_endings
from hairpin.fast.monza.drivers.kinds import ValueDriver
from hairpin.fast.monza.tables.values import Values
from hairpin.solve.plain_race import PlainRace
from hairpin.solve.problem import Problem
from hairpin.solve.value_file import file_name, open_values, values_folder


@dataclass(frozen=True)
class Solution:
    """Solved values.

    tables   (position, seat counted from the mover): every seat's table, one after the other
    """

    problem: Problem
    header: dict[str, Any]
    tables: Any

    @property
    def temperature(self) -> float:
        """The temperature of the drivers' choices; 0 if they take the best."""
        return float(self.header["heat"])

    @property
    def win_chances(self) -> tuple[float, ...]:
        """Each seat's chance from the grid, from the starter on; a shared win counts its share."""
        return tuple(float(chance) for chance in self.tables[0])

    def driver(self) -> ValueDriver:
        """Return a driver for `hairpin.fast` that plays these values."""
        problem = self.problem
        if not isinstance(problem, PlainRace):
            raise OptionValueError(
                "values with the bonus move have no compiled driver", option="bonus", value=True, choices=("no",)
            )
        endings, board = problem.endings, problem.board
        last, at = problem.last_round.pack()
        return ValueDriver(
            "solved",
            Values(
                board.road,
                problem.seats,
                self.temperature,
                self.tables,
                np.concatenate(problem.finish),
                last,
                at,
                endings.start,
                endings.end,
                endings.used,
                pack_endings(endings),
                board.behind,
            ),
        )


def load(problem: Problem, folder: Path | None = None) -> Solution | None:
    """Return solved values if there are any; a stale or damaged file is refused."""
    file = (folder or values_folder()) / file_name(problem.rules)
    if not file.exists():
        return None
    return Solution(problem, *open_values(file, problem.rules, problem.shape))
