"""Many races, counted: who wins how often, how sure that is, how long it takes, who is pushed back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from os import cpu_count
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Literal

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import MOST_ACTIONS, Luck, drive
from hairpin.core.errors import OptionValueError
from hairpin.core.game import Game

if TYPE_CHECKING:
    from hairpin.fast import Races

Z95 = 1.959964
SHARES = 60  # a win can be shared by up to six, so every share is a whole number of these parts
_AT_ONCE = 1 << 20

AnyGame = Game[Any, Any, Any]
OnRaces = Callable[[int], object]
Engine = Literal["fast", "rules"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the half-width of its 95 % confidence interval, which one race alone does not have."""

    mean: float
    plus_minus: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Estimate the mean of independent values."""
        return cls(fmean(values), Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


class Sum:
    """Whole numbers added up exactly, with their squares."""

    def __init__(self) -> None:
        self.count = self.total = self.squares = 0

    def add(self, value: int, times: int = 1) -> None:
        """Add a number, once or several times."""
        self.count += times
        self.total += times * value
        self.squares += times * value * value

    def estimate(self, unit: int = 1) -> Estimate:
        """Estimate the mean, where every number was a count of so many parts of one."""
        mean = self.total / (self.count * unit)
        if self.count == 1:
            return Estimate(mean, None)
        variance = (self.count * self.squares - self.total**2) / (self.count**2 * (self.count - 1) * unit**2)
        return Estimate(mean, Z95 * sqrt(variance))


@dataclass(frozen=True, slots=True)
class Tally:
    """What a number of races came to; a shared win counts its share.

    engine  what raced: the compiled `fast`, or the `rules` themselves where a driver is not compiled
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
    push_backs: Estimate

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return asdict(self)


class _Count:
    """The sums of all races so far."""

    def __init__(self, players: int) -> None:
        self.unfinished = 0
        self.shares = [Sum() for _ in range(players)]
        self.turns, self.push_backs = Sum(), Sum()

    def add_winners(self, winners: Sequence[int], times: int = 1) -> None:
        """Share one win among the winners; a race without one was given up."""
        self.unfinished += 0 if winners else times
        for seat, share in enumerate(self.shares):
            share.add(SHARES // len(winners) if seat in winners else 0, times)


def simulate(
    game: AnyGame,
    drivers: Sequence[str],
    races: int,
    seed: int,
    on_races: OnRaces = lambda _: None,
    engine: Engine | None = None,
) -> Tally:
    """Race `races` times; every race has its own dice, so that a longer run repeats the shorter one.

    Compiled drivers race a million times in seconds, on all cores; `engine` can insist on the rules, whose dice are
    others. `on_races` hears how many more races are done.
    """
    if races < 1:
        raise OptionValueError(f"games={races} is not possible; choose 1 or more", option="games", value=races, least=1)
    from hairpin.fast import open_races  # noqa: PLC0415 - the compiler is slow to load, and only this waits for it

    compiled, count = open_races(game), _Count(game.players)
    engine = engine or ("fast" if all(map(compiled.knows, drivers)) else "rules")
    if engine == "fast":
        _race_compiled(compiled, drivers, races, seed, count, on_races)
    else:
        _race_by_rules(game, drivers, races, seed, count, on_races)
    return Tally(
        game=game.facts.name,
        options=game.format_settings(),
        drivers=tuple(drivers),
        seed=seed,
        engine=engine,
        races=races,
        unfinished=count.unfinished,
        wins=tuple(share.estimate(SHARES) for share in count.shares),
        turns=count.turns.estimate(),
        push_backs=count.push_backs.estimate(),
    )


def _race_compiled(
    compiled: Races, drivers: Sequence[str], races: int, seed: int, count: _Count, on_races: OnRaces
) -> None:
    """Race in batches that memory holds, and add up how often each result came."""
    for first in range(0, races, _AT_ONCE):
        batch = compiled.run(drivers, min(_AT_ONCE, races - first), seed, first, cpu_count() or 1, on_races)
        for winners, times in _count_each(batch.winners):
            count.add_winners([seat for seat in range(len(drivers)) if winners >> seat & 1], times)
        for turns, times in _count_each(batch.turns):
            count.turns.add(turns, times)
        for pushed, times in _count_each(batch.push_backs):
            count.push_backs.add(pushed, times)


def _count_each(column: Any) -> Iterable[tuple[int, int]]:
    """Yield every number of a column, with how often it stands there."""
    from numpy import unique  # noqa: PLC0415

    numbers, times = unique(column, return_counts=True)
    return zip(numbers.tolist(), times.tolist(), strict=True)


def _race_by_rules(
    game: AnyGame, drivers: Sequence[str], races: int, seed: int, count: _Count, on_races: OnRaces
) -> None:
    """Race one after the other through the rules, action by action."""
    crew = seat_drivers(game, drivers)
    for number in range(races):
        counts = {"turns": 0, "push_backs": 0}
        state = game.start()
        for before, _, state in drive(game, crew, Luck.from_seed(game, f"{seed}/{number}"), MOST_ACTIONS):
            for name, counter in COUNTERS[game.facts.name].items():
                counts[name] += counter(game, before, state)
        outcome = game.outcome(state)
        count.add_winners(outcome.winners if outcome else ())
        count.turns.add(counts["turns"])
        count.push_backs.add(counts["push_backs"])
        on_races(1)


def seat_drivers(game: AnyGame, names: Sequence[str]) -> list[AnyDriver]:
    """Put one driver on each seat; the same name shares one driver, and what it has cached."""
    if len(names) != game.players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {game.players} players; name one for each seat",
            option="drivers",
            value=tuple(names),
        )
    crew = {name: make_driver(name, game) for name in dict.fromkeys(names)}
    return [crew[name] for name in names]


def _is_next_turn(game: AnyGame, before: Any, after: Any) -> int:
    return int(before.phase != "place" and game.on_turn(before) != game.on_turn(after))


def _count_push_backs(game: Any, before: Any, after: Any) -> int:
    """Count the other cars that stand further back than before (MZ-11)."""
    front = game.track.front
    cars = zip(before.cars, after.cars, strict=True)
    return sum(front(new) < front(old) for old, new in cars if old != new)


COUNTERS: Mapping[str, Mapping[str, Callable[[Any, Any, Any], int]]] = {
    "monza": {"turns": _is_next_turn, "push_backs": _count_push_backs},
    "memo": {"turns": _is_next_turn},
}
