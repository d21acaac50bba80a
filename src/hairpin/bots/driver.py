"""What a computer driver is: it sees a view and the actions open to it, and chooses one. It never sees a state."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple, Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")

Basis = Literal["lot", "rule", "tables", "belief", "search", "solved", "certified"]


class Driver(Protocol[View_contra, Action]):
    """Whoever drives a car without a person at the wheel."""

    @property
    def basis(self) -> Basis:
        """What its choices stand on right now."""

    def choose(self, view: View_contra, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal calls with an equal source of chance return equal choices."""


class Dial(NamedTuple):
    """How strong a driver can be told to be: the share of two-car races that it wins against `racer`, in percent."""

    least: int
    most: int
    default: int


class RandomDriver:
    """Takes any legal action, each as likely as the others. It stays as it is: others are measured by it."""

    basis: Basis = "lot"

    def choose(self, view: object, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Draw one of the actions by lot."""
        return actions[random.randrange(len(actions))]
