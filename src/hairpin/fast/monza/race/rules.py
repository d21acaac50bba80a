"""The rules of a race as flat arrays: what the end of a turn and of a race depends on, beside the dice."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.monza.board import Board
from hairpin.fast.monza.race.push_back import Behind
from hairpin.fast.monza.tables.endings import NO_COLOUR
from hairpin.fast.monza.tables.steps import ALL_TILES
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTERS

NOBODY = -1
_PATIENCE = 10  # turns of every car for every space of a board; who can come home needs two or three

Places = NDArray[np.uint16]


class RaceRules(NamedTuple):
    """A board and the rules by which a turn ends on it; seats are counted from the starter.

    road        how many places are not the finish
    crowded     from this number on, places hold any number of cars: the finish, unless targets are for one car (RU-4)
    tiles       what each seat holds on the grid, as bits (MZP-1)
    grid        where each seat's car begins (RU-31)
    behind      the spaces behind every place, for push-backs
    exit_start  where the places one step ahead begin in `exit`, in the order of notation
    reach       how far each place reaches along the track, by rank; `goal` as on a `Board`
    owner       whose car has a colour, or `NOBODY`; the last entry is for no colour at all
    most_turns  after so many a race is given up; 0 where no car can get stuck, so that every race ends by itself
    """

    players: int
    road: int
    crowded: int
    tiles: int
    grid: Places
    has_bonus: bool
    is_others_only: bool
    behind: Behind
    exit_start: Places
    exit: Places
    reach: Places
    goal: Places
    owner: NDArray[np.int8]
    most_turns: int


def make_race_rules(game: Monza, board: Board) -> RaceRules:
    """Collect the rules of a game."""
    options, track = game.options, game.track
    number = {place: n for n, place in enumerate(board.places)}
    exits = [[number[to] for to in track.exits[place]] for place in board.places[: board.road]]
    owner = np.full(NO_COLOUR + 1, NOBODY, np.int8)
    for letter, seat in game.seat_of.items():
        owner[LETTERS.index(letter)] = (seat - options.starter) % game.players
    return RaceRules(
        players=game.players,
        road=board.road,
        crowded=len(board.places) if options.push_targets else board.road,
        tiles=ALL_TILES if options.pro else 0,
        grid=lay_grid(game, board),
        has_bonus=options.bonus,
        is_others_only=options.others_only,
        behind=Behind(*(part.astype(np.uint16) for part in board.behind)),
        exit_start=np.array([0, *accumulate(map(len, exits))], np.uint16),
        exit=np.array([to for row in exits for to in row], np.uint16),
        reach=board.reach.astype(np.uint16),
        goal=board.goal.astype(np.uint16),
        owner=owner,
        most_turns=_PATIENCE * board.road * game.players if game.can_get_stuck else 0,
    )


def lay_grid(game: Monza, board: Board) -> Places:
    """Return where each seat's car begins, by the numbers of places (RU-31)."""
    begin = np.array([board.places.index(place) for place in game.grid], np.uint16)
    return np.roll(begin, -game.options.starter)
