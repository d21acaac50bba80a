"""RU-31: head starts. The option `grid` says where each seat's car begins."""

from __future__ import annotations

import pytest

import hairpin
from hairpin.core.errors import OptionValueError
from hairpin.games.monza import shipped_tracks
from hairpin.games.monza.track import START
from hairpin.games.record import Record, format_record, parse_record
from rules.boards import BRICKS, STRAIGHT, TARGETS, TYRE, lay_track, list_choices, play, race

# From B1 no way leads home.
TRAP = lay_track("w1 r1 b1 w1", "g2 #1 y1", finish="white")


def begin(game: hairpin.games.monza.Monza) -> str:
    return game.format_state(game.start())


def test_ru31_all_cars_begin_on_the_start_by_default() -> None:
    game = race(STRAIGHT, players=3)
    assert begin(game) == "roll 1 S,S,S 0,0,0 - - -"
    assert game.options.grid == race(STRAIGHT, players=3, grid="S,S,S").options.grid == ()
    assert "grid=-" in game.format_settings()


def test_ru31_a_car_begins_on_its_space_and_the_others_on_the_start() -> None:
    assert begin(race(STRAIGHT, players=3, grid=("A2", "S", "B3"))) == "roll 1 A2,S,B3 0,0,0 - - -"
    assert begin(race(STRAIGHT, players=3, grid="A2")) == "roll 1 A2,S,S 0,0,0 - - -", "the rest is filled in"
    assert begin(race(STRAIGHT, players=3, grid="S,A2")) == "roll 1 S,A2,S 0,0,0 - - -"


def test_ru31_places_belong_to_seats_whoever_begins() -> None:
    assert begin(race(STRAIGHT, starter=1, grid="A2,B3")) == "roll 2 A2,B3 0,0 - - -"


def test_ru31_a_car_on_the_grid_is_driven_like_any_other() -> None:
    game = race(STRAIGHT, grid="A2")
    assert list_choices(game, play(game, begin(game), "bbbyyw")) == ["A3b"]
    assert play(game, begin(game), "bbbyyw", "A3b", "A4y", "A5w") == "roll 2 A5,S 3,0 - - -"


def test_ru31_a_car_on_the_grid_can_be_pushed_back_at_worst_to_the_start() -> None:
    far = race(BRICKS, grid="S,A2")
    assert play(far, begin(far), "rgwwww", "A1r", "A2g") == "roll 2 A2,A1 2,0 - - -"
    near = race(BRICKS, grid="S,A1")
    assert play(near, begin(near), "rwwwww", "A1r") == "roll 2 A1,S 1,0 - - -"


def test_ru31_cars_with_a_head_start_stand_in_the_way_of_pushed_cars() -> None:
    game = race(STRAIGHT, players=3, grid="A2,A1,A3")
    assert play(game, begin(game), "bwwwww", "A3b") == "roll 2 A3,A1,A2 1,0,0 - - -", "what the mover left is free"
    game = race(STRAIGHT, players=4, grid="S,A1,A2,A3")
    assert play(game, begin(game), "rgbwww", "A1r", "A2g", "A3b") == "roll 2 A3,A1,A2,S 3,0,0,0 - - -"


def test_ru31_nobody_begins_on_a_tyre_in_the_finish_or_off_the_board() -> None:
    for place, says in (("B3", "without a tyre"), ("F", "in the finish"), ("Z9", "no space"), ("", "no space")):
        with pytest.raises(OptionValueError, match=says):
            race(TYRE, grid=("S", place))
    with pytest.raises(OptionValueError, match="in the finish"):
        race(TARGETS, grid="A6")


def test_ru31_nobody_begins_where_no_way_leads_home() -> None:
    assert "B1" in TRAP.lost
    with pytest.raises(OptionValueError, match="no way leads"):
        race(TRAP, grid="B1")


def test_ru31_two_cars_never_begin_on_one_space_but_on_the_start() -> None:
    with pytest.raises(OptionValueError, match=r"A2.*two cars"):
        race(STRAIGHT, players=3, grid="A2,S,A2")
    assert race(STRAIGHT, players=3, grid="S,A2,S").options.grid == ("S", "A2", "S")


@pytest.mark.parametrize("wrong", [3, None, True, ("A1", 2), [["A1"]], "A1,A2,A3", "A1,,", "a1", "A 1", "A1 "])
def test_ru31_what_is_no_grid_is_refused(wrong: object) -> None:
    with pytest.raises(OptionValueError, match="grid="):
        race(STRAIGHT, players=2, grid=wrong)


def test_ru31_a_refusal_names_few_places_of_a_large_board() -> None:
    with pytest.raises(OptionValueError) as refused:
        hairpin.make("monza", track="long", grid="F")
    assert len(refused.value.message) < 250


@pytest.mark.parametrize("options", [{}, {"pro": True}, {"bonus": True}, {"pro": True, "bonus": True}])
@pytest.mark.parametrize("track", [name for name, board in shipped_tracks().items() if board.edition != "first"])
def test_ru31_tiles_are_dealt_as_ever(track: str, options: dict[str, bool]) -> None:
    plain, ahead = (hairpin.make("monza", track=track, grid=grid, **options) for grid in ("", "A1"))
    assert ahead.start().tiles == plain.start().tiles
    assert ahead.start().cars == ("A1", START)


def test_ru31_a_record_names_the_grid_and_replays_from_it() -> None:
    game = hairpin.make("monza", track="oval", grid="S,B4")
    text = format_record(Record(game, ("racer", "learner"), ()))
    assert " grid=S,B4\n" in text
    assert parse_record(text).game.start() == game.start()


def test_ru31_records_of_earlier_versions_name_no_grid() -> None:
    game = hairpin.make("monza", track="oval")
    text = format_record(Record(game, ("racer", "learner"), (), version=2))
    assert "grid" not in text
    assert parse_record(text).game.start() == game.start()
    with pytest.raises(hairpin.HairpinError, match="options"):
        parse_record(text.replace("turbo_accelerators=no", "turbo_accelerators=no grid=S,B4"))


def test_ru31_spaces_of_the_head_start_cost_no_dice() -> None:
    game = race(STRAIGHT, grid="A4")
    assert play(game, begin(game), "wgbbyy", "A5w") == "roll 2 A5,S 1,0 - - -"


def test_ru31_no_other_game_has_head_starts() -> None:
    with pytest.raises(hairpin.HairpinError, match="grid"):
        hairpin.make("memo", grid="A1")
