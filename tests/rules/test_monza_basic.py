"""MZ-1 to MZ-16: the rules of both editions, one rule per test."""

from __future__ import annotations

from fractions import Fraction

import pytest

import hairpin
from hairpin.games.monza import Track, shipped_tracks
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track, list_choices, list_steps, play, race


@pytest.mark.parametrize(("track", "most"), [(STRAIGHT, 4), (TARGETS, 6)])
def test_mz1_an_edition_has_cars_for_two_to_four_or_two_to_six_players(track: Track, most: int) -> None:
    for players in range(2, most + 1):
        assert len(race(track, players=players).start().cars) == players
    for players in (1, most + 1):
        with pytest.raises(hairpin.HairpinError, match="players"):
            race(track, players=players)


def test_mz1_cars_are_the_colours_of_the_dice_or_red_blue_green_yellow() -> None:
    assert set(race(TARGETS, players=6).options.cars) == {"red", "yellow", "green", "blue", "white", "purple"}
    assert set(race(STRAIGHT, players=4).options.cars) == {"red", "blue", "green", "yellow"}
    with pytest.raises(hairpin.HairpinError, match="white"):
        race(STRAIGHT, cars=("white",))


def test_mz2_six_dice_show_six_colours_with_equal_chance() -> None:
    game = race(STRAIGHT)
    rolls = {game.format_action(roll): chance for roll, chance in game.chance_outcomes(game.start())}
    assert len(rolls) == 462
    assert all(len(roll) == 6 and set(roll) <= set("rygbwp") for roll in rolls)
    assert rolls["rrrrrr"] == Fraction(1, 6**6)
    assert rolls["rygbwp"] == Fraction(720, 6**6)
    for colour in "rygbwp":
        assert sum(roll.count(colour) * chance for roll, chance in rolls.items()) == 1


def test_mz3_first_edition_boards_end_on_two_target_squares() -> None:
    boards = [track for track in shipped_tracks().values() if track.edition == "first"]
    assert all(track.has_targets and len(track.finish) == 2 for track in boards)
    assert set(TARGETS.finish) == {"A6", "B6"}


def test_mz3_anniversary_boards_end_where_they_start_on_white() -> None:
    boards = [track for track in shipped_tracks().values() if track.edition == "anniversary"]
    assert boards
    assert all(not track.has_targets and set(track.finish.values()) == {"w"} for track in boards)


def test_mz4_all_cars_stand_on_the_start_and_unused_cars_are_left_out() -> None:
    game = race(STRAIGHT, players=3)
    assert game.format_state(game.start()) == "roll 1 S,S,S 0,0,0 - - -"
    assert game.options.cars == ("red", "blue", "green")


def test_mz4_every_player_chooses_a_car() -> None:
    assert race(STRAIGHT, players=2, cars=("yellow", "red")).options.cars == ("yellow", "red")
    with pytest.raises(hairpin.HairpinError, match="cars"):
        race(STRAIGHT, players=2, cars=("red", "red"))


def test_mz4_turns_go_round_the_table_from_the_starter() -> None:
    game = race(STRAIGHT, players=3, starter=1)
    position = game.format_state(game.start())
    turns = []
    for _ in range(6):
        turns.append(position.split()[1])
        position = play(game, position, "bbbbbb")
    assert turns == ["2", "3", "1", "2", "3", "1"]


def test_mz5_a_turn_begins_with_one_roll_of_all_six_dice() -> None:
    game = race(STRAIGHT)
    assert game.actor(game.start()) == hairpin.CHANCE
    assert play(game, "roll 1 S,S 0,0 - - -", "ygrrbw") == "drive 1 S,S 0,0 rrygbw - -"
    with pytest.raises(hairpin.HairpinError):
        play(game, "roll 1 S,S 0,0 - - -", "ygrrb")
    with pytest.raises(hairpin.HairpinError):
        play(game, "drive 1 S,S 0,0 rrygbw - -", "rrygbw")


def test_mz6_a_step_takes_one_die_of_the_space_s_colour() -> None:
    game = race(STRAIGHT)
    assert play(game, "drive 1 S,S 0,0 rrygbw - -", "A1r") == "drive 1 A1,S 1,0 rygbw r -"


def test_mz6_a_colour_that_was_not_rolled_or_is_used_up_does_not_fit() -> None:
    game = race(BRICKS)
    assert list_choices(game, "drive 1 S,S 0,0 rrrggg - -") == ["A1r"]
    assert list_choices(game, "drive 1 A1,S 1,0 ggggp r -") == ["A2g", "B2p"]
    assert play(game, "drive 1 B2,S 3,0 rrr p -", "B3r") == "roll 2 B3,S 4,0 - - -", "red is left, but nowhere ahead"


