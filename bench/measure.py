"""Benchmarks for a noisy machine: interleaved runs, rates per CPU second, medians with their spread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import process_time

Run = Callable[[], int]


def measure(runs: Mapping[str, Run], seconds: float, repeats: int) -> dict[str, list[float]]:
    """Return the rate of each run per CPU second, once for each repeat; the runs are interleaved."""
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
    """Print the heads of the columns."""
    print(f"{'':<38}{'median':>14}{'lowest':>14}{'highest':>14}")


def show(name: str, figures: Sequence[float], unit: str = "", digits: int = 0) -> None:
    """Print a median with lowest and highest."""
    row = "".join(f"{figure:>14,.{digits}f}" for figure in (median(figures), min(figures), max(figures)))
    print(f"{name:<38}{row} {unit}")


def show_ratios(rates: Mapping[str, Sequence[float]], names: Sequence[str], other: str) -> None:
    """Print the ratios of some rates to that of another run, over the repeats."""
    for name in names if other in rates else ():
        ratios = [ours / theirs for ours, theirs in zip(rates[name], rates[other], strict=True)]
        show(f"{name} : {other.partition(':')[0]}", ratios, "×", 2)
