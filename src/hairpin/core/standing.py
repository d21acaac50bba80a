"""The places of all seats at the end of a race: the ranking of the rules, refined by how far the others came."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from hairpin.core.game import Outcome


@dataclass(frozen=True, slots=True)
class Placing:
    """The seats that share a place.

    by    what placed them: empty for the rules, else a word of the game for how far they came
    left  how far they still had to go, in the unit of that word; 0 where the rules placed them
    """

    seats: tuple[int, ...]
    by: str = ""
    left: int = 0


@dataclass(frozen=True, slots=True, order=True)
class Progress:
    """How far a seat came: the stages still ahead of it, then the distance to the end of its stage; less is better."""

    stages: int
    left: int
    by: str


def place_by_rules(outcome: Outcome) -> tuple[Placing, ...]:
    """Return the ranking of the rules alone."""
    return tuple(map(Placing, outcome.ranking))


def place_all(outcome: Outcome, measure: Callable[[int], Progress | None]) -> tuple[Placing, ...]:
    """Return the ranking with every place divided by how far its seats came; those without a measure stay together."""
    places: list[Placing] = []
    for seats in outcome.ranking:
        measured = {seat: measure(seat) for seat in seats}
        far = {seat: progress for seat, progress in measured.items() if progress}
        if by_rules := tuple(seat for seat in seats if seat not in far):
            places.append(Placing(by_rules))
        for progress, group in groupby(sorted(far, key=far.__getitem__), far.__getitem__):
            places.append(Placing(tuple(sorted(group)), progress.by, progress.left))
    return tuple(places)
