"""The search for a good board: the open road of a plan is filled at random and improved by simulated annealing.

The race of one car gives in a few milliseconds the length of a race, the share of stalls, the choices of a turn and an
estimate of the skill. In the last part of a search the skill of promising boards is exact: two cars are solved, and the
optimal driver plays the racer. In the final phase all pairs of cars are also solved with the bonus move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from hairpin.analysis.monza.fairness import Pair, Pairs, find_edge, guess_cars, list_pairs, share_colours, weigh_pairs
from hairpin.analysis.monza.penalties import (
    ESTIMATED,
    EXACT,
    FINAL,
    Phase,
    estimate_skill,
    penalise_appearance,
    penalise_race,
    penalise_skill,
    penalise_unfairness,
)
from hairpin.analysis.monza.plan import Lanes, Patch, Plan, fit_board
from hairpin.analysis.monza.skill import solve_match
from hairpin.analysis.monza.solo_race import Solo, compute_solo, list_offers
from hairpin.core.errors import OptionValueError, TrackFileError
from hairpin.games.monza import Track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import OPEN, TYRE
from hairpin.solve.choices import Floats

TRIES, WARMTH = 5000, 0.25
LENGTHS, TYRE_LENGTHS = (2, 3, 4, 5), (2, 3)  # of searched spaces, in halves

_PRECISION = 1e-3  # of solved values; the resulting error is about a hundredth of a percentage point
_SKILL_MARGIN = 0.003  # largest assumed error of the estimated skill; boards that would need more are not solved
_FAIRNESS_MARGIN = 0.001  # the same for the estimated advantage of a car
_ESTIMATED = 0.8  # share of the tries that are evaluated without solving
_LATE_WARMTH = 0.1
_FILLS = 10_000


class Evaluation(NamedTuple):
    """The evaluation of a board: its weighted faults (fewer is better) and their figures; skill exact or estimated.

    ends   the share of a lone racer's turns that end on each colour
    cars   with the bonus move, the first car's chance of any two cars; empty if not solved
    """

    faults: float
    solo: Solo
    skill: float
    is_exact: bool
    ends: Floats
    cars: Pairs = MappingProxyType({})

    @property
    def edge(self) -> float | None:
        """The largest advantage of one of two cars over an even chance, if solved."""
        return find_edge(self.cars) if self.cars else None


class Try(NamedTuple):
    """The progress of a search: the try's number, the best board so far, and the one just evaluated, if any."""

    number: int
    tries: int
    best: Evaluation
    evaluated: Evaluation | None


OnTry = Callable[[Try], object]
OnFill = Callable[[], object]


@dataclass(frozen=True)
class Design:
    """The result of a search: the text of the track file, its board, and the evaluation."""

    text: str
    track: Track
    evaluation: Evaluation


