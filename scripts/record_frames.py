"""Record the frames of a race for the page's tests: `make frames`. A test fails when they are stale.

One client plays both cars of a race with the professional rules; the frames to a second one, a spectator, are stored.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.client import Client, Json, ServerProcess

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games" / "monza" / "race" / "recorded"
TRACK = "sprint"
NAMES = ("Ada", "Ben")
# Found by trying: an extra roll, accelerators among dice, a turbo drive and bonus moves in one short race.
SEED = 372
# Replacements for what differs between servers.
CODE = "ABC234"
INVITE = ""


def play_race(server: ServerProcess) -> tuple[list[Json], list[Json]]:
    """Play a race at the first table of a server; return the frames to the player and to the spectator."""
    code, key = server.open("monza", "here here", track=TRACK, pro="yes", bonus="yes")
    with server.connect(code, key) as driver, server.connect(code) as watcher:
        for seat, name in enumerate(NAMES):
            driver.do("set-seat", seat=seat, name=name)
        driver.do("start")
        watcher.wait_for_table(lambda table: table["stage"] == "racing")
        begins = [len(client.received) for client in (driver, watcher)]
        watcher.say_hello()
        random = Random(SEED)
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


def clean(frame: Json) -> Json:
    """Return a frame without the names of this server."""
    table = {"table": frame["table"] | {"code": CODE}} if "table" in frame else {}
    names = {"you": frame["you"] | {"invite": INVITE}, "server": ""} if "you" in frame else {}
    return frame | table | names


def write_files(server: ServerProcess, frames: list[Json]) -> dict[str, str]:
    """Return the files by name: the race, one frame per line, and its board."""
    cleaned = [clean(frame) for frame in frames if frame["type"] != "heartbeat"]
    lines = [json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in cleaned]
    board = server.ask("GET", f"/api/boards/{TRACK}").text
    return {"professionals.jsonl": "\n".join([*lines, ""]), f"{TRACK}.json": board + "\n"}


def main() -> None:
    """Record the frames of a new server with a fixed seed."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            _, to_watcher = play_race(server.start())
            files = write_files(server, to_watcher)
        finally:
            server.close()
    for name, text in files.items():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"{FOLDER / name}: {len(text.encode()) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
