"""The six colours of track and dice (MZ-2), and the two editions' cars (MZ-1)."""

from __future__ import annotations

from collections.abc import Mapping

COLOURS: Mapping[str, str] = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white", "p": "purple"}
LETTERS = "".join(COLOURS)
LETTER_OF: Mapping[str, str] = {name: letter for letter, name in COLOURS.items()}

CARS: Mapping[str, tuple[str, ...]] = {
    "first": tuple(COLOURS.values()),
    "anniversary": ("red", "blue", "green", "yellow"),
}


def sort_dice(dice: str) -> str:
    """Sort colour letters in the order of MZ-2, as every text has them."""
    return "".join([letter * dice.count(letter) for letter in LETTERS])


def add_dice(kept: str, rolled: str) -> str:
    """Return dice that were kept and dice that were rolled, both sorted, as one hand."""
    return sort_dice(kept + rolled) if kept else rolled
