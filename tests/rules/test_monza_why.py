"""Reasons why a space cannot be chosen: one test for each reason, then all spaces of random positions."""

from __future__ import annotations

from random import Random

import pytest

import hairpin
from examples import batches
from hairpin.core.reason import Reason
from hairpin.games import explain
from hairpin.games.monza import Bonus, Monza, State, Step
from hairpin.games.monza.colours import sort_dice
from hairpin.games.monza.why import why_not
from properties.test_monza_always import draw_race
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track, race
from sampling import play

OPEN = race(lay_track("r1 g2 b2", "w1 p1 r3", "y3 b1 g1"))


def read(game: Monza, position: str) -> State:
    """Read a position whose dice are written in any order."""
    words = position.split()
    return game.parse_state(" ".join([*words[:4], sort_dice(words[4]) if words[4] != "-" else "-", *words[5:]]))


def ask(game: Monza, position: str, what: str) -> Reason | None:
    return why_not(game, read(game, position), what)


def test_mz4_the_reason_on_another_seats_turn_is_not_your_turn() -> None:
    game = race(BRICKS)
    state = read(game, "drive 1 A1,S 0,0 ggwpby - -")
    assert explain(game, state, 1, (), "A2") == Reason("MZ-4", "not-your-turn")
    assert explain(game, state, 0, (), "A2") is None


def test_mz4_the_turn_is_known_before_the_roll_and_in_a_bonus_move() -> None:
    game = race(STRAIGHT, bonus=True)
    assert explain(game, game.start(), 1, (), "A1") == Reason("MZ-4", "not-your-turn")
    bonus = read(game, "bonus 1 A3,B3 1,0 - b -")
    assert explain(game, bonus, 0, (), "B4") == Reason("MZ-4", "not-your-turn")
    assert explain(game, bonus, 1, (), "B4") is None


def test_mz5_the_roll_comes_before_the_first_step() -> None:
    assert ask(race(BRICKS), "roll 1 A1,S 0,0 - - -", "A2") == Reason("MZ-5", "roll-first")


def test_mz6_no_die_of_that_colour_is_left() -> None:
    game = race(BRICKS)
    assert ask(game, "drive 1 A1,S 0,0 pprrww - -", "A2") == Reason("MZ-6", "no-die", ("green",))
    assert ask(game, "drive 1 A1,S 0,0 gprrww - -", "A2") is None


def test_mz6_a_space_that_does_not_touch_yours_is_too_far() -> None:
    for space in ("A3", "A4", "B5", "F"):
        assert ask(race(BRICKS), "drive 1 A1,S 0,0 ggbbpp - -", space) == Reason("MZ-6", "too-far")


def test_mz6_a_lane_beyond_the_next_one_is_too_far() -> None:
    assert ask(OPEN, "drive 1 A1,S 0,0 ggyyww - -", "C1") == Reason("MZ-6", "too-far")


def test_mz7_a_step_leads_only_forward() -> None:
    for space in ("A1", "B1", "S"):
        assert ask(race(BRICKS), "drive 1 A2,S 0,0 bbrrww - -", space) == Reason("MZ-7", "behind")


def test_mz7_sideways_the_other_front_edge_must_lie_ahead() -> None:
    assert ask(race(BRICKS), "drive 1 A1,S 0,0 ggwwpp - -", "B1") == Reason("MZ-7", "not-ahead")
    assert ask(race(STRAIGHT), "drive 1 A2,S 0,0 bbwwww - -", "B2") == Reason("MZ-7", "not-ahead")
    assert ask(race(BRICKS), "drive 1 A1,S 0,0 ggwwpp - -", "B2") is None


def test_mz7_the_cars_own_space_cannot_be_chosen() -> None:
    assert ask(race(BRICKS), "drive 1 A1,S 0,0 ggwwpp - -", "A1") == Reason("MZ-7", "here")


def test_mz8_from_the_start_only_onto_its_exits() -> None:
    game = race(lay_track("w1 r1", "#0.5 y1.5", "p1 g1"))
    for space in ("A2", "B2", "F"):
        assert ask(game, "drive 1 S,S 0,0 rywwpp - -", space) == Reason("MZ-8", "from-start", ("white", "purple"))
    assert ask(game, "drive 1 S,S 0,0 rywwpp - -", "A1") is None


