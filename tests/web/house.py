"""A house for browsers: the real server on a free port and a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from hairpin.games.record import Record, parse_record
from server.client import Client, RefusedError, ServerProcess


@contextmanager
def open_house(folder: Path, *words: str) -> Iterator[ServerProcess]:
    """Serve from a folder until the end of the block; computers think a hundred times faster."""
    house = ServerProcess(folder, *words)
    try:
        yield house.start()
    finally:
        house.close()


def pull_the_plug(house: ServerProcess) -> None:
    """Kill the server with SIGKILL; it will come back on the same port and file."""
    port = urlsplit(house.url).port
    house.kill()
    house.arguments = ("--port", str(port))


def act(guest: Client, random: Random) -> None:
    """Roll or move for whoever is on turn, unless a page of the same seats is faster, as where there is no choice."""
    place = guest.position()
    try:
        guest.act(random)
    except RefusedError:
        if guest.table["stage"] == "racing" and guest.position() == place:
            raise


def take_turn(guest: Client, random: Random) -> None:
    """Play a turn to its end beside a page of the same seats."""
    seat = guest.turn()
    while guest.table["stage"] == "racing" and guest.turn() == seat:
        act(guest, random)


def fetch_record(house: ServerProcess, code: str, race: int = 1) -> Record:
    """Return the record of an ended race, read and driven through the rules."""
    answer = house.ask("GET", f"/api/tables/{code}/races/{race}.race")
    assert answer.status_code == 200, answer.text
    return parse_record(answer.text)


def list_said(record: Record, seats: set[int]) -> list[str]:
    """Return the words that these seats said in a race, in order."""
    steps = record.steps()
    return [word for before, word, _ in steps if record.game.actor(before) in seats]
