"""Warnings about a board on which races are possible but unusual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from hairpin.core.game import Oddity
from hairpin.core.kit import AnyGame
from hairpin.words import say, words

MOST = 8  # places of one kind that are named


def warn_of_oddities(game: AnyGame) -> None:
    """Print the warnings about a game's board, if any, on standard error."""
    if facts := game.board_facts:
        show_oddities(facts.oddities, Console(stderr=True, highlight=False))


def show_oddities(oddities: Sequence[Oddity], console: Console) -> None:
    """Print the warnings about a board, one line for each kind."""
    for line in _list_lines(oddities):
        console.print(Text(line), soft_wrap=True)


def _list_lines(oddities: Sequence[Oddity]) -> Iterator[str]:
    if oddities:
        yield say("odd-board")
    for kind in dict.fromkeys(oddity.kind for oddity in oddities):
        places = [oddity.place for oddity in oddities if oddity.kind == kind]
        listed = words.join(places[:MOST])
        name = say("list-more", list=listed) if len(places) > MOST else listed
        message = f"odd-{kind}"
        what = say(message) if words.has(message) else kind
        yield "  " + say("cli-labelled", name=name, what=what)
