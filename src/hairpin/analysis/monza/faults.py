"""The penalties that a search minimises: each grows with the distance of a figure from its mark. All are fast.

The marks lie a little beyond what `boards` asks of a shipped board, so that what the search is content with passes. A
final asks for nothing else: what only looks better does not count there.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

import numpy as np

from hairpin.analysis.monza.layout import Lanes, Layout, Patch, Plan
from hairpin.analysis.monza.looks import look_at
from hairpin.analysis.monza.sketch import Solo
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
LANE_SHARE = (0.66, 1.50)  # of what each lane would have if all had the same
RARE_VISITS = 0.05


class Marks(NamedTuple):
    """The weights and limits of one phase of a search.

    stall   what a turn without a move weighs; `stalls` is the share of them that is free
    colours least and most of the spaces that may have a colour
    shape   what a space or a tyre too many or too few weighs
    dull    the penalty of three monotonous spaces in a row
    rare    what a space weighs that few cars visit
    ends    by how much the cars' colours may differ in the turns of a lone racer that end on them
    edge    how much more than an even chance the better of two cars may have, with the bonus move
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


SKETCHED = Marks(
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
RACED = SKETCHED._replace(stall=600)
FINAL = Marks(
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

# Of boards that have witnesses (EX-4).
WITNESSED = ("oval", "first-edition", "long")
INNER = (0.70, 0.84)  # spaces of the inner lane for one of the outer lane
UNLIKE = 1.22
SKEW = 0.057
ALIKE = (2, 6)


def weigh_looks(plan: Plan, lanes: Lanes, marks: Marks) -> float:
    """Sum the penalties for what can be seen: numbers of spaces and tyres, colours, monotony."""
    row = [patch for row in lanes.values() for patch in row]
    road = [patch.colour for patch in row if patch.colour != TYRE]
    spaces = len(lanes) * plan.length / MEAN_LENGTH
    faults = marks.shape * beyond(len(row), 0.97 * spaces, 1.03 * spaces)
    faults += marks.shape * beyond(len(row) - len(road), *(share * spaces for share in TYRE_SHARE))
    for colour in LETTERS:
        faults += 100 * beyond(road.count(colour) / len(road), *marks.colours)
    faults += marks.dull * sum(sum(map(_is_dull, row, row[1:], row[2:])) for row in lanes.values())
    return faults + (_weigh_witness(plan, lanes) if plan.name in WITNESSED else 0.0)


def _is_dull(one: Patch, two: Patch, three: Patch) -> bool:
    """Say whether three spaces in a row are monotonous: of equal length, alternating, or with two tyres."""
    return one.length == two.length == three.length or one.colour == three.colour


def _weigh_witness(plan: Plan, lanes: Lanes) -> float:
    """Weigh what those who know the real boards would miss."""
    looks = look_at(lanes, plan.grid, plan.ribbons)
    faults = 100 * beyond(looks.inner, *INNER) + 3 * beyond(looks.least_drop, 1, inf)
    faults += 50 * beyond(looks.unlike, 1, UNLIKE) + 100 * beyond(looks.skew, 0, SKEW)
    return faults + 2 * beyond(looks.alike, *ALIKE)


def weigh_race(plan: Plan, layout: Layout, solo: Solo, ends: Floats, marks: Marks) -> float:
    """Weigh what one car makes of a board: its turns, stalls and choices, and where it goes or does not go."""
    faults = 3 * beyond(solo.turns, *TURNS.get(plan.name, (0, inf)))
    faults += marks.stall * beyond(solo.stalls, 0, marks.stalls) + 20 * beyond(solo.endings, marks.endings, inf)
    shares = share_lanes(layout, solo, len(plan.lanes))
    for share in shares:
        faults += 20 * beyond(share * len(shares), *LANE_SHARE)
    if plan.name in WITNESSED:
        cars = [LETTERS.index(LETTER_OF[car]) for car in CARS[plan.board.edition]]
        faults += 50 * beyond(float(np.ptp(ends[cars])), 0, marks.ends)
    return faults + marks.rare * int(np.sum(solo.visits < RARE_VISITS))


def share_lanes(layout: Layout, solo: Solo, lanes: int) -> list[float]:
    """Return which share of its turns a car begins in each lane; a road that is all start has none."""
    visits = solo.visits[1:]
    return [float(share) for share in np.bincount(layout.lane_of[1:], visits, lanes) / (visits.sum() or 1.0)]


def guess_skill(solo: Solo) -> float:
    """Estimate the skill from the turns that planning saves a lone car; the error is about half a point."""
    return 0.505 + 0.285 * (solo.turns - solo.thought) / solo.spread


def miss_skill(skill: float, marks: Marks) -> float:
    """Weigh by how much thinking pays too little."""
    return 150 * max(0.0, marks.skill - skill)


def miss_fairness(edge: float, marks: Marks) -> float:
    """Weigh by how much one colour of car is too good."""
    return 200 * max(0.0, edge - marks.edge)


def beyond(value: float, least: float, most: float) -> float:
    """Return how far a value lies outside of its limits."""
    return max(least - value, value - most, 0.0)
