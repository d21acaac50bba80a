"""Displays of a race in the terminal, and the lines that a clearing display removes (RU-26)."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from io import StringIO
from itertools import chain, cycle
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from rich.console import Console

import hairpin
from cli.command import Terminal
from hairpin.bots import make_driver
from hairpin.bots.race import Randomness, drive
from hairpin.cli.display import ClearingDisplay, ScrollingDisplay, set_in_columns
from hairpin.cli.race import race
from hairpin.cli.scenes import make_scene
from hairpin.games.monza import Monza
from hairpin.games.record import format_record, parse_record

ALTERNATE_SCREEN, MAIN_SCREEN, WIPE = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"
BACK = "48;2;220;171;79"  # the background of a covered tile


def list_lines(game: Monza, state: str, action: str) -> list[str]:
    """Return the lines that a terminal shows for an action in a position."""
    before = game.parse_state(state)
    act = game.parse_action(action)
    display = ScrollingDisplay(game, make_scene(game), Console(file=StringIO()))
    return [line.text.plain.strip() for line in display.list_lines(before, act, game.apply(before, act))]


def test_mz11_a_push_back_is_printed_with_its_space() -> None:
    game = hairpin.make("monza", track="sprint", players=2)
    lines = list_lines(game, "drive 2 A1,S 0,0 rrrrrw - -", "A1w")
    assert lines == ["<2> drives to A1: white die", "Bump! <1> hops back to the start."]


def test_mz12_a_turn_without_a_move_is_printed() -> None:
    game = hairpin.make("monza", track="sprint", players=2)
    lines = list_lines(game, "roll 1 S,S 0,0 - - -", "rrrrrr")
    assert lines[0].startswith("<1> rolls")
    assert lines[1:] == ["No die fits. <1> stays put."]


def test_mz14_the_last_round_is_announced_once_when_other_cars_still_drive() -> None:
    game = hairpin.make("monza", track="sprint", players=2)
    display = ScrollingDisplay(game, make_scene(game), Console(file=StringIO()))
    announced = 0
    for seed in "123456":
        steps = list(drive(game, [make_driver("racer", game)] * 2, Randomness.from_seed(game, seed)))
        lines = [line.text.plain.strip() for step in steps for line in display.list_lines(*step)]
        is_first_home = game.on_turn(next(before for before, _, after in steps if "F" in after.cars)) == 0
        assert lines.count("Last round!") == is_first_home
        announced += is_first_home
    assert 0 < announced < 6


def test_replay_prints_the_same_sentences_as_race(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "a.race")
    words = ("race", "--track", "sprint", "--players", "4", "--drivers", "random", "--seed", "1", "--save", file)
    raced, replayed = terminal(*words), terminal("replay", file, "--all")
    for sentence in ("Bump! <", "No die fits. <", "Last round!"):
        assert raced.count(sentence) == replayed.count(sentence) > 0


def test_ru31_race_and_replay_name_the_head_starts(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "a.race")
    words = ("race", "--track", "sprint", "--players", "3", "--drivers", "racer", "--seed", "1", "--save", file)
    raced = terminal(*words, "--set", "grid=S,B3,C1")
    for shown in (raced, terminal("replay", file, "--all")):
        assert [line.strip() for line in shown.splitlines()[:2]] == [
            "<2> has a head start: it starts on B3.",
            "<3> has a head start: it starts on C1.",
        ]
    assert "head start" not in terminal(*words)


@pytest.mark.parametrize("players", [2, 3])
def test_ru26_a_clearing_display_keeps_no_line_about_a_hidden_tile(players: int) -> None:
    game = hairpin.make("memo", players=players)
    display = ClearingDisplay(game, make_scene(game), Console(file=StringIO(), force_terminal=True))
    drivers = [make_driver("racer", game)] * players
    forgotten = 0
    for before, action, after in drive(game, drivers, Randomness.from_seed(game, "1")):
        known = list(display.lines)
        display.show_action(before, action, after)
        view = game.view(after, None)
        open_tiles = {tile.cell for tile in view.open}
        assert {line.face for line in display.lines if line.face} <= open_tiles
        assert not [line for line in display.lines if "finds" in line.text.plain and not line.face]
        forgotten += len([line for line in known if line not in display.lines])
    assert forgotten > 10


def screens(shown: str) -> list[str]:
    """Return the screens between wipes, without colours."""
    return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", frame) for frame in shown.split(WIPE)]


def test_ru26_a_real_terminal_keeps_no_line_about_tiles() -> None:
    """Lines about tiles are on the alternate screen alone, which is cleared before every prompt."""
    shown = play_in_a_terminal("race", "memo", "--drivers", "you,racer", "--seed", "3", answers=["1"] * 6 + ["q"])
    before, _, rest = shown.partition(ALTERNATE_SCREEN)
    during, _, after = rest.partition(MAIN_SCREEN)
    assert "finds" in during
    assert "finds" not in before + after
    assert "You left the race" in after
    frames = screens(during)[1:]
    assert len(frames) >= 6
    for frame in frames:
        assert frame.count("finds") <= 2, "at most the open tiles under two cars"
    for painted in during.split(WIPE)[1:]:
        for cell in re.findall(r"drives to ([a-e][1-5])\b", painted):
            assert not re.search(rf"{BACK}m[ *]*{cell}[ *]*\x1b", painted), "printed, but covered"
    assert re.search(rf"{BACK}m[ *]*a1[ *]*\x1b", during)


def play_in_a_terminal(*typed: str, answers: list[str]) -> str:
    """Run the command in a pseudo-terminal; type an answer at every prompt."""
    controller, terminal = pty.openpty()
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        "LINES": "50",
        "HAIRPIN_LANGUAGE": "en",
        "COLORTERM": "truecolor",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "hairpin.cli", *typed], stdin=terminal, stdout=terminal, stderr=terminal, env=environment
    )
    os.close(terminal)
    shown, asked, end = "", 0, monotonic() + 60
    while monotonic() < end:
        if select.select([controller], [], [], 0.1)[0]:
            try:
                shown += os.read(controller, 65536).decode("utf-8", "replace")
            except OSError:  # the process has ended
                break
        if answers and shown.count("q to quit:") > asked:
            asked += 1
            os.write(controller, f"{answers.pop(0)}\n".encode())
    process.wait(10)
    os.close(controller)
    return shown


def test_ru26_a_warning_is_printed_where_lines_cannot_be_removed(terminal: Terminal) -> None:
    assert "no peeking" in terminal("race", "memo", "--drivers", "you,racer", "--seed", "3", answers="1\n1\nq\n")
    assert "no peeking" not in terminal("race", "memo", "--drivers", "racer", "--seed", "3")
    assert "no peeking" not in terminal("race", "--track", "sprint", "--drivers", "you,racer", answers="q\n")


def test_ru26_after_the_end_every_tile_is_open(tmp_path: Path, terminal: Terminal) -> None:
    """In race and replay, by the seed of the record; with another seed, only the tiles that were seen."""
    file = tmp_path / "a.race"
    shown = terminal("race", "memo", "--drivers", "racer", "--seed", "5", "--save", str(file))
    last = shown[shown.rindex("a1") :]
    assert not re.search(r"[?]", last)
    assert len(re.findall("[║═╚╔╗╝╠╦╣╩╬╨╞╥╡]", last)) >= 24
    replayed = terminal("replay", str(file), "--all")
    assert replayed[replayed.rindex("a1") :] == last[: last.index("  Saved")]
    record = parse_record(file.read_text("utf-8"))
    file.write_text(format_record(record).replace("seed: 5", "seed: 6"), "utf-8")
    other = terminal("replay", str(file), "--all")
    assert other[other.rindex("a1") :] != replayed[replayed.rindex("a1") :], "only the tiles that were seen are shown"
    assert "?" not in other


@pytest.mark.parametrize("height", [20, 24, 50])
def test_a_clearing_display_fits_on_the_screen(height: int) -> None:
    game = hairpin.make("memo", players=2)
    asked: list[str] = []
    answers = iter(["1", "swap", "1", "2", "swap", "3", "4", "1", "1", "q"])
    output = StringIO()

    def ask(prompt: str) -> str:
        asked.append(screens(output.getvalue())[-1] + prompt)
        return next(answers)

    console = Console(file=output, force_terminal=True, width=80, height=height)
    record, outcome = race(game, ("you", "racer"), "3", console, ask)
    assert outcome is None
    assert record.words
    assert len(asked) == 10
    for frame in asked:
        assert frame.count("\n") < height
        assert max(map(len, frame.split("\n"))) <= 80


def test_ru26_at_the_end_of_a_race_on_a_clearing_display_everything_is_shown() -> None:
    """The player only swaps tiles, so that the computer wins."""
    game, answers, output = hairpin.make("memo", players=2), chain(["1"], cycle(["swap", "1", "1"])), StringIO()
    console = Console(file=output, force_terminal=True, width=100, height=50)
    _, outcome = race(game, ("you", "racer"), "3", console, lambda _: next(answers))
    assert outcome
    assert outcome.winners == (1,)
    during, _, after = output.getvalue().partition(MAIN_SCREEN)
    assert "<2> wins!" not in screens(during)[-1]
    end = screens(after)[-1]
    assert "<2> wins!" in end
    assert len(re.findall("[║═╚╔╗╝╠╦╣╩╬╨╞╥╡]", end)) >= 24
    assert "?" not in end


def test_rows_are_set_in_columns_from_the_top_down() -> None:
    from rich.text import Text  # noqa: PLC0415

    rows: list[Any] = [Text(word) for word in ("one", "two", "three", "four", "five")]
    assert [row.plain.split() for row in set_in_columns(rows, 13)] == [["one", "four"], ["two", "five"], ["three"]]
    assert [row.plain.strip() for row in set_in_columns(rows, 3)] == ["one", "two", "three", "four", "five"]
