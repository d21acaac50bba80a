"""Write the compatibility data of a version: records of every game, and a database file with races under way.

`PYTHONPATH=tests:. python -m past.write tests/past/N` is run once, with the old version, before a change of rules,
boards or store. The files are never written again: every later version has to read them.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hairpin
from golden import FOLDER
from hairpin.core.errors import HairpinError
from hairpin.games.record import Record, format_record
from sampling import play
from server.client import Client, Json, ServerProcess

TABLE = ("stage", "game", "options", "seats", "host_seat", "starter_rule", "pace", "trophies", "champions", "races")
RACE = ("number", "ply", "starter", "view", "actor", "on_turn", "awaits_roll", "result", "fairness")

BOARD = """
game = "monza"
title = "Backyard"
edition = "anniversary"

[lanes]
A = "w1.5 r1 b1.5 y1 g1"
B = "#1 g1.5 p1.5 w1 b1"
C = "p1 y1.5 r1 g1.5 w1"

[finish]
colour = "white"

[curve]
path = "f8 r180/5 f8 r180/5"
road = 1.5
start = 2
"""


def write_house_rules() -> Iterator[tuple[str, str]]:
    """Race once by each choice of each house rule that a game declares, with every variant of its first board."""
    for facts in hairpin.list_games():
        board = facts.boards()[0]
        variants: dict[str, object] = dict.fromkeys(board.variants, True)
        for option in facts.options:
            if option.kind not in ("choice", "flag", "seats") or option.is_variant:
                continue
            for choice in option.choices or ((0,),):
                name = f"{facts.name}-{option.name}-{option.format(choice)}".replace("_", "-")
                given: dict[str, object] = variants | {option.name: choice}
                try:
                    game = hairpin.make(facts.name, **given)
                except HairpinError:
                    continue  # a rule for other boards
                words = tuple(game.format_action(action) for _, action, _ in play(game, Random(name)))
                yield name, format_record(Record(game, ("Ann", "Bo"), words, name))


def describe(client: Client, key: str) -> Json:
    """Return the fields of a table that must be restored."""
    race = {name: client.race[name] for name in RACE} if client.table["race"] else None
    return {name: client.table[name] for name in TABLE} | {"key": key, "race": race}


def play_plies(client: Client, random: Random, plies: int) -> None:
    """Play some plies, so that the race is left unfinished."""
    for _ in range(plies):
        if client.table["stage"] == "racing":
            client.act(random)


def finish(client: Client, random: Random) -> None:
    """Race to the end; a random race of Memo takes a thousand moves, so computers drive it and return the seats."""
    seats = range(len(client.table["seats"])) if client.table["game"] == "memo" else range(0)
    for seat in seats:
        client.do("hand-over", seat=seat, driver="racer")
    if seats:
        client.wait_for_table(lambda table: table["stage"] == "over")
    for seat in seats:
        client.do("take-back", seat=seat)
    client.play(random)


def fill_tables(server: ServerProcess) -> dict[str, Json]:
    """Open tables of all kinds, and leave each in another state."""
    tables: dict[str, Json] = {}

    def leave(client: Client, code: str, key: str) -> None:
        tables[code] = describe(client, key)

    requests: list[tuple[str, dict[str, str], int, int]] = [
        ("monza", {"track": "oval"}, 1, 7),
        ("monza", {"track": "oval", "pro": "yes", "bonus": "yes", "stopping": "longest"}, 0, 12),
        ("monza", {"track": "long", "pro": "yes"}, 1, 9),
        ("monza", {"track": "first-edition", "bonus": "yes"}, 2, 8),
        ("memo", {}, 1, 9),
        ("memo", {"first_dead_end": "first-round", "aid": "1"}, 0, 14),
    ]
    for number, (game, options, finished, plies) in enumerate(requests):
        random = Random(number)
        code, key = server.open(game, "here here here", **options)
        with server.connect(code, key) as host:
            host.do("set-seat", seat=1, name="Bo")
            for _ in range(finished):
                host.do("start")
                host.do("nonce", seat=0, race=host.race["number"], nonce="ab" * 16)
                finish(host, random)
            host.do("start")
            play_plies(host, random, plies)
            leave(host, code, key)
    request = {"game": "monza", "seats": [{"kind": "here"}, {"kind": "here"}], "board": BOARD, "options": {}}
    opened = server.ask("POST", "/api/tables", json=request).json()
    code, key = opened["code"], opened["key"]
    with server.connect(code, key) as host:
        host.do("start")
        host.play(Random(70))
        host.do("start")
        play_plies(host, Random(71), 6)
        leave(host, code, key)
    code, key = server.open("monza", "here computer", track="oval")
    with server.connect(code, key) as host:
        host.do("start")
        host.play(Random(80))
        host.do("to-lobby")
        host.do("start")
        play_plies(host, Random(81), 1)
        host.do("to-lobby")  # abandoned
        leave(host, code, key)
    for number, (game, options) in enumerate((("monza", {"track": "sprint"}), ("memo", {})), start=90):
        code, key = server.open(game, "here here", **options)
        with server.connect(code, key) as host:
            host.do("lock", is_locked=True)
            host.do("start")
            finish(host, Random(number))  # left at the podium
            leave(host, code, key)
    return tables


def main(folder: Path) -> None:
    """Write the records, the database file, and the fields of its tables."""
    records = folder / "records"
    records.mkdir(parents=True)
    for file in FOLDER.glob("*.race"):
        shutil.copy(file, records / file.name)
    for name, text in write_house_rules():
        (records / f"{name}.race").write_text(text, "utf-8")
    with TemporaryDirectory() as temporary:
        server = ServerProcess(Path(temporary)).start()
        tables = fill_tables(server)
        for code, table in tables.items():
            races = range(1, table["races"] + 1)
            answers = {number: server.ask("GET", f"/api/tables/{code}/races/{number}.race") for number in races}
            table["records"] = {number: answer.text for number, answer in answers.items() if answer.status_code == 200}
        server.end()
        server.read_store("VACUUM")
        server.close()
        shutil.copy(server.file, folder / "house.sqlite")
    (folder / "house.json").write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
