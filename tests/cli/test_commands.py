"""The `hairpin` command and its options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import Terminal, run
from hairpin import __version__, list_games
from hairpin.games.record import parse_record
from hairpin.words import Words


@pytest.mark.parametrize(
    "words",
    [
        ("monza", "--track", "sprint", "--drivers", "racer,random"),
        ("monza", "--track", "sprint", "--players", "4", "--drivers", "racer", "--pro", "--bonus"),
        ("monza", "--track", "first-edition", "--players", "6", "--drivers", "racer", "--set", "stopping=longest"),
        ("memo", "--drivers", "racer,racer,racer"),
    ],
)
def test_races_of_drivers_end_repeat_by_seed_and_replay(
    words: tuple[str, ...], tmp_path: Path, terminal: Terminal
) -> None:
    first, second = tmp_path / "first.race", tmp_path / "second.race"
    shown = terminal("race", *words, "--seed", "5", "--save", str(first))
    assert "win" in shown
    terminal("race", *words, "--seed", "5", "--save", str(second))
    assert first.read_text("utf-8") == second.read_text("utf-8")
    assert parse_record(first.read_text("utf-8")).seed == "5"
    assert "win" in terminal("replay", str(first), "--all")


def test_a_prompt_accepts_numbers_and_words_and_lists_the_choices(terminal: Terminal) -> None:
    shown = terminal(
        "race", "monza", "--track", "sprint", "--drivers", "you,racer", "--seed", "3", answers="99\nfly\n" + "1\n" * 200
    )
    assert Words("en").say("cli-quoted", text="99") in shown
    assert "win" in shown
    shown = terminal("race", "memo", "--drivers", "you,racer", "--seed", "3", answers="start:blue\nq\n")
    assert "<1> starts on the blue start-finish tile" in shown
    assert "You left the race" in shown


def test_a_race_that_is_left_is_saved_so_far(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "left.race"
    terminal("race", "monza", "--track", "sprint", "--drivers", "you", "--seed", "1", "--save", str(file), answers="")
    assert file.read_text("utf-8").endswith("result: unfinished\n")
    assert terminal("replay", str(file))


@pytest.mark.compiled
def test_simulate_prints_wins_with_intervals_and_repeats_by_seed(terminal: Terminal) -> None:
    words = (
        "simulate",
        "monza",
        "--track",
        "sprint",
        "--drivers",
        "racer,random",
        "--games",
        "200",
        "--seed",
        "4",
        "--json",
    )
    tally = json.loads(run(*words)[0])
    assert tally == json.loads(terminal(*words))
    assert tally["races"] == 200
    assert sum(seat["mean"] for seat in tally["wins"]) == pytest.approx(1)
    assert tally["wins"][0]["mean"] - tally["wins"][0]["plus_minus"] > tally["wins"][1]["mean"]
    assert tally["turns"]["mean"] > 2
    assert "bumps per race" in terminal("simulate", "monza", "--track", "sprint", "--players", "4", "--games", "20")


@pytest.mark.compiled
def test_ru31_fair_start_prints_a_grid_for_another_race(terminal: Terminal, tmp_path: Path) -> None:
    asked = ("fair-start", "--track", "sprint", "--drivers", "random,racer")
    found = json.loads(terminal(*asked, "--json"))
    assert found["drivers"] == ["random", "racer"]
    assert abs(found["after"][0] - 0.5) < 0.03
    option = f"grid={','.join(found['grid'])}"
    shown = terminal(*asked)
    assert f"--set {option}" in shown
    assert "wins with a head start" in shown
    file = tmp_path / "a.race"
    terminal("race", "--track", "sprint", "--drivers", "random,racer", "--set", option, "--save", str(file))
    assert option in file.read_text("utf-8")
    assert "choose monza" in terminal("fair-start", "memo", code=2)


@pytest.mark.compiled
def test_tracks_check_prints_figures_and_json(terminal: Terminal) -> None:
    report = json.loads(terminal("tracks", "check", "sprint", "--races", "20", "--json"))
    assert {"spaces", "colours", "solo", "together", "problems"} <= set(report)
    assert "turns to the finish" in terminal("tracks", "check", "sprint", "--races", "20")
    assert "oval" in terminal("tracks", "list")


@pytest.mark.parametrize(
    "words",
    [
        ("race", "--players", "2", "--set", "players=3"),
        ("race", "--pro", "--set", "pro=no"),
        ("race", "--bonus", "--set", "bonus=no"),
        ("race", "--track", "oval", "--set", "track=sprint"),
        ("race", "--set", "stopping=free", "--set", "stopping=longest"),
        ("race", "--starter", "1", "--set", "starter=2"),
        ("simulate", "memo", "--players", "2", "--set", "players=4"),
        ("solve", "--players", "2", "--set", "players=3"),
        ("solve", "--bonus", "--cars", "red,green", "--set", "cars=green,red"),
    ],
)
def test_contradictions_are_refused(words: tuple[str, ...], terminal: Terminal) -> None:
    shown = terminal(*words, code=2)
    assert "is given twice, as" in shown
    assert shown.count("\n") == 1


def test_the_same_value_twice_is_accepted(terminal: Terminal) -> None:
    words = ("--players", "3", "--set", "players=3", "--set", "track=sprint", "--track", "sprint", "--bonus")
    shown = terminal("race", "monza", *words, "--set", "bonus=yes", "--drivers", "racer", "--set", "players=3")
    assert "win" in shown
    shown = terminal("race", "--track", "sprint", "--drivers", "racer,racer", "--set", "players=4")
    assert "<4>" in shown, "drivers alone decide the number of players only where nobody else does"


def test_the_version_is_that_of_the_package(terminal: Terminal) -> None:
    assert terminal("--version") == f"hairpin {__version__}\n"


def test_help_lists_every_command_and_the_default(terminal: Terminal) -> None:
    shown = terminal("--help")
    assert "Without a command" in shown
    for command in [
        "race",
        "replay",
        "verify",
        "simulate",
        "serve",
        "games",
        "tracks",
        "solve",
        "study",
        "ladder",
        "calibrate",
    ]:
        assert f" {command} " in shown


@pytest.mark.parametrize("command", ["race", "simulate", "ladder"])
def test_boards_and_variants_of_all_games_are_flags(command: str, terminal: Terminal) -> None:
    shown = terminal(command, "--help")
    for facts in list_games():
        for option in (facts.board_option, *facts.variants):
            assert option is None or f"--{option.name.replace('_', '-')} " in shown


def test_a_flag_is_an_option_of_its_game_alone(terminal: Terminal) -> None:
    assert "win" in terminal("race", "memo", "--tiles", "road-tiles", "--drivers", "racer", "--seed", "5")
    assert "there’s no option “tiles”" in terminal("race", "monza", "--tiles", "road-tiles", code=2)
    assert "there’s no option “pro”" in terminal("simulate", "memo", "--pro", code=2)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--game", "chess"), "there’s no game “chess”"),
        (("--track", "nowhere"), "there’s no board “nowhere”; choose first-edition"),
        (("--track", "oval", "--tiles", "road-tiles"), "track is given twice"),
    ],
)
def test_a_ladder_that_cannot_be_raced_is_refused(words: tuple[str, ...], part: str, terminal: Terminal) -> None:
    assert part in terminal("ladder", *words, code=2)


def test_games_marks_the_default_values(terminal: Terminal) -> None:
    shown = terminal("games")
    for words in ("keep-going (usual)", "2 (usual)", "no (usual)", "oval (usual)", "first-round (usual)"):
        assert words in shown


def test_games_lists_every_option_with_its_rule(terminal: Terminal) -> None:
    shown = terminal("games")
    assert all(word in shown for word in ("RU-12", "RU-20", "stopping", "first-edition", "racer"))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("race", "chess"), "monza or memo"),
        (("race", "monza", "--track", "ovl"), "first-edition"),
        (("race", "monza", "--players", "9"), "choose 2"),
        (("race", "monza", "--drivers", "you,ghost"), "random, learner, racer, tactician or champion"),
        (("race", "monza", "--set", "wings"), "NAME=VALUE"),
        (("race", "monza", "--drivers", "racer,racer,racer", "--players", "2"), "3 drivers for 2 players"),
        (("simulate", "monza", "--games", "0"), "1 or more"),
        (("race", "monza", "--set", "starter=3"), "starter=3 isn’t possible; choose youngest"),
        (("race", "monza", "--drivers", ""), "there are no drivers; name 1 to 2 of them"),
        (("race", "monza", "--drivers", " , "), "there are no drivers"),
        (("race", "monza", "--races", "0"), "1 or more"),
        (("race", "monza", "--seed", "x" * 41), "1 to 40 letters"),
        (("race", "monza", "--seed", "x" * 39, "--races", "2"), "1 to 38 letters"),
        (("race", "monza", "--track", "first-edition", "--pro"), "board first-edition; choose no, or another board:"),
        (("race", "monza", "--players", "5"), "on the board oval; choose 2, 3 or 4, or another board: first-edition"),
        (("simulate", "monza", "--set", "push_targets=yes"), "another board: first-edition"),
        (("solve", "--track", "first-edition", "--pro"), "another board"),
        (("tracks", "check", "nowhere.toml"), "cannot be read"),
        (("serve", "--data", "mysql:x"), "sqlite:///"),
    ],
)
def test_an_error_is_printed_in_one_line(words: tuple[str, ...], part: str, terminal: Terminal) -> None:
    shown = terminal(*words, code=2)
    assert part in shown
    assert "Traceback" not in shown
    assert shown.count("\n") == 1
