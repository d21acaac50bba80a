"""The compiled rules of Memo-Car-Race compared with `games`: actions, chances and states."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from fast.memo_tables import WORDS, follow, list_games, list_outcomes, number_actions, write_row
from hairpin.fast.memo.notation import name_action
from hairpin.fast.memo.table import TABLE, Ints, read_rules
from hairpin.games.memo import Memo, State

pytestmark = pytest.mark.compiled

GAMES = list(list_games())
LEFT = slice(WORDS - 5, WORDS)


def play_both(game: Memo, random: Random, most: int) -> int:
    """Play at random by `games`, then the same actions by the kernel; compare every state; return the turns."""
    states: list[State] = [game.start()]
    script: list[int] = []
    possible: list[int] = []
    while True:
        state = states[-1]
        actions = list_outcomes(game, state)
        numbers = number_actions(state, actions)
        assert numbers == sorted(numbers), "the order of the notation"
        possible.append(sum(1 << number for number in numbers))
        if not actions or len(script) == most:
            break
        place = random.randrange(len(actions))
        assert name_action(state, numbers[place]) == actions[place]
        script.append(numbers[place])
        states.append(game.advance(state, actions[place]))
    tables, sets = np.zeros(len(states), TABLE), np.zeros(len(states), np.int64)
    follow(read_rules(game), tables, np.array(script, np.int64), sets)
    rows = tables.view(np.int64).reshape(-1, WORDS)
    wanted = np.array([write_row(game, state) for state in states], np.int64)
    unequal = np.flatnonzero((rows != wanted).any(axis=1) | (sets != possible))
    assert not len(unequal), describe(game, states, script, int(unequal[0]))
    check_chances(game, states, rows)
    return sum(
        before.phase != "place" and game.on_turn(before) != game.on_turn(after) for before, after in pairwise(states)
    )


def check_chances(game: Memo, states: list[State], rows: Ints) -> None:
    """Check the weights of chance: tiles by the number left of their kind, canisters uniform."""
    for state, left in zip(states, rows[:, LEFT].tolist(), strict=True):
        if state.phase == "reveal":
            assert game.chance_outcomes(state).tickets == tuple(count for count in left if count)
        elif state.phase == "canister":
            assert set(game.chance_outcomes(state).tickets) == {1}


def describe(game: Memo, states: list[State], script: list[int], place: int) -> str:
    before = game.format_state(states[max(place - 1, 0)])
    return f"{game.format_settings()}: different after {script[max(place - 1, 0)]} in {before!r}"


@pytest.mark.parametrize("game", GAMES, ids=Memo.format_settings)
def test_kernel_and_rules_agree_step_by_step(game: Memo) -> None:
    random = Random(game.format_settings())
    # Many short races, because the first drive has its own rules (MC-6, RU-23), and then long ones.
    turns = sum(play_both(game, random, 60) for _ in range(20))
    while turns < 1_500:
        turns += play_both(game, random, 4_000)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=Memo.format_settings)
def test_kernel_and_rules_agree_over_many_turns(game: Memo) -> None:
    random = Random(f"soak/{game.format_settings()}")
    turns = sum(play_both(game, random, 60) for _ in range(500))
    while turns < 100_000:
        turns += play_both(game, random, 20_000)
