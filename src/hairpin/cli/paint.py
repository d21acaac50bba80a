"""Colours in a terminal, always with their letters, so that nothing depends on seeing them."""

from __future__ import annotations

from rich.text import Text

PAINT = {"r": "#a40e03", "y": "#fdcf0c", "g": "#45b38c", "b": "#4463be", "w": "#fafafa", "p": "#3c0b52", "#": "#777777"}
DARK_INK = "ywg"


def dye(letter: str) -> str:
    """Return the style of a colour: ink that can be read on its paint."""
    return f"bold {'black' if letter in DARK_INK else 'white'} on {PAINT[letter]}"


def paint_dice(dice: str) -> Text:
    """Draw dice in a row, each with its letter."""
    return Text(" ").join(Text(f" {die} ", dye(die)) for die in dice)
