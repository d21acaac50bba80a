"""Notation and files of Memo-Car-Race: round trips, and the error messages for bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

import hairpin
from hairpin.core.errors import ActionNotationError, OptionValueError, StateNotationError, TrackFileError
from hairpin.core.game import BoardText
from hairpin.games.memo import TileSet, parse_tile_set, shipped_tile_sets
from hairpin.games.memo.actions import CANISTERS, DRIVES, PICKS, REVEALS, STARTS, SWAP, TURNS, WAYS
from hairpin.games.memo.tiles import KINDS, ROTATIONS
from rules.tables import lay_table, play, write

TWO = "b2:NS,blue"


def test_every_action_is_one_word_that_parses_to_the_same_action() -> None:
    game = lay_table()
    every = [action for row in (STARTS, TURNS, REVEALS, WAYS, DRIVES, PICKS, CANISTERS) for action in row.values()]
    words = [game.format_action(action) for action in (*every, SWAP)]
    assert len(set(words)) == 4 + 24 + 5 + 15 + 29 + 24 + 4 + 1
    assert [game.parse_action(word) for word in words] == [*every, SWAP]


@pytest.mark.parametrize("word", ["", "turn:c3", "c3", "way:EN", "way:", "drive:f1", "start:white", "Swap", "canister"])
def test_the_error_for_an_invalid_action_gives_examples(word: str) -> None:
    with pytest.raises(ActionNotationError, match="turn:a2"):
        lay_table().parse_action(word)


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("", "10, like 'place 1"),
        (write(TWO, "b2s", phase="park"), "phase 'park'"),
        (write(TWO, "b2s", turn=3), "'3' is not a number from 1 to 2"),
        (write("b2:NS", "b2s"), "not one for each of 2 seats"),
        (write("b2,blue", "b2s"), "openings like NE"),
        (write("b2:NE,blue", "b2s"), "b2 cannot lie open to NE"),
        (write(TWO), "b2 cannot lie open to NS"),
        (write("b2:NS,b2:EW", "b2s"), "two ways"),
        (write("b2:NS,-", "b2s"), "placed in turn order"),
        (write("f9,blue"), "'f9' is not a place for a car"),
        (write("red,-", phase="place", pool="-", fresh="1,2"), "placed in turn order"),
        (write(TWO, "b2s a1x a2x a3x"), "only 2 tiles of the kind crossing"),
        (write(TWO, "b2s").replace("+", "."), "the right form is"),
        (write(TWO, "b2s").replace("/", "-"), "5 rows of 5"),
        (write("red,blue", "a1s", fresh="1,2"), "before anyone drove"),
        (write(TWO, "b2s", canisters="red,red"), "the same canister"),
        (write("c3,blue"), "at once at the pit"),
        (write(TWO, "b2s", phase="canister"), "at once at the pit"),
        (write("red,blue", canisters="red,-"), "is over as soon as"),
        (write(TWO, "b2s", phase="over", pool="-"), "only when"),
        (write(TWO, "b2s", pool="red,blue"), "number of canisters"),
        (write(TWO, "b2s", pool="blue,red,green,yellow"), "in the order red,blue"),
        (write(TWO, "b2s", canisters="red,-", pool="red,blue,green"), "may come again"),
        (write(TWO, "b2s", canisters="yellow,red", pool="green"), "no canister can come"),
        (write(TWO, "b2s", fresh="1"), "a start of its own"),
        (write("red,blue", fresh="2,1"), "once each, in order"),
        (write("red,blue", fresh="1", canisters="green,-"), "canister before its first drive"),
        (write(TWO, "b2s", ban="a1"), "two cells"),
        (write(TWO, "b2s", ban="e5,a1"), "by rows"),
        (write(TWO, "b2s", ban="a1,b2"), "under a car"),
        (write(TWO, "b2s b3c", phase="rotate", chosen="b3", ban="a1,a2"), "no swap is forbidden"),
        (write(TWO, "b2s", chosen="b3"), "no cell is chosen"),
        (write(TWO, "b2s", phase="rotate"), "a cell is chosen"),
        (write(TWO, "b2s", phase="rotate", chosen="b3"), "never seen"),
        (write(TWO, "b2s b3c", phase="reveal", chosen="b3"), "never seen"),
        (write(TWO, "b2s", phase="reveal", chosen="a2"), "a2 cannot be turned up"),
        (write(TWO, "b2s", phase="swap-second", chosen="b2"), "b2 cannot be swapped"),
        (write(TWO, "b2s", phase="swap-second", chosen="a1", ban="a1,a2"), "a1 cannot be swapped"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(position: str, fault: str) -> None:
    with pytest.raises(StateNotationError) as refusal:
        lay_table().parse_state(position)
    assert fault in refusal.value.message
    assert refusal.value.fields["position"] == position


@pytest.mark.parametrize(
    ("ghosts", "fault"),
    [
        ("a1:0", "from 1 to 5 turns"),
        ("a1:6", "from 1 to 5 turns"),
        ("a1:2,a2:1", "newest first"),
        ("a1:1,a1:2", "one trace"),
        ("b2:1", "one trace"),
        ("e5:1", "nobody has seen"),
        ("c3:1", "not a cell with a road tile"),
        ("a1", "is not a number"),
    ],
)
def test_an_impossible_ghost_is_refused(ghosts: str, fault: str) -> None:
    with pytest.raises(StateNotationError) as refusal:
        lay_table(aid="1").parse_state(write(TWO, "b2s a1c a2c", ghosts=ghosts))
    assert fault in refusal.value.message


def test_options_change_which_positions_are_possible() -> None:
    waiting = write("red,blue", fresh="1")
    assert lay_table(first_dead_end="first-drive").parse_state(waiting)
    with pytest.raises(StateNotationError, match="first round"):
        lay_table().parse_state(waiting)
    with pytest.raises(StateNotationError, match="not in the game"):
        lay_table(canisters="starts", first_dead_end="first-drive").parse_state(
            write("red,blue", pool="green,yellow", fresh="1")
        )


@pytest.mark.parametrize(
    ("given", "seats"), [("1,2", (0, 1)), ("-", ()), ("2", (1,)), ([1, 0], (0, 1)), ((1, 1), (1,))]
)
def test_the_seats_with_an_aid_are_read_from_text_or_numbers(given: object, seats: tuple[int, ...]) -> None:
    game = lay_table(aid=given)
    assert game.settings["aid"] == seats
    words = dict(word.split("=") for word in game.format_settings().split())
    assert lay_table(**words).settings == game.settings


@pytest.mark.parametrize("given", ["3", "1,x", "0", 1, (2,), (True,), None, ("1",)])
def test_an_aid_for_a_seat_that_does_not_exist_is_refused(given: object) -> None:
    with pytest.raises(OptionValueError, match="aid="):
        lay_table(aid=given)


def test_the_shipped_tiles_add_up_and_can_all_be_rotated() -> None:
    tiles = shipped_tile_sets()["road-tiles"]
    assert tiles.text == "straight 6; curve 8; junction 4; crossing 2; dead-end 4"
    assert tiles.reconstruction
    assert {kind: len(ways) for kind, ways in ROTATIONS.items()} == {
        "straight": 2,
        "curve": 4,
        "junction": 4,
        "crossing": 1,
        "dead-end": 4,
    }


def test_a_users_tiles_are_read_from_a_file_and_from_a_record(tmp_path: Path) -> None:
    file = tmp_path / "our-tiles.toml"
    file.write_text('game = "memo"\n[tiles]\ncurve = 20\ndead-end = 4\n', "utf-8")
    game = lay_table(tiles=str(file))
    assert game.board == "straight 0; curve 20; junction 0; crossing 0; dead-end 4"
    assert game.settings["tiles"] == "our-tiles"
    again = lay_table(tiles=BoardText("our-tiles", game.board))
    assert again.tiles == game.tiles
    turned = play(again, write("red,blue", fresh="1,2"), "turn:a1")
    assert [again.format_action(a) for a in again.chance_outcomes(again.parse_state(turned)).outcomes] == [
        "curve",
        "dead-end",
    ]
    shipped = lay_table()
    assert lay_table(tiles=BoardText("road-tiles", shipped.board)).tiles.title == shipped.tiles.title
    assert shipped.tiles != TileSet((0, 20, 0, 0, 4))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game =", "is not TOML"),
        ('game = "monza"', 'game = "memo"'),
        ('game = "memo"\nlanes = 3', "'lanes' is not a key"),
        ('game = "memo"', "needs a [tiles] table"),
        ('game = "memo"\n[tiles]\nbridge = 1', "kind bridge: there is no such tile; the kinds are straight, curve"),
        ('game = "memo"\n[tiles]\ncurve = -1', "kind curve: -1 is not a number of tiles"),
        ('game = "memo"\n[tiles]\ncurve = true', "kind curve: True is not a number"),
        ('game = "memo"\n[tiles]\ncurve = 23', "add up to 23; a game has 24"),
        ('game = "memo"\n[tiles]\nstraight = 21\ncurve = 3', "at least 4 tiles that bend"),
        ('game = "memo"\ntitle = 3\n[tiles]\ncurve = 24', "title must be text"),
        ('game = "memo"\nfacts = [1]\n[tiles]\ncurve = 24', "facts must be text"),
        ("#" * 70_000, "larger than 64 kB"),
    ],
)
def test_an_invalid_tile_file_is_refused_with_the_reason(text: str, fault: str) -> None:
    with pytest.raises(TrackFileError) as refusal:
        parse_tile_set(text, "ours.toml")
    assert refusal.value.message.startswith("ours.toml")
    assert fault in refusal.value.message


def test_a_tile_set_of_a_bad_name_or_text_is_refused() -> None:
    with pytest.raises(TrackFileError, match="small letters"):
        parse_tile_set('game = "memo"\n[tiles]\ncurve = 24', "our tiles.toml")
    for text in ("", "curve", "curve many", "curve 1; bridge 2"):
        with pytest.raises(TrackFileError):
            lay_table(tiles=BoardText("ours", text))
    with pytest.raises(hairpin.HairpinError, match="cannot be read"):
        lay_table(tiles="missing.toml")
    assert all(kind in shipped_tile_sets()["road-tiles"].text for kind in KINDS)
