"""RU-20 to RU-30: rulings on questions that the rule book leaves open; each option both ways."""

from __future__ import annotations

import pytest

import hairpin
from hairpin.games.memo import Ghost, OpenTile
from hairpin.games.memo.grid import COLOURS, FIXED_WAYS, NEIGHBOURS, OPPOSITE
from rules.tables import lay_table, list_choices, play, see, write


def test_ru20_only_a_tile_that_the_road_leads_to_is_turned_up() -> None:
    assert list_choices(lay_table(), write("b2:N,blue", "b2d")) == ["turn:b1", "swap"]


def test_ru20_any_bordering_tile_by_option_but_its_road_still_faces_the_car() -> None:
    game = lay_table(reveal="any")
    position = write("b2:N,blue", "b2d")
    assert list_choices(game, position) == ["turn:b1", "turn:a2", "turn:c2", "turn:b3", "swap"]
    assert list_choices(game, play(game, position, "turn:c2", "curve")) == ["way:SW", "way:NW"]


def test_ru20_open_tiles_need_meeting_roads_even_by_option() -> None:
    game = lay_table(reveal="any")
    assert "drive:c3" not in list_choices(game, write("b3:NS,blue", "b3s"))
    assert "drive:red" not in list_choices(game, write("a1:EW,blue", "a1s"))


def test_ru21_the_pit_is_open_to_all_four_sides() -> None:
    game = lay_table()
    position = write("c3,blue", canisters="red,-")
    assert list_choices(game, position) == ["turn:c2", "turn:b3", "turn:d3", "turn:c4", "swap"]
    for cell, ways in (("c2", "S"), ("d3", "W"), ("c4", "N"), ("b3", "E")):
        assert list_choices(game, write(f"{cell}:{ways},blue", f"{cell}d")) == ["drive:c3", "swap"]


def test_ru21_start_finish_tiles_have_one_opening_toward_their_corner() -> None:
    assert [FIXED_WAYS[colour] for colour in COLOURS] == list("SWNE"), "one quarter turn after the other"
    for colour in COLOURS:
        ((side, corner),) = NEIGHBOURS[colour].items()
        assert NEIGHBOURS[corner][OPPOSITE[side]] == colour


def test_ru21_a_road_off_the_grid_leads_nowhere() -> None:
    game = lay_table(players=3)
    assert list_choices(game, write("c1:NS,blue,red", "c1s")) == ["turn:c2", "swap"]
    assert list_choices(game, write("a1:EW,blue,red", "a1s")) == ["turn:b1", "swap"]


def test_ru21_only_road_tiles_are_swapped() -> None:
    game = lay_table()
    picks = list_choices(game, play(game, write("red,blue", fresh="1,2"), "swap"))
    assert not {"c3", *COLOURS} & set(picks)


def test_ru22_an_empty_pit_and_any_empty_start_finish_tile_may_be_driven_onto() -> None:
    game = lay_table()
    assert list_choices(game, write("a5:NW,blue", "a5c")) == ["turn:a4", "drive:yellow", "swap"]
    after = play(game, write("a5:NW,b3:EW", "a5c b3s"), "drive:yellow")
    assert list_choices(game, after) == ["turn:a3", "drive:c3", "swap"]


def test_ru23_by_option_the_dead_end_is_free_on_the_first_drive_after_a_swap_too() -> None:
    game = lay_table(first_dead_end="first-drive")
    swapped = play(game, write("red,blue", fresh="1,2"), "swap", "b2", "b4", "swap", "d2", "d4")
    assert list_choices(game, play(game, swapped, "turn:a1", "dead-end")) == ["way:N", "way:E", "way:S"]


def test_ru23_by_default_the_dead_end_is_free_in_the_first_round_alone() -> None:
    game = lay_table()
    assert game.options.first_dead_end == "first-round", "the letter is the default"
    placed = play(game, "", "start:red", "start:blue")
    assert list_choices(game, play(game, placed, "turn:a1", "dead-end")) == ["way:N", "way:E", "way:S"]
    swapped = play(game, placed, "swap", "b2", "b4", "swap", "d2", "d4")
    assert list_choices(game, play(game, swapped, "turn:a1", "dead-end")) == ["way:N"]


