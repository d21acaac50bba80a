"""The texts of the terminal in one language at a time, from the Fluent files that the page reads too.

`<language>.ftl` in this folder holds what every game shares; a folder below it holds the messages of a room that the
page loads when it is entered; each game's kit names a folder with its own messages. All of them share one set of ids:
where two files hold the same id, the shared file wins, then the game registered first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Literal

from hairpin.core.errors import HairpinError, OptionValueError, name_choices
from hairpin.games import find_kit
from hairpin.words.files import FOLDER, read_file

if TYPE_CHECKING:
    from babel import Locale

    from hairpin.words.messages import Messages

ENGLISH = "en"
Fact = str | int


def languages() -> tuple[str, ...]:
    """Return the tags of the languages that have a file in this folder."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


def find_language(asked: str, environment: Mapping[str, str]) -> str:
    """Return the requested language, or refuse it; if none is requested, the terminal's if known, else English."""
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
    """Return the language of a tag such as `pt_BR`: an exact match, else that of another country, else None."""
    wanted = tag.replace("_", "-").lower()
    known = {language.lower(): language for language in languages()}
    related = [language for lower, language in known.items() if lower.partition("-")[0] == wanted.partition("-")[0]]
    return known.get(wanted) or next(iter(related), None)


def read_game_words(name: str, language: str) -> str:
    """Return the text of a game's Fluent file; in English if the language is missing, empty if the game has no words.

    An unknown game is refused.
    """
    folder = find_kit(name).words
    return read_file(folder, language) or read_file(folder, ENGLISH)


def load(language: str) -> Messages:
    """Return the messages of a language."""
    from hairpin.words import messages  # noqa: PLC0415 - it loads libraries that not every command needs

    return messages.load(language)


class Words:
    """Messages by id in one language; a message that it lacks is given in English."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    @property
    def locale(self) -> Locale:
        """Return the locale by which numbers and lists are formatted."""
        from babel import Locale  # noqa: PLC0415 - slow to import

        return Locale.parse(self.language, sep="-")

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.language = language

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return load(self.language).has_message(message) or load(ENGLISH).has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """Return a message with its variables filled in; whole numbers are formatted by the locale."""
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

    def join(self, words: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Return words as a list in one text: `red, green and blue`, or `red, green or blue`."""
        *others, last = [*words] or [""]
        if not others:
            return last
        first = reduce(lambda first, rest: self.say("list-comma", first=first, rest=rest), others)
        return self.say("list-or" if style == "or" else "list-and", first=first, last=last, sound=_find_sound(last))

    def number(self, value: float, digits: int = 2) -> str:
        """Format a number with a fixed count of decimal places."""
        from babel.numbers import format_decimal  # noqa: PLC0415 - slow to import

        return format_decimal(value, format="0." + "0" * digits, locale=self.locale)

    def figure(self, value: float, form: str = "g") -> str:
        """Format a number of any size as Python does, with the decimal sign of the language: `1.5e-06`."""
        from babel.numbers import get_decimal_symbol  # noqa: PLC0415 - slow to import

        return format(value, form).replace(".", get_decimal_symbol(self.locale))

    def percent(self, value: float, digits: int = 0) -> str:
        """Format a share of one in percent."""
        from babel.numbers import format_percent  # noqa: PLC0415 - slow to import

        pattern = self.locale.percent_formats[None].pattern
        return format_percent(
            value, format=pattern.replace("0", "0." + "0" * digits) if digits else None, locale=self.locale
        )

    def say_error(self, error: HairpinError) -> str:
        """Return an error in the language; one without a message of its own keeps its English text."""
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


def _find_sound(word: str) -> str:
    """Return the vowel that a word begins with, by which Spanish and Italian choose their "and" and "or"."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))
    found = re.match(r"h?(i(?![aeou])|[aeo])", plain.lower())
    return found[1] if found else "other"


words = Words()
say = words.say
