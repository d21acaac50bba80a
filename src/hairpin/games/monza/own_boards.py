"""Boards that people bring to a table: track files of their own, checked and kept as text."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hairpin.core.datafile import fingerprint
from hairpin.core.game import BoardFacts
from hairpin.games.monza.blueprint import FILE, OWN, Blueprint, Patch, read_blueprint
from hairpin.games.monza.track import LINE, Track
from hairpin.games.monza.track_file import parse_board, parse_track


@lru_cache(maxsize=16)
def clean(text: str) -> str:
    """Return a track file as a table keeps it: checked, and without what a race does not need."""
    kept = read_blueprint(text).text
    read(kept)
    return kept


@lru_cache(maxsize=256)
def read(text: str) -> Track:
    """Return the board with its curve."""
    return parse_track(text, FILE)


def facts(text: str) -> BoardFacts:
    """Return what a menu says of the board."""
    return replace(read(text).board_facts(), fingerprint=fingerprint(text))


def write(board: str) -> str:
    """Return the track file of a board by its one-line text, which knows no title and no curve."""
    track = parse_board(OWN, board)
    lanes = track.lanes.values()
    return clean(
        Blueprint(
            title="",
            edition=track.edition,
            lanes=tuple(
                tuple(Patch(space.colour, str(space.front - space.rear)) for space in spaces) for spaces in lanes
            ),
            exits=tuple(spaces[0].name in track.exits_from_start for spaces in lanes),
            line="" if track.has_targets else track.colour(LINE),
            targets=tuple(spaces[-1].name in track.finish for spaces in lanes),
            curve=None,
        ).text
    )
