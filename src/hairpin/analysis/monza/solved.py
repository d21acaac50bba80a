"""Figures from solved races: chances by seat, first moves, the cost of a push-back, the value of skill.

Chances and first moves are read from the solved values; the rest is estimated by races between compiled drivers with a
fixed seed. A shared win counts its share.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from hairpin.analysis.monza.trace import (
    NONE,
    ROLLS,
    Floats,
    Trace,
    read_chances,
    trace_races,
    weigh_ending,
    weigh_pushes,
)
from hairpin.analysis.simulate import Z95, Estimate
from hairpin.core.errors import OptionValueError, name_choices
from hairpin.fast.monza import MonzaRaces
from hairpin.fast.monza.dice import ORDERS, TICKETS
from hairpin.fast.monza.dice import ROLLS as ROLL_TEXTS
from hairpin.fast.monza.drivers.alias_table import make_racer_table
from hairpin.fast.monza.drivers.kinds import ValueDriver
from hairpin.fast.monza.record import list_routes
from hairpin.fast.monza.tables.values import Values
from hairpin.games.monza import Monza
from hairpin.games.monza.track import START
from hairpin.solve import PlainRace, Report, Solution, make_problem, solve

PLAYERS = (2, 3, 4)
RACES, TRACED, SEED = 400_000, 10_000, 1
SOLVED, RACER, RANDOM = "solved", "racer", "random"
TELLING = 4  # rolls of each sort

OnStep = Callable[[str, float], object]


@dataclass(frozen=True, slots=True)
class Option:
    """One way to end a turn: a route in notation, where it ends, what it is worth to the driver."""

    route: str
    end: str
    chance: float
    is_racers: bool = False


@dataclass(frozen=True, slots=True)
class FirstMove:
    """What a roll offers on the grid, best first, and how likely it or another roll that offers the same is."""

    roll: str
    probability: float
    options: tuple[Option, ...]

    @property
    def gap(self) -> float:
        """How much better the best ending is than the next; 0 if there is no choice."""
        return self.options[0].chance - self.options[1].chance if len(self.options) > 1 else 0.0

    @property
    def racer_loses(self) -> float:
        """What the racer loses against the best ending."""
        return self.options[0].chance - next(option.chance for option in self.options if option.is_racers)


@dataclass(frozen=True, slots=True)
class PushBacks:
    """What push-backs (MZ-11) cost and how often there are any, among solved drivers and among racers.

    pushed_loses, pusher_gains        chance of winning, from before the turn's roll to after its push-back
    solved_per_race, racers_per_race  push-backs in a whole race
    solved_takes, racers_take         how often a driver pushes who could also end the turn without
    push_is_worth                     how much more the best push then is worth to a solved driver than the best else
    All but the push-backs per race are for turns with nobody home.
    """

    races: int
    seed: int
    pushed_loses: Estimate
    pusher_gains: Estimate
    solved_per_race: Estimate
    racers_per_race: Estimate
    solved_takes: Estimate
    racers_take: Estimate
    push_is_worth: Estimate


@dataclass(frozen=True, slots=True)
class Match:
    """One driver among others who all drive alike, on every seat in turn."""

    one: str
    others: str
    wins: Estimate
    by_seat: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Study:
    """What one board says with so many cars."""

    track: str
    hash: str
    players: int
    residual: float
    epsilon: float
    heat: float
    win_chances: tuple[float, ...]
    first_moves: dict[str, tuple[FirstMove, ...]]
    push_backs: PushBacks
    races: int
    seed: int
    matches: tuple[Match, ...]

    @property
    def value_of_starting(self) -> float:
        """How much more often the first seat wins than a fair share."""
        return self.win_chances[0] - 1 / self.players

    def as_dict(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        moves = {
            sort: [asdict(move) | {"gap": move.gap, "racer_loses": move.racer_loses} for move in some]
            for sort, some in self.first_moves.items()
        }
        return asdict(self) | {"value_of_starting": self.value_of_starting, "first_moves": moves}


class SolvedRace:
    """A plain race with its solved values, and the field that drives it."""

    def __init__(self, game: Monza, folder: Path | None = None, on_step: OnStep = lambda *_: None) -> None:
        for variant in ("bonus", "pro"):
            if game.settings[variant]:
                raise OptionValueError(
                    f"{variant}=yes is not studied; choose {variant}=no", option=variant, value=True, choices=("no",)
                )
        if game.players not in PLAYERS:
            raise OptionValueError(
                f"players={game.players} is not studied; choose {name_choices(PLAYERS)}",
                option="players",
                value=game.players,
                choices=PLAYERS,
            )
        self.game = game
        self.on_step = on_step
        self.solution: Solution = solve(make_problem(game), folder, on_sweep=self._hear)
        if not isinstance(self.solution.problem, PlainRace):
            raise TypeError("a plain race poses a plain problem")
        self.problem = self.solution.problem
        self.driver: ValueDriver = self.solution.driver()
        self.field = MonzaRaces(game)
        self.furthest = make_racer_table(self.field.endings)

    @property
    def values(self) -> Values:
        """The values as the kernels know them."""
        return self.driver.values

    def _hear(self, report: Report) -> None:
        self.on_step("solving", report.share)

    def drivers(self, names: Iterable[str]) -> list[ValueDriver | str]:
        """Name drivers for the field."""
        return [self.driver if name == SOLVED else name for name in names]

    def trace(self, name: str, races: int, seed: int) -> Trace:
        """Follow races in which all drive alike."""
        return trace_races(self.field, self.drivers([name] * self.game.players), self.values, races, seed)


def study(race: SolvedRace, *, races: int = RACES, traced: int = TRACED, seed: int = SEED, threads: int = 0) -> Study:
    """Compute all figures of a solved race; equal seeds give equal results on any number of threads."""
    header = race.solution.header
    return Study(
        track=race.game.track.name,
        hash=race.game.track.hash,
        players=race.game.players,
        residual=header["residual"],
        epsilon=header["epsilon"],
        heat=header["heat"],
        win_chances=race.solution.win_chances,
        first_moves=choose_instructive(list_first_moves(race)),
        push_backs=weigh_push_backs(race, traced, seed),
        races=races,
        seed=seed,
        matches=tuple(hold_matches(race, races, seed, threads or os.cpu_count() or 1)),
    )


def list_first_moves(race: SolvedRace) -> list[FirstMove]:
    """Return what rolls offer the first seat on the grid, each different offer once, by its most common roll."""
    offers: dict[tuple[tuple[str, float, bool], ...], tuple[int, FirstMove]] = {}
    for roll in sorted(range(ROLLS), key=lambda roll: -ORDERS[roll]):
        move = FirstMove(ROLL_TEXTS[roll], 0.0, tuple(_list_options(race, roll)))
        offer = tuple((option.end, option.chance, option.is_racers) for option in move.options)
        orders, first = offers.get(offer, (0, move))
        offers[offer] = orders + int(ORDERS[roll]), first
    return [replace(move, probability=orders / TICKETS) for orders, move in offers.values()]


def _list_options(race: SolvedRace, roll: int) -> list[Option]:
    """List the ends of a roll on the grid, best first; at the finish dice count too."""
    turns, places = race.field.endings, race.game.track.places
    endings = range(turns.start[roll], turns.start[roll + 1])
    racers = next(ending for ending in endings if race.furthest[ending])
    grid = np.zeros(race.game.players, np.int64)
    options: dict[tuple[int, int], Option] = {}
    for ending in endings:
        end, used = int(turns.end[ending]), int(turns.used[ending])
        key = end, used if end >= race.values.road else 0
        chance = weigh_ending(race.values, 0, grid, ending)[0]
        known = options.get(key) or Option(
            _find_route(race.game, ROLL_TEXTS[roll], places[end], used), places[end], chance
        )
        options[key] = replace(known, is_racers=known.is_racers or ending == racers)
    return sorted(options.values(), key=lambda option: -option.chance)


def _find_route(game: Monza, roll: str, end: str, used: int) -> str:
    """Return the first route in notation to an end, or `-` if nothing fits (MZ-12)."""
    routes = list_routes(game, START, roll)
    steps = next(route for route, ending in routes if ending[:2] == (end, used))
    return " ".join(map(game.format_action, steps)) or "-"


def choose_instructive(moves: Sequence[FirstMove]) -> dict[str, tuple[FirstMove, ...]]:
    """Choose the offers where the racer errs most, where the choice matters most, and that come most often."""
    sorts: dict[str, Callable[[FirstMove], float]] = {
        "racer_errs": lambda move: move.racer_loses,
        "choice_matters": lambda move: move.gap,
        "most_common": lambda move: move.probability,
    }
    choices = [move for move in moves if len(move.options) > 1]
    chosen: dict[str, tuple[FirstMove, ...]] = {}
    for sort, weigh in sorts.items():
        known = {move for some in chosen.values() for move in some}
        best = sorted((move for move in choices if move not in known and weigh(move) > 0), key=weigh, reverse=True)
        chosen[sort] = tuple(best[:TELLING])
    return chosen


def weigh_push_backs(race: SolvedRace, races: int, seed: int) -> PushBacks:
    """Follow races of solved drivers and of racers, and look up what each push-back did to everybody's chances."""
    race.on_step("racing", 0.0)
    solved = race.trace(SOLVED, races, seed)
    race.on_step("racing", 0.5)
    racers = race.trace(RACER, races, seed)
    rows = np.flatnonzero(solved.is_push & solved.is_open)
    mover, victim = solved.mover[rows], np.argmax(solved.pushed[rows], axis=1)
    before = read_chances(race.solution, mover, solved.before[rows])
    after = read_chances(race.solution, (mover + 1) % race.game.players, solved.after[rows])
    each = np.arange(len(rows))
    push, quiet = weigh_pushes(race.values, solved)
    has_choice = (push != NONE) & (quiet != NONE)
    racers_choose = np.asarray((np.array(weigh_pushes(race.values, racers)) != NONE).all(axis=0))
    return PushBacks(
        races=races,
        seed=seed,
        pushed_loses=_per_turn(solved, rows, (before - after)[each, victim]),
        pusher_gains=_per_turn(solved, rows, (after - before)[each, mover]),
        solved_per_race=_per_race(solved),
        racers_per_race=_per_race(racers),
        solved_takes=_per_turn(solved, has_choice, solved.is_push[has_choice]),
        racers_take=_per_turn(racers, racers_choose, racers.is_push[racers_choose]),
        push_is_worth=_per_turn(solved, has_choice, (push - quiet)[has_choice]),
    )


