"""What a computer driver is: it sees a view and the actions open to it, and chooses one. It never sees a state."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")


class Driver(Protocol[View_contra, Action]):
    """Whoever drives a car without a person at the wheel."""

    def choose(self, view: View_contra, actions: tuple[Action, ...], random: Random) -> Action:
        """Return one of the actions; equal calls with an equal source of chance return equal choices."""


class RandomDriver:
    """Takes any legal action, each as likely as the others. It stays as it is: others are measured by it."""

    def choose(self, view: object, actions: tuple[Action, ...], random: Random) -> Action:  # noqa: ARG002
        """Draw one of the actions by lot."""
        return actions[random.randrange(len(actions))]
