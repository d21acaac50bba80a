"""Run a race of computer drivers, action by action, from the start to the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hairpin.bots import AnyDriver
from hairpin.core.driver import ObservingDriver
from hairpin.core.fair import Dealer
from hairpin.core.game import CHANCE, Game
from hairpin.games import deal_at_home


@dataclass
class Randomness:
    """The randomness of one race: the dealer, replaced after every action, and a random source for each seat.

    Made from a seed, it does not depend on the drivers: the dealer's answers depend on the seed and on the keys of the
    game's kit (such as the number of the turn), a driver's random source on the seed and its seat.
    """

    dealer: Dealer
    by_seat: tuple[Random, ...]

    @classmethod
    def from_seed(cls, game: Game[Any, Any, Any], seed: str) -> Randomness:
        """Return the randomness of a race with this seed, which is any text."""
        by_seat = tuple(Random(f"{seed}/seat {seat}") for seat in range(1, game.players + 1))
        return cls(deal_at_home(game, seed), by_seat)


MOST_ACTIONS = 100_000


def drive(
    game: Game[Any, Any, Any], drivers: Sequence[AnyDriver], randomness: Randomness, most: int | None = None
) -> Iterator[tuple[Any, Any, Any]]:
    """Yield state, action and next state until the race is over or stuck, or after `most` actions.

    A race that need not end has at most `MOST_ACTIONS`.
    """
    seated, observing = list(drivers), find_observing(drivers)
    state = game.start()
    actions = 0
    most = MOST_ACTIONS if most is None and not game.always_ends else most
    while (actor := game.actor(state)) is not None and actions != most and not game.is_stuck(state):
        if actor == CHANCE:
            action = randomness.dealer.answer(state)
        else:
            random = randomness.by_seat[actor]
            action = seated[actor].choose(game.view(state, actor), game.legal_actions(state), random)
        after = game.apply(state, action)
        randomness.dealer = randomness.dealer.follow(state, action)
        for seat in observing:
            seated[seat] = watch(game, seated[seat], seat, after)
        yield state, action, after
        state, actions = after, actions + 1


def find_observing(drivers: Sequence[AnyDriver]) -> list[int]:
    """Return the seats whose drivers have a memory; found once, because the check is slow."""
    return [seat for seat, driver in enumerate(drivers) if isinstance(driver, ObservingDriver)]


def watch(game: Game[Any, Any, Any], driver: AnyDriver, seat: int, state: Any) -> AnyDriver:
    """Return the driver after it was shown a state; the same one if it has no memory."""
    return driver.watch(game.view(state, seat)) if isinstance(driver, ObservingDriver) else driver


def catch_up(game: Game[Any, Any, Any], driver: AnyDriver, seat: int, words: Sequence[str]) -> tuple[Any, AnyDriver]:
    """Return the state after the actions of a race, and the driver with the memory of all states on the way."""
    state = game.start()
    driver, is_observing = watch(game, driver, seat, state), isinstance(driver, ObservingDriver)
    for word in words:
        state = game.advance(state, game.parse_action(word))
        driver = watch(game, driver, seat, state) if is_observing else driver
    return state, driver
