"""Where a race stands. Seats are counted from the starter, as in every kernel."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import part
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.race.push_back import Occupancy

MOST_SEATS = 6


class Position(NamedTuple):
    """Where a race stands between two turns.

    place  of each seat's car
    tiles  in the professional variant, what each seat holds: a bit for each accelerator, and one for the extra roll
    used   the dice that each seat has used in this round (RU-6)
    on     1 + the seat whose car stands on a place; always 0 for places that hold any number, like the start (RU-4)
    """

    place: Ints
    tiles: Ints
    used: Ints
    on: Occupancy


class Standing(NamedTuple):
    """A position without occupancy, cheap to copy, for the search; `row` is working memory."""

    place: Ints
    tiles: Ints
    used: Ints
    row: Ints


def new_position(board: Board) -> Position:
    """Allocate a position; a race resets it."""
    place, tiles, used = np.zeros((3, MOST_SEATS), np.int64)
    return Position(place, tiles, used, np.zeros(len(board.places), np.uint8))


def new_standing() -> Standing:
    """Allocate a standing."""
    return Standing(*np.zeros((4, MOST_SEATS), np.int64))


@part
def copy_standing(source: Standing, to: Standing) -> None:
    """Copy one standing into another."""
    for seat in range(MOST_SEATS):
        to.place[seat], to.tiles[seat], to.used[seat] = source.place[seat], source.tiles[seat], source.used[seat]
