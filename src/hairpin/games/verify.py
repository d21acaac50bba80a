"""Checking the dice of a recorded race. Reading a record already checks them; this says whether there was anything."""

from __future__ import annotations

from hairpin.core.errors import NotEndedError, NotFairError
from hairpin.core.game import CHANCE
from hairpin.games.record import Record, check_record


def verify(record: Record) -> int:
    """Return how many answers of chance a record that was read holds, or refuse one that cannot tell."""
    check_record(record)
    if record.fairness is None:
        raise NotFairError("this race was not driven with fair dice: its header has no commitment", line=None)
    if not record.fairness.seed:
        raise NotEndedError("this race has not ended: its seed is not open yet", line=None)
    return sum(record.game.actor(before) == CHANCE for before, _, _ in record.steps())
