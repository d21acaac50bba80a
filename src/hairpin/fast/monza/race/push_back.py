"""Push-back (MZ-11): one implementation for the simulator, the search, the drivers by value and the solver.

Where cars stand is given in one of two forms: as an occupancy array of the board, which takes one look-up, or as the
place of every car, which nobody has to keep up to date. The form that is not used is None. Numba knows that at compile
time, so the choice costs nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import part, signed

Places = NDArray[Any]  # of int64, or of uint16 where a table has to stay in the cache
Occupancy = NDArray[np.uint8]


class Behind(NamedTuple):
    """The spaces behind every place, nearest first; the start space closes each list (RU-5).

    start   where the list of a place begins in `space`
    """

    start: Places
    space: Places


@part
def is_taken(space: int, on: Occupancy | None, place: Places | None, cars: int) -> bool:
    """Say whether a car stands on a space; the start is never taken, as it holds any number.

    on           not 0 where a car stands; always 0 for the start
    place, cars  where each of so many cars stands
    """
    taken = False
    if place is not None:
        for car in range(cars):
            taken |= place[car] == space
        taken &= space != 0
    if on is not None:
        taken = on[space] != 0
    return taken


@part
def find_space_behind(behind: Behind, space: int, on: Occupancy | None, place: Places | None, cars: int) -> int:
    """Return the nearest free space behind one, at worst the start (MZ-11, RU-5)."""
    at = signed(behind.start[space])
    while is_taken(signed(behind.space[at]), on, place, cars):
        at += 1
    return signed(behind.space[at])


@part
def push_back(behind: Behind, crowded: int, place: Places, cars: int, mover: int) -> bool:
    """Push back the car that stands where the mover's drive ended; say whether there was one (MZ-11).

    crowded  from this place on, places hold any number of cars, like the start (RU-4)
    """
    end = signed(place[mover])
    if 0 < end < crowded:
        for car in range(cars):
            if car != mover and place[car] == end:
                place[car] = find_space_behind(behind, end, None, place, cars)
                return True
    return False