def test_mz6_a_step_leads_only_to_a_space_that_touches_and_shows_the_colour() -> None:
    game = race(BRICKS)
    for step in ("A3b", "B3r", "A2r", "A2b"):
        with pytest.raises(hairpin.HairpinError, match="not possible now"):
            play(game, "drive 1 A1,S 1,0 rggbp r -", step)


def test_mz6_the_order_of_the_dice_is_free() -> None:
    game = race(BRICKS)
    roll = "roll 1 S,S 0,0 - - -", "rggbwp"
    assert play(game, *roll, "A1r", "A2g", "A3b", "B4g") == "roll 2 B4,S 4,0 - - -"
    assert play(game, *roll, "B1w", "A1r", "B2p", "A2g", "A3b", "B4g") == "roll 2 B4,S 6,0 - - -"


def test_mz6_six_dice_bring_six_steps_and_no_seventh() -> None:
    game = race(STRAIGHT)
    after = play(game, "roll 1 S,S 0,0 - - -", "rygbwp", "A1r", "A2g", "A3b", "A4y", "A5w", "A6p")
    assert after == "roll 2 A6,S 6,0 - - -"


def test_mz7_straight_ahead_is_the_next_space_of_the_lane() -> None:
    game = race(STRAIGHT)
    assert list_steps(game, "A3") == {"A4"}
    assert list_steps(game, "B8") == {"F"}


def test_mz7_sideways_needs_a_front_edge_that_lies_ahead() -> None:
    game = race(BRICKS)
    assert list_steps(game, "A1") == {"A2", "B2"}, "B1 touches, but ends behind"
    assert list_steps(game, "B1") == {"B2", "A1"}
    assert list_steps(game, "B3") == {"B4", "A3"}, "A2 touches, but ends behind"


def test_mz7_level_front_edges_are_not_ahead() -> None:
    game = race(lay_track("r2 g1", "w1 p1 y1"))
    assert list_steps(game, "A1") == {"A2"}
    assert list_steps(game, "B2") == {"B3"}


def test_mz7_only_a_neighbouring_lane_can_be_changed_into() -> None:
    game = race(lay_track("r1 g2", "w2 y1", "p3"))
    assert list_steps(game, "A1") == {"A2", "B1"}
    assert list_steps(game, "B1") == {"B2", "C1", "A2"}


def test_mz7_no_action_ever_leads_backward() -> None:
    game = race(BRICKS)
    for place in BRICKS.exits:
        assert all(BRICKS.front(space) > BRICKS.front(place) for space in list_steps(game, place))


def test_mz8_first_edition_leaves_the_start_on_blue_or_white() -> None:
    game = race(lay_track("b1 r2 b1", "y2 #2", "w1 p2 w1", exits="AC", targets="AC"))
    assert list_choices(game, "drive 1 S,S 0,0 rygbwp - -") == ["A1b", "C1w"]


def test_mz8_oval_leaves_the_start_on_white_or_purple() -> None:
    game = race(lay_track("w1 r2 b1", "y2 g1 w1", "p1 r2 w1", exits="AC"))
    assert list_choices(game, "drive 1 S,S 0,0 rygbwp - -") == ["A1w", "C1p"]


def test_mz9_a_tyre_is_never_entered() -> None:
    game = race(TYRE)
    assert list_steps(game, "B2") == {"A2"}
    assert list_steps(game, "A2") == {"A3"}
    with pytest.raises(hairpin.HairpinError, match="B3r"):
        play(game, "drive 1 B2,S 1,0 rrrrg p -", "B3r")


def test_mz9_a_tyre_is_no_place_to_be_pushed_back_to() -> None:
    game = race(TYRE)
    assert play(game, "drive 1 A3,B4 1,0 ggggg b -", "B4g") == "roll 2 B4,B2 2,0 - - -"


def test_mz10_a_car_in_the_way_is_driven_over_for_the_die_of_its_space() -> None:
    game = race(STRAIGHT)
    crowded, empty = "drive 1 S,A1 0,0 rrgbbb - -", "drive 1 S,S 0,0 rrgbbb - -"
    assert list_choices(game, crowded) == list_choices(game, empty) == ["A1r"]
    over = play(game, crowded, "A1r")
    assert over == "drive 1 A1,A1 1,0 rgbbb r -"
    assert play(game, over, "A2g", "A3b") == "roll 2 A3,A1 3,0 - - -", "passed, not pushed"


def test_mz11_bumped_car_goes_back_one_space_in_its_own_lane() -> None:
    game = race(BRICKS)
    assert play(game, "drive 1 A1,B2 1,0 ppppp r -", "B2p") == "roll 2 B2,B1 2,0 - - -"


