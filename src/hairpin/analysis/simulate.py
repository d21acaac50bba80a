"""Simulate many races and estimate: wins per seat, turns per race, and what the game's kit counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import lcm, sqrt
from os import cpu_count
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Literal

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import MOST_ACTIONS, Randomness, drive
from hairpin.core.errors import OptionValueError
from hairpin.core.kit import AnyGame
from hairpin.games import kit_of

if TYPE_CHECKING:
    from hairpin.fast import Races

Z95 = 1.959964
SHARES = 60  # up to six winners share a win, so every share is a multiple of 1/60; more seats need more parts
_BATCH = 1 << 20

OnRaces = Callable[[int], object]
Engine = Literal["fast", "rules"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the half-width of its 95 % confidence interval, which is None for a single value."""

    mean: float
    plus_minus: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Estimate the mean of independent values."""
        return cls(fmean(values), Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


class Sum:
    """Exact sums of integers and of their squares."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0

    def add(self, value: int, times: int = 1) -> None:
        """Add a value `times` times."""
        self.count += times
        self.total += times * value
        self.squares += times * value * value

    def estimate(self, unit: int = 1) -> Estimate:
        """Estimate the mean of the values, given in units of 1/`unit`."""
        mean = self.total / (self.count * unit)
        if self.count == 1:
            return Estimate(mean, None)
        variance = (self.count * self.squares - self.total**2) / (self.count**2 * (self.count - 1) * unit**2)
        return Estimate(mean, Z95 * sqrt(variance))

    def estimate_share(self, unit: int) -> Estimate:
        """Estimate the mean of shares from 0 to 1; where all were alike, by the rule of three."""
        estimate = self.estimate(unit)
        return estimate if estimate.plus_minus else Estimate(estimate.mean, min(1.0, 3.0 / self.count))


@dataclass(frozen=True, slots=True)
class Tally:
    """The estimates of a simulation; a shared win counts its share.

    engine   `fast` for the compiled game, `rules` where the game or a driver is not compiled
    counts   estimates by the names of the kit's `counters`
    lengths  how many races took how many turns
    """

    game: str
    options: str
    drivers: tuple[str, ...]
    seed: int
    engine: Engine
    races: int
    unfinished: int
    wins: tuple[Estimate, ...]
    turns: Estimate
    counts: Mapping[str, Estimate]
    lengths: Mapping[int, int]

    def as_dict(self) -> dict[str, object]:
        """Return the estimates for JSON; the counters stand beside `turns`."""
        figures: dict[str, object] = asdict(self)
        del figures["counts"], figures["lengths"]
        return figures | {name: asdict(estimate) for name, estimate in self.counts.items()}


