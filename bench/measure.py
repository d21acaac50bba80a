"""Measuring on a noisy machine: runs take turns, rates are per second of CPU, medians are given with their spread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time

Run = Callable[[], int]


def measure(runs: Mapping[str, Run], seconds: float, repeats: int) -> dict[str, list[float]]:
    """Return how much each run does in a CPU-second, once for each repeat; the runs alternate."""
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run()
    for _ in range(repeats):
        for name, run in runs.items():
            done, begin = 0, process_time()
            while process_time() - begin < seconds:
                done += run()
            rates[name].append(done / (process_time() - begin))
    return rates


def show_head() -> None:
    """Print what the columns are."""
    print(f"{'':<38}{'median':>14}{'lowest':>14}{'highest':>14}")


def show(name: str, figures: Sequence[float], unit: str = "", digits: int = 0) -> None:
    """Print a median with lowest and highest."""
    row = "".join(f"{figure:>14,.{digits}f}" for figure in (median(figures), min(figures), max(figures)))
    print(f"{name:<38}{row} {unit}")


def show_ratios(rates: Mapping[str, Sequence[float]], names: Sequence[str], other: str) -> None:
    """Print how many times as fast as another run some are, repeat by repeat."""
    for name in names if other in rates else ():
        ratios = [ours / theirs for ours, theirs in zip(rates[name], rates[other], strict=True)]
        show(f"{name} : {other.partition(':')[0]}", ratios, "×", 2)
