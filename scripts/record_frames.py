"""Record the frames of a race for the page's tests: `make frames`. A test fails when they are stale.

One client plays both cars of a professional race by the protocol; another one watches, and its frames are recorded.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.client import Guest, House, Json

FOLDER = Path(__file__).parents[1] / "web" / "src" / "games" / "monza" / "race" / "recorded"
TRACK = "sprint"
NAMES = ("Ada", "Ben")
# Found by trial: an extra roll, accelerators among dice, a turbo drive and bonus moves in one short race.
SEED = 372
# Replacements of values that differ from run to run.
CODE = "ABC234"
INVITE = ""


def play_race(house: House) -> tuple[list[Json], list[Json]]:
    """Play a race at a server's first table; return the frames of the player and of the watcher."""
    code, key = house.open("monza", "here here", track=TRACK, pro="yes", bonus="yes")
    with house.meet(code, key) as driver, house.meet(code) as watcher:
        for seat, name in enumerate(NAMES):
            driver.do("set-seat", seat=seat, name=name)
        driver.do("start")
        watcher.until_table(lambda table: table["stage"] == "racing")
        begins = [len(guest.heard) for guest in (driver, watcher)]
        watcher.greet()
        random = Random(SEED)
        while driver.table["stage"] == "racing":
            act(driver, random)
        watcher.until_table(lambda table: table["number"] == driver.table["number"])
        said, seen = (
            [json.loads(raw) for raw in guest.heard[begin:]]
            for guest, begin in zip((driver, watcher), begins, strict=True)
        )
    return said, seen


def act(driver: Guest, random: Random) -> None:
    """Roll or move; like a page, send a draft for every piece that is laid."""
    if driver.race["awaits_roll"]:
        driver.roll()
        return
    words = choose(driver, random)
    laid = [word for word in words if word[0].isupper()]
    for count in range(1, len(laid) + 1):
        driver.say("draft", seat=driver.turn(), words=laid[:count], **driver.place())
    driver.move(*words)


def choose(driver: Guest, random: Random) -> list[str]:
    """Return a random complete move; dice are more likely than accelerators."""
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
            nodes, at = driver.ask("plan", words=words, **driver.place())["plan"]["nodes"], 0
    return words


def clean(frame: Json) -> Json:
    """Return a frame without values that are specific to this server."""
    table = {"table": frame["table"] | {"code": CODE}} if "table" in frame else {}
    house = {"you": frame["you"] | {"invite": INVITE}, "server": ""} if "you" in frame else {}
    return frame | table | house


def write_files(house: House, seen: list[Json]) -> dict[str, str]:
    """Return the files by name: the race, one frame per line, and its board."""
    frames = [clean(frame) for frame in seen if frame["type"] != "heartbeat"]
    lines = [json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in frames]
    board = house.ask("GET", f"/api/boards/{TRACK}").text
    return {"professionals.jsonl": "\n".join([*lines, ""]), f"{TRACK}.json": board + "\n"}


def main() -> None:
    """Record the frames of a new server, whose random seed is fixed."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            _, seen = play_race(house.start())
            files = write_files(house, seen)
        finally:
            house.close()
    for name, text in files.items():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"{FOLDER / name}: {len(text.encode()) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
