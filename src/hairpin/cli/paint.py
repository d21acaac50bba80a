"""Colours in a terminal, always shown together with their letters."""

from __future__ import annotations

from rich.text import Text

from hairpin.art import PAINTS

PAINT = {letter: paint.hex for letter, paint in PAINTS.items()} | {"#": "#777777"}
DARK_INK = "ywg"


def dye(letter: str) -> str:
    """Return the style of a colour, with a readable foreground."""
    return f"bold {'black' if letter in DARK_INK else 'white'} on {PAINT[letter]}"


def paint_dice(dice: str) -> Text:
    """Draw dice in a row, each with its letter."""
    return Text(" ").join(Text(f" {die} ", dye(die)) for die in dice)
