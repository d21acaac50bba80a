"""The pieces of the line that a board is drawn along, and their text.

`f8 r180/5` drives 8 forward, then turns right by 180 degrees on an arc of radius 5; `l` turns left. A track file has
the text; an editor gets and sends the pieces, so that nobody else has to parse it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

DIGITS, DECIMALS = 4, 4  # of a number, before and after the point
MOST_ANGLE = 360
LONGEST_WORD = 20

_NUMBER = rf"(\d{{1,{DIGITS}}}(?:\.\d{{1,{DECIMALS}}})?)"
_FORWARD = re.compile(rf"f{_NUMBER}", re.ASCII)
_TURN = re.compile(rf"([lr]){_NUMBER}/{_NUMBER}", re.ASCII)
_SIDES: dict[str, Literal["left", "right"]] = {"l": "left", "r": "right"}
_STRANGE = re.compile(r"[^\w./#~+-]", re.ASCII)


@dataclass(frozen=True, slots=True)
class PathPiece:
    """A straight, or an arc to one side; fields that its kind does not have are 0 or empty.

    length  of a straight
    angle   of an arc, in degrees
    radius  of an arc
    text    a word that is no piece; it is a fault of the board
    """

    kind: Literal["forward", "left", "right", "unknown"]
    length: float = 0.0
    angle: float = 0.0
    radius: float = 0.0
    text: str = ""


def parse_path(path: str) -> tuple[PathPiece, ...]:
    """Read the words of a path; a word that is no piece is kept as it is."""
    return tuple(map(parse_piece, path.split()))


def parse_piece(word: str) -> PathPiece:
    """Read one word of a path."""
    if (ahead := _FORWARD.fullmatch(word)) and float(ahead[1]):
        return PathPiece("forward", length=float(ahead[1]))
    if (turn := _TURN.fullmatch(word)) and 0 < float(turn[2]) <= MOST_ANGLE and float(turn[3]):
        return PathPiece(_SIDES[turn[1]], angle=float(turn[2]), radius=float(turn[3]))
    return PathPiece("unknown", text=word[:LONGEST_WORD])


def format_path(pieces: tuple[PathPiece, ...]) -> str:
    """Write the words of a path. A piece that no file can hold becomes a word that is refused in its place."""
    return " ".join(map(format_piece, pieces))


def format_piece(piece: PathPiece) -> str:
    """Write one piece as a word, with the shortest numbers; `parse_piece` reads it back."""
    match piece.kind:
        case "forward":
            return clean_word(f"f{_write(piece.length)}")
        case "left" | "right":
            return clean_word(f"{piece.kind[0]}{_write(piece.angle)}/{_write(piece.radius)}")
        case "unknown":
            word = clean_word(piece.text) or "?"
            known = parse_piece(word)
            return word if known.kind == "unknown" else format_piece(known)


def clean_word(word: str) -> str:
    """Return at most so many characters, all of which a lane or a path may have in one word."""
    return _STRANGE.sub("?", word[:LONGEST_WORD])


def _write(number: float) -> str:
    return f"{number:.{DECIMALS}f}".rstrip("0").rstrip(".")
