"""`hairpin tracks print`: a board on paper, to scale, with its dice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console

from hairpin.cli.files import write_bytes
from hairpin.cli.monza.names import name_track
from hairpin.cli.monza.parameters import Board
from hairpin.games.monza import load_track
from hairpin.press import Format, Ink, Paper, lay_out, write_sheets
from hairpin.words import say, words


def print_board(
    name: Board,
    out: Annotated[Path, typer.Option(help="Write the print here: board.pdf or board.svg.")],
    paper: Annotated[str, typer.Option(help="a4, a3, a2, a1, or tiles: many sheets of A4 to be glued.")] = "a4",
    ink: Annotated[str, typer.Option(help="colour (in color), or symbols for a black-and-white printer.")] = "colour",
) -> None:
    """Print a board to scale with its dice, tiles and cars."""
    track = load_track(name)
    track = replace(track, title=name_track(track))
    form = out.suffix.lower().removeprefix(".")
    sheets = lay_out(track, cast(Paper, paper), cast(Ink, ink))
    write_bytes(out, write_sheets(sheets, track.title, cast(Format, form), words.language))
    console = Console(highlight=False)
    console.print(f"  {say('cli-saved', file=str(out))}", markup=False, soft_wrap=True)
    console.print(f"  {say('cli-printed', count=len(sheets))}", markup=False)
