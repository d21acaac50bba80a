"""Bellman backup of races with the bonus move (MZB-1): a turn, its push-back and its bonus move (RU-15)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hairpin.fast.kernel import inner, kernel
from hairpin.fast.monza.board import Ints
from hairpin.fast.monza.dice import COLOURS
from hairpin.fast.monza.race.push_back import Behind, is_taken, push_back
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.solve.backup import (
    LANES,
    LENGTH,
    REACH,
    average_ends,
    back_up_response,
    copy_slot,
    new_workspace,
    weigh_choices,
)
from hairpin.solve.choices import Choices, Floats

NOBODY = -1
_MOST_OPTIONS = 64


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


class BonusTurn(NamedTuple):
    """What the mover's turn depends on beside the values after it."""

    mover: int
    layout: Layout
    choices: Choices
    endings: EndingCodes


class BonusResponse(NamedTuple):
    """One seat's best response in tables of all seats, what it can reach and for how long; or of `NOBODY`."""

    seat: int
    reach: Table
    length: Table


class Standing(NamedTuple):
    """Where the cars stand, `road` for home, and the dice of those that have had their turn."""

    place: Ints
    used: Ints


@kernel
def back_up(
    turn: BonusTurn,
    tables: Table,
    before: Table,
    response: BonusResponse,
    temperature: float,
    first: int,
    upto: int,
) -> tuple[float, float, float, float]:
    """Fill the mover's table `before` from all tables; with a response, fill that instead.

    Returns the residual, the most that a better choice brings, and how much the response and the length of the race
    rise at most.
    """
    mover, lay, choices = turn.mover, turn.layout, turn.choices
    road, seats, codes = lay.road, lay.seats, turn.endings.place.shape[0]
    standings = (lay.starts[mover + 1] - lay.starts[mover]) // road
    at = Standing(np.zeros(seats, np.int64), np.zeros(seats, np.int64))
    column, own, work = np.zeros((codes, seats, LANES)), np.zeros((codes, LANES)), new_workspace(codes, seats)
    responses, own_response = np.zeros((codes, 2, LANES)), np.zeros((2, codes, LANES))
    response_work = new_workspace(codes, 2)
    lanes, residual, gain, rise, longer, tie = 0, 0.0, 0.0, 0.0, 0.0, tie_of(tables)
    for standing in range(first, upto):
        if _read_standing(mover, standing, lay, at):
            for code in range(codes):
                better = _end_turn(
                    turn, code, at, tables, response, temperature, column[code, :, lanes], responses[code, :, lanes]
                )
                gain = max(gain, better)
            work.standing[lanes] = standing
            lanes += 1
        if lanes < LANES and standing < upto - 1:
            continue
        copy_slot(column, mover, own)
        for slot in range(2):
            copy_slot(responses, slot, own_response[slot])
        for here in range(road if lanes else 0):
            weigh_choices(here, own, choices, temperature, tie, work, lanes)
            average_ends(here, choices, work.weights, column, work.value)
            if response.seat != NOBODY:
                is_mover = response.seat == mover
                back_up_response(here, choices, work.weights, responses, own_response, is_mover, response_work)
            for lane in range(lanes):
                row = here * standings + work.standing[lane]
                gain = max(gain, work.total[lane] - work.value[mover, lane])
                for seat in range(seats):
                    slot = (seat - mover) % seats
                    residual = max(residual, abs(work.value[seat, lane] - before[row, slot]))
                    if response.seat == NOBODY:
                        before[row, slot] = work.value[seat, lane]
                if response.seat != NOBODY:
                    row += lay.starts[mover]
                    reach, length = response_work.value[REACH, lane], 1.0 + response_work.value[LENGTH, lane]
                    rise = max(rise, reach - response.reach[row, 0])
                    longer = max(longer, length - response.length[row, 0])
                    response.reach[row, 0], response.length[row, 0] = reach, length
        lanes = 0
    return residual, gain, rise, longer


@inner
def _read_standing(mover: int, standing: int, lay: Layout, at: Standing) -> bool:
    """Write where the others stand; say whether cars can stand so."""
    place, used = at.place, at.used
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
    turn: BonusTurn,
    code: int,
    before: Standing,
    tables: Table,
    response: BonusResponse,
    temperature: float,
    column: Floats,
    found: Floats,
) -> float:
    """Write the values of an ending after push-back and bonus move (RU-15); return what a better bonus would bring.

    column, found  the values of all seats, and the response
    """
    mover, lay, endings = turn.mover, turn.layout, turn.endings
    seats, road = lay.seats, lay.road
    at = Standing(before.place.copy(), before.used.copy())
    place = at.place
    place[mover], at.used[mover] = endings.place[code], endings.used[code]
    push_back(lay.behind, road, place, seats, mover)
    owner = lay.seat_of[endings.last[code]]
    values, others = np.empty((_MOST_OPTIONS, seats)), np.zeros((_MOST_OPTIONS, 2))
    options = 0
    if owner != NOBODY and place[owner] < road and (lay.own_too or owner != mover):
        here = place[owner]
        for way in range(lay.way_start[here], lay.way_start[here + 1]):
            to = min(lay.way_to[way], road)
            if to == road or not is_taken(to, None, place, seats):  # RU-16, RU-9
                place[owner] = to
                _read_after(mover, lay, at, tables, response, values[options], others[options])
                options += 1
        place[owner] = here
    _read_after(mover, lay, at, tables, response, values[options], others[options])
    if options == 0:
        for seat in range(seats):
            column[seat] = values[0, seat]
        found[REACH], found[LENGTH] = others[0, REACH], others[0, LENGTH]
        return 0.0
    is_responding = owner == response.seat
    return _choose_bonus(
        owner, is_responding, values[: options + 1], others, temperature, tie_of(tables), column, found
    )


@inner
def _choose_bonus(
    owner: int,
    is_responding: bool,
    values: Floats,
    others: Floats,
    temperature: float,
    tie: float,
    column: Floats,
    found: Floats,
) -> float:
    """Let the owner of the car choose; return what a better choice would bring it."""
    options = values.shape[0]
    taken, pick, best, total = values[0, owner], 0, values[0, owner], 0.0
    for option in range(1, options):
        best = max(best, values[option, owner])
        if values[option, owner] > taken + tie:
            taken, pick = values[option, owner], option
    column[:] = 0.0
    found[:] = 0.0
    for option in range(options):
        pull = 1.0 if option == pick else 0.0
        if temperature:
            pull = np.exp((values[option, owner] - best) / temperature)
        total += pull
        for seat in range(column.shape[0]):
            column[seat] += pull * values[option, seat]
        for slot in range(2):
            found[slot] += pull * others[option, slot]
    for seat in range(column.shape[0]):
        column[seat] /= total
    for slot in range(2):
        found[slot] /= total
    if is_responding:
        for slot in range(2):
            found[slot] = others[0, slot]
            for option in range(1, options):
                found[slot] = max(found[slot], others[option, slot])
    return float(best - column[owner])


@inner
def _read_after(
    mover: int, lay: Layout, at: Standing, tables: Table, response: BonusResponse, value: Floats, found: Floats
) -> None:
    """Read the values of a position when the mover's turn is over: for the next seat on the road, or at the end."""
    seats, road, place, used = lay.seats, lay.road, at.place, at.used
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
            if response.seat != NOBODY:
                found[REACH], found[LENGTH] = value[response.seat], 0.0
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
    if response.seat != NOBODY:
        found[REACH], found[LENGTH] = response.reach[row, 0], response.length[row, 0]
