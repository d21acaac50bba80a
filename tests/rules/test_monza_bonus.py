"""MZB-1, RU-8, RU-9 and RU-15 to RU-17: the bonus move. Cars by seat: red, blue, green, yellow."""

from __future__ import annotations

import pytest

import hairpin
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track, list_choices, play, race


def test_mzb1_the_car_of_the_last_colour_may_go_one_space_and_its_owner_decides() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    offered = play(game, "roll 1 A1,S,B3 0,0,0 - - -", "gggggg", "A2g")
    assert offered == "bonus 1 A2,S,B3 1,0,0 - g -"
    state = game.parse_state(offered)
    assert (game.actor(state), game.on_turn(state)) == (2, 0)
    assert list_choices(game, offered) == ["bonus:B4", "bonus:no"], "blue ahead, for which no die is needed"
    assert play(game, offered, "bonus:B4") == "roll 2 A2,S,B4 1,0,0 - - -"
    assert play(game, offered, "bonus:no") == "roll 2 A2,S,B3 1,0,0 - - -"


def test_mzb1_a_lane_change_is_included() -> None:
    game = race(BRICKS, players=3, bonus=True)
    assert list_choices(game, "bonus 1 A2,S,B3 1,0,0 - g -") == ["bonus:A3", "bonus:B4", "bonus:no"]


def test_mzb1_without_the_variant_there_is_no_bonus_move() -> None:
    assert (
        play(race(STRAIGHT, players=3), "roll 1 A1,S,B3 0,0,0 - - -", "gggggg", "A2g") == "roll 2 A2,S,B3 1,0,0 - - -"
    )


def test_mzb1_the_bonus_move_comes_after_the_turbo_roll() -> None:
    game = race(STRAIGHT, players=3, bonus=True, pro=True)
    turbo = play(game, "drive 1 A5,S,B3 5,0,0 p w -,-,-", "A6p", "turbo", "rg", "A7r", "A8g")
    assert turbo == "bonus 1 A8,S,B3 8,0,0 - g -,-,-"


def test_mzb1_the_first_edition_has_the_bonus_move_too() -> None:
    game = race(TARGETS, players=5, bonus=True)
    assert game.options.cars[4] == "white"
    offered = play(game, "roll 1 S,S,S,S,A1 0,0,0,0,0 - - -", "wwwwww", "B1w")
    assert (game.actor(game.parse_state(offered)), list_choices(game, offered)) == (4, ["bonus:A2", "bonus:no"])


def test_ru8_the_mover_s_own_car_may_take_the_bonus() -> None:
    game = race(STRAIGHT, bonus=True)
    offered = play(game, "roll 1 S,S 0,0 - - -", "rrrrrr", "A1r")
    assert game.actor(game.parse_state(offered)) == 0
    assert play(game, offered, "bonus:A2") == "roll 2 A2,S 1,0 - - -"


def test_ru8_others_only_leaves_the_mover_s_own_car_out() -> None:
    game = race(STRAIGHT, players=3, bonus=True, others_only=True)
    assert play(game, "roll 1 S,S,S 0,0,0 - - -", "rrrrrr", "A1r") == "roll 2 A1,S,S 1,0,0 - - -"
    assert play(game, "roll 1 A1,S,S 0,0,0 - - -", "gggggg", "A2g").startswith("bonus 1 ")


def test_ru8_no_car_of_the_colour_in_play_means_no_bonus() -> None:
    game = race(STRAIGHT, players=2, bonus=True)
    assert play(game, "roll 1 A1,S 0,0 - - -", "gggggg", "A2g") == "roll 2 A2,S 1,0 - - -"
    chosen = race(STRAIGHT, players=2, bonus=True, cars=("yellow", "green"))
    assert play(chosen, "roll 1 A1,S 0,0 - - -", "gggggg", "A2g") == "bonus 1 A2,S 1,0 - g -"


def test_ru8_a_car_that_has_finished_gets_no_bonus() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    assert play(game, "roll 2 A8,A1,F 1,0,0 - - -", "gggggg", "A2g") == "over 2 A8,A2,F 1,1,0 - - -"
    own = race(lay_track("r1 g1", "w1 y1", finish="red"), bonus=True)
    assert play(own, "roll 1 A2,S 0,0 - - -", "rrrrrr", "Fr") == "roll 2 F,S 1,0 - - -"


