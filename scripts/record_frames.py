"""Record the frames of races for the page's tests: `make frames`. A test fails when they are stale.

One client plays all cars of a race; the frames to a second one, a spectator, are stored.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hairpin.games.memo.grid import DISTANCES, NEIGHBOURS, PIT
from server.client import Client, Json, ServerProcess

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
NAMES = ("Ada", "Ben", "Cleo")
# Of the moves with tiles: how many are swaps, and by how many steps a way may seem shorter than it is.
SWAPS = 0.06
DOUBT = 3.0
# Replacements for what differs between servers.
CODE = "ABC234"
INVITE = ""


class Play(NamedTuple):
    """A race to record: its file, its table, and the seed of the choices."""

    name: str
    game: str
    seats: int
    options: dict[str, str]
    seed: int

    @property
    def folder(self) -> Path:
        """The folder of the race's frames and board."""
        return GAMES / self.game / "race" / "recorded"

    @property
    def file(self) -> Path:
        """The file of the race's frames."""
        return self.folder / f"{self.name}.jsonl"


# Seeds were found by trying. A table's dice depend on the tables before it.
PROFESSIONALS = Play(
    # An extra roll, accelerators among dice, a turbo drive and bonus moves in one short race.
    "professionals",
    "monza",
    2,
    {"track": "sprint", "pro": "yes", "bonus": "yes"},
    372,
)
PLAYS = (
    PROFESSIONALS,
    # Cars are pushed back, and a second one finishes in the last round.
    Play("oval", "monza", 3, {"track": "oval"}, 2),
    Play("first-edition", "monza", 2, {"track": "first-edition"}, 3),
    # Both cars have a canister, and tiles were swapped.
    Play("memo", "memo", 2, {}, 50),
)


def play_race(server: ServerProcess, play: Play) -> tuple[list[Json], list[Json]]:
    """Play a race at a new table; return the frames to the player and to the spectator."""
    code, key = server.open(play.game, " ".join(["here"] * play.seats), **play.options)
    with server.connect(code, key) as driver, server.connect(code) as watcher:
        for seat, name in enumerate(NAMES[: play.seats]):
            driver.do("set-seat", seat=seat, name=name)
        driver.do("start")
        watcher.wait_for_table(lambda table: table["stage"] == "racing")
        begins = [len(client.received) for client in (driver, watcher)]
        watcher.say_hello()
        random = Random(play.seed)
        while driver.table["stage"] == "racing":
            act(driver, random)
        watcher.wait_for_table(lambda table: table["number"] == driver.table["number"])
        to_player, to_watcher = (
            [json.loads(raw) for raw in client.received[begin:]]
            for client, begin in zip((driver, watcher), begins, strict=True)
        )
    return to_player, to_watcher


def act(driver: Client, random: Random) -> None:
    """Roll or move; as a page does, send a draft for every die that is laid."""
    if driver.race["awaits_roll"]:
        driver.roll()
        return
    words = choose(driver, random)
    laid = [word for word in words if word[0].isupper()]
    for count in range(1, len(laid) + 1):
        driver.send_command("draft", seat=driver.turn(), words=laid[:count], **driver.position())
    driver.move(*words)


def choose(driver: Client, random: Random) -> list[str]:
    """Return a random move, with more dice than accelerators."""
    if driver.table["game"] == "memo":
        return choose_tile(driver.race, random)
    if not driver.race["plan"]:
        return [random.choice(driver.race["legal"])]
    nodes = driver.race["plan"]["nodes"]
    words: list[str] = []
    at: int | None = 0
    while at is not None:
        node = nodes[at]
        ways = [(step["word"], step["to"]) for step in node["steps"]]
        ways += [(word, None) for word in random.sample(node["words"], min(1, len(node["words"])))]
        weights = [1 if word.endswith("+") else 3 for word, _ in ways]
        [(word, at)] = random.choices(ways, weights)
        words.append(word)
        if at == -1:
            nodes, at = driver.ask("plan", words=words, **driver.position())["plan"]["nodes"], 0
    return words


def choose_tile(race: Json, random: Random) -> list[str]:
    """Return a move towards the pit or the finish, or now and then a swap of two covered tiles."""
    view = race["view"]
    far = DISTANCES[view["canisters"][view["turn"]] or PIT]
    words = [word for word in race["legal"] if word != "swap"]
    if not words or ("swap" in race["legal"] and random.random() < SWAPS):
        return ["swap", *random.sample([cell for cell in view["covered"] if cell not in view["ban"]], 2)]

    def measure(word: str) -> float:
        kind, what = word.split(":")
        around = NEIGHBOURS.get(view["chosen"], {})
        ends = [around[side] for side in what if side in around] if kind == "way" else [what]
        return min(far[end] for end in ends) + random.random() * DOUBT

    return [min(words, key=measure)]


def clean(frame: Json) -> Json:
    """Return a frame without the names of this server."""
    table = {"table": frame["table"] | {"code": CODE}} if "table" in frame else {}
    names = {"you": frame["you"] | {"invite": INVITE}, "server": ""} if "you" in frame else {}
    return frame | table | names


def write_files(server: ServerProcess, play: Play, frames: list[Json]) -> Iterator[tuple[Path, str]]:
    """Yield the files of a race: its frames, one per line, and its board."""
    cleaned = [clean(frame) for frame in frames if frame["type"] != "heartbeat"]
    lines = [json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in cleaned]
    yield play.file, "\n".join([*lines, ""])
    if track := play.options.get("track"):
        yield play.folder / f"{track}.json", server.ask("GET", f"/api/boards/{track}").text + "\n"


def main() -> None:
    """Record the frames of a new server with a fixed seed."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            server.start()
            for play in PLAYS:
                _, to_watcher = play_race(server, play)
                for file, text in write_files(server, play, to_watcher):
                    file.parent.mkdir(exist_ok=True)
                    file.write_text(text, "utf-8")
                    print(f"{file.relative_to(GAMES)}: {len(text.encode()) / 1000:.0f} kB")
        finally:
            server.close()


if __name__ == "__main__":
    main()
