"""Hints for a board: every hint improves it, in the figure that the hint names."""

from __future__ import annotations

from random import Random

import pytest

from hairpin.analysis.monza.boards import check_track
from hairpin.analysis.monza.hints import find_hints, repaint, sum_misses
from hairpin.analysis.monza.plan import make_plan
from hairpin.games.monza import Track, load_track, parse_track
from hairpin.games.monza.blueprint import FILE
from hairpin.games.monza.track import TYRE
from hairpin.games.monza.track_file import read_track

pytestmark = pytest.mark.compiled

RACES = 2000


def spoil(name: str, seed: int) -> Track:
    """Return a shipped board with about every third space, chosen at random, painted red."""
    random, track = Random(seed), load_track(name)
    for space in list(track.spaces.values()):
        if not space.is_tyre and random.random() < 0.35:
            track = repaint(track, space.name, "r")
    return track


@pytest.mark.parametrize(("name", "seed"), [("sprint", 1), ("sprint", 2), ("oval", 1), ("first-edition", 3)])
def test_every_hint_reduces_the_misses_of_a_board(name: str, seed: int) -> None:
    track = spoil(name, seed)
    report = check_track(track, races=RACES)
    hints = find_hints(track, report)
    assert 0 < len(hints) <= 3
    assert len({hint.space for hint in hints}) == len(hints)
    for hint in hints:
        better = check_track(repaint(track, hint.space, hint.colour), races=RACES)
        assert sum_misses(better.problems) < sum_misses(report.problems)
        before, after = (sum_misses(tuple(p for p in r.problems if p.kind == hint.cures)) for r in (report, better))
        assert after < before


def test_equal_boards_have_equal_hints() -> None:
    track = spoil("sprint", 4)
    report = check_track(track, races=RACES)
    assert find_hints(track, report) == find_hints(track, report)


def test_a_board_that_misses_no_target_has_no_hints() -> None:
    track = load_track("oval")
    assert find_hints(track, check_track(track, races=RACES)) == ()


def test_on_try_can_stop_the_search_for_hints() -> None:
    class EnoughError(Exception):
        pass

    def give_up() -> None:
        raise EnoughError

    track = spoil("sprint", 1)
    with pytest.raises(EnoughError):
        find_hints(track, check_track(track, races=RACES), on_try=give_up)


@pytest.mark.parametrize("name", ["oval", "first-edition"])
def test_a_repainted_board_equals_the_board_read_from_the_repainted_file(name: str) -> None:
    """Target squares and the start's exits change with their spaces."""
    track = load_track(name)
    for space, colour in (("A1", "g"), ("A1", TYRE), (track.lanes["A"][-1].name, "y"), ("B5", TYRE)):
        fresh = repaint(track, space, colour)
        lanes = "\n".join(
            f'{lane} = "{" ".join(f"{part.colour}{part.front - part.rear}" for part in row)}"'
            for lane, row in fresh.lanes.items()
        )
        finish = f"targets = {[place[0] for place in track.finish]}" if track.has_targets else 'colour = "white"'
        text = f'game = "monza"\nedition = "{track.edition}"\n[lanes]\n{lanes}\n[finish]\n{finish}\n'
        assert fresh == read_track(text, FILE).track


def test_a_board_of_start_and_finish_alone_is_measured() -> None:
    lanes = '[lanes]\nA = "r1"\nB = "b1"'
    track = parse_track(f'game = "monza"\nedition = "first"\n{lanes}\n[finish]\ntargets = ["A", "B"]', FILE)
    report = check_track(track, races=50)
    assert {"turns", "skill", "lane"} <= {problem.kind for problem in report.problems}
    for hint in find_hints(track, report):
        assert hint.space in ("A1", "B1")


def test_lengths_without_a_common_measure_get_no_hints() -> None:
    lanes = '[lanes]\nA = "r1/9973 r9972/9973 b1"\nB = "b1 r1"'
    text = f'game = "monza"\nedition = "anniversary"\n{lanes}\n[finish]\ncolour = "red"'
    track = parse_track(text, FILE)
    assert make_plan(track).grid == 2 * 9973
    report = check_track(track, races=10)
    assert report.problems
    assert find_hints(track, report) == ()
