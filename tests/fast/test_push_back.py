"""Push-back: both forms of the kernel against the list of spaces behind each place (MZ-11)."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import hairpin
from hairpin.fast.kernel import kernel
from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.race.push_back import Behind, find_space_behind, push_back
from hairpin.games.monza import shipped_tracks
from hairpin.games.monza.track import START

pytestmark = pytest.mark.compiled

CARS = 5


@kernel
def find_by_occupancy(behind: Behind, space: int, on: NDArray[np.uint8]) -> int:
    """Call the kernel with an occupancy array."""
    return find_space_behind(behind, space, on, None, 0)


@kernel
def find_by_places(behind: Behind, space: int, place: NDArray[np.int64]) -> int:
    """Call the kernel with the place of every car."""
    return find_space_behind(behind, space, None, place, place.shape[0])


@kernel
def push(behind: Behind, crowded: int, place: NDArray[np.int64], mover: int) -> bool:
    """Call the kernel that moves the car."""
    return push_back(behind, crowded, place, place.shape[0], mover)


@pytest.mark.parametrize("name", shipped_tracks())
def test_mz11_a_car_goes_to_the_nearest_free_space_behind(name: str) -> None:
    game, random = hairpin.make("monza", track=name), Random(name)
    board, track = lay_board(game), game.track
    for _ in range(300):
        place = np.array([0, *random.sample(range(board.road), CARS)])
        end = random.choice([int(car) for car in place[1:] if car] or [1])
        taken = {board.places[car] for car in place} - {START}
        free = next((space for space in track.behind[board.places[end]] if space not in taken), START)
        on = np.zeros(len(board.places), np.uint8)
        on[place] = 1
        on[0] = 0
        assert board.places[find_by_places(board.behind, end, place)] == free
        assert board.places[find_by_occupancy(board.behind, end, on)] == free


def test_mz11_the_car_where_the_drive_ended_is_pushed_and_no_other() -> None:
    board = lay_board(hairpin.make("monza", track="oval"))
    end = int(np.argmax(board.reach[: board.road]))
    place = np.array([end, 3, end, 0])
    assert push(board.behind, board.road, place, 0)
    assert place.tolist() == [end, 3, board.behind.space[board.behind.start[end]], 0]
    assert not push(board.behind, board.road, place, 1)


@pytest.mark.parametrize("end", ["start", "finish"])
def test_ru4_nobody_is_pushed_from_the_start_and_out_of_the_finish(end: str) -> None:
    board = lay_board(hairpin.make("monza", track="oval"))
    space = 0 if end == "start" else board.road
    place = np.array([space, space, 4])
    assert not push(board.behind, board.road, place, 0)
    assert place.tolist() == [space, space, 4]
