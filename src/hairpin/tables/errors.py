"""Errors of a table beside those of the rules: missing rights, stale commands, wrong stage (docs/protocol.md)."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class StageError(HairpinError):
    """Not possible before, during or after a race."""

    code = "table/stage"


class NotYourSeatError(HairpinError):
    """The seat belongs to somebody else."""

    code = "seat/not-yours"


class UnknownSeatError(HairpinError):
    """The table has no such seat."""

    code = "seat/unknown"


class SeatTakenError(HairpinError):
    """The seat is not free."""

    code = "seat/taken"


class LockedError(HairpinError):
    """The host has closed the table to everybody without a key."""

    code = "table/locked"


class SentAwayError(HairpinError):
    """The host has sent this browser away from the table."""

    code = "table/sent-away"


class NotHostError(HairpinError):
    """Only the host may do this."""

    code = "host/not-you"


class StalePlyError(HairpinError):
    """The command was made for an earlier position of the race."""

    code = "ply/stale"


class NonceError(HairpinError):
    """A nonce too late, a second one, or not hexadecimal."""

    code = "dice/nonce"


class DraftTooLongError(HairpinError):
    """More words, or longer ones, than a draft may have."""

    code = "frame/too-large"


class TooLongError(HairpinError):
    """More events since the last race began or ended than a table may have; the race can still be abandoned."""

    code = "table/too-long"
