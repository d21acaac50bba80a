"""What is odd about a board, said in a terminal before somebody races on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from hairpin.core.game import Game, Oddity
from hairpin.games.monza import Monza
from hairpin.words import say, words

MOST = 8  # places of one kind that are named


def warn_of_oddities(game: Game[Any, Any, Any]) -> None:
    """Say on standard error what is odd about a game's board, if anything is."""
    if isinstance(game, Monza):
        show_oddities(game.track.oddities, Console(stderr=True, highlight=False))


def show_oddities(oddities: Sequence[Oddity], console: Console) -> None:
    """Print what is odd about a board, a line for each kind."""
    for line in _say_oddities(oddities):
        console.print(Text(line), soft_wrap=True)


def _say_oddities(oddities: Sequence[Oddity]) -> Iterator[str]:
    if oddities:
        yield say("odd-board")
    for kind in dict.fromkeys(oddity.kind for oddity in oddities):
        places = [oddity.place for oddity in oddities if oddity.kind == kind]
        more = " …" if len(places) > MOST else ""
        yield f"  {words.join(places[:MOST])}{more}: {say(f'odd-{kind}')}"
