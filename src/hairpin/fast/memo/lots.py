"""Drawing lots: the luck of one race by counter, and sets of choices as bits, from which the lot takes one."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import draw, pick
from hairpin.fast.memo.table import Ints


class Luck(Protocol):
    """The key of a race's own stream, and how many draws were taken from it."""

    key: np.uint64
    drawn: int


LUCK = np.dtype([("key", np.uint64), ("drawn", np.int64)])

# The powers of two below 2⁶³ leave different remainders by 67.
_PLACE_OF_BIT: Ints = np.zeros(67, np.int64)
for _place in range(63):
    _PLACE_OF_BIT[2**_place % 67] = _place


@inner
def roll(luck: Luck) -> np.uint64:
    """Return 64 fresh bits."""
    luck.drawn += 1
    return draw(luck.key, luck.drawn)


@inner
def lot(luck: Luck, of: int) -> int:
    """Return a number from 0 to `of` − 1, each as likely as the others."""
    return pick(roll(luck), of)


@kernel
def count(choices: int) -> int:
    """Count the choices of a set."""
    number = 0
    while choices:
        choices &= choices - 1
        number += 1
    return number


@kernel
def take(choices: int, number: int) -> int:
    """Return the choice of this number, from 0, in a set."""
    for _ in range(number):
        choices &= choices - 1
    return int(_PLACE_OF_BIT[(choices & -choices) % 67])
