"""MZP-1 to MZP-5, RU-10 and RU-18: the tiles and the turbo roll of the professional variant."""

from __future__ import annotations

from fractions import Fraction

import pytest

import hairpin
from rules.boards import BRICKS, STRAIGHT, list_choices, play, race

FULL = "xrygbwp"


def test_mzp1_every_player_gets_the_extra_roll_and_an_accelerator_of_each_colour() -> None:
    assert race(STRAIGHT, players=4, pro=True).start().tiles == (FULL,) * 4
    assert race(STRAIGHT, players=4).start().tiles == ()


def test_mzp1_without_the_variant_there_are_no_tiles() -> None:
    with pytest.raises(hairpin.HairpinError, match="professional"):
        race(STRAIGHT).parse_state(f"roll 1 S,S 0,0 - - {FULL},{FULL}")


def test_mzp1_any_number_of_tiles_may_be_used_in_one_turn() -> None:
    game = race(STRAIGHT, pro=True)
    tiles = "A1r+", "A2g+", "A3b+", "A4y+", "A5w+", "A6p+"
    after = play(game, f"roll 1 S,S 0,0 - - {FULL},{FULL}", "bbbbbb", "reroll:bbbbbb", "yyyyyy", *tiles)
    assert after == f"roll 2 A6,S 0,0 - - -,{FULL}"


def test_mzp2_any_number_of_dice_may_be_rolled_again_after_the_roll() -> None:
    game = race(STRAIGHT, pro=True)
    choices = list_choices(game, f"drive 1 S,S 0,0 gbbwpp - {FULL},{FULL}")
    rerolls = {word for word in choices if word.startswith("reroll:")}
    assert len(rerolls) == 2 * 3 * 2 * 3 - 1, "each choice among one green, two blue, one white, two purple"
    assert {"reroll:g", "reroll:bp", "reroll:gbbwpp"} <= rerolls


def test_mzp2_only_the_chosen_dice_are_rolled_and_the_tile_is_gone() -> None:
    game = race(STRAIGHT, pro=True)
    chosen = play(game, f"drive 1 S,S 0,0 gbbwpp - {FULL},{FULL}", "reroll:bp")
    assert chosen == f"reroll 1 S,S 0,0 gbwp - rygbwp,{FULL}"
    outcomes = game.chance_outcomes(game.parse_state(chosen))
    assert len(outcomes) == 21
    assert dict(outcomes)[game.parse_action("rb")] == Fraction(2, 36)
    assert play(game, chosen, "rb") == f"drive 1 S,S 0,0 rgbbwp - rygbwp,{FULL}"


def test_mzp2_a_second_extra_roll_is_not_possible() -> None:
    game = race(STRAIGHT, pro=True)
    again = play(game, f"drive 1 S,S 0,0 rrrrrr - {FULL},{FULL}", "reroll:r", "r")
    assert list_choices(game, again) == ["A1r", "A1r+", "B1p+"]


@pytest.mark.parametrize("first", ["A1r", "A1r+"])
def test_mzp2_once_anything_is_placed_the_extra_roll_is_too_late(first: str) -> None:
    game = race(STRAIGHT, pro=True)
    after = play(game, f"drive 1 S,S 0,0 rrgggg - {FULL},{FULL}", first)
    assert not any(word.startswith("reroll") for word in list_choices(game, after))


def test_mzp2_the_extra_roll_can_save_a_roll_of_which_nothing_fits() -> None:
    game = race(STRAIGHT, pro=True)
    rolled = play(game, "roll 1 S,S 0,0 - - x,x", "yyyyyy")
    assert list_choices(game, rolled) == [f"reroll:{'y' * count}" for count in range(1, 7)] + ["stop"]
    assert play(game, rolled, "reroll:yyyyyy", "bbbbbb") == "roll 2 S,S 0,0 - - -,x", "nothing fits in both rolls"


def test_mzp3_an_accelerator_is_used_like_a_die_of_its_colour() -> None:
    game = race(STRAIGHT, pro=True)
    after = play(game, f"drive 1 S,S 0,0 gggggg - {FULL},{FULL}", "A1r+")
    assert after == f"drive 1 A1,S 0,0 gggggg r xygbwp,{FULL}", "no die is used up, the red tile is"
    for step in ("A3b+", "A2b+", "A2w+", "B1p+"):
        with pytest.raises(hairpin.HairpinError, match="not possible now"):
            play(game, after, step)


def test_mzp3_a_used_accelerator_is_gone_for_the_race() -> None:
    game = race(STRAIGHT, pro=True, stopping="free")
    after = play(game, "roll 1 S,S 0,0 - - r,r", "yyyyyy", "A1r+")
    assert after == "roll 2 A1,S 0,0 - - -,r"
    assert play(game, "roll 1 A6,S 0,0 - - -,-", "yyyyyy") == "roll 2 A6,S 0,0 - - -,-", "no red tile, no way"


def test_mzp3_seats_spend_their_own_tiles() -> None:
    game = race(STRAIGHT, pro=True)
    assert play(game, "roll 2 S,S 0,0 - - r,r", "yyyyyy", "A1r+") == "roll 1 S,A1 0,0 - - r,-"


