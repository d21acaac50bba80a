"""Output in any encoding: characters that cannot be encoded are replaced by similar ones."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper
from unicodedata import normalize

from hairpin.words import ENGLISH, words

HANDLER = "hairpin-nearest"
NEAREST = str.maketrans(
    {
        **dict(zip("║═╚╔╗╝╬", "|=Lr7J+", strict=True)),
        **dict.fromkeys("╠╣╦╩", "T"),
        **dict.fromkeys("╨╥╞╡", "o"),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("┃│", "|"),
        **dict.fromkeys("━─", "-"),
        **dict.fromkeys("\u00a0\u202f\u2009", " "),
        **dict.fromkeys("·•", "*"),
        "…": "...",
        "±": "+/-",
        "×": "x",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "¿": "",
        "¡": "",
    }
)


def write_nearest(error: UnicodeError) -> tuple[str, int]:
    """Handle an encoding error: drop accents, replace symbols, else write a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    near = normalize("NFKD", letter.translate(NEAREST))
    return "".join(sign for sign in near if sign.isascii()) or ("?" if near else "")


def open_output() -> None:
    """Make standard output and errors accept every character, and standard input every byte."""
    codecs.register_error(HANDLER, write_nearest)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def speak(language: str) -> None:
    """Select a language, or English if its characters cannot be encoded."""
    words.speak(language)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if "?" in words.say("cli-left").encode(encoding, HANDLER).decode(encoding):
        words.speak(ENGLISH)
