"""The search for a good board: the open road of a plan is filled at random and improved by simulated annealing.

A sketch of one car says in a few milliseconds how long a race is, how often no die fits, how much choice a turn has and
roughly how much thinking pays. In the last part of a search, what passes the sketch is also raced: two cars are solved,
and the best driver meets the racer. Finalists are solved once more, with the bonus move and all pairs of cars.
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
from hairpin.analysis.monza.faults import (
    FINAL,
    RACED,
    SKETCHED,
    Marks,
    guess_skill,
    miss_fairness,
    miss_skill,
    weigh_looks,
    weigh_race,
)
from hairpin.analysis.monza.layout import Lanes, Patch, Plan, fit_board
from hairpin.analysis.monza.sketch import Solo, follow_alone, list_offers
from hairpin.analysis.monza.skill import hold_match
from hairpin.core.errors import OptionValueError, TrackFileError
from hairpin.games.monza import Track
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import OPEN, TYRE
from hairpin.solve.choices import Floats

TRIES, WARMTH = 5000, 0.25
LENGTHS, TYRE_LENGTHS = (2, 3, 4, 5), (2, 3)  # of searched spaces, in halves

_PRECISION = 1e-3  # of what is solved of boards that are compared; a hundredth of a point comes out
_HOPE = 0.003  # so much may one change add to the skill beyond the guess; what needs more is not raced
_FAIR_HOPE = 0.001  # the same of even chances, and what is not solved
_SKETCHED = 0.8  # of the tries are judged by sketches alone
_LATE_WARMTH = 0.1
_FILLS = 10_000


class Judgement(NamedTuple):
    """The evaluation of a board: its weighted faults (fewer is better) and their figures; skill exact or estimated.

    ends   how many of a lone racer's turns end on each colour
    cars   with the bonus move, the first one's chance of any two cars; empty where that was not solved
    """

    faults: float
    solo: Solo
    skill: float
    is_raced: bool
    ends: Floats
    cars: Pairs = MappingProxyType({})

    @property
    def edge(self) -> float | None:
        """How much the better of two cars has more than an even chance, if that was solved."""
        return find_edge(self.cars) if self.cars else None


class Try(NamedTuple):
    """The progress of a search: the try's number, the best board so far, and the one just evaluated, if any."""

    number: int
    tries: int
    best: Judgement
    judged: Judgement | None


OnTry = Callable[[Try], object]
OnFill = Callable[[], object]


@dataclass(frozen=True)
class Design:
    """The result of a search: the text of the track file, its board, and the evaluation."""

    text: str
    track: Track
    judgement: Judgement


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
    """Lay the open road of a plan; equal plans, seeds, tries, warmths, finals and beginnings give equal boards.

    `warmth` is the initial temperature: how many more faults a change may bring, on average, and still be accepted. The
    last `finals` of the tries also measure how fair the bonus move is, and end early when nothing is missing. A search
    may `begin` with a board of an earlier one; then every try is raced. `on_fill` is called for every filling until one
    makes a board, `on_try` for every try after that; either may raise to stop the search.
    """
    if tries < 1:
        raise OptionValueError(f"tries={tries} is not possible; choose 1 or more", option="tries", value=tries, least=1)
    random = Random(seed)
    lanes = best_lanes = fit_board(plan, begin) if begin else lay_first(plan, random, on_fill)
    marks = SKETCHED
    now = best = _must_judge(plan, lanes, marks, None)
    sketched = 0 if begin else int(_SKETCHED * tries)
    for number in range(1, tries + 1):
        if number in (sketched + 1, tries - finals + 1):
            marks = FINAL if number > tries - finals else RACED
            lanes, now = best_lanes, _must_judge(plan, best_lanes, marks, best)
            best = now
        if marks is FINAL and not best.faults:
            break
        limit = now.faults + _cool(warmth, number, sketched, tries) * random.expovariate(1)
        fresh = change(lanes, plan.grid, random)
        judged = _judge(plan, fresh, marks, limit, now if number > sketched else None)
        if judged and judged.faults <= limit:
            lanes, now = fresh, judged
            if now.faults < best.faults:
                best_lanes, best = lanes, now
        on_try(Try(number, tries, best, judged))
    remark = f"Laid by: hairpin tracks design {plan.source} --seed {seed} --tries {tries} --warmth {warmth:g}"
    remark += (f" --finals {finals}" if finals else "") + (f" --begin {begin.name}.toml" if begin else "")
    return Design(plan.write(best_lanes, remark), plan.build(best_lanes), best)