def test_ru14_a_start_that_is_open_to_every_lane() -> None:
    reason = Reason("RU-14", "from-start", ("red", "white", "yellow"))
    assert ask(OPEN, "drive 1 S,S 0,0 rggbbw - -", "A2") == reason


def test_mz9_a_tyre_is_never_entered() -> None:
    game = race(TYRE)
    assert ask(game, "drive 1 A2,S 0,0 bbrrww - -", "B3") == Reason("MZ-9", "tyre")
    assert ask(race(lay_track("w1 r1", "#0.5 y1.5")), "drive 1 S,S 0,0 rwwwww - -", "B1") == Reason("MZ-9", "tyre")


def test_mz14_when_the_race_is_over_nobody_drives() -> None:
    assert ask(race(BRICKS), "over 2 F,A1 3,2 - - -", "A2") == Reason("MZ-14", "over")


def test_ru1_the_longest_drive_allows_a_shorter_way_home() -> None:
    game = race(lay_track("w1 p2 r2 r1", "r2 w2 b2"), stopping="longest")
    assert ask(game, "drive 1 A1,S 0,0 rrybwp - -", "A2") is None
    assert ask(game, "drive 1 A1,S 0,0 rryybp - -", "A2") == Reason("RU-1", "longest"), "no white die: it ends earlier"


def test_ru4_a_target_with_a_car_is_a_way_for_a_die_but_not_for_a_bonus_move() -> None:
    game = race(TARGETS, players=2, cars=("red", "purple"), bonus=True, push_targets=True)
    assert ask(game, "drive 2 A6,A5 1,0 bbbbbb - -", "A6") is None
    board = lay_track("b2 r2 b2", "p1 g2 y2 #1", "w2 p2 w2", targets="AC")
    bonus = race(board, starter=1, cars=("yellow", "blue"), bonus=True, push_targets=True)
    assert ask(bonus, "bonus 1 B3,A3 3,2 - y -", "A3") == Reason("RU-16", "occupied")
    assert ask(bonus, "bonus 1 B3,A3 3,2 - y -", "C3") is None


def test_ru1_the_longest_drive_forbids_a_shorter_way() -> None:
    game = race(lay_track("r2 g2 b2", "w1 p2 y3"), stopping="longest")
    assert ask(game, "drive 1 A1,S 0,0 ppgbbb - -", "A2") == Reason("RU-1", "longest")
    assert ask(game, "drive 1 A1,S 0,0 ppgbbb - -", "B2") is None


def test_ru1_no_stop_while_a_die_fits() -> None:
    position = "drive 1 A1,S 0,0 ggwwpp - -"
    assert ask(race(BRICKS), position, "stop") == Reason("RU-1", "drive-on", ("green", "purple"))
    assert ask(race(BRICKS, stopping="free"), position, "stop") is None


def test_ru3_the_finish_needs_its_colour() -> None:
    line, targets = race(BRICKS), race(TARGETS)
    on_line = read(line, "drive 1 A3,S 0,0 bbrryy - -")
    assert explain(line, on_line, 0, ("A4y",), "F") == Reason("RU-3", "finish-die", ("white",))
    on_target = read(targets, "drive 1 A4,S 0,0 wwrrpp - -")
    assert explain(targets, on_target, 0, ("A5p",), "A6") == Reason("RU-3", "finish-die", ("blue",))


def test_ru3_an_open_finish_needs_any_die() -> None:
    game = race(BRICKS, pro=True, free_finish=True)
    assert ask(game, "drive 1 A4,S 6,0 - y xrygbp,xrygbwp", "F") is None  # by an accelerator
    assert ask(game, "drive 1 A4,S 6,0 - y x,xrygbwp", "F") == Reason("RU-3", "finish-any-die")


def test_ru3_a_route_that_has_reached_the_finish_ends_there() -> None:
    game = race(BRICKS)
    state = read(game, "drive 1 A4,S 0,0 bbrrww - -")
    assert explain(game, state, 0, ("Fw",), "A4") == Reason("RU-3", "home")
    assert explain(game, state, 0, ("Fw",), "stop") is None


def test_ru10_no_accelerator_after_the_turbo_roll() -> None:
    position = "turbo 1 A1,S 6,0 pw r rygbwp,xrygbwp"
    assert ask(race(BRICKS, pro=True), position, "A2") == Reason("RU-10", "tile-after-turbo", ("green",))
    assert ask(race(BRICKS, pro=True, turbo_accelerators=True), position, "A2") is None