@pytest.mark.parametrize(
    ("others", "ways"),
    [("b1:S,blue", ["way:N", "way:S"]), ("b1:S,a2:S", ["way:N"]), ("blue,green", ["way:N", "way:E", "way:S"])],
)
def test_ru23_the_free_dead_end_points_only_at_a_neighbour_that_lies_face_down(others: str, ways: list[str]) -> None:
    game = lay_table(players=3, first_dead_end="first-drive")
    seen = " ".join(f"{car[:2]}d" for car in others.split(",") if ":" in car)
    assert list_choices(game, play(game, write(f"red,{others}", seen, fresh="1"), "turn:a1", "dead-end")) == ways


def test_ru24_canisters_are_drawn_from_all_four_colours() -> None:
    game = lay_table()
    stop = game.parse_state(play(game, write("b3:E,blue", "b3d"), "drive:c3"))
    assert [game.format_action(a) for a in game.chance_outcomes(stop).outcomes] == [f"canister:{c}" for c in COLOURS]


def test_ru24_by_option_only_the_colours_of_the_starts_are_in_the_game() -> None:
    game = lay_table(canisters="starts")
    placed = play(game, "", "start:yellow", "start:blue")
    assert placed == write("yellow,blue", pool="blue,yellow", fresh="1,2")
    stop = game.parse_state(play(game, write("b3:E,blue", "b3d", pool="blue,yellow"), "drive:c3"))
    drawn = [game.format_action(action) for action in game.chance_outcomes(stop).outcomes]
    assert drawn == ["canister:blue", "canister:yellow"]


def test_ru24_a_second_visit_to_the_pit_brings_no_canister() -> None:
    game = lay_table()
    after = play(game, write("b3:E,blue", "b3d", canisters="red,-"), "drive:c3")
    assert after == write("c3,blue", "b3d", turn=2, canisters="red,-")


def test_ru25_the_ban_is_for_the_next_player_s_swap_only() -> None:
    game = lay_table(players=3)
    swapped = play(game, write("b2:NS,d2:NS,d4:NS", "b2s d2s d4s"), "swap", "b1", "d1")
    assert "b1" not in list_choices(game, play(game, swapped, "swap"))
    after_swap = play(game, swapped, "swap", "a4", "a5")
    assert {"b1", "d1"} < set(list_choices(game, play(game, after_swap, "swap")))
    after_drive = play(game, swapped, "turn:d3", "straight", "way:NS")
    assert after_drive.split()[8] == "-"


def test_ru25_a_car_may_drive_onto_a_tile_just_swapped() -> None:
    game = lay_table()
    swapped = play(game, write("b2:NS,d2:NS", "b2s d2s"), "swap", "b1", "d1")
    assert list_choices(game, swapped) == ["turn:d1", "turn:d3", "swap"]


def test_ru25_there_is_no_passing_and_a_swap_is_always_possible() -> None:
    game = lay_table(players=4)
    stuck = write("b1:W,a1:ES,blue,green", "b1d a1c", ban="c1,d1")
    assert list_choices(game, stuck) == ["drive:a1", "swap"]
    walled = write("b1:W,a1:NS,blue,green", "b1d a1s", ban="c1,d1")
    assert list_choices(game, walled) == ["swap"]


def test_ru25_a_swap_is_three_actions() -> None:
    game = lay_table()
    phases = [
        play(game, write("red,blue", fresh="1,2"), *words).split()[0] for words in ((), ("swap",), ("swap", "a2"))
    ]
    assert phases == ["choose", "swap-first", "swap-second"]


def test_ru26_views_do_not_depend_on_face_down_tiles_or_on_whether_they_were_seen() -> None:
    game = lay_table()
    tables = [write("b2:NS,blue", f"b2s {seen}") for seen in ("", "a1d", "a1x c4j e5s", "c4d a5c")]
    views = {see(game, position, seat) for position in tables for seat in (0, 1, None)}
    assert len(views) == 1
    text = game.format_view(views.pop())
    assert text == "choose 1 b2:NS,blue #####/#s###/##+##/#####/##### - -,- red,blue,green,yellow - - - -"


def test_ru26_after_the_end_all_seen_tiles_lie_open() -> None:
    game = lay_table()
    over = play(game, write("a1:NS,blue", "a1s c4j", canisters="red,-"), "drive:red")
    assert see(game, over).open == (OpenTile("a1", "straight", ""), OpenTile("c4", "junction", ""))


