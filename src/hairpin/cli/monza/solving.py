"""`hairpin solve`: compute the values of a race, or read them if they are stored."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from hairpin.cli.monza.names import name_track
from hairpin.cli.monza.parameters import BonusMove, Pro, TrackName
from hairpin.cli.options import gather, open_game
from hairpin.cli.parameters import AsJson, OtherOptions
from hairpin.games.monza import Monza
from hairpin.words import say, words


def solve_race(
    track: TrackName = None,
    players: Annotated[int | None, typer.Option(help="How many race; two if you leave it out.")] = None,
    bonus: BonusMove = False,
    cars: Annotated[str, typer.Option(help="With the bonus move: the cars' colors from the first seat on.")] = "",
    pro: Pro = False,
    rules: OtherOptions = None,
    single: Annotated[bool, typer.Option("--float32", help="Half the memory, six digits.")] = False,
    heat: Annotated[float | None, typer.Option(help="Temperature of choice; else the coolest that settles.")] = None,
    threads: Annotated[int, typer.Option(help="How many cores; 0 for all.")] = 0,
    folder: Annotated[Path | None, typer.Option(help="Where value files are kept, if not in the cache folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compute every seat's chance in every position; a second time it is only read."""
    flags = {"track": track, "players": players, "cars": cars or None, "bonus": bonus, "pro": pro}
    game = open_game("monza", gather("monza", flags, rules))
    if not isinstance(game, Monza):
        raise TypeError("only Monza is solved")
    dtype = "float32" if single else ""
    answer = (
        _solve_lone_car(game)
        if game.options.pro
        else _solve(game, folder, dtype=dtype, temperature=heat, threads=threads)
    )
    if as_json:
        sys.stdout.write(json.dumps(answer) + "\n")
    else:
        _show(answer, name_track(game.track))


def _solve(game: Monza, folder: Path | None, **how: Any) -> dict[str, Any]:
    from hairpin.solve import Report, make_problem, solve  # noqa: PLC0415 - the compiler takes a while to load

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[facts]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-solve-task", task="solving", seat=0), total=1.0, facts="")

        def on_sweep(report: Report) -> None:
            doing = say("cli-solve-task", task=report.task, seat=report.seat + 1)
            facts = say("cli-solve-moving", sweeps=report.sweeps, residual=words.figure(report.residual, ".1e"))
            progress.update(task, description=doing, completed=report.share, facts=facts)

        return solve(make_problem(game), folder, on_sweep=on_sweep, **how).header


def _solve_lone_car(game: Monza) -> dict[str, Any]:
    from hairpin.solve.one_car import solve_lone_car  # noqa: PLC0415 - the compiler takes a while to load

    car = solve_lone_car(game)
    chances = [round(float(chance), 9) for chance in car.chance]
    while chances[-1] == 0:
        chances.pop()
    return {"track": game.track.name, "pro": True, "cars": 1, "turns": car.mean, "chance_of_turns": chances}


def _show(answer: dict[str, Any], track: str) -> None:
    console = Console(highlight=False)
    if "turns" in answer:
        console.print(say("cli-solve-lone-car", track=track, turns=words.number(answer["turns"], 4)))
        rows = Table(say("cli-solve-turns"), say("cli-solve-chance"))
        for turns, chance in enumerate(answer["chance_of_turns"]):
            if chance >= 0.0005:
                rows.add_row(str(turns), words.percent(chance, 2))
        console.print(rows)
        return
    console.print(list_chances(track, answer["win_chances"]))
    residual, epsilon = (words.figure(answer[name], ".1e") for name in ("residual", "epsilon"))
    console.print(say("cli-solve-bound", residual=residual, epsilon=epsilon))
    seconds, heat = words.number(answer["seconds"], 1), words.figure(answer["heat"])
    console.print(f"[dim]{say('cli-solve-work', sweeps=answer['sweeps'], seconds=seconds, heat=heat)}[/dim]")


def list_chances(track: str, chances: Sequence[float]) -> Table:
    """Return each seat's chance as a table, from the starter on."""
    rows = Table(say("cli-seat"), say("cli-wins"), title=say("cli-solve-title", track=track, players=len(chances)))
    for seat, chance in enumerate(chances, start=1):
        rows.add_row(say("cli-solve-starts", seat=seat) if seat == 1 else str(seat), words.percent(chance, 4))
    return rows
