"""All checks of the texts of one language."""

from __future__ import annotations

from words.style.nearness import check_nearness
from words.style.patterns import check_glossary, check_patterns
from words.style.room import check_room
from words.style.texts import Finding, read_texts

CHECKS = ("forbidden", "register", "typography", "terms", "room", "nearness")


def check_language(language: str, revision: str = "") -> list[Finding]:
    """Return what is wrong with the texts of a language, check by check."""
    texts = read_texts(language, revision)
    found = [
        *check_patterns(language, texts),
        *check_glossary(language, texts),
        *check_room(language, texts),
        *check_nearness(language, texts),
    ]
    return sorted(found, key=lambda finding: CHECKS.index(finding.check))
