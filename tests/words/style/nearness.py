"""How near a sentence is to the rule books, which stay out of the project.

`books.bin` has a truncated hash of every run of five consecutive words in the books, or of seven Han characters or nine
Hangul syllables in a row, without punctuation, spaces and case; `scripts/book_runs.py` writes it. Ours are cut into
sentences and into the same runs. What is filled in and the fixed phrases of the language (`phrases` in its file: words
that nobody can say differently) break a run. A sentence is near if runs that are in the books cover half of it or more,
or a stretch of seven words (ten Han characters, thirteen syllables).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from unicodedata import normalize

from words.messages import ROOT
from words.style.patterns import read_data
from words.style.texts import Finding, Text

FILE = ROOT / "tests" / "words" / "books.bin"
HASH_BYTES = 5
BREAK = "|"  # takes the place of what cannot be compared
SENTENCE_END = re.compile(r"(?<=[.!?。！？；;:：…])\s*|\n\s*\n")
APOSTROPHES = re.compile("['’‘ʼ]")


@dataclass(frozen=True)
class Script:
    """What a run consists of, how long it is, and how long a stretch of runs may not be."""

    unit: re.Pattern[str]
    run: int
    stretch: int


LATIN = Script(re.compile(r"[^\W_\u3040-\u9fff\uac00-\ud7af]+"), 5, 7)
HAN = Script(re.compile(r"[\u4e00-\u9fff]"), 7, 10)
HANGUL = Script(re.compile(r"[\uac00-\ud7af]"), 9, 13)
SCRIPTS = {"zh": HAN, "ko": HANGUL}


def cut(text: str, script: Script, phrases: Iterable[str] = ()) -> Iterator[list[str]]:
    """Yield the sentences of a text as lists of units, with breaks in place of what is filled in and fixed phrases."""
    text = APOSTROPHES.sub("", normalize("NFC", text).casefold()).replace(BREAK, " ")
    for phrase in phrases:
        spoken = APOSTROPHES.sub("", phrase.casefold())
        text = text.replace(spoken, BREAK * len(script.unit.findall(spoken)))
    for sentence in SENTENCE_END.split(text.replace("{}", BREAK)):
        if units := re.findall(rf"{script.unit.pattern}|[{BREAK}]", sentence):
            yield units


def hash_run(units: Iterable[str]) -> bytes:
    """Return the truncated hash of a run."""
    return hashlib.blake2b(" ".join(units).encode(), digest_size=HASH_BYTES).digest()


def hash_runs(units: list[str], script: Script) -> Iterator[bytes]:
    """Yield the hash of every run, in order."""
    for start in range(len(units) - script.run + 1):
        yield hash_run(units[start : start + script.run])


@cache
def read_books() -> frozenset[bytes]:
    """Return the hashes of all runs of the books."""
    data = FILE.read_bytes()
    return frozenset(data[start : start + HASH_BYTES] for start in range(0, len(data), HASH_BYTES))


def find_near(units: list[str], script: Script) -> list[str]:
    """Return the stretches of a sentence that are in the books, if they make it near to them."""
    covered = [False] * len(units)
    for start, run in enumerate(hash_runs(units, script)):
        if run in read_books():
            covered[start : start + script.run] = [True] * script.run
    marks = "".join("x" if mark else "." for mark in covered)
    stretches = [(found.start(), found.end()) for found in re.finditer("x+", marks)]
    if 2 * sum(covered) < len(units) and all(end - start < script.stretch for start, end in stretches):
        return []
    return [(" " if script is LATIN else "").join(units[start:end]) for start, end in stretches]


def check_nearness(language: str, texts: Iterable[Text]) -> Iterator[Finding]:
    """Yield the texts with a sentence that is near to a rule book's."""
    script = SCRIPTS.get(language, LATIN)
    phrases = [entry["phrase"] for entry in read_data(language)["phrases"]]
    for text in texts:
        for units in cut(text.bare, script, phrases):
            if near := find_near(units, script):
                wrong = f"“{' … '.join(near)}” is in a rule book"
                yield Finding("nearness", language, text, wrong, "say it in words of your own")
