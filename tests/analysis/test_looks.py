"""The appearance of a board (EX-4), compared with measurements of its outlines and its graph."""

from __future__ import annotations

from itertools import pairwise, product
from math import hypot
from statistics import median

import pytest

from hairpin.analysis.monza.appearance import Appearance, measure_appearance, measure_board_appearance
from hairpin.analysis.monza.boards import Problem, TrackReport, check_track
from hairpin.analysis.monza.plan import make_plan
from hairpin.games.monza import Space, Track, load_track, parse_track, shipped_tracks
from hairpin.games.monza.curve import Curve
from hairpin.games.monza.outline import VERGE

pytestmark = pytest.mark.compiled

BOARDS = sorted(shipped_tracks())


def look(track: Track) -> Appearance:
    looks, plan = measure_board_appearance(track), make_plan(track)
    assert measure_appearance(plan.lanes, plan.grid, plan.lane_areas) == looks, "plan and board differ"
    return looks


def measure(curve: Curve, space: Space, lane: int, lanes: int) -> float:
    """Return the area of a space, as the sum of thin slices across the road."""
    wide = curve.road * (1 - 2 * VERGE) / lanes
    left, slices, area = lane * wide - lanes * wide / 2, 400, 0.0
    rear, length = curve.start + float(space.rear), float(space.front - space.rear)
    ats = [rear + length * number / slices for number in range(slices + 1)]
    for one, two in pairwise(ats):
        corners = [
            curve.pose(one, left),
            curve.pose(two, left),
            curve.pose(two, left + wide),
            curve.pose(one, left + wide),
        ]
        sides = [hypot(b.x - a.x, b.y - a.y) for a, b in ((corners[0], corners[1]), (corners[3], corners[2]))]
        area += sum(sides) / 2 * wide
    return area


@pytest.mark.parametrize("name", BOARDS)
def test_median_areas_equal_those_of_the_drawing(name: str) -> None:
    track = load_track(name)
    assert track.curve
    lanes = sorted(track.lanes)
    for number, lane in enumerate(lanes):
        areas = [measure(track.curve, space, number, 3) for space in track.lanes[lane] if not space.is_tyre]
        assert look(track).areas[lane] == pytest.approx(median(areas), rel=1e-3)


@pytest.mark.parametrize("name", BOARDS)
def test_alike_counts_the_touching_spaces_of_equal_colour(name: str) -> None:
    track = load_track(name)
    rows = [track.lanes[lane] for lane in sorted(track.lanes)]
    pairs = [pair for one, other in pairwise(rows) for pair in product(one, other)]
    alike = [(a, b) for a, b in pairs if a.touches(b) and a.colour == b.colour and not a.is_tyre]
    assert look(track).alike == len(alike)


@pytest.mark.parametrize("name", BOARDS)
def test_the_skew_is_the_largest_over_all_lanes_and_colours(name: str) -> None:
    track = load_track(name)
    road = [space for space in track.spaces.values() if not space.is_tyre]
    skews = {}
    for lane, colour in product(track.lanes, "rygbwp"):
        row = [space for space in road if space.lane == lane]
        shares = [sum(space.colour == colour for space in spaces) / len(spaces) for spaces in (row, road)]
        skews[lane + colour] = abs(shares[0] - shares[1])
    assert look(track).skew == pytest.approx(max(skews.values()))
    assert skews[look(track).skewed] == pytest.approx(max(skews.values()))


STRANGE = """
game = "monza"
edition = "anniversary"
[lanes]
A = "r1 b2 r1 y1 r1 p2"
B = "r2 g2 y1 w1 g2"
C = "p1 w1 g1 b1 w1 y1 r1 b1"
[finish]
colour = "white"
[curve]
path = "f3 r180/2 f3 r180/2"
road = 2
start = 2
"""


def find_kinds(report: TrackReport) -> dict[str, Problem]:
    return {problem.kind: problem for problem in report.problems}


def test_a_board_that_does_not_resemble_its_original_has_problems() -> None:
    found = find_kinds(check_track(parse_track(STRANGE, "oval.toml"), races=5, cars=True))
    assert "lane C has 8 spaces, not less than the 5 of lane B" in found["outside-in"].says
    assert "lane C has 133% of the spaces of lane A; 85% is the most" in found["inner"].says
    assert found["areas"].where == "B"
    assert found["areas"].figure > 2
    assert found["lane-colour"].where == "Bg"
    assert found["lane-colour"].figure == pytest.approx(2 / 5 - 3 / 19)
    assert "green beats yellow in 56.9%; 47% to 53% would be fair" in found["cars"].says


def test_a_users_board_is_compared_with_no_original() -> None:
    found = find_kinds(check_track(parse_track(STRANGE, "mine.toml"), races=5, cars=True))
    assert not found.keys() & {"outside-in", "inner", "areas", "lane-colour", "alike", "cars"}
