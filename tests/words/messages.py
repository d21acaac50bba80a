"""Parses the Fluent files (ids, variables, cases, plurals) and finds the ids that code uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hairpin.words.files import ROOMS as ROOM_FOLDERS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hairpin"
SHARED = PACKAGE / "words"
GAMES = {folder.parent.name: folder for folder in sorted(PACKAGE.glob("games/*/words"))}
ROOMS = {folder.name: folder for folder in ROOM_FOLDERS}
FOLDERS = {"shared": SHARED, **ROOMS, **GAMES}
LANGUAGES = sorted(file.stem for file in SHARED.glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# Prefixes of ids that code builds at run time. This is the only list of them.
FAMILIES = (
    "error-",  # a refusal's code: web/src/parts/Notice.svelte
    "cli-error-",  # the same in a terminal: hairpin.words
    "option-",  # a game's options and their choices: web/src/lib/names.ts, hairpin.cli.commands
    "board-",  # titles of shipped boards: web/src/lib/names.ts, hairpin.cli.monza.names
    "cli-push-backs",  # what a game's kit counts: hairpin.cli.commands
    "memo-say-",  # what happened in a rally: web/src/games/memo/race/speech.ts
    "monza-say-",  # what happened in a race, for screen readers
    "monza-sign-",  # flag, turbo and hand: web/src/games/monza/race/Signs.svelte
    "why-",  # why a move is not possible: a game and a reason
    "rules-",  # pages and cards of the rules
    "lesson-",  # what the coach says
    "fault-",  # faults of a board: hairpin.games.monza.faults
    "history-best-",  # records of a board: web/src/history/say.ts
    "coach-why-",  # why the best way is good: web/src/games/monza/coach/say.ts
    "cli-why-",  # the same in a terminal, by game: hairpin.cli.review
    "odd-",  # oddities of a board: hairpin.games.monza.track
)

# Variables that a language may leave out, with their cases: the vowel by which Spanish says "e" for "y" and "u" for
# "o", and Italian "ed" for "e". Nothing else may differ from English.
OPTIONAL = {
    "list-and": {"sound": [frozenset({"i", "other"}), frozenset({"e", "other"})]},
    "list-or": {"sound": [frozenset({"o", "other"})]},
}


@dataclass
class Message:
    """Variables and selectors of a message; `selectors` holds the cases by variable, one entry for each selection."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: dict[str, list[frozenset[str]]] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    # By plural variable: whether the text of each case contains the number.
    counted: dict[str, dict[str, bool]] = field(default_factory=dict)


class Reader(Visitor):
    """Collects the parts of one message."""

    def __init__(self) -> None:
        self.found = Message()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's names
        self.found.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "selections are by a variable"
        name = node.selector.id.name
        cases = {_name_case(variant): variant for variant in node.variants}
        self.found.selectors.setdefault(name, []).append(frozenset(cases))
        if is_plural(frozenset(cases)):
            self.found.counted[name] = {case: name in _variables(variant) for case, variant in cases.items()}
        self.generic_visit(node)


def _name_case(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _variables(variant: ast.Variant) -> set[str]:
    reader = Reader()
    reader.visit(variant)
    return reader.found.variables


def is_plural(cases: frozenset[str]) -> bool:
    """Return whether cases are numbers and plural forms, and not names of cases."""
    return all(case in PLURALS or case.isdecimal() for case in cases) and bool(cases & (PLURALS - {"other"}))


@cache
def read_file(folder: Path, language: str) -> dict[str, Message]:
    """Return the messages of one file by id, in the order of the file; a syntax error or a repeated id fails."""
    file = folder / f"{language}.ftl"
    messages: dict[str, Message] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: cannot be parsed: {entry.content!r:.80}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{file}: {entry.id.name} is defined twice"
            reader = Reader()
            reader.visit(entry)
            messages[entry.id.name] = reader.found
    return messages


@cache
def read(language: str) -> dict[str, Message]:
    """Return all messages of a language by id, shared and of every game; an id in two files fails."""
    messages: dict[str, Message] = {}
    for name, folder in FOLDERS.items():
        found = read_file(folder, language)
        assert not found.keys() & messages.keys(), f"{language}: {name} repeats ids of another file"
        messages |= found
    return messages


def with_references(language: str, name: str) -> Iterator[Message]:
    """Yield a message and all messages that it refers to."""
    message = read(language)[name]
    yield message
    for other in message.references:
        yield from with_references(language, other)


def variables_of(language: str, name: str) -> set[str]:
    """Return the variables of a message and of all messages that it refers to."""
    return set().union(*(message.variables for message in with_references(language, name)))


def selectors_of(language: str, name: str) -> dict[str, set[frozenset[str]]]:
    """Return by variable the sets of cases in a message and in all messages that it refers to."""
    found: dict[str, set[frozenset[str]]] = {}
    for message in with_references(language, name):
        for variable, cases in message.selectors.items():
            found.setdefault(variable, set()).update(cases)
    return found


@cache
def sources() -> str:
    """Return all code that may use a message: the page without its tests, and the package."""
    page = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    files = [file for file in page if ".test." not in file.name]
    files += PACKAGE.rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def literals() -> frozenset[str]:
    """Return every string literal in the code that could be an id."""
    return frozenset(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""", sources()))
