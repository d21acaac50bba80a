"""A small deterministic pairwise generator: every pair of values that may meet meets in some row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

Row = dict[str, object]
Pair = frozenset[tuple[str, object]]


def list_pairs(factors: Mapping[str, Sequence[object]], may_meet: Callable[[Row], bool]) -> list[Pair]:
    """List every two values of different factors that may stand in one row."""
    pairs = [
        {one: first, other: second}
        for one, other in combinations(factors, 2)
        for first in factors[one]
        for second in factors[other]
    ]
    return [frozenset(pair.items()) for pair in pairs if may_meet(pair)]


def cover_pairs(factors: Mapping[str, Sequence[object]], may_meet: Callable[[Row], bool]) -> list[Row]:
    """Return rows that cover every pair; `may_meet` judges partial rows too, and must leave every pair a way on."""
    missing = dict.fromkeys(list_pairs(factors, may_meet))
    rows: list[Row] = []
    while missing:
        row: Row = dict(next(iter(missing)))
        for factor, values in factors.items():
            if factor not in row:
                fitting = [value for value in values if may_meet(row | {factor: value})]
                row[factor] = max(fitting, key=lambda value: _count_new(row, factor, value, missing))
        for pair in combinations(row.items(), 2):
            missing.pop(frozenset(pair), None)
        rows.append({factor: row[factor] for factor in factors})
    return rows


def _count_new(row: Row, factor: str, value: object, missing: Mapping[Pair, None]) -> int:
    return sum(frozenset([(factor, value), item]) in missing for item in row.items())
