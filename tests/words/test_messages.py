"""All languages have the same messages with the same variables, and every message is used."""

from __future__ import annotations

import re

import pytest
from babel import Locale

import hairpin
from hairpin.core.errors import HairpinError
from words.messages import (
    FAMILIES,
    FOLDERS,
    GAMES,
    LANGUAGES,
    OPTIONAL,
    PLURALS,
    SHARED,
    is_plural,
    literals,
    read,
    read_file,
    selectors_of,
    sources,
    variables_of,
)

ENGLISH = read("en")
others = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
every = pytest.mark.parametrize("language", LANGUAGES)
# Calls that use a message, up to its id.
CALL = r"""\b(?:t|say|tell|has)\(\s*"""


def test_there_are_the_eight_languages_of_the_rule_books() -> None:
    assert {"de", "en", "fr", "nl", "es", "it", "zh", "ko"} <= set(LANGUAGES)


def test_every_game_has_messages_in_every_language() -> None:
    assert set(GAMES) == {game.name for game in hairpin.list_games()}
    for folder in FOLDERS.values():
        assert sorted(file.stem for file in folder.glob("*.ftl")) == LANGUAGES, folder


@others
@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_has_the_same_messages(name: str, language: str) -> None:
    english, ours = read_file(FOLDERS[name], "en"), read_file(FOLDERS[name], language)
    assert sorted(set(english) - set(ours)) == [], "missing"
    assert sorted(set(ours) - set(english)) == [], "unknown in English"
    assert list(ours) == list(english), "in the order of English"


def test_the_shared_file_has_no_message_of_one_game() -> None:
    of_one_game = [name for name in read_file(SHARED, "en") if set(name.split("-")) & set(GAMES)]
    assert of_one_game == []


@every
@pytest.mark.parametrize("name", FOLDERS)
def test_a_message_refers_to_its_own_file_or_the_shared_one(name: str, language: str) -> None:
    messages = read_file(FOLDERS[name], language)
    known = messages.keys() | read_file(SHARED, language).keys()
    assert {name: message.references - known for name, message in messages.items() if message.references - known} == {}


@others
def test_messages_have_the_same_variables(language: str) -> None:
    common = ENGLISH.keys() & read(language).keys()
    different = {
        name: (variables_of(language, name) ^ variables_of("en", name)) - OPTIONAL.get(name, {}).keys()
        for name in common
    }
    assert {name: odd for name, odd in different.items() if odd} == {}


@others
def test_messages_have_the_same_cases(language: str) -> None:
    """A language may have more selectors, such as genders by colour, but only with a known set of cases."""
    known: dict[str, set[frozenset[str]]] = {}
    for name in ENGLISH:
        for variable, cases in selectors_of("en", name).items():
            known.setdefault(variable, set()).update(cases)
    wrong = []
    for name in ENGLISH.keys() & read(language).keys():
        ours = selectors_of(language, name)
        for variable, cases in selectors_of("en", name).items():
            words = {case for case in cases if not is_plural(case)}
            if not words <= ours.get(variable, set()):
                wrong.append(f"{name}: ${variable} has the cases {ours.get(variable)}, not {words}")
        for variable, cases in ours.items():
            if odd := [
                sorted(case)
                for case in cases
                if not is_number(case)
                and case not in known.get(variable, set())
                and case not in OPTIONAL.get(name, {}).get(variable, [])
            ]:
                wrong.append(f"{name}: nobody knows the cases {odd} of ${variable}")
    assert wrong == []


def is_number(cases: frozenset[str]) -> bool:
    return all(case in PLURALS or case.isdecimal() for case in cases)


@every
def test_plurals_have_every_form_that_the_language_needs(language: str) -> None:
    """`many` of French, Spanish and Italian is for millions, which do not occur."""
    plural_form = Locale.parse(language, sep="-").plural_form
    needed, zero_is_one = set(plural_form.tags) - {"many"}, plural_form(0) == "one"
    wrong = []
    for name, message in read(language).items():
        if name not in ENGLISH:
            continue
        for variable, cases in selectors_of("en", name).items():
            if any(map(is_plural, cases)) and needed:
                ours = selectors_of(language, name).get(variable, set())
                if not any(needed <= {"one" if form == "1" else form for form in forms} for forms in ours):
                    wrong.append(f"{name}: ${variable} lacks a form of {needed}")
        if zero_is_one and any(
            not counted.get("one", True) and "0" not in counted for counted in message.counted.values()
        ):
            wrong.append(f"{name}: 0 would be read as 1; show the number, or add [1] or [0]")
    assert wrong == []


@every
def test_no_text_is_empty_or_has_placeholders(language: str) -> None:
    for name, message in read(language).items():
        assert message.texts or message.variables or message.references, name
        for text in message.texts:
            assert not re.search(r"TODO|\$|\{|\}|  ", text), f"{name}: {text!r}"


def test_every_message_is_used() -> None:
    named = literals() | {other for message in ENGLISH.values() for other in message.references}
    assert [name for name in ENGLISH if name not in named and not name.startswith(FAMILIES)] == []


def test_every_message_that_code_names_exists() -> None:
    asked = set(re.findall(rf"""{CALL}["'`]([a-z][a-z0-9-]*)["'`]""", sources()))
    assert asked
    assert sorted(asked - set(ENGLISH)) == []


def test_ids_built_in_code_have_a_declared_prefix() -> None:
    beginnings = set(re.findall(rf"""{CALL}f?[`"]([a-z][a-z-]*-)[$]?\{{""", sources()))
    assert beginnings
    assert [start for start in beginnings if not start.startswith(FAMILIES)] == []


def test_every_declared_prefix_is_used() -> None:
    assert [family for family in FAMILIES if not any(name.startswith(family) for name in ENGLISH)] == []


def test_every_option_and_choice_has_a_message() -> None:
    missing = []
    for game in hairpin.list_games():
        for option in game.options:
            asked = f"option-{game.name}-{option.name}"
            choices = option.choices if option.kind == "choice" else ()
            boards = [board.name for board in game.boards()] if option.kind == "board" else []
            for name in [asked, *(f"{asked}-{choice}" for choice in (*choices, *boards))]:
                missing += [name] if name.replace("_", "-") not in ENGLISH else []
    assert missing == []


def all_errors(root: type[HairpinError] = HairpinError) -> set[str]:
    return {error.code for error in root.__subclasses__()} | {
        code for error in root.__subclasses__() for code in all_errors(error)
    }


def test_every_error_code_has_a_message() -> None:
    """On the page, in a terminal, or both; errors that only developers can cause keep their English text."""
    import hairpin.cli.commands  # noqa: PLC0415
    import hairpin.server.serve  # noqa: F401, PLC0415

    developers = {"state/notation", "value/wrong", "review/hidden"}
    codes = {code.replace("/", "-") for code in all_errors() - developers}
    assert [code for code in codes if not {f"error-{code}", f"cli-error-{code}"} & set(ENGLISH)] == []