def design(
    plan: Plan,
    *,
    seed: int = 1,
    tries: int = TRIES,
    warmth: float = WARMTH,
    finals: int = 0,
    begin: Track | None = None,
    on_try: OnTry = lambda _: None,
    on_fill: OnFill = lambda: None,
) -> Design:
    """Lay the open road of a plan; equal arguments give equal boards.

    `warmth` is the initial temperature: the mean increase of the faults at which a change is still accepted. The last
    `finals` tries also measure the fairness of the bonus move, and end early when a board has no faults. A search may
    `begin` with a board of an earlier search; then every try is solved. `on_fill` is called for every random filling
    until one is valid, `on_try` for every try after that; either may raise to stop the search.
    """
    if tries < 1:
        raise OptionValueError(f"tries={tries} is not possible; choose 1 or more", option="tries", value=tries, least=1)
    random = Random(seed)
    lanes = best_lanes = fit_board(plan, begin) if begin else fill_at_random(plan, random, on_fill)
    phase = ESTIMATED
    now = best = _evaluate_valid(plan, lanes, phase, None)
    estimated = 0 if begin else int(_ESTIMATED * tries)
    for number in range(1, tries + 1):
        if number in (estimated + 1, tries - finals + 1):
            phase = FINAL if number > tries - finals else EXACT
            lanes, now = best_lanes, _evaluate_valid(plan, best_lanes, phase, best)
            best = now
        if phase is FINAL and not best.faults:
            break
        limit = now.faults + _find_temperature(warmth, number, estimated, tries) * random.expovariate(1)
        fresh = change(lanes, plan.grid, random)
        evaluated = _evaluate(plan, fresh, phase, limit, now if number > estimated else None)
        if evaluated and evaluated.faults <= limit:
            lanes, now = fresh, evaluated
            if now.faults < best.faults:
                best_lanes, best = lanes, now
        on_try(Try(number, tries, best, evaluated))
    remark = f"Laid by: hairpin tracks design {plan.source} --seed {seed} --tries {tries} --warmth {warmth:g}"
    remark += (f" --finals {finals}" if finals else "") + (f" --begin {begin.name}.toml" if begin else "")
    return Design(plan.write(best_lanes, remark), plan.build(best_lanes), best)


def _find_temperature(warmth: float, number: int, estimated: int, tries: int) -> float:
    """Return the temperature at a try: it falls, and starts again, lower, when boards are solved."""
    if number <= estimated:
        return warmth * (1 - number / (estimated + 1))
    return _LATE_WARMTH * (tries - number) / (tries - estimated)


def fill_at_random(plan: Plan, random: Random, on_fill: OnFill = lambda: None) -> Lanes:
    """Fill the open road with random spaces until the board is valid."""
    for _ in range(_FILLS):
        on_fill()
        lanes = {lane: list(_fill(row, plan.grid, random)) for lane, row in plan.lanes.items()}
        if is_sound(lanes, plan.grid) and plan.find_layout(lanes):
            return lanes
    raise TrackFileError(
        f"{plan.name}.toml: no way was found to lay the open road without a dead end; leave more of it open",
        file=f"{plan.name}.toml",
        fault="no-way",
    )


def _fill(row: tuple[Patch, ...], grid: int, random: Random) -> Iterator[Patch]:
    """Yield the spaces of a lane, with new ones of random lengths and colours where it is open."""
    half, before = grid // 2, ""
    for number, patch in enumerate(row):
        if patch.colour != OPEN:
            before = patch.colour
            yield patch
            continue
        after = row[number + 1].colour if number + 1 < len(row) else ""
        left = patch.length // half
        while left:
            length = random.choice([n for n in LENGTHS if n == left or n + LENGTHS[0] <= left])
            left -= length
            before = random.choice([colour for colour in LETTERS if colour not in (before, "" if left else after)])
            yield Patch(before, half * length, True)


