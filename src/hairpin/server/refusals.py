"""What a table refuses beside the rules: other people's rights, stale taps, full houses (docs/protocol.md)."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class UnknownTableError(HairpinError):
    """No table has this code."""

    code = "table/unknown"


class FullHouseError(HairpinError):
    """There is no room for another table."""

    code = "table/full-house"


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
    """Somebody sits there."""

    code = "seat/taken"


class NotHostError(HairpinError):
    """Only the host may do this."""

    code = "host/not-you"


class StalePlyError(HairpinError):
    """The race has moved on."""

    code = "ply/stale"


class NonceError(HairpinError):
    """A nonce too late, a second one, or not hexadecimal."""

    code = "dice/nonce"


class UnreadableFrameError(HairpinError):
    """Not JSON, not a known type, a field missing or of the wrong kind."""

    code = "frame/unreadable"


class FrameTooLargeError(HairpinError):
    """Over the limit of size."""

    code = "frame/too-large"


class TooManyFramesError(HairpinError):
    """Over the limit of rate."""

    code = "frame/too-many"


class BusyError(HairpinError):
    """Too many boards wait to be measured, or this one takes too long."""

    code = "workshop/busy"


class ToolsMissingError(HairpinError):
    """The compiler, without which no board is measured, is not installed yet."""

    code = "workshop/tools"
