"""Solved values of the shipped boards agree with the rules turn by turn; residual and gain are what the header says."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from hairpin.games.monza.track import START
from solve.conftest import Solved
from solve.course import Course, Position
from solve.policy import Backup, LastRound
from solve.proof import Proof, enter

pytestmark = pytest.mark.compiled

ROUNDING = 1e-12


def check(proof: Proof, positions: Iterable[Position]) -> int:
    """Back up one turn from each position by the rules alone; return the number of positions."""
    course, header = proof.course, proof.solution.header
    last_round = LastRound(course, float)

    def worth(position: Position) -> tuple[float, ...]:
        is_in_tables = not course.is_last_round(position) and not course.is_over(position)
        return proof.read(position) if is_in_tables else last_round.worth(position)

    back_up = Backup(course, worth, proof.temperature)
    count = 0
    for position in positions:
        count += 1
        look = back_up(position)
        assert proof.read(position) == pytest.approx(look.values, abs=header["residual"] + ROUNDING), position
        assert look.gain <= header["gain"] + ROUNDING, position
        assert sum(look.values) == pytest.approx(1, abs=ROUNDING)
    return count


def draw_positions(course: Course, places: int, standings: int, seed: int) -> list[Position]:
    """Draw some places for the mover, and standings of the others for each."""
    random = Random(seed)
    drawn = []
    for turn in range(course.seats):
        for place in random.sample(course.road, places):
            for _ in range(standings):
                others = random.sample([spot for spot in course.road if spot != place], course.seats - 1)
                cars = (*others[:turn], place, *others[turn:])
                drawn.append(Position(turn, cars, (0,) * course.seats))
    return drawn


def test_two_cars_on_sprint_follow_the_rules_in_every_position(solved: Solved) -> None:
    proof = solved("sprint", 2)
    road = len(proof.course.road)
    assert check(proof, (at for turn in range(2) for at in proof.course.standing(turn))) == 2 * (road**2 - road + 1)


def test_four_cars_on_a_tiny_board_follow_the_rules_in_every_position(solved: Solved) -> None:
    """Best responses cycle here; `make soak` proves the same race in fractions."""
    proof = solved("steps", 4)
    assert not proof.temperature
    assert check(proof, (at for turn in range(4) for at in proof.course.standing(turn))) > 800


def test_three_cars_on_sprint_follow_the_rules_with_every_place_of_the_mover(solved: Solved) -> None:
    """All positions are too many for each day: here the others stand on every third space only."""
    proof = solved("sprint", 3)
    chosen = set(proof.course.road[::3]) | {START}
    positions = [
        at
        for turn in range(3)
        for at in proof.course.standing(turn)
        if {*at.cars[:turn], *at.cars[turn + 1 :]} <= chosen
    ]
    assert check(proof, positions) > 3_000


@pytest.mark.soak
def test_three_cars_on_sprint_follow_the_rules_in_every_position(solved: Solved) -> None:
    proof = solved("sprint", 3)
    assert check(proof, (at for turn in range(3) for at in proof.course.standing(turn))) > 25_000


def test_two_cars_on_oval_follow_the_rules_in_positions_drawn_at_random(solved: Solved) -> None:
    proof = solved("oval", 2)
    assert check(proof, draw_positions(proof.course, 8, 20, seed=4)) == 320


@pytest.mark.soak
@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("oval", 2, {}),
        ("oval", 3, {}),
        ("first-edition", 2, {}),
        ("first-edition", 3, {}),
        ("long", 2, {}),
        ("oval", 2, {"stopping": "longest"}),
        ("oval", 2, {"stopping": "free", "free_finish": True}),
        ("sprint", 4, {}),
    ],
    ids=str,
)
def test_shipped_boards_follow_the_rules_in_positions_drawn_at_random(
    board: str, players: int, options: dict[str, object], solved: Solved
) -> None:
    proof = solved(board, players, **options)
    check(proof, draw_positions(proof.course, 15, 30, seed=7))


@pytest.mark.parametrize("cars", ["red,blue", "yellow,green"])
def test_bonus_moves_on_sprint_follow_the_rules_in_positions_drawn_at_random(cars: str, solved: Solved) -> None:
    proof = solved("sprint", 2, bonus=True, cars=cars)
    first = draw_positions(proof.course, 10, 12, seed=9)
    after = proof.course.closure(first[:2])
    assert check(proof, [at for at in first if at.turn == 0] + Random(1).sample(after, 100)) == 220


def test_the_position_after_a_drive_does_not_depend_on_where_it_began() -> None:
    """The proof plays each ending once for all places that it can be reached from: here it is seen that it may."""
    course = Course(enter("sprint", 3))
    others = [
        Position(1, cars, (0, 0, 0)) for cars in [("S", "", "S"), ("A3", "", "A4"), ("B4", "", "C5"), ("C4", "", "S")]
    ]
    for place in course.road:
        for case in course.cases(1, place):
            for ending in case:
                roll, drive = course.drive_of(place, ending)
                for standing in others:
                    assert course.replay(standing, place, roll, drive) == course.leads(standing, ending)


def test_mz10_other_cars_do_not_change_what_a_roll_offers() -> None:
    """The proof lists offers on an empty road: here cars stand in the way."""
    course = Course(enter("sprint", 3))
    game, random = course.game, Random(10)
    for position in draw_positions(course, 6, 3, seed=5):
        roll = game.chance_outcomes(game.start()).draw(random)
        assert course.ask_at(position, roll) == course.ask(position, roll)
