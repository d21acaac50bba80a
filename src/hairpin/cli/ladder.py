"""`hairpin ladder`: each computer driver against the one below it, and the learner's calibration."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hairpin.analysis.ladder import Rung, climb, list_fields
from hairpin.analysis.simulate import AnyGame, Estimate
from hairpin.cli.commands import AsJson, BonusMove, Pro, TrackName, app
from hairpin.cli.files import write_text
from hairpin.words import say, words

RACES = 32_000


@app.command("ladder")
def climb_ladder(
    game: Annotated[str | None, typer.Option(help="monza or memo; both if you leave it out.")] = None,
    track: TrackName = None,
    players: Annotated[int | None, typer.Option(help="How many race; every number if you leave it out.")] = None,
    pro: Pro = False,
    bonus: BonusMove = False,
    plain: Annotated[bool, typer.Option("--plain", help="No variant; all of them if you name none.")] = False,
    races: Annotated[int, typer.Option(help="The most races of a pairing; fewer where it is clear sooner.")] = RACES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    threads: Annotated[int, typer.Option(min=1, max=2, help="How many cores.")] = 1,
    calibrate: Annotated[Path | None, typer.Option(help="Write the learner's curves for Monza to this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Race each computer driver against the one below it, in every game, variant and number of players."""
    variants = [name for name, is_on in (("pro", pro), ("bonus", bonus)) if is_on]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=1.0)
        if calibrate:
            _calibrate(calibrate, seed, threads, lambda share: progress.update(task, completed=share))
            return
        fields = list(list_fields(game, track, players, variants if variants or plain else None))
        rungs: list[Rung] = []
        for number, field in enumerate(fields):
            progress.update(task, description=name_field(field), completed=number / len(fields))
            rungs += climb(field, races, seed, threads)
    if as_json:
        answer = {"races": races, "seed": seed, "rungs": [rung.as_dict() for rung in rungs]}
        sys.stdout.write(json.dumps(answer, indent=1) + "\n")
    else:
        show_ladder(rungs, races, seed, Console(highlight=False))


def name_field(game: AnyGame) -> str:
    """Name a sort of race as it is typed: `monza oval 3 pro`."""
    board = next(str(game.settings[option.name]) for option in game.facts.options if option.kind == "board")
    variants = [option.name for option in game.facts.variants if game.settings[option.name]]
    return " ".join([game.facts.name, board, str(game.players), *variants])


def show_ladder(rungs: list[Rung], races: int, seed: int, console: Console) -> None:
    """Print what the pairings came to."""
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
        field = " ".join([rung.game, rung.board, str(rung.players), *rung.variants])
        raced = words.number(rung.races, 0) + ("" if rung.engine == "fast" else " *")
        rows.add_row(
            field,
            f"{rung.stronger} > {rung.weaker}",
            _show(rung.up),
            _show(rung.down),
            words.percent(rung.fair, 1),
            say("cli-ladder-says", verdict=rung.verdict),
            rung.basis,
            raced,
        )
    console.print(rows)
    console.print(f"[dim]{say('cli-ladder-note')}[/dim]")


def _show(wins: Estimate | None) -> str:
    return f"{words.percent(wins.mean, 1)} ± {words.percent(wins.plus_minus or 1, 1)}" if wins else "–"


def _calibrate(file: Path, seed: int, threads: int, on_share: Any) -> None:
    from hairpin.analysis.monza.calibrate import format_curves, measure_curves  # noqa: PLC0415 - as slow to load as the rest

    write_text(file, format_curves(measure_curves(seed, threads, on_share), seed))
