"""Record files: one that cannot be written is refused before the race, each error with its own reason."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import hairpin
from cli.command import Terminal
from hairpin.bots.race import Randomness, drive
from hairpin.cli.files import FileError
from hairpin.cli.session import save_record
from hairpin.core.driver import RandomDriver
from hairpin.core.fair import FairSource, commit
from hairpin.games import deal
from hairpin.games.record import Fairness, Record, format_record, parse_record

RACE = ("race", "monza", "--track", "sprint", "--drivers", "racer", "--seed", "2")


@pytest.fixture
def record(tmp_path: Path, terminal: Terminal) -> Path:
    """Return the file of a saved race."""
    file = tmp_path / "kept.race"
    terminal(*RACE, "--save", str(file))
    return file


@pytest.mark.parametrize(
    ("place", "part"),
    [("nowhere/a.race", "there’s no such folder"), ("file/a.race", "there’s no such folder"), ("", "is a folder")],
)
def test_no_race_begins_if_its_file_cannot_be_written(
    place: str, part: str, tmp_path: Path, terminal: Terminal
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    shown = terminal(*RACE, "--save", str(tmp_path / place), code=2)
    assert part in shown
    assert "rolls" not in shown
    assert shown.count("\n") == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file"], "nothing is left of the try"


def test_an_existing_file_is_overwritten_when_the_race_is_over(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "a.race"
    file.write_text("older", "utf-8")
    terminal(*RACE, "--save", str(tmp_path / "a.race" / "b.race"), code=2)
    assert file.read_text("utf-8") == "older"
    terminal(*RACE, "--save", str(file))
    assert parse_record(file.read_text("utf-8")).seed == "2"


def test_a_race_that_cannot_be_saved_at_its_end_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(hairpin.make("monza", track="sprint"), ("racer", "racer"), ("bgpwww",), "2")
    with pytest.raises(FileError, match="cannot be written"):
        save_record(record, tmp_path / "gone" / "a.race", Console())
    notice, _, text = capsys.readouterr().out.partition("\n\n")
    assert "isn’t lost" in notice
    assert parse_record(text).words == ("bgpwww",)


def test_files_that_are_not_records_have_their_own_errors(tmp_path: Path, terminal: Terminal) -> None:
    contents = {"binary": b"\x7fELF\xff\x00", "zeros": bytes(9), "empty": b"\n", "foreign": b"Dear diary\n"}
    for name, content in contents.items():
        (tmp_path / f"{name}.race").write_bytes(content)
    part = {
        "nowhere.race": "there’s no file",
        "binary.race/x": "there’s no file",
        "": "is a folder, not a file",
        "binary.race": "isn’t text",
        "zeros.race": "isn’t text",
        "empty.race": "is empty",
        "foreign.race": "isn’t a Hairpin race: line 1",
    }
    for name, sentence in part.items():
        for command in ("replay", "verify"):
            shown = terminal(command, str(tmp_path / name), code=2)
            assert sentence in shown
            assert shown.count("\n") == 1


def test_a_changed_record_is_refused_with_its_turn_and_line(record: Path, terminal: Terminal) -> None:
    lines = record.read_text("utf-8").splitlines()
    second = lines.index("") + 2
    lines[second] += " A1q"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    assert f"turn 2 isn’t what was played: line {second + 1}:" in terminal("replay", str(record), code=2)


def test_a_truncated_a_newer_and_a_damaged_record_have_their_own_errors(record: Path, terminal: Terminal) -> None:
    text = record.read_text("utf-8")
    for wrong, part in (
        (text[: text.index("\n2. ") + 9], "the end of this race is missing"),
        (text[: text.index("result")], "the end of this race is missing"),
        (text.replace("game: monza ", "game: monza 9"), "doesn’t know the rules of this race"),
        (text.replace("result: ", "result: 9 > "), "was changed or damaged: line"),
        (text.replace("board: ", "board: 0"), "was changed or damaged: line 4"),
    ):
        record.write_text(wrong, "utf-8")
        assert part in terminal("replay", str(record), code=2)


def test_verify_names_the_turn_in_which_a_die_was_changed(tmp_path: Path, terminal: Terminal) -> None:
    file, seed, game = tmp_path / "fair.race", "ab" * 32, hairpin.make("monza", track="sprint")
    nonces = ("ab" * 16, None)
    randomness = Randomness(deal(game, FairSource(seed, nonces)), (Random(1), Random(2)))
    words = tuple(game.format_action(action) for _, action, _ in drive(game, [RandomDriver()] * 2, randomness))
    fairness = Fairness(commit(seed), nonces, seed)
    file.write_text(format_record(Record(game, ("one", "other"), words, fairness=fairness)), "utf-8")
    assert "Fair: all" in terminal("verify", str(file))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    third = next(number for number, line in enumerate(lines) if line.startswith("3. "))
    turn = lines[third].split(" ")
    lines[third] = " ".join([*turn[:2], turn[2][::-1], *turn[3:]])
    file.write_text("".join(lines), "utf-8")
    assert "turn 3 isn’t what was played" in terminal("verify", str(file), code=2)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (3, "Fair: the one roll or draw checks out.\n3 of 4 seats added numbers of their own.\n"),
        (1, "Fair: the one roll or draw checks out.\n1 of 4 seats added a number of its own.\n"),
        (
            0,
            "The one roll or draw checks out.\nThe secret number was fixed before the race; no seat added one.\n",
        ),
    ],
)
def test_verify_says_how_many_seats_mixed_the_dice(given: int, says: str, tmp_path: Path, terminal: Terminal) -> None:
    file, seed, game = tmp_path / "fair.race", "ab" * 32, hairpin.make("monza", track="sprint", players=4)
    nonces = tuple("cd" * 16 if seat < given else None for seat in range(4))
    roll = game.format_action(deal(game, FairSource(seed, nonces)).answer(game.start()))
    fairness = Fairness(commit(seed), nonces, seed)
    file.write_text(format_record(Record(game, ("a", "b", "c", "d"), (roll,), fairness=fairness)), "utf-8")
    assert terminal("verify", str(file)) == says


def test_a_race_without_fair_dice_cannot_be_verified(record: Path, terminal: Terminal) -> None:
    assert "fair dice" in terminal("verify", str(record), code=2)
