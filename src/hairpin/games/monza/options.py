"""What a table decides before a race of Monza, with the ruling that each option settles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import cast

from hairpin.core.game import BoardText
from hairpin.core.options import Option, find_option, read_options
from hairpin.games.monza.colours import CARS
from hairpin.games.monza.track import START, Track
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
    Option("grid", "places", (), (), "RU-31", "Where each seat's car begins; S is the start.", since=3),
)
MOST_NAMED = 12  # places in a refusal


@dataclass(frozen=True)
class Options:
    """The choices of one race; `starter` is a seat counted from 0, `grid` is empty if all begin on the start."""

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
    grid: tuple[str, ...]

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
            "grid": read_grid(values["grid"], cast(int, players), track),
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


def read_grid(value: object, players: int, track: Track) -> tuple[str, ...]:
    """Return where each seat's car begins: the places named, in order, then the start; nothing if all begin there.

    RU-31: a car may begin on any space from which a way leads home, alone, and never in the finish.
    """
    option = find_option(OPTIONS, "grid")
    named = value
    if isinstance(named, str):
        named = named.split(",") if named not in ("", "-") else ()
    allowed = [place for place in track.places if place not in track.finish and place not in track.lost]
    if not isinstance(named, tuple | list) or not all(isinstance(place, str) for place in named):
        raise option.refuse(value, _shorten(allowed))
    if len(named) > players:
        raise option.refuse(value, _shorten(allowed), f"it names {len(named)} places for {players} players")
    for seat, place in enumerate(named):
        free = [other for other in allowed if other == START or other not in named[:seat]]
        if place not in free:
            raise option.refuse(place, _shorten(free), _say_why_not(track, place))
    return (*named, *[START] * (players - len(named))) if any(place != START for place in named) else ()


def _shorten(places: list[str]) -> tuple[str, ...]:
    return (*places[:MOST_NAMED], f"{len(places) - MOST_NAMED} more") if len(places) > MOST_NAMED else tuple(places)


def _say_why_not(track: Track, place: str) -> str:
    """Return why no car, or no second one, may begin on a place."""
    if place in track.finish:
        return "nobody begins in the finish, RU-31"
    if place in track.lost:
        return "no way leads from there into the finish, RU-31"
    if place in track.places:
        return "two cars cannot begin on one space, RU-31"
    return "that is no space of this board without a tyre, RU-31"
