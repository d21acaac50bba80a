"""`hairpin analyse`: the figures of a review as text and as JSON; what cannot be reviewed is refused in a line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.command import Terminal
from hairpin.fast.cache import FOLDER
from hairpin.games.record import parse_record
from hairpin.tables.replay import MOST_STEPS
from hairpin.words import Words, languages
from server.hostile_records import TOO_MANY_TURNS_TO_THE_END
from words.test_terminal import check_language

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
SPRINT = ("race", "monza", "--track", "sprint", "--drivers", "racer,random", "--seed", "3")
MEMO = PLAYTHROUGHS / "memo-open-roads.race"
pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is solved yet; what was compiled is shared."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert tmp_path not in FOLDER.parents, "compiled kernels are shared"
    return tmp_path / "cache" / "hairpin" / "values"


def race(terminal: Terminal, file: Path, *typed: str) -> str:
    terminal(*typed, "--save", str(file))
    return str(file)


def check_sums(review: dict[str, Any]) -> None:
    for share in review["shares"]:
        assert abs(share["start"] + share["luck"] + share["own"] + share["others"] - share["result"]) <= 1e-9
    assert all(abs(sum(point["chances"]) - 1) <= 1e-9 for point in review["points"])
    assert review["points"][-1]["chances"] == [share["result"] for share in review["shares"]]


def find_rows(shown: str) -> dict[str, list[int]]:
    """Return the chances of each row of the drawing, and check that the bar has as many digits of each seat."""
    rows = {}
    for line in shown.splitlines():
        if found := re.fullmatch(r"  (start|\s*\d+ <\d>\*?)\s+([\d ]+?)  (1*2*3*4*)", line):
            chances = [int(figure) for figure in found[2].split()]
            bar = [found[3].count(str(seat)) for seat in range(1, len(chances) + 1)]
            assert sum(bar) == 40
            assert all(abs(part - 0.4 * chance) < 1.3 for part, chance in zip(bar, chances, strict=True))
            rows[found[1].strip(" *").partition(" ")[0]] = chances
    return rows


def test_a_race_is_told_turn_by_turn_and_adds_up(terminal: Terminal, tmp_path: Path) -> None:
    file = race(terminal, tmp_path / "a.race", *SPRINT)
    review = json.loads(terminal("analyse", file, "--json", "--effort", "0"))
    check_sums(review)
    assert (review["certainty"], review["effort"], review["is_final"]) == ("estimated", 0, False)
    shown = terminal("analyse", file, "--effort", "0")
    rows = find_rows(shown)
    assert list(rows) == ["start", *(str(turn["number"]) for turn in review["turns"])]
    for turn in review["turns"]:
        assert rows[str(turn["number"])] == [round(100 * chance) for chance in turn["after"]]
    record = parse_record(Path(file).read_text("utf-8"))
    for name in record.seats:
        assert f"> {name}\n" in shown
    for turn in review["turns"]:
        for decision in turn["decisions"]:
            assert " ".join(decision["taken"]["words"]) in shown
            if decision["cost"] >= 0.0005:
                assert f"cost {100 * decision['cost']:.1f}. Better: {' '.join(decision['best']['words'])}" in shown
    assert "hairpin solve --track sprint --players 2" in shown
    assert "--effort 1" in shown


@pytest.mark.parametrize(("board", "cars"), [("sprint", "blue,yellow"), ("first-edition", "red,blue")])
def test_the_command_that_is_named_has_what_is_not_usual_on_its_board(
    terminal: Terminal, tmp_path: Path, board: str, cars: str
) -> None:
    typed = ("race", "monza", "--track", board, "--drivers", "racer,random", "--bonus", "--set", f"cars={cars}")
    shown = terminal("analyse", race(terminal, tmp_path / "a.race", *typed), "--effort", "0")
    assert f"hairpin solve --track {board} --players 2 --set cars={cars} --set bonus=yes" in " ".join(shown.split())


def test_the_command_that_is_named_solves_the_race(terminal: Terminal, tmp_path: Path, values: Path) -> None:
    file = race(terminal, tmp_path / "a.race", *SPRINT, "--bonus", "--set", "cars=blue,yellow")
    shown = terminal("analyse", file, "--effort", "0")
    command = next(line for line in shown.splitlines() if "hairpin solve" in line).partition("hairpin ")[2]
    terminal(*command.split())
    assert [file.suffix for file in values.iterdir()] == [".values"]
    shown = terminal("analyse", file)
    assert "Solved: exact up to" in shown
    assert "hairpin solve" not in shown
    assert "--effort" not in shown
    review = json.loads(terminal("analyse", file, "--json"))
    check_sums(review)
    assert review["certainty"] == "solved"
    assert review["error"] < 1e-9


def test_lines_fit_a_terminal_of_80_columns(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ("race", "monza", "--track", "first-edition", "--players", "6", "--drivers", "racer")
    file = race(terminal, tmp_path / "a.race", *typed, "--seed", "2")
    monkeypatch.setattr("cli.command.COLUMNS", "80")
    for name in (file, str(MEMO)):
        shown = terminal("analyse", name, "--effort", "0", language="de")
        assert max(map(len, shown.splitlines())) <= 80, max(shown.splitlines(), key=len)


def test_a_rally_tells_what_was_known_and_what_was_forgotten(terminal: Terminal) -> None:
    review = json.loads(terminal("analyse", str(MEMO), "--json", "--effort", "0"))
    check_sums(review)
    shown = terminal("analyse", str(MEMO), "--effort", "0")
    assert list(find_rows(shown)) == ["start", *(str(turn["number"]) for turn in review["turns"])]
    memory = review["extra"]
    assert shown.count("forgotten: ") == len(memory["lapses"]) + len(memory["seats"])
    for belief in memory["beliefs"]:
        _, _, told = shown.split(f"\n  {belief['turn']:>3} <")  # the first one is its row of the drawing
        turn = told.partition("\n\n")[0]
        for tile in belief["known"]:
            assert f" {tile['cell']}" in turn.partition("known: ")[2]
        if belief["hidden"]:
            assert f"never seen, {len(belief['hidden'])}: " in turn


def test_every_key_of_the_output_for_programs_is_documented(terminal: Terminal, tmp_path: Path) -> None:
    page = (
        (PLAYTHROUGHS.parents[1] / "docs" / "analysis.md").read_text("utf-8").partition("## The output for programs")[2]
    )
    told = set(re.findall(r"`([a-z_]+)`", page.replace("turns[].", "")))
    review = json.loads(terminal("analyse", str(MEMO), "--json", "--effort", "0"))
    found = review.keys() | review["extra"].keys()
    for part in ("points", "turns", "shares", "receipts"):
        found |= review[part][0].keys()
    decision = next(turn["decisions"][0] for turn in review["turns"] if turn["decisions"])
    found |= decision.keys() | decision["taken"].keys() | review["extra"]["beliefs"][0].keys()
    assert found <= told, found - told


def test_what_cannot_be_reviewed_is_refused_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    file = Path(race(terminal, tmp_path / "a.race", *SPRINT))
    text = file.read_text("utf-8")
    header, _, _ = text.partition("\n1. ")
    stopped = f"{header}\n1. 1: {text.partition('1. 1: ')[2].partition(chr(10))[0]}\nresult: unfinished\n"
    for content, part in (
        ("Dear diary\n", "isn’t a Hairpin race"),
        (text[: len(text) // 2], "missing"),
        (text.replace("racer", "ra\u001bcer"), "changed or damaged"),
        (re.sub(r"result: .*", "result: 2 > 1 (alone)", text), "changed or damaged"),
        (text.replace("monza 3", "monza 99"), "doesn’t know the rules"),
        (stopped, "isn’t over yet"),
        (TOO_MANY_TURNS_TO_THE_END, str(MOST_STEPS)),
    ):
        file.write_text(content, "utf-8")
        for more in ((), ("--json",)):
            shown = terminal("analyse", str(file), *more, code=2)
            assert part in shown, shown
            assert shown.startswith("hairpin: ")
            assert shown.count("\n") == 1
            assert "\u001b" not in shown
    assert "there’s no file" in terminal("analyse", str(tmp_path / "no.race"), code=2)


@pytest.mark.parametrize("language", languages())
def test_it_is_printed_in_the_language(language: str, terminal: Terminal, tmp_path: Path) -> None:
    spoken, file = Words(language), race(terminal, tmp_path / "a.race", *SPRINT)
    shown = terminal("analyse", file, "--effort", "0", language=language)
    check_language(re.sub(r"hairpin solve.*|racer|random", "", shown), language)
    for text in (
        spoken.say("cli-analyse-chances"),
        spoken.say("cli-analyse-sum"),
        spoken.say("board-monza-sprint"),
        spoken.say("cli-analyse-effort", flag="--effort 1"),
    ):
        assert text in shown
