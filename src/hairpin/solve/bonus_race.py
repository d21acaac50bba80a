"""Races with the bonus move (MZB-1): the colour last placed matters, and the dice of cars that may yet come home.

A seat that has had its turn this round is described by its place and, where bonus moves could still bring it home,
by the dice of that turn (RU-9); a seat that is home by its dice; a seat still to move by its place, or as home with no
dice. The last round needs no tables of its own: it is part of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.monza.board import Ints
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTER_OF, LETTERS
from hairpin.solve.backup import COUNTS
from hairpin.solve.bonus_backup import NOBODY, BonusResponse, BonusTurn, EndingCodes, Layout, back_up
from hairpin.solve.choices import Choices, list_choices
from hairpin.solve.problem import DirtyFlags, Problem, Response, ResponseChange

MOST_SEATS = 3


class BonusRace(Problem):
    """A race with the bonus move, for two or three cars of given colours."""

    def __init__(self, game: Monza) -> None:
        super().__init__(game)
        if game.players > MOST_SEATS:
            raise OptionValueError(
                f"players={game.players} is not possible with the bonus move; choose 2 or 3",
                option="players",
                value=game.players,
                choices=(2, 3),
            )

    @property
    def rules(self) -> Mapping[str, object]:
        """The bonus move adds the colours of the cars, from the starter on."""
        options = self.game.options
        cars = options.cars[options.starter :] + options.cars[: options.starter]
        return dict(super().rules) | {"bonus": True, "cars": list(cars), "others_only": options.others_only}

    def repaint(self, cars: tuple[str, ...]) -> BonusRace:
        """Return the race of cars of other colours; what does not depend on them is shared."""
        other = copy(self)
        other.game = Monza(replace(self.game.options, cars=cars))
        other.__dict__.pop("layout", None)
        return other

    def count_choices(self, turns: float) -> float:
        """Count the bonus moves too: one may be a seat's to decide at the end of any turn."""
        return super().count_choices(turns) + turns

    @cached_property
    def _steps_home(self) -> Ints:
        """How many bonus moves would bring a car home from each place."""
        board = self.board
        steps = np.full(len(board.places), len(board.places), np.int64)
        steps[board.road :] = 0
        for place in np.argsort(-board.reach[: board.road], kind="stable"):
            ahead = board.way_to[board.way_start[place] : board.way_start[place + 1]]
            steps[place] = 1 + steps[ahead].min()
        return steps

    @cached_property
    def _codes(self) -> tuple[list[tuple[int, int]], ...]:
        """For each mover, what is to be known of a seat that has had its turn: (place, dice)."""
        road = self.board.road
        codes = []
        for mover in range(self.seats):
            is_near = self._steps_home[:road] <= self.seats - mover
            kept = [(place, used) for place in range(road) for used in range(COUNTS if is_near[place] else 1)]
            codes.append(kept + [(road, used) for used in range(COUNTS)])
        return tuple(codes)

    @cached_property
    def layout(self) -> Layout:
        """The numbering of positions as arrays."""
        board, seats, road = self.board, self.seats, self.board.road
        most = max(map(len, self._codes))
        place, used = np.zeros((seats, most), np.int64), np.zeros((seats, most), np.int64)
        code_of = np.zeros((seats, road + 1, COUNTS), np.int64)
        for mover, codes in enumerate(self._codes):
            for code, (where, dice) in enumerate(codes):
                place[mover, code], used[mover, code] = where, dice
                code_of[mover, where, dice:] = code  # where dice do not matter there is one code for all
        way_start, way_to = [0], []
        for here in range(road):
            ways = dict.fromkeys(int(to) for to in board.way_to[board.way_start[here] : board.way_start[here + 1]])
            way_to += list(ways)
            way_start.append(len(way_to))
        cars = self.rules["cars"]
        letters = [LETTER_OF[car] for car in cars]  # type: ignore[attr-defined]
        seat_of = [letters.index(letter) if letter in letters else NOBODY for letter in LETTERS]
        return Layout(
            road,
            seats,
            np.array(self.starts),
            np.array(self._sizes),
            place,
            used,
            code_of,
            np.array(way_start),
            np.array(way_to),
            board.behind,
            np.array([*seat_of, NOBODY]),
            not self.game.options.others_only,
        )

    @cached_property
    def _sizes(self) -> list[list[int]]:
        road, seats = self.board.road, range(self.seats)
        return [
            [len(self._codes[mover]) if seat < mover else road + (seat != mover) for seat in seats] for mover in seats
        ]

    @property
    def standings(self) -> tuple[int, ...]:
        """The others' codes in all combinations."""
        return tuple(prod(sizes) // self.board.road for sizes in self._sizes)

    @cached_property
    def _turns_of(self) -> tuple[tuple[Choices, EndingCodes], ...]:
        """For each mover what rolls offer; dice count only where the finish is near."""
        endings, found = self.endings, []
        for mover in range(self.seats):
            is_near = self._steps_home <= self.seats - mover
            place, used = np.minimum(endings.end, self.board.road), np.where(is_near[endings.end], endings.used, 0)
            shape = (self.board.road + 1, COUNTS, len(LETTERS) + 1)  # or no colour
            kinds, codes = np.unique(np.ravel_multi_index((place, used, endings.last), shape), return_inverse=True)
            found.append((list_choices(endings, codes), EndingCodes(*map(np.copy, np.unravel_index(kinds, shape)))))
        return tuple(found)

    def prepare(self) -> None:
        """Compute the numbering of positions, and the cases of every turn."""
        self._prepared = self.layout, self._turns_of

    def _turn(self, mover: int) -> BonusTurn:
        return BonusTurn(mover, self.layout, *self._turns_of[mover])

    def back_up(
        self, mover: int, tables: Any, draft: Any, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> float:
        """Back up one turn and its bonus move."""
        del dirty  # these tables are small
        nobody = BonusResponse(NOBODY, np.empty((0, 1)), np.empty((0, 1)))
        return back_up(self._turn(mover), tables, draft, nobody, temperature, first, upto)[0]

    def back_up_response(
        self, mover: int, tables: Any, response: Response, dirty: DirtyFlags, temperature: float, first: int, upto: int
    ) -> ResponseChange:
        """Back up one turn and its bonus move for what one seat could reach."""
        del dirty
        residual, gain, rise, longer = back_up(
            self._turn(mover),
            tables,
            self.table(tables, mover),
            BonusResponse(response.seat, response.values, response.lengths),
            temperature,
            first,
            upto,
        )
        return ResponseChange(rise, longer, gain, residual)
