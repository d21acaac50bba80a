"""Errors of the server beside those of rules and tables: unknown tables, bad frames, limits (docs/protocol.md)."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class UnknownTableError(HairpinError):
    """No table has this code."""

    code = "table/unknown"


class FullHouseError(HairpinError):
    """All tables that the server keeps in memory are in use."""

    code = "table/full-house"


class NoSpaceError(HairpinError):
    """The stored tables take all the space that they may; no other one is opened until somebody makes room."""

    code = "table/no-space"


class CrowdedError(HairpinError):
    """As many people watch the table as may."""

    code = "table/crowded"


class UnreadableFrameError(HairpinError):
    """Not JSON, not a known type, a field missing or of the wrong kind."""

    code = "frame/unreadable"


class FrameTooLargeError(HairpinError):
    """Over the size limit."""

    code = "frame/too-large"


class TooManyFramesError(HairpinError):
    """Over the rate limit."""

    code = "frame/too-many"


class TooManyGuessesError(TooManyFramesError):
    """Too many codes of tables that do not exist."""

    code = "table/guesses"


class BusyTableError(HairpinError):
    """Too many commands wait at one table, or too many histories are to be packed."""

    code = "server/busy"


class BusyReviewsError(BusyTableError):
    """Too many races wait to be worked out, or those of this address took too long; that passes."""


class BusyError(HairpinError):
    """Too many boards wait, or those of this address have taken too long; that passes."""

    code = "workshop/busy"


class BoardFailedError(HairpinError):
    """A board that takes too long, or whose process failed; it would most likely fail again."""

    code = "workshop/failed"


class RecordFailedError(HairpinError):
    """A recorded race that takes too long to be worked out; it would most likely do so again."""

    code = "record/failed"


class RecordLateError(RecordFailedError):
    """The process that worked it out was late and was killed."""


class ToolsMissingError(HairpinError):
    """The compiler, without which no board is measured, is not installed yet."""

    code = "workshop/tools"