def test_ru13_a_corner_alone_is_no_border() -> None:
    assert ask(race(BRICKS), "drive 1 B2,S 0,0 gbrrww - -", "A3") == Reason("MZ-6", "too-far")
    assert ask(race(STRAIGHT), "drive 1 A1,S 0,0 gwwwww - -", "B2") == Reason("RU-13", "corner")


def test_ru16_no_bonus_move_onto_a_car_nor_against_the_rules_of_the_road() -> None:
    game = race(BRICKS, bonus=True, players=3)
    position = "bonus 1 A3,A1,A2 2,0,0 - b -"  # the blue car, seat 2, on A1
    assert ask(game, position, "A2") == Reason("RU-16", "occupied")
    assert ask(game, position, "B1") == Reason("MZ-7", "not-ahead")
    assert ask(game, position, "B2") is None


def test_mzp1_without_the_variant_there_is_no_turbo_and_no_extra_roll() -> None:
    for word in ("turbo", "reroll"):
        assert ask(race(BRICKS), "drive 1 A1,S 0,0 ggwwpp - -", word) == Reason("MZP-1", "no-tiles")


def test_mzp2_the_extra_roll_comes_before_the_first_die_and_once() -> None:
    game = race(BRICKS, pro=True)
    tiles = "xrygbwp,xrygbwp"
    assert ask(game, f"drive 1 A1,S 0,0 ggwwpp - {tiles}", "reroll") is None
    assert ask(game, f"drive 1 A2,S 1,0 wwppb g {tiles}", "reroll") == Reason("MZP-2", "extra-roll-late")
    gone = "drive 1 A1,S 0,0 ggwwpp - rygbwp,xrygbwp"
    assert ask(game, gone, "reroll") == Reason("MZP-2", "extra-roll-gone")


def test_mzp4_the_turbo_roll_needs_all_six_dice_placed() -> None:
    game = race(BRICKS, pro=True)
    assert ask(game, "drive 1 A2,S 5,0 b g xrygbwp,xrygbwp", "turbo") == Reason("MZP-4", "dice-left")
    assert ask(game, "drive 1 A2,S 6,0 - g xrygbwp,xrygbwp", "turbo") is None
    assert ask(game, "turbo 1 A2,S 6,0 bb g xrygbwp,xrygbwp", "turbo") == Reason("MZP-4", "one-turbo")


def test_mzp4_only_turbo_dice_count_after_the_turbo_roll() -> None:
    game = race(BRICKS, pro=True)
    assert ask(game, "turbo 1 A1,S 6,0 gr r x,xrygbwp", "B2") == Reason("MZP-4", "no-turbo-die", ("purple",))


def test_reasons_are_given_from_the_end_of_the_laid_route() -> None:
    game = race(BRICKS)
    state = read(game, "drive 1 A1,S 0,0 gbwwpp - -")
    assert explain(game, state, 0, ("A2g",), "A3") is None
    assert explain(game, state, 0, ("A2g", "A3b"), "A4") == Reason("MZ-6", "no-die", ("yellow",))
    assert explain(game, state, 0, ("A2g", "A3b"), "stop") is None


def test_an_illegal_route_and_an_unknown_space_are_refused() -> None:
    game = race(BRICKS)
    state = read(game, "drive 1 A1,S 0,0 gbwwpp - -")
    for words, what in ((("A3b",), "A4"), (("stop",), "A4"), ((), "Z9"), ((), ""), ((), "A1g")):
        with pytest.raises(hairpin.HairpinError):
            explain(game, state, 0, words, what)


@pytest.mark.parametrize("batch", batches(10))
def test_every_space_without_a_legal_action_has_a_reason(batch: int) -> None:
    random = Random(f"why/{batch}")
    for _ in range(12):
        game = draw_race(random)
        everywhere = {*game.track.spaces, *game.track.places}
        for state, _, _ in play(game, random):
            actions = game.legal_actions(state)
            open_spaces = {action.space for action in actions if isinstance(action, Step | Bonus)}
            assert {space for space in everywhere if why_not(game, state, space) is None} == open_spaces
            if state.phase in ("drive", "turbo"):
                words = {game.format_action(action).partition(":")[0] for action in actions}
                for word in ("stop", "turbo", "reroll"):
                    assert (why_not(game, state, word) is None) == (word in words), (game.format_state(state), word)
