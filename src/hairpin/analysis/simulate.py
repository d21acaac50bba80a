"""Many races, counted: who wins how often, how sure that is, how long it takes, who is pushed back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from hairpin.bots import AnyDriver, make_driver
from hairpin.bots.race import drive
from hairpin.core.errors import OptionValueError
from hairpin.core.game import Game

Z95 = 1.959964
MOST_ACTIONS = 100_000

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the half-width of its 95 % confidence interval, which one race alone does not have."""

    mean: float
    plus_minus: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Estimate the mean of independent values."""
        return cls(fmean(values), Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a number of races came to; a shared win counts its share."""

    game: str
    options: str
    drivers: tuple[str, ...]
    seed: int
    races: int
    unfinished: int
    wins: tuple[Estimate, ...]
    turns: Estimate
    push_backs: Estimate

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return asdict(self)


def simulate(
    game: AnyGame,
    drivers: Sequence[str],
    races: int,
    seed: int,
    on_race: Callable[[], object] = lambda: None,
) -> Tally:
    """Race `races` times; every race has its own dice, so that a longer run repeats the shorter one."""
    if races < 1:
        raise OptionValueError(f"games={races} is not possible; choose 1 or more", option="games", value=races, least=1)
    crew = seat_drivers(game, drivers)
    shares, turns, push_backs = [], [], []
    for number in range(races):
        counts = {"turns": 0, "push_backs": 0}
        state = game.start()
        for before, _, state in drive(game, crew, Random(f"{seed}/{number}"), MOST_ACTIONS):
            for name, count in COUNTERS[game.facts.name].items():
                counts[name] += count(game, before, state)
        outcome = game.outcome(state)
        shares.append([float(outcome.share(seat)) if outcome else 0.0 for seat in range(game.players)])
        turns.append(counts["turns"])
        push_backs.append(counts["push_backs"])
        on_race()
    return Tally(
        game=game.facts.name,
        options=game.format_settings(),
        drivers=tuple(drivers),
        seed=seed,
        races=races,
        unfinished=sum(not any(won) for won in shares),
        wins=tuple(Estimate.of(won) for won in zip(*shares, strict=True)),
        turns=Estimate.of(turns),
        push_backs=Estimate.of(push_backs),
    )


def seat_drivers(game: AnyGame, names: Sequence[str]) -> list[AnyDriver]:
    """Put one driver on each seat; the same name shares one driver, and what it has cached."""
    if len(names) != game.players:
        raise OptionValueError(
            f"drivers={','.join(names)} names {len(names)} drivers for {game.players} players; name one for each seat",
            option="drivers", value=tuple(names),
        )  # fmt: skip
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
