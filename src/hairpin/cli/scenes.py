"""How each game shows itself in a terminal, by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from rich.text import Text

from hairpin.cli.memo.scene import MemoScene
from hairpin.cli.monza.scene import MonzaScene
from hairpin.cli.speech import Line
from hairpin.core.game import Game, Outcome


class Scene(Protocol):
    """What a person at the terminal sees of a game."""

    def paint_seat(self, seat: int) -> Text:
        """Draw the car of a seat."""

    def paint(self, view: Any, actions: Collection[Any], is_small: bool = False) -> Text:
        """Draw the board, with what the actions lead to; small, if it can be, where there is little room."""

    def say(self, view: Any, action: Any) -> Text:
        """Say an action in a few words."""

    def tell(self, before: Any, action: Any, after: Any) -> list[Line]:
        """Tell an action, then what followed from it by itself."""

    def is_open(self, view: Any, place: str) -> bool:
        """Say whether a tile can be seen by everyone now."""

    def say_result(self, outcome: Outcome) -> Text:
        """Say who won, and by what."""


SCENES: Mapping[str, Callable[[Any], Scene]] = {"monza": MonzaScene, "memo": MemoScene}


def make_scene(game: Game[Any, Any, Any]) -> Scene:
    """Return how this game shows itself."""
    return SCENES[game.facts.name](game)
