"""`hairpin study`: what the solved values of a board say, in figures or as a picture."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hairpin import make
from hairpin.cli.commands import AsJson, TrackName, app, write_text
from hairpin.games.monza import Monza

if TYPE_CHECKING:
    from hairpin.analysis.simulate import Estimate
    from hairpin.analysis.solved import FirstMove, PushBacks, SolvedRace, Study

SORTS = {
    "racer_errs": "first rolls on which going as far as possible costs most",
    "choice_matters": "first rolls on which the best ending stands out most",
    "most_common": "the most common choices on the first roll",
}


class Layer(StrEnum):
    """What a picture shows."""

    CHANCES = "chances"
    TRAFFIC = "traffic"


@app.command("study")
def study_race(
    track: TrackName = None,
    players: Annotated[int, typer.Option(help="How many race: 2 to 4.")] = 2,
    races: Annotated[int, typer.Option(min=100, help="How many races each match of drivers has.")] = 400_000,
    traced: Annotated[
        int, typer.Option(min=100, help="In how many races push-backs and traffic are counted.")
    ] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    threads: Annotated[int, typer.Option(min=0, help="How many cores; 0 for all.")] = 0,
    picture: Annotated[Path | None, typer.Option(help="Write a picture of the board instead: FILE.svg")] = None,
    layer: Annotated[Layer, typer.Option(help="What the picture shows.")] = Layer.CHANCES,
    folder: Annotated[Path | None, typer.Option(help="Where value files are kept, if not in the cache folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say what the solved values of a board mean: seats, first moves, push-backs, skill."""
    game = make("monza", players=players, **({"track": track} if track else {}))
    if not isinstance(game, Monza):
        raise TypeError("only Monza is solved")
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("reading", total=1.0)

        def on_step(what: str, share: float) -> None:
            progress.update(task, description=what, completed=share)

        from hairpin.analysis.solved import SolvedRace, study  # noqa: PLC0415 - the compiler takes a while to load

        race = SolvedRace(game, folder, on_step)
        if picture:
            write_text(picture, _paint(race, layer, traced, seed))
            return
        found = study(race, races=races, traced=traced, seed=seed, threads=threads)
    if as_json:
        sys.stdout.write(json.dumps(found.as_dict()) + "\n")
    else:
        _show(found, Console(highlight=False))


def _paint(race: SolvedRace, layer: Layer, races: int, seed: int) -> str:
    from hairpin.analysis.heat import measure_chances, measure_traffic, paint_heat  # noqa: PLC0415

    heat = measure_chances(race) if layer == Layer.CHANCES else measure_traffic(race, races, seed)
    return paint_heat(race.game.track, heat)


def _show(found: Study, console: Console) -> None:
    rows = Table("seat", "wins", title=f"{found.track}, {found.players} cars, everyone driving their best")
    for seat, chance in enumerate(found.win_chances, start=1):
        rows.add_row(f"{seat}{' (starts)' if seat == 1 else ''}", f"{chance:.4%}")
    console.print(rows)
    console.print(f"starting is worth {100 * found.value_of_starting:+.2f} points\n")
    for sort, moves in found.first_moves.items():
        if moves:
            _show_moves(SORTS[sort], moves, console)
    _show_push_backs(found.push_backs, console)
    rows = Table("one", "among", "wins", "95 %", title=f"{found.races} races a row, on every seat in turn")
    for match in found.matches:
        rows.add_row(match.one, match.others, f"{match.wins.mean:.2%}", f"± {match.wins.plus_minus or 0:.2%}")
    console.print(rows)
    console.print(f"[dim]epsilon {found.epsilon:.1e}, heat {found.heat:g}, seed {found.seed}[/dim]")


def _show_moves(title: str, moves: tuple[FirstMove, ...], console: Console) -> None:
    rows = Table("roll", "how often", "route", "ends on", "wins", title=title)
    for move in moves:
        for n, option in enumerate(move.options):
            first = (move.roll, f"{move.probability:.2%}") if n == 0 else ("", "")
            note = " (furthest)" if option.is_racers else ""
            rows.add_row(*first, option.route, option.end + note, f"{option.chance:.2%}", end_section=False)
    console.print(rows)


def _show_push_backs(found: PushBacks, console: Console) -> None:
    rows = Table("push-backs", "", "95 %", title=f"{found.races} races, everyone driving their best, or all racers")

    def add(what: str, figure: Estimate, is_share: bool = True) -> None:
        unit = ".2%" if is_share else ".3f"
        rows.add_row(what, format(figure.mean, unit), f"± {format(figure.plus_minus or 0, unit)}")

    add("who is pushed back loses, of its chance", found.pushed_loses)
    add("who pushes gains", found.pusher_gains)
    add("a push-back, where there is a choice, is worth", found.push_is_worth)
    add("solved drivers push, where there is a choice", found.solved_takes)
    add("racers do", found.racers_take)
    add("push-backs a race, solved drivers", found.solved_per_race, is_share=False)
    add("push-backs a race, racers", found.racers_per_race, is_share=False)
    console.print(rows)
