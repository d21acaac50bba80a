"""The ladder: each computer driver against the next weaker one, for every game, variant and number of players.

One driver plays among others that are all of the other kind, on every seat in turn with the same random numbers; the
mean over the seats is one sample. A pairing is a sequential test: it is evaluated after a part of its races and stopped
when the result is clear. The intervals are widened (Bonferroni), so that at most one pairing in twenty is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Literal

from hairpin.analysis.simulate import Engine, Estimate, open_compiled
from hairpin.bots import AnyDriver, Basis, drivers, make_driver
from hairpin.bots.race import MOST_ACTIONS, find_observing, watch
from hairpin.core.driver import CompiledDriver
from hairpin.core.errors import HairpinError, OptionValueError
from hairpin.core.game import CHANCE, BoardFacts, GameFacts
from hairpin.core.kit import AnyGame
from hairpin.games import find_kit, list_games, make

LOOKS = (1 / 64, 1 / 16, 1 / 4, 1)  # the parts of a pairing's races after which it is evaluated
Z = 2.4977  # 1.25 % of a normal distribution lies outside: a quarter of 5 %
FEWEST = 32
_BY_RULES = 16  # the rules are so slow that they run this many times fewer races

Verdict = Literal["stronger", "weaker", "open"]
OnRung = Callable[[float], object]


@dataclass(frozen=True, slots=True)
class Rung:
    """The result of one pairing of neighbours in one field.

    up      the share of wins of one stronger driver among weaker ones
    down    that of one weaker driver among stronger ones; None with two players, where it is the complement
    basis   what the stronger driver's choices are based on
    engine  `fast` for the compiled game, `rules` where the game or a driver is not compiled
    """

    game: str
    board: str
    players: int
    variants: tuple[str, ...]
    stronger: str
    weaker: str
    basis: Basis
    engine: Engine
    races: int
    up: Estimate
    down: Estimate | None

    @property
    def fair(self) -> float:
        """Each seat's share of wins if all drivers were equal."""
        return 1 / self.players

    @property
    def verdict(self) -> Verdict:
        """Say which driver is significantly stronger, or that it is open; `up` and `down` must agree."""
        ways = [_compare(self.up, self.fair), *([-_compare(self.down, self.fair)] if self.down else [])]
        return "stronger" if min(ways) > 0 else "weaker" if min(ways) < 0 else "open"

    def as_dict(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return asdict(self) | {"fair": self.fair, "verdict": self.verdict}


def _compare(wins: Estimate, fair: float) -> int:
    """Return 1 or -1 if an interval lies above or below the fair share, else 0."""
    reach = wins.plus_minus or 1.0
    return int(wins.mean - reach > fair) - int(wins.mean + reach < fair)


def list_fields(
    game: str | None = None, board: str | None = None, players: int | None = None, variants: Sequence[str] | None = None
) -> Iterator[AnyGame]:
    """Make every requested field: a game with board, number of players and variants fixed.

    What is None is not restricted: all games with more than one driver, all boards of published editions, every number
    of players, every combination of variants. `board` is a name or a file.
    """
    games = [find_kit(game).facts] if game is not None else list_games()
    for facts, boards in _find_boards([facts for facts in games if len(drivers(facts.name)) > 1], board):
        option = facts.board_option
        for one in boards:
            name = board or (one.name if one else None)
            chosen: dict[str, object] = {option.name: name} if option and name else {}
            for some in _combine(one.variants if one else [flag.name for flag in facts.variants], variants):
                for number in one.players if one else facts.players:
                    if players in (None, number):
                        yield make(facts.name, **chosen, players=number, **dict.fromkeys(some, True))


def _find_boards(
    games: Sequence[GameFacts], board: str | None
) -> Iterator[tuple[GameFacts, Sequence[BoardFacts | None]]]:
    """Yield games with the boards to race on, None for a game without boards or a board without facts.

    If a board is given, only the games that can open it; else the boards with published facts, or all if none has any.
    """
    if board is None:
        for facts in games:
            boards = facts.boards()
            yield facts, [one for one in boards if one.facts] or boards or [None]
        return
    refusals: list[HairpinError] = []
    is_found = False
    for facts in games:
        if option := facts.board_option:
            try:
                found = make(facts.name, **{option.name: board}).board_facts
            except HairpinError as error:
                refusals.append(error)
            else:
                is_found = True
                yield facts, [found]
    if refusals and not is_found:
        raise refusals[0]


def _combine(known: Sequence[str], wanted: Sequence[str] | None) -> list[tuple[str, ...]]:
    """Return all combinations of the known variants, or the wanted one if all of it is known."""
    if wanted is not None:
        return [tuple(wanted)] if set(wanted) <= set(known) else []
    combined: list[tuple[str, ...]] = [()]
    for variant in known:
        combined += [(*some, variant) for some in combined]
    return combined


def climb(game: AnyGame, races: int, seed: int, threads: int = 1, on_rung: OnRung = lambda _: None) -> Iterator[Rung]:
    """Yield the rungs of one field, lowest first; `on_rung` is called with the share of the work that is done."""
    if races < FEWEST * game.players:
        least = FEWEST * game.players
        raise OptionValueError(
            f"races={races} is not possible; choose {least} or more", option="races", value=races, least=least
        )
    names = drivers(game.facts.name)
    for number, (weaker, stronger) in enumerate(pairwise(names)):
        on_rung(number / (len(names) - 1))
        yield compare(game, stronger, weaker, races, seed, threads)


def compare(game: AnyGame, stronger: str, weaker: str, races: int, seed: int, threads: int = 1) -> Rung:
    """Race two kinds of drivers against each other, at most `races` times each way."""
    match = _Match(game, stronger, weaker, seed, threads)
    up, raced = match.measure(stronger, weaker, races)
    down, more = match.measure(weaker, stronger, races) if game.players > 2 else (None, 0)
    return Rung(
        game=game.facts.name,
        board=name_board(game),
        players=game.players,
        variants=name_variants(game),
        stronger=stronger,
        weaker=weaker,
        basis=match.drivers[stronger].basis,
        engine=match.engine,
        races=raced + more,
        up=up,
        down=down,
    )


def name_board(game: AnyGame) -> str:
    """Return the name of the board, or "" if the game has none."""
    option = game.facts.board_option
    return str(game.settings[option.name]) if option else ""


def name_variants(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the variants that are on."""
    return tuple(option.name for option in game.facts.variants if game.settings[option.name])


class _Match:
    """Two drivers and the engine that runs their races: compiled if the game and both drivers are, else the rules."""

    def __init__(self, game: AnyGame, one: str, other: str, seed: int, threads: int) -> None:
        self.game, self.seed, self.threads = game, seed, threads
        self.drivers = {name: make_driver(name, game) for name in (one, other)}
        self.races = open_compiled(game)
        self.compiled = {name: self._find_compiled(name, driver) for name, driver in self.drivers.items()}
        self.engine: Engine = "rules" if None in self.compiled.values() else "fast"

    def _find_compiled(self, name: str, driver: AnyDriver) -> Any:
        """Return a driver as the compiled game takes it, by name or as data; None if it does not have it."""
        if self.races is None:
            return None
        if self.races.knows(name):
            return name
        return driver.compiled() if isinstance(driver, CompiledDriver) else None

    def measure(self, one: str, others: str, races: int) -> tuple[Estimate, int]:
        """Estimate how often one driver wins among others; return that and the number of races it took."""
        seats = self.game.players
        most = max(FEWEST, races // seats // (_BY_RULES if self.engine == "rules" else 1))
        shares: list[float] = []
        wins = Estimate(0.0, None)
        for look in LOOKS:
            upto = max(FEWEST, round(most * look))
            shares += self.race(one, others, len(shares), upto)
            wins = Estimate(fmean(shares), Z * stdev(shares) / sqrt(len(shares)))
            if _compare(wins, 1 / seats):
                break
        return wins, len(shares) * seats

    def race(self, one: str, others: str, first: int, upto: int) -> list[float]:
        """Return one driver's share of the wins, averaged over the seats, for race numbers `first` to `upto` - 1."""
        seats = range(self.game.players)
        if upto <= first:
            return []
        if self.engine == "rules" or self.races is None:
            return [
                fmean(self.race_by_rules(seat, one, others, number) for seat in seats) for number in range(first, upto)
            ]
        total = [0.0] * (upto - first)
        for seat in seats:
            seated = [self.compiled[one if place == seat else others] for place in seats]
            winners = self.races.run(seated, upto - first, self.seed, first, self.threads).winners.tolist()
            total = [
                sum_ + (won >> seat & 1) / max(1, won.bit_count()) for sum_, won in zip(total, winners, strict=True)
            ]
        return [sum_ / len(seats) for sum_ in total]

    def race_by_rules(self, seat: int, one: str, others: str, number: int) -> float:
        """Run one race by the rules; the random numbers of a seat do not depend on its driver."""
        game = self.game
        seated = [self.drivers[one if place == seat else others] for place in range(game.players)]
        observing = find_observing(seated)
        chance = [Random(f"{self.seed}/{number}/{place}") for place in range(game.players)]
        random, state, actions = Random(f"{self.seed}/{number}/{seat}/lots"), game.start(), 0
        while (actor := game.actor(state)) is not None and actions < MOST_ACTIONS and not game.is_stuck(state):
            if actor == CHANCE:
                action = game.chance_outcomes(state).draw(chance[game.on_turn(state) or 0])
            else:
                action = seated[actor].choose(game.view(state, actor), game.legal_actions(state), random)
            state, actions = game.advance(state, action), actions + 1
            for place in observing:
                seated[place] = watch(game, seated[place], place, state)
        outcome = game.outcome(state)
        return float(outcome.share(seat)) if outcome else 0.0
