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
    state = game.start()
    actions = 0
    while (actor := game.actor(state)) is not None and actions != most:
        if actor == CHANCE:
            action = game.chance_outcomes(state).draw(random)
        else:
            action = drivers[actor].choose(game.view(state, actor), game.legal_actions(state), random)
        after = game.apply(state, action)
        yield state, action, after
        state, actions = after, actions + 1
