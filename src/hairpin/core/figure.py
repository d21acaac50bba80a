"""Figures of the rules pages: the types that all games share."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.core.reason import Reason


@dataclass(frozen=True, slots=True)
class Mark:
    """A place of a figure, or a word such as `stop`: allowed where `rule` is empty, else forbidden by that rule."""

    place: str
    rule: str


def mark(place: str, reason: Reason | None) -> Mark:
    """Mark a place by the reason that forbids it, or None."""
    return Mark(place, reason.rule if reason else "")