def test_ru8_nothing_placed_means_no_bonus() -> None:
    game = race(STRAIGHT, players=4, bonus=True)
    assert play(game, "roll 1 S,S,S,S 0,0,0,0 - - -", "yyyyyy") == "roll 2 S,S,S,S 0,0,0,0 - - -"


def test_ru9_a_bonus_move_into_the_finish_is_finishing_and_makes_the_round_the_last() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    home = play(game, "roll 2 B1,A1,A8 3,0,0 - - -", "gggggg", "A2g", "bonus:F")
    assert home == "over 2 B1,A2,F 3,1,0 - - -"
    outcome = game.outcome(game.parse_state(home))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "alone")


def test_ru9_before_its_own_turn_of_the_round_the_car_counts_zero_and_is_skipped() -> None:
    game = race(STRAIGHT, players=4, bonus=True)
    home = play(game, "roll 1 A1,B1,A8,S 0,0,0,0 - - -", "gggggg", "A2g", "bonus:F")
    assert home == "roll 2 A2,B1,F,S 1,0,0,0 - - -"
    assert play(game, home, "rrrrrr") == "roll 4 A2,B1,F,S 1,0,0,0 - - -"


def test_ru9_after_its_own_turn_that_turn_s_count_stands() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    home = play(game, "roll 3 F,B8,A2 2,4,0 - - -", "bbbbbb", "A3b", "bonus:F")
    assert home == "over 3 F,F,A3 2,4,1 - - -"
    outcome = game.outcome(game.parse_state(home))
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,), (2,))


def test_ru9_the_mover_s_own_bonus_into_the_finish_keeps_the_count_of_this_turn() -> None:
    game = race(lay_track("g1 r1", "w1 y1"), bonus=True)
    assert play(game, "roll 1 S,S 0,0 - - -", "gggrrr", "A1g", "A2r", "bonus:F") == "roll 2 F,S 2,0 - - -"


def test_ru9_the_finish_counts_as_free_with_cars_in_it() -> None:
    line, targets = race(STRAIGHT, players=3, bonus=True), race(TARGETS, players=3, bonus=True)
    assert list_choices(line, "bonus 2 F,A2,A8 1,1,0 - g -") == ["bonus:F", "bonus:no"]
    assert targets.options.cars[2] == "green"
    assert list_choices(targets, "bonus 2 A6,A3,A5 1,1,0 - g -") == ["bonus:A6", "bonus:no"]


def test_ru15_a_car_pushed_back_may_take_the_bonus_from_its_new_space() -> None:
    game = race(BRICKS, players=3, bonus=True)
    offered = play(game, "roll 1 B2,S,A2 0,0,0 - - -", "gggggg", "A2g")
    assert offered == "bonus 1 A2,S,A1 1,0,0 - g -"
    assert play(game, offered, "bonus:B2") == "roll 2 A2,S,B2 1,0,0 - - -"


def test_ru15_a_car_that_the_turbo_leaves_behind_is_not_pushed() -> None:
    game = race(STRAIGHT, pro=True, bonus=True)
    after = play(game, "drive 1 A5,A6 5,0 p w -,-", "A6p", "turbo", "rr", "A7r")
    assert after == "bonus 1 A7,A6 7,0 - r -,-"


@pytest.mark.parametrize(("dice", "words"), [("gg", []), ("rr", ["stop"])])
def test_ru15_a_turbo_that_uses_no_die_pushes_the_car_on_the_space_back(dice: str, words: list[str]) -> None:
    game = race(STRAIGHT, pro=True)
    after = play(game, "drive 1 A5,A6 5,0 p w -,-", "A6p", "turbo", dice, *words)
    assert after == "roll 2 A6,A5 6,0 - - -,-"


def test_ru15_the_push_back_stands_although_the_mover_takes_its_own_bonus() -> None:
    game = race(STRAIGHT, bonus=True)
    offered = play(game, "roll 1 A6,A7 0,0 - - -", "rrrrrr", "A7r")
    assert offered == "bonus 1 A7,A6 1,0 - r -"
    assert play(game, offered, "bonus:A8") == "roll 2 A8,A6 1,0 - - -"


