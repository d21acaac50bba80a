"""The figures of a set of road tiles: the swaps that a way needs, and the length of a race."""

from __future__ import annotations

import pytest

from hairpin.analysis.memo.rally import check_tiles, count_swaps
from hairpin.games.memo.grid import DISTANCES, PIT, ROAD, SIDES
from hairpin.games.memo.tiles import load_tile_set


@pytest.mark.parametrize(("kind", "swaps"), [("crossing", 0), ("junction", 0), ("dead-end", 4)])
def test_a_way_needs_a_swap_for_every_tile_without_a_fitting_road(kind: str, swaps: int) -> None:
    counted = count_swaps(dict.fromkeys(ROAD, kind))
    for side, corner in SIDES.values():
        assert counted[corner, side] == swaps
        assert DISTANCES[PIT][corner] == 4


def test_one_dead_end_in_the_corner_is_one_swap() -> None:
    counted = count_swaps(dict.fromkeys(ROAD, "crossing") | {"a1": "dead-end"})
    assert [counted[corner, side] for side, corner in SIDES.values()] == [1, 0, 0, 0]


@pytest.mark.compiled
def test_a_race_with_the_shipped_tiles_takes_about_15_minutes_and_at_most_two_swaps_per_way() -> None:
    report = check_tiles(load_tile_set("road-tiles"), races=3_000, layouts=300, seed=4)
    assert report.lengths[3].minutes == pytest.approx(15, abs=1)
    assert all(9 < length.minutes < 20 and not length.unfinished for length in report.lengths.values())
    assert max(*report.to_pit, *report.to_finish) <= 2
    assert sum(report.to_pit.values()) == pytest.approx(1)
    assert report.memory > 0.8
