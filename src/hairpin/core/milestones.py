"""Facts of a race that is over, for the history of a table: counted by a game while its race is replayed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

Better = Literal["least", "most"]


@dataclass(frozen=True, slots=True)
class RaceFact:
    """One fact: a word of the game (or `turns`), whom it is about, the one who acted first, and a number."""

    name: str
    seats: tuple[int, ...]
    number: int


class Milestones(Protocol):
    """Follows a race from its first action to its last, and counts."""

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Take note of the next action."""

    def find(self) -> list[RaceFact]:
        """Return the facts of the race up to now; what never happened is left out."""
