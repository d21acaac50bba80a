"""The limits of a track file, for an editor that offers nothing which would be refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hairpin.core.datafile import LONGEST_TITLE, MOST_BYTES
from hairpin.games.monza import path, track_file
from hairpin.games.monza.colours import CARS, LETTERS
from hairpin.games.monza.curve import LARGEST, MOST_WORDS
from hairpin.games.monza.track import OPEN, TYRE


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a track file; lengths are in its own unit.

    fills         the letters of colours, of a tyre and of open road
    most_bytes    of the file
    most_spaces   of all lanes together
    most_length   of a space; a length is a decimal (`1.5`) or a fraction (`4/3`)
    digits        of a decimal before its point; `decimals` behind it
    over_digits   of a fraction above its line; `under_digits` below it
    most_pieces   of the curve
    piece_digits  of a number of a piece before its point; `piece_decimals` behind it
    most_angle    of an arc, in degrees
    most_size     of the road's width and of the start box
    """

    editions: tuple[str, ...]
    fills: str
    most_bytes: int
    longest_title: int
    fewest_lanes: int
    most_lanes: int
    most_spaces: int
    most_length: int
    digits: int
    decimals: int
    over_digits: int
    under_digits: int
    most_pieces: int
    piece_digits: int
    piece_decimals: int
    most_angle: int
    most_size: int


@lru_cache
def limits() -> Limits:
    """Return the limits, from the constants by which files are checked."""
    return Limits(
        editions=tuple(CARS),
        fills=LETTERS + TYRE + OPEN,
        most_bytes=MOST_BYTES,
        longest_title=LONGEST_TITLE,
        fewest_lanes=track_file.FEWEST_LANES,
        most_lanes=len(track_file.LANES),
        most_spaces=track_file.MOST_SPACES,
        most_length=track_file.LONGEST,
        digits=track_file.DIGITS,
        decimals=track_file.DECIMALS,
        over_digits=track_file.OVER_DIGITS,
        under_digits=track_file.UNDER_DIGITS,
        most_pieces=MOST_WORDS,
        piece_digits=path.DIGITS,
        piece_decimals=path.DECIMALS,
        most_angle=path.MOST_ANGLE,
        most_size=LARGEST,
    )
