"""The computer drivers, by game and name. One line here puts a driver into menu, arena and command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hairpin.bots.driver import Driver, RandomDriver
from hairpin.bots.memo_racer import MemoRacer
from hairpin.bots.monza_racer import MonzaRacer
from hairpin.core.errors import UnknownDriverError, name_choices
from hairpin.core.game import Game

AnyDriver = Driver[Any, Any]

DRIVERS: Mapping[str, Mapping[str, Callable[[Any], AnyDriver]]] = {
    "monza": {"random": lambda _: RandomDriver(), "racer": MonzaRacer},
    "memo": {"random": lambda _: RandomDriver(), "racer": MemoRacer},
}


def drivers(game: str) -> tuple[str, ...]:
    """Name the computer drivers of a game, weakest first."""
    return tuple(DRIVERS[game])


def make_driver(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    """Put a driver at the wheel in a game, or refuse by naming those who can drive it."""
    garage = DRIVERS[game.facts.name]
    if name not in garage:
        names = tuple(garage)
        raise UnknownDriverError(
            f"there is no driver {name!r}; choose {name_choices(names)}", driver=name, choices=names
        )
    return garage[name](game)
