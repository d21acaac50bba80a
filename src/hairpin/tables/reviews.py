"""Asking for the review of a race that is over, by its record."""

from __future__ import annotations

from dataclasses import dataclass

from hairpin.core.errors import NotEndedError
from hairpin.core.review import Review
from hairpin.games import kit_of
from hairpin.games.record import UNFINISHED, Record, parse_record
from hairpin.tables.replay import MOST_STEPS, TooLongRecordError


@dataclass(frozen=True, slots=True)
class ReviewIt:
    """Ask for the review of a race: the text of its `.race` file, and how much is to be computed, from 0 on."""

    record: str
    effort: int = 0


@dataclass(frozen=True, slots=True)
class ReviewAnswer:
    """A review; `is_solving`: the values of this race are being computed, and later reviews will be by them."""

    review: Review
    is_solving: bool


def read_ended(text: str) -> Record:
    """Return the record of a race that is over, on a board that a table would accept, or refuse it."""
    record = parse_record(text)
    boards = kit_of(record.game).own_boards
    if boards and record.game.facts.board_option:
        boards.write(record.game.board)
    if text.rstrip("\n").endswith(f"result: {UNFINISHED}"):
        raise NotEndedError("this race has not ended; it can be reviewed when it is over", line=None)
    if len(record.words) > MOST_STEPS:
        raise TooLongRecordError(f"this race has more than {MOST_STEPS} actions", most=MOST_STEPS)
    return record
