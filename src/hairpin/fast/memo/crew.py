"""Who drives: the compiled drivers by name, one for each seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil, inf, log1p
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import OptionValueError, UnknownDriverError, name_choices
from hairpin.fast.memo.table import SEATS

RANDOM, RACER, REMEMBERER = range(3)
FORGETS = 0.1

# One turn in six the racer takes any action. Who remembers does so more seldom, by its chance to forget, down to one
# in 600, so that neither a tile forgotten again and again nor cars in each other's way hold it for ever.
ONE_IN = 6
LOTS = 10_000 * ONE_IN
_LEAST = 0.01

# What each driver is, and with what chance it forgets a covered tile in a turn.
DRIVERS = {
    "random": (RANDOM, 1.0),
    "racer": (RACER, 1.0),
    "memoryless": (RACER, 1.0),
    "forgetful": (REMEMBERER, FORGETS),
    "perfect-memory": (REMEMBERER, 0.0),
}


class Crew(Protocol):
    """The driver of each seat, and the logarithm of its chance to keep a tile in mind for a turn: 0 is for ever.

    `remembers` is the set of seats with a memory, `strays` in how many turns of `LOTS` each takes any action.
    """

    drivers: NDArray[np.int64]
    keeps: NDArray[np.float64]
    strays: NDArray[np.int64]
    remembers: int


CREW = np.dtype(
    [("drivers", np.int64, SEATS), ("keeps", np.float64, SEATS), ("strays", np.int64, SEATS), ("remembers", np.int64)]
)


def read_crew(names: Sequence[str], players: int) -> Crew:
    """Put a driver on each seat; `forgetful:0.2` forgets a covered tile with that chance in every turn."""
    if len(names) != players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {players} players; name one for each seat",
            option="drivers", value=tuple(names),
        )  # fmt: skip
    crew: Crew = np.zeros(1, CREW).view(np.recarray)[0]
    for seat, name in enumerate(names):
        driver, forgets = _read_driver(name)
        crew.drivers[seat] = driver
        crew.keeps[seat] = -inf if forgets == 1.0 else log1p(-forgets)
        crew.strays[seat] = ceil(max(forgets, _LEAST) * LOTS / ONE_IN)
        crew.remembers |= (driver == REMEMBERER) << seat
    return crew


def _read_driver(name: str) -> tuple[int, float]:
    kind, colon, chance = name.partition(":")
    if kind not in DRIVERS or (colon and kind != "forgetful"):
        choices = name_choices([*DRIVERS, "forgetful:0.2"])
        raise UnknownDriverError(f"there is no compiled driver {name!r:.60}; choose {choices}", driver=name)
    if not colon:
        return DRIVERS[kind]
    if not re.fullmatch(r"(0(\.\d{1,12})?|1(\.0{1,12})?)", chance, re.ASCII):
        raise UnknownDriverError(f"{name!r:.60} forgets with no chance from 0 to 1, like forgetful:0.2", driver=name)
    return REMEMBERER, float(chance)
