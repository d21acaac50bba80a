"""Compile all kernels into the cache, so that parallel processes need not compile the same ones.

    python -m scripts.kernels

Compiled kernels are only loaded. Each step is a small task that calls its kernels with every combination of argument
types: values that were just solved (writable) and values that were loaded (read-only) are two types to Numba.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import hairpin
from hairpin.analysis.ladder import compare
from hairpin.analysis.monza.boards import check_track
from hairpin.analysis.monza.hints import find_hints
from hairpin.analysis.monza.solved import SolvedRace, study
from hairpin.bots import AnyDriver, Basis, drivers, make_driver
from hairpin.bots.monza.solved import SolvedSeat
from hairpin.bots.race import Randomness, drive
from hairpin.core.game import Game
from hairpin.fast import open_races
from hairpin.games.monza import Action, Monza, State
from hairpin.solve import load, make_problem, solve

TRACK = "sprint"
MOST_ACTIONS = 60
VARIANTS = tuple({"pro": pro, "bonus": bonus} for pro, bonus in product((False, True), repeat=2))


class ValueDriver:
    """Drives by a value file, as the champion does."""

    basis: Basis = "solved"

    def __init__(self, seat: SolvedSeat) -> None:
        self.seat = seat

    def choose(self, view: State, actions: tuple[Action, ...], _: Random) -> Action:
        """Return the best of the actions."""
        return self.seat.choose(view, actions)


def search_moves(_: Path) -> None:
    """Let every driver of Monza drive in every variant, by the rules."""
    for variants in VARIANTS:
        drive_all(hairpin.make("monza", track=TRACK, players=2, **variants))


def race_monza(_: Path) -> None:
    """Race the compiled drivers in every variant, and write a race down; then all of them, as the ladder does."""
    for variants in VARIANTS:
        game = hairpin.make("monza", track=TRACK, players=2, **variants)
        races = open_races(game)
        races.run(["random", "racer"], 2, 1)
        races.record(["random", "racer"], 0, 1)
        for weaker, stronger in pairwise(drivers("monza")):
            compare(game, stronger, weaker, races=2, seed=1)


def race_memo(_: Path) -> None:
    """Race the compiled drivers of Memo-Car-Race, write a race down, and let every driver drive by the rules."""
    game = hairpin.make("memo", players=4)
    races = open_races(game)
    for crew in ("random racer child:0.3 forgetful:0.2", "forgetful:1 tactician:12 perfect-memory racer"):
        races.run(crew.split(), 2, 1)
        races.record(crew.split(), 0, 1)
    drive_all(game)


def solve_races(folder: Path) -> None:
    """Solve races, load their values, drive by them and study them."""
    for players, dtype in ((2, "float64"), (3, "float64"), (3, "float32")):
        game = hairpin.make("monza", track=TRACK, players=players)
        solve(make_problem(game), folder / dtype, dtype=dtype)
        drive_by_values(game, folder / dtype)
    study(SolvedRace(hairpin.make("monza", track=TRACK, players=2), folder / "float64"), races=100, traced=100)


def solve_bonus_races(folder: Path) -> None:
    """Solve a race with the bonus move, and drive by its values."""
    game = hairpin.make("monza", track=TRACK, players=2, bonus=True)
    solve(make_problem(game), folder)
    drive_by_values(game, folder)


def judge_boards(_: Path) -> None:
    """Measure a board as the workshop does."""
    track = hairpin.make("monza", track=TRACK, players=2).track
    find_hints(track, check_track(track, races=10, cars=True))


Step = Callable[[Path], None]

# Steps of a row share kernels; the rows are about equally long.
ROWS: tuple[tuple[Step, ...], ...] = (
    (search_moves, race_monza, race_memo),
    (solve_races, solve_bonus_races, judge_boards),
)


def drive_all(game: Game[Any, Any, Any]) -> None:
    """Let every driver of a game drive against itself."""
    for name in drivers(game.facts.name):
        race(game, make_driver(name, game))


def drive_by_values(game: Monza, folder: Path) -> None:
    """Race by values that were solved before."""
    solution = load(make_problem(game), folder)
    if solution is None:
        raise FileNotFoundError(folder)
    race(game, ValueDriver(SolvedSeat(game, solution)))


def race(game: Game[Any, Any, Any], driver: AnyDriver) -> None:
    """Let a driver race against itself, for a while."""
    for _ in drive(game, [driver] * game.players, Randomness.from_seed(game, "1"), MOST_ACTIONS):
        pass


def take(steps: Sequence[Step]) -> None:
    """Take some steps, one after the other, and say how long each took."""
    for step in steps:
        begin = time.monotonic()
        with TemporaryDirectory() as folder:
            step(Path(folder))
        print(f"  {step.__name__} {time.monotonic() - begin:.1f} s", flush=True)


def main() -> None:
    """Take every step, two rows at a time."""
    print("Compiling the kernels, unless they are compiled already …", flush=True)
    with ProcessPoolExecutor(len(ROWS), get_context("spawn")) as processes:
        list(processes.map(take, ROWS))


if __name__ == "__main__":
    main()
