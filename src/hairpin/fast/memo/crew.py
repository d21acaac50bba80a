"""Who drives: the compiled drivers by name, one for each seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf, log1p
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hairpin.core.errors import OptionValueError, UnknownDriverError, name_choices
from hairpin.fast.memo.table import ROAD_TILES, SEATS

RANDOM, RACER, REMEMBERER, CHILD = range(4)

# One turn in six the racer takes any action. Who remembers does so more seldom: by its chance to forget, down to one in
# 600, or one in 60 with a short memory, so that neither a tile forgotten again and again nor a car in its way holds it.
ONE_IN = 6
LOTS = 10_000 * ONE_IN
_LEAST = 0.01
_SHORT = 0.1


class Habits(NamedTuple):
    """What a driver is.

    forgets  with what chance it forgets a covered tile in every turn
    span     how many covered tiles it keeps in mind, the latest
    errs     with what chance it plays about instead of driving as the racer
    """

    driver: int
    forgets: float = 0.0
    span: int = ROAD_TILES
    errs: float = 0.0

    @property
    def strays(self) -> float:
        """The chance to take any action in a turn, or to play about."""
        least = _LEAST if self.span == ROAD_TILES else _SHORT
        return self.errs if self.driver == CHILD else max(self.forgets, least) / ONE_IN


DRIVERS = {
    "random": Habits(RANDOM),
    "racer": Habits(RACER),
    "memoryless": Habits(RACER),
    "child": Habits(CHILD, errs=0.5),
    "forgetful": Habits(REMEMBERER, forgets=0.1),
    "tactician": Habits(REMEMBERER, span=6),
    "perfect-memory": Habits(REMEMBERER),
}


class Crew(Protocol):
    """The driver of each seat, and the logarithm of its chance to keep a tile in mind for a turn: 0 is for ever.

    `spans` is how many tiles each keeps in mind, `remembers` the set of seats with a memory, `strays` in how many
    turns of `LOTS` each takes any action or plays about.
    """

    drivers: NDArray[np.int64]
    keeps: NDArray[np.float64]
    spans: NDArray[np.int64]
    strays: NDArray[np.int64]
    remembers: int


CREW = np.dtype(
    [
        ("drivers", np.int64, SEATS),
        ("keeps", np.float64, SEATS),
        ("spans", np.int64, SEATS),
        ("strays", np.int64, SEATS),
        ("remembers", np.int64),
    ]
)


def read_crew(names: Sequence[str], players: int) -> Crew:
    """Put a driver on each seat.

    `forgetful:0.2` forgets a covered tile with that chance in every turn, `child:0.3` plays about with that chance,
    `tactician:12` keeps so many tiles in mind.
    """
    if len(names) != players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {players} players; name one for each seat",
            option="drivers",
            value=tuple(names),
        )
    crew: Crew = np.zeros(1, CREW).view(np.recarray)[0]
    for seat, name in enumerate(names):
        habits = _read_driver(name)
        crew.drivers[seat], crew.spans[seat] = habits.driver, habits.span
        crew.keeps[seat] = -inf if habits.forgets == 1.0 else log1p(-habits.forgets)
        crew.strays[seat] = round(habits.strays * LOTS)
        crew.remembers |= (habits.driver in (REMEMBERER, CHILD)) << seat
    return crew


def _read_driver(name: str) -> Habits:
    kind, colon, figure = name.partition(":")
    if kind not in DRIVERS or (colon and kind not in ("forgetful", "child", "tactician")):
        choices = name_choices([*DRIVERS, "forgetful:0.2", "child:0.3", "tactician:12"])
        raise UnknownDriverError(f"there is no compiled driver {name!r:.60}; choose {choices}", driver=name)
    habits = DRIVERS[kind]
    if not colon:
        return habits
    if kind == "tactician":
        if not re.fullmatch(r"\d{1,2}", figure, re.ASCII) or int(figure) > ROAD_TILES:
            raise UnknownDriverError(
                f"{name!r:.60} keeps no number of tiles from 0 to {ROAD_TILES} in mind, like tactician:12", driver=name
            )
        return habits._replace(span=int(figure))
    if not re.fullmatch(r"(0(\.\d{1,12})?|1(\.0{1,12})?)", figure, re.ASCII):
        raise UnknownDriverError(f"{name!r:.60} has no chance from 0 to 1, like {kind}:0.2", driver=name)
    return habits._replace(forgets=float(figure)) if kind == "forgetful" else habits._replace(errs=float(figure))
