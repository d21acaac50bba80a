"""What Hairpin says in a terminal, in one language at a time, from the Fluent files that the page reads too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from hairpin.core.errors import HairpinError, OptionValueError, name_choices

ENGLISH = "en"
FOLDER = Path(__file__).parent
Fact = str | int
_ENTRY = re.compile(r"^(?=[-#A-Za-z])", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def languages() -> tuple[str, ...]:
    """Return the tags of the languages that there is a file for."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


def find_language(asked: str, environment: Mapping[str, str]) -> str:
    """Return the language asked for, or refuse it; asked for nothing, the terminal's if we have it, else English."""
    if asked:
        if found := match_language(asked):
            return found
        known = languages()
        raise OptionValueError(
            f"language={asked} is not possible; choose {name_choices(known)}",
            option="language",
            value=asked,
            choices=known,
        )
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return match_language(named.partition(".")[0]) or ENGLISH


def match_language(tag: str) -> str | None:
    """Return the language of a tag such as `pt_BR`: exactly, else that of another country, else nothing."""
    wanted = tag.replace("_", "-").lower()
    known = {language.lower(): language for language in languages()}
    related = [language for lower, language in known.items() if lower.partition("-")[0] == wanted.partition("-")[0]]
    return known.get(wanted) or next(iter(related), None)


class Messages(FluentBundle):
    """The messages of a language. Each is read when it is first asked for: all of them take a tenth of a second."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        text = (FOLDER / f"{language}.ftl").read_text("utf-8")
        entries = (entry for entry in _ENTRY.split(text) if entry and entry[0] != "#")
        self._unread = {entry.partition("=")[0].strip(): entry for entry in entries}

    def has_message(self, message_id: str) -> bool:
        """Say whether there is such a message, and read it."""
        self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Return a message."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        entry = self._unread.pop(name, "")
        if entry:
            self.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._read(other)


load = cache(Messages)


class Words:
    """Messages by id in the language that is spoken; one that it lacks is said in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    @property
    def locale(self) -> Locale:
        """Numbers and lists are written as it says."""
        return Locale.parse(self.language, sep="-")

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.language = language

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return load(self.language).has_message(message) or load(ENGLISH).has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """Return a message with its facts filled in; whole numbers are written as the language does."""
        bundle = load(self.language)
        if not bundle.has_message(message):
            bundle = load(ENGLISH)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no text")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"the message {message} in {self.language}: {errors[0]}")
        return str(text)

    def join(self, words: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """Return words in a row: `red, green and blue`, or `red, green or blue`."""
        return format_list(list(words), style=style, locale=self.locale)

    def number(self, value: float, digits: int = 2) -> str:
        """Write a number with so many digits after the point, or the comma."""
        return format_decimal(value, format="0." + "0" * digits, locale=self.locale)

    def percent(self, value: float, digits: int = 0) -> str:
        """Write a share of one in percent."""
        pattern = self.locale.percent_formats[None].pattern
        return format_percent(
            value, format=pattern.replace("0", "0." + "0" * digits) if digits else None, locale=self.locale
        )

    def say_error(self, error: HairpinError) -> str:
        """Say what went wrong; what has no words of its own is told as developers say it."""
        message = "cli-error-" + error.code.replace("/", "-")
        if "least" in error.fields:
            message = "cli-error-option-least"
        if not self.has(message):
            return error.message
        facts = {name: self._read_fact(fact) for name, fact in error.fields.items()}
        return self.say(message, **{"said": error.message, "choices": "none", "fault": "line", **facts})

    def _read_fact(self, fact: object) -> Fact:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, list | tuple | set | frozenset):
            return self.join(map(str, fact), "or") if fact else "-"
        return str(fact)


words = Words()
say = words.say


def read_game_words(name: str, language: str) -> str:
    """Return a game's own messages in a language."""
    return ""
