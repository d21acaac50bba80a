"""How long the review of a whole race takes: where values are solved, and by estimates, by effort.

Run `python -m bench.analyse`. Two races of racers are reviewed in turn, so that no review finds anything that the one
before it has computed. Times are CPU times, medians with the lowest and highest of the repeats. Solved races are
compared with reading their whole value file once from memory, estimated ones with as many whole races of strong
drivers as were driven on from the turns. What a process needs before its first review, imports and tables, is listed as
`ready`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import hairpin
from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.core.driver import CompiledDriver
from hairpin.core.review import Review, Reviewer
from hairpin.fast.cache import FOLDER
from hairpin.games import kit_of

SOLVED: tuple[dict[str, Any], ...] = (
    *({"track": track, "players": 2} for track in ("sprint", "oval", "first-edition", "long")),
    {"track": "sprint", "players": 2, "bonus": True},
    *({"track": track, "players": 3} for track in ("sprint", "oval", "first-edition")),
)
ESTIMATED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("monza", {"track": "oval", "players": 4}),
    ("monza", {"track": "first-edition", "players": 6}),
    ("monza", {"track": "oval", "players": 4, "bonus": True}),
    ("monza", {"track": "oval", "players": 2, "pro": True}),
    ("monza", {"track": "long", "players": 4, "pro": True, "bonus": True}),
    ("memo", {"players": 2}),
    ("memo", {"players": 4}),
)
START = """import json, sys, time; from hairpin.games import kit_of, make
game = make(sys.argv[1], **json.loads(sys.argv[2]))
kit_of(game).reviewer.load()(game)
print(time.process_time())"""


def race(game: Any, seed: int) -> tuple[str, ...]:
    """Return the words of a race of racers."""
    drivers = [make_driver("racer", game)] * game.players
    randomness = Randomness.from_seed(game, str(seed))
    return tuple(game.format_action(action) for _, action, _ in drive(game, drivers, randomness))


def time_reviews(
    reviewer: Reviewer, races: Iterator[tuple[str, ...]], effort: int, repeats: int
) -> tuple[list[float], Review]:
    """Review the next races; return the seconds of each, and the last review."""
    seconds: list[float] = []
    for words in islice(races, repeats):
        begin = process_time()
        review = reviewer.review(words, effort)
        seconds.append(process_time() - begin)
    return seconds, review


def time_start(name: str, options: dict[str, Any]) -> float:
    """Return the seconds that a new process needs until it has a reviewer: imports, kernels, tables."""
    command = [sys.executable, "-c", START, name, json.dumps(options)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
    return float(done.stdout)


def time_reading(game: Any, repeats: int = 5) -> float:
    """Return the seconds that it takes to read all values of a race once."""
    from hairpin.solve import load, make_problem  # noqa: PLC0415 - the compiler is loaded where it is needed

    solution = load(make_problem(game))
    if solution is None:
        raise LookupError("the race is not solved")
    taken = []
    for _ in range(repeats):
        begin = process_time()
        float(solution.tables.sum())
        taken.append(process_time() - begin)
    return median(taken)


def time_races(game: Any, races: float) -> float:
    """Return the seconds that so many whole races take, measured over half a second of them."""
    engine = kit_of(game).engine
    if engine is None:
        raise LookupError("the game is not compiled")
    compiled, driver = engine.load()(game), make_driver("champion", game)
    seated = [driver.compiled() if isinstance(driver, CompiledDriver) else "perfect-memory"] * game.players
    compiled.run(seated, 32, 1, 0, 1)
    done, begin = 0, process_time()
    while process_time() - begin < 0.5:
        compiled.run(seated, 32, 1, done, 1)
        done += 32
    return races * (process_time() - begin) / done


def count_races(game: Any, turns: int, effort: int) -> float:
    """Return how many races are driven on from the beginnings of the turns."""
    from hairpin.analysis.memo.review import EFFORTS  # noqa: PLC0415
    from hairpin.analysis.monza.review import RACES, RACES_WITH_TILES  # noqa: PLC0415

    if game.facts.name == "memo":
        return turns * EFFORTS[effort].share(turns).races
    return turns * ((RACES_WITH_TILES if game.settings["pro"] else RACES) << 2 * effort)


def show(name: str, ready: str, seconds: Sequence[float], review: Review, peer: float) -> None:
    """Print one row."""
    least, most = min(seconds), max(seconds)
    error = f"{review.error:.1e}" if review.certainty != "estimated" else f"{100 * review.error:.1f} %"
    print(
        f"{name:<42}{ready:>7}{len(review.turns):>7}{median(seconds):>9.3f}{least:>9.3f}{most:>9.3f}{error:>10}"
        f"{peer:>10.2g}{median(seconds) / peer:>8.1f} ×",
        flush=True,
    )


def name_race(name: str, options: dict[str, Any]) -> str:
    """Return a race as one types it."""
    return " ".join([name, *(str(value) if value is not True else key for key, value in options.items())])


def main() -> None:
    """Measure every race."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--efforts", type=int, default=3, help="how many, from 0 on")
    parser.add_argument("--long", action="store_true", help="three cars on the long board, too")
    words = parser.parse_args()
    heads = ("turns", "median", "lowest", "highest", "error", "peer", "ratio")
    widths = (7, 9, 9, 9, 10, 10, 10)
    print(f"{'':<42}{'ready':>7}{''.join(f'{head:>{width}}' for head, width in zip(heads, widths, strict=True))}")
    with TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        kernels = Path(folder) / "hairpin" / "kernels"
        kernels.parent.mkdir()
        kernels.symlink_to(FOLDER)
        for name, options in ESTIMATED:
            measure_estimates(name, options, words.efforts, words.repeats)
        for options in (*SOLVED, *([{"track": "long", "players": 3}] if words.long else [])):
            measure_solved(options, words.repeats)


def measure_estimates(name: str, options: dict[str, Any], efforts: int, repeats: int) -> None:
    """Measure a race that is estimated, with several efforts."""
    game = hairpin.make(name, **options)
    ready = f"{time_start(name, options):.1f}"
    reviewer, races = make_reviewer(game), cycle([race(game, seed) for seed in (1, 2)])
    reviewer.review(race(game, 3))
    for effort in range(efforts):
        seconds, review = time_reviews(reviewer, races, effort, repeats)
        peer = time_races(game, count_races(game, len(review.turns), effort))
        show(f"{name_race(name, options)}, effort {effort}", ready if effort == 0 else "", seconds, review, peer)


def measure_solved(options: dict[str, Any], repeats: int) -> None:
    """Solve a race, and measure its review."""
    game = hairpin.make("monza", **options)
    solving = kit_of(game).solving
    if solving is None:
        raise LookupError("races of Monza are solved")
    solving.solve.load()(game)
    ready = f"{time_start('monza', options):.1f}"
    reviewer, races = make_reviewer(game), cycle([race(game, seed) for seed in (1, 2)])
    reviewer.review(race(game, 3))
    seconds, review = time_reviews(reviewer, races, 0, 3 * repeats)
    show(name_race("monza", options), ready, seconds, review, time_reading(game))


def make_reviewer(game: Any) -> Reviewer:
    """Return the reviewer of a game."""
    reviewer = kit_of(game).reviewer
    if reviewer is None:
        raise LookupError("the game has no reviewer")
    made: Reviewer = reviewer.load()(game)
    return made


if __name__ == "__main__":
    main()
