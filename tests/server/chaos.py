"""Kills a server at random moments under load. Acknowledged = stored = seen, exactly once.

    PYTHONPATH=tests python -m server.chaos 500

Kills come in rounds; each round has a database of its own. After a round the totals are written to build/chaos.json,
and a run that was interrupted goes on from there. A violation ends the run, and the database of its round is kept.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from threading import Event
from time import monotonic, sleep

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from server.chaos_check import check_store
from server.chaos_load import ANSWERED, Ledger, Shared, TableLoad
from server.client import ServerProcess

TABLES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("monza", "here link", {"track": "sprint"}),
    ("monza", "here link computer", {"track": "sprint", "pro": "yes", "bonus": "yes"}),
    ("monza", "here here computer computer", {"track": "long"}),
    ("memo", "here link", {}),
    ("memo", "here link computer", {"canisters": "starts"}),
    ("memo", "computer computer here", {}),
)
KILLS_PER_ROUND = 20
MOST_AWAITED = 20  # commands that are answered before a kill, on a machine that is too busy for more
PROGRESS_FILE = Path("build/chaos.json")
COLUMNS = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, for a minute at most."""
    deadline = monotonic() + 60
    while not is_so() and monotonic() < deadline:
        sleep(0.01)


def run_round(folder: Path, seed: str, kills: int = KILLS_PER_ROUND, longest: float = 1.0) -> Counter[str]:
    """Kill a server some times while clients play at several tables; check everything; return the totals.

    The server lives for up to `longest` seconds, and on a busy machine until some commands have been answered; every
    fourth time it is killed while the clients still reconnect.
    """
    random, totals = Random(seed), Counter[str]()
    server = ServerProcess(folder).start()
    shared = Shared(server, Event(), totals)
    loads = [
        TableLoad(shared, Ledger(*server.open(game, seats, **options), totals), Random(f"{seed}/{place}"))
        for place, (game, seats, options) in enumerate(TABLES)
    ]
    for load in loads:
        load.start()
    try:
        for number in range(kills):
            if number:
                server.start()
            shared.begin()
            is_early = number % 4 == 3
            wanted = 0 if is_early else totals[ANSWERED] + random.randint(1, MOST_AWAITED)
            sleep(random.uniform(0, 0.06 if is_early else longest))
            wait_until(lambda: totals[ANSWERED] >= wanted or any(load.failure for load in loads))  # noqa: B023 - at once
            if number == kills - 1:
                # Long enough for every client to reconnect and to repeat its commands.
                wait_until(lambda: all(load.is_caught_up or load.failure for load in loads))
            shared.end()
            totals["kills"] += 1
            for load in loads:
                load.raise_failure()
    finally:
        shared.stop()
        server.close()
        for load in loads:
            load.join(30)
    for load in loads:
        load.raise_failure()
        check_store(server, load.ledger)
    assert "Traceback" not in server.output(), server.output()
    return totals


def main(kills: int) -> None:
    """Kill a server as often as given, and go on where an earlier run stopped."""
    PROGRESS_FILE.parent.mkdir(exist_ok=True)
    totals = Counter[str](json.loads(PROGRESS_FILE.read_text("utf-8")) if PROGRESS_FILE.exists() else {})
    with Progress(*COLUMNS, console=Console(stderr=True)) as progress:
        task = progress.add_task("kills", total=kills, completed=totals["kills"])
        while totals["kills"] < kills:
            folder = Path(mkdtemp(prefix="chaos-", dir=PROGRESS_FILE.parent.absolute()))
            seed = f"chaos/{totals['kills']}"
            try:
                totals += run_round(folder, seed, min(KILLS_PER_ROUND, kills - totals["kills"]))
            except BaseException:
                Console(stderr=True).print(f"the round {seed} failed; its files: {folder}")
                raise
            shutil.rmtree(folder)
            PROGRESS_FILE.write_text(json.dumps(totals), "utf-8")
            progress.update(task, completed=totals["kills"])
    for name, total in totals.items():
        Console().print(f"{total:>9,} {name}", highlight=False)
    PROGRESS_FILE.unlink()


if __name__ == "__main__":
    main(int(sys.argv[1]))