def change(lanes: Lanes, grid: int, random: Random) -> Lanes:
    """Return the lanes with one random change on the open road; the result need not be sound."""
    fresh = {lane: list(row) for lane, row in lanes.items()}
    spots = [(row, number) for row in fresh.values() for number, patch in enumerate(row) if patch.is_open]
    (row, here), (other_row, there) = random.choice(spots), random.choice(spots)
    beside = random.choice([number for some_row, number in spots if some_row is row])
    patch, after = row[here], row[here + 1] if here + 1 < len(row) else Patch("", 0)
    dye = random.choice(LETTERS)
    kind = random.choice(
        (
            "colour",
            "colour",
            "trade",
            "shuffle",
            "shuffle",
            "shuffle",
            "tyre",
            "split",
            "swap",
            "border",
            "border",
            "join",
        )
    )
    if kind == "colour":
        row[here] = patch._replace(colour=dye)
    elif kind == "trade":
        row[here] = patch._replace(colour=other_row[there].colour)
        other_row[there] = other_row[there]._replace(colour=patch.colour)
    elif kind == "shuffle":
        row[here], row[beside] = patch._replace(colour=row[beside].colour), row[beside]._replace(colour=patch.colour)
    elif kind == "tyre":
        row[here] = patch._replace(colour=TYRE)
    elif kind == "split":
        row[here : here + 1] = [patch._replace(length=grid), Patch(dye, patch.length - grid, True)]
    elif not after.is_open:
        pass
    elif kind == "swap":
        row[here : here + 2] = [after, patch]
    elif kind == "join":
        row[here : here + 2] = [Patch(dye, patch.length + after.length, True)]
    else:
        shift = random.choice((-grid // 2, grid // 2))
        row[here] = patch._replace(length=patch.length + shift)
        row[here + 1] = after._replace(length=after.length - shift)
    return fresh


def is_sound(lanes: Lanes, grid: int) -> bool:
    """Return whether all lengths are allowed, and no searched space has the colour of the one before or after it."""
    for row in lanes.values():
        for patch in row:
            lengths = TYRE_LENGTHS if patch.colour == TYRE else LENGTHS
            if patch.is_open and 2 * patch.length not in [grid * length for length in lengths]:
                return False
        for one, two in pairwise(row):
            if one.colour == two.colour and (one.is_open or two.is_open):
                return False
    return True


def _evaluate(plan: Plan, lanes: Lanes, phase: Phase, limit: float, similar: Evaluation | None) -> Evaluation | None:
    """Evaluate a board, or return None as soon as its faults are above a limit.

    Its skill is estimated. If a similar board with exact skill is given, the skill is solved, unless the estimate is
    already too low. In the final phase the same holds for pairs of cars with the bonus move.
    """
    faults = penalise_appearance(plan, lanes, phase)
    if faults > limit or not is_sound(lanes, plan.grid) or not (layout := plan.find_layout(lanes)):
        return None
    offers = list_offers(layout.ways)
    solo = compute_solo(layout.ways, offers)
    ends = share_colours(layout.ways, offers, solo)
    faults += penalise_race(plan, layout, solo, ends, phase)
    estimate = estimate_skill(solo)
    if similar is None:
        return Evaluation(faults + penalise_skill(estimate, phase), solo, estimate, False, ends)
    estimated_cars = guess_cars(similar.cars, ends - similar.ends)
    faults += (unfair := penalise_unfairness(find_edge(estimated_cars) - _FAIRNESS_MARGIN, phase))
    best_skill = similar.skill + estimate - estimate_skill(similar.solo) + _SKILL_MARGIN
    if faults + penalise_skill(best_skill, phase) > limit:
        return None
    skill = solve_match(layout.ways, offers, _PRECISION).skill
    faults += penalise_skill(skill, phase)
    if phase is not FINAL or faults > limit:
        return Evaluation(faults, solo, skill, True, ends)
    cars = _solve_cars(plan, lanes, estimated_cars, limit - faults + unfair)
    return Evaluation(faults - unfair + penalise_unfairness(find_edge(cars), phase), solo, skill, True, ends, cars)


def _solve_cars(plan: Plan, lanes: Lanes, estimated: Pairs, limit: float) -> Pairs:
    """Solve pairs of cars, the most unequal by estimate first, until the penalty is above the limit."""
    track = plan.build(lanes)
    pairs = sorted(list_pairs(track), key=lambda pair: -abs(estimated.get(pair, 0.5) - 0.5))
    cars: dict[Pair, float] = {}
    for pair, chance in weigh_pairs(track, pairs, _PRECISION):
        cars[pair] = chance
        if penalise_unfairness(find_edge(cars), FINAL) > limit:
            break
    return cars


def _evaluate_valid(plan: Plan, lanes: Lanes, phase: Phase, similar: Evaluation | None) -> Evaluation:
    evaluated = _evaluate(plan, lanes, phase, inf, similar)
    if evaluated is None:
        raise TypeError("a valid board has no layout")
    return evaluated
