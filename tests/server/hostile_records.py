"""Records that somebody made to do harm: for the server, for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import hairpin
from hairpin.core.datafile import fingerprint
from hairpin.games.record import format_record
from hairpin.tables.race import Race
from hairpin.tables.replay import LONGEST_RECORD, MOST_STEPS

SCRIPT = "<script>alert(1)</script>"


@cache
def race_at_a_table(game: str = "monza") -> str:
    """Return the record of a race with fair dice: every turn ends with a hash."""
    options = {"track": "sprint"} if game == "monza" else {"tiles": "open-roads"}
    race = Race(hairpin.make(game, players=2, starter=0, **options), 1, "5e" * 32, ("Mia", "Ben"))
    random = Random(4)
    while not race.is_over:
        words = race.game.legal_words(race.state)
        race.commit(race.play(() if race.awaits_roll else (random.choice(words),)))
    return format_record(race.record())


def edit(text: str, pattern: str, put: str) -> str:
    """Replace the first match in a record."""
    changed = re.sub(pattern, put.replace("\\", r"\\"), text, count=1, flags=re.MULTILINE)
    assert changed != text, pattern
    return changed


def with_board(board: str) -> str:
    """Return a race on another board, whose hash is right."""
    return edit(race_at_a_table(), "^board: .*", f"board: {fingerprint(board)} {board}")


def many_spaces(lanes: int, spaces: int) -> str:
    """Return the text of a large board."""
    rows = [
        f"{chr(65 + lane)}: " + " ".join(f"{'rygbwp'[(number + lane) % 6]}1" for number in range(spaces))
        for lane in range(lanes)
    ]
    return f"anniversary; {'; '.join(rows)}; start: A; finish: white"


def many_turns(turns: int) -> str:
    """Return a race without fair dice in which nobody ever moves."""
    header = edit(race_at_a_table(), "(?s)^commitment.*", "")
    idle = "".join(f"{turn}. {2 - turn % 2}: yyyyyy\n" for turn in range(1, turns + 1))
    return f"{header}\n{idle}result: unfinished\n"


def many_turns_to_the_end(turns: int) -> str:
    """Return a race that is right and has ended, after so many turns (an even number) in which nobody moved."""
    header, _, rest = many_turns(turns).partition("result: ")
    played = [line.partition(" ~")[0] for line in race_at_a_table().split("\n") if re.match(r"\d+\. ", line)]
    result = race_at_a_table().rpartition("\nresult: ")[2]
    late = "".join(f"{turns + number}. {line.partition('. ')[2]}\n" for number, line in enumerate(played, start=1))
    assert rest == "unfinished\n"
    return f"{header}{late}result: {result}"


def list_harmless() -> Iterator[tuple[str, str]]:
    """Yield races that are right, with names that are dangerous if they are not taken as text."""
    for name in (SCRIPT[:40], "'\"><img src=x onerror=alert(1)>", "{{7*7}}${7*7}", "[bold red]x[/]", "../../x", "%s%n"):
        yield f"name {name}", edit(race_at_a_table(), "^seat 1: .*", f"seat 1: {name}")


def list_damaged() -> Iterator[tuple[str, str]]:
    """Yield records that are to be refused, each with what is wrong with it."""
    fine, rally = race_at_a_table(), race_at_a_table("memo")
    yield "nothing", ""
    yield "markup", SCRIPT
    yield "binary", bytes(Random(1).randbytes(4_000)).decode("latin-1")
    yield "zeros", "\0" * 1_000
    yield "only line ends", "\n" * 150_000
    yield "another format", edit(fine, "race 1", "race 2")
    yield "half of it", fine[: len(fine) // 2]
    yield "twice", fine + fine
    yield "other line ends", fine.replace("\n", "\r\n")
    for game in ("chess 1", f"{SCRIPT} 3", "../../etc/passwd 3", "monza\u202e 3"):
        yield f"game {game}", edit(fine, "^game: .*", f"game: {game}")
    for version in ("99", "0", "-1", "3.0", "\u0663", "", "9" * 5_000):
        yield f"version {version[:9]}", edit(fine, "^game: .*", f"game: monza {version}")
    for options in ("players=20000", "players=2 players=2", "players=1e9", "players=", "grid=A9999,A1"):
        name = options.partition("=")[0]
        yield f"options {options}", edit(fine, rf"\b{name}=\S*", options)
    yield "options without end", edit(fine, "^options: .*", "options: " + "x=1 " * 40_000)
    for name in ("", "x" * 41, "x" * 150_000, "a\u001b[31m", "a\u0000b", "a\u202eb", "a\u2028b"):
        yield f"name {name[:5]!a}", edit(fine, "^seat 1: .*", f"seat 1: {name}")
    yield "a third seat", edit(fine, "^(seat 2: .*)", "seat 2: Ben\nseat 3: Zoe")
    yield "wrong hash of the board", edit(fine, "^board: ....", "board: 0000")
    yield "wrong commitment", edit(fine, "^commitment: ....", "commitment: 0000")
    yield "another seed", edit(fine, "^revealed: ....", "revealed: 0000")
    yield "wrong hash of a turn", edit(fine, "~[0-9a-f]{8}", "~00000000")
    yield "a turn that is left out", edit(fine, "^2\\. .*\n", "")
    yield "another roll", edit(fine, "^1\\. 1: [rygbwp]{6}", "1. 1: rrrrrr")
    yield (
        "another winner",
        edit(fine, "^result: .*", "result: 2 > 1 (alone)" if "1 > 2" in fine else "result: 1 > 2 (x)"),
    )
    yield "a result without end", edit(fine, "^result: .*", "result: " + "1 > " * 40_000)
    yield "a stop that was none", edit(fine, "^result: .*", "result: unfinished")
    yield "more after the end", fine + "1. 1: rrrrrr\n"
    for word in ("F" * 100_000, "A999999999r", "-1", "\u0661", SCRIPT, "stop" * 9):
        yield f"word {word[:5]!a}", edit(many_turns(1), "yyyyyy", f"yyyyyy {word}")
    yield "seven dice", edit(many_turns(1), "yyyyyy", "yyyyyyy")
    yield "a million turns claimed", edit(many_turns(1), "^1\\.", "1000000.")
    yield "a number without end", edit(many_turns(1), "^1\\.", "9" * 100_000 + ".")
    for word in ("turn:z9", "turn:" + "a" * 50_000, "swap a1 a1", "canister:pink", "way:NNNN"):
        yield f"rally {word[:9]}", edit(rally, r"turn:\w\w", word)
    for name, board in (
        ("ten thousand spaces", many_spaces(3, 3_400)),
        ("very many lanes", many_spaces(26, 900)),
        ("no lanes", "anniversary; start: A; finish: white"),
        ("a huge fraction", f"anniversary; A: r1/{'9' * 5_000} g1; start: A; finish: white"),
        ("a huge space", f"anniversary; A: r{'9' * 5_000} g1; start: A; finish: white"),
        ("no length", "anniversary; A: r0 g1; start: A; finish: white"),
        ("a length below 0", "anniversary; A: r-1 g1; start: A; finish: white"),
        ("nothing but letters", "A" * 150_000),
        ("markup as a board", SCRIPT),
    ):
        yield name, with_board(board)


TOO_LONG = "x" * (LONGEST_RECORD + 1)
TOO_MANY_TURNS = many_turns(MOST_STEPS + 1)
TOO_MANY_TURNS_TO_THE_END = many_turns_to_the_end(MOST_STEPS)
