"""What the `hairpin` command can do. Each command reads its words, calls the house, and prints."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hairpin import __version__, list_games
from hairpin.analysis.simulate import Tally, simulate
from hairpin.bots import check_driver
from hairpin.bots import drivers as list_drivers
from hairpin.cli import table
from hairpin.cli.entry import ContradictionError, fill_seats, gather, open_game, split_names
from hairpin.cli.files import read_text
from hairpin.cli.monza.track_report import show_report
from hairpin.cli.oddities import show_oddities, warn_of_oddities
from hairpin.cli.output import speak
from hairpin.cli.sitting import YOUNGEST, Sitting, hold
from hairpin.core.game import GameFacts
from hairpin.core.options import Option
from hairpin.games.monza import load_track, shipped_tracks
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from hairpin.words import find_language, say, words

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
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


def show_version(is_asked: bool) -> None:
    """Print which Hairpin this is, and end."""
    if is_asked:
        sys.stdout.write(f"hairpin {__version__}\n")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which Hairpin this is.")
]
Language = Annotated[
    str, typer.Option(envvar="HAIRPIN_LANGUAGE", help="Speak this language: de, en, fr …; else the terminal's.")
]


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    language: Language = "",
    version: Version = False,  # noqa: ARG001 - it ends it all
) -> None:
    """Race, replay, simulate and study. Without a command: open the table for everyone at home (serve --lan)."""
    speak(find_language(language, os.environ))
    if context.invoked_subcommand is None:
        serve_table(lan=True)


def enter(
    name: str,
    track: str | None,
    players: int | None,
    drivers: list[str],
    pro: bool,
    bonus: bool,
    rules: list[str] | None,
) -> dict[str, object]:
    """Return the options that the words on the command line give."""
    given = gather(name, {"track": track, "players": players, "pro": pro, "bonus": bonus}, rules)
    return {"players": max(2, len(drivers)), **given}


@app.command()
def race(
    game: GameName = "monza",
    track: TrackName = None,
    players: Players = None,
    drivers: Drivers = "you,racer",
    pro: Pro = False,
    bonus: BonusMove = False,
    rules: OtherOptions = None,
    seed: Annotated[
        str | None, typer.Option(help="The same seed brings the same dice and tiles, whoever drives.")
    ] = None,
    races: Annotated[int, typer.Option(help="How many races in one sitting; each winner takes a trophy.")] = 1,
    starter: Annotated[
        str | None, typer.Option(help="Who begins: youngest, champion, random, or a seat's number.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the race in a .race file; of several, each gets its number: name-1.race")
    ] = None,
) -> None:
    """Race in the terminal, against computer drivers or watching them."""
    names = split_names(drivers)
    given = enter(game, track, players, names, pro, bonus, rules)
    begins = read_starter(starter, given.pop("starter", None))
    opened = open_game(game, given)
    warn_of_oddities(opened)
    seats = fill_seats(names, opened.players)
    for name in seats:
        if name != table.YOU:
            check_driver(name, game)
    drawn = str(SystemRandom().randrange(10**9)) if seed is None else seed
    hold(
        Sitting(lambda seat: open_game(game, {**given, "starter": seat}), seats, drawn, races, begins, save),
        Console(highlight=False),
    )


def read_starter(flag: str | None, option: object) -> str:
    """Return who begins, by `--starter` or by `--set starter=…`, which may say the same twice."""
    if flag is not None and option is not None and flag != option:
        raise ContradictionError(
            f"starter={flag} and starter={option} contradict each other; choose one",
            option="starter",
            first=flag,
            second=str(option),
        )
    return flag or str(option or YOUNGEST)


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
    sys.stdout.write(say("cli-fair", count=checked) + "\n")


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
    opened = open_game(game, enter(game, track, players, names, pro, bonus, rules))
    warn_of_oddities(opened)
    seats = fill_seats(names, opened.players)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=number)
        tally = simulate(opened, seats, number, seed, lambda done: progress.advance(task, done))
    if as_json:
        sys.stdout.write(json.dumps(tally.as_dict()) + "\n")
    else:
        show_tally(tally)


def show_tally(tally: Tally) -> None:
    """Print what the races came to."""
    console = Console(highlight=False)
    heads = [say(head) for head in ("cli-seat", "cli-driver", "cli-wins", "cli-interval")]
    rows = Table(*heads, title=say("cli-tally", races=tally.races, game=tally.game, seed=str(tally.seed)))
    for seat, (driver, wins) in enumerate(zip(tally.drivers, tally.wins, strict=True), start=1):
        rows.add_row(str(seat), driver, words.percent(wins.mean, 2), f"± {words.percent(wins.plus_minus or 1, 2)}")
    console.print(rows)
    for label, estimate in (("cli-turns", tally.turns), ("cli-push-backs", tally.push_backs)):
        mean, plus_minus = words.number(estimate.mean), words.number(estimate.plus_minus or 0)
        console.print(say(label, mean=mean, plusminus=plus_minus))
    if tally.unfinished:
        console.print(say("cli-endless", count=tally.unfinished))
    console.print(say("cli-engine", engine=tally.engine))
    console.print(f"[dim]{tally.options}[/dim]")


@app.command("serve")
def serve_table(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; if it is taken, the next free one.")] = 8642,
    lan: Annotated[bool, typer.Option("--lan", help="Serve the home network too.")] = False,
    data: Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    public_url: Annotated[str, typer.Option(help="The address that links and QR codes carry.")] = "",
    drivers: Annotated[str, typer.Option(help="A Python file with computer drivers of your own.")] = "",
    think_scale: Annotated[float, typer.Option(hidden=True, help="Computers think this much longer.")] = 1.0,
    answer_seconds: Annotated[float, typer.Option(hidden=True, help="How long a driver may think.")] = 3.0,
    ready_seconds: Annotated[float, typer.Option(hidden=True, help="How long a driver may load and compile.")] = 120.0,
    frames_per_second: Annotated[float, typer.Option(hidden=True, help="How much a page may say.")] = 20.0,
    seed: Annotated[int | None, typer.Option(hidden=True, help="For tests, at home alone: chance from a seed.")] = None,
) -> None:
    """Open the table in the browser."""
    from hairpin.server.serve import ServerConfig, serve  # noqa: PLC0415 - slow to import, and only needed here
    from hairpin.server.tables.service import Limits  # noqa: PLC0415

    limits = Limits(
        frames_per_second=frames_per_second,
        think_scale=think_scale,
        answer_seconds=answer_seconds,
        ready_seconds=ready_seconds,
        plugins=drivers,
        seed=seed,
    )
    serve(ServerConfig(host, port, lan, data, public_url, not no_browser, limits), say)


@app.command("games")
def show_games() -> None:
    """List games, variants, house rules, boards and drivers."""
    console = Console(highlight=False)
    for facts in list_games():
        heads = [say(head) for head in ("cli-option", "cli-choices", "cli-rule", "cli-meaning")]
        least, most = facts.players[0], facts.players[-1]
        rows = Table(*heads, title=say("cli-game", title=name_game(facts), name=facts.name, least=least, most=most))
        for option in facts.options:
            rows.add_row(
                option.name,
                list_choices(option),
                option.rule,
                explain_option(facts, option),
            )
        console.print(rows)
        boards = ", ".join(name_board(facts, board.name, board.title) for board in facts.boards())
        console.print(say("cli-boards", boards=boards))
        console.print(say("cli-drivers", drivers=", ".join(list_drivers(facts.name))) + "\n")


def list_choices(option: Option) -> str:
    """Name the choices of an option, the usual one in bold and in words."""
    usual = f"[bold]{say('cli-usual', choice=option.format(option.default))}[/bold]"
    return ", ".join(usual if c == option.default else option.format(c) for c in option.choices) or f"{usual} …"


def name_game(facts: GameFacts) -> str:
    """Return a game's title; one without words keeps its own."""
    pictures = {"monza": "oval", "memo": "memo"}
    return say("game-title", picture=pictures[facts.name]) if facts.name in pictures else facts.title


