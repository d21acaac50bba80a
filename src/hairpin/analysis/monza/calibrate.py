"""The learner's calibration: how often it wins against the racer with two cars, by how often it errs.

Every published board is measured with every variant, on both seats with the same random numbers. Boards that were not
measured get the mean of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import fmean

from hairpin.analysis.ladder import list_fields
from hairpin.bots.monza.calibration import GENERAL, name_curve
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.drivers.kinds import ERRING, RACER, WHOLE, StepDriver
from hairpin.games.monza import Monza

ERRORS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
RACES = 10_000


@dataclass(frozen=True)
class Curves:
    """Percent of wins at each of `ERRORS`, by board and variant; `spread` is the largest distance from the mean."""

    wins: Mapping[str, tuple[float, ...]]
    spread: tuple[float, ...]


def measure_curves(seed: int, threads: int, on_share: Callable[[float], object] = lambda _: None) -> Curves:
    """Race the learner against the racer on every board, with every variant and at each share of errors."""
    fields = [game for game in list_fields("monza", players=2) if isinstance(game, Monza)]
    wins: dict[str, tuple[float, ...]] = {}
    for number, game in enumerate(fields):
        on_share(number / len(fields))
        races = MonzaRaces(game)
        shares = [100 * measure_share(races, errors, RACES, seed, threads) for errors in ERRORS]
        wins[name_curve(game)] = smooth(shares)
    columns = list(zip(*wins.values(), strict=True))
    general = tuple(fmean(column) for column in columns)
    spread = tuple(max(abs(share - mean) for share in col) for col, mean in zip(columns, general, strict=True))
    return Curves({GENERAL: general} | wins, spread)


def measure_share(races: MonzaRaces, errors: float, number: int, seed: int, threads: int = 1) -> float:
    """Return the share of wins of a learner that errs so often, over both seats."""
    learner = StepDriver("learner", ERRING, errors=round(errors * WHOLE))
    total = 0.0
    for seat in range(2):
        seated = [learner, RACER] if seat == 0 else [RACER, learner]
        winners = races.run(seated, number, seed, 0, threads).winners
        total += float(((winners >> seat & 1) / (1 + (winners == 3))).mean()) / 2
    return total


def smooth(shares: list[float]) -> tuple[float, ...]:
    """Return the nearest falling curve (isotonic regression by pooling adjacent violators)."""
    groups: list[list[float]] = []
    for share in shares:
        groups.append([share])
        while len(groups) > 1 and fmean(groups[-2]) < fmean(groups[-1]):
            rising = groups.pop()
            groups[-1] += rising
    return tuple(fmean(group) for group in groups for _ in group)


def format_curves(curves: Curves, seed: int) -> str:
    """Write curves as the file that `hairpin.bots.monza.calibration` reads."""
    lines = [
        "# Written by `hairpin calibrate`. How many percent of two-car races a learner of Monza wins against",
        "# the racer, by the share of decisions in which it errs; for each board and variant that was measured, and",
        "# the mean of all, with the largest distance from it, for all others.",
        f"# {2 * RACES:,} races a figure, both seats with the same random numbers, seed {seed}.",
        f"errors = {_format_row(ERRORS, 2)}",
        f"spread = {_format_row(curves.spread, 1)}",
        "",
        "[wins]",
        *(f"{name} = {_format_row(row, 2)}" for name, row in curves.wins.items()),
    ]
    return "\n".join(lines) + "\n"


def _format_row(row: tuple[float, ...], digits: int) -> str:
    return "[" + ", ".join(f"{figure:.{digits}f}" for figure in row) + "]"
