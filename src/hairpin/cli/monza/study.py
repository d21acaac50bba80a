"""`hairpin study`: the solved values of a board, in figures or as a picture."""

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
from hairpin.cli.files import write_text
from hairpin.cli.monza.names import name_racer, name_track
from hairpin.cli.monza.parameters import TrackName
from hairpin.cli.monza.solving import list_chances
from hairpin.cli.names import name_driver
from hairpin.cli.parameters import AsJson, Seed
from hairpin.games.monza import Monza
from hairpin.words import say, words

if TYPE_CHECKING:
    from hairpin.analysis.monza.solved import FirstMove, PushBacks, SolvedRace, Study
    from hairpin.analysis.simulate import Estimate


class Layer(StrEnum):
    """What a picture shows."""

    CHANCES = "chances"
    TRAFFIC = "traffic"


def study_race(
    track: TrackName = None,
    players: Annotated[int, typer.Option(help="How many race: 2 to 4.")] = 2,
    races: Annotated[int, typer.Option(min=100, help="How many races each match of drivers has.")] = 400_000,
    traced: Annotated[
        int, typer.Option(min=100, help="In how many races push-backs and traffic are counted.")
    ] = 10_000,
    seed: Seed = 1,
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
        task = progress.add_task(say("cli-study-task", task="reading"), total=1.0)

        def on_step(what: str, share: float) -> None:
            progress.update(task, description=say("cli-study-task", task=what), completed=share)

        from hairpin.analysis.monza.solved import SolvedRace, study  # noqa: PLC0415 - the compiler takes a while to load

        race = SolvedRace(game, folder, on_step)
        if picture:
            write_text(picture, _paint(race, layer, traced, seed))
            return
        found = study(race, races=races, traced=traced, seed=seed, threads=threads)
    if as_json:
        sys.stdout.write(json.dumps(found.as_dict()) + "\n")
    else:
        _show(found, name_track(game.track), Console(highlight=False))


def _paint(race: SolvedRace, layer: Layer, races: int, seed: int) -> str:
    from hairpin.analysis.monza import heat_map  # noqa: PLC0415 - the compiler takes a while to load

    track, players = race.game.track, race.game.players
    is_traffic = layer == Layer.TRAFFIC
    figures = heat_map.measure_traffic(race, races, seed) if is_traffic else heat_map.measure_chances(race)
    title = say("cli-heat-title", layer=layer, board=name_track(track))
    says = say("cli-heat-says", layer=layer, players=players)
    return heat_map.draw_heat_map(track, heat_map.HeatMap(title, says, figures), words)


def _show(found: Study, track: str, console: Console) -> None:
    console.print(list_chances(track, found.win_chances))
    console.print(say("cli-study-starting", points=words.number(100 * found.value_of_starting)) + "\n")
    for sort, moves in found.first_moves.items():
        if moves:
            _show_moves(say("cli-study-moves", sort=sort), moves, console)
    _show_push_backs(found.push_backs, console)
    heads = map(say, ("cli-study-one", "cli-study-among", "cli-wins", "cli-interval"))
    rows = Table(*heads, title=say("cli-study-matches", races=found.races))
    for match in found.matches:
        mean, plus_minus = words.percent(match.wins.mean, 2), words.percent(match.wins.plus_minus or 0, 2)
        rows.add_row(_name_driver(match.one), _name_driver(match.others), mean, f"± {plus_minus}")
    console.print(rows)
    epsilon, heat = words.figure(found.epsilon, ".1e"), words.figure(found.heat)
    proof = say("cli-study-proof", epsilon=epsilon, heat=heat, seed=str(found.seed))
    console.print(f"[dim]{proof}[/dim]")


def _name_driver(name: str) -> str:
    from hairpin.analysis.monza.solved import SOLVED  # noqa: PLC0415

    return say("cli-study-best") if name == SOLVED else name_driver(name)


def _show_moves(title: str, moves: tuple[FirstMove, ...], console: Console) -> None:
    heads = ("cli-study-roll", "cli-study-often", "cli-study-route", "cli-study-end", "cli-wins")
    rows = Table(*map(say, heads), title=title)
    for move in moves:
        for n, option in enumerate(move.options):
            first = (move.roll, words.percent(move.probability, 2)) if n == 0 else ("", "")
            end = say("cli-study-furthest", end=option.end) if option.is_racers else option.end
            rows.add_row(*first, option.route, end, words.percent(option.chance, 2))
    console.print(rows)


def _show_push_backs(found: PushBacks, console: Console) -> None:
    rows = Table("", "", say("cli-interval"), title=say("cli-study-pushes", races=found.races, racer=name_racer()))
    for what in ("pushed_loses", "pusher_gains", "push_is_worth", "solved_takes", "racers_take"):
        figure: Estimate = getattr(found, what)
        mean, plus_minus = words.percent(figure.mean, 2), words.percent(figure.plus_minus or 0, 2)
        rows.add_row(say("cli-study-push", what=what, racer=name_racer()), mean, f"± {plus_minus}")
    for what in ("solved_per_race", "racers_per_race"):
        figure = getattr(found, what)
        mean, plus_minus = words.number(figure.mean, 3), words.number(figure.plus_minus or 0, 3)
        rows.add_row(say("cli-study-push", what=what, racer=name_racer()), mean, f"± {plus_minus}")
    console.print(rows)
