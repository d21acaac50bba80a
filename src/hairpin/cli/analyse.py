"""`hairpin analyse`: what every roll and every choice of a race was worth, as the page tells it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hairpin.cli.commands import app
from hairpin.cli.files import read_text
from hairpin.cli.parameters import AsJson
from hairpin.cli.review import ReviewPrinter
from hairpin.core.kit import AnyGame
from hairpin.core.review import Reviewer
from hairpin.games import kit_of
from hairpin.tables.errors import NoChancesError
from hairpin.tables.reviews import read_ended
from hairpin.words import say


@app.command("analyse")
def analyse(
    file: Annotated[Path, typer.Argument(help="A .race file of a race that is over.")],
    effort: Annotated[int, typer.Option(min=0, help="Where chances are estimated: 1 more takes 4 times as long.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Tell luck and choices of a race apart: every seat's chances, turn by turn, and where its result came from."""
    record = read_ended(read_text(file))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-analysing"), total=1.0)
        reviewer = make_reviewer(record.game)
        review = reviewer.review(record.words, effort, lambda share: progress.update(task, completed=share))
    if as_json:
        sys.stdout.write(json.dumps(asdict(review)) + "\n")
    else:
        ReviewPrinter(record, review, Console(highlight=False)).print()


def make_reviewer(game: AnyGame) -> Reviewer:
    """Return who reviews races of a game, or refuse it: the game has none."""
    kit = kit_of(game)
    if kit.reviewer is None:
        raise NoChancesError(f"nobody can tell the chances in {game.facts.name}", game=game.facts.name)
    reviewer: Reviewer = kit.reviewer.load()(game)
    return reviewer
