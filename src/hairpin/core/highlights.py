"""The story of a race in a few pictures: moments that a game picks while its race is replayed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

MOST_MOMENTS = 3


@dataclass(frozen=True, slots=True)
class Highlight:
    """A position worth a picture.

    kind    what happened, in a word of the game
    ply     the number of actions before the position
    seats   whom it happened to, the one who acted first
    places  where: a route, or the places of what happened
    number  the number in the sentence about it
    word    a detail of the game's own, or empty
    """

    kind: str
    ply: int
    state: Any
    seats: tuple[int, ...]
    places: tuple[str, ...] = ()
    number: int = 0
    word: str = ""


class Chronicle(Protocol):
    """Follows a race from its first action to its last, and keeps what is worth telling."""

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Take note of the next action."""

    def pick(self) -> list[Highlight]:
        """Return at most three moments of the race, which is over, in the order in which they happened."""
