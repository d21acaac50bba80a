"""Races with the bonus move (MZB-1): the colour last placed matters, and so do the dice of whoever may yet come home.

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
from typing import Any, NamedTuple

import numpy as np

from hairpin.core.errors import OptionValueError
from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import COLOURS
from hairpin.fast.monza.race.push_back import Behind, is_taken, push_back
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.games.monza import Monza
from hairpin.games.monza.colours import LETTER_OF, LETTERS
from hairpin.solve.choices import Choices, Floats, list_choices
from hairpin.solve.problem import News, Problem
from hairpin.solve.reply import Reply, Rise
from hairpin.solve.sweep import COUNTS, LANES, copy_lanes, copy_slot, lay_desk, mix_ends, weigh_ends

MOST_SEATS = 3
_MOST_OPTIONS = 64
_NOBODY = -1


class Layout(NamedTuple):
    """How positions are numbered.

    road, seats           places that are not the finish; `road` itself stands for being home
    starts                where each seat's table begins
    sizes                 (mover, seat): how many codes a seat has while another is on turn
    code_place, code_used (mover, code): what the code of a seat that has had its turn means
    code_of               (mover, place, dice): the reverse
    way_start, way_to     where a bonus move may lead, in notation's order
    behind                where a push-back may lead
    seat_of               the seat that drives each colour's car
    own_too               whether one's own car may take the bonus (RU-8)
    """

    road: int
    seats: int
    starts: Ints
    sizes: Ints
    code_place: Ints
    code_used: Ints
    code_of: Ints
    way_start: Ints
    way_to: Ints
    behind: Behind
    seat_of: Ints
    own_too: bool


class EndingCodes(NamedTuple):
    """What the codes of a turn's endings mean: the place (`road` for the finish), the dice, the colour last placed."""

    place: Ints
    used: Ints
    last: Ints


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
        seat_of = [letters.index(letter) if letter in letters else _NOBODY for letter in LETTERS]
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
            np.array([*seat_of, _NOBODY]),
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
        turns, found = self.turns, []
        for mover in range(self.seats):
            is_near = self._steps_home <= self.seats - mover
            parts = np.minimum(turns.end, self.board.road), np.where(is_near[turns.end], turns.used, 0), turns.last
            shape = (self.board.road + 1, COUNTS, len(LETTERS) + 1)  # or no colour
            kinds, codes = np.unique(np.ravel_multi_index(parts, shape), return_inverse=True)
            found.append((list_choices(turns, codes), EndingCodes(*map(np.copy, np.unravel_index(kinds, shape)))))
        return tuple(found)

    def prepare(self) -> None:
        """Lay out positions and turns."""
        self._prepared = self.layout, self._turns_of

    def look_back(self, mover: int, tables: Any, draft: Any, news: News, heat: float, first: int, upto: int) -> float:
        """Look back through one turn and its bonus move."""
        del news  # these tables are small
        none = np.empty((0, 1))
        turn = self._turns_of[mover]
        return _look_back(mover, _NOBODY, self.layout, *turn, tables, draft, none, none, heat, first, upto)[0]

    def look_back_replying(
        self, mover: int, tables: Any, reply: Reply, news: News, heat: float, first: int, upto: int
    ) -> Rise:
        """Look back through one turn and its bonus move for what one seat could reach."""
        del news
        change, gain, rise_reply, rise_length = _look_back(
            mover,
            reply.seat,
            self.layout,
            *self._turns_of[mover],
            tables,
            self.table(tables, mover),
            reply.values,
            reply.lengths,
            heat,
            first,
            upto,
        )
        return Rise(rise_reply, rise_length, gain, change)


