"""Boards and tile sets as files: found, read as text, and checked as far as they are alike."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, NoReturn

from hairpin.core.errors import TrackFileError, name_choices

MOST_BYTES = 65_536

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)


def fingerprint(text: str) -> str:
    """Return the short hash by which a board or tile set is known: of its one-line text."""
    return sha256(text.encode()).hexdigest()[:16]


def shipped_texts(game: str) -> dict[str, str]:
    """Return the files of a game that come with Hairpin, by file name."""
    folder = files("hairpin").joinpath("tracks")
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    return {name: text for name, text in sorted(texts.items()) if tomllib.loads(text).get("game") == game}


def read_file(name: str) -> tuple[str, str]:
    """Return the text of somebody's own file, and the file's name without its folders."""
    path = Path(name)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 4)
        # What is too large is cut, perhaps within a letter; it must still count as too large.
        text = content.decode("utf-8-sig", "replace" if len(content) > MOST_BYTES else "strict")
    except UnicodeDecodeError as error:
        raise TrackFileError(f"{name}: is no text ({error}); write TOML, saved as UTF-8", file=name) from error
    except (OSError, ValueError) as error:
        raise TrackFileError(f"{name}: cannot be read ({error}); name a .toml file", file=name) from error
    return text, path.name


class DataFileReader:
    """The checks that every such file must pass; what it describes is read by a game's own reader."""

    game: ClassVar[str]
    what: ClassVar[str]
    keys: ClassVar[Collection[str]]

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, what: str, **where: object) -> NoReturn:
        """Refuse the file, with the place in it."""
        place = "".join(f", {key} {value}" for key, value in where.items())
        raise TrackFileError(f"{self.file}{place}: {what}", file=self.file, **where)

    def read_toml(self, text: str) -> dict[str, object]:
        """Return the tables of the file, if they are for this game and nothing in them is unknown."""
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            self.refuse(f"is larger than {MOST_BYTES // 1024} kB; {self.what} takes about 2")
        try:
            content: dict[str, object] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            self.refuse(f"is not TOML: {error}")
        if content.get("game") != self.game:
            self.refuse(f'must say game = "{self.game}", not {content.get("game")!r:.60}')
        self.check_keys(content, self.keys, self.what)
        return content

    def check_keys(self, table: Mapping[str, object], known: Collection[str], what: str) -> None:
        """Refuse a word that means nothing here: it is misspelt, and would be ignored."""
        for key in sorted(set(table) - set(known)):
            self.refuse(f"{key!r:.60} means nothing in {what}; known are {name_choices(sorted(known))}")

    def read_name(self) -> str:
        """Return the name that the file gives to what it describes."""
        name = self.file.removesuffix(".toml").lower()
        if not _NAME.fullmatch(name):
            self.refuse("a file is called by small letters, digits and hyphens, like my-board.toml")
        return name

    def read_words(self, content: Mapping[str, object], key: str) -> tuple[str, ...]:
        """Return a text or a list of texts."""
        words = content.get(key, [])
        words = [words] if isinstance(words, str) else words
        if not isinstance(words, list) or not all(isinstance(word, str) and word.isprintable() for word in words):
            self.refuse(f"{key} must be text, not {words!r:.60}")
        return tuple(words)

    def read_title(self, content: Mapping[str, object]) -> str:
        """Return what people call it, or its name."""
        return " ".join(self.read_words(content, "title")) or self.read_name()
