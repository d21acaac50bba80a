"""Checking the dice of a recorded race. Reading a record checks them; this refuses records without fair dice."""

from __future__ import annotations

from hairpin.core.errors import NotEndedError, NotFairError
from hairpin.core.game import CHANCE
from hairpin.games.record import Record, check_record


def verify(record: Record) -> int:
    """Return how many outcomes of chance were checked in a record, or refuse one that cannot be checked."""
    check_record(record)
    if record.fairness is None:
        raise NotFairError("this race was not driven with fair dice: its header has no commitment", line=None)
    if not record.fairness.seed:
        raise NotEndedError("this race has not ended: its seed is not revealed yet", line=None)
    return sum(record.game.actor(before) == CHANCE for before, _, _ in record.steps())
