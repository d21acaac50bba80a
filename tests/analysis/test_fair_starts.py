"""RU-31: the search for head starts makes races even, and other races agree with it."""

from __future__ import annotations

from itertools import pairwise, permutations
from pathlib import Path

import pytest

import hairpin
from hairpin.analysis.monza.fair_start import find_fair_start, sort_places
from hairpin.analysis.monza.grid_chances import SimulatedChances, SolvedChances, open_chances
from hairpin.bots import drivers
from hairpin.games.monza import Monza, shipped_tracks
from hairpin.games.monza.track import START
from hairpin.solve import make_problem, solve

pytestmark = pytest.mark.compiled

WITHIN = 0.03
SEED = 99  # the search has another one
LADDER = drivers("monza")


def make(track: str, **options: object) -> Monza:
    """Return a game of Monza."""
    game: Monza = hairpin.make("monza", track=track, **options)
    return game


def check(game: Monza, names: tuple[str, ...], races: int) -> None:
    """Find head starts, and check that other races are even from there."""
    found = find_fair_start(game, names)
    make(game.track.name, players=game.players, grid=found.grid)
    chances = SimulatedChances(game, names, SEED, 1).weigh(found.grid, 0, races)
    fair = 1 / game.players
    assert all(abs(chance - fair) <= WITHIN for chance in chances.of), (found, chances)
    assert all(abs(one - other) <= WITHIN for one, other in zip(found.after, chances.of, strict=True))
    assert sum(found.before) == pytest.approx(1)
    assert sum(found.after) == pytest.approx(1)


@pytest.mark.parametrize("names", [*pairwise(LADDER[:3]), (LADDER[2], LADDER[0])])
def test_ru31_drivers_of_different_strength_are_even_within_three_points(names: tuple[str, str]) -> None:
    check(make("oval"), names, 20_000)


def test_ru31_three_cars_are_even_within_three_points() -> None:
    check(make("oval", players=3), ("learner", "racer", "random"), 20_000)


@pytest.mark.soak
@pytest.mark.parametrize("track", shipped_tracks())
@pytest.mark.parametrize("names", [*permutations(LADDER, 2)])
def test_ru31_any_two_drivers_of_the_ladder_are_even_on_every_board(track: str, names: tuple[str, str]) -> None:
    check(make(track), names, 20_000)


def test_ru31_equal_drivers_need_no_head_start_and_the_grid_of_the_game_does_not_count() -> None:
    for grid in ("", "S,B4"):
        found = find_fair_start(make("oval", grid=grid), ("racer", "racer"))
        assert found.grid == (START, START)
        assert found.before == found.after


def test_ru31_a_search_can_be_repeated_and_tells_how_far_it_is() -> None:
    game, shares = make("sprint"), list[float]()
    found = find_fair_start(game, ("random", "racer"), shares.append)
    assert find_fair_start(game, ("random", "racer"), threads=2) == found
    assert shares == sorted(shares)
    assert (shares[0] > 0, shares[-1]) == (True, 1.0)
    assert found.races > 0
    assert found.error < WITHIN / 2


def test_ru31_head_starts_are_places_from_which_a_way_leads_home() -> None:
    game = make("first-edition", players=6)
    places = sort_places(game)
    assert START in places
    assert not {*places} & {*game.track.finish, *game.track.lost}
    for place in places:
        make("first-edition", players=6, grid=place)


def test_ru31_chances_of_champions_are_solved_where_values_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game, names = make("sprint", grid="A1"), ("champion", "champion")
    assert isinstance(open_chances(game, names, 1), SimulatedChances)
    solve(make_problem(game))
    chances = open_chances(game, names, 1)
    assert isinstance(chances, SolvedChances)
    simulated = SimulatedChances(game, names, SEED, 1).weigh(("A1", "S"), 0, 20_000)
    solved = chances.weigh(("A1", "S"), 0, 0)
    assert abs(solved.of[0] - simulated.of[0]) <= 1.5 * simulated.error
    found = find_fair_start(game, names)
    assert (found.error, found.races) == (0.0, 0)
    assert max(abs(chance - 0.5) for chance in found.after) <= WITHIN
