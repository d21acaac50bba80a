"""The reference implementation: the rules of both games a second time, simple, slow, independent of `hairpin.games`.

This module reads the perft vectors: `game options | position | depth count | …`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

P = TypeVar("P")
A = TypeVar("A")

TRACKS = Path(__file__).parent / "tracks"
VECTORS = Path(__file__).parents[1] / "vectors"


@dataclass(frozen=True)
class Vector:
    """One line of a vector file: the numbers of action sequences of each length from a position.

    A position of Monza is its state text, one of Memo-Car-Race the words played since the start.
    """

    game: str
    options: dict[str, object]
    position: str
    counts: dict[int, int]


def read_value(name: str, text: str) -> object:
    """Return the value of an option's text; seats count from 1, track files are in `TRACKS`."""
    if text in ("yes", "no"):
        return text == "yes"
    if text.isdecimal():
        return int(text) - (name == "starter")
    if name == "cars":
        return tuple(text.split(","))
    return str(TRACKS / text) if text.endswith(".toml") else text


def read_vector(line: str) -> Vector:
    """Read one line; a count yet unknown is written `?` and becomes -1."""
    head, position, *counts = (part.strip() for part in line.split("|"))
    game, *given = head.split()
    options = {name: read_value(name, text) for name, text in (word.split("=") for word in given)}
    pairs = (count.split() for count in counts)
    return Vector(game, options, position, {int(depth): -1 if n == "?" else int(n) for depth, n in pairs})


def read_vectors() -> list[Vector]:
    """Read all vector files."""
    lines = [line for path in sorted(VECTORS.glob("*.perft")) for line in path.read_text(encoding="utf-8").splitlines()]
    return [read_vector(line) for line in lines if line and not line.startswith("#")]


def count_sequences(moves: Callable[[P], Iterable[A]], play: Callable[[P, A], P], position: P, depth: int) -> int:
    """Count the sequences of exactly `depth` actions, outcomes of chance among them, without weights."""
    if depth == 1:
        return len(list(moves(position)))
    return sum(count_sequences(moves, play, play(position, action), depth - 1) for action in moves(position))
