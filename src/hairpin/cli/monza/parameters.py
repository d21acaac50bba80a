"""Parameters of Monza's own commands."""

from __future__ import annotations

from typing import Annotated

import typer

TrackName = Annotated[str | None, typer.Option(help="A board's name, or a .toml file.")]
Board = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A board's name, or a .toml file.")]
Pro = Annotated[bool, typer.Option("--pro", help="Professional variant.")]
BonusMove = Annotated[bool, typer.Option("--bonus", help="Bonus-move variant.")]
