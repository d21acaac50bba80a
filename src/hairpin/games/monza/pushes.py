"""Which cars an action pushed back."""

from __future__ import annotations

from collections.abc import Iterator

from hairpin.games.monza.actions import Action, Bonus
from hairpin.games.monza.rules import Monza
from hairpin.games.monza.state import State


def list_pushed(game: Monza, before: State, action: Action, after: State) -> Iterator[tuple[int, str, str]]:
    """Yield the seats whose cars were pushed back, each with the places before and after."""
    mover = game.actor(before) if isinstance(action, Bonus) else before.turn
    for seat, (old, new) in enumerate(zip(before.cars, after.cars, strict=True)):
        if seat != mover and old != new:
            yield seat, old, new
