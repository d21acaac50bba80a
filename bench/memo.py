"""Speed of compiled Memo-Car-Race on one core: turns per second of complete races, compared with OpenSpiel's rollouts.

Run `python -m bench.memo`. Rates are given in turns and in actions.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import count
from time import perf_counter

import hairpin
from bench.measure import measure, show, show_head, show_ratios
from bench.peer import NAME, load_peer, roll_out
from hairpin.fast.memo import Rally

PLAYERS = 4
RACES = {"random": 1_000, "racer": 15_000, "forgetful": 500, "perfect-memory": 500}


def race(rally: Rally, driver: str, counted: str) -> Callable[[], int]:
    """Return a run of races between equal drivers that returns their number of turns or actions."""
    blocks, races = count(), RACES[driver]

    def run() -> int:
        batch = rally.run([driver] * PLAYERS, races, seed=1, first=next(blocks) * races)
        return int(getattr(batch, counted).sum())

    return run


def main() -> None:
    """Measure the first call, then every driver and the peer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    words = parser.parse_args()
    rally = Rally(hairpin.make("memo", players=PLAYERS))
    begin = perf_counter()
    rally.run(["random"] * PLAYERS, 1, seed=1)
    print(f"first call: {perf_counter() - begin:.2f} s (a second run of this program finds it compiled)")
    runs = {
        f"{driver}, {counted}": race(rally, driver, counted) for driver in RACES for counted in ("turns", "actions")
    }
    names, peer = [name for name in runs if name.endswith("turns")], load_peer()
    if peer:
        runs[NAME] = roll_out(peer)
    show_head()
    rates = measure(runs, words.seconds, words.repeats)
    for name, rate in rates.items():
        show(name, rate, "a second")
    show_ratios(rates, names, NAME)


if __name__ == "__main__":
    main()
