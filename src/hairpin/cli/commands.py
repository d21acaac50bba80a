"""The commands that every game has. Each reads its parameters, calls the library, and prints."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hairpin import __version__, list_games
from hairpin.analysis.simulate import Estimate, Tally, simulate
from hairpin.bots import check_driver
from hairpin.cli.board_warnings import warn_of_oddities
from hairpin.cli.files import check_writable, read_text, write_text
from hairpin.cli.game_flags import NO_FLAGS, with_game_flags
from hairpin.cli.game_list import show_game
from hairpin.cli.names import name_driver, name_game
from hairpin.cli.options import ContradictionError, fill_seats, gather, open_game, split_names
from hairpin.cli.output import speak
from hairpin.cli.parameters import DEFAULT_GAME, AsJson, Drivers, GameName, OtherOptions, Players, Seed
from hairpin.cli.race import YOU
from hairpin.cli.race import replay as show_replay
from hairpin.cli.session import YOUNGEST, Session, run_session
from hairpin.games import find_kit
from hairpin.games.record import parse_record
from hairpin.games.verify import verify
from hairpin.words import find_language, say, words

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def show_version(is_asked: bool) -> None:
    """Print the version and exit."""
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
    version: Version = False,  # noqa: ARG001 - its callback exits
) -> None:
    """Race, replay, simulate and study. Without a command: open the table for everyone at home (serve --lan)."""
    speak(find_language(language, os.environ))
    if context.invoked_subcommand is None:
        serve_table(lan=True)


def gather_options(
    name: str, flags: Mapping[str, object], players: int | None, drivers: list[str], rules: list[str] | None
) -> dict[str, object]:
    """Return the game's options; by default there are as many players as drivers, and no fewer than the game needs."""
    given = gather(name, {**flags, "players": players}, rules)
    return {"players": max(find_kit(name).facts.players[0], len(drivers)), **given}


