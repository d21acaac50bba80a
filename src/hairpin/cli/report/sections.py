"""What a report is made of: sections with a picture and a table of its figures, and what a game adds to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: the first row has the heads, the first cell of each other row names it."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a report; `picture` is SVG, and `key`, which explains it, is HTML of the class `key`."""

    title: str
    says: str = ""
    picture: str = ""
    grid: Grid | None = None
    key: str = ""


class Details(Protocol):
    """Follows the races of a sample, action by action, and tells what it saw."""

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Take note of the next action."""

    def tell(self, races: int, names: tuple[str, ...]) -> list[Section]:
        """Return the sections of the game after so many races; `names` are those of the seats."""
