"""The races with which the page's check of the dice is tested: up to date, and judged alike by a program of its own."""

from __future__ import annotations

import json

import pytest
from scripts.record_fair import FILE, write
from scripts.verify_race import verify as verify_alone

RACES = {race["name"]: race for race in json.loads(FILE.read_text("utf-8"))["races"]}


def test_the_races_are_as_this_version_records_them() -> None:
    assert FILE.read_text("utf-8") == write(), "run make frames"


@pytest.mark.parametrize("name", RACES)
def test_a_program_that_uses_none_of_our_code_judges_alike(name: str) -> None:
    race = RACES[name]
    if race["finding"]["kind"] == "fair":
        assert verify_alone(race["record"]) == race["finding"]["checked"]
        return
    turn = race["finding"].get("turn")
    with pytest.raises(ValueError, match=f"turn {turn}:" if turn else "the seed is not there|non-hexadecimal"):
        verify_alone(race["record"])


def test_every_kind_of_finding_is_among_them() -> None:
    assert {race["finding"]["kind"] for race in RACES.values()} == {
        "none",
        "hidden",
        "broken",
        "changed",
        "unfair",
        "fair",
    }
