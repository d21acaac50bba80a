"""The contract of a computer driver: it sees a view and the legal actions, and chooses one. It never sees a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

from hairpin.core.errors import LONGEST_QUOTE, OptionValueError, UnknownDriverError, name_choices, quote, shorten
from hairpin.core.lazy import Lazy

View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")

Basis = Literal["lot", "rule", "tables", "belief", "search", "solved", "certified"]


class Driver(Protocol[View_contra, Action]):
    """A computer player. It may also implement `ObservingDriver`, `LoadingDriver` or `CompiledDriver`."""

    @property
    def basis(self) -> Basis:
        """What its choices are based on right now."""

    def choose(self, view: View_contra, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal calls with an equal random generator return equal choices."""


AnyDriver = Driver[Any, Any]


@dataclass(frozen=True, slots=True)
class Dial:
    """The adjustable strength of a driver: the share of two-car races that it wins against `racer`, in percent."""

    least: int
    most: int
    default: int


@dataclass(frozen=True)
class DriverEntry:
    """A driver in a game's kit.

    make             called with a game, and with the percentage of the dial if there is one
    dial             the driver's adjustable strength, if it has one
    is_light         whether it decides at once without loading anything, so that a server runs it in-process
    drives_by_values whether it drives by solved values where a race is solved
    is_plugin        whether it was added by a plugin, so that its strength has not been measured
    """

    make: Lazy[Callable[..., AnyDriver]] | Callable[..., AnyDriver]
    dial: Dial | None = None
    is_light: bool = False
    drives_by_values: bool = False
    is_plugin: bool = False

    def create(self, game: Any, percent: int | None = None) -> AnyDriver:
        """Make the driver for a game."""
        make = self.make.load() if isinstance(self.make, Lazy) else self.make
        return make(game) if percent is None else make(game, percent)


@runtime_checkable
class ObservingDriver(Protocol):
    """A driver with a memory. It is shown every position, as its seat sees it, in order."""

    def watch(self, view: Any) -> AnyDriver:
        """Return the driver with this view added to its memory; the driver itself does not change."""


@runtime_checkable
class LoadingDriver(Protocol):
    """A driver that loads data in the background and drives without it until then."""

    def wait(self) -> object:
        """Block until everything is loaded."""


@runtime_checkable
class CompiledDriver(Protocol):
    """A driver that the compiled engine of its game implements too."""

    def compiled(self) -> Any | None:
        """Return it as the engine's `run` accepts it, a name or data; None if the engine does not have it."""


class RandomDriver:
    """Chooses uniformly among the legal actions. Its behaviour is fixed: other drivers are measured against it."""

    basis: Basis = "lot"

    def choose(self, view: object, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Draw one of the actions uniformly."""
        return actions[random.randrange(len(actions))]


def make_random(_: object) -> AnyDriver:
    """Return the random driver, which is the same in every game."""
    return RandomDriver()


def read_driver_name(name: object, entries: Mapping[str, DriverEntry]) -> tuple[DriverEntry, int | None]:
    """Return the driver that a name like `racer` or `learner:25` means, and its percentage, or refuse the name."""
    plain, colon, figure = name.partition(":") if isinstance(name, str) else (name, "", "")
    if not isinstance(plain, str) or plain not in entries:
        names = tuple(entries)
        raise UnknownDriverError(
            f"there is no driver {quote(plain)}; choose {name_choices(names)}", driver=plain, choices=names
        )
    entry = entries[plain]
    if entry.dial is None and colon:
        raise UnknownDriverError(f"{plain} has no dial; choose {plain!r} alone", driver=name, choices=(plain,))
    if entry.dial is None:
        return entry, None
    return entry, _read_dial(plain, figure, entry.dial) if colon else entry.dial.default


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
