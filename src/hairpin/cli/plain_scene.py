"""The scene of a game that has none of its own: views and actions as text.

The game's messages `<game>-position` (with every field of the view), `<game>-action` (with `word`) and `<game>-reason`
(with `reason` and the winner's `score`) put them into words; without a message the notation is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.text import Text

from hairpin.cli.messages import join, tell
from hairpin.cli.paint import PAINT, dye
from hairpin.cli.scenes import Line
from hairpin.core.game import Outcome
from hairpin.core.kit import AnyGame
from hairpin.core.review import Review
from hairpin.core.story import Happening
from hairpin.games import kit_of
from hairpin.words import say, words


class PlainScene:
    """Shows a view in the game's own notation."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.cars = (game.board_facts or game.facts).cars

    def paint_seat(self, seat: int) -> Text:
        """Draw a seat's number on its colour."""
        letter = self.cars[seat][:1] if seat < len(self.cars) else ""
        return Text(f"<{seat + 1}>", dye(letter) if letter in PAINT else "bold")

    def tell_start(self) -> list[Text]:
        """Return nothing: the first position says all."""
        return []

    def paint(self, view: Any, actions: Collection[Any], is_small: bool = False) -> Text:  # noqa: ARG002
        """Write the view as text; it has one size, and actions are not marked."""
        turn = getattr(view, "turn", 0)
        message = f"{self.game.facts.name}-position"
        if not words.has(message):
            return Text(f"\n  {self.game.format_view(view)}\n")
        facts = {name: _as_fact(value) for name, value in vars_of(view).items()}
        return Text("\n  ").append(tell(message, **{**facts, "name": self.paint_seat(turn)})).append("\n")

    def say(self, view: Any, action: Any) -> Text:  # noqa: ARG002 - the notation needs no view
        """Describe an action by the game's message, or by its word."""
        word = self.game.format_action(action)
        return Text(self._find_words("action", word, word=word))

    def tell(self, before: Any, action: Any, after: Any) -> list[Line]:
        """Describe an action; with hidden information, describe what everybody sees of it instead."""
        if self.game.facts.information == "perfect":
            return [Line(self.say(self.game.view(before, None), action))]
        return [Line(Text(_format(part))) for part in kit_of(self.game).tell(self.game, before, action, after)]

    def is_open(self, view: Any, place: str) -> bool:  # noqa: ARG002 - no line shows anything hidden
        """Return True: nothing has to be erased."""
        return True

    def say_result(self, outcome: Outcome) -> Text:
        """Describe the result and its reason."""
        seats = join(self.paint_seat(seat) for seat in outcome.winners)
        winner = tell("podium-winner", winners=len(outcome.winners), names=seats)
        score = outcome.scores[outcome.winners[0]] if outcome.scores else None
        why = self._find_words("reason", outcome.reason, reason=outcome.reason, score=0 if score is None else score)
        return Text("  ").join([Text(), winner, Text(why)])

    def tell_review(self, review: Review) -> Mapping[int, Sequence[Text]]:  # noqa: ARG002 - chances say everything
        """Return nothing."""
        return {}

    def _find_words(self, kind: str, fallback: str, **facts: str | int) -> str:
        message = f"{self.game.facts.name}-{kind}"
        return say(message, **facts) if words.has(message) else fallback


def vars_of(view: Any) -> dict[str, Any]:
    """Return the fields of a view that is a dataclass; of any other, none."""
    return {part.name: getattr(view, part.name) for part in fields(view)} if is_dataclass(view) else {}


def _as_fact(value: Any) -> str | int:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def _format(part: Happening) -> str:
    seat = "" if part.seat is None else f"<{part.seat + 1}>"
    return " ".join(filter(None, [part.kind, seat, *part.places, part.dice, part.word]))
