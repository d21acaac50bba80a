"""Solved values proved on tiny boards: the rules alone, in fractions, give the same, and no reply is better."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from hairpin.core.errors import TrackFileError
from hairpin.solve import make_problem, solve
from hairpin.solve.annealing import TEMPERATURES
from rules.boards import lay_track
from solve.proof import BOARDS, Proof, enter

pytestmark = pytest.mark.compiled

CLOSE = 1e-10
NOTHING = 1e-12

STOPPING = ("keep-going", "longest", "free")
TWO_CARS = [
    *[("tyre", 2, {"stopping": stopping, "free_finish": free}) for stopping in STOPPING for free in (False, True)],
    *[
        pytest.param("three", 2, {"stopping": stopping, "free_finish": free}, marks=pytest.mark.soak)
        for stopping in STOPPING
        for free in (False, True)
    ],
    *[(board, 2, {}) for board in BOARDS],
    *[(board, 2, {"bonus": True}) for board in BOARDS],
    ("steps", 2, {"bonus": True, "others_only": True}),
    ("tyre", 2, {"bonus": True, "cars": "green,yellow", "stopping": "free", "free_finish": True}),
]
MORE_CARS = [
    ("steps", 3, {}),
    ("targets", 3, {"stopping": "longest"}),
    ("pair", 4, {}),
    ("pair", 3, {"bonus": True}),
    # Hundreds of positions in fractions take long; each day they are backed up in floats (test_backup).
    pytest.param("soft", 4, {}, marks=pytest.mark.soak),
    pytest.param("steps", 4, {}, marks=pytest.mark.soak),
]


def check(proof: Proof) -> None:
    """Prove one solved race: its values, that no seat has a better reply than it says, and that no race is longer."""
    header = proof.solution.header
    for position in proof.positions:
        assert proof.read(position) == pytest.approx([float(value) for value in proof.values[position]], abs=CLOSE)
    for seat in range(proof.course.seats):
        gain = proof.best_gain(seat)
        assert 0 <= gain <= header["epsilon"]
        assert gain <= header["epsilon_reply"]
        if not proof.temperature and proof.course.seats == 2:
            assert gain <= NOTHING


@pytest.mark.parametrize(("board", "players", "options"), [*TWO_CARS, *MORE_CARS], ids=str)
def test_exact_fractions_give_the_same_values_and_no_response_is_better(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    check(Proof(enter(board, players, **options), tmp_path))


@pytest.mark.parametrize(
    ("board", "players", "temperature"),
    [
        ("tyre", 2, 0.1),
        ("steps", 3, 0.01),
        ("pair", 4, 0.05),
        pytest.param("soft", 4, 0.05, marks=pytest.mark.soak),
    ],
)
def test_the_bounds_hold_at_a_given_temperature(board: str, players: int, temperature: float, tmp_path: Path) -> None:
    proof = Proof(enter(board, players), tmp_path, temperature=temperature)
    assert proof.temperature == temperature
    check(proof)
    assert proof.solution.header["epsilon"] > 1e-6, "who chooses by lot could do better"


def test_a_board_whose_values_converge_only_by_softmax_is_among_those_proved(tmp_path: Path) -> None:
    assert Proof(enter("soft", 4), tmp_path).temperature > 0


@pytest.mark.parametrize("board", ["steps", pytest.param("sprint", marks=pytest.mark.soak)])
def test_best_responses_that_cycle_converge_after_a_warm_start(board: str, tmp_path: Path) -> None:
    temperatures = []
    found = solve(
        make_problem(enter(board, 4)), tmp_path, on_sweep=lambda report: temperatures.append(report.temperature)
    )
    assert 0 < max(temperatures) == TEMPERATURES[1]
    assert found.temperature == 0
    assert found.header["residual"] <= NOTHING
    assert found.header["epsilon"] <= 1e-11


@pytest.mark.parametrize(
    ("board", "players", "options"),
    [
        ("tyre", 2, {}),
        ("three", 2, {"stopping": "free", "free_finish": True}),
        ("pair", 3, {}),
        ("pair", 2, {"bonus": True}),
    ],
    ids=str,
)
def test_no_response_makes_a_race_last_longer_than_the_header_says(
    board: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    proof = Proof(enter(board, players, **options), tmp_path)
    longest = max(proof.longest(seat) for seat in range(players))
    assert 1 < longest <= proof.solution.header["longest"]


@pytest.mark.parametrize(("board", "players"), [("tyre", 2), ("pair", 3)])
def test_with_bonus_moves_the_tables_hold_the_last_round_as_the_rules_have_it(
    board: str, players: int, tmp_path: Path
) -> None:
    proof = Proof(enter(board, players, bonus=True), tmp_path)
    course = proof.course
    late = [to for to in course.closure(proof.positions, with_last_round=True) if course.is_last_round(to)]
    assert len(late) > 40
    for position in late:
        exact = [float(value) for value in proof.last_round.worth(position)]
        assert proof.read(position) == pytest.approx(exact, abs=1e-14)


def test_a_wrong_value_is_noticed(tmp_path: Path) -> None:
    proof = Proof(enter("tyre", 2), tmp_path)
    wrong = next(position for position in proof.positions if position.cars == ("A1", "B2"))
    honest = proof.read
    proof.read = lambda position: tuple(reversed(honest(position))) if position == wrong else honest(position)
    with pytest.raises(AssertionError):
        check(proof)


def test_a_better_response_is_found_where_there_is_one(tmp_path: Path) -> None:
    """Drivers frozen by upside-down values race badly; the responder's gain over them is large and exact."""
    proof = Proof(enter("tyre", 2), tmp_path)
    honest = proof.read
    proof.read = lambda position: tuple(reversed(honest(position)))
    gain = proof.best_gain(0)
    assert isinstance(gain, Fraction)
    assert gain > Fraction(1, 20)


def _random_board(random: Random) -> object:
    """Cut two or three lanes of one length at random; colours and now and then a tyre at random too."""
    while True:
        lanes = []
        for _ in range(random.choice((2, 2, 3))):
            cuts = sorted(random.sample(range(1, 6), random.choice((1, 1, 2))))
            lengths = [to - since for since, to in zip([0, *cuts], [*cuts, 6], strict=True)]
            lanes.append(
                " ".join(f"{random.choice('rygbwp#' if n else 'rygbwp')}{length}/2" for n, length in enumerate(lengths))
            )
        try:
            return lay_track(*lanes, finish=random.choice(("white", "red")))
        except TrackFileError:
            continue


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(120))
def test_random_boards_are_proved_too(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    monkeypatch.setitem(BOARDS, "random", _random_board(random))
    players = random.choice((2, 2, 2, 3)) if seed % 3 else 2
    options: dict[str, object] = {
        "stopping": random.choice(STOPPING),
        "free_finish": random.random() < 0.3,
        "bonus": random.random() < 0.4,
        "others_only": random.random() < 0.3,
    }
    check(Proof(enter("random", players, **options), tmp_path))
