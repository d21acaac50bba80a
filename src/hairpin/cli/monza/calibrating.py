"""`hairpin calibrate`: measure how often the learner wins, by how often it errs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hairpin.cli.files import write_text
from hairpin.cli.parameters import Seed
from hairpin.words import say


def calibrate_learner(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Write the learner's curves for Monza to this file.")],
    seed: Seed = 1,
    threads: Annotated[int, typer.Option(min=1, max=2, help="How many cores.")] = 1,
) -> None:
    """Measure how often Monza's learner wins, by how often it errs."""
    from hairpin.analysis.monza.calibrate import format_curves, measure_curves  # noqa: PLC0415 - loads the compiler

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=1.0)
        curves = measure_curves(seed, threads, lambda share: progress.update(task, completed=share))
    write_text(file, format_curves(curves, seed))
