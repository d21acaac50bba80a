"""`hairpin ladder`: each computer driver against the next weaker one."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hairpin.analysis.ladder import Rung, climb, list_fields, name_board, name_variants
from hairpin.analysis.simulate import Estimate
from hairpin.cli.commands import app
from hairpin.cli.game_flags import NO_FLAGS, with_game_flags
from hairpin.cli.names import name_driver
from hairpin.cli.options import ContradictionError
from hairpin.cli.parameters import GAMES, AsJson, Seed
from hairpin.core.errors import name_choices
from hairpin.core.kit import AnyGame
from hairpin.words import say, words

RACES = 32_000


@app.command("ladder")
@with_game_flags
def climb_ladder(
    game: Annotated[str | None, typer.Option(help=f"{name_choices(GAMES)}; all if you leave it out.")] = None,
    flags: Mapping[str, object] = NO_FLAGS,
    players: Annotated[int | None, typer.Option(help="How many race; every number if you leave it out.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No variant; all of them if you name none.")] = False,
    races: Annotated[int, typer.Option(help="The most races of a pairing; fewer where it is clear sooner.")] = RACES,
    seed: Seed = 1,
    threads: Annotated[int, typer.Option(min=1, max=2, help="How many cores.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Race each computer driver against the one below it, in every game, variant and number of players."""
    variants = [name for name, is_on in flags.items() if is_on is True]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=1.0)
        fields = list(list_fields(game, find_board(flags), players, variants if variants or plain else None))
        rungs: list[Rung] = []
        for number, field in enumerate(fields):
            progress.update(task, description=name_field(field), completed=number / len(fields))
            rungs += climb(field, races, seed, threads)
    if as_json:
        answer = {"races": races, "seed": seed, "rungs": [rung.as_dict() for rung in rungs]}
        sys.stdout.write(json.dumps(answer, indent=1) + "\n")
    else:
        show_ladder(rungs, races, seed, Console(highlight=False))


def find_board(flags: Mapping[str, object]) -> str | None:
    """Return the board that one of the flags names; two of them are refused."""
    named = {name: value for name, value in flags.items() if isinstance(value, str)}
    if len(named) > 1:
        first, second = list(named.values())[:2]
        raise ContradictionError(
            f"{' and '.join(named)} name two boards; choose one", option=next(iter(named)), first=first, second=second
        )
    return next(iter(named.values()), None)


def name_field(game: AnyGame) -> str:
    """Return a field as it is typed: game, board, number of players, variants."""
    return _join(game.facts.name, name_board(game), game.players, name_variants(game))


def _join(game: str, board: str, players: int, variants: Iterable[str]) -> str:
    return " ".join(filter(None, [game, board, str(players), *variants]))


def show_ladder(rungs: list[Rung], races: int, seed: int, console: Console) -> None:
    """Print the results of the pairings."""
    heads = (
        "cli-ladder-race",
        "cli-ladder-pair",
        "cli-ladder-up",
        "cli-ladder-down",
        "cli-ladder-fair",
        "cli-ladder-verdict",
        "cli-ladder-basis",
        "cli-ladder-races",
    )
    rows = Table(*map(say, heads), title=say("cli-ladder", races=races, seed=str(seed)))
    for rung in rungs:
        raced = words.number(rung.races, 0) + ("" if rung.engine == "fast" else " *")
        rows.add_row(
            _join(rung.game, rung.board, rung.players, rung.variants),
            f"{name_driver(rung.stronger)} > {name_driver(rung.weaker)}",
            _show(rung.up),
            _show(rung.down),
            words.percent(rung.fair, 1),
            say("cli-ladder-says", verdict=rung.verdict),
            say("cli-ladder-rests", basis=rung.basis),
            raced,
        )
    console.print(rows)
    console.print(f"[dim]{say('cli-ladder-note')}[/dim]")


def _show(wins: Estimate | None) -> str:
    return f"{words.percent(wins.mean, 1)} ± {words.percent(wins.plus_minus or 0, 1)}" if wins else "–"
