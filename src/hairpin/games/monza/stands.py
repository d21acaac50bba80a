"""The places that cars can reach in a race, by driving and by being pushed back."""

from __future__ import annotations

from collections.abc import Iterable

from hairpin.games.monza.track import START, Track


def find_stands(track: Track, players: int, push_targets: bool, now: Iterable[str] = (START,)) -> set[str]:
    """Return every place on which a car can stand at the end of this turn or of any later one.

    A car that is pushed back passes at most the cars of all players but two (MZ-11). No car is pushed from a place to
    which none can drive.
    """
    stands, driven = set(now), set()
    waiting = list(stands)
    while waiting:
        for place in track.exits.get(waiting.pop(), ()):
            if place not in driven:
                driven.add(place)
                is_safe = place in track.finish and not push_targets  # RU-4
                back = () if is_safe else (*track.behind.get(place, ()), START)[: players - 1]  # RU-5
                fresh = {place, *back} - stands
                stands |= fresh
                waiting += fresh
    return stands
