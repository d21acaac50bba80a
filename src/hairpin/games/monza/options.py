"""What a table decides before a race of Monza, with the ruling that each option settles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import cast

from hairpin.core.game import BoardText
from hairpin.core.options import Option, find_option, read_options
from hairpin.games.monza.colours import CARS
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import load_track, parse_board

OPTIONS = (
    Option("track", "board", "oval", (), "MZ-3", "Which board lies on the table."),
    Option("players", "number", 2, (2, 3, 4, 5, 6), "MZ-1", "How many race: up to six, with four cars up to four."),
    Option("cars", "cars", (), (), "MZ-4", "Which car each seat drives, from the first seat on."),
    Option("starter", "seat", 0, (), "RU-12", "Which seat begins; the round ends with the seat before it."),
    Option("pro", "flag", False, (True, False), "MZP-1", "Everyone gets accelerators and an extra roll.", True),
    Option("bonus", "flag", False, (True, False), "MZB-1", "The last color moves its car one space.", True),
    Option(
        "stopping",
        "choice",
        "keep-going",
        ("keep-going", "longest", "free"),
        "RU-1",
        "Drive on while a die fits; or use as many dice as possible; or stop where you like.",
    ),
    Option("free_finish", "flag", False, (True, False), "RU-3", "Any die takes you into the finish."),
    Option(
        "push_targets",
        "flag",
        False,
        (True, False),
        "RU-4",
        "Who ends on a target square with a car pushes that car back.",
        since=2,
    ),
    Option(
        "count_accelerators",
        "flag",
        False,
        (True, False),
        "RU-6",
        "Accelerators count like dice at the end.",
        needs="pro",
    ),
    Option("others_only", "flag", False, (True, False), "RU-8", "No bonus move for your own car.", needs="bonus"),
    Option(
        "turbo_accelerators",
        "flag",
        False,
        (True, False),
        "RU-10",
        "Accelerators may follow the turbo roll.",
        needs="pro",
    ),
)


@dataclass(frozen=True)
class Options:
    """The choices of one race; `starter` is a seat counted from 0."""

    track: Track
    players: int
    cars: tuple[str, ...]
    starter: int
    pro: bool
    bonus: bool
    stopping: str
    free_finish: bool
    push_targets: bool
    count_accelerators: bool
    others_only: bool
    turbo_accelerators: bool

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Options:
        """Check what was given, by name, and fill in the rest."""
        values = read_options(OPTIONS, given)
        track = read_track(values["track"])
        garage = CARS[track.edition]
        few = "" if len(garage) == 6 else "five and six cars race on a board of the first edition, MZ-1"
        players = find_option(OPTIONS, "players").check(values["players"], range(2, len(garage) + 1), few)
        starter = find_option(OPTIONS, "starter").check(values["starter"], range(cast(int, players)))
        if values["pro"] and track.edition == "first":
            raise find_option(OPTIONS, "pro").refuse(
                True, ("no",), "pro=yes needs a board of the anniversary edition, RU-19"
            )
        if values["push_targets"] and not track.has_targets:
            raise find_option(OPTIONS, "push_targets").refuse(
                True, ("no",), "push_targets=yes needs a board with target squares, like the first edition's, RU-4"
            )
        values |= {
            "track": track,
            "starter": starter,
            "cars": read_cars(values["cars"], cast(int, players), garage),
        }
        return cls(**{field.name: values[field.name] for field in fields(cls)})  # type: ignore[arg-type]

    @property
    def settings(self) -> Mapping[str, object]:
        """Every option as `read` would take it."""
        values: dict[str, object] = {field.name: getattr(self, field.name) for field in fields(self)}
        return values | {"track": self.track.name}


def read_track(value: object) -> Track:
    """Return a board given as such, by its text, its name or its file."""
    match value:
        case Track():
            return value
        case BoardText(name, text):
            return parse_board(name, text)
        case Path():
            return load_track(str(value))
        case _:
            return load_track(cast(str, value))


def read_cars(value: object, players: int, garage: tuple[str, ...]) -> tuple[str, ...]:
    """Return one car a seat: those named, in order, then the first that are left over (MZ-4)."""
    option = find_option(OPTIONS, "cars")
    if isinstance(value, str):
        value = value.split(",") if value not in ("", "-") else ()
    if not isinstance(value, tuple | list):
        raise option.refuse(value, garage)
    if len(value) > players:
        raise option.refuse(value, garage, f"it names {len(value)} cars for {players} players")
    for place, car in enumerate(value):
        option.check(car, [free for free in garage if free not in value[:place]])
    left = [car for car in garage if car not in value]
    return (*value, *left[: players - len(value)])
