"""What the kernels of a race are told beside the dice: the course with its rules, and where the cars stand."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.turns import NO_COLOUR
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTERS

NOBODY = -1
MOST_SEATS = 6
_PATIENCE = 10  # turns of every car for every space of a board; who can come home needs two or three

Places = NDArray[np.uint16]


class Course(NamedTuple):
    """A board and the rules by which a turn ends on it.

    road        how many places are not the finish
    crowded     from this number on, places hold any number of cars: the finish, unless targets are for one car (RU-4)
    back_start  where the places behind one begin in `back`, nearest first; the start closes each list (RU-5)
    exit_start  where the places one step ahead begin in `exit`, in the order of notation
    reach       how far each place reaches along the track, by rank; `goal` as on a `Board`
    owner       whose car has a colour, or `NOBODY`; the last entry is for no colour at all
    most_turns  after so many a race is given up; 0 where no car can get stuck, so that every race ends by itself
    """

    players: int
    starter: int
    road: int
    crowded: int
    has_bonus: bool
    is_others_only: bool
    back_start: Places
    back: Places
    exit_start: Places
    exit: Places
    reach: Places
    goal: Places
    owner: NDArray[np.int8]
    most_turns: int


class Position(NamedTuple):
    """Where a race stands between two turns.

    cars   the place of each seat's car
    used   the dice that each seat has used in this round (RU-6)
    tiles  in the professional variant, what each seat holds: a bit for each accelerator, and one for the extra roll
    on     1 + the seat whose car stands on a place; always 0 for places that hold any number, like the start (RU-4)
    """

    cars: Ints
    used: Ints
    tiles: Ints
    on: NDArray[np.uint8]


def lay_course(game: Monza, board: Board) -> Course:
    """Put together what the end of a turn depends on."""
    options, track = game.options, game.track
    number = {place: n for n, place in enumerate(board.places)}
    exits = [[number[to] for to in track.exits[place]] for place in board.places[: board.road]]
    owner = np.full(NO_COLOUR + 1, NOBODY, np.int8)
    for letter, seat in game.seat_of.items():
        owner[LETTERS.index(letter)] = seat
    return Course(
        players=game.players,
        starter=options.starter,
        road=board.road,
        crowded=len(board.places) if options.push_targets else board.road,
        has_bonus=options.bonus,
        is_others_only=options.others_only,
        back_start=board.back_start.astype(np.uint16),
        back=board.back.astype(np.uint16),
        exit_start=np.array([0, *accumulate(map(len, exits))], np.uint16),
        exit=np.array([to for row in exits for to in row], np.uint16),
        reach=board.reach.astype(np.uint16),
        goal=board.goal.astype(np.uint16),
        owner=owner,
        most_turns=_PATIENCE * board.road * game.players if game.can_get_stuck else 0,
    )


def new_position(board: Board) -> Position:
    """Return room for one position; a race lays it out."""
    cars, used, tiles = np.zeros((3, MOST_SEATS), np.int64)
    return Position(cars, used, tiles, np.zeros(len(board.places), np.uint8))
