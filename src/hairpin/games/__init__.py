"""The games, by name. Adding one here is all that menus, tests, drivers and the arena need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, overload

from hairpin.core.errors import UnknownGameError, name_choices
from hairpin.core.game import Game, GameFacts
from hairpin.games.monza import Monza
from hairpin.games.monza import Options as MonzaOptions


@dataclass(frozen=True)
class _Entry:
    facts: GameFacts
    open: Callable[[Mapping[str, object]], Game[Any, Any, Any]]


_GAMES = (_Entry(Monza.facts, lambda given: Monza(MonzaOptions.read(given))),)


def games() -> tuple[GameFacts, ...]:
    """List every game with its versions, players, options, variants and boards."""
    return tuple(entry.facts for entry in _GAMES)


@overload
def make(name: Literal["monza"], **options: object) -> Monza: ...
@overload
def make(name: str, **options: object) -> Game[Any, Any, Any]: ...
def make(name: str, **options: object) -> Game[Any, Any, Any]:
    """Open a game by name; an unknown name, option or value is refused with the choices."""
    for entry in _GAMES:
        if entry.facts.name == name:
            return entry.open(options)
    names = name_choices([facts.name for facts in games()])
    raise UnknownGameError(f"there is no game {name!r}; choose {names}", game=name)
