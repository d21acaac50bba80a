"""The ledger of a race: whatever the chances were read from, all parts add up, and what is told can be told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hairpin.analysis.ledger import CLEAR, NOBODY, Basis, Step, settle
from hairpin.core.review import Chances, Decision, Review, Way

EXACT = Basis("solved", 0.0)


def split(weights: Sequence[float]) -> Chances:
    return tuple(weight / sum(weights) for weight in weights)


def decide(ply: int, seat: int, cost: float, worth: float = 0.2, ways: int = 2) -> Decision:
    way = Way(("stop",), (), 0.5)
    return Decision(ply, seat, way, way, cost, ways, "far", worth)


@st.composite
def races(draw: st.DrawFn) -> tuple[Chances, list[Step], list[tuple[int, int]]]:
    """Draw a race of two to six seats: turns of a roll and some decisions, each of any seat."""
    seats = draw(st.integers(2, 6))
    chances = st.lists(st.floats(0.01, 1.0), min_size=seats, max_size=seats).map(split)
    steps, turns, ply = [], [], 0
    for _ in range(draw(st.integers(1, 8))):
        turns.append((ply, draw(st.integers(0, seats - 1))))
        for kind in draw(st.lists(st.sampled_from(["luck", "choice"]), min_size=1, max_size=5)):
            ply += draw(st.integers(1, 3))
            seat = draw(st.integers(0, seats - 1))
            cost = draw(st.floats(0.0, 0.5))
            decision = decide(ply - 1, seat, cost) if kind == "choice" else None
            steps.append(Step(ply, "luck" if decision is None else "choice", seat, draw(chances), decision, kind))
    return draw(chances), steps, turns


@given(races())
def test_start_luck_own_and_others_choices_are_the_result_of_every_seat(
    race: tuple[Chances, list[Step], list[tuple[int, int]]],
) -> None:
    start, steps, turns = race
    review = settle(start, steps, turns, EXACT)
    assert [share.start for share in review.shares] == list(start)
    assert [share.result for share in review.shares] == list(steps[-1].after)
    for share in review.shares:
        assert abs(share.start + share.luck + share.own + share.others - share.result) <= 1e-9


@given(races())
def test_turns_follow_each_other_and_add_up_to_the_shares(
    race: tuple[Chances, list[Step], list[tuple[int, int]]],
) -> None:
    start, steps, turns = race
    review = settle(start, steps, turns, EXACT)
    assert [turn.number for turn in review.turns] == [*range(1, len(turns) + 1)]
    assert [turn.begin for turn in review.turns[1:]] == [turn.end for turn in review.turns[:-1]]
    assert (review.turns[0].begin, review.turns[-1].end) == (0, steps[-1].ply)
    before = start
    for turn in review.turns:
        assert turn.before == before
        for seat, chance in enumerate(turn.after):
            assert abs(turn.before[seat] + turn.luck[seat] + turn.choices[seat] - chance) <= 1e-9
        before = turn.after
    for seat, share in enumerate(review.shares):
        assert abs(sum(turn.luck[seat] for turn in review.turns) - share.luck) <= 1e-9
        assert abs(sum(turn.choices[seat] for turn in review.turns) - share.own - share.others) <= 1e-9
    assert sum(len(turn.decisions) for turn in review.turns) == sum(step.decision is not None for step in steps)
    assert sum(len(turn.dice) for turn in review.turns) == sum(step.kind == "luck" for step in steps)


def test_what_choices_are_booked_at_and_what_they_cost_differ_by_the_error_that_is_told() -> None:
    steps = [Step(1, "luck", 0, (0.6, 0.4)), Step(2, "choice", 0, (0.5, 0.5), decide(1, 0, 0.07))]
    review = settle((0.5, 0.5), steps, [(0, 0)], Basis("estimated", 0.02))
    assert review.shares[0].own == pytest.approx(-0.1)
    assert review.shares[0].error == pytest.approx(0.02 + 0.03)
    assert review.shares[1].error == pytest.approx(0.02)


def race_by_changes(changes: Sequence[float], error: float = 0.0) -> Review:
    """A race of two in which the first seat's chance changes by these, by luck alone, once a turn."""
    chances = [*accumulate(changes, initial=0.5)]
    steps = [Step(number, "luck", 0, (chance, 1 - chance)) for number, chance in enumerate(chances[1:], start=1)]
    return settle((0.5, 0.5), steps, [(number, number % 2) for number in range(len(changes))], Basis("solved", error))


def test_luck_is_counted_where_it_is_clear() -> None:
    review = race_by_changes([0.1, -0.2, CLEAR / 2, 0.05])
    assert [(receipt.helped, receipt.hurt) for receipt in review.receipts] == [(2, 1), (1, 2)]
    assert review.turning_point == 2
    review = race_by_changes([0.1, -0.2, CLEAR / 2, 0.05], error=0.15)
    assert [(receipt.helped, receipt.hurt) for receipt in review.receipts] == [(0, 1), (1, 0)], "the error hides some"


def test_nobody_is_called_lucky_where_the_error_is_as_large_as_the_difference() -> None:
    assert race_by_changes([0.2]).luckiest == 0
    assert race_by_changes([-0.2]).luckiest == 1
    assert race_by_changes([0.2], error=0.25).luckiest is None
    assert race_by_changes([CLEAR / 4]).luckiest is None


def test_a_turn_in_which_nothing_changed_decided_nothing() -> None:
    assert race_by_changes([0.0, CLEAR / 3]).turning_point == 0


def settle_decisions(*decisions: Decision) -> Review:
    steps = [Step(number, "choice", one.seat, (0.5, 0.5), one) for number, one in enumerate(decisions, start=1)]
    return settle((0.5, 0.5), steps, [(number, one.seat) for number, one in enumerate(decisions)], EXACT)


def test_clever_is_a_good_choice_where_there_was_most_to_be_won_by_thinking() -> None:
    review = settle_decisions(decide(0, 0, 0.0, 0.1), decide(1, 1, 0.0, 0.4), decide(2, 0, 0.02, 0.3))
    assert [receipt.cleverest for receipt in review.receipts] == [3, 2]
    review = settle_decisions(decide(0, 0, 0.0, 0.5, ways=1), decide(1, 1, 0.3, 0.5), decide(2, 0, 0.0, CLEAR / 2))
    assert [receipt.cleverest for receipt in review.receipts] == [0, 0], "no choice, a bad one, nothing to be won"


def test_the_costliest_choice_is_told_where_it_is_clear() -> None:
    review = settle_decisions(decide(0, 0, CLEAR / 2), decide(1, 1, 0.3), decide(2, 1, 0.4), decide(3, 1, 0.4))
    assert [receipt.costliest for receipt in review.receipts] == [0, 3], "of equal ones the first"


def test_what_nobody_decided_is_booked_to_all_as_the_choices_of_others() -> None:
    steps = [Step(1, "choice", 0, (0.4, 0.6), decide(0, 0, 0.1)), Step(1, "choice", NOBODY, (0.0, 1.0))]
    shares = settle((0.5, 0.5), steps, [(0, 0)], Basis("estimated", 0.01)).shares
    assert [share.own for share in shares] == pytest.approx([-0.1, 0.0])
    assert [share.others for share in shares] == pytest.approx([-0.4, 0.5])
    assert shares[0].error == pytest.approx(0.01)
