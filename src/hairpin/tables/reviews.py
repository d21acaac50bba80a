"""Asking for the review of a race that is over, by its record."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.core.review import Review


@dataclass(frozen=True, slots=True)
class ReviewIt:
    """Ask for the review of a race: the text of its `.race` file, and how much is to be computed, from 0 on."""

    record: str
    effort: int = 0


@dataclass(frozen=True, slots=True)
class ReviewAnswer:
    """A review; `is_solving`: the values of this race are being computed, and later reviews will be by them."""

    review: Review
    is_solving: bool
