"""Start and kill a real server for browser tests, act on it as a client, and read its records."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from hairpin.games.record import Record, parse_record
from server.client import Client, RefusedError, ServerProcess


@contextmanager
def start_server(folder: Path, *arguments: str) -> Iterator[ServerProcess]:
    """Run a server with its data in a folder until the end of the block; drivers think a hundred times faster."""
    server = ServerProcess(folder, *arguments)
    try:
        yield server.start()
    finally:
        server.close()


def kill_server(server: ServerProcess) -> None:
    """Kill the server with SIGKILL; the next start uses the same port and file."""
    port = urlsplit(server.url).port
    server.kill()
    server.arguments = ("--port", str(port))


def act(client: Client, random: Random) -> None:
    """Roll or move for the seat on turn; ignore a refusal if a page with the same seats has acted first."""
    place = client.position()
    try:
        client.act(random)
    except RefusedError:
        if client.table["stage"] == "racing" and client.position() == place:
            raise


def take_turn(client: Client, random: Random) -> None:
    """Play a turn to its end while a page with the same seats is open."""
    seat = client.turn()
    while client.table["stage"] == "racing" and client.turn() == seat:
        act(client, random)


def fetch_record(server: ServerProcess, code: str, race: int = 1) -> Record:
    """Fetch the record of an ended race; parsing it checks every move against the rules."""
    answer = server.ask("GET", f"/api/tables/{code}/races/{race}.race")
    assert answer.status_code == 200, answer.text
    return parse_record(answer.text)


def list_words(record: Record, seats: set[int]) -> list[str]:
    """Return the words of the moves of these seats, in order."""
    steps = record.steps()
    return [word for before, word, _ in steps if record.game.actor(before) in seats]
