"""Reviews of real races of Monza: luck and choices add up, luck is fair, no choice gains; solved ones are proved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hairpin
from analysis.races import EXACT, check_choices, check_sums, race
from hairpin.analysis.monza.review import MonzaReviewer
from hairpin.analysis.monza.told import Told
from hairpin.core.review import Review
from hairpin.fast.cache import FOLDER
from hairpin.fast.monza.dice import ORDERS, ROLLS, TICKETS
from hairpin.games.monza import Monza, State
from hairpin.solve import make_problem, solve
from solve.proof import Proof, enter

pytestmark = pytest.mark.compiled

BONUS, PRO = {"bonus": True}, {"pro": True}
ESTIMATED = [
    ("sprint", 2, {}),
    ("sprint", 3, {}),
    ("oval", 4, {}),
    ("first-edition", 6, {}),
    ("sprint", 2, BONUS),
    ("sprint", 4, BONUS),
    ("sprint", 3, PRO),
    ("sprint", 4, {**PRO, **BONUS}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A machine on which nothing is solved yet; what was compiled is shared."""
    cache = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(cache))
        assert cache not in FOLDER.parents
        yield cache / "hairpin" / "values"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """Every turn of a review as it was told at last."""
    kept: list[Told] = []
    lead_to = Told.lead_to

    def keep(turn: Told, *more: Any) -> Told:
        kept.append(lead_to(turn, *more))
        return kept[-1]

    monkeypatch.setattr(Told, "lead_to", keep)
    return kept


def follow(game: Monza, words: tuple[str, ...]) -> list[State]:
    """Return every position of a race."""
    states = [game.start()]
    for word in words:
        states.append(game.apply(states[-1], game.parse_action(word)))
    return states


def check_luck(review: Review, told: list[Told]) -> None:
    """Check that what is told of the 462 rolls has the mean that was told before, the roll that came among them."""
    assert len(told) == len(review.turns)
    points = {point.ply: point.chances for point in review.points}
    for turn, one in zip(review.turns, told, strict=True):
        assert one.rolls.shape[0] == len(ROLLS) == 462
        assert np.abs(ORDERS @ one.rolls / TICKETS - np.array(turn.before)).max() <= EXACT
        assert np.abs(one.rolls.sum(1) - 1).max() <= EXACT
        came = one.rolls[ROLLS.index(turn.dice[0])]
        after = np.array(turn.before) + turn.luck if len(turn.dice) == 1 else np.array(points[turn.begin + 1])
        assert np.abs(came - after).max() <= EXACT


@pytest.mark.parametrize(("board", "players", "options"), ESTIMATED)
def test_estimated_races_add_up_and_luck_is_fair(
    folder: Path, told: list[Told], board: str, players: int, options: dict[str, Any]
) -> None:
    game = hairpin.make("monza", track=board, players=players, starter=1, **options)
    reviewer = MonzaReviewer(game)
    for drivers in ((), ("racer",)):
        words = race(game, 7, *drivers)
        told.clear()
        review = reviewer.review(words)
        assert review.certainty == "estimated"
        check_sums(game, words, review)
        check_choices(review, EXACT)
        check_luck(review, told)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("board", "players", "options"), [*ESTIMATED, ("first-edition", 6, BONUS), ("long", 4, PRO)])
def test_many_estimated_races_add_up(
    folder: Path, told: list[Told], board: str, players: int, options: dict[str, Any], seed: int
) -> None:
    game = hairpin.make("monza", track=board, players=players, starter=seed % players, **options)
    words = race(game, seed, "champion", "racer", "random") if seed % 2 else race(game, seed)
    for effort in (0, 1):
        told.clear()
        review = MonzaReviewer(game).review(words, effort)
        check_sums(game, words, review)
        check_choices(review, EXACT)
        check_luck(review, told)


def test_more_effort_brings_a_smaller_error_and_says_when_it_is_enough(folder: Path) -> None:
    game = hairpin.make("monza", track="sprint", players=3)
    reviewer, words = MonzaReviewer(game), race(game, 5, "racer", "random")
    reviews = [reviewer.review(words, effort) for effort in range(5)]
    errors = [review.error for review in reviews]
    assert errors[:4] == sorted(errors, reverse=True)[:4]
    assert [review.is_final for review in reviews] == [False, False, False, True, True]
    assert reviews[3] == reviews[4]
    assert reviews[0] == MonzaReviewer(game).review(words), "equal races and efforts give equal reviews"
    best = reviews[3].turns
    for review in reviews[:3]:  # every curve lies where the best one is, within both errors
        for turn, right in zip(review.turns, best, strict=True):
            assert max(abs(a - b) for a, b in zip(turn.before, right.before, strict=True)) <= 2 * review.error


