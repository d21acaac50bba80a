"""RU-1 to RU-7, RU-11 to RU-14 and RU-19: rulings on the basic race; each option both ways."""

from __future__ import annotations

import pytest

import hairpin
from hairpin.games.monza.story import tell
from reference import TRACKS
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track, list_choices, list_steps, play, race

# Targets in the outer lanes; from A2 and C2 one may enter a target or go on to B3, from which both can be entered.
NARROW = lay_track("b2 r2 b2", "p1 g2 y2 #1", "w2 p2 w2", targets="AC")
PRO = "xrygbwp,xrygbwp"


def test_ru1_keep_going_forbids_to_stop_while_a_die_fits_any_space() -> None:
    game = race(BRICKS, stopping="keep-going")
    assert list_choices(game, "drive 1 A1,S 1,0 yyyyp r -") == ["B2p"]
    assert list_choices(game, "drive 1 A1,S 1,0 ygwwp r -") == ["A2g", "B2p"]


def test_ru1_keep_going_is_the_default() -> None:
    assert race(BRICKS).options.stopping == "keep-going"


def test_ru1_keep_going_leaves_the_route_free_even_if_it_is_shorter() -> None:
    game = race(STRAIGHT)
    assert list_choices(game, "drive 1 S,S 0,0 rygbpp - -") == ["A1r", "B1p"]
    assert play(game, "drive 1 S,S 0,0 rygbpp - -", "B1p") == "roll 2 B1,S 1,0 - - -"


def test_ru1_keep_going_holds_after_an_accelerator_too() -> None:
    game = race(STRAIGHT, pro=True)
    assert "stop" in list_choices(game, f"drive 1 S,S 0,0 gggggg - {PRO}")
    after = play(game, f"drive 1 S,S 0,0 gggggg - {PRO}", "A1r+")
    assert list_choices(game, after) == ["A2g", "A2g+"]


def test_ru1_longest_allows_only_steps_that_keep_the_most_dice_usable() -> None:
    game = race(STRAIGHT, stopping="longest")
    assert list_choices(game, "drive 1 S,S 0,0 rygbpp - -") == ["A1r"]
    assert list_choices(game, "drive 1 S,S 0,0 rgwppp - -") == ["A1r", "B1p"], "two dice either way"
    assert list_choices(game, "drive 1 A1,S 1,0 ygbpp r -") == ["A2g"]


def test_ru1_longest_looks_at_the_whole_route_ahead() -> None:
    game = race(BRICKS, stopping="longest")
    assert list_choices(game, "drive 1 S,S 0,0 ryyyyw - -") == ["B1w"], "white, red: two; red alone: one"
    assert play(game, "drive 1 S,S 0,0 ryyyyw - -", "B1w", "A1r") == "roll 2 A1,S 2,0 - - -"


def test_ru1_longest_counts_with_dice_alone() -> None:
    game = race(STRAIGHT, stopping="longest", pro=True)
    choices = list_choices(game, "drive 1 S,S 0,0 rbwppp - xyg,xrygbwp")
    assert "B1p" in choices, "two dice without any tile"
    assert "A1r" not in choices, "four dice, but only with the yellow and the green tile"


def test_ru1_longest_counts_anew_after_an_accelerator() -> None:
    game = race(STRAIGHT, stopping="longest", pro=True)
    position = "drive 1 S,S 0,0 rgbwwp - p,xrygbwp"
    assert list_choices(game, position) == ["A1r", "B1p+"], "the tile may go the shorter way"
    assert list_choices(game, play(game, position, "B1p+")) == ["B2w"]


def test_ru1_longest_never_forbids_a_way_into_the_finish() -> None:
    game = hairpin.make("monza", track=str(TRACKS / "past" / "oval.toml"), stopping="longest")
    position = "drive 1 C16,S 0,0 ryybwp - -"
    assert list_choices(game, position) == ["B15p", "C17r"], "six dice one way, five and the finish the other"
    assert play(game, position, "C17r", "C18b", "C19y", "C20p", "Fw") == "roll 2 F,S 5,0 - - -"
    assert "C17r" not in list_choices(game, "drive 1 C16,S 0,0 ryybpp - -"), "without a white die it leads nowhere"


