"""Golden games: a change of rules, boards or drivers shows as a diff of whole races."""

from __future__ import annotations

import pytest

from golden import FOLDER, play_through
from hairpin.games.record import format_record, parse_record
from sampling import combinations

DECLARED = {name: (facts, options) for name, facts, options in combinations()}


def test_every_game_board_and_variant_has_a_golden_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.race")} == set(DECLARED), "run `make playthroughs`"


@pytest.mark.parametrize("name", DECLARED)
def test_a_golden_game_is_reproduced_exactly(name: str) -> None:
    facts, options = DECLARED[name]
    text = (FOLDER / f"{name}.race").read_text("utf-8")
    assert play_through(name, facts.name, options) == text
    assert format_record(parse_record(text)) == text
