"""Messages with styled arguments: Fluent formats plain text, and `Text` arguments are put into the result."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.text import Text

from hairpin.words import say, words

# Characters of the private use area stand for styled arguments while a message is formatted.
_FIRST = 0xE000
_PLACEHOLDER = re.compile("([\ue000-\ue0ff])")


def tell(message: str, **facts: str | int | Text) -> Text:
    """Return a message whose arguments may be styled."""
    styled: dict[str, Text] = {}
    plain: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, Text):
            placeholder = chr(_FIRST + len(styled))
            styled[placeholder], plain[name] = fact, placeholder
        else:
            plain[name] = fact
    return _assemble(say(message, **plain), styled)


def join(things: Iterable[Text]) -> Text:
    """Return styled texts as a list in the current language: `<1> and <2>`."""
    styled = {chr(_FIRST + number): thing for number, thing in enumerate(things)}
    return _assemble(words.join(styled), styled)


def _assemble(text: str, styled: dict[str, Text]) -> Text:
    return Text.assemble(*(styled.get(piece, piece) for piece in _PLACEHOLDER.split(text)))
