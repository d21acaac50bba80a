"""Text that a component shows without a message: in its template, or in an attribute that people see or hear.

Two texts side by side in an attribute count, too.

The templates are read with regular expressions: what is between tags and outside of braces is text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from words.messages import ROOT

PAGE = ROOT / "web" / "src"
# Names, notation and units, the same in every language.
NOTATION = {"Hairpin", "Monza", "A4", "PDF", "SVG", "QR", "cm", "°", "×"}
ATTRIBUTES = r"aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|data-say"
ATTRIBUTE = re.compile(rf"""\s({ATTRIBUTES})=(?:"([^"]*)"|'([^']*)'|\{{\s*(["'`])(.*?)\4\s*\}})""", re.DOTALL)
# A string in an expression that is shown, such as `{isOpen ? "Open" : ""}`.
SHOWN = re.compile(r"(?<!=> )(?<![=\w$\"'-])\{(?![#/:@])([^{}]*)\}")
LITERAL = re.compile(r"""(["'`])((?:(?!\1).)*)\1""")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def strip_code(source: str) -> str:
    """Return the template of a component; of scripts, styles, comments and commands to type, line breaks are left."""
    code = re.compile(r"<(script|style|code)\b.*?</\1>|<!--.*?-->", re.DOTALL)
    return code.sub(lambda found: "\n" * found[0].count("\n"), source)


def empty_braces(template: str) -> str:
    """Return a template with everything inside of braces emptied; braces can be nested."""
    depth, kept = 0, []
    for sign in template:
        depth -= sign == "}"
        kept.append(sign if depth == 0 or sign == "\n" else "")
        depth += sign == "{"
    return "".join(kept)


def has_words(text: str) -> bool:
    """Return whether a text has letters that are neither notation nor filled in."""
    bare = re.sub(r"\$?\{.*?\}|&\w+;", " ", text)
    return any(word not in NOTATION for word in LETTERS.findall(bare))


def is_joined(text: str) -> bool:
    """Return whether two texts are put together without a message, which knows the signs and spaces of the language."""
    return bool(re.search(r"\}[\s:,;.–-]+\$?\{", text))


def find_raw(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines and texts of a component that come from no message."""
    template = strip_code(source)
    for found in ATTRIBUTE.finditer(template):
        text = next(group for group in (found[2], found[3], found[5]) if group is not None)
        if has_words(text) or is_joined(text):
            yield template.count("\n", 0, found.start()) + 1, f"{found[1]}: {text.strip()}"
    for found in SHOWN.finditer(template):
        for _, literal in LITERAL.findall(found[1]):
            # Ids and names of states are in small letters.
            if has_words(literal) and not re.fullmatch(r"[a-z0-9-]*", literal):
                yield template.count("\n", 0, found.start()) + 1, literal
    # Arrows inside of braces are gone with them, so that a > ends a tag.
    shown = empty_braces(template)
    for found in re.finditer(r">([^<>]*)<", shown):
        if has_words(found[1]):
            line = shown.count("\n", 0, found.start(1) + len(found[1]) - len(found[1].lstrip())) + 1
            yield line, " ".join(found[1].split())


def check_components() -> list[str]:
    """Return where a component shows text of its own, as file, line and text."""
    files: list[Path] = sorted(PAGE.rglob("*.svelte"))
    return [
        f"{file.relative_to(ROOT).as_posix()}:{line}: {text}"
        for file in files
        for line, text in find_raw(file.read_text("utf-8"))
    ]
