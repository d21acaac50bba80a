"""Whether a text fits where a phone of 320 pixels has little room for it; `room.toml` says where.

Widths are estimates in em, by classes of letters. Lines break between words, in Chinese between characters.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from words.messages import ROOT
from words.style.texts import Finding, Text

# Bold letters of a rounded typeface.
WIDTHS = (
    (re.compile(r"[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]"), 1.0),
    (re.compile(r"[iljtfrI1.,:;!|'’‘()\[\] \u00a0\u202f\u00ad]"), 0.33),
    (re.compile(r"[mwMW@%&—]"), 0.85),
    (re.compile(r"[A-ZÀ-Þ]"), 0.68),
)
USUAL_WIDTH = 0.56
# What stays together in a line: a Han character with the punctuation behind it, or a word up to its (soft) hyphen.
PIECE = re.compile(r"[“（]*[\u4e00-\u9fff][，。！？：；、）”…]*|[^ \n\u4e00-\u9fff\u00ad-]+[-\u00ad]*|[-\u00ad]+|[ \n]")


def width_of(text: str) -> float:
    """Return about how wide a text is, in em."""
    return sum(next((width for letters, width in WIDTHS if letters.match(sign)), USUAL_WIDTH) for sign in text)


def count_lines(text: str, width: float) -> int:
    """Return how many lines of a width a text takes; a word that is wider than a line takes several."""
    lines, used = 1, 0.0
    for piece in PIECE.findall(text):
        needed = width_of(piece)
        if used and used + needed > width and piece != " ":
            lines, used = lines + 1, 0.0
        while needed > width:
            lines, needed = lines + 1, needed - width
        used += needed
    return lines


@cache
def read_room() -> dict[str, Any]:
    """Return the places with little room, and what variables stand for."""
    return tomllib.loads((ROOT / "tests" / "words" / "room.toml").read_text("utf-8"))


def fill(text: str) -> str:
    """Return the text with an example for each variable."""
    examples = read_room()["examples"]
    return re.sub(r"\{([^{}]*)\}", lambda found: examples.get(found[1], examples["usual"]), text)


def check_room(language: str, texts: Iterable[Text]) -> Iterator[Finding]:
    """Yield the texts that need more lines than their place has, or have a word that is wider than a line."""
    for text in texts:
        for place in read_room()["places"]:
            if not any(fnmatchcase(text.id, glob) for glob in place["ids"]):
                continue
            if any(fnmatchcase(text.id, glob) for glob in place.get("except", ())):
                continue
            said, em, lines = fill(text.text), place["em"], place["lines"]
            needed = count_lines(said, em)
            widest = max(PIECE.findall(said), key=width_of, default="")
            if needed > lines:
                wrong = f"needs about {needed} lines of {em} em {place['where']}; there is room for {lines}"
                yield Finding("room", language, text, wrong, "say it shorter")
            elif not place.get("breaks") and width_of(widest) > em:
                wrong = f"“{widest}” is about {width_of(widest):.1f} em wide; a line {place['where']} has {em}"
                yield Finding("room", language, text, wrong, "a shorter word, or a soft hyphen in it")