def test_ru1_longest_is_evaluated_again_for_each_step() -> None:
    game = race(lay_track("w1 p2 r2 r1", "r2 w2 b2"), stopping="longest")
    position = "drive 1 A1,S 0,0 rrybwp - -"
    assert list_choices(game, position) == ["A2p", "B1r"], "home with four dice, or five dice"
    after = play(game, position, "A2p")
    assert list_choices(game, after) == ["A3r", "B2w"], "three dice either way from here"
    assert play(game, after, "B2w", "A3r", "A4r") == "roll 2 A4,S 4,0 - - -", (
        "a car on a way into the finish need not complete it"
    )


def test_ru1_longest_counts_the_way_into_the_finish_with_dice_alone() -> None:
    game = race(lay_track("w1 p2 r2 r1", "r2 w2 b2"), stopping="longest", pro=True)
    assert list_choices(game, "drive 1 A1,S 0,0 rryybp - w,-") == ["B1r"], "only the white tile would bring it home"


def test_ru1_free_lets_the_driver_stop_anywhere() -> None:
    game = race(STRAIGHT, stopping="free")
    assert list_choices(game, "drive 1 S,S 0,0 rgpppp - -") == ["A1r", "B1p", "stop"]
    assert play(game, "drive 1 S,S 0,0 rgpppp - -", "stop") == "roll 2 S,S 0,0 - - -"
    assert play(game, "drive 1 S,S 0,0 rgpppp - -", "A1r", "stop") == "roll 2 A1,S 1,0 - - -"


def test_ru1_only_where_stopping_is_free_a_race_may_never_end() -> None:
    assert race(STRAIGHT).always_ends
    assert race(STRAIGHT, stopping="longest").always_ends
    game = race(STRAIGHT, stopping="free")
    assert not game.always_ends
    round_ = "bbbbbb", "rrrrrr", "stop"
    assert play(game, "roll 1 S,S 0,0 - - -", *round_) == "roll 1 S,S 0,0 - - -", "as often as they like"


@pytest.mark.parametrize("stopping", ["keep-going", "longest", "free"])
def test_ru1_the_finish_is_always_a_legal_end(stopping: str) -> None:
    game = race(NARROW, stopping=stopping)
    position = "drive 1 A2,S 1,0 ybbww r -"
    assert {"A3b", "B3y"} <= set(list_choices(game, position)), "the detour would use two dice more"
    assert play(game, position, "A3b") == "roll 2 A3,S 2,0 - - -"


@pytest.mark.parametrize("stopping", ["keep-going", "longest"])
def test_ru1_the_finish_is_not_forced_while_another_die_fits_elsewhere(stopping: str) -> None:
    game = race(NARROW, stopping=stopping)
    assert list_choices(game, "drive 1 A2,S 4,0 yb r -") == ["B3y", "A3b"]
    assert play(game, "drive 1 A2,S 4,0 yy r -", "B3y") == "roll 2 B3,S 5,0 - - -"
    assert list_choices(game, "drive 1 A2,S 4,0 bb r -") == ["A3b"], "nothing else fits: it is forced"


def test_ru2_accelerators_are_never_forced_and_may_be_placed_although_a_die_fits() -> None:
    game = race(STRAIGHT, pro=True)
    assert list_choices(game, "drive 1 A1,S 1,0 yyyyy r g,-") == ["A2g+", "stop"]
    assert list_choices(game, "drive 1 A1,S 1,0 ggggg r g,-") == ["A2g", "A2g+"]


