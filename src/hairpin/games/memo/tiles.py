"""The road tiles: their kinds, their openings however they are turned, and how many a set has of each (RU-21)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NoReturn

from hairpin.core.errors import TrackFileError, UnknownTrackError, name_choices
from hairpin.core.game import BoardFacts
from hairpin.games.memo.grid import COLOURS, DIRECTIONS, ROAD

DEAD_END = "dead-end"
KINDS: Mapping[str, str] = {"straight": "NS", "curve": "NE", "junction": "NES", "crossing": "NESW", DEAD_END: "N"}
LETTERS: Mapping[str, str] = {"straight": "s", "curve": "c", "junction": "j", "crossing": "x", DEAD_END: "d"}
BENDS = ("curve", "junction", "crossing")
FEWEST_BENDS = 4
MOST_BYTES = 65_536

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
_KEYS = ("game", "title", "facts", "reconstruction", "tiles")


def _turn(ways: str, quarters: int) -> str:
    turned = {DIRECTIONS[(DIRECTIONS.index(way) + quarters) % 4] for way in ways}
    return "".join(way for way in DIRECTIONS if way in turned)


# Every way in which a tile can lie, named by its openings; a crossing has one, a straight two, the others four.
ROTATIONS: Mapping[str, tuple[str, ...]] = {
    kind: tuple(dict.fromkeys(_turn(ways, quarters) for quarters in range(4))) for kind, ways in KINDS.items()
}


@dataclass(frozen=True)
class TileSet:
    """A checked set of 24 road tiles. Equal sets compare equal, whatever their names and notes."""

    counts: tuple[int, ...]
    name: str = ""
    title: str = ""
    facts: tuple[str, ...] = ()
    reconstruction: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSet) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.counts)

    @cached_property
    def text(self) -> str:
        """The set's facts in one line: what the rules depend on, and what the hash is taken of."""
        return "; ".join(f"{kind} {count}" for kind, count in zip(KINDS, self.counts, strict=True))

    @cached_property
    def hash(self) -> str:
        """A short fingerprint of everything that the rules depend on."""
        return sha256(self.text.encode()).hexdigest()[:16]

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The 24 tiles, kind by kind."""
        return tuple(kind for kind, count in zip(KINDS, self.counts, strict=True) for _ in range(count))

    def board_facts(self) -> BoardFacts:
        """Return what a menu says of this set."""
        return BoardFacts(self.name, self.title, "", (2, 3, 4), COLOURS, (), self.facts, self.reconstruction)


@lru_cache
def shipped_tile_sets() -> Mapping[str, TileSet]:
    """Return the tile sets that come with Hairpin, by name."""
    folder = files("hairpin").joinpath("tracks")
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    sets = {name: text for name, text in sorted(texts.items()) if tomllib.loads(text).get("game") == "memo"}
    return {name.removesuffix(".toml"): parse_tile_set(text, name) for name, text in sets.items()}


def load_tile_set(name: str) -> TileSet:
    """Return a shipped tile set by its name, or read one from a file that ends in `.toml`."""
    shipped = shipped_tile_sets()
    if name in shipped:
        return shipped[name]
    if not name.endswith(".toml"):
        raise UnknownTrackError(
            f"there is no tile set {name!r}; choose {name_choices(list(shipped))}, or name a .toml file", track=name
        )
    path = Path(name)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8")
    except (OSError, ValueError) as error:
        raise TrackFileError(f"{name}: cannot be read ({error})", file=name) from error
    return parse_tile_set(text, path.name)


def parse_tile_set(text: str, file: str) -> TileSet:
    """Read a tile set from the text of its file, or refuse it with file and kind."""
    return _TileSetReader(file).read(text)


def parse_board(name: str, text: str) -> TileSet:
    """Read a tile set back from its one-line text (`TileSet.text`), or refuse it."""
    counts: dict[str, object] = {}
    for part in text.split("; "):
        kind, _, count = part.partition(" ")
        counts[kind] = int(count[:4]) if count.isascii() and count.isdecimal() else count
    tiles = _TileSetReader(name + ".toml").read_set({"tiles": counts})
    return shipped_tile_sets()[name] if shipped_tile_sets().get(name) == tiles else tiles


class _TileSetReader:
    """The checks in the order in which a person would want to hear of them."""

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, what: str, **where: object) -> NoReturn:
        place = "".join(f", {key} {value}" for key, value in where.items())
        raise TrackFileError(f"{self.file}{place}: {what}", file=self.file, **where)

    def read(self, text: str) -> TileSet:
        return self.read_set(self.read_toml(text))

    def read_set(self, content: Mapping[str, object]) -> TileSet:
        name = self.read_name()
        return TileSet(
            counts=self.read_counts(content.get("tiles")),
            name=name,
            title=self.read_title(content.get("title", name)),
            facts=self.read_words(content, "facts"),
            reconstruction=self.read_words(content, "reconstruction"),
        )

    def read_toml(self, text: str) -> dict[str, object]:
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            self.refuse(f"is larger than {MOST_BYTES // 1024} kB; a tile set takes less than 1")
        try:
            content: dict[str, object] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            self.refuse(f"is not TOML: {error}")
        if content.get("game") != "memo":
            self.refuse(f'must say game = "memo", not {content.get("game")!r:.60}')
        if unknown := sorted(set(content) - set(_KEYS)):
            self.refuse(f"{unknown[0]!r:.60} means nothing in a tile set; known are {name_choices(_KEYS)}")
        return content

    def read_name(self) -> str:
        name = self.file.removesuffix(".toml").lower()
        if not _NAME.fullmatch(name):
            self.refuse("a tile set's file is called by small letters, digits and hyphens, like my-tiles.toml")
        return name

    def read_title(self, title: object) -> str:
        if not isinstance(title, str) or not title.isprintable():
            self.refuse(f"title must be text, not {title!r:.60}")
        return title

    def read_words(self, content: Mapping[str, object], key: str) -> tuple[str, ...]:
        words = content.get(key, [])
        words = [words] if isinstance(words, str) else words
        if not isinstance(words, list) or not all(isinstance(word, str) and word.isprintable() for word in words):
            self.refuse(f"{key} must be text, not {words!r:.60}")
        return tuple(words)

    def read_counts(self, tiles: object) -> tuple[int, ...]:
        if not isinstance(tiles, dict):
            self.refuse("needs a [tiles] table with a number for each kind: straight = 5, curve = 8, …")
        if unknown := sorted(set(tiles) - set(KINDS)):
            self.refuse(f"there is no such tile; the kinds are {name_choices(list(KINDS))}", kind=unknown[0])
        for kind, count in tiles.items():
            if type(count) is not int or not 0 <= count <= len(ROAD):
                self.refuse(f"{count!r:.60} is no number of tiles from 0 to {len(ROAD)}", kind=kind)
        counts = tuple(tiles.get(kind, 0) for kind in KINDS)
        if sum(counts) != len(ROAD):  # MC-1
            self.refuse(f"the numbers add up to {sum(counts)}; a game has {len(ROAD)} road tiles")
        # Four tiles that bend make stairs from any start to the pit, and swaps can lay them there.
        if sum(tiles.get(kind, 0) for kind in BENDS) < FEWEST_BENDS:
            self.refuse(f"needs at least {FEWEST_BENDS} tiles that bend ({name_choices(BENDS)}) to reach the pit")
        return counts
