"""The `hairpin` command, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hairpin.games.record import parse_record


def hairpin(*words: str, typed: str = "", code: int = 0) -> str:
    """Run the command; return what it printed, errors included."""
    command = [sys.executable, "-W", "error", "-m", "hairpin.cli", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("monza", "--track", "sprint", "--drivers", "racer,random"),
        ("monza", "--track", "sprint", "--players", "4", "--drivers", "racer", "--pro", "--bonus"),
        ("monza", "--track", "first-edition", "--players", "6", "--drivers", "racer", "--set", "stopping=longest"),
        ("memo", "--drivers", "racer,racer,racer"),
    ],
)
def test_watched_races_end_repeat_by_seed_and_replay(words: tuple[str, ...], tmp_path: Path) -> None:
    first, second = tmp_path / "first.race", tmp_path / "second.race"
    shown = hairpin("race", *words, "--seed", "5", "--save", str(first))
    assert "win" in shown
    hairpin("race", *words, "--seed", "5", "--save", str(second))
    assert first.read_text("utf-8") == second.read_text("utf-8")
    assert parse_record(first.read_text("utf-8")).seed == "5"
    assert "win" in hairpin("replay", str(first), "--all")


def test_a_person_is_asked_by_number_or_word_and_told_what_is_possible() -> None:
    shown = hairpin(
        "race", "monza", "--track", "sprint", "--drivers", "you,racer", "--seed", "3", typed="99\nfly\n" + "1\n" * 200
    )
    assert "'99' is not possible here" in shown
    assert "win" in shown
    shown = hairpin("race", "memo", "--drivers", "you,racer", "--seed", "3", typed="start:blue\nq\n")
    assert "<1> starts on the blue start-finish tile" in shown
    assert "left here" in shown


def test_who_leaves_keeps_the_race_so_far(tmp_path: Path) -> None:
    file = tmp_path / "left.race"
    hairpin("race", "monza", "--track", "sprint", "--drivers", "you", "--seed", "1", "--save", str(file), typed="")
    assert file.read_text("utf-8").endswith("result: unfinished\n")
    assert hairpin("replay", str(file))


def test_simulate_prints_wins_with_intervals_and_repeats_by_seed() -> None:
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
    tally = json.loads(hairpin(*words))
    assert tally == json.loads(hairpin(*words))
    assert tally["races"] == 200
    assert sum(seat["mean"] for seat in tally["wins"]) == pytest.approx(1)
    assert tally["wins"][0]["mean"] - tally["wins"][0]["plus_minus"] > tally["wins"][1]["mean"]
    assert tally["turns"]["mean"] > 2
    assert "push-backs" in hairpin("simulate", "monza", "--track", "sprint", "--players", "4", "--games", "20")


def test_tracks_check_prints_figures_and_json() -> None:
    report = json.loads(hairpin("tracks", "check", "sprint", "--races", "20", "--json"))
    assert {"spaces", "colours", "solo", "together", "problems"} <= set(report)
    assert "turns to finish" in hairpin("tracks", "check", "sprint", "--races", "20")
    assert "oval" in hairpin("tracks", "list")


def test_games_lists_every_option_with_its_rule() -> None:
    shown = hairpin("games")
    assert all(word in shown for word in ("RU-12", "RU-20", "stopping", "first-edition", "racer"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("race", "chess"), "monza or memo"),
        (("race", "monza", "--track", "ovl"), "first-edition"),
        (("race", "monza", "--players", "9"), "choose 2"),
        (("race", "monza", "--drivers", "you,ghost"), "random, learner, racer, tactician, or champion"),
        (("race", "monza", "--set", "wings"), "name=value"),
        (("race", "monza", "--drivers", "racer,racer,racer", "--players", "2"), "3 drivers for 2 players"),
        (("simulate", "monza", "--games", "0"), "1 or more"),
        (("tracks", "check", "nowhere.toml"), "cannot be read"),
        (("replay", "nowhere.race"), "cannot be read"),
        (("verify", "nowhere.race"), "cannot be read"),
        (("serve", "--data", "mysql:x"), "sqlite:///FILE"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], says: str) -> None:
    shown = hairpin(*words, code=2)
    assert says in shown
    assert "Traceback" not in shown
    assert shown.count("\n") == 1


def test_a_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "damaged.race"
    hairpin("race", "monza", "--track", "sprint", "--drivers", "racer", "--seed", "2", "--save", str(file))
    lines = file.read_text("utf-8").splitlines()
    lines[lines.index("") + 1] += " A1q"
    file.write_text("\n".join(lines), "utf-8")
    assert f"line {lines.index('') + 2}:" in hairpin("replay", str(file), code=2)


def test_an_unfair_record_cannot_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "plain.race"
    hairpin("race", "monza", "--track", "sprint", "--drivers", "racer", "--seed", "2", "--save", str(file))
    assert "fair dice" in hairpin("verify", str(file), code=2)
