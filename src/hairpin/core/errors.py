"""Everything that Hairpin refuses: one root, leaves with a stable code and the facts of the case."""

from __future__ import annotations

from typing import ClassVar


class HairpinError(Exception):
    """What was wrong, where, and what would have been right; `code` is stable, `fields` hold the facts."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **fields: object) -> None:
        super().__init__(message)
        self.message = message
        self.fields = fields


class UnknownGameError(HairpinError):
    """No game has this name."""

    code = "game/unknown"


class UnknownOptionError(HairpinError):
    """The game has no option of this name."""

    code = "option/unknown"


class OptionValueError(HairpinError):
    """The option exists, the value does not."""

    code = "option/value"


class EndlessRaceError(OptionValueError):
    """The option's value makes races that need not come to an end, and have no values."""

    code = "option/endless"


class GameOverError(HairpinError):
    """Nobody acts any more."""

    code = "game/over"


class ActionNotationError(HairpinError):
    """The text is no action of this game."""

    code = "action/notation"


class IllegalActionError(HairpinError):
    """An action of this game, but not now."""

    code = "action/illegal"


class StateNotationError(HairpinError):
    """The text is no position of this game."""

    code = "state/notation"


class UnknownTrackError(HairpinError):
    """No board or tile set has this name."""

    code = "track/unknown"


class TrackFileError(HairpinError):
    """A board or tile file that cannot be raced on."""

    code = "track/file"


class RecordError(HairpinError):
    """A `.race` file that does not tell a race."""

    code = "record/damaged"


class NotFairError(RecordError):
    """A race that was not driven with fair dice cannot be checked."""

    code = "record/not-fair"


class NotEndedError(RecordError):
    """A race that has not ended keeps its seed."""

    code = "record/not-ended"


class UnknownDriverError(HairpinError):
    """No computer driver has this name."""

    code = "driver/unknown"


class DriverTableError(HairpinError):
    """A driver's table that does not fit the board."""

    code = "driver/table"


def name_choices(choices: object) -> str:
    """Join what would have been right for the end of a sentence: `red, green or blue`."""
    if not isinstance(choices, list | tuple | set | frozenset | dict):
        return str(choices)
    words = [str(choice) for choice in choices]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


class ValueFileError(HairpinError):
    """A file of solved values that cannot be trusted."""

    code = "values/damaged"
