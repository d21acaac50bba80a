"""`hairpin tracks design`: lay the open road of a half-finished board."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hairpin.cli.files import write_text
from hairpin.cli.monza.names import name_track
from hairpin.cli.monza.track_report import show_report
from hairpin.cli.parameters import AsJson
from hairpin.games.monza import load_track
from hairpin.words import say, words

if TYPE_CHECKING:
    from hairpin.analysis.monza.design import Design, Try


def design_track(
    name: Annotated[
        str, typer.Argument(metavar="PLAN|FILE", help="A plan's name, or a .toml file whose lanes have open road: ~9")
    ],
    seed: Annotated[int, typer.Option(help="The same seed lays the same board.")] = 1,
    tries: Annotated[int, typer.Option(help="How many changes to try.")] = 5000,
    warmth: Annotated[
        float, typer.Option(min=0, help="How much worse it may become at first, to become better later.")
    ] = 0.25,
    finals: Annotated[
        int, typer.Option(min=0, help="How many of the last changes also count how fair the bonus move is.")
    ] = 0,
    begin: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Go on from a board that an earlier search has laid.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the track file here and show how it plays.")] = None,
    as_json: AsJson = False,
) -> None:
    """Lay open road (`~9` in a lane) so that thinking pays and few turns bring no move."""
    found = _search(name, seed, tries, warmth, finals, begin)
    if out:
        write_text(out, found.text)
    if as_json:
        figures = {part: value for part, value in found.evaluation.solo._asdict().items() if part != "visits"}
        figures |= {"skill": found.evaluation.skill, "faults": found.evaluation.faults, "edge": found.evaluation.edge}
        sys.stdout.write(
            json.dumps(
                {"seed": seed, "tries": tries, "warmth": warmth, "finals": finals, "text": found.text, **figures}
            )
            + "\n"
        )
    elif out:
        from hairpin.analysis.monza.boards import check_track  # noqa: PLC0415

        console = Console(highlight=False)
        show_report(check_track(found.track), name_track(found.track), console)
        console.print(f"  {say('cli-saved', file=str(out))}", markup=False, soft_wrap=True)
    else:
        sys.stdout.write(found.text)


def _search(name: str, seed: int, tries: int, warmth: float, finals: int, begin: str | None) -> Design:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[facts]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-design-task"), total=tries, facts="")

        def on_try(done: Try) -> None:
            skill, stalls = words.percent(done.best.skill, 1), words.percent(done.best.solo.stalls, 1)
            progress.update(task, completed=done.number, facts=say("cli-design-best", skill=skill, stalls=stalls))

        from hairpin.analysis.monza.design import design  # noqa: PLC0415 - the compiler takes a while to load
        from hairpin.analysis.monza.plan import load_plan  # noqa: PLC0415

        first = load_track(begin) if begin else None
        plan = load_plan(name)
        return design(plan, seed=seed, tries=tries, warmth=warmth, finals=finals, begin=first, on_try=on_try)
