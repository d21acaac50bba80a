"""The schedule of temperatures, decision by decision."""

from __future__ import annotations

import pytest

from hairpin.solve.annealing import HOTTEST, TEMPERATURES, Decision, Phase, Schedule, is_cycling

pytestmark = pytest.mark.compiled

TOLERANCE, PATIENCE = 1e-12, 8
CYCLE = [0.3, 0.2] * 4
FALLING = [0.5**n for n in range(1, 7)]
LAST = len(TEMPERATURES) - 1


def schedule(step: int, residuals: list[float], is_coolest: bool = False) -> Schedule:
    return Schedule(TEMPERATURES, step, is_coolest, residuals)


@pytest.mark.parametrize(
    ("step", "is_coolest", "phase"),
    [
        (0, False, Phase.BEST_RESPONSE),
        (1, False, Phase.WARM_START),
        (2, False, Phase.BEST_RESPONSE),
        (HOTTEST, False, Phase.ANNEALING),
        (LAST, False, Phase.ANNEALING),
        (LAST - 1, True, Phase.FINAL),
    ],
)
def test_every_step_has_a_phase(step: int, is_coolest: bool, phase: Phase) -> None:
    assert schedule(step, FALLING, is_coolest).phase == phase


@pytest.mark.parametrize("step", [0, 2, LAST])
def test_values_converge_at_temperature_zero_and_at_the_last_one(step: int) -> None:
    assert schedule(step, [*FALLING, 1e-13]).decide(TOLERANCE, PATIENCE) == Decision(True, step)
    assert schedule(step, FALLING).decide(TOLERANCE, PATIENCE) == Decision(False, step)


@pytest.mark.parametrize("step", [0, 1, 2])
def test_best_responses_that_cycle_are_followed_by_the_next_temperature(step: int) -> None:
    assert schedule(step, CYCLE).decide(TOLERANCE, PATIENCE) == Decision(False, step + 1, is_restart=True)


def test_a_warm_start_is_short() -> None:
    falling = [1.0 / n for n in range(1, PATIENCE + 1)]
    assert schedule(1, falling[:-1]).decide(TOLERANCE, PATIENCE) == Decision(False, 1)
    assert schedule(1, falling).decide(TOLERANCE, PATIENCE) == Decision(False, 2, is_restart=True)


def test_the_temperature_falls_when_the_residual_is_a_tenth_of_it() -> None:
    step = HOTTEST + 1
    limit = 0.1 * TEMPERATURES[step]
    assert schedule(step, [0.9, limit]).decide(TOLERANCE, PATIENCE) == Decision(False, step + 1, is_restart=True)
    assert schedule(step, [0.9, 2 * limit]).decide(TOLERANCE, PATIENCE) == Decision(False, step)


def test_a_temperature_at_which_values_cycle_is_followed_by_the_one_before_as_the_final_one() -> None:
    decision = schedule(HOTTEST + 2, CYCLE).decide(TOLERANCE, PATIENCE)
    assert decision == Decision(False, HOTTEST + 1, is_restart=True, is_coolest=True)
    assert schedule(HOTTEST, CYCLE).decide(TOLERANCE, PATIENCE) == Decision(False, HOTTEST, is_restart=True)


def test_the_final_temperature_is_kept_until_the_values_converge() -> None:
    assert schedule(5, CYCLE, True).decide(TOLERANCE, PATIENCE) == Decision(False, 5, is_coolest=True)
    assert schedule(5, [1e-12], True).decide(TOLERANCE, PATIENCE) == Decision(True, 5, is_coolest=True)


def test_residuals_that_repeat_or_stop_falling_are_a_cycle() -> None:
    assert is_cycling(CYCLE, PATIENCE)
    assert not is_cycling(FALLING, PATIENCE)
    slow = [1.0 - 0.001 * n * n for n in range(2 * PATIENCE)]
    assert is_cycling([0.5, *slow], PATIENCE)
    assert not is_cycling(slow[: PATIENCE + 1], PATIENCE)
