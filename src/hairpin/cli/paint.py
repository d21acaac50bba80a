"""Colours in a terminal, always with their letters, so that nothing depends on seeing them."""

from __future__ import annotations

from rich.text import Text

from hairpin.art import PAINTS

PAINT = {letter: paint.hex for letter, paint in PAINTS.items()} | {"#": "#777777"}
DARK_INK = "ywg"


def dye(letter: str) -> str:
    """Return the style of a colour: ink that can be read on its paint."""
    return f"bold {'black' if letter in DARK_INK else 'white'} on {PAINT[letter]}"


def paint_dice(dice: str) -> Text:
    """Draw dice in a row, each with its letter."""
    return Text(" ").join(Text(f" {die} ", dye(die)) for die in dice)
