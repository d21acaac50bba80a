"""Output in any encoding: what a terminal cannot write becomes the nearest thing that it can."""

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
    """Return plain letters for what cannot be encoded: without accents, drawn with signs, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    near = normalize("NFKD", letter.translate(NEAREST))
    return "".join(sign for sign in near if sign.isascii()) or ("?" if near else "")


def open_output() -> None:
    """Let standard output and errors take every letter, and standard input any byte."""
    codecs.register_error(HANDLER, write_nearest)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def speak(language: str) -> None:
    """Speak a language, or English where its letters cannot be written."""
    words.speak(language)
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if "?" in words.say("cli-left").encode(encoding, HANDLER).decode(encoding):
        words.speak(ENGLISH)