def test_mzp4_all_six_dice_placed_earn_a_turbo_roll_of_two_dice() -> None:
    game = race(STRAIGHT, pro=True)
    placed = play(game, "drive 1 A5,S 5,0 p w -,-", "A6p")
    assert list_choices(game, placed) == ["turbo", "stop"]
    turbo = play(game, placed, "turbo")
    assert turbo == "turbo-roll 1 A6,S 6,0 - p -,-"
    outcomes = game.chance_outcomes(game.parse_state(turbo))
    assert len(outcomes) == 21
    assert sum(chance for _, chance in outcomes) == 1


def test_mzp4_five_dice_and_any_number_of_accelerators_earn_no_turbo_roll() -> None:
    game = race(STRAIGHT, pro=True)
    position = "drive 1 A4,S 4,0 yw y p,-"
    after = play(game, position, "A5w", "A6p+")
    assert after == "roll 2 A6,S 5,0 - - -,-"


def test_mzp4_accelerators_do_not_change_the_turbo_roll() -> None:
    game = race(STRAIGHT, pro=True)
    placed = play(game, "drive 1 A5,S 4,0 rg w p,-", "A6p+", "A7r", "A8g")
    assert list_choices(game, placed) == ["turbo", "stop"]


def test_mzp4_without_the_variant_there_is_no_turbo() -> None:
    assert play(race(STRAIGHT), "drive 1 A5,S 5,0 p w -", "A6p") == "roll 2 A6,S 6,0 - - -"


@pytest.mark.parametrize(
    ("dice", "steps", "after"),
    [
        ("rg", ["A7r", "A8g"], "roll 2 A8,S 8,0 - - -,-"),
        ("rg", ["A7r", "stop"], "roll 2 A7,S 7,0 - - -,-"),
        ("rg", ["stop"], "roll 2 A6,S 6,0 - - -,-"),
        ("rr", ["A7r"], "roll 2 A7,S 7,0 - - -,-"),
        ("gb", [], "roll 2 A6,S 6,0 - - -,-"),
    ],
)
def test_mzp4_one_or_both_turbo_dice_drive_on_and_then_the_turn_is_over(
    dice: str, steps: list[str], after: str
) -> None:
    assert play(race(STRAIGHT, pro=True), "turbo-roll 1 A6,S 6,0 - p -,-", dice, *steps) == after


def test_mzp4_turbo_dice_follow_the_same_movement_rules() -> None:
    game = race(BRICKS, pro=True)
    assert list_choices(game, "turbo 1 A1,S 6,0 gp r -,-") == ["A2g", "B2p", "stop"]
    assert play(game, "turbo-roll 1 A1,S 6,0 - r -,-", "rw") == "roll 2 A1,S 6,0 - - -,-", "B1 ends behind, B3 is far"


def test_mzp5_a_car_under_the_sixth_die_is_not_pushed_if_the_turbo_drives_on() -> None:
    game = race(STRAIGHT, pro=True)
    turbo = play(game, "drive 1 A5,A6 5,0 p w -,-", "A6p", "turbo")
    assert turbo == "turbo-roll 1 A6,A6 6,0 - p -,-", "not checked yet"
    assert play(game, turbo, "rr", "A7r") == "roll 2 A7,A6 7,0 - - -,-"


def test_mzp5_only_where_the_turbo_ends_a_car_is_pushed_back() -> None:
    game = race(STRAIGHT, pro=True, players=3)
    after = play(game, "drive 1 A5,A6,A7 5,0,0 p w -,-,-", "A6p", "turbo", "rr", "A7r")
    assert after == "roll 2 A7,A6,A5 7,0,0 - - -,-,-", "A6 is still occupied"


@pytest.mark.parametrize("dice", ["rr", "gg"])
def test_ru10_neither_extra_roll_nor_accelerators_in_the_turbo_roll(dice: str) -> None:
    game = race(STRAIGHT, pro=True)
    turbo = play(game, f"turbo-roll 1 A6,S 6,0 - p {FULL},{FULL}", dice)
    if dice == "rr":
        assert list_choices(game, turbo) == ["A7r", "stop"]
    else:
        assert turbo == f"roll 2 A6,S 6,0 - - {FULL},{FULL}", "no green ahead, and the red tile does not help"


def test_ru10_accelerators_may_follow_the_turbo_roll_by_option() -> None:
    game = race(STRAIGHT, pro=True, turbo_accelerators=True)
    turbo = play(game, f"turbo-roll 1 A6,S 6,0 - p {FULL},{FULL}", "gg")
    assert list_choices(game, turbo) == ["A7r+", "stop"], "still no extra roll"
    assert play(game, turbo, "A7r+", "A8g", "Fw+") == f"roll 2 F,S 7,0 - - xygbp,{FULL}"


def test_ru18_accelerators_may_follow_the_sixth_die_before_the_turbo() -> None:
    game = race(STRAIGHT, pro=True)
    placed = play(game, "drive 1 A5,S 5,0 p w rg,-", "A6p")
    assert list_choices(game, placed) == ["A7r+", "turbo", "stop"]
    later = play(game, placed, "A7r+")
    assert list_choices(game, later) == ["A8g+", "turbo", "stop"]
    assert play(game, later, "turbo", "gg", "A8g") == "roll 2 A8,S 7,0 - - g,-"


def test_ru18_the_turbo_roll_is_the_players_choice() -> None:
    game = race(STRAIGHT, pro=True)
    assert play(game, "drive 1 A5,S 5,0 p w -,-", "A6p", "stop") == "roll 2 A6,S 6,0 - - -,-"
    with pytest.raises(hairpin.HairpinError, match="turbo is not possible"):
        play(game, "drive 1 A5,S 5,0 p w -,-", "turbo")
