"""MC-1 to MC-11: the rule book of Memo-Car-Race, one rule per test."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import hairpin
from hairpin.games.memo import Drive, OpenTile, Turn
from hairpin.games.memo.grid import CELLS, COLOURS, NEIGHBOURS, PIT, ROAD
from hairpin.games.memo.tiles import KINDS, ROTATIONS
from rules.tables import lay_table, list_choices, play, see, write


def test_mc1_two_to_four_race_over_24_road_tiles_between_four_colours() -> None:
    for players in (2, 3, 4):
        assert len(lay_table(players=players).start().cars) == players
    for players in (1, 5):
        with pytest.raises(hairpin.HairpinError, match="players"):
            lay_table(players=players)
    assert len(lay_table().tiles.kinds) == len(ROAD) == 24
    assert COLOURS == ("red", "blue", "green", "yellow")


def test_mc2_all_road_tiles_lie_face_down_around_the_pit() -> None:
    game = lay_table()
    assert game.format_state(game.start()) == "place 1 -,- ...../...../..+../...../..... - -,- - 1,2 - -"
    view = game.view(game.start(), None)
    assert view.covered == tuple(cell for cell in CELLS if cell != "c3")
    assert not view.open


def test_mc2_each_start_finish_tile_lies_beside_one_corner_and_none_touches_another() -> None:
    beside = {colour: tuple(NEIGHBOURS[colour].values()) for colour in COLOURS}
    assert beside == {"red": ("a1",), "blue": ("e1",), "green": ("e5",), "yellow": ("a5",)}


def test_mc2_one_canister_a_player_lies_on_the_pit_and_cars_start_on_any_colour() -> None:
    game = lay_table(players=3)
    placed = play(game, "", "start:yellow", "start:red", "start:green")
    assert placed == write("yellow,red,green", fresh="1,2,3")
    assert see(game, placed).canisters == ("", "", "")


def test_mc3_the_starter_begins_and_play_goes_clockwise() -> None:
    game = lay_table(players=3, starter=2)
    assert game.actor(game.start()) == 2
    placed = play(game, "", "start:red", "start:blue", "start:green")
    assert placed.startswith("choose 3 blue,green,red ")
    once = play(game, placed, "swap", "b2", "b4")
    twice = play(game, once, "swap", "d2", "d4")
    thrice = play(game, twice, "turn:e5", "crossing", "way:NESW")
    assert [position.split()[1] for position in (once, twice, thrice)] == ["1", "2", "3"]


def test_mc3_a_turn_is_one_drive_or_one_swap() -> None:
    game = lay_table()
    placed = write("red,blue", fresh="1,2")
    assert list_choices(game, placed) == ["turn:a1", "swap"]
    assert play(game, placed, "turn:a1", "straight", "way:NS") == write("a1:NS,blue", "a1s", turn=2, fresh="2")
    assert play(game, placed, "swap", "a1", "b4") == write("red,blue", turn=2, fresh="2", ban="a1,b4")


def test_mc4_a_bordering_tile_is_turned_up_then_laid_with_its_road_to_the_car() -> None:
    game = lay_table()
    position = write("b2:NS,blue", "b2s")
    assert list_choices(game, position) == ["turn:b1", "turn:b3", "swap"]
    turned = play(game, position, "turn:b3", "junction")
    assert list_choices(game, turned) == ["way:NES", "way:NSW", "way:NEW"], "each leads back to b2"
    assert play(game, turned, "way:NEW") == write("b3:NEW,blue", "b2s b3j", turn=2)


def test_mc4_the_kind_of_a_new_tile_is_drawn_from_the_unseen_tiles() -> None:
    game = lay_table()
    state = game.parse_state(play(game, write("b2:NS,blue", "b2s d4x e4x"), "turn:b3"))
    assert game.actor(state) == hairpin.CHANCE
    drawn = {game.format_action(kind): chance for kind, chance in game.chance_outcomes(state)}
    left = Counter(game.tiles.kinds) - Counter(straight=1, crossing=2)
    assert left.total() == 21
    assert drawn == {kind: Fraction(count, 21) for kind, count in left.items()}


def test_mc4_a_tile_seen_before_keeps_its_kind() -> None:
    game = lay_table()
    turned = play(game, write("b2:NS,blue", "b2s b3c"), "turn:b3")
    assert turned == write("b2:NS,blue", "b2s b3c", phase="rotate", chosen="b3")
    assert list_choices(game, turned) == ["way:NE", "way:NW"]


@pytest.mark.parametrize(
    ("kind", "ways"), [("dead-end", ["way:N"]), ("straight", ["way:NS"]), ("crossing", ["way:NESW"])]
)
def test_mc4_a_player_that_turns_a_tile_up_must_drive_onto_it(kind: str, ways: list[str]) -> None:
    game = lay_table()
    turned = play(game, write("b2:NS,blue", "b2s"), "turn:b3", kind)
    assert list_choices(game, turned) == ways, "the only action, still to be chosen"
    assert play(game, turned, *ways).split()[2] == f"b3:{ways[0][4:]},blue"


def test_mc5_the_tile_left_is_turned_face_down_at_once() -> None:
    game = lay_table()
    after = play(game, write("b2:NS,blue", "b2s"), "turn:b3", "straight", "way:NS")
    assert see(game, after).open == (OpenTile("b3", "straight", "NS"),)
    assert "b2" in see(game, after).covered


def test_mc5_the_tile_left_stays_open_under_another_car() -> None:
    game = lay_table()
    after = play(game, write("b2:NS,b2:NS", "b2s"), "turn:b3", "straight", "way:NS")
    assert see(game, after).open == (OpenTile("b2", "straight", "NS"), OpenTile("b3", "straight", "NS"))


def test_mc6_a_first_dead_end_may_point_at_a_face_down_neighbour() -> None:
    game = lay_table()
    turned = play(game, write("red,blue", fresh="1,2"), "turn:a1", "dead-end")
    assert list_choices(game, turned) == ["way:N", "way:E", "way:S"]
    after = play(game, turned, "way:E", "turn:e1", "straight", "way:EW")
    assert list_choices(game, after) == ["turn:b1", "swap"], "the car is on the tile, and the start lies behind no road"


def test_mc6_a_later_dead_end_leads_only_back() -> None:
    game = lay_table()
    assert list_choices(game, play(game, write("red,blue"), "turn:a1", "dead-end")) == ["way:N"]


def test_mc7_a_drive_onto_an_open_tile_with_a_car_turns_up_and_rotates_nothing() -> None:
    game = lay_table()
    position = write("b2:NS,b3:NE", "b2s b3c")
    assert list_choices(game, position) == ["turn:b1", "drive:b3", "swap"]
    after = play(game, position, "drive:b3")
    assert after == write("b3:NE,b3:NE", "b2s b3c", turn=2)
    assert "b2" in see(game, after).covered


@pytest.mark.parametrize("other", ["b3:ES", "b4:NE"])
def test_mc7_an_open_tile_must_be_adjacent_and_its_road_must_meet(other: str) -> None:
    game = lay_table()
    position = write(f"b2:NS,{other}", f"b2s {other[:2]}c")
    assert not [word for word in list_choices(game, position) if word.startswith("drive:")]


def test_mc7_the_road_of_the_tile_left_must_lead_there_too() -> None:
    game = lay_table()
    assert list_choices(game, write("b2:NE,b3:NE", "b2c b3c")) == ["turn:b1", "turn:c2", "swap"]


def test_mc8_two_face_down_tiles_anywhere_change_places_unseen() -> None:
    game = lay_table()
    position = write("b2:NS,blue", "b2s a5d")
    picks = list_choices(game, play(game, position, "swap"))
    assert picks == [cell for cell in ROAD if cell != "b2"]
    after = play(game, position, "swap", "e1", "a5")
    assert after == write("b2:NS,blue", "b2s e1d", turn=2, ban="e1,a5")
    assert see(game, after).open == see(game, position).open


def test_mc8_the_tiles_that_the_player_before_swapped_cannot_be_swapped() -> None:
    game = lay_table()
    swapped = play(game, write("b2:NS,d2:NS", "b2s d2s"), "swap", "e1", "a5", "swap")
    assert not {"e1", "a5", "b2", "d2"} & set(list_choices(game, swapped))
    assert len(list_choices(game, swapped)) == 20
    assert len(list_choices(game, play(game, swapped, "c1"))) == 19


def test_mc9_a_car_that_drives_onto_the_pit_takes_a_visible_canister() -> None:
    game = lay_table(players=4)
    stop = play(game, write("b3:EW,blue,green,red", "b3s", canisters="-,red,-,-"), "drive:c3")
    state = game.parse_state(stop)
    assert (game.actor(state), game.on_turn(state)) == (hairpin.CHANCE, 0)
    drawn = {game.format_action(canister): chance for canister, chance in game.chance_outcomes(state)}
    third = Fraction(1, 3)
    assert drawn == {"canister:blue": third, "canister:green": third, "canister:yellow": third}
    after = play(game, stop, "canister:green")
    assert after == write("c3,blue,green,red", "b3s", turn=2, canisters="green,red,-,-")
    assert all(see(game, after, seat).canisters == ("green", "red", "", "") for seat in (0, 1, 2, 3, None))


def test_mc10_the_first_car_in_the_finish_of_its_canister_wins() -> None:
    game = lay_table(players=3)
    over = play(game, write("a1:NS,blue,b2:NS", "a1s b2s", canisters="red,-,green"), "drive:red")
    outcome = game.outcome(game.parse_state(over))
    assert outcome == hairpin.Outcome(((0,), (1, 2)), "finish")
    assert game.actor(game.parse_state(over)) is None


def test_mc10_a_finish_does_not_count_before_the_canister_or_in_another_colour() -> None:
    game = lay_table()
    for canister in ("-", "blue"):
        after = play(game, write("a1:NS,d4:NS", "a1s d4s", canisters=f"{canister},-"), "drive:red")
        assert after.startswith("choose 2 red,")


def test_mc11_the_tile_set_gives_the_pieces_to_build_a_circuit_from() -> None:
    kinds = lay_table().tiles.kinds
    ring = {"b2": "ES", "c2": "EW", "d2": "SW", "d3": "NS", "d4": "NW", "c4": "EW", "b4": "NE", "b3": "NS"}
    laid = {cell: kind for cell, ways in ring.items() for kind in KINDS if ways in ROTATIONS[kind]}
    assert all(list(laid.values()).count(kind) <= kinds.count(kind) for kind in KINDS)
    for cell, ways in ring.items():
        assert all(NEIGHBOURS[cell][side] in ring for side in ways), "the road goes round and leaves nowhere"


def test_mc4_the_pit_is_never_turned_up_or_swapped() -> None:
    game = lay_table()
    for word in (f"turn:{PIT}", PIT):
        with pytest.raises(hairpin.HairpinError, match="not an action"):
            game.parse_action(word)
    with pytest.raises(hairpin.HairpinError, match=r"turn:c3 is not possible now; drive:c3 or swap would be"):
        game.apply(game.parse_state(write("b3:E,blue", "b3d")), Turn(PIT))
    assert game.format_action(Drive(PIT)) == "drive:c3"
