"""Batches of races: what each came to, and how the work is shared out among threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import OptionValueError

_MOST_RACES = 1 << 62


@dataclass(frozen=True)
class Batch:
    """What races came to, one entry each.

    first       the number of the first race
    winners     who won, seat 0 in the lowest bit; several share, none is a race given up
    turns       how many turns were driven
    push_backs  how many cars were pushed back (MZ-11)
    """

    first: int
    winners: NDArray[np.uint8]
    turns: NDArray[np.uint32]
    push_backs: NDArray[np.uint32]


def open_batch(first: int, races: int) -> Batch:
    """Return room for so many races, numbered from `first` on; impossible numbers are refused."""
    check_number("races", races, 1)
    check_number("first", first, 0)
    return Batch(first, np.zeros(races, np.uint8), np.zeros(races, np.uint32), np.zeros(races, np.uint32))


def check_number(name: str, value: int, least: int) -> None:
    """Refuse a number that no batch can have."""
    if not least <= value < _MOST_RACES:
        raise OptionValueError(
            f"{name}={value} is not possible; choose {least} or more, below 2⁶²", option=name, value=value, least=least
        )


def run_blocks(
    run: Callable[[int, int], object], races: int, size: int, threads: int, on_batch: Callable[[int], object]
) -> None:
    """Call `run(begin, end)` for blocks of races, on so many threads, and `on_batch` with each size done."""
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