@pytest.mark.parametrize("options", [PRO, {**PRO, **BONUS}], ids=["pro", "pro-bonus"])
def test_the_luck_of_an_extra_roll_and_of_a_turbo_roll_has_expectation_0(folder: Path, options: dict[str, Any]) -> None:
    """What is looked at is moved by one affine map for all seats, which keeps this (`test_told.py`)."""
    game = hairpin.make("monza", track="sprint", players=2, **options)
    look = MonzaReviewer(game)._prospects.look
    seen = {"turbo-roll": 0, "reroll": 0}
    for seed in range(20):
        for state in follow(game, race(game, seed)):
            if state.phase in seen and seen[state.phase] < 2:
                outcomes = game.chance_outcomes(state)
                assert len(outcomes) == 21 if state.phase == "turbo-roll" else len(outcomes) > 1
                assert sum(weight for _, weight in outcomes) == 1
                after = np.array([look(game.advance(state, said)) for said, _ in outcomes])
                mean = np.array([float(weight) for _, weight in outcomes]) @ after
                assert np.abs(mean - np.array(look(state))).max() <= EXACT
                seen[state.phase] += 1
    assert all(seen.values()), seen


SOLVED = [
    ("bricks", 2, {}),
    ("targets", 2, {}),
    ("steps", 2, BONUS),
    ("sprint", 2, {}),
    ("sprint", 2, BONUS),
    ("pair", 3, {}),
    ("bricks", 3, {}),
    ("steps", 3, BONUS),
]


@pytest.mark.parametrize(("board", "players", "options"), SOLVED)
def test_solved_races_are_told_by_the_value_file(
    folder: Path, board: str, players: int, options: dict[str, Any]
) -> None:
    """The values are read by the tests of the solver; the last round is found by the rules alone, in fractions."""
    game = enter(board, players, **options)
    proof = Proof(game, folder)
    reviewer = MonzaReviewer(game)
    for drivers in ((), ("racer", "random")):
        words = race(game, 3, *drivers)
        review = reviewer.review(words)
        assert review.certainty == ("solved" if players == 2 else "certified")
        assert review.error == proof.solution.header["residual" if players == 2 else "epsilon"] < 1e-9
        assert review.is_final
        check_sums(game, words, review)
        check_choices(review, review.error + 1e-12)
        states = follow(game, words)
        for turn in review.turns:
            value = proof.worth(proof.course.canonical(states[turn.begin]))
            assert max(abs(a - float(b)) for a, b in zip(turn.before, value, strict=True)) <= 1e-11
            if board != "sprint" or options or drivers:
                continue
            begin = words[: turn.begin]
            mean = np.zeros(players)
            for roll, weight in game.chance_outcomes(states[turn.begin]):
                said = (*begin, game.format_action(roll))
                mean += float(weight) * np.array(reviewer.forecast(said).chances)
            assert np.abs(mean - np.array(turn.before)).max() <= 1e-11, "luck has expectation 0"


@pytest.mark.parametrize(("board", "players", "options"), [("sprint", 2, {}), ("sprint", 2, BONUS), ("oval", 2, {})])
def test_who_drives_by_the_values_loses_nothing_by_choices(
    folder: Path, board: str, players: int, options: dict[str, Any]
) -> None:
    game = enter(board, players, **options)
    solution = Proof(game, folder).solution
    for seed in range(4):
        words = race(game, seed, "champion")
        review = MonzaReviewer(game).review(words)
        assert review.certainty == "solved"
        for share in review.shares:
            assert abs(share.own) <= share.error <= solution.header["residual"] * (len(words) + 2) + 1e-12
        for turn in review.turns:
            assert all(abs(decision.cost) <= 1e-11 for decision in turn.decisions)


def test_estimated_costs_of_choices_are_near_the_solved_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = hairpin.make("monza", track="oval", players=2)
    races = [race(game, seed) for seed in range(12)]
    estimated = list(map(MonzaReviewer(game).review, races))
    solve(make_problem(game))
    solved = list(map(MonzaReviewer(game).review, races))
    assert {review.certainty for review in solved} == {"solved"}
    guessed, known = list_costs(estimated), list_costs(solved)
    assert sum(known) > 5, "there are blunders among them"
    assert max(abs(a - b) for a, b in zip(guessed, known, strict=True)) <= 2 * estimated[0].error


def list_costs(reviews: Sequence[Review]) -> list[float]:
    return [decision.cost for review in reviews for turn in review.turns for decision in turn.decisions]


def test_values_that_are_solved_meanwhile_are_used_from_then_on(folder: Path) -> None:
    game = hairpin.make("monza", track="sprint", players=2, starter=1, free_finish=True)
    words, reviewer = race(game, 1), MonzaReviewer(game)
    before = reviewer.review(words)
    Proof(game, folder)
    after = reviewer.review(words)
    assert (before.certainty, after.certainty) == ("estimated", "solved")
    assert after == MonzaReviewer(game).review(words)