def _per_race(trace: Trace) -> Estimate:
    return _estimate(np.bincount(trace.race, trace.is_push, trace.races))


def _per_turn(trace: Trace, rows: Any, figures: Any) -> Estimate:
    """Estimate a mean over turns; turns of one race are correlated, so the races are the independent samples."""
    sums = np.bincount(trace.race[rows], figures, trace.races)
    turns = np.bincount(trace.race[rows], minlength=trace.races)
    if not turns.sum():
        return Estimate(0.0, None)
    mean = sums.sum() / turns.sum()
    return Estimate(float(mean), Z95 * sqrt(float(((sums - mean * turns) ** 2).sum())) / int(turns.sum()))


def _estimate(figures: Any) -> Estimate:
    return Estimate(float(figures.mean()), Z95 * float(figures.std(ddof=1)) / sqrt(len(figures)))


def hold_matches(race: SolvedRace, races: int, seed: int, threads: int) -> Iterable[Match]:
    """Let each sort of driver race among each other sort; with two cars one of the two orders says it all."""
    pair_up = permutations if race.game.players > 2 else combinations
    pairs = list(pair_up((SOLVED, RACER, RANDOM), 2))
    for number, (one, others) in enumerate(pairs):
        race.on_step("racing", number / len(pairs))
        yield hold_match(race, one, others, races, seed, threads)


def hold_match(race: SolvedRace, one: str, others: str, races: int, seed: int, threads: int) -> Match:
    """Put one driver among others on every seat in turn, in equal parts of the races."""
    seats = race.game.players
    part = max(2, -(-races // seats))
    by_seat = []
    for seat in range(seats):
        names = [others] * seats
        names[seat] = one
        winners = race.field.run(race.drivers(names), part, seed, seat * part, threads).winners
        by_seat.append(_estimate(_shares(winners, seat)))
    mean = sum(wins.mean for wins in by_seat) / seats
    spread = sqrt(sum((wins.plus_minus or 0.0) ** 2 for wins in by_seat)) / seats
    return Match(one, others, Estimate(mean, spread), tuple(by_seat))


def _shares(winners: Any, seat: int) -> Floats:
    """Return a seat's share of each race's win."""
    sharers = np.array([bits.bit_count() for bits in range(256)])[winners]
    return np.asarray((winners >> seat & 1) / np.maximum(1, sharers))
