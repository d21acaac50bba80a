"""Letting drivers race: one action after the other, from the grid to the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hairpin.bots import AnyDriver
from hairpin.core.fair import Dealer
from hairpin.core.game import CHANCE, Game
from hairpin.games import deal_at_home


@dataclass
class Luck:
    """The chance of one race: the dealer, which changes as the race goes on, and a random source for each seat.

    From a seed, what chance brings is the same whoever drives: Monza's dice depend on the seed and the number of the
    turn, the tiles of Memo-Car-Race on the seed alone, and a driver's lots on the seed and its seat.
    """

    dealer: Dealer
    lots: tuple[Random, ...]

    @classmethod
    def from_seed(cls, game: Game[Any, Any, Any], seed: str) -> Luck:
        """Return the luck of a race with this seed, which is any text."""
        lots = tuple(Random(f"{seed}/seat {seat}") for seat in range(1, game.players + 1))
        return cls(deal_at_home(game, seed), lots)


MOST_ACTIONS = 100_000


def drive(
    game: Game[Any, Any, Any], drivers: Sequence[AnyDriver], luck: Luck, most: int | None = None
) -> Iterator[tuple[Any, Any, Any]]:
    """Yield position, action and next position until the race is over, or nothing can change, or after `most` actions.

    A race that need not come to an end is given up at last.
    """
    crew = list(drivers)
    state = game.start()
    actions = 0
    most = MOST_ACTIONS if most is None and not game.always_ends else most
    while (actor := game.actor(state)) is not None and actions != most and not game.is_stuck(state):
        if actor == CHANCE:
            action = luck.dealer.answer(state)
        else:
            action = crew[actor].choose(game.view(state, actor), game.legal_actions(state), luck.lots[actor])
        after = game.apply(state, action)
        luck.dealer = luck.dealer.follow(state, action)
        crew = [watch(game, driver, seat, after) for seat, driver in enumerate(crew)]
        yield state, action, after
        state, actions = after, actions + 1


def watch(game: Game[Any, Any, Any], driver: AnyDriver, seat: int, state: Any) -> AnyDriver:
    """Return the driver after its seat has looked at a position; the same one if it does not remember."""
    look = getattr(driver, "watch", None)
    return look(game.view(state, seat)) if look else driver


def catch_up(game: Game[Any, Any, Any], driver: AnyDriver, seat: int, words: Sequence[str]) -> tuple[Any, AnyDriver]:
    """Return the position after a race's words, and the driver with all in mind that its seat saw on the way."""
    state = game.start()
    driver = watch(game, driver, seat, state)
    for word in words:
        state = game.advance(state, game.parse_action(word))
        driver = watch(game, driver, seat, state)
    return state, driver
