"""The `hairpin` command in every language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import hairpin
from cli.command import Terminal
from hairpin.cli.names import quote_typed
from hairpin.core.errors import OptionValueError
from hairpin.words import Words, find_language, languages, words
from words.messages import read

every = pytest.mark.parametrize("language", languages())
others = pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
IDS = {name for name in read("en") if "-" in name}
# Words that are typed on the command line, the same in every language.
NOTATION = {option.name for game in hairpin.list_games() for option in game.options}


def run(language: str, *command_line: str, typed: str = "", code: int = 0, **environment: str) -> str:
    """Run the command in a process of its own; return its output, errors last."""
    command = [sys.executable, "-W", "error", "-m", "hairpin.cli", *command_line]
    variables = {**os.environ, "HAIRPIN_LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1", **environment}
    done = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", env=variables, timeout=600, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@cache
def only_in_english(language: str) -> list[str]:
    """Return the longer English texts that the language does not have too."""
    own = {text.strip() for message in read(language).values() for text in message.texts}
    english = {text.strip() for message in read("en").values() for text in message.texts} - own - NOTATION
    return [text for text in english if len(text) > 6]


def english_left_in(shown: str, language: str) -> list[str]:
    """Return the English texts in an output, as whole words."""
    found = [text for text in only_in_english(language) if text in shown]
    return [text for text in found if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", shown)]


def check_language(shown: str, language: str) -> None:
    raw = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", shown)) & IDS
    assert not raw, "ids without a message"
    assert "{" not in shown
    assert "$" not in shown
    if language != "en":
        assert english_left_in(shown, language) == []


@every
def test_a_race_is_printed_in_the_language(language: str, terminal: Terminal, tmp_path: Path) -> None:
    spoken, file = Words(language), str(tmp_path / "a.race")
    monza = ("race", "monza", "--track", "sprint", "--pro", "--bonus", "--drivers", "you,racer", "--seed", "3")
    shown = terminal(*monza, "--save", file, answers="99\n" + "1\n" * 300, language=language)
    check_language(shown.replace(file, ""), language)
    for text in (
        spoken.say("cli-ask-again", answer=spoken.say("cli-quoted", text="99"), most=2)[:12],
        spoken.say("cli-finish"),
    ):
        assert text in shown
    assert (
        spoken.say("podium-winner", winners=1, names="<1>") in shown
        or spoken.say("podium-winner", winners=1, names="<2>") in shown
    )
    check_language(terminal("replay", file, "--all", language=language), language)
    rally = terminal("race", "memo", "--drivers", "racer", "--seed", "3", language=language)
    check_language(rally, language)
    assert spoken.say("memo-reason") in rally
    left = terminal("race", "memo", "--drivers", "you", "--seed", "3", language=language)
    assert spoken.say("cli-left") in left


@pytest.mark.parametrize("language", ["de", "zh"])
def test_a_process_of_its_own_prints_the_same(language: str, terminal: Terminal) -> None:
    typed = ("race", "--track", "sprint", "--drivers", "you,racer", "--seed", "3")
    alone = run(language, *typed, typed="99\n" + "1\n" * 300)
    assert alone == terminal(*typed, answers="99\n" + "1\n" * 300, language=language)


@every
def test_a_session_is_printed_in_the_language(language: str, terminal: Terminal) -> None:
    typed = ("race", "--track", "sprint", "--drivers", "you,you,random,random", "--races", "2", "--seed", "3")
    shown, spoken = terminal(*typed, answers="9\n2\n" + "1\n" * 200, language=language), Words(language)
    check_language(shown, language)
    for text in (
        spoken.say("starter-who", rule="youngest"),
        spoken.say("starter-told", rule="youngest", name="<2>"),
        spoken.say("cli-sitting", number=2, races=2),
        spoken.say("podium-shelf"),
        spoken.say("monza-tell-last-round"),
        *spoken.say("monza-tell-passed", name="|").split("|"),
        *spoken.say("monza-say-pushed-to-start", name="|").split("|"),
        *spoken.say("cli-pushed-back", name="|", space="|").split("|"),
    ):
        assert text in shown


@pytest.mark.compiled
@every
def test_figures_and_lists_are_printed_in_the_language(language: str, terminal: Terminal) -> None:
    for command in (
        ("games",),
        ("tracks", "list"),
        ("tracks", "check", "sprint", "--races", "2"),
        ("simulate", "monza", "--track", "sprint", "--games", "3"),
    ):
        shown = terminal(*command, language=language)
        settings = shown.rfind("track=")
        check_language(shown[:settings] if settings > 0 else shown, language)
    assert Words(language).number(1234.5) in {"1234.50", "1234,50"}


@pytest.mark.compiled
@every
def test_drivers_and_boards_have_their_names_in_figures(language: str, terminal: Terminal, tmp_path: Path) -> None:
    spoken = Words(language)
    racer, learner = (spoken.say("driver-name", driver=driver) for driver in ("racer", "learner"))
    sprint = ("--track", "sprint", "--players", "2")
    tally = terminal("simulate", "monza", *sprint, "--drivers", "racer,learner:25", "--games", "2", language=language)
    assert f" {racer} " in tally
    assert f" {learner} {spoken.percent(0.25)} " in tally
    assert spoken.say("monza-title") in tally
    ladder = terminal("ladder", "--game", "monza", *sprint, "--plain", "--races", "64", language=language)
    assert f" {racer} > {learner} " in ladder
    assert f" {spoken.say('cli-ladder-rests', basis='rule')} " in ladder
    study = terminal(
        "study", *sprint, "--races", "100", "--traced", "100", "--folder", str(tmp_path), language=language
    )
    for shown in (study, ladder):
        check_language(shown, language)
    for text in (racer, spoken.say("cli-study-best"), spoken.say("board-monza-sprint")):
        assert text in study
    assert language == "en" or not re.search(r"\b(solved|racers?|random|lot|rule|tables)\b", study + ladder + tally)


@every
def test_an_answer_is_quoted_as_the_language_does(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "language", language)
    quotes = words.say("cli-quoted", text="|").split("|")
    assert all(quotes)
    assert set("".join(quotes)) <= set("“”„‘’«»\u00a0\u202f")
    assert quote_typed("4'\x1b[2J") == quotes[0] + "4'�[2J" + quotes[1]
    assert quote_typed("x" * 90) == quotes[0] + "x" * 39 + "…" + quotes[1]


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "1.5e-06 0.25"), ("de", "1,5e-06 0,25"), ("zh", "1.5e-06 0.25")]
)
def test_figures_have_the_decimal_sign_of_the_language(language: str, shown: str) -> None:
    spoken = Words(language)
    assert f"{spoken.figure(0.0000015, '.1e')} {spoken.figure(0.25)}" == shown


@pytest.mark.parametrize(
    "typed",
    [
        ("race", "chess"),
        ("race", "monza", "--players", "9"),
        ("race", "monza", "--set", "wings=2"),
        ("race", "monza", "--track", "ovl"),
        ("race", "monza", "--drivers", "ghost"),
        ("race", "monza", "--drivers", "racer,racer,racer", "--players", "2"),
        ("race", "monza", "--seed", "x" * 50),
        ("simulate", "monza", "--games", "0"),
        ("race", "monza", "--drivers", ""),
        ("race", "monza", "--players", "5"),
        ("race", "monza", "--track", "first-edition", "--pro"),
        ("race", "monza", "--players", "2", "--set", "players=3"),
        ("race", "monza", "--starter", "9"),
        ("race", "monza", "--drivers", "racer", "--save", "nowhere/a.race"),
        ("race", "monza", "--drivers", "racer", "--save", "."),
        ("replay", "nowhere.race"),
        ("replay", "."),
        ("verify", os.devnull),
        ("serve", "--data", "mysql:x"),
        ("serve", "--lan", "--seed", "3"),
        ("serve", "--proxy", "x"),
        ("race", "monza", "--set", "wings"),
    ],
)
@others
def test_errors_are_printed_in_the_language(language: str, typed: tuple[str, ...], terminal: Terminal) -> None:
    shown = terminal(*typed, code=2, language=language)
    assert shown.count("\n") == 1
    check_language(shown.removeprefix("hairpin: "), language)
    assert not re.search(r"\b(choose|there is no|not possible|cannot)\b", shown)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("zh-CN", {}, "zh"),
        ("", {"LANG": "de_AT.UTF-8"}, "de"),
        ("", {"LC_ALL": "ko_KR.UTF-8", "LANG": "de_DE.UTF-8"}, "ko"),
        ("", {"LC_ALL": "", "LANG": "nl"}, "nl"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "tlh_KL"}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_the_requested_one_else_the_terminals(
    asked: str, environment: dict[str, str], language: str
) -> None:
    assert find_language(asked, environment) == language


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionValueError, match="de, en"):
        find_language("tlh", {})
    assert "de, en" in run("", "--language", "tlh", "games", code=2, LANG="C")


def test_the_option_takes_precedence_over_the_variable_and_that_over_the_locale() -> None:
    assert "Felder" in run("fr", "--language", "de", "tracks", "list", LANG="it_IT.UTF-8")
    assert "cases" in run("fr", "tracks", "list", LANG="it_IT.UTF-8")
    assert "caselle" in run("", "tracks", "list", LANG="it_IT.UTF-8", LC_ALL="", LC_MESSAGES="")


def test_an_unknown_message_or_a_missing_variable_raises() -> None:
    with pytest.raises(LookupError):
        Words("fr").say("nonsense")
    with pytest.raises(LookupError, match="cli-saved"):
        Words("fr").say("cli-saved")
