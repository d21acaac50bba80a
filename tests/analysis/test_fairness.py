"""The fairness of car colours with the bonus move, compared with the solver."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from hairpin.analysis.monza.fairness import find_edge, share_colours, weigh_cars
from hairpin.analysis.monza.solo_race import compute_solo, list_offers, read_ways
from hairpin.fast.monza.board import lay_board
from hairpin.games.monza import Monza, Options, load_track
from hairpin.games.monza.colours import CARS
from hairpin.solve import solve
from hairpin.solve.bonus_race import BonusRace

pytestmark = pytest.mark.compiled


def race(cars: str) -> BonusRace:
    return BonusRace(Monza(Options.read({"track": "sprint", "players": 2, "bonus": True, "cars": cars})))


def test_pairs_of_cars_have_the_chances_of_the_solver(tmp_path: Path) -> None:
    pairs = weigh_cars(load_track("sprint"))
    assert list(pairs) == list(combinations(CARS["anniversary"], 2))
    for (one, two), chance in list(pairs.items())[:2]:
        ahead = solve(race(f"{one},{two}"), tmp_path).win_chances[0]
        behind = solve(race(f"{two},{one}"), tmp_path).win_chances[1]
        assert chance == pytest.approx((ahead + behind) / 2, abs=1e-5)
    assert find_edge(pairs) == pytest.approx(max(max(chance, 1 - chance) for chance in pairs.values()) - 0.5)


def test_a_repainted_race_shares_the_tables_that_do_not_depend_on_colours() -> None:
    one = race("red,blue")
    one.prepare()
    other, fresh = one.repaint(("green", "yellow")), race("green,yellow")
    assert other.rules == fresh.rules
    assert other.endings is one.endings
    assert list(other.layout.seat_of) == list(fresh.layout.seat_of) != list(one.layout.seat_of)


def test_every_turn_of_a_lone_racer_stalls_finishes_or_ends_on_a_colour() -> None:
    track = load_track("sprint")
    ways = read_ways(lay_board(Monza(Options.read({"track": track}))))
    offers = list_offers(ways)
    solo = compute_solo(ways, offers)
    shares = share_colours(ways, offers, solo)
    assert shares.min() > 0
    assert shares.sum() + solo.stalls + 1 / solo.turns == pytest.approx(1)
