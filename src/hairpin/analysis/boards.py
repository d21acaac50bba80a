"""What a board of Monza is like to race on, in figures, and where it misses what a good board should have.

One greedy car is followed exactly, through every roll from every space; what takes several cars is counted in
simulated races. Nothing here prints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Literal

from hairpin.bots.monza_racer import MonzaRacer
from hairpin.bots.race import drive
from hairpin.core.chance import dice_rolls
from hairpin.core.errors import OptionValueError
from hairpin.games.monza import Monza, Options, Step, Track
from hairpin.games.monza.colours import CARS, COLOURS, LETTERS
from hairpin.games.monza.track import START

TURNS: Mapping[str, tuple[float, float]] = {"oval": (8, 13), "first-edition": (8, 13), "long": (14, 22)}
MOST_STALLS = 0.20
WORST_STALL = 0.34
COLOUR_SHARE = (0.12, 0.22)
LANE_SHARE = 0.6  # of what each lane would have if all had the same: 20 % of three
LEAST_ENDINGS = 1.6

_ROLLS = {roll: orders / 6**6 for roll, orders in dice_rolls(LETTERS, 6).items()}


@dataclass(frozen=True, slots=True)
class Solo:
    """What one greedy car makes of a board that it has for itself; exact.

    turns    until the finish, mean; `spread` is their standard deviation
    stalls   chance that a turn brings no move, over all turns; `worst_stall` on `worst_space`, where it is highest
    endings  different spaces on which a turn can end, mean over all turns
    """

    turns: float
    spread: float
    stalls: float
    worst_stall: float
    worst_space: str
    endings: float


@dataclass(frozen=True, slots=True)
class Together:
    """What a full field of greedy cars makes of a board, in a race on average; simulated.

    push_backs    cars pushed back (MZ-11)
    lead_changes  how often the car that is alone in front is another than the last that was
    lanes         each lane's share of where cars stand when their turn begins, the start left out
    """

    push_backs: float
    lead_changes: float
    lanes: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Problem:
    """A target that a board misses: which figure, of which space, colour or lane, and its limits."""

    kind: Literal["turns", "stalls", "worst-stall", "endings", "colour", "lane"]
    says: str
    figure: float
    least: float = 0.0
    most: float = 1.0
    where: str = ""


@dataclass(frozen=True, slots=True)
class TrackReport:
    """A board in figures.

    spaces   by lane, tyres included
    colours  each colour's share of the spaces without a tyre
    """

    name: str
    spaces: Mapping[str, int]
    tyres: int
    colours: Mapping[str, float]
    solo: Solo
    together: Together
    races: int
    seed: int

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Each target that the board misses, with figure and limit."""
        return tuple(_find_problems(self))

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return asdict(self) | {"problems": [problem.says for problem in self.problems]}


def check_track(track: Track, *, races: int = 1000, seed: int = 1) -> TrackReport:
    """Measure a board; equal boards, races and seeds give equal reports."""
    if races < 1:
        raise OptionValueError(f"races={races} is not possible; choose 1 or more", option="races", value=races, least=1)
    game = Monza(Options.read({"track": track, "players": len(CARS[track.edition])}))
    racer = MonzaRacer(game)
    road = [space for space in track.spaces.values() if not space.is_tyre]
    colours = Counter(space.colour for space in road)
    return TrackReport(
        name=track.name,
        spaces={lane: len(spaces) for lane, spaces in track.lanes.items()},
        tyres=len(track.spaces) - len(road),
        colours={name: colours[letter] / len(road) for letter, name in COLOURS.items()},
        solo=follow_alone(game, racer),
        together=race_together(game, racer, races, Random(seed)),
        races=races,
        seed=seed,
    )


def follow_alone(game: Monza, racer: MonzaRacer) -> Solo:
    """Follow one car as a Markov chain over the spaces: it only goes forward, so one pass each way is enough."""
    track = game.track
    road = sorted((place for place in track.places if place not in track.finish), key=track.front)
    moves = {place: _weigh_moves(racer, place) for place in road}
    stay = {place: moves[place].pop(place, 0.0) for place in road}
    visits = dict.fromkeys(track.places, 0.0) | {START: 1.0}
    for place in road:
        visits[place] /= 1 - stay[place]
        for end, chance in moves[place].items():
            visits[end] += visits[place] * chance
    turns, squares = dict.fromkeys(track.finish, 0.0), dict.fromkeys(track.finish, 0.0)
    for place in reversed(road):
        onward = moves[place].items()
        turns[place] = (1 + sum(p * turns[end] for end, p in onward)) / (1 - stay[place])
        later = turns[place] - 1
        squares[place] = (1 + 2 * later + sum(p * squares[end] for end, p in onward)) / (1 - stay[place])
    endings = _count_endings(game)
    mean = turns[START]
    worst = max(road, key=lambda place: stay[place])
    return Solo(
        turns=mean,
        spread=sqrt(max(0.0, squares[START] - mean**2)),
        stalls=sum(visits[place] * stay[place] for place in road) / mean,
        worst_stall=stay[worst],
        worst_space=worst,
        endings=sum(visits[place] * endings[place] for place in road) / mean,
    )


