"""Boards in words, for screen readers: lanes, lengths and neighbours agree with the rules."""

from __future__ import annotations

import pytest

from hairpin.games.monza import load_track
from hairpin.games.monza.around import look_around
from hairpin.games.monza.track import START
from hairpin.games.monza.track_file import shipped_tracks


@pytest.mark.parametrize("name", shipped_tracks())
def test_mz7_the_exits_are_the_neighbours_whose_front_edge_is_ahead(name: str) -> None:
    track = load_track(name)
    seen = look_around(track)
    for place, ways in track.exits.items():
        ahead = {
            other.place
            for other in seen[place].around
            if other.is_ahead and (other.place in track.finish or not track.spaces[other.place].is_tyre)
        }
        assert ahead == set(ways), place


@pytest.mark.parametrize("name", shipped_tracks())
def test_lanes_count_from_the_drivers_left_and_sides_agree(name: str) -> None:
    seen = look_around(load_track(name))
    for here in seen.values():
        for other in here.around:
            if other.side != "ahead":
                assert seen[other.place].lane - here.lane == (1 if other.side == "right" else -1)


def test_ex4_the_long_yellow_space_of_the_long_track_is_long() -> None:
    track = load_track("long")
    seen = look_around(track)
    long = [space for space in track.lanes["B"] if space.colour == "y" and seen[space.name].is_long]
    assert long
    assert seen[START].lane == 0
    assert [other.place for other in seen[START].around] == list(track.exits_from_start)


def test_progress_is_counted_from_the_start_to_the_finish() -> None:
    seen = look_around(load_track("oval"))
    assert (seen[START].percent, seen["F"].percent) == (0, 100)
    assert all(0 < place.percent <= 100 for name, place in seen.items() if name != START)
