"""Inconsistent positions of Memo-Car-Race are refused with the reason."""

from __future__ import annotations

import pytest

from hairpin.core.errors import StateNotationError
from rules.tables import lay_table, write


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (write("a2:W,blue", "a2d"), "nobody can have come from"),
        (write("b2:NS,blue", "b2s", turn=2, fresh="2"), "further than the corner"),
        (write("a1:NS,red", "a1s", turn=2, fresh="2"), "two cars start from one tile"),
        (write("a1:NS,blue", "a1s b2c", turn=2, fresh="2"), "covered again"),
        (write("red,blue", "b2c", turn=2, fresh="2"), "covered again"),
        (write("red,blue", fresh="1,2", ban="a1,b2"), "before the first turn"),
    ],
)
def test_ru23_impossible_positions_of_a_first_round_are_refused(position: str, fault: str) -> None:
    with pytest.raises(StateNotationError, match=fault):
        lay_table().parse_state(position)


def test_ru23_possible_positions_of_a_first_round_are_accepted() -> None:
    assert lay_table().parse_state(write("a1:NS,blue", "a1s", turn=2, fresh="2"))
    assert lay_table().parse_state(write("red,blue", turn=2, fresh="2", ban="a1,b2"))


def test_ru26_a_turn_that_was_a_swap_leaves_no_trace() -> None:
    game = lay_table(aid=(0,))
    with pytest.raises(StateNotationError, match="from 2 to"):
        game.parse_state(write("a1:NS,blue", "a1s c1c", ban="b1,b2", ghosts="c1:1"))
    assert game.parse_state(write("a1:NS,blue", "a1s c1c", ban="b1,b2", ghosts="c1:2"))
