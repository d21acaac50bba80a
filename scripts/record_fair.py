"""Record races with fair dice, whole and tampered with, and what Python says of them: `make frames`.

The page's own check of the dice (`web/src/replay/fair`) is tested with them. A test fails when they are stale.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from hmac import digest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import hairpin
from hairpin.core.errors import NotEndedError, NotFairError, RecordError
from hairpin.core.fair import FairSource
from hairpin.core.game import CHANCE
from hairpin.games.record import mark_turns, parse_record
from hairpin.games.verify import verify
from hairpin.tables.race import Race

FILE = Path(__file__).parents[1] / "web" / "src" / "replay" / "fair" / "recorded" / "races.json"


class Play(NamedTuple):
    """A race to record: its options, the seats that mix the dice, and what must be in it."""

    name: str
    game: str
    options: dict[str, Any]
    mixing: tuple[int, ...]
    wanted: tuple[str, ...] = ()


RACES = (
    Play("sprint", "monza", {"track": "sprint", "players": 3, "cars": ("red", "green", "blue")}, (0, 2)),
    Play(
        "professionals",
        "monza",
        {"track": "oval", "pro": True, "bonus": True, "players": 2},
        (0, 1),
        (" turbo ", " reroll:", " bonus:A"),
    ),
    Play("nobody-mixed", "monza", {"track": "sprint", "players": 2}, ()),
    Play("starts", "memo", {"players": 2, "tiles": "open-roads", "canisters": "starts"}, (1,), (" canister:",)),
    Play("all-canisters", "memo", {"players": 3, "tiles": "open-roads"}, (0, 1, 2), (" canister:",)),
)
ROLL = re.compile(r"(?<= )[rygbwp]{6}(?= |$)")
MOST_WORDS = 700  # of a race that goes on at random; what is longer is abandoned
TRIES = 40
BRIEF = ("whole", "another roll, new checksums", "another tile", "another tile, new checksums")  # of most races


def drive(game: str, options: dict[str, Any], mixing: tuple[int, ...], seed: str) -> Race:
    """Drive a race at random."""
    made = hairpin.make(game, **options)
    race = Race(made, 1, seed, tuple(f"P{seat}" for seat in range(made.players)))
    for seat in mixing:
        race.add_nonce(seat, f"{seat + 10:02x}" * 16)
    random = Random(seed)
    while race.actor is not None and race.ply < MOST_WORDS:
        words = () if race.actor == CHANCE else (made.format_action(random.choice(made.legal_actions(race.state))),)
        race.commit(race.play(words))
    if race.actor is not None:
        race.abandon()
    return race


def find_shortest(play: Play) -> str:
    """Return the shortest of some random races with what is wanted."""
    seeds = [sha256(f"{play.name} {number}".encode()).hexdigest() for number in range(TRIES)]
    records = [drive(play.game, play.options, play.mixing, seed).format_record() for seed in seeds]
    return min((text for text in records if all(part in text for part in play.wanted)), key=len)


def mark_again(text: str) -> str:
    """Return a record with new checksums, as somebody would write them who knows the seed."""
    head, _, body = text.partition("\n\n")
    seed = head.partition("revealed: ")[2].partition("\n")[0]
    turns = [line.rpartition(" ~")[0] for line in body.split("\n") if line[:1].isdigit()]
    rest = [line for line in body.split("\n") if not line[:1].isdigit()]
    return "\n".join([head, "", *mark_turns(seed, turns), *rest])


def change_roll(text: str, number: int) -> str:
    """Return a record in which the dice of a roll are others."""
    found = [*ROLL.finditer(text)][number]
    dice = "rygbwp" if found[0] != "rygbwp" else "rrrrrr"
    return text[: found.start()] + dice + text[found.end() :]


def change_tile(text: str) -> str:
    """Return a record in which the first curve that was turned up is a crossing."""
    head, _, body = text.partition("\n\n")
    return f"{head}\n\n{body.replace(' curve ', ' crossing ', 1)}"


def tamper(text: str) -> Iterator[tuple[str, str]]:
    """Yield what was done to a record, and the text after it."""
    yield "whole", text
    yield "other promise", re.sub(r"commitment: (.)", lambda found: f"commitment: {'01'[found[1] == '0']}", text)
    yield "other nonce", re.sub(r"nonce (\d): ..", r"nonce \1: ff", text)
    yield "hidden seed", re.sub(r" ~[0-9a-f]{8}\n", "\n", re.sub(r"revealed: .*\n", "", text))
    yield "no promise", re.sub(r" ~[0-9a-f]{8}\n", "\n", re.sub(r"(commitment|nonce \d|revealed): .*\n", "", text))
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    yield "a turn left out", "\n".join([*lines[: first + 1], *lines[first + 2 :]])
    if ROLL.search(text):
        yield "another roll", change_roll(text, -1)
        yield "another roll, new checksums", mark_again(change_roll(text, -1))
    else:
        yield "another tile", change_tile(text)
        yield "another tile, new checksums", mark_again(change_tile(text))


def judge(text: str) -> dict[str, Any]:
    """Return what Python finds in a record, in the page's words."""
    try:
        record = parse_record(text)
        checked = verify(record)
    except NotFairError:
        return {"kind": "none"}
    except NotEndedError:
        return {"kind": "hidden"}
    except RecordError as error:
        if "commitment" in error.message:
            return {"kind": "broken"}
        return {"kind": "unfair" if "outcome of chance" in error.message else "changed", "turn": error.fields["turn"]}
    mixed = record.fairness.nonces if record.fairness else ()
    return {"kind": "fair", "checked": checked, "mixed": [seat for seat, nonce in enumerate(mixed) if nonce]}


def write_hashes() -> list[dict[str, str]]:
    """Return hashes of texts around the lengths at which another block begins, by Python's own library."""
    texts = ["", "abc", *("é" * (length // 2) + "x" * (length % 2) for length in (55, 56, 63, 64, 65, 119, 120, 500))]
    return [
        {
            "text": text,
            "hash": sha256(text.encode()).hexdigest(),
            "keyed": digest(text.encode(), b"race", "sha256").hex(),
        }
        for text in texts
    ]


def write_draws() -> list[dict[str, Any]]:
    """Return draws of a source; with some limits the first attempt is sometimes rejected."""
    source = FairSource("5e" * 32, ("ab" * 16, None))
    limits = (1, 2, 6, 24, 6**6, 2**31 - 1)
    return [
        {"label": f"draw {below}", "below": below, "drawn": source.draw(f"draw {below}", below)} for below in limits
    ]


def write() -> str:
    """Return the text of the file."""
    races = []
    for play in RACES:
        text = find_shortest(play)
        after = {what: changed for what, changed in tamper(text) if play.name == "sprint" or what in BRIEF}
        races += [
            {"name": f"{play.name}: {what}", "record": changed, "finding": judge(changed)}
            for what, changed in after.items()
        ]
    return json.dumps({"hashes": write_hashes(), "draws": write_draws(), "races": races}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(write(), "utf-8")