def test_ru15_the_round_is_checked_only_after_the_bonus() -> None:
    game = race(STRAIGHT, players=3, bonus=True, starter=2)
    last_turn = play(game, "roll 2 F,A1,B1 1,0,2 - - -", "gggggg", "A2g")
    assert last_turn == "bonus 2 F,A2,B1 1,1,2 - g -", "everyone has driven, but the race is not over yet"
    assert play(game, last_turn, "bonus:B2") == "over 2 F,A2,B2 1,1,2 - - -"


def test_ru16_the_bonus_step_leaves_the_start_as_any_step_does() -> None:
    game = race(lay_track("w1 g2 b1", "y2 r1 w1", "p1 r2 w1", exits="AC"), players=3, bonus=True)
    assert list_choices(game, "bonus 1 A2,S,S 1,0,0 - g -") == ["bonus:A1", "bonus:C1", "bonus:no"]


def test_ru16_a_tyre_at_the_start_stays_closed_to_the_bonus_step() -> None:
    game = race(lay_track("w1 g2 b1", "#1 r2 w1", "p2 r1 w1"), players=3, bonus=True)
    assert list_choices(game, "bonus 1 A2,S,S 1,0,0 - g -") == ["bonus:A1", "bonus:C1", "bonus:no"]


def test_ru16_never_sideways_without_a_front_edge_ahead_and_never_onto_a_tyre() -> None:
    game = race(TYRE, players=3, bonus=True)
    assert list_choices(game, "bonus 1 B4,S,A2 1,0,0 - g -") == ["bonus:A3", "bonus:no"]
    assert list_choices(game, "bonus 1 B4,S,B2 1,0,0 - g -") == ["bonus:A2", "bonus:no"]


def test_ru16_never_onto_a_car_and_without_a_free_space_there_is_no_bonus() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    assert list_choices(game, "bonus 1 A2,A1,S 1,0,0 - g -") == ["bonus:B1", "bonus:no"]
    with pytest.raises(hairpin.HairpinError):
        play(game, "bonus 1 A2,A1,S 1,0,0 - g -", "bonus:A1")
    assert play(game, "roll 1 A1,B4,B3 0,0,0 - - -", "gggggg", "A2g") == "roll 2 A2,B4,B3 1,0,0 - - -"


def test_ru16_a_bonus_step_is_one_step_and_never_brings_another() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    after = play(game, "bonus 1 A2,S,B3 1,0,0 - g -", "bonus:B4")
    assert after == "roll 2 A2,S,B4 1,0,0 - - -", "the green car ends on blue; the blue car gets no bonus move"


def test_ru17_the_last_placement_of_the_drive_decides_an_accelerator_included() -> None:
    game = race(STRAIGHT, players=4, bonus=True, pro=True)
    after = play(game, "roll 1 A1,S,S,S 0,0,0,0 - - b,-,-,-", "gggggg", "A2g", "A3b+")
    assert after == "bonus 1 A3,S,S,S 1,0,0,0 - b -,-,-,-"
    assert game.actor(game.parse_state(after)) == 1


def test_ru17_a_turbo_die_decides_if_one_was_used() -> None:
    game = race(STRAIGHT, players=4, bonus=True, pro=True)
    after = play(game, "turbo 1 A2,S,S,S 6,0,0,0 bp g -,-,-,-", "A3b")
    assert after == "bonus 1 A3,S,S,S 7,0,0,0 - b -,-,-,-"


def test_ru17_an_unused_turbo_leaves_the_colour_of_the_main_drive() -> None:
    game = race(STRAIGHT, players=4, bonus=True, pro=True)
    after = play(game, "turbo-roll 1 A2,S,S,S 6,0,0,0 - g -,-,-,-", "rr")
    assert after == "bonus 1 A2,S,S,S 6,0,0,0 - g -,-,-,-"


def test_ru17_with_a_free_finish_the_die_s_colour_decides_not_the_finish_s() -> None:
    game = race(STRAIGHT, bonus=True, free_finish=True)
    assert play(game, "roll 1 A8,S 0,0 - - -", "bbbbbb", "Fb") == "bonus 1 F,S 1,0 - b -"
