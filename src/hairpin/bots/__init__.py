"""The computer drivers, by game and name. One line here puts a driver into menu, arena and command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hairpin.bots.driver import Basis, Dial, Driver, RandomDriver
from hairpin.bots.memo.champion import MemoChampion
from hairpin.bots.memo.learner import DIAL as MEMO_DIAL
from hairpin.bots.memo.learner import MemoLearner
from hairpin.bots.memo.racer import MemoRacer
from hairpin.bots.memo.tactician import MemoTactician
from hairpin.bots.monza.learner import DIAL as MONZA_DIAL
from hairpin.bots.monza.learner import MonzaLearner
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.core.errors import (
    LONGEST_QUOTE,
    OptionValueError,
    UnknownDriverError,
    UnknownGameError,
    WrongValueError,
    name_choices,
    quote,
    shorten,
)
from hairpin.core.game import Game
from hairpin.games.monza import Monza

__all__ = [
    "DRIVERS",
    "AnyDriver",
    "Basis",
    "Dial",
    "Driver",
    "check_driver",
    "dial_of",
    "drivers",
    "enlist",
    "make_driver",
]

AnyDriver = Driver[Any, Any]


@dataclass(frozen=True)
class Wheel:
    """How a driver is put at the wheel: what makes it from a game, and its dial, if it has one, as well."""

    make: Callable[..., AnyDriver]
    dial: Dial | None = None


def _random(_: object) -> AnyDriver:
    return RandomDriver()


# The compiler takes a while to load, and only who looks ahead needs it.
def _monza_tactician(game: Monza) -> AnyDriver:
    from hairpin.bots.monza.tactician import MonzaTactician  # noqa: PLC0415

    return MonzaTactician(game)


def _monza_champion(game: Monza) -> AnyDriver:
    from hairpin.bots.monza.champion import MonzaChampion  # noqa: PLC0415

    return MonzaChampion(game)


DRIVERS: Mapping[str, dict[str, Wheel]] = {
    "monza": {
        "random": Wheel(_random),
        "learner": Wheel(MonzaLearner, MONZA_DIAL),
        "racer": Wheel(MonzaRacer),
        "tactician": Wheel(_monza_tactician),
        "champion": Wheel(_monza_champion),
    },
    "memo": {
        "random": Wheel(_random),
        "learner": Wheel(MemoLearner, MEMO_DIAL),
        "racer": Wheel(MemoRacer),
        "tactician": Wheel(MemoTactician),
        "champion": Wheel(MemoChampion),
    },
}


def drivers(game: str) -> tuple[str, ...]:
    """Name the computer drivers of a game, weakest first."""
    return tuple(_find_garage(game))


def dial_of(game: str, driver: str) -> Dial | None:
    """Return the dial of a driver, given with or without a figure, or None if it has none."""
    return _find_wheel(game, driver.partition(":")[0] if isinstance(driver, str) else driver).dial


def make_driver(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    """Put a driver at the wheel in a game, or refuse by naming those who can drive it.

    A name may carry a dial: `learner:25` wins about 25 % of two-car races against `racer`.
    """
    if not isinstance(game, Game):
        raise WrongValueError(f"{quote(game)} is no game; make one with hairpin.make")
    wheel, percent = _read_name(name, game.facts.name)
    return wheel.make(game) if percent is None else wheel.make(game, percent)


def check_driver(name: str, game: str) -> None:
    """Refuse a name, or a figure behind it, by which no driver of a game goes; nobody is put at the wheel."""
    _read_name(name, game)


def enlist(game: str, name: str, make: Callable[..., AnyDriver]) -> None:
    """Add a driver of somebody's own to those of a game, as the last one."""
    garage = _find_garage(game)
    if not isinstance(name, str) or name in garage or ":" in name or not callable(make):
        raise UnknownDriverError(f"{quote(name)} cannot be added to the drivers of {game}", driver=name)
    garage[name] = Wheel(make)


def _read_name(name: str, game: str) -> tuple[Wheel, int | None]:
    plain, colon, figure = name.partition(":") if isinstance(name, str) else (name, "", "")
    wheel = _find_wheel(game, plain)
    if wheel.dial is None and colon:
        raise UnknownDriverError(f"{plain} has no dial; choose {plain!r} alone", driver=name, choices=(plain,))
    if wheel.dial is None:
        return wheel, None
    return wheel, _read_dial(plain, figure, wheel.dial) if colon else wheel.dial.default


def _find_garage(game: str) -> dict[str, Wheel]:
    if not isinstance(game, str) or game not in DRIVERS:
        names = tuple(DRIVERS)
        raise UnknownGameError(
            f"there is no game {quote(game)}; choose {name_choices(names)}", game=game, choices=names
        )
    return DRIVERS[game]


def _find_wheel(game: str, name: str) -> Wheel:
    garage = _find_garage(game)
    if not isinstance(name, str) or name not in garage:
        names = tuple(garage)
        raise UnknownDriverError(
            f"there is no driver {quote(name)}; choose {name_choices(names)}", driver=name, choices=names
        )
    return garage[name]


def _read_dial(name: str, figure: str, dial: Dial) -> int:
    percent = int(figure) if figure.isascii() and figure.isdecimal() and len(figure) <= 3 else -1
    if not dial.least <= percent <= dial.most:
        limits = f"{dial.least} to {dial.most}"
        raise OptionValueError(
            f"{name}:{shorten(figure, LONGEST_QUOTE)} is not possible; choose {limits}",
            option=name,
            value=figure,
            choices=(limits,),
        )
    return percent
