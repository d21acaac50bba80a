"""Batches of races: the result of each, and how the work is split among threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import OptionValueError

_MOST_RACES = 1 << 62


@dataclass(frozen=True)
class Batch:
    """The results of races, one entry per race.

    first    the number of the first race
    winners  a bit mask of the winning seats, seat 0 in the lowest bit; 0 is a race given up
    turns    how many turns were taken
    counts   what else was counted, by the names of the kit's `counters`
    """

    first: int
    winners: NDArray[np.uint8]
    turns: NDArray[np.uint32]
    counts: Mapping[str, NDArray[np.uint32]] = field(default_factory=dict)


def open_batch(first: int, races: int, counters: Iterable[str] = ()) -> Batch:
    """Return an empty batch for races numbered from `first` on, with a column for each counter."""
    check_number("races", races, 1)
    check_number("first", first, 0)
    counts = {name: np.zeros(races, np.uint32) for name in counters}
    return Batch(first, np.zeros(races, np.uint8), np.zeros(races, np.uint32), counts)


def check_number(name: str, value: int, least: int) -> None:
    """Refuse a number outside of what a batch supports."""
    if not least <= value < _MOST_RACES:
        raise OptionValueError(
            f"{name}={value} is not possible; choose {least} or more, below 2⁶²", option=name, value=value, least=least
        )


def run_blocks(
    run: Callable[[int, int], object], races: int, size: int, threads: int, on_batch: Callable[[int], object]
) -> None:
    """Call `run(begin, end)` for blocks of races on `threads` threads, and `on_batch` with the size of each."""
    check_number("threads", threads, 1)
    blocks = list(pairwise([*range(0, races, size), races]))
    if threads == 1:
        for begin, end in blocks:
            run(begin, end)
            on_batch(end - begin)
        return
    with ThreadPoolExecutor(threads) as pool:
        for (begin, end), _ in zip(blocks, pool.map(lambda block: run(*block), blocks), strict=True):
            on_batch(end - begin)
