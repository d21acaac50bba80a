"""Errors of a table beside those of the rules, one for each cause that people are told about (docs/protocol.md)."""

from __future__ import annotations

from hairpin.core.errors import HairpinError


class StageError(HairpinError):
    """The setup changes before a race only."""

    code = "table/stage"


class RaceRunningError(HairpinError):
    """A race is running, so that none can start."""

    code = "race/running"


class NoRaceError(HairpinError):
    """No race is running."""

    code = "table/no-race"


class UnknownRaceError(HairpinError):
    """No race with this number has ended at the table."""

    code = "race/unknown"


class NothingToRollError(HairpinError):
    """The seat has to move, not to roll."""

    code = "dice/no-roll"


class FewSeatsError(HairpinError):
    """The board needs as many seats as there are; `least` is how many."""

    code = "table/few-seats"


class ManySeatsError(HairpinError):
    """The board has no room for another seat; `most` is how many it takes."""

    code = "table/many-seats"


class HostSeatError(HairpinError):
    """The host's own seat can neither be removed nor sent away."""

    code = "seat/host"


class NotJoinedError(HairpinError):
    """Nobody joined this seat by link, so nobody can be sent away from it."""

    code = "seat/not-joined"


class NobodySeatedError(HairpinError):
    """No person has this seat: a computer plays it, or it is free."""

    code = "seat/nobody"


class ComputerSeatError(HairpinError):
    """A computer plays this seat until the setup changes, so nobody can take it back."""

    code = "seat/computer"


class NotYourSeatError(HairpinError):
    """The seat belongs to somebody else."""

    code = "seat/not-yours"


class NotYourTurnError(HairpinError):
    """It is another seat's turn."""

    code = "turn/not-yours"


class UnknownSeatError(HairpinError):
    """The table has no such seat."""

    code = "seat/unknown"


class SeatTakenError(HairpinError):
    """The seat is not free."""

    code = "seat/taken"


class CarTakenError(HairpinError):
    """The car belongs to somebody else."""

    code = "car/taken"


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


class NoChancesError(HairpinError):
    """Nobody can tell the chances in this game: not at all, or not while a race goes on that hides something."""

    code = "game/no-chances"


class BarOffError(HairpinError):
    """The table does not show the chances of winning."""

    code = "bar/off"


class CoachOffError(HairpinError):
    """The seat has no coach."""

    code = "coach/off"


class NonceError(HairpinError):
    """A nonce too late, a second one, or not hexadecimal."""

    code = "dice/nonce"


class DraftTooLongError(HairpinError):
    """More words, or longer ones, than a draft may have."""

    code = "frame/too-large"


class TooLongError(HairpinError):
    """More events since the last race began or ended than a table may have; the race can still be abandoned."""

    code = "table/too-long"
