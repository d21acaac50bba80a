"""How estimates of one turn are moved to better ones: sums stay, luck keeps its expectation of 0, the end is met."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from hairpin.analysis.monza.prospects import Floats, Prospect
from hairpin.analysis.monza.told import Told, tell, tell_moved
from hairpin.core.review import Chances
from hairpin.fast.monza.dice import ORDERS, ROLLS, TICKETS

SEEDS = st.integers(0, 2**32)


def draw_chances(random: np.random.Generator, rows: int, seats: int) -> Floats:
    """Chances of all seats, some of them certain; often a seat has none at all."""
    weights = random.random((rows, seats)) ** random.choice([1, 4, 30]) + 1e-300
    weights[:, random.random(seats) < random.choice([0.0, 0.3])] = 0.0
    weights[:, -1] += weights.sum(1) == 0.0
    return np.asarray(weights / weights.sum(1, keepdims=True))


def check(told: Told) -> None:
    assert np.allclose(told.rolls.sum(1), 1.0, atol=1e-9)
    assert (told.rolls >= -1e-12).all()
    assert (told.rolls <= 1.0 + 1e-12).all()
    mean = ORDERS @ told.rolls / TICKETS
    assert np.abs(mean - np.array(told.begin)).max() <= 1e-9, "luck has expectation 0"


@given(SEEDS, st.integers(2, 6))
def test_rolls_that_are_moved_keep_their_mean(seed: int, seats: int) -> None:
    random = np.random.default_rng(seed)
    prospect = Prospect(draw_chances(random, len(ROLLS), seats))
    begin = draw_chances(random, 1, seats)[0]
    told = tell_moved(prospect, begin)
    check(told)
    assert np.abs(np.array(told.begin) - begin).max() <= 1e-9
    check(tell(prospect))


@given(SEEDS, st.integers(2, 6))
def test_a_turn_leads_to_its_end_and_the_other_rolls_make_up_for_it(seed: int, seats: int) -> None:
    random = np.random.default_rng(seed)
    rolls = draw_chances(random, len(ROLLS), seats)
    rolls = rolls[random.integers(0, random.choice([2, 40, len(ROLLS)]), len(ROLLS))]  # many rolls are worth the same
    told = tell_moved(Prospect(rolls), draw_chances(random, 1, seats)[0])
    roll, mover = int(random.integers(len(ROLLS))), int(random.integers(seats))
    end = tuple(map(float, draw_chances(random, 1, seats)[0]))
    looks = [tuple(map(float, rolls[roll]))]
    for _ in range(int(random.integers(0, 3))):  # each look after the roll is of a choice, and so no better
        lost = float(random.random()) * looks[-1][mover]
        worse = draw_chances(random, 1, seats)[0]
        worse[mover] = 0.0
        worse[(mover + 1) % seats] += worse.sum() == 0.0
        worse *= (1.0 - looks[-1][mover] + lost) / worse.sum()
        worse[mover] = looks[-1][mover] - lost
        looks.append(tuple(map(float, worse)))
    led = told.lead_to(end, looks)
    check(led)
    assert led.begin == told.begin, "what was told before the roll stays"
    assert np.abs(np.array(led.move(looks[0])) - led.rolls[roll]).max() <= 1e-9, "the roll is told as it was moved"
    assert 0.0 <= led.keep <= 1.0
    check_end(led, told, looks, end)
    own = [led.move(look)[mover] for look in looks]
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(own)), "no choice gains"


def check_end(led: Told, told: Told, looks: list[Chances], end: Chances) -> None:
    """Check that the end is told as it is known, or nearer to it than before, as far as the other rolls leave room."""
    moved = told.keep * np.array(looks) + told.add
    if moved.min() >= 0.0 and moved.max() <= 1.0:
        before, now = moved[-1], np.array(led.move(looks[-1]))
        assert np.abs(now - end).max() <= np.abs(before - end).max() + 1e-9


def test_a_choice_costs_as_much_where_another_seat_cannot_win_any_more() -> None:
    """Two seats race on, with or without a third one that has no chance."""
    told = []
    for none in ((), (0.0,)):
        rolls = np.array([(0.7, 0.3, *none) if number % 2 else (0.5, 0.5, *none) for number in range(len(ROLLS))])
        begin = np.array((0.6, 0.4, *none))
        turn = tell_moved(Prospect(rolls), begin)
        told.append(turn.lead_to((0.2, 0.8, *none), [(0.7, 0.3, *none), (0.2, 0.8, *none)]))
        check(told[-1])
        assert told[-1].keep > 0.9
    two, three = (turn.move(look) for turn, look in zip(told, ((0.7, 0.3), (0.7, 0.3, 0.0)), strict=True))
    assert np.allclose(two, three[:2])


def test_a_roll_of_which_more_was_made_than_it_looked_is_told_with_it() -> None:
    rolls = np.array([(0.5, 0.5) if number % 2 else (0.4, 0.6) for number in range(len(ROLLS))])
    turn = tell_moved(Prospect(rolls), ORDERS @ rolls / TICKETS)
    led = turn.lead_to((0.45, 0.55), [(0.48, 0.52), (0.48, 0.52)], came=(0.4, 0.6))
    check(led)
    assert np.allclose(led.rolls[0], (0.45, 0.55)), "nothing was lost by the choice after it"
    assert np.allclose(led.move((0.48, 0.52)), (0.45, 0.55))


@given(SEEDS, st.integers(2, 6))
def test_exact_chances_are_told_as_they_are(seed: int, seats: int) -> None:
    random = np.random.default_rng(seed)
    told = tell(Prospect(draw_chances(random, len(ROLLS), seats)))
    look = tuple(map(float, draw_chances(random, 1, seats)[0]))
    assert told.move(look) == look
    assert told.lead_to(look, [look]) is told
