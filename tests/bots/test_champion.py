"""The champion: where a race is solved it plays the values, choice by choice; a file that appears is taken up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import hairpin
from hairpin.bots.monza.champion import MonzaChampion
from hairpin.bots.race import Luck, drive
from hairpin.core.errors import DriverTableError, OptionValueError
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.dice import DICE, ROLLS
from hairpin.fast.monza.drivers.by_value import choose_by_value
from hairpin.games.monza import Monza, State
from hairpin.solve import Solution, make_problem, solve
from hairpin.solve.value_file import values_folder
from rules.boards import TARGETS
from solve.course import Course, Position
from solve.values import read_values

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def _own_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert tmp_path in values_folder().parents


def take_turn(game: Monza, champion: MonzaChampion, state: State) -> State:
    """Let the champion decide until the turn is over, for every seat that is asked."""
    turn = state.turn
    while state.turn == turn and state.phase in ("drive", "bonus"):
        action = champion.choose(state, game.legal_actions(state), Random(0))
        state = game.apply(state, action)
    return state


@pytest.mark.parametrize(
    ("stopping", "dtype"), [("keep-going", "float64"), ("free", "float64"), ("keep-going", "float32")]
)
def test_the_champion_plays_the_solved_values_choice_by_choice(stopping: str, dtype: str) -> None:
    """On every turn of some races its drive ends as the compiled driver of the values would end it."""
    game = hairpin.make("monza", track="sprint", stopping=stopping)
    values = solve(make_problem(game), dtype=dtype).driver().values
    champion = MonzaChampion(game)
    champion.wait()
    assert champion.basis == "solved"
    number = {place: n for n, place in enumerate(lay_board(game).places)}
    compared = 0
    for seed in range(40):
        for before, action, after in drive(game, [champion, champion], Luck.from_seed(game, str(seed))):
            if before.phase != "roll" or after.phase != "drive":
                continue
            place = np.array([number[car] for car in before.cars])
            mover, other = before.turn, 1 - before.turn
            is_home = place[other] >= values.road
            leaders, lead = (1 << other, before.used[other]) if is_home else (0, DICE + 1)
            moved = 1 << other if mover == 1 and not is_home else 0
            ending = choose_by_value(values, mover, place, moved, leaders, lead, ROLLS.index(action.dice), 0)
            ended = take_turn(game, champion, after)
            assert number[ended.cars[mover]] == values.end[ending]
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("others_only", [False, True])
def test_with_the_bonus_move_the_champion_gets_what_positions_are_worth(others_only: bool) -> None:
    """The mean over all rolls of what its choices lead to is the solved value of the position before."""
    game = hairpin.make("monza", track="sprint", bonus=True, others_only=others_only)
    solution: Solution = solve(make_problem(game))
    champion = MonzaChampion(game)
    champion.wait()
    assert champion.basis == "solved"
    course, random = Course(game), Random(4)
    read = read_values(solution, course)
    lucks = [Luck.from_seed(game, seed) for seed in "012"]
    positions = [state for luck in lucks for state, *_ in drive(game, [champion] * 2, luck) if state.phase == "roll"]
    for state in random.sample(positions, 12):
        mean = 0.0
        for roll, chance in game.chance_outcomes(state):
            ended = take_turn(game, champion, game.apply(state, roll))
            outcome = game.outcome(ended)
            worth = float(outcome.share(state.turn)) if outcome else read(locate(course, ended))[state.turn]
            mean += float(chance) * worth
        assert mean == pytest.approx(read(locate(course, state))[state.turn], abs=1e-9)


def locate(course: Course, state: State) -> Position:
    """Return a position as the proofs of solved values know it: with dice only where they may still count."""
    cars = tuple(course.finish if car in course.game.track.finish else car for car in state.cars)
    used = [
        dice if seat < state.turn and course.is_near(state.turn, cars[seat]) else 0
        for seat, dice in enumerate(state.used)
    ]
    return Position(state.turn, cars, tuple(used))


def test_without_a_file_the_champion_reckons_and_takes_up_a_file_that_appears() -> None:
    """It solves nothing itself, and says what it stands on."""
    game = hairpin.make("monza", track="sprint")
    champion = MonzaChampion(game)
    assert champion.basis == "tables"
    state = game.apply(game.start(), game.parse_action("rygbwp"))
    champion.choose(state, game.legal_actions(state), Random(0))
    solve(make_problem(game))
    champion.wait()
    assert str(champion.basis) == "solved"
    champion.choose(state, game.legal_actions(state), Random(0))


def test_a_damaged_file_is_left_alone() -> None:
    """The champion goes on by its tables."""
    game = hairpin.make("monza", track="sprint")
    solve(make_problem(game))
    [file] = values_folder().glob("*.values")
    file.write_bytes(file.read_bytes()[:-8] + b"damaged!")
    champion = MonzaChampion(game)
    assert champion.wait() is None
    assert champion.basis == "tables"


@pytest.mark.parametrize(
    "options", [{"pro": True}, {"track": "first-edition", "players": 6}, {"players": 4, "bonus": True}]
)
def test_where_no_race_of_the_kind_is_solved_the_champion_reckons(options: dict[str, object]) -> None:
    """Tiles, six cars, four with the bonus move."""
    champion = MonzaChampion(hairpin.make("monza", **options))
    assert champion.wait() is None
    assert champion.basis == "tables"


def test_ru4_values_of_a_race_whose_targets_hold_all_are_not_for_one_in_which_cars_are_pushed_out() -> None:
    """Values know who is home, not on which square."""
    plain, pushing = (hairpin.make("monza", track=TARGETS, players=2, push_targets=on) for on in (False, True))
    solve(make_problem(plain))
    driver = MonzaChampion(plain).compiled()
    assert driver is not None
    with pytest.raises(DriverTableError, match="push_targets"):
        MonzaRaces(pushing).run([driver, "racer"], 1, 1)
    champion = MonzaChampion(pushing)
    assert champion.wait() is None
    assert champion.basis == "tables"
    for bonus in (False, True):
        with pytest.raises(OptionValueError, match="not on which square"):
            make_problem(hairpin.make("monza", track=TARGETS, players=2, bonus=bonus, push_targets=True))
