"""The story of a race that is over: a few moments of its record, as a spectator saw them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from hairpin.core.highlights import Highlight
from hairpin.core.kit import Kit
from hairpin.games import kit_of
from hairpin.games.record import Record


@dataclass(frozen=True, slots=True)
class Moment:
    """A picture of the story: what happened (a word of the game), to whom, where, and the position as it was seen.

    `number` and `word` are details for the sentence; `view` is the dataclass of the game that `race.view` is.
    """

    kind: str
    ply: int
    seats: tuple[int, ...]
    places: tuple[str, ...]
    number: int
    word: str
    view: Any


@dataclass(frozen=True, slots=True)
class Story:
    """At most three moments of a race, in order; none where the game tells no story."""

    race: int
    moments: tuple[Moment, ...]


def tell_story(race: int, record: Record) -> Generator[None, None, Story]:
    """Replay a race, which must be over, and return its story; yields after each action, so that others can work."""
    game = record.game
    kit = kit_of(game)
    if kit.chronicle is None:
        return Story(race, ())
    chronicle, after = kit.chronicle(game), game.start()
    for before, word, after in record.steps():
        chronicle.follow(before, game.parse_action(word), after)
        yield
    if game.outcome(after) is None:
        return Story(race, ())
    return Story(race, tuple(_show(kit, game, highlight) for highlight in chronicle.pick()))


def _show(kit: Kit, game: Any, highlight: Highlight) -> Moment:
    view = game.view(highlight.state, None)
    return Moment(
        kind=highlight.kind,
        ply=highlight.ply,
        seats=highlight.seats,
        places=highlight.places,
        number=highlight.number,
        word=highlight.word,
        view=kit.show(game, view) if kit.show else view,
    )
