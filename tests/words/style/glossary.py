"""The glossary of docs/translating.md, made from the terms of all languages."""

from __future__ import annotations

from words.messages import LANGUAGES
from words.style.patterns import read_data


def format_glossary() -> str:
    """Return a Markdown table: one line per thing, one column per language."""
    order = ["en", *(language for language in LANGUAGES if language != "en")]
    terms = {language: read_data(language)["terms"] for language in order}
    rows = [order, ["---"] * len(order)]
    rows += [[terms[language][thing]["use"] for language in order] for thing in terms["en"]]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
