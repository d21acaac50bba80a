"""The compiled drivers by name, and the parameters of the driver on each seat."""

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

# A driver that plans takes a random action in proportion to its chance to forget, but at least one turn in 600, or in
# 60 with a short memory, so that it gets out of every loop.
ONE_IN = 6
LOTS = 10_000 * ONE_IN
_LEAST = 0.01
_SHORT = 0.1


class DriverSettings(NamedTuple):
    """The parameters of a driver.

    forgets  the probability to forget a covered tile, per turn
    span     how many of the latest covered tiles it remembers
    errs     the probability to err instead of driving as the racer
    """

    driver: int
    forgets: float = 0.0
    span: int = ROAD_TILES
    errs: float = 0.0

    @property
    def strays(self) -> float:
        """The probability to take a random action in a turn, or to err."""
        least = _LEAST if self.span == ROAD_TILES else _SHORT
        return self.errs if self.driver == CHILD else max(self.forgets, least) / ONE_IN


DRIVERS = {
    "random": DriverSettings(RANDOM),
    "racer": DriverSettings(RACER),
    "child": DriverSettings(CHILD, errs=0.5),
    "forgetful": DriverSettings(REMEMBERER, forgets=0.1),
    "tactician": DriverSettings(REMEMBERER, span=6),
    "perfect-memory": DriverSettings(REMEMBERER),
}


class SeatedDrivers(Protocol):
    """The drivers of all seats as arrays.

    `keeps` is the logarithm of the probability to remember a tile for one more turn, `spans` the number of remembered
    tiles, `remembers` the seats that plan by them, `strays` the turns of `LOTS` with a random action or an error.
    """

    drivers: NDArray[np.int64]
    keeps: NDArray[np.float64]
    spans: NDArray[np.int64]
    strays: NDArray[np.int64]
    remembers: int


SEATED_DRIVERS = np.dtype(
    [
        ("drivers", np.int64, SEATS),
        ("keeps", np.float64, SEATS),
        ("spans", np.int64, SEATS),
        ("strays", np.int64, SEATS),
        ("remembers", np.int64),
    ]
)


def seat_drivers(names: Sequence[str], players: int) -> SeatedDrivers:
    """Return the parameters of a named driver for each seat.

    `forgetful:0.2` forgets a covered tile with this probability per turn, `child:0.3` errs with this probability,
    `tactician:12` remembers this many tiles.
    """
    if len(names) != players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {players} players; name one for each seat",
            option="drivers",
            value=tuple(names),
        )
    seated: SeatedDrivers = np.zeros(1, SEATED_DRIVERS).view(np.recarray)[0]
    for seat, name in enumerate(names):
        settings = _read_driver(name)
        seated.drivers[seat], seated.spans[seat] = settings.driver, settings.span
        seated.keeps[seat] = -inf if settings.forgets == 1.0 else log1p(-settings.forgets)
        seated.strays[seat] = round(settings.strays * LOTS)
        seated.remembers |= (settings.driver == REMEMBERER) << seat
    return seated


def _read_driver(name: str) -> DriverSettings:
    kind, colon, figure = name.partition(":")
    if kind not in DRIVERS or (colon and kind not in ("forgetful", "child", "tactician")):
        choices = name_choices([*DRIVERS, "forgetful:0.2", "child:0.3", "tactician:12"])
        raise UnknownDriverError(f"there is no compiled driver {name!r:.60}; choose {choices}", driver=name)
    settings = DRIVERS[kind]
    if not colon:
        return settings
    if kind == "tactician":
        if not re.fullmatch(r"\d{1,2}", figure, re.ASCII) or int(figure) > ROAD_TILES:
            raise UnknownDriverError(
                f"{name!r:.60} keeps no number of tiles from 0 to {ROAD_TILES} in mind, like tactician:12", driver=name
            )
        return settings._replace(span=int(figure))
    if not re.fullmatch(r"(0(\.\d{1,12})?|1(\.0{1,12})?)", figure, re.ASCII):
        raise UnknownDriverError(f"{name!r:.60} has no chance from 0 to 1, like {kind}:0.2", driver=name)
    return settings._replace(forgets=float(figure)) if kind == "forgetful" else settings._replace(errs=float(figure))
