"""Errors of the server beside those of rules and tables: unknown tables, bad frames, limits (docs/protocol.md)."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class UnknownTableError(HairpinError):
    """No table has this code."""

    code = "table/unknown"


class FullHouseError(HairpinError):
    """The server has no room for another table, or a table for another spectator."""

    code = "table/full-house"


class UnreadableFrameError(HairpinError):
    """Not JSON, not a known type, a field missing or of the wrong kind."""

    code = "frame/unreadable"


class FrameTooLargeError(HairpinError):
    """Over the size limit."""

    code = "frame/too-large"


class TooManyFramesError(HairpinError):
    """Over the rate limit."""

    code = "frame/too-many"


class BusyTableError(HairpinError):
    """Too many commands wait at one table."""

    code = "server/busy"


class BusyError(HairpinError):
    """Too many boards wait to be measured, or this one takes too long."""

    code = "workshop/busy"


class ToolsMissingError(HairpinError):
    """The compiler, without which no board is measured, is not installed yet."""

    code = "workshop/tools"
