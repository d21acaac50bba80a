"""A board that is reconstructed from its print has the same graph."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from hairpin.core.errors import TrackFileError
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import parse_track, shipped_tracks
from hairpin.press import Ink, Paper, lay_out, write_sheets
from press.reader import read_pages
from press.transcriber import transcribe

SHIPPED = list(shipped_tracks().values())
CIRCUITS = ("", "f8 r180/5 f8 r180/5", "f8 l180/5 f8 l180/5", "f4 r90/4 f3 r90/4 f4 r90/4 f3 r90/4")
OPEN_ROADS = ("f8 r150/6 f5 l60/7 f2", "f20", "f6 l90/5 f6", "r170/7 f3")


def transcribe_print(track: Track, paper: Paper, ink: Ink) -> Track:
    board, *_ = read_pages(write_sheets(lay_out(track, paper, ink)[:1], track.title, "svg"))
    return parse_track(transcribe(board), "transcript.toml")


def check_same(track: Track, paper: Paper, ink: Ink) -> None:
    transcript = transcribe_print(track, paper, ink)
    assert transcript.exits == track.exits
    assert transcript.behind == track.behind
    assert transcript.finish == track.finish
    assert transcript.edition == track.edition
    colours = [{space.name: space.colour for space in board.spaces.values()} for board in (transcript, track)]
    assert colours[0] == colours[1]
    # Lengths are in centimetres of paper: the same number of them for every unit of the file.
    scale = float(transcript.length / track.length)
    for name, space in track.spaces.items():
        assert float(transcript.spaces[name].front) / scale == pytest.approx(float(space.front), abs=0.02)


@pytest.mark.parametrize(("paper", "ink"), [("a4", "symbols"), ("a1", "colour")])
@pytest.mark.parametrize("track", SHIPPED, ids=lambda track: track.name)
def test_a_shipped_board_is_reconstructed_from_its_print(track: Track, paper: Paper, ink: Ink) -> None:
    check_same(track, paper, ink)


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """Draw a board of two to five lanes with any start, any finish, and a road that closes or stays open."""
    count, parts = draw(st.integers(2, 5)), draw(st.sampled_from([2, 3]))
    total = draw(st.integers(6, 16)) * parts
    colours = st.sampled_from("rrryyyggbbwwpp#")
    lanes = {}
    for lane in "ABCDE"[:count]:
        words, left = [], total
        while left:
            length = draw(st.integers(parts, min(left, 4 * parts))) if left >= 2 * parts else left
            words.append(f"{draw(colours)}{length}/{parts}")
            left -= length
        lanes[lane] = " ".join(words)
    exits = draw(st.lists(st.sampled_from(sorted(lanes)), min_size=1, unique=True))
    if has_targets := draw(st.booleans()):
        finish = f"targets = {draw(st.lists(st.sampled_from(sorted(lanes)), min_size=1, unique=True))}"
    else:
        finish = f'colour = "{draw(st.sampled_from(["red", "yellow", "green", "blue", "white", "purple"]))}"'
    path = draw(st.sampled_from(CIRCUITS + OPEN_ROADS * has_targets))
    curve = f'[curve]\npath = "{path}"\nroad = {0.6 * count}\nstart = {draw(st.integers(2, 5))}' if path else ""
    rows = "\n".join(f'{lane} = "{words}"' for lane, words in lanes.items())
    edition = draw(st.sampled_from(["first", "anniversary"]))
    text = f'game = "monza"\nedition = "{edition}"\n[lanes]\n{rows}\n[start]\nexits = {exits}\n[finish]\n{finish}\n'
    try:
        return parse_track(text + curve, "random.toml")
    except TrackFileError:
        assume(False)
        raise


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(tracks(), st.sampled_from(["a4", "a3", "a1"]), st.sampled_from(get_args(Ink)))
def test_a_random_board_is_reconstructed_from_its_print(track: Track, paper: Paper, ink: Ink) -> None:
    check_same(track, paper, ink)


def test_a_reconstruction_with_one_wrong_colour_differs() -> None:
    """The comparison can fail."""
    oval = shipped_tracks()["oval"]
    text = transcribe(read_pages(write_sheets(lay_out(oval)[:1], "", "svg"))[0])
    lanes = parse_track(text, "transcript.toml").lanes
    assert [len(lane) for lane in lanes.values()] == [len(lane) for lane in oval.lanes.values()]
    other = parse_track(text.replace('A = "p', 'A = "r'), "transcript.toml")
    assert other.colour("A1") != oval.colour("A1")
