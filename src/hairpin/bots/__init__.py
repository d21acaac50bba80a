"""Computer drivers by game and name. A game's kit lists them; drivers from a user's file are added to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hairpin.core.driver import AnyDriver, Basis, Dial, Driver, DriverEntry
from hairpin.core.errors import UnknownDriverError, quote
from hairpin.core.game import Game
from hairpin.games import find_kit, kit_of

__all__ = ["AnyDriver", "Basis", "Dial", "Driver", "add_driver", "check_driver", "dial_of", "drivers", "make_driver"]


def drivers(game: str) -> tuple[str, ...]:
    """Name the computer drivers of a game, weakest first."""
    return tuple(find_kit(game).drivers)


def dial_of(game: str, driver: str) -> Dial | None:
    """Return the dial of a driver, named with or without a percentage, or None if it has none."""
    plain = driver.partition(":")[0] if isinstance(driver, str) else driver
    return find_kit(game).read_driver(plain)[0].dial


def make_driver(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    """Make a driver for a game; the error for an unknown name lists the known ones.

    A name may carry a percentage: `learner:25` wins about 25 % of two-player races against `racer`.
    """
    entry, percent = kit_of(game).read_driver(name)
    return entry.create(game, percent)


def check_driver(name: str, game: str) -> None:
    """Refuse an unknown name or an impossible percentage, without making a driver."""
    find_kit(game).read_driver(name)


def add_driver(game: str, name: str, make: Callable[..., AnyDriver]) -> None:
    """Add a user's driver to those of a game, as the last one."""
    known = find_kit(game).drivers
    if not isinstance(name, str) or name in known or ":" in name or not callable(make):
        raise UnknownDriverError(f"{quote(name)} cannot be added to the drivers of {game}", driver=name)
    known[name] = DriverEntry(make, is_plugin=True)