@kernel
def _look_back(
    mover: int,
    rebel: int,
    lay: Layout,
    choices: Choices,
    endings: EndingCodes,
    tables: Table,
    before: Table,
    replies: Table,
    lengths: Table,
    heat: float,
    first: int,
    upto: int,
) -> tuple[float, float, float, float]:
    """Fill the mover's table `before`; with a `rebel`, who drives as it likes, fill its replies and lengths instead.

    Returns by how much values differ from before, the most that a better choice brings, and how far replies and
    lengths rise.
    """
    road, seats = lay.road, lay.seats
    codes = endings.place.shape[0]
    standings = (lay.starts[mover + 1] - lay.starts[mover]) // road
    place, used = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    column, own, desk = np.zeros((codes, seats, LANES)), np.zeros((codes, LANES)), lay_desk(codes, seats)
    rebels, spare = np.zeros((codes, 2, LANES)), lay_desk(codes, 2)
    lanes, change, gain, rise_reply, rise_length, tie = 0, 0.0, 0.0, 0.0, 0.0, tie_of(tables)
    for standing in range(first, upto):
        if _read_standing(mover, standing, lay, place, used):
            for code in range(codes):
                better = _end_turn(
                    mover,
                    rebel,
                    code,
                    lay,
                    endings,
                    place,
                    used,
                    tables,
                    replies,
                    lengths,
                    heat,
                    column[code, :, lanes],
                    rebels[code, :, lanes],
                )
                gain = max(gain, better)
            desk.standing[lanes] = standing
            lanes += 1
        if lanes < LANES and standing < upto - 1:
            continue
        copy_slot(column, mover, own)
        for here in range(road if lanes else 0):
            weigh_ends(here, own, choices, heat, tie, desk, lanes)
            mix_ends(here, choices, desk.weights, column, desk.value)
            if rebel != _NOBODY:
                mix_ends(here, choices, desk.weights, rebels, spare.value)
            if rebel == mover:
                for slot in range(2):
                    weigh_ends(here, rebels[:, slot], choices, 0.0, 0.0, spare, lanes)
                    copy_lanes(spare.total, spare.value[slot])
            for lane in range(lanes):
                row = here * standings + desk.standing[lane]
                gain = max(gain, desk.total[lane] - desk.value[mover, lane])
                for seat in range(seats):
                    slot = (seat - mover) % seats
                    change = max(change, abs(desk.value[seat, lane] - before[row, slot]))
                    if rebel == _NOBODY:
                        before[row, slot] = desk.value[seat, lane]
                if rebel != _NOBODY:
                    at, reply, length = lay.starts[mover] + row, spare.value[0, lane], 1.0 + spare.value[1, lane]
                    rise_reply = max(rise_reply, reply - replies[at, 0])
                    rise_length = max(rise_length, length - lengths[at, 0])
                    replies[at, 0], lengths[at, 0] = reply, length
        lanes = 0
    return change, gain, rise_reply, rise_length


@inner
def _read_standing(mover: int, standing: int, lay: Layout, place: Ints, used: Ints) -> bool:
    """Write where the others stand; say whether cars can stand so."""
    place[mover], used[mover] = 0, 0
    for step in range(lay.seats - 1, 0, -1):
        seat = (mover + step) % lay.seats
        code = standing % lay.sizes[mover, seat]
        standing //= lay.sizes[mover, seat]
        place[seat] = lay.code_place[mover, code] if seat < mover else code
        used[seat] = lay.code_used[mover, code] if seat < mover else 0
        for other in range(step + 1, lay.seats):
            if 0 < place[seat] < lay.road and place[(mover + other) % lay.seats] == place[seat]:
                return False
    return True


