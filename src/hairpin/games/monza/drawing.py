"""A board in the making as its editor shows it: its shapes and its faults, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hairpin.core.errors import TrackFileError
from hairpin.core.game import Oddity
from hairpin.games.monza.blueprint import FILE, Blueprint
from hairpin.games.monza.outline import BoardOutline, draw_board
from hairpin.games.monza.track_file import read_track

_PLACE_FIELDS = {"file", "fault", "lane", "space", "word"}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a board, and where.

    kind   names the message that is shown; `says` is the error's own, in English
    lane   its letter; `space` is a space's name (`B4`), `S` for the start, `F` for the finish line
    word   the number of a word of the curve, from 1; else 0
    given  values for the message
    """

    kind: str
    says: str
    lane: str
    space: str
    word: int
    given: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Drawing(BoardOutline):
    """A board in the making. Without faults it can be raced on, whatever its oddities.

    A lane that ends too early is drawn with one more open stretch, which the blueprint does not have.

    ways  where one step leads from each place
    text  the track file
    """

    ways: Mapping[str, tuple[str, ...]]
    faults: tuple[Fault, ...]
    oddities: tuple[Oddity, ...]
    text: str


def draw_blueprint(blueprint: Blueprint) -> Drawing:
    """Return the shapes and the faults of a board; one that is too large is refused."""
    text = blueprint.text
    reading = read_track(text, FILE)
    return Drawing(
        **draw_board(reading.track).parts,
        ways=reading.track.exits,
        faults=tuple(map(describe_fault, reading.faults)),
        oddities=reading.oddities,
        text=text,
    )


def describe_fault(error: TrackFileError) -> Fault:
    """Return a fault as data."""
    fields = {key: str(value) for key, value in error.fields.items()}
    space = fields.get("space", "")
    return Fault(
        kind=fields["fault"],
        says=error.message,
        lane=fields.get("lane", space[:1] if space[1:] else ""),
        space=space,
        word=int(fields.get("word", 0)),
        given={key: value for key, value in fields.items() if key not in _PLACE_FIELDS},
    )
