"""Figures about a board of Monza, and the targets that it misses.

A lone greedy car and a race of two are computed exactly; all pairs of cars are solved with the bonus move, if
requested; a full field is simulated. Nothing here prints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import inf
from typing import Literal, NamedTuple

from hairpin.analysis.monza.appearance import Appearance, measure_board_appearance
from hairpin.analysis.monza.fairness import Pairs, weigh_cars
from hairpin.analysis.monza.field_simulation import FieldAverages, simulate_field
from hairpin.analysis.monza.skill import solve_match
from hairpin.analysis.monza.solo_race import compute_solo, list_offers, read_ways
from hairpin.core.errors import OptionValueError
from hairpin.fast.monza.board import lay_board
from hairpin.games.monza import Monza, Options, Track
from hairpin.games.monza.colours import CARS, COLOURS

RACES = 100_000
WORST_STALL = 0.34
COLOUR_SHARE = (0.12, 0.22)
LANE_SHARE = 0.6  # least share of a lane, relative to equal shares: 20 % with three lanes
LEAST_ENDINGS = 1.6
GRID = 4  # cars in the races that measure the starter's advantage
STARTER = 0.03  # largest difference of the starter's share of wins from the fair share

# Limits for boards that are modelled on an original (EX-4).
INNER = 0.85  # largest ratio of the innermost lane's spaces to the outermost's
UNLIKE = 1.25  # largest ratio of the drawn areas of two lanes' spaces
SKEW = 0.06  # largest difference of a colour's share in a lane from its share on the board
ALIKE = (2, 6)  # places with the same colour side by side
CAR_EDGE = 0.03  # largest advantage of one of two cars over an even chance, with the bonus move


class Targets(NamedTuple):
    """The limits for a board's figures: turns of a car, skill of the best driver, turns without a move.

    `has_original`: modelled on an original board, whose look it must resemble; its cars must have equal chances.
    """

    turns: tuple[float, float] = (3, 30)
    skill: float = 0.51
    stalls: float = 0.20
    has_original: bool = False


TARGETS: Mapping[str, Targets] = {
    "oval": Targets((8, 13), 0.58, 0.15, True),
    "first-edition": Targets((8, 13), 0.58, 0.15, True),
    "long": Targets((14, 22), 0.58, 0.15, True),
}

Kind = Literal[
    "turns",
    "stalls",
    "worst-stall",
    "endings",
    "colour",
    "lane",
    "skill",
    "starter",
    "outside-in",
    "inner",
    "areas",
    "lane-colour",
    "alike",
    "cars",
]


@dataclass(frozen=True, slots=True)
class Solo:
    """The race of a lone greedy car; exact.

    turns    until the finish, mean; `spread` is their standard deviation
    thought  turns of a driver that minimises the expected number of remaining turns
    stalls   chance that a turn brings no move, over all turns; `worst_stall` on `worst_space`, where it is highest
    endings  different ends that a turn offers, mean over all turns
    """

    turns: float
    spread: float
    thought: float
    stalls: float
    worst_stall: float
    worst_space: str
    endings: float


@dataclass(frozen=True, slots=True)
class Duel:
    """Two cars; exact.

    starter        the starter's chance if both drive optimally
    first, second  such a driver's chance against a racer, on either seat; `skill` over both
    """

    starter: float
    first: float
    second: float
    skill: float


@dataclass(frozen=True, slots=True)
class Problem:
    """A target that a board misses: which figure, of which space, colour or lane, and its limits."""

    kind: Kind
    says: str
    figure: float
    least: float = 0.0
    most: float = 1.0
    where: str = ""


@dataclass(frozen=True, slots=True)
class TrackReport:
    """A board in figures.

    spaces    by lane, tyres included
    colours   each colour's share of the spaces without a tyre
    looks     how the board looks
    cars      with the bonus move, the first car's chance of any two cars over both seats; empty if not requested, or if
              cars can be stuck for ever
    together  a full field
    seats     each seat's share of the wins among four racers, the starter's first
    """

    name: str
    spaces: Mapping[str, int]
    tyres: int
    colours: Mapping[str, float]
    looks: Appearance
    cars: Pairs
    solo: Solo
    duel: Duel
    together: FieldAverages
    seats: tuple[float, ...]
    races: int
    seed: int

    @property
    def starter(self) -> float:
        """The difference of the starter's share of wins from the fair share."""
        return self.seats[0] - 1 / len(self.seats)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Each target that the board misses, with figure and limit."""
        return tuple(_find_problems(self))

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        figures = asdict(self) | {"starter": self.starter, "seats": list(self.seats)}
        figures["together"] |= {"wins": list(self.together.wins)}
        figures["looks"] |= {"inner": self.looks.inner, "unlike": self.looks.unlike}
        figures["cars"] = {f"{one}:{two}": chance for (one, two), chance in self.cars.items()}
        return figures | {"problems": [problem.says for problem in self.problems]}


def check_track(track: Track, *, races: int = RACES, seed: int = 1, cars: bool = False) -> TrackReport:
    """Measure a board, and with `cars` all pairs of cars with the bonus move; equal arguments give equal reports."""
    if races < 1:
        raise OptionValueError(f"races={races} is not possible; choose 1 or more", option="races", value=races, least=1)
    road = [space for space in track.spaces.values() if not space.is_tyre]
    colours = Counter(space.colour for space in road)
    most = len(CARS[track.edition])
    fields = {
        players: simulate_field(Monza(Options.read({"track": track, "players": players})), races, seed)
        for players in {most, GRID}
    }
    solo, duel = compute_exact_figures(track)
    return TrackReport(
        name=track.name,
        spaces={lane: len(spaces) for lane, spaces in track.lanes.items()},
        tyres=len(track.spaces) - len(road),
        colours={name: colours[letter] / len(road) for letter, name in COLOURS.items()},
        looks=measure_board_appearance(track),
        cars=weigh_cars(track) if cars and not track.lost else {},
        solo=solo,
        duel=duel,
        together=fields[most],
        seats=fields[GRID].wins,
        races=races,
        seed=seed,
    )


def compute_exact_figures(track: Track) -> tuple[Solo, Duel]:
    """Compute the races of one car and of two, which need no simulation."""
    ways = read_ways(lay_board(Monza(Options.read({"track": track}))))
    offers = list_offers(ways)
    alone, match = compute_solo(ways, offers), solve_match(ways, offers)
    solo = Solo(
        turns=alone.turns,
        spread=alone.spread,
        thought=alone.thought,
        stalls=alone.stalls,
        worst_stall=alone.worst_stall,
        worst_space=track.places[alone.worst_place],
        endings=alone.endings,
    )
    return solo, Duel(match.starter, match.first, match.second, match.skill)


def _find_problems(report: TrackReport) -> Iterator[Problem]:
    """Yield the missed targets; shipped boards have stricter ones."""
    solo, duel = report.solo, report.duel
    targets = TARGETS.get(report.name, Targets())
    least, most = targets.turns
    if not least <= solo.turns <= most:
        says = f"a car takes {solo.turns:.1f} turns; {least} to {most} would be right"
        yield Problem("turns", says, solo.turns, least, most)
    if duel.skill < targets.skill:
        says = f"the best driver beats a racer in {duel.skill:.1%} of the races; {targets.skill:.0%} is the least"
        yield Problem("skill", says, duel.skill, targets.skill)
    if solo.stalls > targets.stalls:
        says = f"{solo.stalls:.1%} of all turns bring no move; {targets.stalls:.0%} is the most"
        yield Problem("stalls", says, solo.stalls, most=targets.stalls)
    if solo.worst_stall > WORST_STALL:
        says = f"on {solo.worst_space} {solo.worst_stall:.1%} of the turns bring no move; {WORST_STALL:.0%} is the most"
        yield Problem("worst-stall", says, solo.worst_stall, most=WORST_STALL, where=solo.worst_space)
    if solo.endings < LEAST_ENDINGS:
        says = f"a turn has {solo.endings:.2f} different ends; {LEAST_ENDINGS} is the least"
        yield Problem("endings", says, solo.endings, LEAST_ENDINGS, inf)
    fair = 1 / len(report.seats)
    if abs(report.starter) > STARTER:
        says = f"of {GRID} the starter wins {report.seats[0]:.1%}; {fair - STARTER:.0%} to {fair + STARTER:.0%} is fair"
        yield Problem("starter", says, report.seats[0], fair - STARTER, fair + STARTER)
    rare, common = COLOUR_SHARE
    for colour, share in report.colours.items():
        if not rare <= share <= common:
            says = f"{share:.1%} of the spaces are {colour}; {rare:.0%} to {common:.0%} would be right"
            yield Problem("colour", says, share, rare, common, colour)
    for lane, share in report.together.lanes.items():
        if share < (least_share := LANE_SHARE / len(report.together.lanes)):
            says = f"cars stand in lane {lane} in {share:.1%} of the turns; {least_share:.0%} is the least"
            yield Problem("lane", says, share, least_share, where=lane)
    if targets.has_original:
        yield from _find_appearance_problems(report.looks)
        yield from _find_unfair_cars(report.cars)


def _find_appearance_problems(looks: Appearance) -> Iterator[Problem]:
    """Yield the differences from the look of an original board (EX-4)."""
    lanes = list(looks.drivable)
    for outer, inner in pairwise(lanes):
        if looks.drivable[inner] >= (most := looks.drivable[outer]):
            says = (
                f"lane {inner} has {looks.drivable[inner]} spaces, not less than the {most} of lane {outer} outside it"
            )
            yield Problem("outside-in", says, looks.drivable[inner], 0, most - 1, inner)
    if looks.inner > INNER:
        says = f"lane {lanes[-1]} has {looks.inner:.0%} of the spaces of lane {lanes[0]}; {INNER:.0%} is the most"
        yield Problem("inner", says, looks.inner, most=INNER, where=lanes[-1])
    if looks.unlike > UNLIKE:
        large = max(looks.areas, key=looks.areas.__getitem__)
        says = f"the spaces of lane {large} are {looks.unlike:.2f} times as large as another's; {UNLIKE} is the most"
        yield Problem("areas", says, looks.unlike, 1, UNLIKE, large)
    if looks.skew > SKEW:
        says = f"{looks.skewed} is {looks.skew:.1%} from its share on the board; {SKEW:.0%} is the most"
        yield Problem("lane-colour", says, looks.skew, most=SKEW, where=looks.skewed)
    few, many = ALIKE
    if not few <= looks.alike <= many:
        says = f"the same color lies side by side at {looks.alike} places; {few} to {many} would be right"
        yield Problem("alike", says, looks.alike, few, many)


def _find_unfair_cars(cars: Pairs) -> Iterator[Problem]:
    """Yield the pairs of cars with unequal chances."""
    least, most = 0.5 - CAR_EDGE, 0.5 + CAR_EDGE
    for (one, two), chance in cars.items():
        if not least <= chance <= most:
            says = f"with the bonus move {one} beats {two} in {chance:.1%}; {least:.0%} to {most:.0%} would be fair"
            yield Problem("cars", says, chance, least, most, f"{one}:{two}")