@pytest.mark.parametrize("stopping", ["keep-going", "longest", "free"])
def test_ru2_turbo_dice_are_never_forced(stopping: str) -> None:
    game = race(STRAIGHT, pro=True, stopping=stopping)
    assert list_choices(game, "turbo 1 A6,S 6,0 rg p -,-") == ["A7r", "stop"]
    assert play(game, "turbo 1 A6,S 6,0 rg p -,-", "A7r", "stop") == "roll 2 A7,S 7,0 - - -,-"


def test_ru3_the_anniversary_finish_asks_for_white() -> None:
    game = race(STRAIGHT)
    assert list_choices(game, "drive 1 A8,S 1,0 rygbw g -") == ["Fw"]
    assert play(game, "roll 1 A8,S 0,0 - - -", "rygbpp") == "roll 2 A8,S 0,0 - - -"


def test_ru3_the_first_edition_finish_asks_for_the_colour_of_the_target() -> None:
    game = race(TARGETS)
    assert list_choices(game, "drive 1 A5,S 1,0 rygbw p -") == ["A6b"]
    assert list_choices(game, "drive 1 B5,S 1,0 rygbw g -") == ["B6w"]


def test_ru3_free_finish_takes_any_unused_die() -> None:
    line, targets = race(STRAIGHT, free_finish=True), race(TARGETS, free_finish=True)
    assert list_choices(line, "drive 1 A8,S 1,0 rygbp g -") == ["Fr", "Fy", "Fg", "Fb", "Fp"]
    assert list_choices(targets, "drive 1 A5,S 1,0 yyggg p -") == ["A6y", "A6g"]
    assert play(line, "drive 1 A8,S 1,0 rygbp g -", "Fy") == "roll 2 F,S 2,0 - - -"
    assert list_choices(line, "drive 1 S,S 0,0 yyyppp - -") == ["B1p"], "only the finish is free"


def test_ru3_driving_ends_in_the_finish_and_dice_left_over_are_not_used() -> None:
    game = race(STRAIGHT, starter=1)
    assert play(game, "drive 1 A8,S 1,0 wwwww g -", "Fw") == "over 1 F,S 2,0 - - -"


def test_ru3_no_turbo_roll_follows_the_finish() -> None:
    game = race(STRAIGHT, pro=True)
    assert play(game, "drive 1 A8,S 5,0 w g xrygbwp,-", "Fw") == "roll 2 F,S 6,0 - - xrygbwp,-"


def test_ru4_nobody_is_bumped_on_the_start() -> None:
    game = race(STRAIGHT, players=3)
    assert play(game, "roll 1 S,S,S 0,0,0 - - -", "bbbbbb") == "roll 2 S,S,S 0,0,0 - - -"


def test_ru4_nobody_is_bumped_in_the_finish() -> None:
    line, targets = race(STRAIGHT, players=3), race(TARGETS, players=3)
    assert play(line, "drive 2 F,A8,S 1,0,0 wwwwww - -", "Fw") == "roll 3 F,F,S 1,1,0 - - -"
    assert play(targets, "drive 2 A6,A5,S 1,0,0 bbbbbb - -", "A6b") == "roll 3 A6,A6,S 1,1,0 - - -"


def test_ru4_by_option_a_car_that_ends_on_a_target_square_pushes_the_car_on_it_back() -> None:
    game = race(TARGETS, players=3, push_targets=True)
    assert play(game, "drive 2 A6,A5,S 1,0,0 bbbbbb - -", "A6b") == "roll 3 A5,A6,S 1,1,0 - - -"
    assert play(game, "drive 2 A6,B5,S 1,0,0 wwwwww - -", "B6w") == "roll 3 A6,B6,S 1,1,0 - - -", (
        "the other one is free"
    )
    assert play(game, "roll 1 S,S,S 0,0,0 - - -", "gggggg") == "roll 2 S,S,S 0,0,0 - - -", "the start holds all"


