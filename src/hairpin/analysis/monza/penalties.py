"""The penalties that the board search minimises: each grows with the distance of a figure from its limits.

The limits are slightly stricter than the targets of `boards`, so that a board without penalties meets the targets. The
final phase has no penalties beyond those targets.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

import numpy as np

from hairpin.analysis.monza.appearance import measure_appearance
from hairpin.analysis.monza.plan import Lanes, Layout, Patch, Plan
from hairpin.analysis.monza.solo_race import Solo
from hairpin.games.monza.colours import CARS, LETTER_OF, LETTERS
from hairpin.games.monza.track import TYRE
from hairpin.solve.choices import Floats

TURNS: Mapping[str, tuple[float, float]] = {
    "oval": (8.5, 12.0),
    "first-edition": (8.5, 12.0),
    "long": (14.5, 20.0),
    "sprint": (3.5, 5.0),
}
MEAN_LENGTH = 1.36  # of a space, in units
TYRE_SHARE = (0.095, 0.14)
LANE_SHARE = (0.66, 1.50)  # relative to equal shares
RARE_VISITS = 0.05


class Phase(NamedTuple):
    """The weights and limits of one phase of a search.

    stall   the weight of turns without a move above the share `stalls`
    colours the least and the largest share of spaces of a colour
    shape   the weight of a space or a tyre too many or too few
    dull    the penalty of three monotonous spaces in a row
    rare    the penalty of a space that few cars visit
    ends    the largest difference between the cars' colours in the share of a lone racer's turns that end on them
    edge    the largest advantage of one of two cars over an even chance, with the bonus move
    """

    skill: float
    stalls: float
    stall: float
    endings: float
    colours: tuple[float, float]
    shape: float
    dull: float
    rare: float
    ends: float
    edge: float


ESTIMATED = Phase(
    skill=0.59,
    stalls=0.148,
    stall=200,
    endings=1.63,
    colours=(0.14, 0.195),
    shape=1,
    dull=0.5,
    rare=0.25,
    ends=0.015,
    edge=0.027,
)
EXACT = ESTIMATED._replace(stall=600)
FINAL = Phase(
    skill=0.5801,
    stalls=0.14995,
    stall=600,
    endings=1.605,
    colours=(0.12, 0.22),
    shape=0,
    dull=0,
    rare=0,
    ends=inf,
    edge=0.0297,
)

# Limits for boards that are modelled on an original (EX-4).
WITH_ORIGINAL = ("oval", "first-edition", "long")
INNER = (0.70, 0.84)  # spaces of the inner lane divided by those of the outer lane
UNLIKE = 1.22
SKEW = 0.057
ALIKE = (2, 6)


def penalise_appearance(plan: Plan, lanes: Lanes, phase: Phase) -> float:
    """Sum the penalties for the appearance: numbers of spaces and tyres, colours, monotony."""
    row = [patch for row in lanes.values() for patch in row]
    road = [patch.colour for patch in row if patch.colour != TYRE]
    spaces = len(lanes) * plan.length / MEAN_LENGTH
    faults = phase.shape * beyond(len(row), 0.97 * spaces, 1.03 * spaces)
    faults += phase.shape * beyond(len(row) - len(road), *(share * spaces for share in TYRE_SHARE))
    for colour in LETTERS:
        faults += 100 * beyond(road.count(colour) / len(road), *phase.colours)
    faults += phase.dull * sum(sum(map(_is_dull, row, row[1:], row[2:])) for row in lanes.values())
    return faults + (_penalise_unlike_original(plan, lanes) if plan.name in WITH_ORIGINAL else 0.0)


def _is_dull(one: Patch, two: Patch, three: Patch) -> bool:
    """Return whether three spaces in a row are monotonous: of equal length, alternating, or with two tyres."""
    return one.length == two.length == three.length or one.colour == three.colour


def _penalise_unlike_original(plan: Plan, lanes: Lanes) -> float:
    """Sum the penalties for differences from the look of the original boards."""
    looks = measure_appearance(lanes, plan.grid, plan.lane_areas)
    faults = 100 * beyond(looks.inner, *INNER) + 3 * beyond(looks.least_drop, 1, inf)
    faults += 50 * beyond(looks.unlike, 1, UNLIKE) + 100 * beyond(looks.skew, 0, SKEW)
    return faults + 2 * beyond(looks.alike, *ALIKE)


def penalise_race(plan: Plan, layout: Layout, solo: Solo, ends: Floats, phase: Phase) -> float:
    """Sum the penalties for a lone car's race: turns, stalls, choices, and visits of lanes and spaces."""
    faults = 3 * beyond(solo.turns, *TURNS.get(plan.name, (0, inf)))
    faults += phase.stall * beyond(solo.stalls, 0, phase.stalls) + 20 * beyond(solo.endings, phase.endings, inf)
    shares = share_lanes(layout, solo, len(plan.lanes))
    for share in shares:
        faults += 20 * beyond(share * len(shares), *LANE_SHARE)
    if plan.name in WITH_ORIGINAL:
        cars = [LETTERS.index(LETTER_OF[car]) for car in CARS[plan.board.edition]]
        faults += 50 * beyond(float(np.ptp(ends[cars])), 0, phase.ends)
    return faults + phase.rare * int(np.sum(solo.visits < RARE_VISITS))


def share_lanes(layout: Layout, solo: Solo, lanes: int) -> list[float]:
    """Return the share of turns that begin in each lane; all zero if every turn begins at the start."""
    visits = solo.visits[1:]
    return [float(share) for share in np.bincount(layout.lane_of[1:], visits, lanes) / (visits.sum() or 1.0)]


def estimate_skill(solo: Solo) -> float:
    """Estimate the skill from the turns that planning saves a lone car; the error is about half a point."""
    return 0.505 + 0.285 * (solo.turns - solo.thought) / solo.spread


def penalise_skill(skill: float, phase: Phase) -> float:
    """Return the penalty for too little skill."""
    return 150 * max(0.0, phase.skill - skill)


def penalise_unfairness(edge: float, phase: Phase) -> float:
    """Return the penalty for an unfair advantage of one colour of car."""
    return 200 * max(0.0, edge - phase.edge)


def beyond(value: float, least: float, most: float) -> float:
    """Return how far a value lies outside of its limits."""
    return max(least - value, value - most, 0.0)
