"""Boards on paper: a print to scale with its dice, tiles and cars, as PDF or SVG. See `docs/printing.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from hairpin.core.errors import OptionValueError, name_choices
from hairpin.press.inks import Ink
from hairpin.press.paper import Paper, lay_out
from hairpin.press.pdf import write_pdf
from hairpin.press.sheet import Sheet
from hairpin.press.svg import write_svg

__all__ = ["Format", "Ink", "Paper", "Sheet", "lay_out", "write_sheets"]

Format = Literal["pdf", "svg"]
_WRITERS = {"pdf": write_pdf, "svg": write_svg}


def write_sheets(sheets: Sequence[Sheet], title: str, form: Format = "pdf", language: str = "en") -> bytes:
    """Return the file of a print, whose title is in this language; equal sheets give equal files."""
    if form not in _WRITERS:
        choices = tuple(_WRITERS)
        raise OptionValueError(
            f"format={form} is not possible; choose {name_choices(choices)}",
            option="format",
            value=form,
            choices=choices,
        )
    return _WRITERS[form](sheets, title, language)
