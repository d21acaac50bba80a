"""Random draws: the counter-based stream of one race, and sets of choices as bit masks."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.luck import draw, pick
from hairpin.fast.memo.table import Ints


class Luck(Protocol):
    """A race's random stream: its key and the number of draws so far."""

    key: np.uint64
    drawn: int


LUCK = np.dtype([("key", np.uint64), ("drawn", np.int64)])

# The powers of two below 2⁶³ leave different remainders by 67.
_PLACE_OF_BIT: Ints = np.zeros(67, np.int64)
for _place in range(63):
    _PLACE_OF_BIT[2**_place % 67] = _place


@inner
def draw_bits(luck: Luck) -> np.uint64:
    """Return the next 64 random bits."""
    luck.drawn += 1
    return draw(luck.key, luck.drawn)


@inner
def draw_below(luck: Luck, of: int) -> int:
    """Return a uniform number from 0 to `of` − 1."""
    return pick(draw_bits(luck), of)


@kernel
def count(choices: int) -> int:
    """Return the number of choices in a set."""
    number = 0
    while choices:
        choices &= choices - 1
        number += 1
    return number


@kernel
def take(choices: int, number: int) -> int:
    """Return the choice with this index in a set."""
    for _ in range(number):
        choices &= choices - 1
    return int(_PLACE_OF_BIT[(choices & -choices) % 67])
