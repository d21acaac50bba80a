"""How a game is drawn and described in a terminal: the scene that its kit names, or a plain one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.text import Text

from hairpin.core.game import Outcome
from hairpin.core.kit import AnyGame
from hairpin.core.review import Review
from hairpin.games import kit_of


class Line(NamedTuple):
    """A line about something that happened; `face` is the place whose hidden content the line shows, if it does."""

    text: Text
    face: str = ""


class Scene(Protocol):
    """What a person at the terminal sees of a game."""

    def paint_seat(self, seat: int) -> Text:
        """Draw the piece of a seat."""

    def tell_start(self) -> list[Text]:
        """Describe what is special about the start of this race, if anything is."""

    def paint(self, view: Any, actions: Collection[Any], is_small: bool = False) -> Text:
        """Draw the board and mark where the actions lead; in a smaller size, if there is one, where room is short."""

    def say(self, view: Any, action: Any) -> Text:
        """Describe an action in a few words."""

    def tell(self, before: Any, action: Any, after: Any) -> list[Line]:
        """Describe an action, then its consequences."""

    def is_open(self, view: Any, place: str) -> bool:
        """Return whether the content of a place is visible to everybody now."""

    def say_result(self, outcome: Outcome) -> Text:
        """Describe the result and its reason."""

    def tell_review(self, review: Review) -> Mapping[int, Sequence[Text]]:
        """Say what the review of a race tells beyond chances, by the number of the turn; 0 for the whole race."""


def make_scene(game: AnyGame) -> Scene:
    """Return the scene of a game."""
    if scene := kit_of(game).scene:
        made: Scene = scene.load()(game)
        return made
    from hairpin.cli.plain_scene import PlainScene  # noqa: PLC0415 - it needs `Line`

    return PlainScene(game)
