"""Computer drivers at a table. They see what their seat sees, and think away from everyone's waiting."""

from __future__ import annotations

import logging
from functools import lru_cache
from random import Random, SystemRandom
from typing import Any

from hairpin.bots import AnyDriver, make_driver
from hairpin.core.game import Game

logger = logging.getLogger("hairpin")


@lru_cache(maxsize=16)
def _hire(name: str, game: Game[Any, Any, Any]) -> AnyDriver:
    return make_driver(name, game)


def think(game: Game[Any, Any, Any], state: Any, seat: int, name: str) -> tuple[str, ...]:
    """Return what a driver does now: a whole drive or swap at once, else one action."""
    random = Random(SystemRandom().getrandbits(64))
    words: list[str] = []
    while game.actor(state) == seat:
        actions = game.legal_actions(state)
        try:
            action = _hire(name, game).choose(game.view(state, seat), actions, random)
        except Exception:
            logger.exception("driver %s failed; its car takes the first way", name)
            action = actions[0]
        words.append(game.format_action(action))
        turn = game.on_turn(state)
        state = game.apply(state, action)
        is_one_thing = state.phase in ("drive", "turbo", "swap-first", "swap-second")
        if not is_one_thing or game.on_turn(state) != turn:
            break
    return tuple(words)
