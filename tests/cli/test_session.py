"""Several races in one session: starters, trophies and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.command import Terminal
from hairpin.games.record import parse_record

SPRINT = ("race", "monza", "--track", "sprint", "--seed", "7")


def starters(folder: Path, races: int) -> list[int]:
    """Return the starter of each race of a session, from its records."""
    records = [parse_record((folder / f"a-{n}.race").read_text("utf-8")) for n in range(1, races + 1)]
    return [record.game.on_turn(record.game.start()) + 1 for record in records]  # type: ignore[operator]


def test_ru12_of_several_people_the_youngest_is_asked_for_once(tmp_path: Path, terminal: Terminal) -> None:
    shown = terminal(
        *SPRINT,
        "--drivers",
        "you,racer,you",
        "--races",
        "2",
        "--save",
        str(tmp_path / "a.race"),
        answers="2\nx\n3\n" + "1\n" * 200,
    )
    assert shown.count("Who’s the youngest? <1> <3>") == 1
    assert shown.count("isn’t possible here: type the number of a seat, 1 or 3.") == 2
    assert shown.count("The youngest goes first: <3>.") == 2
    assert starters(tmp_path, 2) == [3, 3]


@pytest.mark.parametrize(("drivers", "starter"), [("racer,you", 2), ("you,racer", 1)])
def test_ru12_a_single_person_starts_before_computers(
    drivers: str, starter: int, tmp_path: Path, terminal: Terminal
) -> None:
    file = tmp_path / "a.race"
    shown = terminal(*SPRINT, "--drivers", drivers, "--save", str(file), answers="1\n" * 100)
    assert "Who’s the youngest" not in shown
    assert f"The youngest goes first: <{starter}>." in shown
    assert f" starter={starter} " in file.read_text("utf-8")


def test_ru12_without_an_answer_the_first_seat_starts(terminal: Terminal) -> None:
    assert "The youngest goes first: <1>." in terminal(*SPRINT, "--drivers", "you,you", answers="")
    assert "starts" not in terminal(*SPRINT, "--drivers", "you,you", answers="q\n")


def test_ru12_champion_random_and_seat_are_starter_rules(tmp_path: Path, terminal: Terminal) -> None:
    words = (*SPRINT, "--drivers", "random,random,racer", "--races", "4", "--save", str(tmp_path / "a.race"))
    terminal(*words, "--starter", "champion")
    won = [parse_record((tmp_path / f"a-{n}.race").read_text("utf-8")).steps() for n in (1, 2, 3)]
    game = parse_record((tmp_path / "a-1.race").read_text("utf-8")).game
    winners = [list(steps)[-1][2] for steps in won]
    champions = [game.outcome(last).winners[0] + 1 for last in winners]  # type: ignore[union-attr]
    assert starters(tmp_path, 4) == [1, *champions]
    terminal(*words, "--starter", "2")
    assert starters(tmp_path, 4) == [2, 2, 2, 2]
    terminal(*words, "--set", "starter=3", "--starter", "3")
    assert starters(tmp_path, 4) == [3, 3, 3, 3]
    terminal(*words, "--starter", "random")
    drawn = starters(tmp_path, 4)
    assert len(set(drawn)) > 1
    terminal(*words, "--starter", "random")
    assert starters(tmp_path, 4) == drawn


def test_mz16_every_winner_gets_a_trophy_and_they_are_counted(tmp_path: Path, terminal: Terminal) -> None:
    shown = terminal(*SPRINT, "--drivers", "racer,racer", "--races", "3", "--save", str(tmp_path / "a.race"))
    shelves = [line for line in shown.splitlines() if "This table’s trophies" in line]
    assert len(shelves) == 3
    assert [f"Race {n} of 3" in shown for n in (1, 2, 3)] == [True] * 3
    counts = [
        sum(int(word) for word in line.replace("one", "1").replace("no ", "0 ").split() if word.isdecimal())
        for line in shelves
    ]
    assert counts == sorted(counts)
    assert counts[0] in (1, 2)
    assert 3 <= counts[-1] <= 6


def test_each_race_of_a_session_has_its_own_seed_and_repeats_by_it(tmp_path: Path, terminal: Terminal) -> None:
    words = ("--drivers", "racer,random", "--save")
    terminal(*SPRINT, "--races", "2", *words, str(tmp_path / "a.race"))
    first, second = ((tmp_path / f"a-{n}.race").read_text("utf-8") for n in (1, 2))
    assert not (tmp_path / "a.race").exists()
    assert first.partition("seed")[2] != second.partition("seed")[2]
    terminal("race", "monza", "--track", "sprint", "--seed", "7/2", *words, str(tmp_path / "b.race"))
    assert (tmp_path / "b.race").read_text("utf-8") == second


def test_all_files_of_a_session_are_checked_before_the_first_race(tmp_path: Path, terminal: Terminal) -> None:
    (tmp_path / "a-2.race").mkdir()
    shown = terminal(*SPRINT, "--drivers", "racer", "--races", "2", "--save", str(tmp_path / "a.race"), code=2)
    assert "a-2.race is a folder" in shown
    assert "rolls" not in shown


def test_leaving_a_race_ends_the_session(tmp_path: Path, terminal: Terminal) -> None:
    shown = terminal(
        *SPRINT, "--drivers", "you,racer", "--races", "3", "--save", str(tmp_path / "a.race"), answers="q\n"
    )
    assert "You left the race" in shown
    assert "Race 2" not in shown
    assert [file.name for file in tmp_path.iterdir()] == ["a-1.race"]
