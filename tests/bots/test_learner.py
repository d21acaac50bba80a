"""The learner of Monza: weaker the lower its dial, beatable by random play, and as strong as its dial says."""

from __future__ import annotations

import pytest

import hairpin
from hairpin.analysis.monza.calibrate import Curves, format_curves, measure_share, smooth
from hairpin.bots import make_driver
from hairpin.bots.curve import invert
from hairpin.bots.monza.calibration import find_errors, name_curve, read_curves
from hairpin.bots.monza.learner import MonzaLearner
from hairpin.fast.monza import MonzaRaces
from hairpin.games.monza.kit import LEARNER_DIAL as DIAL

pytestmark = pytest.mark.compiled

BOARDS = ("oval", "first-edition", "long")


def test_a_lower_dial_errs_more_often() -> None:
    """From nearly no errors to an error in every decision."""
    game = hairpin.make("monza")
    errors = [MonzaLearner(game, percent).errors for percent in range(DIAL.least, DIAL.most + 1)]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] == 1.0
    assert 0.0 < errors[-1] < 0.2


@pytest.mark.parametrize("variants", [(), ("pro",), ("bonus",)], ids="-".join)
def test_a_learner_with_more_errors_wins_less(variants: tuple[str, ...]) -> None:
    """Against the racer, with the same random numbers."""
    races = MonzaRaces(hairpin.make("monza", **dict.fromkeys(variants, True)))
    shares = [measure_share(races, errors, 1000, 3) for errors in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == pytest.approx(
        0.5, abs=0.001
    )  # without errors it is the racer, with the same rolls on both seats
    assert shares[-1] < shares[0] - 0.2


@pytest.mark.parametrize(
    ("board", "variants"),
    [
        (board, variants)
        for board in BOARDS
        for variants in ((), ("pro",), ("bonus",), ("pro", "bonus"))
        if not ("pro" in variants and board == "first-edition")  # RU-19: no tiles on the first edition's board
    ],
)
def test_against_the_easiest_learner_random_play_wins_its_fair_share(board: str, variants: tuple[str, ...]) -> None:
    """Over both seats."""
    game = hairpin.make("monza", track=board, **dict.fromkeys(variants, True))
    easiest = make_driver(f"learner:{DIAL.least}", game).compiled()  # type: ignore[attr-defined]
    races, wins = MonzaRaces(game), 0.0
    for seat in range(2):
        winners = races.run(["random", easiest] if seat == 0 else [easiest, "random"], 1000, 5).winners
        wins += float(((winners >> seat & 1) / (1 + (winners == 3))).mean()) / 2
    assert wins >= 0.5


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("percent", [25, 35, 45])
def test_the_learner_wins_the_share_of_its_dial(board: str, percent: int) -> None:
    """Within three points, with another seed than that of the calibration."""
    game = hairpin.make("monza", track=board)
    share = measure_share(MonzaRaces(game), find_errors(game, percent), 2000, seed=11)
    assert 100 * share == pytest.approx(percent, abs=3)


def test_boards_that_were_not_measured_use_the_general_curve() -> None:
    """So users' boards have a learner too."""
    game = hairpin.make("monza", track="sprint", bonus=True)
    curves = read_curves()
    assert name_curve(game) == "sprint-bonus"
    assert name_curve(game) not in curves["wins"]
    assert find_errors(game, 30) == invert(curves["errors"], curves["wins"]["general"], 30)


def test_curves_fall_and_are_as_long_as_their_errors() -> None:
    curves = read_curves()
    for wins in curves["wins"].values():
        assert len(wins) == len(curves["errors"]) == len(curves["spread"])
        assert list(wins) == sorted(wins, reverse=True)


@pytest.mark.parametrize(("percent", "errors"), [(60, 0.0), (50, 0.0), (40, 0.25), (30, 0.5), (25, 0.75), (5, 1.0)])
def test_invert_interpolates_between_the_points_of_a_curve(percent: float, errors: float) -> None:
    """Linearly between two points, and clamped at both ends."""
    assert invert([0.0, 0.5, 1.0], [50, 30, 20], percent) == pytest.approx(errors)


def test_a_curve_that_rises_by_chance_is_smoothed() -> None:
    """Rising neighbours are pooled; the mean stays the same."""
    assert smooth([50, 40, 44, 45, 20]) == (50, 43, 43, 43, 20)


def test_written_curves_are_read_back() -> None:
    import tomllib  # noqa: PLC0415

    text = format_curves(Curves({"general": (50.0, 12.345)}, (0.0, 1.25)), 1)
    assert tomllib.loads(text)["wins"] == {"general": [50.0, 12.35]}
