"""`hairpin fair-start`: the head starts that make a race even (RU-31)."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hairpin.cli.commands import gather_options
from hairpin.cli.game_flags import NO_FLAGS, with_game_flags
from hairpin.cli.monza.names import name_track
from hairpin.cli.names import name_driver
from hairpin.cli.options import fill_seats, open_game, split_names
from hairpin.cli.parameters import AsJson, Drivers, GameName, OtherOptions, Players, Seed
from hairpin.core.errors import OptionValueError, quote
from hairpin.games import find_kit
from hairpin.games.monza import Monza
from hairpin.games.monza.fair_start import FairStart
from hairpin.words import say, words


@with_game_flags
def find_fair_grid(
    game: GameName = "monza",
    flags: Mapping[str, object] = NO_FLAGS,
    players: Players = None,
    drivers: Drivers = None,
    rules: OtherOptions = None,
    seed: Seed = 31,
    as_json: AsJson = False,
) -> None:
    """Find the head starts that make a race even for drivers of different strength."""
    names = split_names(find_kit(game).standard_driver if drivers is None else drivers)
    opened = open_game(game, gather_options(game, flags, players, names, rules))
    if not isinstance(opened, Monza):
        raise OptionValueError(
            f"game={quote(game)} is not possible; choose monza", option="game", value=game, choices=("monza",)
        )
    seats = fill_seats(names, opened.players)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=1.0)
        from hairpin.analysis.monza.fair_start import find_fair_start  # noqa: PLC0415 - loads the compiler

        found = find_fair_start(
            opened,
            seats,
            lambda share: progress.update(task, completed=share),
            seed=seed,
            threads=os.cpu_count() or 1,
        )
    if as_json:
        sys.stdout.write(
            json.dumps({"track": opened.track.name, "drivers": seats, "seed": seed, **asdict(found)}) + "\n"
        )
    else:
        _show(opened, seats, found, Console(highlight=False))


def _show(game: Monza, drivers: tuple[str, ...], found: FairStart, console: Console) -> None:
    heads = ("cli-seat", "cli-driver", "cli-grid-begins", "cli-grid-before", "cli-grid-after")
    rows = Table(*map(say, heads), title=say("cli-grid-title", track=name_track(game.track)))
    for seat, driver in enumerate(drivers):
        chances = (words.percent(chances[seat], 1) for chances in (found.before, found.after))
        rows.add_row(str(seat + 1), name_driver(driver), found.grid[seat], *chances)
    console.print(rows)
    points = words.number(100 * found.error, 1)
    console.print(
        say("cli-grid-simulated", races=found.races, points=points) if found.races else say("cli-grid-solved")
    )
    console.print(f"[dim]--set grid={','.join(found.grid)}[/dim]")
