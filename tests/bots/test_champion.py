"""The champion of Monza: it plays by solved values if there are any, and loads a value file that appears."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import hairpin
from hairpin.bots.monza.champion import MonzaChampion
from hairpin.bots.race import Randomness, drive
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
    """Let the champion decide for every seat until the turn is over."""
    turn = state.turn
    while state.turn == turn and state.phase in ("drive", "bonus"):
        action = champion.choose(state, game.legal_actions(state), Random(0))
        state = game.apply(state, action)
    return state


@pytest.mark.parametrize(
    ("stopping", "dtype"), [("keep-going", "float64"), ("free", "float64"), ("keep-going", "float32")]
)
def test_the_champion_chooses_the_endings_of_the_compiled_value_driver(stopping: str, dtype: str) -> None:
    """Compared on every turn of some races."""
    game = hairpin.make("monza", track="sprint", stopping=stopping)
    values = solve(make_problem(game), dtype=dtype).driver().values
    champion = MonzaChampion(game)
    champion.wait()
    assert champion.basis == "solved"
    number = {place: n for n, place in enumerate(lay_board(game).places)}
    compared = 0
    for seed in range(40):
        for before, action, after in drive(game, [champion, champion], Randomness.from_seed(game, str(seed))):
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
def test_with_the_bonus_move_the_champions_choices_reach_the_solved_values(others_only: bool) -> None:
    """The mean value after its choices, over all rolls, equals the solved value of the position before."""
    game = hairpin.make("monza", track="sprint", bonus=True, others_only=others_only)
    solution: Solution = solve(make_problem(game))
    champion = MonzaChampion(game)
    champion.wait()
    assert champion.basis == "solved"
    course, random = Course(game), Random(4)
    read = read_values(solution, course)
    races = [drive(game, [champion] * 2, Randomness.from_seed(game, seed)) for seed in "012"]
    positions = [state for race in races for state, *_ in race if state.phase == "roll"]
    for state in random.sample(positions, 12):
        mean = 0.0
        for roll, chance in game.chance_outcomes(state):
            ended = take_turn(game, champion, game.apply(state, roll))
            outcome = game.outcome(ended)
            worth = float(outcome.share(state.turn)) if outcome else read(locate(course, ended))[state.turn]
            mean += float(chance) * worth
        assert mean == pytest.approx(read(locate(course, state))[state.turn], abs=1e-9)


def locate(course: Course, state: State) -> Position:
    """Return a position of the proofs: used dice are kept only where they may still matter."""
    cars = tuple(course.finish if car in course.game.track.finish else car for car in state.cars)
    used = [
        dice if seat < state.turn and course.is_near(state.turn, cars[seat]) else 0
        for seat, dice in enumerate(state.used)
    ]
    return Position(state.turn, cars, tuple(used))


def test_the_champion_uses_its_tables_until_a_value_file_appears() -> None:
    """It solves nothing itself; `basis` changes from tables to solved."""
    game = hairpin.make("monza", track="sprint")
    champion = MonzaChampion(game)
    assert champion.basis == "tables"
    state = game.apply(game.start(), game.parse_action("rygbwp"))
    champion.choose(state, game.legal_actions(state), Random(0))
    solve(make_problem(game))
    champion.wait()
    assert str(champion.basis) == "solved"
    champion.choose(state, game.legal_actions(state), Random(0))


def test_the_champion_uses_its_tables_if_the_value_file_is_damaged() -> None:
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
def test_the_champion_uses_its_tables_for_races_that_cannot_be_solved(options: dict[str, object]) -> None:
    """Tiles, six cars, four with the bonus move."""
    champion = MonzaChampion(hairpin.make("monza", **options))
    assert champion.wait() is None
    assert champion.basis == "tables"


def test_ru4_values_of_a_race_without_push_targets_are_refused_for_one_with_it() -> None:
    """Values do not depend on the target square of a finished car."""
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
