"""Endings without tiles: the tables of `fast` against every route of the rules, over every space and roll."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate
from random import Random

import numpy as np
import pytest

import hairpin
from hairpin.bots.monza.racer import MonzaRacer
from hairpin.core.errors import DriverTableError
from hairpin.fast.monza.board import lay_board
from hairpin.fast.monza.dice import ORDERS, ROLL_OF_TICKET, ROLLS, TICKETS
from hairpin.fast.monza.drivers.alias_table import (
    WHOLE,
    check_table,
    make_alias_tables,
    make_racer_table,
    unpack_end,
    unpack_last,
    unpack_used,
)
from hairpin.fast.monza.tables.endings import Endings, make_endings
from hairpin.games.monza import Monza, Step, shipped_tracks
from hairpin.games.monza.colours import LETTERS

pytestmark = pytest.mark.compiled

Ending = tuple[str, int, str]
PARTS = 360360  # a choice among up to fifteen actions divides it
ALL_PARTS = PARTS**7
MODES = ("keep-going", "longest", "free")


@lru_cache(maxsize=2)
def open_turns(track: str, stopping: str, free_finish: bool) -> tuple[Monza, Endings]:
    game = hairpin.make("monza", track=track, stopping=stopping, free_finish=free_finish)
    return game, make_endings(lay_board(game), stopping)


def list_endings(turns: Endings, place: int, roll: int) -> list[Ending]:
    row = place * turns.rolls + roll
    of_row = slice(turns.start[row], turns.start[row + 1])
    columns = (turns.end[of_row].tolist(), turns.used[of_row].tolist(), turns.last[of_row].tolist())
    return [(turns.board.places[end], used, (*LETTERS, "")[last]) for end, used, last in zip(*columns, strict=True)]


class Enumerator:
    """Every way in which a turn can end by the rules, first in notation first, with its exact chance by lot."""

    def __init__(self, game: Monza) -> None:
        self.game = game
        self.follow = cache(self._follow)

    def _follow(self, place: str, dice: str, last: str) -> dict[Ending, int]:
        """Return the endings with their chances in parts of `PARTS` to the power of dice in hand plus one."""
        here = place, 6 - len(dice), last
        actions = () if place in self.game.track.finish else self.game.drives("drive", place, dice, "", not last)
        if not actions:
            return {here: PARTS ** (len(dice) + 1)}
        found: dict[Ending, int] = {}
        for action in actions:
            onward = {here: PARTS ** len(dice)}
            if isinstance(action, Step):
                onward = self.follow(action.space, dice.replace(action.colour, "", 1), action.colour)
            for ending, chance in onward.items():
                found[ending] = found.get(ending, 0) + chance * (PARTS // len(actions))
        return found


def check_turns(game: Monza, turns: Endings, places: list[int]) -> None:
    enumerator, racer, furthest = Enumerator(game), MonzaRacer(game), make_racer_table(turns)
    for place in places:
        starts = turns.start[place * turns.rolls : (place + 1) * turns.rolls + 1].tolist()
        of_place = slice(starts[0], starts[-1])
        upto, is_planned = turns.upto[of_place].tolist(), (furthest[of_place] == WHOLE).tolist()
        for roll, dice in enumerate(ROLLS):
            of_row = slice(starts[roll] - starts[0], starts[roll + 1] - starts[0])
            wanted, listed = enumerator.follow(game.track.places[place], dice, ""), list_endings(turns, place, roll)
            assert listed == list(wanted)
            exact = [chance * WHOLE / ALL_PARTS for chance in accumulate(wanted.values())]
            assert all(abs(one - other) < 1 for one, other in zip(upto[of_row], exact, strict=True))
            assert upto[of_row][-1] == WHOLE
            assert listed[is_planned[of_row].index(True)] == follow_racer(racer, game.track.places[place], dice)


def follow_racer(racer: MonzaRacer, place: str, dice: str) -> Ending:
    last = ""
    while place not in racer.game.track.finish and racer.game.drives("drive", place, dice, "", not last):
        action = racer.plan("drive", place, dice, "", not last).action
        assert isinstance(action, Step)
        place, dice, last = action.space, dice.replace(action.colour, "", 1), action.colour
    return place, 6 - len(dice), last


@pytest.mark.parametrize("track", shipped_tracks())
def test_every_turn_of_every_board_ends_as_by_the_rules(track: str) -> None:
    game, turns = open_turns(track, "keep-going", False)
    check_turns(game, turns, list(range(turns.board.road)))


@pytest.mark.parametrize("free_finish", [False, True])
@pytest.mark.parametrize("stopping", MODES)
@pytest.mark.parametrize("track", shipped_tracks())
def test_ru1_ru3_turns_end_as_by_the_rules_in_every_mode(track: str, stopping: str, free_finish: bool) -> None:
    game, turns = open_turns(track, stopping, free_finish)
    ahead = [int(place) for place in np.argsort(turns.board.reach[: turns.board.road])]
    check_turns(game, turns, [0, ahead[-1], *Random(track + stopping).sample(ahead, 2)])


@pytest.mark.soak
@pytest.mark.parametrize("free_finish", [False, True])
@pytest.mark.parametrize("stopping", MODES)
@pytest.mark.parametrize("track", shipped_tracks())
def test_every_turn_of_every_board_in_every_mode(track: str, stopping: str, free_finish: bool) -> None:
    game, turns = open_turns(track, stopping, free_finish)
    check_turns(game, turns, list(range(turns.board.road)))


def test_mz5_every_roll_has_as_many_tickets_as_orders() -> None:
    assert len(ROLL_OF_TICKET) == TICKETS == 6**6
    assert np.bincount(ROLL_OF_TICKET).tolist() == ORDERS.tolist()


def weigh_columns(
    turns: Endings, upto: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> Iterator[tuple[int, dict[Ending, int]]]:
    """Yield for every turn the sum of what its columns give each ending, in parts of 2³² times their number."""
    odds = make_alias_tables(turns, [upto], [0, 0])
    for row in range(0, len(turns.start) - 1, 7):
        given: dict[Ending, int] = {}
        for column in odds.column[odds.start[row] : odds.start[row + 1]].tolist():
            first, other, part = column >> 16 & 0xFFFF, column & 0xFFFF, column >> 32
            for packed, weight in ((first, part), (other, WHOLE - part)):
                ending = (
                    turns.board.places[unpack_end(np.uint64(packed))],
                    unpack_used(np.uint64(packed)),
                    (*LETTERS, "")[unpack_last(np.uint64(packed))],
                )
                given[ending] = given.get(ending, 0) + weight
        yield row, given


@pytest.mark.parametrize("stopping", MODES)
def test_alias_tables_have_exactly_the_probabilities_of_the_table(stopping: str) -> None:
    _, turns = open_turns("oval", stopping, False)
    for upto in (turns.upto, make_racer_table(turns)):
        for row, given in weigh_columns(turns, upto):
            endings = list_endings(turns, *divmod(row, turns.rolls))
            chances = np.diff(upto[turns.start[row] : turns.start[row + 1]], prepend=0) * len(endings)
            wanted = dict(zip(endings, chances.tolist(), strict=True))
            assert {ending: weight for ending, weight in given.items() if weight} == {
                ending: weight for ending, weight in wanted.items() if weight
            }


def test_a_table_that_is_no_distribution_is_refused() -> None:
    _, turns = open_turns("sprint", "keep-going", False)
    check_table(turns, turns.upto)
    with pytest.raises(DriverTableError, match="shape"):
        check_table(turns, turns.upto[:-1])
    short = turns.upto.copy()
    short[-1] -= 1
    with pytest.raises(DriverTableError, match="does not end at 2³²"):
        check_table(turns, short)
    falling = turns.upto.copy()
    several = int(np.flatnonzero(np.diff(turns.start) > 1)[0])
    falling[turns.start[several]] = WHOLE + 1
    with pytest.raises(DriverTableError, match="falls"):
        check_table(turns, falling)
