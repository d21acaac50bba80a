"""EX-1 to EX-3: the worked examples of the rule books, move by move, on small boards with the same spaces."""

from __future__ import annotations

from rules.boards import lay_track, list_choices, play, race

# A2 white leads sideways to B2 purple; B3 yellow and B4 blue follow; B4 leads sideways to C5 purple.
# Behind C5 lie a tyre, a green and a blue space.
OVERTAKING = lay_track("r2 w2 g2 y2 g2 w2", "g3 p2 y2 b2 g3", "y2 b2 g2 #2 p2 y2")

# Between tyres, red is the only way on from B1; the long yellow space B9 lies in the middle lane.
BOTTLENECK = lay_track("#9 g3", "g1 r1 g1 b1 p1 w1 p1 b1 y3 r1", "#9 r3")

# A lane that asks for red, yellow, red, green and then blue; beside it one for the green car.
SEQUENCE = lay_track("r1 y1 r1 g1 b1 p1", "w1 p1 b1 w1 p1 b1")


def test_ex1_red_drives_five_dice_over_one_car_and_pushes_another_back_three_spaces() -> None:
    game = race(OVERTAKING, players=4, cars=("red", "blue", "green", "yellow"))
    fritz, karin, sandra = "B2", "C5", "C3"
    rolled = play(game, f"roll 1 A1,{fritz},{karin},{sandra} 0,0,0,0 - - -", "byppwr")
    assert rolled == "drive 1 A1,B2,C5,C3 0,0,0,0 rybwpp - -"

    on_white = play(game, rolled, "A2w")
    over_fritz = play(game, on_white, "B2p")
    assert over_fritz == "drive 1 B2,B2,C5,C3 2,0,0,0 rybp p -", "passed over, not pushed"
    on_blue = play(game, over_fritz, "B3y", "B4b")
    assert list_choices(game, on_blue) == ["C5p"], "red does not fit"

    after = play(game, on_blue, "C5p")
    assert after == "roll 2 C5,B2,C2,C3 5,0,0,0 - - -"
    assert game.track.colour("C2") == "b"


def test_ex2_extra_roll_then_five_dice_an_accelerator_the_sixth_die_and_a_turbo() -> None:
    game = race(BOTTLENECK, pro=True)
    rolled = play(game, "roll 1 B1,S 0,0 - - xygbwp,xrygbwp", "bbgppw")
    choices = list_choices(game, rolled)
    assert all(word == "stop" or word.startswith("reroll:") for word in choices), "red is the only way"

    again = play(game, rolled, "reroll:bp", "rb")
    assert again == "drive 1 B1,S 0,0 rgbbwp - ygbwp,xrygbwp"
    on_red = play(game, again, "B2r")
    assert list_choices(game, on_red) == ["B3g", "B3g+"], "the track asks for green first"
    on_white = play(game, on_red, "B3g", "B4b", "B5p", "B6w")
    assert on_white == "drive 1 B6,S 5,0 b w ygbwp,xrygbwp", "five dice; blue does not fit"
    assert list_choices(game, on_white) == ["B7p+", "stop"]

    six = play(game, on_white, "B7p+", "B8b")
    assert six == "drive 1 B8,S 6,0 - b ygbw,xrygbwp"
    assert "turbo" in list_choices(game, six)
    turbo = play(game, six, "turbo", "yp")
    assert list_choices(game, turbo) == ["B9y", "stop"], "purple is not usable"
    assert play(game, turbo, "B9y") == "roll 2 B9,S 7,0 - - ygbw,xrygbwp"
    assert game.track.front("B9") - game.track.front("B8") == 3


def test_ex3_red_ends_on_green_and_the_green_car_goes_one_space_forward() -> None:
    game = race(SEQUENCE, cars=("red", "green"), bonus=True)
    driven = play(game, "roll 1 S,B3 0,0 - - -", "rryyyg", "A1r", "A2y", "A3r", "A4g")
    assert driven == "bonus 1 A4,B3 4,0 - g -", "the two yellows left do not fit"
    assert game.actor(game.parse_state(driven)) == 1, "the green car's owner decides"
    assert play(game, driven, "bonus:B4") == "roll 2 A4,B4 4,0 - - -"
    assert play(game, driven, "bonus:no") == "roll 2 A4,B3 4,0 - - -"


def test_ex3_in_the_professional_variant_the_same_drive_brings_the_same_bonus() -> None:
    game = race(SEQUENCE, cars=("red", "green"), bonus=True, pro=True)
    driven = play(game, "roll 1 S,B3 0,0 - - -,-", "rryyyg", "A1r", "A2y", "A3r", "A4g")
    assert play(game, driven, "bonus:B4") == "roll 2 A4,B4 4,0 - - -,-"
