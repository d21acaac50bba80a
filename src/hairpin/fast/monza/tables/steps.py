"""The legal steps with dice and accelerators, as tables in the order of `legal_actions`.

The steps that a hand allows are looked up by the set of its colours or, where every step must keep the most dice
usable or lead home (RU-1 `longest`), by the hand itself.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hairpin.fast.kernel import kernel, part, signed
from hairpin.fast.monza.board import Board, Ints
from hairpin.fast.monza.dice import COLOURS, FACES, HAND_OF, ROLL_HANDS, ROLLS, SIZES, WITHOUT
from hairpin.fast.monza.tables.endings import LONGEST, STOPPING, count_reach, fits
from hairpin.games.monza import Monza, Reroll
from hairpin.games.monza.colours import LETTERS
from hairpin.games.monza.track import START
from hairpin.games.monza.ways import EXTRA_ROLL

ACCELERATORS = (1 << COLOURS) - 1
EXTRA = 1 << COLOURS
ALL_TILES = ACCELERATORS | EXTRA
FIRST_ROLL = int(ROLL_HANDS[0])  # hands from here on are rolls of six dice
_SETS = 1 << COLOURS
_HANDS = len(SIZES)
_COLOUR = 10  # a way is its place in the lower bits, its colour above them
_TO = (1 << _COLOUR) - 1


class Steps(NamedTuple):
    """The ways of a board and the rules by which they are taken with tiles.

    by_hand     the first row of the lists by place and hand, 0 where those by place and set of colours serve
    start       where the ways of a list begin in `way`, by row
    way         the ways of every list in the order of notation
    colours     the set of colours in a hand, as bits
    without     the hand that is left when a die of a colour is taken out
    part_start  where the parts of a roll that may be rolled again begin in `kept`: the hands that stay (MZP-2)
    all_dice    the number of the part that is the whole roll
    """

    road: int
    mode: int
    has_turbo: bool
    has_turbo_accelerators: bool
    counts_accelerators: bool
    by_hand: int
    start: NDArray[np.uint32]
    way: NDArray[np.uint16]
    colours: NDArray[np.uint8]
    without: NDArray[np.int16]
    part_start: NDArray[np.uint16]
    kept: NDArray[np.uint16]
    all_dice: NDArray[np.uint8]


def make_steps(game: Monza, board: Board) -> Steps:
    """Compute the tables of a game."""
    parts = [_list_parts(game, roll) for roll in ROLLS]
    kept = [_keep(roll, part) for roll, of_roll in zip(ROLLS, parts, strict=True) for part in of_roll]
    mode = STOPPING[game.options.stopping]
    start, way = _list_by_set(board)
    if mode == LONGEST:
        reach = count_reach(board.road, len(board.places), board.way_start, board.way_to, board.way_colour, board.reach)
        more_start, more = _list_by_hand(board.road, board.way_start, board.way_to, board.way_colour, reach)
        start, way = np.concatenate((start[:-1], len(way) + more_start)), np.concatenate((way, more))
    return Steps(
        road=board.road,
        mode=mode,
        has_turbo=game.options.pro,
        has_turbo_accelerators=game.options.turbo_accelerators,
        counts_accelerators=game.options.count_accelerators,
        by_hand=board.road * _SETS if mode == LONGEST else 0,
        start=start.astype(np.uint32),
        way=way.astype(np.uint16),
        colours=((FACES > 0) @ (1 << np.arange(COLOURS))).astype(np.uint8),
        without=WITHOUT.astype(np.int16),
        part_start=np.array([0, *accumulate(map(len, parts))], np.uint16),
        kept=np.array(kept, np.uint16),
        all_dice=np.array([part.index(roll) for roll, part in zip(ROLLS, parts, strict=True)], np.uint8),
    )


def _list_parts(game: Monza, roll: str) -> list[str]:
    """Ask the rules what may be rolled again."""
    actions = game.drives("drive", START, roll, EXTRA_ROLL, True)
    return [action.dice for action in actions if isinstance(action, Reroll)]


@cache
def _keep(roll: str, part: str) -> int:
    """Return the hand that stays when a part of a roll is rolled again; on every board it is the same."""
    return HAND_OF["".join(letter * (roll.count(letter) - part.count(letter)) for letter in LETTERS)]


def _list_by_set(board: Board) -> tuple[Ints, Ints]:
    """List the ways on from every place with every set of colours."""
    lists = [
        [
            int(board.way_to[way] | board.way_colour[way] << _COLOUR)
            for way in range(board.way_start[place], board.way_start[place + 1])
            if colours >> board.way_colour[way] & 1
        ]
        for place in range(board.road)
        for colours in range(_SETS)
    ]
    return np.array([0, *accumulate(map(len, lists))]), np.array([way for ways in lists for way in ways], np.int64)


@kernel
def _list_by_hand(road: int, way_start: Ints, way_to: Ints, way_colour: Ints, reach: Ints) -> tuple[Ints, Ints]:
    """List the ways on from every place with every hand that keep the most dice usable, or lead home."""
    start = np.zeros(road * _HANDS + 1, np.int64)
    listed = np.zeros(way_to.shape[0] * _HANDS, np.int64)
    total = 0
    for place in range(road):
        for hand in range(_HANDS):
            for way in range(way_start[place], way_start[place + 1]):
                if fits(road, place, hand, way, way_to, way_colour, reach, LONGEST):
                    listed[total] = way_to[way] | way_colour[way] << _COLOUR
                    total += 1
            start[place * _HANDS + hand + 1] = total
    return start, listed[:total]


@part
def list_dice(steps: Steps, place: int, hand: int, is_turbo: bool) -> tuple[int, int]:
    """Return where the ways by die begin and how many there are; turbo dice are never bound (RU-2)."""
    row = place * _SETS + signed(steps.colours[hand])
    if steps.by_hand and not is_turbo:
        row = steps.by_hand + place * _HANDS + hand
    first = signed(steps.start[row])
    return first, signed(steps.start[row + 1]) - first


@part
def list_accelerators(steps: Steps, place: int, tiles: int, is_turbo: bool) -> tuple[int, int]:
    """Return where the ways by accelerator begin and how many there are (RU-10)."""
    row = place * _SETS + (0 if is_turbo and not steps.has_turbo_accelerators else tiles & ACCELERATORS)
    first = signed(steps.start[row])
    return first, signed(steps.start[row + 1]) - first


@part
def unpack_to(way: int) -> int:
    """Return where a way leads."""
    return way & _TO


@part
def unpack_colour(way: int) -> int:
    """Return the colour that a way takes."""
    return way >> _COLOUR


@part
def count_parts(steps: Steps, hand: int, tiles: int) -> int:
    """Count the parts of a fresh roll that the extra-roll tile could roll again (MZP-2)."""
    if not tiles & EXTRA:
        return 0
    roll = hand - FIRST_ROLL
    return signed(steps.part_start[roll + 1]) - signed(steps.part_start[roll])


@part
def keep_dice(steps: Steps, hand: int, number: int) -> int:
    """Return what stays of a roll when its part of this number is rolled again."""
    return signed(steps.kept[steps.part_start[hand - FIRST_ROLL] + number])