@kernel
def _end_turn(
    mover: int,
    rebel: int,
    code: int,
    lay: Layout,
    endings: EndingCodes,
    place_before: Ints,
    used_before: Ints,
    tables: Table,
    replies: Table,
    lengths: Table,
    heat: float,
    column: Floats,
    rebels: Floats,
) -> float:
    """Write what an ending is worth after push-back and bonus move (RU-15); return what a better bonus would bring."""
    seats, road = lay.seats, lay.road
    place, used = place_before.copy(), used_before.copy()
    place[mover], used[mover] = endings.place[code], endings.used[code]
    push_back(lay.behind, road, place, seats, mover)
    owner = lay.seat_of[endings.last[code]]
    values, others = np.empty((_MOST_OPTIONS, seats)), np.zeros((_MOST_OPTIONS, 2))
    options = 0
    if owner != _NOBODY and place[owner] < road and (lay.own_too or owner != mover):
        here = place[owner]
        for way in range(lay.way_start[here], lay.way_start[here + 1]):
            to = min(lay.way_to[way], road)
            if to == road or not is_taken(to, None, place, seats):  # RU-16, RU-9
                place[owner] = to
                _read_after(mover, rebel, lay, place, used, tables, replies, lengths, values[options], others[options])
                options += 1
        place[owner] = here
    _read_after(mover, rebel, lay, place, used, tables, replies, lengths, values[options], others[options])
    if options == 0:
        for seat in range(seats):
            column[seat] = values[0, seat]
        rebels[0], rebels[1] = others[0, 0], others[0, 1]
        return 0.0
    return _choose_bonus(owner, rebel, options + 1, values, others, heat, tie_of(tables), column, rebels)


@inner
def _choose_bonus(
    owner: int,
    rebel: int,
    options: int,
    values: Floats,
    others: Floats,
    heat: float,
    tie: float,
    column: Floats,
    rebels: Floats,
) -> float:
    """Let the owner of the car choose; return what a better choice would bring it."""
    taken, pick, best, total = values[0, owner], 0, values[0, owner], 0.0
    for option in range(1, options):
        best = max(best, values[option, owner])
        if values[option, owner] > taken + tie:
            taken, pick = values[option, owner], option
    column[:] = 0.0
    rebels[:] = 0.0
    for option in range(options):
        pull = 1.0 if option == pick else 0.0
        if heat:
            pull = np.exp((values[option, owner] - best) / heat)
        total += pull
        for seat in range(column.shape[0]):
            column[seat] += pull * values[option, seat]
        for slot in range(2):
            rebels[slot] += pull * others[option, slot]
    for seat in range(column.shape[0]):
        column[seat] /= total
    for slot in range(2):
        rebels[slot] /= total
    if owner == rebel:
        rebels[0], rebels[1] = others[0, 0], others[0, 1]
        for option in range(1, options):
            rebels[0], rebels[1] = max(rebels[0], others[option, 0]), max(rebels[1], others[option, 1])
    return float(best - column[owner])


@inner
def _read_after(
    mover: int,
    rebel: int,
    lay: Layout,
    place: Ints,
    used: Ints,
    tables: Table,
    replies: Table,
    lengths: Table,
    value: Floats,
    other: Floats,
) -> None:
    """Read what a position is worth when the mover's turn is over: to the next seat on the road, or at the end."""
    seats, road = lay.seats, lay.road
    turn, homes, fewest = mover + 1, 0, COLOURS + 1
    while turn < seats and place[turn] == road:
        turn += 1  # RU-7
    if turn == seats:
        for seat in range(seats):
            if place[seat] == road and used[seat] <= fewest:
                homes = homes + 1 if used[seat] == fewest else 1
                fewest = used[seat]
        if homes:
            for seat in range(seats):
                value[seat] = 1.0 / homes if place[seat] == road and used[seat] == fewest else 0.0
            if rebel != _NOBODY:
                other[0], other[1] = value[rebel], 0.0
            return
        turn = 0
    row = place[turn]
    for step in range(1, seats):
        seat = (turn + step) % seats
        code = lay.code_of[turn, place[seat], used[seat]] if seat < turn else place[seat]
        row = row * lay.sizes[turn, seat] + code
    row += lay.starts[turn]
    for seat in range(seats):
        value[seat] = tables[row, (seat - turn) % seats]
    if rebel != _NOBODY:
        other[0], other[1] = replies[row, 0], lengths[row, 0]
