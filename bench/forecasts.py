"""How long forecasts of running races take, and that no action waits for them: `python -m bench.forecasts`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.client import Client
from web.start import start_server

RACES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("oval", 2, {}),
    ("oval", 3, {}),
    ("oval", 4, {}),
    ("oval", 2, {"bonus": "yes"}),
    ("long", 2, {"pro": "yes"}),
    ("first-edition", 6, {}),
)
ACTIONS = 50


def act(client: Client, random: Random) -> float:
    """Carry out an action; return the milliseconds to its answer."""
    if client.table["stage"] != "racing":
        client.do("start")
    begun = perf_counter()
    client.act(random)
    return 1000 * (perf_counter() - begun)


def ask(client: Client) -> tuple[float, str]:
    """Wait for a forecast; return the milliseconds and how sure it is."""
    begun = perf_counter()
    told = client.ask("ask-forecast", **client.position())
    return 1000 * (perf_counter() - begun), told.get("forecast", {}).get("certainty", "")


def tell(times: Sequence[float]) -> str:
    """Return the median and the 95th percentile."""
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2]:.1f} / {ordered[len(ordered) * 95 // 100]:.1f}"


def measure(host: Client, viewer: Client) -> tuple[float, str, str, str, str]:
    """Return the first forecast, its certainty, later ones, actions alone, and actions while a viewer waits for one."""
    random = Random(5)
    host.do("arrange", has_bar=True)
    host.do("start")
    first, certainty = ask(host)
    later = []
    for _ in range(ACTIONS):
        act(host, random)
        later += [ask(host)[0]] if host.table["stage"] == "racing" else []
    alone = [act(host, random) for _ in range(ACTIONS)]
    beside = []
    for _ in range(ACTIONS):
        question = viewer.send_command("ask-forecast", **host.position())
        beside.append(act(host, random))
        viewer.wait_for(lambda frame: frame.get("id") == question)  # noqa: B023 - used at once
    return first, certainty, tell(later), tell(alone), tell(beside)


def main() -> None:
    """Print a row for each race: milliseconds, median / 95th percentile."""
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as server:
        for track, cars, options in RACES:
            code, key = server.open("monza", " ".join(["here"] * cars), track=track, **options)
            with server.connect(code, key) as host, server.connect(code) as viewer:
                first, certainty, later, alone, beside = measure(host, viewer)
            name = " ".join([track, *options])
            print(f"| {name}, {cars} cars | {certainty} | {first:.0f} | {later} | {alone} | {beside} |", flush=True)


if __name__ == "__main__":
    main()
