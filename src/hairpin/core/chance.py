"""Chance as data: possible outcomes with exact weights. The caller supplies the random generator."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import TypeVar, overload

T = TypeVar("T")


class Lottery(Sequence[tuple[T, Fraction]]):
    """Outcomes with integer weights, here called tickets, so that drawing needs no floating point."""

    __slots__ = ("_pairs", "_places", "_upto", "outcomes", "tickets", "total")

    def __init__(self, tickets: Mapping[T, int]) -> None:
        self.outcomes = tuple(tickets)
        self.tickets = tuple(tickets.values())
        self.total = sum(self.tickets)
        self._upto = tuple(accumulate(self.tickets))
        self._places = {outcome: place for place, outcome in enumerate(self.outcomes)}
        self._pairs: tuple[tuple[T, Fraction], ...] = ()

    def __len__(self) -> int:
        return len(self.outcomes)

    @overload
    def __getitem__(self, place: int) -> tuple[T, Fraction]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[T, Fraction]]: ...
    def __getitem__(self, place: int | slice) -> tuple[T, Fraction] | Sequence[tuple[T, Fraction]]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return self.outcomes[place], Fraction(self.tickets[place], self.total)

    def __iter__(self) -> Iterator[tuple[T, Fraction]]:
        if not self._pairs:
            self._pairs = tuple(self[place] for place in range(len(self)))
        return iter(self._pairs)

    def __contains__(self, outcome: object) -> bool:
        """Return whether this is a possible outcome; an unhashable value never is."""
        try:
            return outcome in self._places
        except TypeError:
            return False

    def pick(self, ticket: int) -> T:
        """Return the outcome that owns a ticket, counted from 0."""
        return self.outcomes[bisect_right(self._upto, ticket)]

    def draw(self, random: Random) -> T:
        """Draw an outcome with the probability of its weight."""
        return self.pick(random.randrange(self.total))


@lru_cache
def dice_rolls(faces: str, dice: int) -> Mapping[str, int]:
    """Return what `dice` equal dice can show, sorted by `faces`, each with its number of permutations."""
    return {
        "".join(shown): factorial(dice) // prod(factorial(shown.count(face)) for face in set(shown))
        for shown in combinations_with_replacement(faces, dice)
    }
