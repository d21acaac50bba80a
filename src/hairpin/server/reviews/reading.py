"""The job that reads a record for its review, in a sandbox process: a record holds the text of a board."""

from __future__ import annotations

from typing import Any

from hairpin.core.errors import NotEndedError
from hairpin.core.game import Game
from hairpin.games import kit_of
from hairpin.games.record import UNFINISHED, parse_record
from hairpin.server.reviews.protocol import Race, encode, name_subject
from hairpin.tables.replay import MOST_STEPS, TooLongRecordError

READ = f"{__name__}:read"


def read(payload: bytes) -> bytes:
    """Return the race of a record, every action and every roll checked, or refuse it."""
    text = payload.decode()
    record = parse_record(text)
    check_board(record.game)
    if text.rstrip("\n").endswith(f"result: {UNFINISHED}"):
        raise NotEndedError("this race has not ended; it can be reviewed when it is over")
    if len(record.words) > MOST_STEPS:
        raise TooLongRecordError(f"this race has more than {MOST_STEPS} actions", most=MOST_STEPS)
    return encode(Race(name_subject(record.game), record.words))


def check_board(game: Game[Any, Any, Any]) -> None:
    """Refuse a board that nobody could bring to a table."""
    boards = kit_of(game).own_boards
    if boards and game.facts.board_option:
        boards.write(game.board)
