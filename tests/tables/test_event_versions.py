"""What is kept of stored events and races that this version cannot read or format."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import hairpin
from hairpin.tables.commands import NewSeat, OpenTable
from hairpin.tables.ending import find_ending, read_winners
from hairpin.tables.events import VERSION, Abandoned
from hairpin.tables.race import Race
from hairpin.tables.repair import repair_setup
from hairpin.tables.setup import make_setup
from hairpin.tables.upgrade import salvage, upgrade

SEAT = {"kind": "robot", "name": "Ann", "car": 7, "key": 3, "trophies": 2, "is_champion": True, "is_taken": "yes"}


def test_a_setup_with_wrong_values_keeps_all_others() -> None:
    setup = {"game": "monza", "options": {"pro": "yes", "bonus": 1}, "seats": [SEAT, 5], "pace": "?", "host_seat": 9}
    kept = salvage({"type": "arranged", "setup": setup, "is_lobby": True})
    assert kept
    assert kept["setup"]["options"] == {"pro": "yes"}
    seat = {"kind": "here", "name": "Ann", "car": "", "key": 3, "trophies": 2, "is_champion": True}
    assert kept["setup"]["seats"] == [seat]
    assert kept["setup"]["host_seat"] is None
    assert kept["setup"]["keys_given"] == 3
    assert "pace" not in kept["setup"]


@pytest.mark.parametrize("event", [5, [], {}, {"type": "driven"}, {"type": "arranged"}, {"type": "started"}])
def test_nothing_is_kept_of_an_event_that_says_nothing(event: Any) -> None:
    assert salvage(event) is None


def test_the_result_of_a_move_without_words_is_kept() -> None:
    event = {"type": "moved", "actions": ["x"], "seed": "ab", "result": {"ranking": [[1], [0]], "reason": 5}}
    kept = salvage(event)
    assert kept == {"type": "moved", "words": [], "seed": "ab", "result": {"ranking": [[1], [0]], "reason": ""}}


def test_events_of_an_unknown_version_are_refused() -> None:
    with pytest.raises(ValueError, match="not known"):
        upgrade(VERSION + 1, {})


@pytest.mark.parametrize(
    ("result", "winners"),
    [("2 > 1 3 (fewest-dice)", (1,)), ("1 2 > 3 (x)", (0, 1)), ("1 2 (x)", (0, 1)), ("unfinished", ())],
)
def test_a_record_names_the_winners(result: str, winners: tuple[int, ...]) -> None:
    assert read_winners(f"hairpin race 1\n…\nresult: {result}\n") == winners


def test_a_record_that_cannot_be_formatted_does_not_keep_a_race_from_ending() -> None:
    race = Race(hairpin.make("monza"), 1, "ab" * 32, ("x" * 99, "Bo"), 1)
    ending = find_ending(race, None, Abandoned("ab" * 32), None)
    assert ending
    assert ending.how == "abandoned"
    assert f"seat 1: {'x' * 99}" in ending.record


def test_a_setup_that_is_known_stays_as_it_is_and_an_empty_one_can_be_raced() -> None:
    setup = make_setup(OpenTable("memo", seats=(NewSeat(name="Ann"), NewSeat("computer"))))
    assert repair_setup(setup) == (setup, ())
    other = replace(setup, seats=(setup.seats[0], replace(setup.seats[1], driver="nobody")), board="?")
    repaired, problems = repair_setup(other)
    assert repaired.seats[0] == setup.seats[0]
    assert repaired.seats[1].driver != "nobody"
    assert problems
    empty, problems = repair_setup(replace(setup, game="", options={"x": "y"}, seats=()))
    assert len(empty.seats) >= 2
    assert problems


def test_no_seat_is_lost_with_a_board_that_is_not_known_any_more() -> None:
    seats = tuple(NewSeat(name=name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"))
    setup = make_setup(OpenTable("monza", {"track": "first-edition"}, seats))
    repaired, problems = repair_setup(replace(setup, options={**setup.options, "track": "nowhere"}))
    assert [seat.name for seat in repaired.seats] == [seat.name for seat in setup.seats]
    assert "option track=nowhere" in problems
