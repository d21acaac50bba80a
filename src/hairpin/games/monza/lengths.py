"""Lengths on a board, counted in front edges: the unit in which drivers compare places."""

from __future__ import annotations

from fractions import Fraction
from statistics import median

from hairpin.games.monza.track import Track


def count_edges(track: Track, spaces: int) -> int:
    """Return how many front edges lie within so many spaces of the usual length, rounded."""
    fronts = {track.front(place) for place in track.places}
    usual = median(space.front - space.rear for space in track.spaces.values())
    return round(Fraction(spaces * usual * len(fronts), max(fronts)))
