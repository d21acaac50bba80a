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
from hairpin.fast.monza.board import Ints
from hairpin.solve.choices import Choices
from hairpin.solve.sweep import (
    COUNTS,
    MOST_CARS,
    Flags,
    Table,
    fill_column,
    has_news,
    mix_ends,
    read_standing,
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
    road: int, others: int, seats: int, seat: int, after: Table, finish: Table, before: Table, reply_after: Table,
    reply_finish: Table, reply_before: Table, length_after: Table, length_finish: Table, length_before: Table,
    choices: Choices, back_start: Ints, back: Ints, heat: float, news_after: Flags, news_before: Flags, grain: float,
    first: int, upto: int,
) -> tuple[float, float, float, float]:  # fmt: skip
    """Fill `reply_before` and `length_before` for some standings; `seat` is counted from the mover, 0 is the mover."""
    standings = road**others
    size = road + COUNTS
    column, own, mine, weights = np.empty((size, seats)), np.empty(size), np.empty(size), np.empty(size)
    replies, lengths, unused = np.empty((size, 1)), np.empty((size, 1)), np.empty(size)
    place, value, one = np.empty(MOST_CARS, np.int64), np.empty(seats), np.empty(1)
    rise_reply = rise_length = gain = error = 0.0
    for standing in range(first, upto):
        if not read_standing(standing, road, others, place):
            continue
        if not has_news(road, others, standing, place, news_after, back_start, back):
            continue
        fill_column(road, others, seats, standing, place, after, finish, column, back_start, back)
        fill_column(road, others, 1, standing, place, reply_after, reply_finish, replies, back_start, back)
        fill_column(road, others, 1, standing, place, length_after, length_finish, lengths, back_start, back)
        own[:] = column[:, seats - 1]
        for here in range(road):
            at = here * standings + standing
            best = weigh_ends(here, own, choices, heat, mine, weights)
            gain = max(gain, best - before[at, 0])
            mix_ends(here, choices, weights, column, value)
            for other in range(seats):
                error = max(error, abs(value[(other + seats - 1) % seats] - before[at, other]))
            if seat == 0:
                reply = weigh_ends(here, replies[:, 0], choices, 0.0, mine, unused)
                length = 1.0 + weigh_ends(here, lengths[:, 0], choices, 0.0, mine, unused)
            else:
                mix_ends(here, choices, weights, replies, one)
                reply = one[0]
                mix_ends(here, choices, weights, lengths, one)
                length = 1.0 + one[0]
            more_reply, more_length = reply - reply_before[at, 0], length - length_before[at, 0]
            if abs(more_reply) > grain or abs(more_length) > LENGTH_GRAIN:
                rise_reply, rise_length = max(rise_reply, more_reply), max(rise_length, more_length)
                news_before[at // road] = 1
                reply_before[at, 0], length_before[at, 0] = reply, length
    return rise_reply, rise_length, gain, error
