"""The rules count as many sequences of actions as the vectors, which the reference implementation has counted."""

from __future__ import annotations

from typing import Any

import pytest

import hairpin
from reference import Vector, count_sequences, read_vectors


def list_actions(game: Any, state: Any) -> tuple[Any, ...]:
    actions: tuple[Any, ...] = game.legal_actions(state) or game.chance_outcomes(state).outcomes
    return actions


def open_state(game: Any, vector: Vector) -> Any:
    if vector.game == "monza":
        return game.parse_state(vector.position)
    state = game.start()
    for word in vector.position.strip("-").split():
        state = game.apply(state, game.parse_action(word))
    return state


@pytest.mark.parametrize("vector", read_vectors(), ids=lambda vector: f"{vector.game} {vector.position[-60:]}")
def test_the_rules_have_the_counts_of_the_vector(vector: Vector) -> None:
    game: Any = hairpin.make(vector.game, **vector.options)
    state = open_state(game, vector)
    counted = {
        depth: count_sequences(lambda state: list_actions(game, state), game.advance, state, depth)
        for depth in vector.counts
    }
    assert counted == vector.counts