def test_ru4_a_car_pushed_off_its_target_goes_past_tyres_and_cars_at_worst_to_the_start() -> None:
    game = race(NARROW, players=4, push_targets=True)
    assert play(game, "drive 2 A3,B3,A2,S 2,0,0,0 bbbbbb - -", "A3b") == "roll 3 A1,A3,A2,S 2,1,0,0 - - -"
    assert play(game, "drive 2 A3,B3,A2,A1 2,0,0,0 bbbbbb - -", "A3b") == "roll 3 S,A3,A2,A1 2,1,0,0 - - -"
    tyres = race(lay_track("b2 r2 #1 b2", "w1 g2 y3 w1", targets="AB"), push_targets=True)
    assert play(tyres, "drive 2 A4,B3 2,0 bbbbbb - -", "A4b") == "over 2 A2,A4 2,1 - - -"


def test_ru4_the_cars_on_targets_at_the_end_of_the_round_have_finished() -> None:
    game = race(TARGETS, players=3, push_targets=True)
    over = game.parse_state(play(game, "drive 3 A6,B6,A5 1,4,0 bbbbbb - -", "A6b"))
    assert game.format_state(over) == "over 3 A5,B6,A6 1,4,1 - - -"
    outcome = game.outcome(over)
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((2,), (1,), (0,)), (None, 4, 1))


def test_ru4_a_car_that_was_pushed_out_is_racing_again_and_its_turn_still_to_come_is_not_skipped() -> None:
    game = race(TARGETS, players=3, bonus=True, push_targets=True)
    after = play(game, "roll 2 A2,A5,A6 1,0,0 - - -", "bbbbbb", "A6b")
    assert after == "roll 3 A2,A6,A5 1,1,0 - - -"
    assert play(game, after, "bbbbbb", "A6b") == "over 3 A2,A5,A6 1,1,1 - - -", "it pushes in its turn"
    skipped = play(game, "roll 2 A2,A1,A6 1,0,0 - - -", "yyyyyy")
    assert skipped == "over 2 A2,A1,A6 1,0,0 - - -", "the car that was not pushed has finished (RU-7)"


def test_ru4_a_bonus_move_never_pushes_a_car_out_of_its_target() -> None:
    cars = "blue", "red", "white"
    squares, areas = (race(NARROW, players=3, cars=cars, bonus=True, push_targets=on) for on in (True, False))
    both, one = "drive 2 B3,A2,C3 3,0,0 bbbbbb - -", "drive 2 B3,A2,C2 3,0,0 bbbbbb - -"
    assert list_choices(areas, play(areas, both, "A3b")) == ["bonus:A3", "bonus:C3", "bonus:no"]
    assert list_choices(squares, play(squares, one, "A3b")) == ["bonus:C3", "bonus:no"], "one target is free"
    assert play(squares, both, "A3b") == "over 2 B3,A3,C3 3,1,0 - - -", "none is"


def test_ru4_a_car_that_was_pushed_out_may_take_the_bonus_onto_the_other_target() -> None:
    game = race(NARROW, players=2, cars=("blue", "red"), bonus=True, push_targets=True)
    after = play(game, "drive 2 A3,B3 3,0 bbbbbb - -", "A3b")
    assert after == "bonus 2 A2,A3 3,1 - b -", "pushed back first (RU-15)"
    assert list_choices(game, after) == ["bonus:B3", "bonus:no"]


def test_ru4_push_targets_needs_a_board_with_target_squares() -> None:
    with pytest.raises(hairpin.HairpinError, match="target squares"):
        race(STRAIGHT, push_targets=True)
    assert not race(TARGETS).options.push_targets, "never is the default"


def test_ru4_two_cars_on_one_target_contradict_the_option() -> None:
    with pytest.raises(hairpin.HairpinError, match="two cars stand on one space"):
        race(TARGETS, players=3, push_targets=True).parse_state("over 3 A6,A6,A1 2,2,0 - - -")


