"""A board in the making, as it is edited: open, uneven or broken, it can still be written and drawn.

A blueprint has what a person sets and nothing that follows from it. Its faults are those that `read_track` finds in the
track file that it is written as. The dataclasses go over the wire as they are, in both directions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from sys import float_info
from typing import Any

from hairpin.core.datafile import LONGEST_TITLE, shipped_texts
from hairpin.core.errors import TrackFileError, UnknownTrackError, name_choices, quote
from hairpin.games.monza.colours import CARS, COLOURS, LETTER_OF
from hairpin.games.monza.curve import MOST_WORDS
from hairpin.games.monza.path import LONGEST_WORD, PathPiece, clean_word, format_path, parse_path
from hairpin.games.monza.track import Edition, Track
from hairpin.games.monza.track_file import (
    FEWEST_LANES,
    LANES,
    MOST_LANES,
    MOST_SPACES,
    Reading,
    parse_track,
    read_track,
    shipped_tracks,
)

OWN = "my-board"  # the name of every board of a user's own; menus show its title
FILE = f"{OWN}.toml"


@dataclass(frozen=True, slots=True)
class Patch:
    """A space, or a stretch of open road: `r y g b w p`, `#` a tyre, `~` open; a length like `1`, `1.5` or `4/3`."""

    colour: str
    length: str


@dataclass(frozen=True, slots=True)
class Bend:
    """The line that the board is drawn along, the width of the road, and the length of the start box."""

    pieces: tuple[PathPiece, ...]
    road: float
    start: float


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A board in the making; lanes from the driver's left.

    exits    for each lane, whether the start opens onto it
    line     the letter of the finish line's colour; empty where lanes end on target squares
    targets  for each lane, whether its last space is a target square
    curve    None: the board is drawn along a curve that fits it
    """

    title: str
    edition: Edition
    lanes: tuple[tuple[Patch, ...], ...]
    exits: tuple[bool, ...]
    line: str
    targets: tuple[bool, ...]
    curve: Bend | None

    @property
    def text(self) -> str:
        """The track file. What no file could hold is replaced by what is refused at the same place.

        A board that is too large or too small to be drawn at all is refused.
        """
        check_size(self.lanes)
        names = [chr(ord("A") + number) for number in range(len(self.lanes))]
        title = clean_title(self.title)
        rows = [
            'game = "monza"',
            *([f"title = {_quote(title)}"] if title else []),
            f'edition = "{self.edition}"',
            "\n[lanes]",
            *(f'{name} = "{" ".join(map(_write_patch, lane))}"' for name, lane in zip(names, self.lanes, strict=True)),
            *([] if all(self.exits) else ["\n[start]", f"exits = {_name(names, self.exits)}"]),
            "\n[finish]",
            f'colour = "{COLOURS.get(self.line, "none")}"' if self.line else f"targets = {_name(names, self.targets)}",
        ]
        if self.curve:
            path = format_path(self.curve.pieces[: MOST_WORDS + 1])
            sizes = (("road", self.curve.road), ("start", self.curve.start))
            rows += ["\n[curve]", f'path = "{path}"', *(f"{key} = {_write_size(size)}" for key, size in sizes)]
        return "\n".join(rows) + "\n"

    def read(self) -> Reading:
        """Return the board as far as it can be read, and all its faults."""
        return read_track(self.text, FILE)

    def to_track(self) -> Track:
        """Return the board to race on, or refuse it with its first fault."""
        return parse_track(self.text, FILE)


def check_size(lanes: Sequence[Sequence[object]]) -> None:
    """Refuse what is too large or too small to be drawn at all."""
    if not 0 < len(lanes) <= MOST_LANES:
        least, most = FEWEST_LANES, len(LANES)
        says = f"has {len(lanes)} lanes; {least} to {most} would be right"
        raise TrackFileError(f"{FILE}: {says}", file=FILE, fault="lane-count", least=least, most=most)
    if sum(map(len, lanes)) > 2 * MOST_SPACES:
        says = f"has {sum(map(len, lanes))} spaces; the limit is {MOST_SPACES}"
        raise TrackFileError(f"{FILE}: {says}", file=FILE, fault="too-many", most=MOST_SPACES)


def open_shipped(name: str) -> Blueprint:
    """Return a shipped board as a blueprint."""
    texts = shipped_texts("monza")
    file = f"{name}.toml"
    if file not in texts:
        choices = tuple(shipped_tracks())
        says = f"there is no track {quote(name)}; choose {name_choices(choices)}"
        raise UnknownTrackError(says, track=name[:60], choices=choices)
    return read_blueprint(texts[file], file)


def read_blueprint(text: str, file: str = FILE) -> Blueprint:
    """Read a board in the making from a track file; faults that the editor can repair are kept, others are refused."""
    faults = read_track(text, file).faults
    blueprint = _read_tables(tomllib.loads(text))
    kept = {fault.fields["fault"] for fault in blueprint.read().faults}
    for fault in faults:
        if fault.fields["fault"] not in kept:
            raise fault
    return blueprint


def _read_tables(board: dict[str, Any]) -> Blueprint:
    """Return the blueprint of a file that could be read, with its values unchanged."""
    lanes = board["lanes"]
    start, finish, curve = (_as_table(board.get(key)) for key in ("start", "finish", "curve"))
    exits, targets = start.get("exits", list(lanes)), finish.get("targets", [])
    title = board.get("title", "")
    return Blueprint(
        title=clean_title(" ".join(map(str, title)) if isinstance(title, list) else str(title)),
        edition=board.get("edition") if board.get("edition") in list(CARS) else "anniversary",  # type: ignore[arg-type]
        lanes=tuple(
            tuple(Patch(word[0], word[1 : LONGEST_WORD + 1]) for word in lanes[lane].split()) for lane in sorted(lanes)
        ),
        exits=tuple(isinstance(exits, list) and lane in exits for lane in sorted(lanes)),
        line="" if "targets" in finish else LETTER_OF.get(str(finish.get("colour")), "?"),
        targets=tuple(isinstance(targets, list) and lane in targets for lane in sorted(lanes)),
        curve=Bend(parse_path(str(curve.get("path", ""))), _as_size(curve.get("road")), _as_size(curve.get("start")))
        if "curve" in board
        else None,
    )


def clean_title(title: str) -> str:
    """Return a title that can be shown and written: printable, trimmed, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in title)
    return " ".join(shown.split())[:LONGEST_TITLE].strip()


def _as_table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _as_size(value: object) -> float:
    """Return a size of a curve, valid or not; anything but a finite number is 0, which is a fault as well."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= float_info.max:
        return 0.0
    return float(value)


def _write_patch(patch: Patch) -> str:
    colour = clean_word(patch.colour)
    return (colour if len(colour) == 1 else "?") + clean_word(patch.length)


def _write_size(size: float) -> str:
    return str(size + 0.0).removesuffix(".0")  # -0 is 0


def _name(names: Sequence[str], flags: Sequence[bool]) -> str:
    return "[" + ", ".join(f'"{name}"' for name, flag in zip(names, flags, strict=False) if flag) + "]"


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
