"""How estimates of one turn are moved to better ones: sums stay, luck keeps its expectation of 0, the end is met."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from hairpin.analysis.monza.prospects import Floats, Prospect
from hairpin.analysis.monza.told import Told, tell, tell_moved
from hairpin.fast.monza.dice import ORDERS, ROLLS, TICKETS

SEEDS = st.integers(0, 2**32)


def draw_chances(random: np.random.Generator, rows: int, seats: int) -> Floats:
    """Chances of all seats, some of them certain."""
    weights = random.random((rows, seats)) ** random.choice([1, 4, 30]) + 1e-300
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
        worse *= (1.0 - looks[-1][mover] + lost) / worse.sum()
        worse[mover] = looks[-1][mover] - lost
        looks.append(tuple(map(float, worse)))
    led = told.lead_to(end, looks)
    check(led)
    assert led.begin == told.begin, "what was told before the roll stays"
    assert np.abs(np.array(led.move(looks[0])) - led.rolls[roll]).max() <= 1e-9, "the roll is told as it was moved"
    assert 0.0 <= led.keep <= 1.0
    own = [led.move(look)[mover] for look in looks]
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(own)), "no choice gains"


@given(SEEDS, st.integers(2, 6))
def test_exact_chances_are_told_as_they_are(seed: int, seats: int) -> None:
    random = np.random.default_rng(seed)
    told = tell(Prospect(draw_chances(random, len(ROLLS), seats)))
    look = tuple(map(float, draw_chances(random, 1, seats)[0]))
    assert told.move(look) == look
    assert told.lead_to(look, [look]) is told
