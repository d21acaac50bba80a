"""The texts of one language: every case of every message, with variables and references as `{name}`."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

from fluent.syntax import FluentParser, ast

from words.messages import FOLDERS, ROOT


@dataclass(frozen=True)
class Text:
    """What a message says in one case; `bare` has `{}` for everything that is filled in."""

    id: str
    case: str
    text: str
    bare: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bare", re.sub(r"\{[^{}]*\}", "{}", self.text))

    @property
    def name(self) -> str:
        """Return the id with its case, as in `pace[slow]`."""
        return f"{self.id}[{self.case}]" if self.case else self.id


@dataclass(frozen=True)
class Finding:
    """Something that is wrong with a text, and what would be right."""

    check: str
    language: str
    text: Text
    wrong: str
    right: str

    def __str__(self) -> str:
        return f"{self.language} {self.text.name}: {self.text.text!r}\n    {self.wrong}\n    better: {self.right}"


def read_texts(language: str, revision: str = "") -> list[Text]:
    """Return the texts of a language, as they are now or as they were at a revision."""
    return [text for source in _sources(language, revision) for text in parse_texts(source)]


def _sources(language: str, revision: str) -> Iterator[str]:
    for folder in FOLDERS.values():
        file = folder / f"{language}.ftl"
        if not revision:
            yield file.read_text("utf-8")
            continue
        name = file.relative_to(ROOT).as_posix()
        shown = subprocess.run(["git", "show", f"{revision}:{name}"], cwd=ROOT, capture_output=True, check=False)  # noqa: S607
        if shown.returncode == 0:
            yield shown.stdout.decode("utf-8")


def parse_texts(source: str) -> Iterator[Text]:
    """Yield the texts of one Fluent file."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value:
            for case, text in _cases(entry.value):
                yield Text(entry.id.name, case, text)


def _cases(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Yield each combination of the cases of a pattern, and its text."""
    for parts in product(*(list(_element(element)) for element in pattern.elements)):
        yield ",".join(case for case, _ in parts if case), "".join(text for _, text in parts)


def _element(element: ast.TextElement | ast.Placeable) -> Iterable[tuple[str, str]]:
    if isinstance(element, ast.TextElement):
        return [("", element.value)]
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return [
            (",".join(filter(None, (_key(variant), case))), text)
            for variant in inside.variants
            for case, text in _cases(variant.value)
        ]
    if isinstance(inside, ast.StringLiteral):
        return [("", inside.parse()["value"])]
    if isinstance(inside, ast.VariableReference | ast.MessageReference):
        return [("", f"{{{inside.id.name}}}")]
    return [("", "{}")]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
