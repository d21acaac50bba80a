"""What the `hairpin` command can do. Each command reads its words, calls the house, and prints."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hairpin import games as list_games
from hairpin import make
from hairpin.analysis.boards import check_track
from hairpin.analysis.simulate import Tally, simulate
from hairpin.bots import drivers as list_drivers
from hairpin.cli import table
from hairpin.cli.track_report import show_report
from hairpin.core.errors import OptionValueError, RecordError
from hairpin.core.game import Game
from hairpin.games.monza import load_track, shipped_tracks
from hairpin.games.record import format_record, is_name, parse_record
from hairpin.games.verify import verify

app = typer.Typer(
    no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help="Race, replay, simulate and study."
)
tracks_app = typer.Typer(no_args_is_help=True, help="Look at boards.")
app.add_typer(tracks_app, name="tracks")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="monza or memo")]
TrackName = Annotated[str | None, typer.Option(help="A board's name, or a .toml file.")]
Players = Annotated[int | None, typer.Option(help="How many race; as many as there are drivers if you leave it out.")]
Drivers = Annotated[str, typer.Option(help="Who drives, seat by seat: you, racer, random …")]
Pro = Annotated[bool, typer.Option("--pro", help="Professional variant.")]
BonusMove = Annotated[bool, typer.Option("--bonus", help="Bonus-move variant.")]
OtherOptions = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any other option.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

ENGINES = {"fast": "fast, compiled", "rules": "rules, for not every driver is compiled"}


def open_game(
    name: str,
    track: str | None,
    players: int | None,
    drivers: list[str],
    pro: bool,
    bonus: bool,
    rules: list[str] | None,
) -> Game[Any, Any, Any]:
    """Make the game that the words on the command line describe."""
    given: dict[str, object] = {"players": players if players is not None else max(2, len(drivers))}
    if track is not None:
        given["track"] = track
    given |= {variant: True for variant, is_on in (("pro", pro), ("bonus", bonus)) if is_on}
    return make(name, **(given | read_settings(rules)))


def read_settings(rules: list[str] | None) -> dict[str, object]:
    """Read what stands after each `--set`."""
    given: dict[str, object] = {}
    for word in rules or ():
        key, equals, value = word.partition("=")
        if not equals:
            raise OptionValueError(f"--set {word} is not possible; write --set name=value", option=word, value=word)
        given[key] = value
    return given


def split_names(drivers: str) -> list[str]:
    """Read a list of drivers: `you,racer`."""
    return [name.strip() for name in drivers.split(",") if name.strip()]


@app.command()
def race(
    game: GameName = "monza",
    track: TrackName = None,
    players: Players = None,
    drivers: Drivers = "you,racer",
    pro: Pro = False,
    bonus: BonusMove = False,
    rules: OtherOptions = None,
    seed: Annotated[str | None, typer.Option(help="The same seed rolls the same dice.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the race in a .race file.")] = None,
) -> None:
    """Race in the terminal, against computer drivers or watching them."""
    names = split_names(drivers)
    opened = open_game(game, track, players, names, pro, bonus, rules)
    if seed is not None and not is_name(seed):
        raise OptionValueError("--seed takes 1 to 40 letters", option="seed", value=seed)
    console = Console(highlight=False)
    record = table.race(opened, names, seed or str(SystemRandom().randrange(10**9)), console)
    if save:
        write_text(save, format_record(record))
        console.print(f"  Saved: {save}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .race file.")],
    at_once: Annotated[bool, typer.Option("--all", help="Do not wait between turns.")] = False,
) -> None:
    """Step through a saved race."""
    record = parse_record(read_text(file))
    is_watched = sys.stdin.isatty() and not at_once
    table.replay(record, Console(highlight=False), input if is_watched else None)


@app.command("verify")
def verify_race(file: Annotated[Path, typer.Argument(help="A .race file of a table.")]) -> None:
    """Check that every roll, tile and canister of a race was fair."""
    checked = verify(parse_record(read_text(file)))
    sys.stdout.write(f"fair: {checked} answers of chance are right\n")


@app.command("simulate")
def simulate_races(
    game: GameName,
    track: TrackName = None,
    players: Players = None,
    drivers: Drivers = "racer",
    number: Annotated[int, typer.Option("--games", help="How many races.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    pro: Pro = False,
    bonus: BonusMove = False,
    rules: OtherOptions = None,
    as_json: AsJson = False,
) -> None:
    """Let computer drivers race many times and count."""
    names = split_names(drivers)
    opened = open_game(game, track, players, names, pro, bonus, rules)
    seats = table.fill_seats(names, opened.players)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("racing", total=number)
        tally = simulate(opened, seats, number, seed, lambda done: progress.advance(task, done))
    if as_json:
        sys.stdout.write(json.dumps(tally.as_dict()) + "\n")
    else:
        show_tally(tally)


def show_tally(tally: Tally) -> None:
    """Print what the races came to."""
    console = Console(highlight=False)
    rows = Table("seat", "driver", "wins", "95 %", title=f"{tally.races} races of {tally.game}, seed {tally.seed}")
    for seat, (driver, wins) in enumerate(zip(tally.drivers, tally.wins, strict=True), start=1):
        rows.add_row(str(seat), driver, f"{wins.mean:.2%}", f"± {wins.plus_minus or 1:.2%}")
    console.print(rows)
    console.print(f"turns per race: {tally.turns.mean:.2f} ± {tally.turns.plus_minus or 0:.2f}")
    console.print(f"push-backs per race: {tally.push_backs.mean:.2f} ± {tally.push_backs.plus_minus or 0:.2f}")
    if tally.unfinished:
        console.print(f"races given up as endless: {tally.unfinished}")
    console.print(f"engine: {ENGINES[tally.engine]}")
    console.print(f"[dim]{tally.options}[/dim]")


@app.command("serve")
def serve_table(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; if it is taken, the next free one.")] = 8642,
    lan: Annotated[bool, typer.Option("--lan", help="Serve the home network too.")] = False,
    data: Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    public_url: Annotated[str, typer.Option(help="The address that links and QR codes carry.")] = "",
    think_scale: Annotated[float, typer.Option(hidden=True, help="Computers think this much longer.")] = 1.0,
) -> None:
    """Open the table in the browser."""
    from hairpin.server.hall import HouseRules  # noqa: PLC0415 - a web server that only this command waits for
    from hairpin.server.serve import House, serve  # noqa: PLC0415

    serve(House(host, port, lan, data, public_url, not no_browser, HouseRules(think_scale=think_scale)))


@app.command("games")
def show_games() -> None:
    """List games, variants, house rules, boards and drivers."""
    console = Console(highlight=False)
    for facts in list_games():
        seats = f"{facts.players[0]}–{facts.players[-1]} players"
        rows = Table("option", "choices", "rule", "meaning", title=f"{facts.title} ({facts.name}), {seats}")
        for option in facts.options:
            words = [
                f"[bold]{option.format(c)}[/bold]" if c == option.default else option.format(c) for c in option.choices
            ]
            rows.add_row(
                option.name,
                ", ".join(words) or f"[bold]{option.format(option.default)}[/bold] …",
                option.rule,
                option.says,
            )
        console.print(rows)
        console.print("boards: " + ", ".join(f"{board.name} ({board.title})" for board in facts.boards()))
        console.print("drivers: " + ", ".join(list_drivers(facts.name)) + "\n")


@tracks_app.command("list")
def list_tracks() -> None:
    """List the boards that come with Hairpin."""
    for name, track in shipped_tracks().items():
        sys.stdout.write(f"{name:<16}{track.title}, {len(track.spaces)} spaces, {track.edition} edition\n")


@tracks_app.command("check")
def check(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A board's name, or a .toml file.")],
    races: Annotated[int, typer.Option(help="How many races to simulate.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Measure a board: lengths, colours, turns, chances, push-backs."""
    report = check_track(load_track(name), races=races, seed=seed)
    if as_json:
        sys.stdout.write(json.dumps(report.as_dict()) + "\n")
    else:
        show_report(report, Console(highlight=False))


def read_text(file: Path) -> str:
    """Read a file of ours, or say why not."""
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise RecordError(f"{file}: cannot be read ({error})", file=str(file)) from error


def write_text(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(file)
    except OSError as error:
        raise RecordError(f"{file}: cannot be written ({error})", file=str(file)) from error
