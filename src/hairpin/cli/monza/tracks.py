"""`hairpin tracks list` and `hairpin tracks check`: the boards, and the figures of one."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from hairpin.cli.board_warnings import show_oddities
from hairpin.cli.monza.names import name_track
from hairpin.cli.monza.parameters import Board
from hairpin.cli.monza.track_report import show_report
from hairpin.cli.parameters import AsJson, Seed
from hairpin.games.monza import load_track, shipped_tracks
from hairpin.words import say, words


def list_tracks() -> None:
    """List the boards that come with Hairpin."""
    for name, track in shipped_tracks().items():
        message = f"option-monza-track-{name}"
        title = say(message) if words.has(message) else track.title
        facts = say("cli-track", title=title, spaces=len(track.spaces), edition=track.edition)
        sys.stdout.write(f"{name:<16}{facts}\n")


def check_board(
    name: Board,
    races: Annotated[int, typer.Option(help="How many races to simulate.")] = 100_000,
    seed: Seed = 1,
    cars: Annotated[bool, typer.Option(help="Solve every pair of cars with the bonus move.")] = True,
    as_json: AsJson = False,
) -> None:
    """Measure a board: lengths, colors, turns, skill, push-backs, the starter's chance, every color of car."""
    track = load_track(name)  # a missing board is refused before the compiler is loaded

    from hairpin.analysis.monza.boards import check_track  # noqa: PLC0415 - the compiler takes a while to load

    report = check_track(track, races=races, seed=seed, cars=cars)
    if as_json:
        odd = [asdict(oddity) for oddity in track.oddities]
        sys.stdout.write(json.dumps(report.as_dict() | {"oddities": odd}) + "\n")
    else:
        console = Console(highlight=False)
        show_report(report, name_track(track), console)
        show_oddities(track.oddities, console)
