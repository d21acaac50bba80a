"""The ladder: each computer driver against the one below it, in every game, variant and number of players.

One driver races among others who all drive alike, on every seat in turn, each time with the same luck; the mean over
the seats is one figure. A pairing is looked at after a part of its races, and left when the answer is clear: the
intervals are so much wider that all looks of a pairing together are wrong in one of twenty pairings at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Literal

from hairpin.analysis.simulate import AnyGame, Engine, Estimate
from hairpin.bots import AnyDriver, Basis, drivers, make_driver
from hairpin.bots.race import MOST_ACTIONS, watch
from hairpin.core.errors import OptionValueError
from hairpin.core.game import CHANCE, BoardFacts, GameFacts
from hairpin.games import list_games, make

if TYPE_CHECKING:
    from hairpin.fast import Races

LOOKS = (1 / 64, 1 / 16, 1 / 4, 1)  # the parts of a pairing's races after which it is looked at
Z = 2.4977  # of a normal distribution 1.25 % lies outside: a fourth of 5 %
FEWEST = 32
_BY_RULES = 16  # races through the rules take so much longer that there are this many times fewer

Verdict = Literal["stronger", "weaker", "open"]
OnRung = Callable[[float], object]


@dataclass(frozen=True, slots=True)
class Rung:
    """Two neighbours on the ladder in one sort of race.

    up      the share of wins of one stronger driver among weaker ones
    down    that of one weaker driver among stronger ones; with two cars it says nothing new
    basis   what the stronger driver stood on
    engine  what raced: the compiled games, or the rules where a driver is not compiled
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
        """Each seat's share if all drove alike."""
        return 1 / self.players

    @property
    def verdict(self) -> Verdict:
        """Say which driver is clearly stronger, or that it is open; with more cars both ways must agree."""
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
    game: str | None = None, track: str | None = None, players: int | None = None, variants: Sequence[str] | None = None
) -> Iterator[AnyGame]:
    """Open every sort of race that is asked for; left out, all that come in a box, with every variant and number."""
    for facts in list_games():
        if game not in (None, facts.name):
            continue
        option = next(option.name for option in facts.options if option.kind == "board")
        for board in _list_boards(facts, track):
            for some in _list_variants(board, variants):
                for number in board.players:
                    if players in (None, number):
                        given: dict[str, object] = {option: track or board.name, "players": number}
                        yield make(facts.name, **(given | dict.fromkeys(some, True)))


def _list_boards(facts: GameFacts, track: str | None) -> list[BoardFacts]:
    """Return the boards of the boxes, which have facts to keep to; or the one that is asked for."""
    if track is None:
        return [board for board in facts.boards() if board.facts or facts.name != "monza"]
    if facts.name != "monza":
        return [board for board in facts.boards() if board.name == track]
    opened = make("monza", track=track)
    return [opened.track.board_facts()]


def _list_variants(board: BoardFacts, wanted: Sequence[str] | None) -> list[tuple[str, ...]]:
    """Return the variants of a board in all combinations, or the one that is asked for if the board has it."""
    if wanted is not None:
        return [tuple(wanted)] if set(wanted) <= set(board.variants) else []
    combinations: list[tuple[str, ...]] = [()]
    for variant in board.variants:
        combinations += [(*some, variant) for some in combinations]
    return combinations


def climb(game: AnyGame, races: int, seed: int, threads: int = 1, on_rung: OnRung = lambda _: None) -> Iterator[Rung]:
    """Yield the rungs of one sort of race, lowest first; `on_rung` hears which share of the work is done."""
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
    """Race two sorts of drivers against each other, at most so many times each way."""
    match = _Match(game, stronger, weaker, seed, threads)
    up, raced = match.measure(stronger, weaker, races)
    down, more = match.measure(weaker, stronger, races) if game.players > 2 else (None, 0)
    return Rung(
        game.facts.name,
        _name_board(game),
        game.players,
        _name_variants(game),
        stronger,
        weaker,
        match.crew[stronger].basis,
        match.engine,
        raced + more,
        up,
        down,
    )


def _name_board(game: AnyGame) -> str:
    return next(str(game.settings[option.name]) for option in game.facts.options if option.kind == "board")


def _name_variants(game: AnyGame) -> tuple[str, ...]:
    return tuple(option.name for option in game.facts.variants if game.settings[option.name])


class _Match:
    """Two drivers, and how they are raced: compiled where both are, else by the rules."""

    def __init__(self, game: AnyGame, one: str, other: str, seed: int, threads: int) -> None:
        from hairpin.fast import open_races  # noqa: PLC0415 - the compiler is slow to load, and only this waits for it

        self.game, self.seed, self.threads = game, seed, threads
        self.crew = {name: make_driver(name, game) for name in (one, other)}
        self.compiled = open_races(game)
        self.twins = {name: _find_twin(self.compiled, name, driver) for name, driver in self.crew.items()}
        self.engine: Engine = "rules" if None in self.twins.values() else "fast"

    def measure(self, one: str, others: str, races: int) -> tuple[Estimate, int]:
        """Estimate how often one driver wins among others, and say how many races that took."""
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
        """Return one driver's share of the wins, mean over the seats, for every luck from `first` on."""
        seats = range(self.game.players)
        if upto <= first:
            return []
        if self.engine == "rules":
            return [
                fmean(self.race_by_rules(seat, one, others, number) for seat in seats) for number in range(first, upto)
            ]
        total = [0.0] * (upto - first)
        for seat in seats:
            crew = [self.twins[one] if place == seat else self.twins[others] for place in seats]
            winners = self.compiled.run(crew, upto - first, self.seed, first, self.threads).winners.tolist()
            total = [
                sum_ + (won >> seat & 1) / max(1, won.bit_count()) for sum_, won in zip(total, winners, strict=True)
            ]
        return [sum_ / len(seats) for sum_ in total]

    def race_by_rules(self, seat: int, one: str, others: str, number: int) -> float:
        """Race once through the rules; what chance brings a seat is the same whoever sits there."""
        game = self.game
        crew: list[AnyDriver] = [self.crew[one if place == seat else others] for place in range(game.players)]
        luck = [Random(f"{self.seed}/{number}/{place}") for place in range(game.players)]
        lots, state, actions = Random(f"{self.seed}/{number}/{seat}/lots"), game.start(), 0
        while (actor := game.actor(state)) is not None and actions < MOST_ACTIONS and not game.is_stuck(state):
            if actor == CHANCE:
                action = game.chance_outcomes(state).draw(luck[game.on_turn(state) or 0])
            else:
                action = crew[actor].choose(game.view(state, actor), game.legal_actions(state), lots)
            state, actions = game.advance(state, action), actions + 1
            crew = [watch(game, driver, place, state) for place, driver in enumerate(crew)]
        outcome = game.outcome(state)
        return float(outcome.share(seat)) if outcome else 0.0


def _find_twin(compiled: Races, name: str, driver: AnyDriver) -> Any:
    """Return a driver as the compiled games know it: by name, or as data; None if they do not."""
    return name if compiled.knows(name) else getattr(driver, "twin", None)