def test_ru4_the_story_tells_of_a_car_that_is_pushed_out() -> None:
    game = race(TARGETS, players=3, push_targets=True)
    before = game.parse_state("drive 2 A6,A5,S 1,0,0 bbbbbb - -")
    step = game.parse_action("A6b")
    story = tell(game, before, step, game.apply(before, step))
    assert [(event.kind, event.seat, event.places) for event in story if event.kind != "turn"] == [
        ("drove", 1, ("A5", "A6")),
        ("pushed-back", 0, ("A6", "A5")),
        ("finished", 1, ()),
    ]


def test_ru5_without_a_free_space_behind_the_bumped_car_returns_to_the_start() -> None:
    game = race(TYRE, players=4)
    assert play(game, "drive 1 A3,B4,B2,B1 1,0,0,0 ggggg b -", "B4g") == "roll 2 B4,S,B2,B1 2,0,0,0 - - -"
    assert play(race(STRAIGHT), "drive 1 S,A1 0,0 rrrrrr - -", "A1r") == "roll 2 A1,S 1,0 - - -"


def test_ru5_a_car_sent_back_to_the_start_has_not_finished() -> None:
    game = race(STRAIGHT, starter=1)
    after = play(game, "drive 1 S,A1 0,0 rrrrrr - -", "A1r")
    assert after == "roll 2 A1,S 0,0 - - -", "no last round"
    assert play(game, after, "pppppp", "B1p") == "roll 1 A1,B1 0,1 - - -"


def test_ru5_the_space_that_the_mover_left_is_free() -> None:
    game = race(STRAIGHT)
    assert play(game, "roll 1 A1,A2 0,0 - - -", "gggggg", "A2g") == "roll 2 A2,A1 1,0 - - -"


def test_ru6_a_player_before_the_first_finisher_keeps_the_count_of_the_turn_already_had() -> None:
    game = race(STRAIGHT)
    over = play(game, "roll 1 A1,A8 0,0 - - -", "gbbyyy", "A2g", "A3b", "A4y", "wwwwww", "Fw")
    assert over == "over 2 A4,F 3,1 - - -"


def test_ru6_turbo_dice_count_and_accelerators_do_not() -> None:
    game = race(STRAIGHT, pro=True)
    drive = "drive 1 A5,S 5,0 p w r,-", "A6p", "A7r+", "turbo", "gw", "A8g", "Fw"
    assert play(game, *drive) == "roll 2 F,S 8,0 - - -,-"


def test_ru6_accelerators_count_by_option() -> None:
    game = race(STRAIGHT, pro=True, count_accelerators=True)
    drive = "drive 1 A5,S 5,0 p w r,-", "A6p", "A7r+", "turbo", "gw", "A8g", "Fw"
    assert play(game, *drive) == "roll 2 F,S 9,0 - - -,-"


def test_ru6_a_rerolled_die_counts_once() -> None:
    game = race(STRAIGHT, pro=True)
    rolled = play(game, "roll 1 S,S 0,0 - - x,x", "yyyyyy", "reroll:yyyyyy", "rgyyyy")
    assert play(game, rolled, "A1r", "A2g") == "roll 2 A2,S 2,0 - - -,x"


def test_ru7_a_finished_car_has_no_turn_left_in_the_round() -> None:
    game = race(STRAIGHT, players=4, bonus=True)
    assert play(game, "roll 2 A2,A1,F,B1 1,0,0,0 - - -", "rrrrrr") == "roll 4 A2,A1,F,B1 1,0,0,0 - - -"
    assert play(game, "roll 3 A2,A1,B1,F 1,0,0,0 - - -", "rrrrrr") == "over 3 A2,A1,B1,F 1,0,0,0 - - -"


def test_ru7_a_finished_car_is_never_moved() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    assert play(game, "roll 2 A8,A1,F 1,0,0 - - -", "gggggg", "A2g") == "over 2 A8,A2,F 1,1,0 - - -", "no bonus"
    assert play(game, "roll 2 F,A8,S 1,0,0 - - -", "wwwwww", "Fw") == "roll 3 F,F,S 1,1,0 - - -", "no push"