def test_ru26_a_memory_aid_is_announced_to_all_and_shows_its_ghosts_to_its_seat_alone() -> None:
    game = lay_table(aid=(1,))
    after = play(game, write("b2:NS,d2:NS", "b2s d2s"), "turn:b3", "curve", "way:NE")
    assert after.endswith(" b2:1")
    assert see(game, after, 1).ghosts == (Ghost("b2", "straight", 0),)
    assert [see(game, after, seat).ghosts for seat in (0, None)] == [(), ()]
    assert {see(game, after, seat).aided for seat in (0, 1, None)} == {(1,)}
    assert game.format_view(see(game, after, 1)).endswith(" 2 b2:s:0")


def test_ru26_a_ghost_ages_every_round_and_ends_after_three() -> None:
    game = lay_table(aid=(0,))
    position = play(game, write("b2:NS,d2:NS", "b2s d2s"), "turn:b3", "curve", "way:NE")
    ages = []
    for swap in range(6):
        ages.append([ghost.age for ghost in see(game, position, 0).ghosts])
        position = play(game, position, "swap", *(("a4", "a5") if swap % 2 else ("e4", "e5")))
    assert ages == [[0], [1], [1], [2], [2], []]


@pytest.mark.parametrize("words", [("swap", "b2", "e5"), ("turn:b2",)])
def test_ru26_a_swap_or_a_reveal_ends_a_ghost(words: tuple[str, ...]) -> None:
    game = lay_table(aid=(0,))
    position = write("b3:NE,d2:NS", "b2s b3c d2s", ghosts="b2:2")
    assert see(game, position, 0).ghosts
    assert not see(game, play(game, position, *words), 0).ghosts


def test_ru26_without_an_aid_a_position_has_no_ghosts() -> None:
    game = lay_table()
    assert play(game, write("b2:NS,d2:NS", "b2s d2s"), "turn:b3", "curve", "way:NE").endswith(" -")
    with pytest.raises(hairpin.HairpinError, match="memory aid"):
        game.parse_state(write("b3:NE,d2:NS", "b2s b3c d2s", ghosts="b2:1"))


def test_ru27_any_number_of_cars_share_a_tile_which_stays_open_and_unrotated() -> None:
    game = lay_table(players=4)
    crowd = write("b2:NS,b3:NES,b3:NES,b3:NES", "b2s b3j")
    after = play(game, crowd, "drive:b3")
    assert after.split()[2] == "b3:NES,b3:NES,b3:NES,b3:NES"
    left = play(game, after, "drive:c3", "canister:red")
    assert see(game, left).open == (OpenTile("b3", "junction", "NES"),)


def test_ru27_a_tile_under_a_car_is_neither_turned_up_nor_swapped() -> None:
    game = lay_table()
    position = write("b2:NS,b3:ES", "b2s b3c")
    assert "turn:b3" not in list_choices(game, position)
    assert "b3" not in list_choices(game, play(game, position, "swap"))


def test_ru28_each_start_finish_tile_takes_one_car_in_turn_order() -> None:
    game = lay_table(players=4, starter=1)
    assert list_choices(game, play(game, "")) == ["start:red", "start:blue", "start:green", "start:yellow"]
    after = play(game, "", "start:blue")
    assert (after.split()[1], list_choices(game, after)) == ("3", ["start:red", "start:green", "start:yellow"])
    placed = play(game, after, "start:red", "start:yellow", "start:green")
    assert placed == write("green,blue,red,yellow", turn=2, fresh="1,2,3,4")


def test_ru29_the_tile_just_left_may_be_turned_up_again_with_a_new_rotation() -> None:
    game = lay_table()
    position = play(game, write("b2:NE,blue", "b2c"), "turn:b1", "dead-end", "way:S", "swap", "a4", "a5")
    assert list_choices(game, position) == ["turn:b2", "swap"]
    assert play(game, position, "turn:b2", "way:NW").split()[2] == "b2:NW,blue"


def test_ru30_the_right_finish_wins_at_once_even_with_another_car_on_it() -> None:
    game = lay_table(players=3)
    over = play(game, write("blue,a1:NE,red", "a1c", turn=2, canisters="-,red,-"), "drive:red")
    assert over.startswith("over 2 blue,red,red ")
    with pytest.raises(hairpin.HairpinError, match="the game is over"):
        play(game, over, "swap")