@app.command()
@with_game_flags
def race(
    game: GameName = DEFAULT_GAME,
    flags: Mapping[str, object] = NO_FLAGS,
    players: Players = None,
    drivers: Drivers = None,
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
    usual = f"{YOU},{find_kit(game).standard_driver}"
    names = split_names(usual if drivers is None else drivers)
    given = gather_options(game, flags, players, names, rules)
    begins = read_starter(starter, given.pop("starter", None))
    opened = open_game(game, given)
    warn_of_oddities(opened)
    seats = fill_seats(names, opened.players)
    for name in seats:
        if name != YOU:
            check_driver(name, game)
    drawn = str(SystemRandom().randrange(10**9)) if seed is None else seed
    run_session(
        Session(lambda seat: open_game(game, {**given, "starter": seat}), seats, drawn, races, begins, save),
        Console(highlight=False),
    )


def read_starter(flag: str | None, option: object) -> str:
    """Return the starter, given by `--starter` or by `--set starter=…`, which must not contradict each other."""
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
    show_replay(record, Console(highlight=False), input if is_watched else None)


@app.command("verify")
def verify_race(file: Annotated[Path, typer.Argument(help="A .race file of a table.")]) -> None:
    """Check that every roll, tile and canister of a race was fair."""
    record = parse_record(read_text(file))
    checked, mixed = verify(record), record.fairness.mixed if record.fairness else 0
    sys.stdout.write(say("cli-fair" if mixed else "cli-right", count=checked) + "\n")
    sys.stdout.write(say("cli-mixed", mixed=mixed, seats=record.game.players) + "\n")


@app.command("simulate")
@with_game_flags
def simulate_races(
    game: GameName,
    flags: Mapping[str, object] = NO_FLAGS,
    players: Players = None,
    drivers: Drivers = None,
    number: Annotated[int, typer.Option("--games", help="How many races.")] = 1000,
    seed: Seed = 1,
    rules: OtherOptions = None,
    as_json: AsJson = False,
    report: Annotated[Path | None, typer.Option(help="Write a page with pictures to this .html file.")] = None,
) -> None:
    """Let computer drivers race many times and count."""
    if report:
        check_writable(report)
    names = split_names(find_kit(game).standard_driver if drivers is None else drivers)
    opened = open_game(game, gather_options(game, flags, players, names, rules))
    warn_of_oddities(opened)
    seats = fill_seats(names, opened.players)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(say("cli-racing"), total=number)
        tally = simulate(opened, seats, number, seed, lambda done: progress.advance(task, done))
    if report:
        from hairpin.cli.report.page import make_report  # noqa: PLC0415 - drawing a board is slow to import

        write_text(report, make_report(opened, tally))
    if as_json:
        sys.stdout.write(json.dumps(tally.as_dict()) + "\n")
    else:
        show_tally(tally)


def show_tally(tally: Tally) -> None:
    """Print the estimates of a simulation."""
    console = Console(highlight=False)
    heads = [say(head) for head in ("cli-seat", "cli-driver", "cli-wins", "cli-interval")]
    game = name_game(find_kit(tally.game).facts)
    rows = Table(*heads, title=say("cli-tally", races=tally.races, game=game, seed=str(tally.seed)))
    for seat, (driver, wins) in enumerate(zip(tally.drivers, tally.wins, strict=True), start=1):
        mean, plus_minus = words.percent(wins.mean, 2), words.percent(wins.plus_minus or 0, 2)
        rows.add_row(str(seat), name_driver(driver), mean, f"± {plus_minus}")
    console.print(rows)
    console.print(say("cli-turns", **_format(tally.turns)))
    for name, estimate in tally.counts.items():
        console.print(say_count(tally.game, name, estimate))
    if tally.unfinished:
        console.print(say("cli-endless", count=tally.unfinished))
    console.print(say("cli-engine", engine=tally.engine))
    console.print(f"[dim]{tally.options}[/dim]")


def _format(estimate: Estimate) -> dict[str, str]:
    return {"mean": words.number(estimate.mean), "plusminus": words.number(estimate.plus_minus or 0)}


def say_count(game: str, counter: str, estimate: Estimate) -> str:
    """Say a count by the message `<game>-count-<counter>`, else `cli-<counter>`, else by the counter's name."""
    label, figures = counter.replace("_", "-"), _format(estimate)
    for message in (f"{game}-count-{label}", f"cli-{label}"):
        if words.has(message):
            return say(message, **figures)
    return f"{counter} {figures['mean']} ± {figures['plusminus']}"


@app.command("serve")
def serve_table(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; if it is taken, the next free one.")] = 8642,
    lan: Annotated[bool, typer.Option("--lan", help="Serve the home network too.")] = False,
    data: Annotated[str, typer.Option(help="Where tables are kept: sqlite:///FILE")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    public_url: Annotated[str, typer.Option(help="The address that links and QR codes carry.")] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Believe this proxy, an address or a network, whom it forwards. Repeatable."),
    ] = None,
    drivers: Annotated[str, typer.Option(help="A Python file with computer drivers of your own.")] = "",
    keep_days: Annotated[
        float, typer.Option(help="Delete tables without a finished race after so many idle days; 0: never.", min=0)
    ] = 30,
    most_bytes: Annotated[
        int, typer.Option(help="Open no new table while the file has more bytes than this; 0: no limit.", min=0)
    ] = 8_000_000_000,
    think_scale: Annotated[float, typer.Option(hidden=True, help="Computers think this much longer.")] = 1.0,
    nonce_seconds: Annotated[float, typer.Option(hidden=True, help="Wait so long for nonces.")] = 2.0,
    answer_seconds: Annotated[float, typer.Option(hidden=True, help="How long a driver may think.")] = 3.0,
    ready_seconds: Annotated[float, typer.Option(hidden=True, help="How long a driver may load and compile.")] = 120.0,
    frames_per_second: Annotated[float, typer.Option(hidden=True, help="How much a page may say.")] = 20.0,
    limit_scale: Annotated[float, typer.Option(hidden=True, help="For tests: limits per address are larger.")] = 1.0,
    timeout_scale: Annotated[float, typer.Option(hidden=True, help="For tests: timeouts of connections.")] = 1.0,
    connections: Annotated[int, typer.Option(hidden=True, help="For tests: how many connections at most.")] = 65_536,
    seed: Annotated[int | None, typer.Option(hidden=True, help="For tests, at home alone: chance from a seed.")] = None,
) -> None:
    """Open the table in the browser."""
    from hairpin.server.serve import ServerConfig, serve  # noqa: PLC0415 - slow to import, and only needed here
    from hairpin.server.tables.limits import Limits  # noqa: PLC0415
    from hairpin.server.web.http import scale_timeouts  # noqa: PLC0415

    limits = Limits(
        keep_days=keep_days,
        most_bytes=most_bytes,
        frames_per_second=frames_per_second,
        think_scale=think_scale,
        nonce_seconds=nonce_seconds,
        answer_seconds=answer_seconds,
        ready_seconds=ready_seconds,
        plugins=drivers,
        seed=seed,
    )
    config = ServerConfig(
        host,
        port,
        lan,
        data,
        public_url,
        not no_browser,
        limits,
        proxies=tuple(proxy or ()),
        limit_scale=limit_scale,
        connections=scale_timeouts(timeout_scale, most=connections),
    )
    serve(config, say)


@app.command("games")
def show_games() -> None:
    """List games, variants, house rules, boards and drivers."""
    console = Console(highlight=False)
    for facts in list_games():
        show_game(facts, console)
