"""Solved drivers race each other by the rules: each seat wins as often as its value says."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from hairpin.games.monza.track import START
from solve.conftest import Solved
from solve.course import Position
from solve.proof import Proof

pytestmark = pytest.mark.compiled

ERRORS = 4


def race(proof: Proof, random: Random) -> tuple[float, ...]:
    """Race once; return which part of the win each seat has."""
    course, policy = proof.course, proof.policy
    rolls = course.game.chance_outcomes(course.game.start())
    at = Position(0, (START,) * course.seats, (0,) * course.seats)
    while not course.is_over(at):
        case = course.ask(at, rolls.draw(random))
        ending = random.choices(case, policy.drive(at, case))[0]
        at = random.choices(course.follow(at, ending).positions, policy.take_bonus(at, ending))[0]
    return tuple(map(float, course.shares(at)))


def check(proof: Proof, races: int, seed: int) -> None:
    """Race often; no seat may be further from its value than luck allows."""
    random = Random(seed)
    shares = [race(proof, random) for _ in range(races)]
    for seat, value in enumerate(proof.solution.win_chances):
        mean = sum(share[seat] for share in shares) / races
        spread = sqrt(sum((share[seat] - mean) ** 2 for share in shares) / (races - 1))
        assert abs(mean - value) <= ERRORS * spread / sqrt(races)


@pytest.mark.parametrize(
    ("board", "players", "options", "races"),
    [
        ("sprint", 2, {}, 6_000),
        ("sprint", 2, {"bonus": True}, 3_000),
        ("steps", 4, {}, 6_000),
        ("tyre", 2, {"stopping": "free", "free_finish": True}, 6_000),
    ],
    ids=str,
)
def test_each_seat_wins_as_often_as_its_value_says(
    board: str, players: int, options: dict[str, object], races: int, solved: Solved
) -> None:
    check(solved(board, players, **options), races, seed=4)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("oval", 2, {}),
        ("oval", 3, {}),
        ("oval", 2, {"bonus": True}),
        ("first-edition", 2, {}),
        ("sprint", 4, {}),
        ("sprint", 2, {}),
        ("sprint", 3, {}),
        ("sprint", 2, {"bonus": True}),
        ("steps", 4, {}),
        ("tyre", 2, {"stopping": "free", "free_finish": True}),
    ],
    ids=str,
)
def test_each_seat_wins_as_often_as_its_value_says_in_many_races(
    board: str, players: int, options: dict[str, object], solved: Solved
) -> None:
    check(solved(board, players, **options), 20_000, seed=5)