def name_option(facts: GameFacts, *parts: str) -> str:
    """Return the id of the message about an option, or about one of its choices."""
    return "-".join(("option", facts.name, *parts)).replace("_", "-")


def name_board(facts: GameFacts, name: str, title: str) -> str:
    """Name a board: `oval (Oval: short, for first races)`; a family's own keeps its title."""
    [option] = [option.name for option in facts.options if option.kind == "board"]
    message = name_option(facts, option, name)
    return f"{name} ({say(message) if words.has(message) else title})"


def explain_option(facts: GameFacts, option: Option) -> str:
    """Say what an option decides, and what each choice means."""
    asked, told = name_option(facts, option.name), name_option(facts, option.name, "says")
    lines = [say(told if words.has(told) else asked) if words.has(asked) else option.says]
    for choice in option.choices:
        message = name_option(facts, option.name, str(choice))
        if words.has(message):
            lines.append(f"{choice}: {say(message)}")
    return "\n".join(lines)


@tracks_app.command("list")
def list_tracks() -> None:
    """List the boards that come with Hairpin."""
    for name, track in shipped_tracks().items():
        message = f"option-monza-track-{name}"
        title = say(message) if words.has(message) else track.title
        facts = say("cli-track", title=title, spaces=len(track.spaces), edition=track.edition)
        sys.stdout.write(f"{name:<16}{facts}\n")


@tracks_app.command("check")
def check(
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A board's name, or a .toml file.")],
    races: Annotated[int, typer.Option(help="How many races to simulate.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    cars: Annotated[bool, typer.Option(help="Solve every pair of cars with the bonus move.")] = True,
    as_json: AsJson = False,
) -> None:
    """Measure a board: lengths, colours, turns, skill, push-backs, the starter's chance, every colour of car."""
    track = load_track(name)  # a board that is not there is refused at once

    from hairpin.analysis.monza.boards import check_track  # noqa: PLC0415 - the compiler takes a while to load

    report = check_track(track, races=races, seed=seed, cars=cars)
    if as_json:
        odd = [asdict(oddity) for oddity in track.oddities]
        sys.stdout.write(json.dumps(report.as_dict() | {"oddities": odd}) + "\n")
    else:
        console = Console(highlight=False)
        show_report(report, console)
        show_oddities(track.oddities, console)
