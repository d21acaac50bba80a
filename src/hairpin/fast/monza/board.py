"""A board as flat arrays: places by number, ways on, ways back, how far each place reaches."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.monza.race.push_back import Behind
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import START

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Board:
    """What the kernels know of a board.

    places      names by number: the start is 0, the finish comes last
    road        how many places are not the finish
    way_start   where the ways on from a place begin in `way_to` and `way_colour`, in the order of notation
    behind      the spaces behind every place, for push-backs; target squares have such lists too (RU-4)
    reach       how far each place reaches along the track, by rank
    goal        the same for who wants to get far: places without a way into the finish are no better than the start
    """

    places: tuple[str, ...]
    road: int
    way_start: Ints
    way_to: Ints
    way_colour: Ints
    behind: Behind
    reach: Ints
    goal: Ints


def lay_board(game: Monza) -> Board:
    """Give the places of a game's track their numbers."""
    track = game.track
    number = {place: n for n, place in enumerate(track.places)}
    road = len(track.places) - len(track.finish)
    ways = []
    back = [[number[to] for to in (*track.behind.get(place, ()), START)] for place in track.places]
    for place in track.places[:road]:
        targets = track.exits[place]
        is_free = game.options.free_finish
        ways.append(
            [
                (number[to], LETTERS.index(colour))
                for to in targets
                for colour in (LETTERS if is_free and to in track.finish else track.colour(to))  # RU-3
            ]
        )
    fronts = sorted({track.front(place) for place in track.places})
    reach = np.array([fronts.index(track.front(place)) for place in track.places], np.int64)
    return Board(
        places=track.places,
        road=road,
        way_start=_starts(ways),
        way_to=np.array([to for row in ways for to, _ in row], np.int64),
        way_colour=np.array([colour for row in ways for _, colour in row], np.int64),
        behind=Behind(_starts(back), np.array([to for row in back for to in row], np.int64)),
        reach=reach,
        goal=np.where([place in track.lost for place in track.places], 0, reach),
    )


def _starts(rows: list[list[tuple[int, int]]] | list[list[int]]) -> Ints:
    return np.cumsum([0, *map(len, rows)], dtype=np.int64)