def _weigh_moves(racer: MonzaRacer, place: str) -> dict[str, float]:
    """Return where a greedy turn from a place ends, with chances."""
    ends: dict[str, float] = {}
    for roll, chance in _ROLLS.items():
        end = racer.plan("drive", place, roll, "").end
        ends[end] = ends.get(end, 0.0) + chance
    return ends


def _count_endings(game: Monza) -> dict[str, float]:
    """Return from how many spaces a driver can choose where a turn ends, by place, mean over the rolls."""
    track = game.track
    bits = {place: 1 << number for number, place in enumerate(track.places)}

    @cache
    def reach(place: str, dice: str) -> int:
        steps = () if place in track.finish else game.drives("drive", place, dice, "", False)
        found = 0
        for step in steps:
            if isinstance(step, Step):
                found |= reach(step.space, dice.replace(step.colour, "", 1))
        return found or bits[place]

    road = sorted(track.exits, key=track.front, reverse=True)
    return {place: sum(p * reach(place, roll).bit_count() for roll, p in _ROLLS.items()) for place in road}


def race_together(game: Monza, racer: MonzaRacer, races: int, random: Random) -> Together:
    """Race a full field of equal drivers by the rules, and count."""
    front = {place: game.track.front(place) for place in game.track.places}
    stood: Counter[str] = Counter()
    push_backs = lead_changes = 0
    for _ in range(races):
        leaders: list[int] = []
        for before, _, after in drive(game, [racer] * game.players, random):
            if before.phase == "roll":
                stood[before.cars[before.turn][0]] += 1
            if after.phase == "drive":
                continue
            push_backs += sum(front[new] < front[old] for old, new in zip(before.cars, after.cars, strict=True))
            fronts = [front[car] for car in after.cars]
            if fronts.count(max(fronts)) == 1:
                leaders.append(fronts.index(max(fronts)))
        lead_changes += sum(one != other for one, other in pairwise(leaders))
    total = max(1, sum(stood[lane] for lane in game.track.lanes))
    lanes = {lane: stood[lane] / total for lane in game.track.lanes}
    return Together(push_backs / races, lead_changes / races, lanes)


def _find_problems(report: TrackReport) -> Iterator[Problem]:
    """Name what misses its target: turns for the shipped boards, the rest for every board."""
    solo = report.solo
    least, most = TURNS.get(report.name, (0, float("inf")))
    if not least <= solo.turns <= most:
        says = f"a car takes {solo.turns:.1f} turns; {least} to {most} would be right"
        yield Problem("turns", says, solo.turns, least, most)
    if solo.stalls > MOST_STALLS:
        says = f"{solo.stalls:.1%} of all turns bring no move; {MOST_STALLS:.0%} is the most"
        yield Problem("stalls", says, solo.stalls, most=MOST_STALLS)
    if solo.worst_stall > WORST_STALL:
        says = f"on {solo.worst_space} {solo.worst_stall:.1%} of the turns bring no move; {WORST_STALL:.0%} is the most"
        yield Problem("worst-stall", says, solo.worst_stall, most=WORST_STALL, where=solo.worst_space)
    if solo.endings < LEAST_ENDINGS:
        says = f"a turn has {solo.endings:.2f} different ends; {LEAST_ENDINGS} is the least"
        yield Problem("endings", says, solo.endings, LEAST_ENDINGS)
    rare, common = COLOUR_SHARE
    for colour, share in report.colours.items():
        if not rare <= share <= common:
            says = f"{share:.1%} of the spaces are {colour}; {rare:.0%} to {common:.0%} would be right"
            yield Problem("colour", says, share, rare, common, colour)
    for lane, share in report.together.lanes.items():
        if share < (least_share := LANE_SHARE / len(report.together.lanes)):
            says = f"cars stand in lane {lane} in {share:.1%} of the turns; {least_share:.0%} is the least"
            yield Problem("lane", says, share, least_share, where=lane)
