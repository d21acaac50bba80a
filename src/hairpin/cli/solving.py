"""`hairpin solve`: the values of a whole race, computed once and kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from hairpin import make
from hairpin.cli.commands import AsJson, BonusMove, OtherOptions, Pro, TrackName, app, read_settings
from hairpin.games.monza import Monza


@app.command("solve")
def solve_race(
    track: TrackName = None,
    players: Annotated[int, typer.Option(help="How many race.")] = 2,
    bonus: BonusMove = False,
    cars: Annotated[str, typer.Option(help="With the bonus move: the cars' colours from the first seat on.")] = "",
    pro: Pro = False,
    rules: OtherOptions = None,
    single: Annotated[bool, typer.Option("--float32", help="Half the memory, six digits.")] = False,
    threads: Annotated[int, typer.Option(help="How many cores; 0 for all.")] = 0,
    folder: Annotated[Path | None, typer.Option(help="Where value files are kept, if not in the cache folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Compute every seat's chance in every position; a second time it is only read."""
    words = {"players": players, "bonus": bonus, "pro": pro} | ({"track": track} if track else {})
    words |= {"cars": cars} if cars else {}
    game = make("monza", **(words | read_settings(rules)))
    if not isinstance(game, Monza):
        raise TypeError("only Monza is solved")
    answer = _solve_lone_car(game) if pro else _solve(game, folder, "float32" if single else "", threads)
    if as_json:
        sys.stdout.write(json.dumps(answer) + "\n")
    else:
        _show(answer)


def _solve(game: Monza, folder: Path | None, dtype: str, threads: int) -> dict[str, Any]:
    from hairpin.solve import Report, pose, solve  # noqa: PLC0415 - the compiler takes a while to load

    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[facts]}"), TimeElapsedColumn(),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("solving", total=1.0, facts="")

        def on_sweep(report: Report) -> None:
            facts = f"sweep {report.sweeps}, still moving {report.residual:.1e}"
            progress.update(task, description=report.task, completed=report.share, facts=facts)

        return solve(pose(game), folder, dtype=dtype, threads=threads, on_sweep=on_sweep).header


def _solve_lone_car(game: Monza) -> dict[str, Any]:
    from hairpin.solve.pro import solve_lone_car  # noqa: PLC0415 - the compiler takes a while to load

    car = solve_lone_car(game)
    chances = [round(float(chance), 9) for chance in car.chance]
    while chances[-1] == 0:
        chances.pop()
    return {"track": game.track.name, "pro": True, "cars": 1, "turns": car.mean, "chance_of_turns": chances}


def _show(answer: dict[str, Any]) -> None:
    console = Console(highlight=False)
    if "turns" in answer:
        console.print(f"{answer['track']}, one car with all tiles: {answer['turns']:.4f} turns on average")
        rows = Table("turns", "chance")
        for turns, chance in enumerate(answer["chance_of_turns"]):
            if chance >= 0.0005:
                rows.add_row(str(turns), f"{chance:.2%}")
        console.print(rows)
        return
    rows = Table("seat", "wins", title=f"{answer['track']}, {answer['players']} cars, everyone driving their best")
    for seat, chance in enumerate(answer["win_chances"], start=1):
        rows.add_row(f"{seat}{' (starts)' if seat == 1 else ''}", f"{chance:.4%}")
    console.print(rows)
    console.print(f"residual {answer['residual']:.1e}; no seat could gain more than {answer['epsilon']:.1e} anywhere")
    console.print(f"[dim]{answer['sweeps']} sweeps, {answer['seconds']} s, heat {answer['heat']:g}[/dim]")
