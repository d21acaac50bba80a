"""Write what a version of Hairpin leaves behind: records of every game, and the file of a house with races under way.

`PYTHONPATH=tests:. python -m past.write tests/past/N` is run once, before a change of rules, boards or store, by the
version that is about to become the past. What it wrote is never written again: every later version has to read it.
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
from server.client import Guest, House, Json

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


def remember(guest: Guest, key: str) -> Json:
    """Return what must be found again at a table."""
    race = {name: guest.race[name] for name in RACE} if guest.table["race"] else None
    return {name: guest.table[name] for name in TABLE} | {"key": key, "race": race}


def race_on(guest: Guest, random: Random, plies: int) -> None:
    """Race for some plies, so that the race breaks off in the middle."""
    for _ in range(plies):
        if guest.table["stage"] == "racing":
            guest.act(random)


def finish(guest: Guest, random: Random) -> None:
    """Race to the end; a rally by lot would take a thousand moves, so computers drive it and give the seats back."""
    seats = range(len(guest.table["seats"])) if guest.table["game"] == "memo" else range(0)
    for seat in seats:
        guest.do("hand-over", seat=seat, driver="racer")
    if seats:
        guest.until_table(lambda table: table["stage"] == "over")
    for seat in seats:
        guest.do("take-back", seat=seat)
    guest.play(random)


def keep_house(house: House) -> dict[str, Json]:
    """Open tables of all kinds, and leave each in another state."""
    tables: dict[str, Json] = {}

    def leave(guest: Guest, code: str, key: str) -> None:
        tables[code] = remember(guest, key)

    wishes: list[tuple[str, dict[str, str], int, int]] = [
        ("monza", {"track": "oval"}, 1, 7),
        ("monza", {"track": "oval", "pro": "yes", "bonus": "yes", "stopping": "longest"}, 0, 12),
        ("monza", {"track": "long", "pro": "yes"}, 1, 9),
        ("monza", {"track": "first-edition", "bonus": "yes"}, 2, 8),
        ("memo", {}, 1, 9),
        ("memo", {"first_dead_end": "first-round", "aid": "1"}, 0, 14),
    ]
    for number, (game, options, finished, plies) in enumerate(wishes):
        random = Random(number)
        code, key = house.open(game, "here here here", **options)
        with house.meet(code, key) as host:
            host.do("set-seat", seat=1, name="Bo")
            for _ in range(finished):
                host.do("start")
                host.do("nonce", seat=0, race=host.race["number"], nonce="ab" * 16)
                finish(host, random)
            host.do("start")
            race_on(host, random, plies)
            leave(host, code, key)
    wish = {"game": "monza", "seats": [{"kind": "here"}, {"kind": "here"}], "board": BOARD, "options": {}}
    opened = house.ask("POST", "/api/tables", json=wish).json()
    code, key = opened["code"], opened["key"]
    with house.meet(code, key) as host:
        host.do("start")
        host.play(Random(70))
        host.do("start")
        race_on(host, Random(71), 6)
        leave(host, code, key)
    code, key = house.open("monza", "here computer", track="oval")
    with house.meet(code, key) as host:
        host.do("start")
        host.play(Random(80))
        host.do("to-lobby")
        host.do("start")
        race_on(host, Random(81), 1)
        host.do("to-lobby")  # given up
        leave(host, code, key)
    return tables


def main(folder: Path) -> None:
    """Write records, the house's file, and what its tables looked like."""
    records = folder / "records"
    records.mkdir(parents=True)
    for file in FOLDER.glob("*.race"):
        shutil.copy(file, records / file.name)
    for name, text in write_house_rules():
        (records / f"{name}.race").write_text(text, "utf-8")
    with TemporaryDirectory() as place:
        house = House(Path(place)).start()
        tables = keep_house(house)
        for code, table in tables.items():
            races = range(1, table["races"] + 1)
            answers = {number: house.ask("GET", f"/api/tables/{code}/races/{number}.race") for number in races}
            table["records"] = {number: answer.text for number, answer in answers.items() if answer.status_code == 200}
        house.end()
        house.read_store("VACUUM")
        house.close()
        shutil.copy(house.file, folder / "house.sqlite")
    (folder / "house.json").write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
