"""Boards and tile sets as data files: finding and reading them, and the checks that all of them share."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Generic, Literal, NoReturn, TypeVar

from hairpin.core.errors import LONGEST_QUOTE, TrackFileError, name_choices, quote, shorten
from hairpin.core.toml_shape import find_excess

MOST_BYTES = 65_536
LONGEST_TITLE = 40

# The faults that any data file can have: the field `fault` of its error, and the name of a message. Games add more.
FileFault = Literal[
    "too-large",
    "not-toml",
    "other-game",
    "unknown-word",
    "bad-name",
    "bad-text",
    "bad-title",
]

Fault = TypeVar("Fault", bound=str)

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
_NONE: Mapping[str, object] = {}


def fingerprint(text: str) -> str:
    """Return the short hash that identifies a board or tile set, of its one-line text."""
    return sha256(text.encode()).hexdigest()[:16]


def shipped_texts(game: str) -> dict[str, str]:
    """Return the data files of a game that are part of the package, by file name."""
    folder = files("hairpin").joinpath("tracks")
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    return {name: text for name, text in sorted(texts.items()) if tomllib.loads(text).get("game") == game}


def check_texts(*given: object) -> None:
    """Refuse anything but texts as the name and the one-line text of a board."""
    for value in given:
        if not isinstance(value, str):
            raise TrackFileError(f"{quote(value)} is not text; a board is given by its name and its line of text")


def read_file(name: str) -> tuple[str, str]:
    """Return the text of a user's file, and the file's name without its folders."""
    path = Path(name)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 4)
        # A file that is too large is cut, perhaps within a character; it must still count as too large.
        text = content.decode("utf-8-sig", "replace" if len(content) > MOST_BYTES else "strict")
    except UnicodeDecodeError as error:
        shown = shorten(name, 120)
        raise TrackFileError(f"{shown}: is not text ({error}); write TOML, saved as UTF-8", file=name) from error
    except (OSError, ValueError) as error:
        shown, why = shorten(name, 120), (error.strerror if isinstance(error, OSError) else error)
        raise TrackFileError(f"{shown}: cannot be read ({why}); name a .toml file", file=name) from error
    return text, path.name


class DataFileReader(Generic[Fault]):
    """The checks that every data file must pass; a game's own reader reads the rest."""

    game: ClassVar[str]
    what: ClassVar[str]
    keys: ClassVar[Collection[str]]

    def __init__(self, file: str) -> None:
        check_texts(file)
        self.file = file

    def blame(
        self, what: str, fault: Fault | FileFault | None = None, given: Mapping[str, object] = _NONE, **where: object
    ) -> TrackFileError:
        """Return the error of a fault and its place; `given` are values for the message."""
        place = "".join(f", {key} {value}" for key, value in where.items())
        kind = {"fault": fault} if fault else {}
        return TrackFileError(
            f"{shorten(self.file, LONGEST_QUOTE)}{shorten(place, LONGEST_QUOTE)}: {what}",
            file=self.file,
            **kind,
            **where,
            **given,
        )

    def refuse(
        self, what: str, fault: Fault | FileFault | None = None, given: Mapping[str, object] = _NONE, **where: object
    ) -> NoReturn:
        """Refuse the file."""
        raise self.blame(what, fault, given, **where)

    def note(self, what: str, fault: Fault | FileFault, given: Mapping[str, object] = _NONE, **where: object) -> None:
        """Record a fault after which reading can go on. A reader that records none refuses the file."""
        self.refuse(what, fault, given, **where)

    def read_toml(self, text: str) -> dict[str, object]:
        """Return the tables of the file, if it is for this game."""
        if not isinstance(text, str):
            self.refuse(f"is not TOML: {quote(text)} is not text", "not-toml")
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            most = MOST_BYTES // 1024
            self.refuse(f"is larger than {most} kB; {self.what} takes about 2", "too-large", {"most": most})
        if excess := find_excess(text):
            self.refuse(f"is not TOML that anybody would write: it {excess}", "not-toml")
        try:
            content: dict[str, object] = tomllib.loads(text)
            repr(content)  # fails for an integer that is too large to be quoted in an error
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            self.refuse(f"is not TOML: {error}", "not-toml")
        if content.get("game") != self.game:
            self.refuse(f'must say game = "{self.game}", not {quote(content.get("game"))}', "other-game")
        self.check_keys(content, self.keys, self.what)
        return content

    def check_keys(self, table: Mapping[str, object], known: Collection[str], what: str) -> None:
        """Record unknown keys: they may be misspelt, and would be ignored."""
        for key in sorted(set(table) - set(known)):
            message = f"{quote(key)} is not a key of {what}; known are {name_choices(sorted(known))}"
            self.note(message, "unknown-word", {"given": key[:60]})

    def read_name(self) -> str:
        """Return the name of the board or tile set: the file's name without its suffix."""
        name = self.file.removesuffix(".toml").lower()
        if not _NAME.fullmatch(name):
            self.refuse("the name of a file has small letters, digits and hyphens, like my-board.toml", "bad-name")
        return name

    def read_words(self, content: Mapping[str, object], key: str) -> tuple[str, ...]:
        """Return a text or a list of texts."""
        words = content.get(key, [])
        words = [words] if isinstance(words, str) else words
        if not isinstance(words, list) or not all(isinstance(word, str) and word.isprintable() for word in words):
            self.note(f"{key} must be text, not {quote(words)}", "bad-text", {"given": key})
            return ()
        return tuple(words)

    def read_title(self, content: Mapping[str, object]) -> str:
        """Return the title, or the name if there is none."""
        title = " ".join(self.read_words(content, "title"))
        if len(title) > LONGEST_TITLE:
            self.note(
                f"title has {len(title)} letters; the limit is {LONGEST_TITLE}", "bad-title", {"most": LONGEST_TITLE}
            )
        return title[:LONGEST_TITLE] or self.read_name()
