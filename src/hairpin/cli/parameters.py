"""Parameters that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from hairpin.core.errors import name_choices
from hairpin.games import list_kits

GAMES = tuple(list_kits())
DEFAULT_GAME = GAMES[0]

GameName = Annotated[str, typer.Argument(metavar="GAME", help=name_choices(GAMES))]
Players = Annotated[int | None, typer.Option(help="How many race; as many as there are drivers if you leave it out.")]
Drivers = Annotated[
    str | None,
    typer.Option(help="Who drives, seat by seat: you, racer, random …", show_default="the game's standard driver"),
]
OtherOptions = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any other option.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same figures.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
