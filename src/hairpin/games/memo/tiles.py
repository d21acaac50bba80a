"""The road tiles: their kinds, their openings however they are turned, and how many a set has of each (RU-21)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import ClassVar

from hairpin.core.datafile import DataFileReader, FileFault, check_texts, read_file, shipped_texts
from hairpin.core.errors import UnknownTrackError, name_choices, quote
from hairpin.core.game import BoardFacts
from hairpin.games.memo.grid import COLOURS, DIRECTIONS, ROAD

DEAD_END = "dead-end"
KINDS: Mapping[str, str] = {"straight": "NS", "curve": "NE", "junction": "NES", "crossing": "NESW", DEAD_END: "N"}
LETTERS: Mapping[str, str] = {"straight": "s", "curve": "c", "junction": "j", "crossing": "x", DEAD_END: "d"}
BENDS = ("curve", "junction", "crossing")
FEWEST_BENDS = 4


def _turn(ways: str, quarters: int) -> str:
    turned = {DIRECTIONS[(DIRECTIONS.index(way) + quarters) % 4] for way in ways}
    return "".join(way for way in DIRECTIONS if way in turned)


# Every way in which a tile can lie, named by its openings; a crossing has one, a straight two, the others four.
ROTATIONS: Mapping[str, tuple[str, ...]] = {
    kind: tuple(dict.fromkeys(_turn(ways, quarters) for quarters in range(4))) for kind, ways in KINDS.items()
}


def describe_kinds() -> dict[str, object]:
    """Return the kinds of tiles as plain data, for a page that draws them: openings, and every way to lie."""
    return {kind: {"ways": ways, "rotations": ROTATIONS[kind]} for kind, ways in KINDS.items()}


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
        """Everything that the rules depend on, in one line; the hash is taken of it."""
        return "; ".join(f"{kind} {count}" for kind, count in zip(KINDS, self.counts, strict=True))

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
    return {name.removesuffix(".toml"): parse_tile_set(text, name) for name, text in shipped_texts("memo").items()}


def load_tile_set(name: str) -> TileSet:
    """Return a shipped tile set by its name, or read one from a file that ends in `.toml`."""
    shipped = shipped_tile_sets()
    if isinstance(name, str) and name in shipped:
        return shipped[name]
    if not isinstance(name, str) or not name.endswith(".toml"):
        raise UnknownTrackError(
            f"there is no tile set {quote(name)}; choose {name_choices(list(shipped))}, or name a .toml file",
            track=name,
            choices=(*shipped, "*.toml"),
        )
    return parse_tile_set(*read_file(name))


def parse_tile_set(text: str, file: str) -> TileSet:
    """Read a tile set from the text of its file, or refuse it with file and kind."""
    return _TileSetReader(file).read(text)


def parse_board(name: str, text: str) -> TileSet:
    """Read a tile set back from its one-line text (`TileSet.text`), or refuse it."""
    check_texts(name, text)
    counts: dict[str, object] = {}
    for part in text.split("; "):
        kind, _, count = part.partition(" ")
        counts[kind] = int(count[:4]) if count.isascii() and count.isdecimal() else count
    tiles = _TileSetReader(name + ".toml").read_set({"tiles": counts})
    return shipped_tile_sets()[name] if shipped_tile_sets().get(name) == tiles else tiles


class _TileSetReader(DataFileReader[FileFault]):
    """The checks, the most important first."""

    game = "memo"
    what = "a tile set"
    keys: ClassVar = ("game", "title", "facts", "reconstruction", "tiles")

    def read(self, text: str) -> TileSet:
        return self.read_set(self.read_toml(text))

    def read_set(self, content: Mapping[str, object]) -> TileSet:
        return TileSet(
            counts=self.read_counts(content.get("tiles")),
            name=self.read_name(),
            title=self.read_title(content),
            facts=self.read_words(content, "facts"),
            reconstruction=self.read_words(content, "reconstruction"),
        )

    def read_counts(self, tiles: object) -> tuple[int, ...]:
        if not isinstance(tiles, dict):
            self.refuse("needs a [tiles] table with a number for each kind: straight = 5, curve = 8, …")
        if unknown := sorted(set(tiles) - set(KINDS)):
            self.refuse(f"there is no such tile; the kinds are {name_choices(list(KINDS))}", kind=unknown[0])
        for kind, count in tiles.items():
            if type(count) is not int or not 0 <= count <= len(ROAD):
                self.refuse(f"{quote(count)} is not a number of tiles from 0 to {len(ROAD)}", kind=kind)
        counts = tuple(tiles.get(kind, 0) for kind in KINDS)
        if sum(counts) != len(ROAD):  # MC-1
            self.refuse(f"the numbers add up to {sum(counts)}; a game has {len(ROAD)} road tiles")
        # Four tiles that bend make stairs from any start to the pit, and swaps can lay them there.
        if sum(tiles.get(kind, 0) for kind in BENDS) < FEWEST_BENDS:
            self.refuse(f"needs at least {FEWEST_BENDS} tiles that bend ({name_choices(BENDS)}) to reach the pit")
        return counts
