"""Tallies of simulated races: the compiled engine against the rules, and sums that are exact."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

import hairpin
from hairpin.analysis.simulate import SHARES, Estimate, Sum, simulate
from hairpin.core.errors import UnknownDriverError
from hairpin.games import find_kit

pytestmark = pytest.mark.compiled

Z4 = 4 / 1.959964


@pytest.mark.parametrize(
    ("name", "options", "drivers", "races"),
    [
        ("monza", {"track": "sprint", "players": 3}, ["racer", "random", "random"], 150),
        ("monza", {"track": "sprint", "players": 4, "pro": True, "bonus": True}, ["racer", "random"] * 2, 100),
        ("monza", {"track": "first-edition", "players": 6, "bonus": True, "stopping": "free"}, ["random"] * 6, 60),
        ("memo", {"players": 2}, ["racer", "racer"], 50),
    ],
)
def test_the_compiled_tally_agrees_with_the_rules(
    name: str, options: dict[str, Any], drivers: list[str], races: int
) -> None:
    """Both are estimates of the same figures, so they differ by less than four standard errors.

    The spread is that of the many races: a rare event may not happen at all in the few.
    """
    game = hairpin.make(name, **options)
    fast, slow = simulate(game, drivers, 5_000, 1), simulate(game, drivers, races, 1, engine="rules")
    assert (fast.engine, slow.engine) == ("fast", "rules")
    assert list(fast.counts) == list(slow.counts) == list(find_kit(name).counters)
    pairs = [*zip(fast.wins, slow.wins, strict=True), (fast.turns, slow.turns)]
    pairs += [(fast.counts[counter], slow.counts[counter]) for counter in fast.counts]
    for one, other in pairs:
        assert one.plus_minus is not None
        assert abs(one.mean - other.mean) <= Z4 * one.plus_minus * sqrt(1 + fast.races / slow.races)
    assert sum(seat.mean for seat in fast.wins) == pytest.approx(1 - fast.unfinished / fast.races, abs=1e-12)


def test_a_run_is_repeatable_and_reports_progress() -> None:
    game = hairpin.make("monza", track="sprint", players=2)
    heard: list[int] = []
    tally = simulate(game, ["racer", "random"], 30_000, 3, heard.append)
    assert sum(heard) == tally.races == 30_000
    assert tally == simulate(game, ["racer", "random"], 30_000, 3)
    assert tally != simulate(game, ["racer", "random"], 30_000, 4)


def test_sums_are_exact() -> None:
    random, total = Random(1), Sum()
    values = [random.randrange(SHARES) for _ in range(500)]
    for value in values:
        total.add(value)
    wanted = Estimate.of([value / SHARES for value in values])
    given = total.estimate(SHARES)
    assert given.mean == pytest.approx(wanted.mean, rel=1e-14)
    assert given.plus_minus == pytest.approx(wanted.plus_minus, rel=1e-12)
    many = Sum()
    many.add(1, 10**15)
    many.add(2, 1)
    assert many.estimate().plus_minus == pytest.approx(1.959964e-15)
    assert Sum().count == 0


def test_one_race_has_no_interval_and_an_unknown_driver_is_named() -> None:
    game = hairpin.make("monza", track="sprint", players=2)
    assert simulate(game, ["racer", "racer"], 1, 1).turns.plus_minus is None
    with pytest.raises(UnknownDriverError, match="ghost"):
        simulate(game, ["racer", "ghost"], 1, 1)


def test_drivers_that_only_the_compiled_engine_has_can_be_simulated() -> None:
    game = hairpin.make("memo", players=2)
    tally = simulate(game, ["perfect-memory", "forgetful:0.3"], 300, 1)
    assert tally.engine == "fast"
    assert tally.wins[0].mean > tally.wins[1].mean
