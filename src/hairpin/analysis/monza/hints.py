"""Suggestions for a board: single spaces repainted or turned into a tyre, so that it misses fewer targets.

Many changes are evaluated by the race of one car. The most promising are measured like the board itself, and those that
improve it are returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from random import Random
from typing import NamedTuple

from hairpin.analysis.monza.boards import (
    COLOUR_SHARE,
    LANE_SHARE,
    LEAST_ENDINGS,
    TARGETS,
    WORST_STALL,
    Problem,
    Targets,
    TrackReport,
    check_track,
)
from hairpin.analysis.monza.penalties import estimate_skill, share_lanes
from hairpin.analysis.monza.plan import FINEST, Lanes, Plan, make_plan
from hairpin.analysis.monza.solo_race import compute_solo, list_offers
from hairpin.games.monza import Track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import TYRE

MOST = 3
EFFORT = 24_000  # estimates, divided by the number of spaces
CHECKS = 900  # complete measurements, divided by the number of spaces


class Hint(NamedTuple):
    """Paint a space in a colour, or make it a tyre; `cures` is the kind of problem that shrinks most by it."""

    space: str
    colour: str
    cures: str


class _Change(NamedTuple):
    promise: float
    lane: str
    number: int
    colour: str


def find_hints(track: Track, report: TrackReport, *, on_try: Callable[[], object] = lambda: None) -> tuple[Hint, ...]:
    """Return up to three changes that each make the board better; equal boards have equal hints.

    `on_try` is called before every try, and may raise to stop the search.
    """
    plan = make_plan(track)
    if not report.problems or plan.grid > FINEST:
        return ()
    hints: list[Hint] = []
    checks = max(MOST, CHECKS // len(track.spaces))
    for change in _try_changes(plan, track, report, on_try)[:checks]:
        on_try()
        space = f"{change.lane}{change.number + 1}"
        if space in [hint.space for hint in hints]:
            continue
        after = check_track(repaint(track, space, change.colour), races=report.races, seed=report.seed)
        if sum_misses(after.problems) < sum_misses(report.problems):
            hints.append(Hint(space, change.colour, _find_main_effect(report, after)))
        if len(hints) == MOST:
            break
    return tuple(hints)


def repaint(track: Track, space: str, colour: str) -> Track:
    """Return the board with one space of another colour."""
    row = tuple(replace(other, colour=colour) if other.name == space else other for other in track.lanes[space[0]])
    finish = {place: colour if place == space else paint for place, paint in track.finish.items()}
    starts = tuple(place for place in track.exits_from_start if place != space or colour != TYRE)
    return replace(track, lanes={**track.lanes, space[0]: row}, finish=finish, exits_from_start=starts)


def sum_misses(problems: tuple[Problem, ...]) -> float:
    """Return the sum of a board's misses, each relative to its limit."""
    return sum(map(_find_relative_miss, problems))


def _find_relative_miss(problem: Problem) -> float:
    if problem.figure < problem.least:
        return 1 - problem.figure / problem.least
    return problem.figure / problem.most - 1


def _find_main_effect(before: TrackReport, after: TrackReport) -> str:
    """Return the kind of problem that shrinks most."""
    gains: dict[str, float] = {}
    for sign, report in ((1, before), (-1, after)):
        for problem in report.problems:
            gains[problem.kind] = gains.get(problem.kind, 0.0) + sign * _find_relative_miss(problem)
    return max(gains, key=lambda kind: gains[kind])


def _try_changes(plan: Plan, track: Track, report: TrackReport, on_try: Callable[[], object]) -> list[_Change]:
    """Return the changes that improve the estimate, the best first."""
    lanes = {lane: list(row) for lane, row in plan.lanes.items()}
    now = _estimate_misses(plan, lanes)
    tries = list(_list_changes(track, report))[: EFFORT // len(track.spaces)]
    changes = []
    for lane, number, colour in tries:
        on_try()
        row = lanes[lane]
        old, row[number] = row[number], row[number]._replace(colour=colour)
        promise = now - _estimate_misses(plan, lanes)
        row[number] = old
        if promise > 0:
            changes.append(_Change(promise, lane, number, colour))
    return sorted(changes, reverse=True)


def _list_changes(track: Track, report: TrackReport) -> Iterator[tuple[str, int, str]]:
    """Yield every repainting, those around the worst space first, the others in a fixed random order."""
    near = {report.solo.worst_space, *track.exits.get(report.solo.worst_space, ())}
    spaces = [(space, paint) for space in track.spaces.values() for paint in LETTERS + TYRE if paint != space.colour]
    Random(1).shuffle(spaces)
    for space, paint in sorted(spaces, key=lambda change: change[0].name not in near):
        # A board does not define whether the start opens onto a first space that is a tyre.
        if not (space.name in track.finish and paint == TYRE) and not (space.is_tyre and not space.rear):
            yield space.lane, int(space.name[1:]) - 1, paint


def _estimate_misses(plan: Plan, lanes: Lanes) -> float:
    """Estimate the sum of a board's misses from one car's race and the colours; infinite for an invalid board."""
    layout = plan.find_layout(lanes)
    if layout is None:
        return inf
    solo = compute_solo(layout.ways, list_offers(layout.ways))
    row = [patch.colour for row in lanes.values() for patch in row if patch.colour != TYRE]
    targets = TARGETS.get(plan.name, Targets())
    problems = [
        Problem("turns", "", solo.turns, *targets.turns),
        Problem("stalls", "", solo.stalls, most=targets.stalls),
        Problem("worst-stall", "", solo.worst_stall, most=WORST_STALL),
        Problem("skill", "", estimate_skill(solo), targets.skill),
        Problem("endings", "", solo.endings, LEAST_ENDINGS, inf),
        *(Problem("colour", "", row.count(paint) / len(row), *COLOUR_SHARE) for paint in LETTERS),
        *(Problem("lane", "", share, LANE_SHARE / len(lanes)) for share in share_lanes(layout, solo, len(lanes))),
    ]
    return sum_misses(tuple(problem for problem in problems if not problem.least <= problem.figure <= problem.most))
