"""What a search weighs against a board: the further a figure is from its mark, the more. All of it in milliseconds.

The marks lie a little beyond what `boards` asks of a shipped board, so that what the search is content with passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

import numpy as np

from hairpin.analysis.layout import Lanes, Layout, Patch, Plan
from hairpin.analysis.looks import look_at
from hairpin.analysis.sketch import Solo
from hairpin.games.monza.colours import CARS, LETTER_OF, LETTERS
from hairpin.games.monza.track import TYRE
from hairpin.solve.choices import Floats

TURNS: Mapping[str, tuple[float, float]] = {
    "oval": (8.5, 12.0),
    "first-edition": (8.5, 12.0),
    "long": (14.5, 20.0),
    "sprint": (3.5, 5.0),
}
SKILL = 0.59
MOST_STALLS = 0.148
LATE_STALLS = 3.0  # times as much do turns without a move weigh once boards are raced
LEAST_ENDINGS = 1.63
MEAN_LENGTH = 1.36  # of a space, in units
TYRE_SHARE = (0.10, 0.14)
COLOUR_SHARE = (0.14, 0.195)
LANE_SHARE = (0.66, 1.50)  # of what each lane would have if all had the same
RARE_VISITS = 0.05

# Of boards that have witnesses (EX-4).
WITNESSED = ("oval", "first-edition", "long")
INNER = (0.70, 0.84)  # spaces of the inner lane for one of the outer lane
UNLIKE = 1.22
SKEW = 0.055
ALIKE = (2, 6)
SHARE_EDGE = 0.015  # between the cars' colours: turns of a lone racer that end on them
CAR_EDGE = 0.027  # of two cars with the bonus move, one more than an even chance


def weigh_looks(plan: Plan, lanes: Lanes) -> float:
    """Weigh what can be seen: how many spaces and tyres, which colours, and what looks thoughtless."""
    row = [patch for row in lanes.values() for patch in row]
    road = [patch.colour for patch in row if patch.colour != TYRE]
    spaces = len(lanes) * plan.length / MEAN_LENGTH
    faults = beyond(len(row), 0.97 * spaces, 1.03 * spaces)
    faults += beyond(len(row) - len(road), *(share * spaces for share in TYRE_SHARE))
    for colour in LETTERS:
        faults += 100 * beyond(road.count(colour) / len(road), *COLOUR_SHARE)
    faults += 0.5 * sum(sum(map(_is_dull, row, row[1:], row[2:])) for row in lanes.values())
    return faults + (_weigh_witness(plan, lanes) if plan.name in WITNESSED else 0.0)


def _is_dull(one: Patch, two: Patch, three: Patch) -> bool:
    """Say whether three spaces in a row look thoughtless: all of a length, to and fro, or with two tyres."""
    return one.length == two.length == three.length or one.colour == three.colour


def _weigh_witness(plan: Plan, lanes: Lanes) -> float:
    """Weigh what those who know the real boards would miss."""
    looks = look_at(lanes, plan.grid, plan.ribbons)
    faults = 100 * beyond(looks.inner, *INNER) + 3 * beyond(looks.least_drop, 1, inf)
    faults += 50 * beyond(looks.unlike, 1, UNLIKE) + 100 * beyond(looks.skew, 0, SKEW)
    return faults + 2 * beyond(looks.alike, *ALIKE)


def weigh_race(plan: Plan, layout: Layout, solo: Solo, ends: Floats, is_late: bool = False) -> float:
    """Weigh what one car makes of a board: its turns, stalls and choices, and where it goes or does not go."""
    faults = 3 * beyond(solo.turns, *TURNS.get(plan.name, (0, inf)))
    faults += 200 * beyond(solo.stalls, 0, MOST_STALLS) * (LATE_STALLS if is_late else 1)
    faults += 20 * beyond(solo.endings, LEAST_ENDINGS, inf)
    shares = share_lanes(layout, solo, len(plan.lanes))
    for share in shares:
        faults += 20 * beyond(share * len(shares), *LANE_SHARE)
    if plan.name in WITNESSED:
        cars = [LETTERS.index(LETTER_OF[car]) for car in CARS[plan.board.edition]]
        faults += 50 * beyond(float(np.ptp(ends[cars])), 0, SHARE_EDGE)
    return faults + 0.25 * int(np.sum(solo.visits < RARE_VISITS))


def share_lanes(layout: Layout, solo: Solo, lanes: int) -> list[float]:
    """Return which share of its turns a car begins in each lane; a road that is all start has none."""
    visits = solo.visits[1:]
    return [float(share) for share in np.bincount(layout.lane_of[1:], visits, lanes) / (visits.sum() or 1.0)]


def guess_skill(solo: Solo) -> float:
    """Guess the skill from what thinking ahead saves a lone car; over many boards it is right to half a point."""
    return 0.505 + 0.285 * (solo.turns - solo.thought) / solo.spread


def miss_skill(skill: float) -> float:
    """Weigh by how much thinking pays too little."""
    return 150 * max(0.0, SKILL - skill)


def miss_fairness(edge: float) -> float:
    """Weigh by how much one colour of car is too good."""
    return 200 * max(0.0, edge - CAR_EDGE)


def beyond(value: float, least: float, most: float) -> float:
    """Return how far a value lies outside of its limits."""
    return max(least - value, value - most, 0.0)
