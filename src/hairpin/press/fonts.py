"""The fonts of a print. None is embedded: a PDF viewer has Helvetica, and East Asian fonts or substitutes for them.

Helvetica writes every character that it has; the others are set in the first East Asian font that has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple
from unicodedata import category, normalize

LATIN = "cp1252"  # what PDF calls WinAnsiEncoding
UNKNOWN = "?"  # for what no font has


class Font(NamedTuple):
    """An East Asian font by its name, its CMap for UTF-16, and the character collection behind it.

    key     its name in a sheet's resources
    codec   encodes the characters that the font has
    """

    key: str
    name: str
    cmap: str
    ordering: str
    supplement: int
    codec: str


CHINESE = Font("C", "STSong-Light", "UniGB-UTF16-H", "GB1", 4, "gbk")
KOREAN = Font("K", "HYSMyeongJo-Medium", "UniKS-UTF16-H", "Korea1", 2, "cp949")
JAPANESE = Font("J", "HeiseiMin-W3", "UniJIS-UTF16-H", "Japan1", 5, "cp932")
_FIRST = {"zh": CHINESE, "ko": KOREAN, "ja": JAPANESE}

# Widths of Helvetica's characters in thousandths of the size; a letter with an accent is as wide as without it.
_WIDTHS = {
    letter: width
    for width, letters in {
        191: "'",
        222: "ijl‚‘’",
        260: "|¦",
        278: " !,./:;I[\\]ft\xa0·ìíîï",
        333: "()-`r„ˆ‹“”˜›¡¨\xad¯²³´¸¹",
        334: "{}",
        350: "•",
        355: '"',
        365: "º",
        370: "ª",
        389: "*",
        400: "°",
        469: "^",
        500: "Jcksvxyz",
        537: "¶",
        556: "#$0123456789?L_abdeghnopqu€ƒ†‡–¢£¤¥§«µ»ðþ",
        584: "+<=>~¬±×÷",
        611: "FTZ¿ßø",
        667: "&ABEKPSVXYÞ",
        722: "CDHNRUwÐ",
        737: "©®",
        778: "GOQØ",
        833: "Mm",
        834: "¼½¾",
        889: "%æ",
        944: "Wœ",
        1000: "…‰Œ—™Æ",
        1015: "@",
    }.items()
    for letter in letters
}


def split_runs(words: str, language: str = "") -> Iterator[tuple[Font | None, str]]:
    """Yield a text in pieces of one font each, None for Helvetica; what no font has is replaced, and stays visible.

    Han characters look different in Chinese, Korean and Japanese: the language decides, else the kana beside them.
    """
    text = normalize("NFC", words)
    first = _FIRST.get(language.partition("-")[0]) or (JAPANESE if any(map(_is_kana, text)) else CHINESE)
    fonts = (first, *(font for font in _FIRST.values() if font != first))
    set_letters = [piece for letter in text for piece in _set_letter(letter, fonts)]
    for font, pieces in groupby(set_letters, key=lambda piece: piece[0]):
        yield font, "".join(letter for _, letter in pieces)


def measure(words: str, size: float) -> float:
    """Return the width of a text; East Asian characters are as wide as high."""
    return size * sum(
        len(letters) if font else sum(map(_measure_letter, letters)) / 1000 for font, letters in split_runs(words)
    )


def _set_letter(letter: str, fonts: tuple[Font, ...]) -> Iterator[tuple[Font | None, str]]:
    if _has(LATIN, letter):
        yield None, letter
    elif font := next((font for font in fonts if _has(font.codec, letter)), None):
        yield font, letter
    elif similar := "".join(part for part in normalize("NFKD", letter) if _has(LATIN, part)):
        yield None, similar
    elif category(letter) not in ("Cf", "Me", "Mn"):  # parts of the character before
        yield None, UNKNOWN


@cache
def _has(codec: str, letter: str) -> bool:
    try:
        return bool(letter.encode(codec))
    except UnicodeEncodeError:
        return False


def _is_kana(letter: str) -> bool:
    return "\u3041" <= letter <= "\u30fa"


def _measure_letter(letter: str) -> int:
    return _WIDTHS.get(letter) or _WIDTHS[normalize("NFD", letter)[0]]