def test_mz11_bumped_car_skips_tyre_and_car() -> None:
    game = race(TYRE, players=3)
    assert play(game, "drive 1 A3,B4,B2 1,0,0 ggggg b -", "B4g") == "roll 2 B4,B1,B2 2,0,0 - - -"


def test_mz11_only_the_car_on_the_last_space_is_pushed() -> None:
    game = race(STRAIGHT, players=4)
    after = play(game, "roll 1 S,A1,A2,A3 0,0,0,0 - - -", "rgbppp", "A1r", "A2g", "A3b")
    assert after == "roll 2 A3,A1,A2,S 3,0,0,0 - - -"


def test_mz12_no_fitting_die_ends_the_turn_where_the_car_stands() -> None:
    game = race(STRAIGHT)
    assert play(game, "roll 1 A3,S 0,0 - - -", "rrrggg") == "roll 2 A3,S 0,0 - - -"


def test_mz12_the_turn_ends_as_soon_as_no_unused_die_fits() -> None:
    game = race(STRAIGHT)
    assert play(game, "roll 1 S,S 0,0 - - -", "rrrrrg", "A1r", "A2g") == "roll 2 A2,S 2,0 - - -"


def test_mz13_a_car_that_can_move_must_move() -> None:
    game = race(STRAIGHT)
    for position in ("drive 1 S,S 0,0 rrgggg - -", "drive 1 A1,S 1,0 rgggg r -"):
        assert "stop" not in list_choices(game, position)
        with pytest.raises(hairpin.HairpinError, match="stop is not possible"):
            play(game, position, "stop")


def test_mz14_the_round_is_played_to_the_seat_before_the_starter() -> None:
    game = race(STRAIGHT, players=3)
    home = play(game, "roll 1 A8,B8,A1 0,0,0 - - -", "wwwwww", "Fw")
    assert home == "roll 2 F,B8,A1 1,0,0 - - -"
    later = play(game, home, "rrrrrr")
    assert later == "roll 3 F,B8,A1 1,0,0 - - -"
    assert game.outcome(game.parse_state(later)) is None
    over = game.parse_state(play(game, later, "rrrrrr"))
    assert (over.phase, game.actor(over), game.on_turn(over)) == ("over", None, None)


def test_mz14_the_last_seat_of_the_round_ends_the_race_at_once() -> None:
    game = race(STRAIGHT, players=3)
    over = play(game, "roll 3 A1,A2,A8 1,2,0 - - -", "wwwwww", "Fw")
    assert over == "over 3 A1,A2,F 1,2,1 - - -"
    with pytest.raises(hairpin.HairpinError, match="over"):
        play(game, over, "wwwwww")


def test_mz14_without_a_finisher_the_next_round_counts_dice_anew() -> None:
    game = race(STRAIGHT)
    assert play(game, "roll 2 B2,S 2,0 - - -", "rrrrrg", "A1r", "A2g") == "roll 1 B2,A2 0,0 - - -"


def test_mz15_a_single_car_in_the_finish_wins_whatever_its_dice() -> None:
    game = race(STRAIGHT, players=3)
    outcome = game.outcome(game.parse_state("over 3 A8,F,B8 1,6,0 - - -"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "alone")


def test_mz15_of_several_in_the_finish_the_fewest_dice_win() -> None:
    game = race(STRAIGHT, players=3)
    outcome = game.outcome(game.parse_state("over 3 F,F,B8 3,2,0 - - -"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "fewest-dice", (3, 2, None))


def test_mz15_equal_dice_win_together() -> None:
    game = race(STRAIGHT, players=3)
    outcome = game.outcome(game.parse_state("over 3 F,F,F 2,2,4 - - -"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


def test_mz15_dice_of_earlier_rounds_do_not_count() -> None:
    game = race(STRAIGHT)
    first_round = "roll 1 A6,B4 0,0 - - -", "rgpppp", "A7r", "A8g", "rrrgpp", "B5g", "B6r", "B7p"
    over = play(game, *first_round, "wwwwww", "Fw", "wwwwww", "B8w", "Fw")
    assert over == "over 2 F,F 1,2 - - -"


def test_mz16_every_winner_gets_a_trophy_ties_included() -> None:
    game = race(TARGETS, players=4)
    shared = game.outcome(game.parse_state("over 4 A6,B6,A6,A5 2,3,2,2 - - -"))
    alone = game.outcome(game.parse_state("over 4 A6,B6,A6,A5 2,1,2,2 - - -"))
    assert shared is not None
    assert alone is not None
    assert (shared.winners, alone.winners) == ((0, 2), (1,))
    assert [shared.share(seat) for seat in range(4)] == [Fraction(1, 2), 0, Fraction(1, 2), 0]
