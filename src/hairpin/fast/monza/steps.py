"""What a driver with dice and accelerators in hand may do next, in the order of `legal_actions`."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.course import Places
from hairpin.fast.monza.dice import COLOURS, HAND_OF, ROLLS, WITHOUT
from hairpin.fast.monza.turns import FREE, LONGEST, STOPPING, count_reach
from hairpin.games.monza import Monza, Reroll
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.rules import EXTRA_ROLL
from hairpin.games.monza.track import START

ACCELERATORS = (1 << COLOURS) - 1
EXTRA = 1 << COLOURS
ALL_TILES = ACCELERATORS | EXTRA


class Steps(NamedTuple):
    """The ways of a board and the rules by which they are taken with tiles.

    way_start   where the ways on from a place begin in `way_to` and `way_colour`
    reach       the most dice that can be used from a place with a hand
    without     the hand that is left when a die of a colour is taken out, negative if there is none
    part_start  where the parts of a roll that may be rolled again begin in `kept`: the hands that stay (MZP-2)
    all_dice    the number of the part that is the whole roll
    """

    road: int
    mode: int
    has_turbo_accelerators: bool
    counts_accelerators: bool
    way_start: Places
    way_to: Places
    way_colour: NDArray[np.uint8]
    reach: NDArray[np.uint8]
    without: NDArray[np.int16]
    part_start: NDArray[np.uint16]
    kept: NDArray[np.uint16]
    all_dice: NDArray[np.uint8]


def lay_steps(game: Monza, board: Board) -> Steps:
    """Put together what a turn with tiles depends on."""
    reach = count_reach(board.road, len(board.places), board.way_start, board.way_to, board.way_colour, board.reach)
    parts = [_list_parts(game, roll) for roll in ROLLS]
    kept = [HAND_OF[_take(roll, part)] for roll, of_roll in zip(ROLLS, parts, strict=True) for part in of_roll]
    return Steps(
        road=board.road,
        mode=STOPPING[game.options.stopping],
        has_turbo_accelerators=game.options.turbo_accelerators,
        counts_accelerators=game.options.count_accelerators,
        way_start=board.way_start.astype(np.uint16),
        way_to=board.way_to.astype(np.uint16),
        way_colour=board.way_colour.astype(np.uint8),
        reach=reach.astype(np.uint8),
        without=WITHOUT.astype(np.int16),
        part_start=np.array([0, *accumulate(map(len, parts))], np.uint16),
        kept=np.array(kept, np.uint16),
        all_dice=np.array([part.index(roll) for roll, part in zip(ROLLS, parts, strict=True)], np.uint8),
    )


def _list_parts(game: Monza, roll: str) -> list[str]:
    """Ask the rules what may be rolled again."""
    actions = game.drives("drive", START, roll, EXTRA_ROLL, True)
    return [action.dice for action in actions if isinstance(action, Reroll)]


def _take(roll: str, part: str) -> str:
    return "".join(letter * (roll.count(letter) - part.count(letter)) for letter in LETTERS)


@part
def list_steps(steps: Steps, place: int, hand: int, tiles: int, is_turbo: bool, found: Ints) -> tuple[int, int, bool]:
    """List the ways by die, then those by accelerator; return how many there are of each, and whether one may stop."""
    dice, accelerators, has_fit = 0, 0, False
    for way in range(signed(steps.way_start[place]), signed(steps.way_start[place + 1])):
        left = steps.without[hand, steps.way_colour[way]]
        if left >= 0:
            has_fit = True
            to = steps.way_to[way]
            # RU-1 `longest`: the step keeps the most dice usable, or enters the finish; turbo dice are free (RU-2).
            if (
                is_turbo
                or steps.mode != LONGEST
                or to >= steps.road
                or 1 + steps.reach[to, left] == steps.reach[place, hand]
            ):
                found[dice] = way
                dice += 1
    if not is_turbo or steps.has_turbo_accelerators:  # RU-10
        for way in range(signed(steps.way_start[place]), signed(steps.way_start[place + 1])):
            if tiles >> signed(steps.way_colour[way]) & 1:
                found[dice + accelerators] = way
                accelerators += 1
    return dice, accelerators, is_turbo or steps.mode == FREE or not has_fit
