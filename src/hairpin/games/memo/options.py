"""What a table decides before a game of Memo-Car-Race, with the ruling that each option settles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import cast

from hairpin.core.game import BoardText
from hairpin.core.options import Option, find_option, read_options
from hairpin.games.memo.tiles import TileSet, load_tile_set, parse_board

OPTIONS = (
    Option("tiles", "board", "road-tiles", (), "RU-21", "Which road tiles are shuffled."),
    Option("players", "number", 2, (2, 3, 4), "MC-1", "How many race."),
    Option("starter", "seat", 0, (), "MC-3", "Which seat begins."),
    Option(
        "reveal",
        "choice",
        "road",
        ("road", "any"),
        "RU-20",
        "Turn up only tiles that your road leads to; or any that borders yours.",
    ),
    Option(
        "first_dead_end",
        "choice",
        "first-round",
        ("first-round", "first-drive"),
        "RU-23",
        "A dead end may point away from the start in the first round alone; or on each car's first drive.",
    ),
    Option(
        "canisters",
        "choice",
        "all",
        ("all", "starts"),
        "RU-24",
        "Canisters are drawn from all four colors; or from those where a car started.",
    ),
    Option("aid", "seats", (), (), "RU-26", "Which seats see a fading trace of the tiles covered lately."),
)


@dataclass(frozen=True)
class Options:
    """The choices of one game; `starter` and `aid` are seats counted from 0."""

    tiles: TileSet
    players: int
    starter: int
    reveal: str
    first_dead_end: str
    canisters: str
    aid: tuple[int, ...]

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Options:
        """Check what was given, by name, and fill in the rest."""
        values = read_options(OPTIONS, given)
        players = cast(int, values["players"])
        values |= {
            "tiles": read_tiles(values["tiles"]),
            "starter": find_option(OPTIONS, "starter").check(values["starter"], range(players)),
            "aid": read_aid(values["aid"], players),
        }
        return cls(**{field.name: values[field.name] for field in fields(cls)})  # type: ignore[arg-type]  # by name

    @property
    def settings(self) -> Mapping[str, object]:
        """Every option as `read` would take it."""
        values: dict[str, object] = {field.name: getattr(self, field.name) for field in fields(self)}
        return values | {"tiles": self.tiles.name}


def read_tiles(value: object) -> TileSet:
    """Return a tile set given as such, by its text, its name or its file."""
    match value:
        case TileSet():
            return value
        case BoardText(name, text):
            return parse_board(name, text)
        case Path():
            return load_tile_set(str(value))
        case _:
            return load_tile_set(cast(str, value))


def read_aid(value: object, players: int) -> tuple[int, ...]:
    """Return the seats with a memory aid, each once and in order."""
    option = find_option(OPTIONS, "aid")
    if not isinstance(value, tuple | list | set | frozenset):
        raise option.refuse(value, (f"seats like 1,{players}", "- for none"))
    seats = {cast(int, option.check(seat, range(players))) for seat in value}
    return tuple(sorted(seats))