def _cool(warmth: float, number: int, sketched: int, tries: int) -> float:
    """Return the temperature at a try: it falls, and rises a little again when boards are raced."""
    if number <= sketched:
        return warmth * (1 - number / (sketched + 1))
    return _LATE_WARMTH * (tries - number) / (tries - sketched)


def lay_first(plan: Plan, random: Random, on_fill: OnFill = lambda: None) -> Lanes:
    """Lay spaces at random where the road is open, until they make a board."""
    for _ in range(_FILLS):
        on_fill()
        lanes = {lane: list(_fill(row, plan.grid, random)) for lane, row in plan.lanes.items()}
        if is_sound(lanes, plan.grid) and plan.sketch(lanes):
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
    """Return the lanes with one small thing changed on the open road; not everything that comes out is sound."""
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
    """Say whether all lengths are allowed, and no open space has the colour of the one before or after it."""
    for row in lanes.values():
        for patch in row:
            lengths = TYRE_LENGTHS if patch.colour == TYRE else LENGTHS
            if patch.is_open and 2 * patch.length not in [grid * length for length in lengths]:
                return False
        for one, two in pairwise(row):
            if one.colour == two.colour and (one.is_open or two.is_open):
                return False
    return True


def _judge(plan: Plan, lanes: Lanes, marks: Marks, limit: float, beside: Judgement | None) -> Judgement | None:
    """Evaluate a board, or return None as soon as its faults are above a limit.

    Its skill is guessed; beside a board whose skill is known it is raced, unless the guess leaves no hope. In the final
    the same goes for pairs of cars with the bonus move.
    """
    faults = weigh_looks(plan, lanes, marks)
    if faults > limit or not is_sound(lanes, plan.grid) or not (layout := plan.sketch(lanes)):
        return None
    offers = list_offers(layout.ways)
    solo = follow_alone(layout.ways, offers)
    ends = share_colours(layout.ways, offers, solo)
    faults += weigh_race(plan, layout, solo, ends, marks)
    guess = guess_skill(solo)
    if beside is None:
        return Judgement(faults + miss_skill(guess, marks), solo, guess, False, ends)
    hope = guess_cars(beside.cars, ends - beside.ends)
    faults += (unfair := miss_fairness(find_edge(hope) - _FAIR_HOPE, marks))
    if faults + miss_skill(beside.skill + guess - guess_skill(beside.solo) + _HOPE, marks) > limit:
        return None
    skill = hold_match(layout.ways, offers, _PRECISION).skill
    faults += miss_skill(skill, marks)
    if marks is not FINAL or faults > limit:
        return Judgement(faults, solo, skill, True, ends)
    cars = _weigh_cars(plan, lanes, hope, limit - faults + unfair)
    return Judgement(faults - unfair + miss_fairness(find_edge(cars), marks), solo, skill, True, ends, cars)


def _weigh_cars(plan: Plan, lanes: Lanes, hope: Pairs, limit: float) -> Pairs:
    """Solve pairs of cars, the most unequal by estimate first, until one is above the limit."""
    track = plan.build(lanes)
    pairs = sorted(list_pairs(track), key=lambda pair: -abs(hope.get(pair, 0.5) - 0.5))
    cars: dict[Pair, float] = {}
    for pair, chance in weigh_pairs(track, pairs, _PRECISION):
        cars[pair] = chance
        if miss_fairness(find_edge(cars), FINAL) > limit:
            break
    return cars


def _must_judge(plan: Plan, lanes: Lanes, marks: Marks, beside: Judgement | None) -> Judgement:
    judged = _judge(plan, lanes, marks, inf, beside)
    if judged is None:
        raise TypeError("a board that was sketched once can be sketched again")
    return judged
