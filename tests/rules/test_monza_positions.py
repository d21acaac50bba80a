"""Inconsistent positions are refused with the reason; positions of real races are accepted."""

from __future__ import annotations

import pytest

from hairpin.core.errors import StateNotationError
from rules.boards import STRAIGHT, TARGETS, TYRE, play, race

PLAIN = race(STRAIGHT)
THREE = race(STRAIGHT, players=3, starter=1)
PRO = race(STRAIGHT, pro=True)
COUNTING = race(STRAIGHT, pro=True, count_accelerators=True)
BONUS = race(STRAIGHT, bonus=True)
TRIO = race(STRAIGHT, players=3, bonus=True)
FULL = "xrygbwp"


def test_mz14_no_car_is_home_at_the_start_of_a_round() -> None:
    for game in (PLAIN, BONUS):
        with pytest.raises(StateNotationError, match="at the start of a round"):
            game.parse_state("roll 1 A1,F 0,0 - - -")
    with pytest.raises(StateNotationError, match="at the start of a round"):
        THREE.parse_state("drive 2 F,A2,A1 0,0,0 rygbwp - -")
    assert THREE.parse_state("drive 3 A3,F,A2 0,1,0 rygbwp - -")


def test_mz14_a_race_is_not_over_while_a_seat_has_its_turn_to_come() -> None:
    with pytest.raises(StateNotationError, match="turn still to come"):
        PLAIN.parse_state("over 1 F,A1 1,0 - - -")
    with pytest.raises(StateNotationError, match="turn still to come"):
        THREE.parse_state("over 3 A1,F,B1 0,2,0 - - -")
    assert PLAIN.parse_state("over 2 F,A1 1,1 - - -")
    assert BONUS.parse_state("over 1 B7,F 1,0 - - -"), "seat 2 was brought home before its turn"


def test_mz15_nobody_uses_more_dice_than_there_are() -> None:
    for position in ("over 2 A1,F 7,9 - - -", "over 2 A1,F 0,7 - - -", "roll 2 A2,S 7,0 - - -"):
        with pytest.raises(StateNotationError, match="6 dice at the most"):
            PLAIN.parse_state(position)
    with pytest.raises(StateNotationError, match="8 dice at the most, not 9"):
        PRO.parse_state(f"roll 2 A2,S 9,0 - - x,{FULL}")
    assert PRO.parse_state(f"roll 2 A2,S 8,0 - - x,{FULL}")


def test_ru6_counted_accelerators_are_those_that_are_gone() -> None:
    with pytest.raises(StateNotationError, match="9 dice at the most, not 10"):
        COUNTING.parse_state(f"roll 2 A2,S 10,0 - - xrygbw,{FULL}")
    assert COUNTING.parse_state(f"roll 2 A2,S 14,0 - - -,{FULL}")


def test_ru17_the_mover_stands_on_the_last_colour() -> None:
    for game, position in (
        (PLAIN, "drive 1 A2,S 2,0 bbbb r -"),
        (PRO, f"turbo-roll 1 A2,S 6,0 - r {FULL},{FULL}"),
        (BONUS, "bonus 1 A2,A1 1,0 - b -"),
        (race(TARGETS, bonus=True), "bonus 1 A6,A1 1,0 - y -"),
    ):
        with pytest.raises(StateNotationError, match="the last color is"):
            game.parse_state(position)
    with pytest.raises(StateNotationError, match="stands on the start"):
        PLAIN.parse_state("drive 1 S,S 1,0 rrrrr r -")


def test_ru3_with_any_die_into_the_finish_the_last_colour_is_any() -> None:
    free = race(STRAIGHT, bonus=True, free_finish=True)
    assert play(free, "roll 1 A8,A1 0,0 - - -", "bbbbbb", "Fb") == "bonus 1 F,A1 1,0 - b -"
    with pytest.raises(StateNotationError, match="the last color is"):
        BONUS.parse_state("bonus 1 F,A1 1,0 - b -")


def test_mzb1_there_is_no_bonus_and_no_last_colour_unless_something_was_placed() -> None:
    for game, position in (
        (BONUS, "bonus 1 A3,A1 0,0 - b -"),
        (PLAIN, "drive 1 A2,S 0,0 rygbwp g -"),
        (PRO, f"drive 1 A2,S 0,0 rygbwp g {FULL},{FULL}"),
        (COUNTING, f"drive 1 A2,S 0,0 rygbwp g xrybwp,{FULL}"),
    ):
        with pytest.raises(StateNotationError, match="nothing was placed"):
            game.parse_state(position)
    assert PRO.parse_state(f"drive 1 A2,S 0,0 rygbwp g xrybwp,{FULL}"), "by an accelerator"
    assert COUNTING.parse_state(f"drive 1 A2,S 1,0 rygbwp g xrybwp,{FULL}")


def test_mzp2_while_dice_are_rolled_again_the_tile_is_gone() -> None:
    with pytest.raises(StateNotationError, match="extra roll is still there"):
        PRO.parse_state(f"reroll 1 A2,S 0,0 rr - {FULL},{FULL}")
    assert PRO.parse_state(f"reroll 1 A2,S 0,0 rr - rygbwp,{FULL}")


def test_ru9_a_car_that_used_no_die_was_brought_home_by_a_bonus_move() -> None:
    with pytest.raises(StateNotationError, match="has not moved in this round"):
        PLAIN.parse_state("over 2 A1,F 1,0 - - -")
    with pytest.raises(StateNotationError, match="than can have come there"):
        TRIO.parse_state("roll 2 A1,A2,F 0,0,0 - - -")
    with pytest.raises(StateNotationError, match="than can have come there"):
        TRIO.parse_state("bonus 1 A8,F,A1 1,0,0 - g -")
    assert TRIO.parse_state("roll 2 A1,A2,F 1,0,0 - - -")
    assert TRIO.parse_state("over 2 A1,F,F 1,1,0 - - -")


def test_ru5_a_car_that_used_dice_stands_on_the_start_only_if_pushed_back_there() -> None:
    with pytest.raises(StateNotationError, match="stands on the start"):
        PLAIN.parse_state("roll 2 S,S 2,0 - - -")
    pushed = play(PLAIN, "roll 2 A1,S 1,0 - - -", "rrrrrr", "A1r")
    assert pushed == "roll 1 S,A1 0,0 - - -"
    assert race(STRAIGHT, players=3).parse_state("roll 3 S,A1,S 1,1,0 - - -")


def test_ru4_a_car_that_was_pushed_out_of_a_target_is_racing_again() -> None:
    game = race(TARGETS, players=3, push_targets=True)
    home = play(game, "roll 1 A5,A4,S 0,0,0 - - -", "bbbbbb", "A6b", "bbbbpp", "A5p", "A6b")
    assert home == "roll 3 A5,A6,S 1,2,0 - - -"
    with pytest.raises(StateNotationError, match="two cars"):
        game.parse_state("roll 3 A6,A6,S 1,2,0 - - -")


def test_with_tyres_and_tiles_as_well() -> None:
    game = race(TYRE, players=2, pro=True, bonus=True)
    assert game.parse_state("bonus 1 A3,A1 0,0 - b xrygwp,xrygbwp"), "by an accelerator alone"
    with pytest.raises(StateNotationError, match="nothing was placed"):
        game.parse_state("bonus 1 A3,A1 0,0 - b xrygbw,xrygbwp")
