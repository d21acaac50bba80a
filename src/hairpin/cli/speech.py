"""Sentences for a terminal: the words of the chosen language around what is painted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from hairpin.words import say, words

# Signs that no language uses hold the places of painted things while a sentence is put together.
FIRST_MARK = 0xE000
MARKS = re.compile("([\ue000-\ue0ff])")


class Line(NamedTuple):
    """A line about what happened; `face` is the tile whose picture it tells, if it tells one."""

    text: Text
    face: str = ""


def tell(message: str, **facts: str | int | Text) -> Text:
    """Return a message whose facts may be painted."""
    painted: dict[str, Text] = {}
    plain: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, Text):
            mark = chr(FIRST_MARK + len(painted))
            painted[mark], plain[name] = fact, mark
        else:
            plain[name] = fact
    return _assemble(say(message, **plain), painted)


def join(things: Iterable[Text]) -> Text:
    """Return painted things in a row, as the language does: `<1> and <2>`."""
    painted = {chr(FIRST_MARK + number): thing for number, thing in enumerate(things)}
    return _assemble(words.join(painted), painted)


def _assemble(text: str, painted: dict[str, Text]) -> Text:
    return Text.assemble(*(painted.get(piece, piece) for piece in MARKS.split(text)))