def test_ru7_a_skipped_turn_counts_zero_dice() -> None:
    game = race(STRAIGHT, players=3, bonus=True)
    over = game.parse_state(play(game, "drive 2 F,A8,F 1,0,0 wwwwww - -", "Fw"))
    outcome = game.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((2,), (1, 1, 0))


def test_ru11_first_edition_ties_are_shared() -> None:
    game = race(TARGETS, players=3)
    outcome = game.outcome(game.parse_state("over 3 A6,B6,A1 2,2,0 - - -"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_ru12_the_round_runs_from_the_starter_to_the_seat_before(starter: int) -> None:
    game = race(STRAIGHT, players=3, starter=starter)
    order = [(starter + place) % 3 for place in range(3)]
    cars = ["A1", "A2", "A3"]
    cars[starter] = "A8"
    position = f"roll {starter + 1} {','.join(cars)} 0,0,0 - - -"
    position = play(game, position, "wwwwww", "Fw")
    for seat in order[1:]:
        assert position.startswith(f"roll {seat + 1} ")
        position = play(game, position, "pppppp")
    assert position.startswith(f"over {order[-1] + 1} ")


def test_ru12_a_starter_without_a_seat_is_refused() -> None:
    with pytest.raises(hairpin.HairpinError, match="starter"):
        race(STRAIGHT, players=2, starter=2)


def test_ru13_a_shared_corner_is_not_touching() -> None:
    game = race(STRAIGHT)
    assert "B2" not in list_steps(game, "A1"), "A1 ends where B2 begins"
    assert list_steps(race(lay_track("r2 g2", "w1 p1/2 y5/2")), "A1") == {"A2", "B3"}, "half a unit is enough"


def test_ru14_a_users_board_opens_onto_every_space_that_touches_its_start() -> None:
    assert list_steps(race(lay_track("r2 g1", "y1 b2", "p2 w1")), "S") == {"A1", "B1", "C1"}
    assert list_steps(race(lay_track("r2 g1", "#1 b2", "p2 w1")), "S") == {"A1", "C1"}, "a tyre is no space to enter"


def test_ru19_any_variant_goes_with_any_anniversary_board() -> None:
    for track in (STRAIGHT, BRICKS, TYRE):
        for pro, bonus in ((False, True), (True, False), (True, True)):
            assert race(track, pro=pro, bonus=bonus).start().phase == "roll"


def test_ru19_the_first_edition_has_the_bonus_move_but_no_tiles() -> None:
    assert race(TARGETS, bonus=True).start().tiles == ()
    with pytest.raises(hairpin.HairpinError, match="anniversary"):
        race(TARGETS, pro=True)


def test_ru19_tiles_are_dealt_anew_for_each_race() -> None:
    game = race(STRAIGHT, pro=True)
    play(game, game.format_state(game.start()), "yyyyyy", "reroll:y", "r", "A1r")
    assert game.start().tiles == ("xrygbwp", "xrygbwp")


def test_ru19_targets_lie_in_the_lanes_that_the_board_names_and_are_entered_by_the_usual_step() -> None:
    game = race(NARROW)
    assert set(NARROW.finish) == {"A3", "C3"}
    assert list_steps(game, "A2") == {"A3", "B3"}, "straight ahead"
    assert list_steps(game, "B3") == {"A3", "C3"}, "sideways"


def test_ru19_ranking_is_winners_then_finishers_by_dice_then_the_rest_together() -> None:
    game = race(TARGETS, players=6)
    outcome = game.outcome(game.parse_state("over 6 A5,A6,B6,B6,A6,S 1,3,2,5,3,0 - - -"))
    assert outcome is not None
    assert outcome.ranking == ((2,), (1, 4), (3,), (0, 5))
