"""Boards, and the driver that they are measured with, under their names in the user's language."""

from __future__ import annotations

from hairpin.cli.names import name_driver
from hairpin.games.monza import shipped_tracks
from hairpin.games.monza.track import Track
from hairpin.words import say, words


def name_track(track: Track) -> str:
    """Return the name of a shipped board in the user's language, the title of any other."""
    shipped, message = shipped_tracks().get(track.name), f"board-monza-{track.name}"
    is_shipped = track == shipped and track.title == shipped.title
    return say(message) if is_shipped and words.has(message) else track.title


def name_racer() -> str:
    """Return the name of the driver who always goes as far as possible."""
    return name_driver("racer")
