"""Boards that people bring to a table: track files of their own, checked and kept as text."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hairpin.core.datafile import fingerprint
from hairpin.core.game import BoardFacts
from hairpin.games.monza.blueprint import FILE, read_blueprint
from hairpin.games.monza.track import Track
from hairpin.games.monza.track_file import parse_track


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
