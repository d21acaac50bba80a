"""The professional variant for one car: the distribution of turns of the policy with the fewest expected turns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.kernel import kernel
from hairpin.fast.monza.board import Ints, lay_board
from hairpin.fast.monza.dice import COLOURS
from hairpin.fast.monza.tables.one_car import Floats, Road, make_road, solve_one_car
from hairpin.fast.monza.tables.one_car_turn import spread_turn
from hairpin.games.monza import Monza
from hairpin.solve.problem import check_ways_home

MASKS = 1 << COLOURS
MOST_TURNS = 100


@dataclass(frozen=True)
class LoneCar:
    """The solution of a one-car race with tiles.

    turns   (place, extra roll left, accelerators left as bits): expected turns to the finish
    chance  of finishing in exactly so many turns from the grid with all tiles
    """

    turns: Floats
    chance: Floats

    @property
    def mean(self) -> float:
        """Expected turns from the grid with all tiles."""
        return float(self.turns[0, 1, MASKS - 1])


def solve_lone_car(game: Monza) -> LoneCar:
    """Solve the one-car race of a game."""
    if not game.options.pro:
        raise OptionValueError("pro=no has no tiles; choose pro=yes", option="pro", value=False, choices=("yes",))
    check_ways_home(game.track)
    board = lay_board(game)
    road = make_road(game, board)
    order = np.argsort(board.reach[: board.road], kind="stable")
    turns, later, turbo = solve_one_car(road, order[::-1].copy())
    return LoneCar(turns, _count_turns(road, order, turns, later, turbo))


@kernel
def _count_turns(road: Road, order: Ints, turns: Floats, later: Floats, turbo: Floats) -> Floats:
    """Return the probability of each number of turns from the grid, by following the optimal policy forward."""
    states = 2 * MASKS
    there = np.zeros((road.road * states, MOST_TURNS + 1))
    there[states - 1, 0] = 1.0
    done, after = np.zeros(MOST_TURNS + 1), np.zeros(road.road * states + 1)
    for place in order:
        for state in range(states - 1, -1, -1):
            here = place * states + state
            if there[here].sum() == 0.0:
                continue
            after[:] = 0.0
            spread_turn(road, turns, later, turbo, place, state // MASKS, state % MASKS, after)
            for turn in range(MOST_TURNS):
                there[here, turn + 1] += after[here] * there[here, turn]
            for other in range(road.road * states):
                if after[other] > 0.0 and other != here:
                    there[other, 1:] += after[other] * there[here, :-1]
            done[1:] += after[-1] * there[here, :-1]
    return done
