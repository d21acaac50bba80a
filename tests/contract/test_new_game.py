"""A game of another package needs one line, its entry point: Pig runs in terminal, server and simulation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.client import ServerProcess

PLUGIN = Path(__file__).parent / "plugin"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the package on the path of every process that a test starts, as an installer would."""
    paths = [str(PLUGIN), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.fixture
def pig_server(tmp_path: Path, _installed: None) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path).start()
    yield server
    server.close()


def run(*arguments: str, code: int = 0) -> str:
    """Run a program in a process of its own, with Pig installed, and return what it prints, or how it refuses."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


def hairpin(*arguments: str, code: int = 0) -> str:
    return run("-m", "hairpin", "--language", "en", *arguments, code=code)


def test_it_is_registered_by_one_line_and_has_fewer_than_150_lines() -> None:
    [line] = (PLUGIN / "pig-1.0.dist-info" / "entry_points.txt").read_text("utf-8").splitlines()[1:]
    assert line == "pig = pig:KIT"
    assert len((PLUGIN / "pig" / "__init__.py").read_text("utf-8").splitlines()) < 150


def test_it_passes_the_tests_of_every_game() -> None:
    suite = Path(__file__).with_name("test_every_game.py")
    printed = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(suite), "-k", "pig")
    assert "passed" in printed


def test_it_races_in_the_terminal_and_its_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "pig.race"
    assert "Pig (pig), 2–6 players" in hairpin("games")
    printed = hairpin("race", "pig", "--drivers", "random,random,random", "--seed", "3", "--save", str(file))
    assert "Keep the points" in printed
    assert "50 points first" in printed
    assert "game: pig 1\noptions: players=3 starter=1 goal=50" in file.read_text("utf-8")
    assert "50 points first" in hairpin("replay", "--all", str(file))
    assert "nobody can tell the chances in pig" in hairpin("analyse", str(file), code=2)


def test_it_is_simulated_with_the_counters_of_its_kit() -> None:
    tally = json.loads(hairpin("simulate", "pig", "--games", "200", "--drivers", "random", "--json"))
    assert (tally["game"], tally["engine"], tally["unfinished"]) == ("pig", "rules", 0)
    assert tally["pigs_out"]["mean"] > 1
    assert "Ones rolled: " in hairpin("simulate", "pig", "--games", "20", "--drivers", "random")


def test_it_races_on_a_server_with_fair_dice(pig_server: ServerProcess, tmp_path: Path) -> None:
    code, key = pig_server.open("pig", "here here", goal="20")
    with pig_server.connect(code, key) as host:
        host.do("start")
        host.do("nonce", seat=0, race=1, nonce="ab" * 16)
        assert host.race["legal"] == ["roll"]
        table = host.play(Random(1))
        assert table["race"]["result"]["reason"] == "goal"
        assert sum(table["trophies"]) == 1
        assert set(table["race"]["view"]) == {"phase", "turn", "scores", "turn_total"}
    file = tmp_path / "1.race"
    file.write_text(pig_server.ask("GET", f"/api/tables/{code}/races/1.race").text, "utf-8")
    assert hairpin("verify", str(file))


def test_a_computer_drives_and_the_race_survives_a_kill(pig_server: ServerProcess) -> None:
    code, key = pig_server.open("pig", "here computer", goal="20")
    with pig_server.connect(code, key) as host:
        host.do("start")
        host.act(Random(1))
        ply = host.race["ply"]
    pig_server.kill()
    pig_server.start()
    with pig_server.connect(code, key) as host:
        assert host.race["ply"] >= ply
        assert host.play(Random(2))["stage"] == "over"
        assert host.table["seats"][1]["driver"] == "random"
        assert host.table["seats"][1]["status"]["basis"] == "lot"


def test_the_server_has_its_menu_and_messages(pig_server: ServerProcess) -> None:
    facts = next(game for game in pig_server.ask("GET", "/api/games").json() if game["name"] == "pig")
    assert (facts["board_option"], facts["boards"], facts["players"]) == ("", [], [2, 3, 4, 5, 6])
    assert facts["standard_driver"] == "random"
    for language in ("en", "de"):  # it has no German messages, so that English is served
        assert "pig-title = Pig" in pig_server.ask("GET", f"/api/games/pig/words/{language}").text
    assert pig_server.ask("GET", "/api/games/pig/figures").json() == {}
