"""A small deterministic pairwise generator: every valid pair of values occurs in some row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

Row = dict[str, object]
Pair = frozenset[tuple[str, object]]


def list_pairs(factors: Mapping[str, Sequence[object]], is_valid: Callable[[Row], bool]) -> list[Pair]:
    """List every valid pair of values of different factors."""
    pairs = [
        {one: first, other: second}
        for one, other in combinations(factors, 2)
        for first in factors[one]
        for second in factors[other]
    ]
    return [frozenset(pair.items()) for pair in pairs if is_valid(pair)]


def cover_pairs(factors: Mapping[str, Sequence[object]], is_valid: Callable[[Row], bool]) -> list[Row]:
    """Return rows that cover every valid pair.

    `is_valid` is called with partial rows too; every valid pair must be extendable to a complete row.
    """
    missing = dict.fromkeys(list_pairs(factors, is_valid))
    rows: list[Row] = []
    while missing:
        row: Row = dict(next(iter(missing)))
        for factor, values in factors.items():
            if factor not in row:
                fitting = [value for value in values if is_valid(row | {factor: value})]
                row[factor] = max(fitting, key=lambda value: _count_new(row, factor, value, missing))
        for pair in combinations(row.items(), 2):
            missing.pop(frozenset(pair), None)
        rows.append({factor: row[factor] for factor in factors})
    return rows


def _count_new(row: Row, factor: str, value: object, missing: Mapping[Pair, None]) -> int:
    return sum(frozenset([(factor, value), item]) in missing for item in row.items())
