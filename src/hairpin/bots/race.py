"""Letting drivers race: one action after the other, from the grid to the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hairpin.bots import AnyDriver
from hairpin.core.game import CHANCE, Game


def drive(
    game: Game[Any, Any, Any], drivers: Sequence[AnyDriver], random: Random, most: int | None = None
) -> Iterator[tuple[Any, Any, Any]]:
    """Yield position, action and next position until the race is over, or after `most` actions."""
    crew = list(drivers)
    state = game.start()
    actions = 0
    while (actor := game.actor(state)) is not None and actions != most:
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        else:
            action = crew[actor].choose(game.view(state, actor), game.legal_actions(state), random)
        after = game.apply(state, action)
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
