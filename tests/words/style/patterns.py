"""Texts against the patterns of their language: forbidden words, other names for a thing, register, typography.

A pattern is a regular expression that no text may match, whatever the case of its letters; `(?-i:…)` makes case count.
It sees `{}` for everything that is filled in. `only` and `except` narrow a pattern to ids, with `*` for any letters.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from words.style.texts import Finding, Text

HERE = Path(__file__).parent
LISTS = ("forbidden", "register", "typography")


@dataclass(frozen=True)
class Rule:
    """One pattern with its reason and what to say instead."""

    check: str
    pattern: re.Pattern[str]
    why: str
    say: str
    only: tuple[str, ...]
    but: tuple[str, ...]

    def applies_to(self, name: str) -> bool:
        """Return whether messages of this id are checked."""
        return (not self.only or _is_among(name, self.only)) and not _is_among(name, self.but)


def _is_among(name: str, globs: Iterable[str]) -> bool:
    return any(fnmatchcase(name, glob) for glob in globs)


@cache
def read_data(language: str) -> Mapping[str, Any]:
    """Return the data of a language; `all` has what every language shares."""
    return tomllib.loads((HERE / f"{language}.toml").read_text("utf-8"))


@cache
def read_rules(language: str) -> tuple[Rule, ...]:
    """Return all rules of a language, its own terms included."""
    shared, own = read_data("all"), read_data(language)
    rules = [_rule(check, entry) for check in LISTS for entry in (*shared.get(check, ()), *own.get(check, ()))]
    for thing, term in own["terms"].items():
        for other in term.get("never", ()):
            why = f"one name for one thing ({name_thing(thing)})"
            rules.append(_rule("terms", {**term, "no": whole(other), "why": why, "say": term["use"]}))
    return tuple(rules)


def _rule(check: str, entry: Mapping[str, Any]) -> Rule:
    pattern = re.compile(entry["no"], re.IGNORECASE)
    return Rule(
        check, pattern, entry["why"], entry["say"], tuple(entry.get("only", ())), tuple(entry.get("except", ()))
    )


def name_thing(key: str) -> str:
    """Return how a thing of the game is called in English, from its key in a file."""
    return key.replace("-", " ")


def whole(words: str) -> str:
    """Return a pattern for whole words; Chinese and Korean have no edges of words to look for."""
    start = r"(?<!\w)" if re.match(r"[a-zà-ÿ(]", words, re.IGNORECASE) else ""
    end = r"(?!\w)" if re.search(r"[a-zà-ÿ)?]$", words, re.IGNORECASE) else ""
    return f"{start}(?:{words}){end}"


def check_patterns(language: str, texts: Iterable[Text]) -> Iterator[Finding]:
    """Yield every match of every rule."""
    for text in texts:
        for rule in read_rules(language):
            if rule.applies_to(text.id) and (found := rule.pattern.search(text.bare)):
                yield Finding(rule.check, language, text, f"“{found[0]}”: {rule.why}", rule.say)


def check_glossary(language: str, texts: Iterable[Text]) -> Iterator[Finding]:
    """Yield the terms of the glossary that no text has; `stem` is the part of a term that does not change."""
    said = "\n".join(text.bare for text in texts).casefold()
    for thing, term in read_data(language)["terms"].items():
        if term.get("stem", term["use"]).casefold() not in said:
            nowhere = Text("glossary", thing, term["use"])
            wrong = f"no text has this name of the {name_thing(thing)}"
            yield Finding("terms", language, nowhere, wrong, "use it, or change the glossary")