class _Sums:
    """The sums over all races so far."""

    def __init__(self, players: int, counters: Iterable[str]) -> None:
        self.unfinished = 0
        self.unit = lcm(SHARES, *range(1, players + 1))
        self.shares = [Sum() for _ in range(players)]
        self.turns = Sum()
        self.lengths = Counter[int]()
        self.counts = {name: Sum() for name in counters}

    def add_length(self, turns: int, times: int = 1) -> None:
        """Add the turns of a race."""
        self.turns.add(turns, times)
        self.lengths[turns] += times

    def add_winners(self, winners: Sequence[int], times: int = 1) -> None:
        """Split one win among the winners; a race without winners is unfinished."""
        self.unfinished += 0 if winners else times
        for seat, share in enumerate(self.shares):
            share.add(self.unit // len(winners) if seat in winners else 0, times)


def simulate(
    game: AnyGame,
    drivers: Sequence[str],
    races: int,
    seed: int,
    on_races: OnRaces = lambda _: None,
    engine: Engine | None = None,
) -> Tally:
    """Run `races` races; each has its own random stream, so the first races of a longer run are the same.

    If the game and all drivers are compiled, the races run compiled, on all cores; `engine` overrides that. The two
    engines draw different random numbers. `on_races` is called with the number of races just done.
    """
    if races < 1:
        raise OptionValueError(f"games={races} is not possible; choose 1 or more", option="games", value=races, least=1)
    compiled = None if engine == "rules" else open_compiled(game, is_required=engine == "fast")
    sums = _Sums(game.players, kit_of(game).counters)
    if compiled and (engine == "fast" or all(map(compiled.knows, drivers))):
        engine = "fast"
        _run_compiled(compiled, drivers, races, seed, sums, on_races)
    else:
        engine = "rules"
        _run_by_rules(game, drivers, races, seed, sums, on_races)
    return Tally(
        game=game.facts.name,
        options=game.format_settings(),
        drivers=tuple(drivers),
        seed=seed,
        engine=engine,
        races=races,
        unfinished=sums.unfinished,
        wins=tuple(share.estimate_share(sums.unit) for share in sums.shares),
        turns=sums.turns.estimate(),
        counts={name: sum_.estimate() for name, sum_ in sums.counts.items()},
        lengths=dict(sorted(sums.lengths.items())),
    )


def replay_races(game: AnyGame, tally: Tally, races: int) -> Iterator[Iterator[tuple[Any, Any, Any]]]:
    """Yield the first races of a simulation again: of each its positions, actions and next positions."""
    compiled = open_compiled(game) if tally.engine == "fast" else None
    seated = [] if compiled else seat_drivers(game, tally.drivers)
    for number in range(min(races, tally.races)):
        if compiled:
            record = compiled.record(tally.drivers, number, tally.seed)
            yield ((before, game.parse_action(word), after) for before, word, after in record.steps())
        else:
            yield drive(game, seated, Randomness.from_seed(game, f"{tally.seed}/{number}"), MOST_ACTIONS)


def open_compiled(game: AnyGame, is_required: bool = False) -> Races | None:
    """Return the compiled game, or None if there is no engine for it and none is required."""
    from hairpin.fast import NotCompiledError, open_races  # noqa: PLC0415 - NumPy and the compiler are slow to load

    try:
        return open_races(game)
    except NotCompiledError:
        if is_required:
            raise
        return None


def _run_compiled(
    compiled: Races, drivers: Sequence[str], races: int, seed: int, sums: _Sums, on_races: OnRaces
) -> None:
    """Run batches that fit into memory, and add up how often each result occurred."""
    for first in range(0, races, _BATCH):
        batch = compiled.run(drivers, min(_BATCH, races - first), seed, first, cpu_count() or 1, on_races)
        for winners, times in _count_values(batch.winners):
            sums.add_winners([seat for seat in range(len(drivers)) if winners >> seat & 1], times)
        for turns, times in _count_values(batch.turns):
            sums.add_length(turns, times)
        for name, sum_ in sums.counts.items():
            for value, times in _count_values(batch.counts[name]):
                sum_.add(value, times)


def _count_values(column: Any) -> Iterable[tuple[int, int]]:
    """Yield the different values of a column, each with its number of occurrences."""
    from numpy import unique  # noqa: PLC0415

    values, times = unique(column, return_counts=True)
    return zip(values.tolist(), times.tolist(), strict=True)


def _run_by_rules(game: AnyGame, drivers: Sequence[str], races: int, seed: int, sums: _Sums, on_races: OnRaces) -> None:
    """Run the races one after the other by the rules, action by action."""
    kit, seated = kit_of(game), seat_drivers(game, drivers)
    for number in range(races):
        turns, counts = 0, dict.fromkeys(kit.counters, 0)
        state = game.start()
        for before, action, state in drive(game, seated, Randomness.from_seed(game, f"{seed}/{number}"), MOST_ACTIONS):
            turns += game.ends_turn(before, state)
            story = kit.tell(game, before, action, state) if counts else ()
            for name, is_counted in kit.counters.items():
                counts[name] += sum(map(is_counted, story))
        outcome = game.outcome(state)
        sums.add_winners(outcome.winners if outcome else ())
        sums.add_length(turns)
        for name, count in counts.items():
            sums.counts[name].add(count)
        on_races(1)


def seat_drivers(game: AnyGame, names: Sequence[str]) -> list[AnyDriver]:
    """Return one driver per seat; seats with the same name share one driver and its caches."""
    if len(names) != game.players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {game.players} players; name one for each seat",
            option="drivers",
            value=tuple(names),
        )
    made = {name: make_driver(name, game) for name in dict.fromkeys(names)}
    return [made[name] for name in names]
