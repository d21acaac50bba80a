"""What a seat could gain by driving otherwise: its best reply to the others' solved driving, bounded from above.

For one seat, `reply` is the most that it can reach while the others drive by the solved values, and `length` the
longest race, in turns, that it can contrive against them. Both are iterated like the values themselves. A bound needs
no limit to be reached: if one more turn could raise no `length` by more than r < 1 beyond the turn itself, then
`length / (1 - r)` is never too short; and if one more turn could raise no `reply` by more than q, then
`reply + q · length` is never too low.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hairpin.fast.kernel import kernel
from hairpin.fast.monza.race.push_back import Behind
from hairpin.fast.monza.tables.values import Table, tie_of
from hairpin.solve.choices import Choices
from hairpin.solve.sweep import (
    COUNTS,
    LANES,
    MOST_CARS,
    Flags,
    copy_lanes,
    copy_slot,
    fill_column,
    is_worth_a_look,
    lay_desk,
    mix_ends,
    weigh_ends,
)

LENGTH_GRAIN = 0.01


class Reply(NamedTuple):
    """What one seat can reach, and how many turns it can make the race last, in tables like those of the values."""

    seat: int
    values: Any
    lengths: Any
    grain: float


class Rise(NamedTuple):
    """How far one turn's look-back may still raise what is known, at most.

    reply, length   of the two tables
    gain            what the mover could gain in this turn alone by the solved values
    error           by how much a solved value differs from what follows from those after it
    """

    reply: float
    length: float
    gain: float
    error: float


@kernel
def look_back_replying(
    road: int,
    others: int,
    seats: int,
    seat: int,
    after: Table,
    finish: Table,
    before: Table,
    reply_after: Table,
    reply_finish: Table,
    reply_before: Table,
    length_after: Table,
    length_finish: Table,
    length_before: Table,
    choices: Choices,
    behind: Behind,
    heat: float,
    news_after: Flags,
    news_before: Flags,
    grain: float,
    first: int,
    upto: int,
) -> tuple[float, float, float, float]:
    """Fill `reply_before` and `length_before` for some standings; `seat` is counted from the mover, 0 is the mover."""
    standings, codes = road**others, road + COUNTS
    column, own, desk = np.zeros((codes, seats, LANES)), np.zeros((codes, LANES)), lay_desk(codes, seats)
    replies, lengths, spare = np.zeros((codes, 1, LANES)), np.zeros((codes, 1, LANES)), lay_desk(codes, 1)
    place, reply, length = np.empty(MOST_CARS, np.int64), np.empty(LANES), np.empty(LANES)
    rise_reply = rise_length = gain = error = 0.0
    lanes, tie = 0, tie_of(before)
    for standing in range(first, upto):
        if is_worth_a_look(road, others, standing, place, news_after, behind):
            fill_column(road, others, standing, place, after, finish, column[:, :, lanes], behind)
            fill_column(road, others, standing, place, reply_after, reply_finish, replies[:, :, lanes], behind)
            fill_column(road, others, standing, place, length_after, length_finish, lengths[:, :, lanes], behind)
            desk.standing[lanes] = standing
            lanes += 1
        if lanes < LANES and standing < upto - 1:
            continue
        copy_slot(column, seats - 1, own)
        for here in range(road if lanes else 0):
            weigh_ends(here, own, choices, heat, tie, desk, lanes)
            mix_ends(here, choices, desk.weights, column, desk.value)
            if seat == 0:
                weigh_ends(here, replies[:, 0], choices, 0.0, 0.0, spare, lanes)
                copy_lanes(spare.total, reply)
                weigh_ends(here, lengths[:, 0], choices, 0.0, 0.0, spare, lanes)
                copy_lanes(spare.total, length)
            else:
                mix_ends(here, choices, desk.weights, replies, spare.value)
                copy_lanes(spare.value[0], reply)
                mix_ends(here, choices, desk.weights, lengths, spare.value)
                copy_lanes(spare.value[0], length)
            for lane in range(lanes):
                at = here * standings + desk.standing[lane]
                gain = max(gain, desk.total[lane] - before[at, 0])
                for other in range(seats):
                    error = max(error, abs(desk.value[(other + seats - 1) % seats, lane] - before[at, other]))
                more_reply, more_length = reply[lane] - reply_before[at, 0], 1.0 + length[lane] - length_before[at, 0]
                if abs(more_reply) > grain or abs(more_length) > LENGTH_GRAIN:
                    rise_reply, rise_length = max(rise_reply, more_reply), max(rise_length, more_length)
                    news_before[at // road] = 1
                    reply_before[at, 0], length_before[at, 0] = reply[lane], 1.0 + length[lane]
        lanes = 0
    return rise_reply, rise_length, gain, error
